# The rulebook in our own words. `rule-<id>` is a short title, `rule-<id>-text` the rule; dots of an id become hyphens.
# Numbers come from the table's rules: $start, $go, $fine, $first_bid, $step are sums, the others plain counts.

# --- where a rule comes from
rules-source-text = Textul regulilor: { $article }
rules-source-public = Descrieri publice ale jocului: { $article }
rules-source-ruling = Hotărârea noastră, unde textul regulilor tace: { $article }
rules-source-house = Valoarea noastră, fiindcă cea tipărită nu e publică: { $article }
rules-article-setup = pregătirea
rules-article-turn = o tură
rules-article-discard = lăsarea resurselor
rules-article-gather = adunarea resurselor
rules-article-move = mutarea pionului
rules-article-doubles = duble
rules-article-go = START
rules-article-unowned = proprietăți fără proprietar
rules-article-owned = proprietăți cu proprietar
rules-article-values = proprietățile și valorile lor
rules-article-collect = Strânge 2
rules-article-resources = Aruncă pentru resurse
rules-article-steal = Fură 1
rules-article-parking = Parcare gratuită
rules-article-visiting = Doar în vizită
rules-article-go_to_jail = Mergi la închisoare
rules-article-chance = Șansă
rules-article-deck = cardurile
rules-article-jail = închisoarea
rules-article-trades = înțelegeri între locuri
rules-article-bank = schimbul cu banca
rules-article-floors = construirea etajelor
rules-article-building = unde se construiește
rules-article-mortgage = ipoteci și datorii
rules-article-bankruptcy = falimentul
rules-article-end = sfârșitul jocului
rules-article-score = puncte
rules-article-bonus = cărți bonus
rules-article-winner = cine câștigă

# --- seating up
rule-builder-start-seats = Locuri
rule-builder-start-seats-text = O masă are de la { $min_seats } la { $max_seats } locuri.
rule-builder-start-first = Cine începe
rule-builder-start-first-text = Toți aruncă două zaruri; începe cine are suma cea mai mare. Cei la egalitate aruncă din nou.
rule-builder-start-money = Banii de început
rule-builder-start-money-text = Fiecare loc începe cu { $start }.
rule-builder-start-chips = Resursele de început
rule-builder-start-chips-text = { $at_start ->
    [one] Fiecare loc începe cu o resursă de culoarea propriului pion.
    [few] Fiecare loc începe cu { $at_start } resurse de culoarea propriului pion.
   *[other] Fiecare loc începe cu { $at_start } de resurse de culoarea propriului pion.
}
rule-builder-start-clockwise = În sensul acelor de ceasornic
rule-builder-start-clockwise-text = Rândul merge în jurul mesei în sensul acelor de ceasornic.
rule-builder-chance-deck = Pachetul Șansă
rule-builder-chance-deck-text = { $cards ->
    [one] Pachetul are un card. Două feluri se păstrează până le joci; toate celelalte se aplică imediat.
    [few] Pachetul are { $cards } carduri. Două feluri se păstrează până le joci; toate celelalte se aplică imediat.
   *[other] Pachetul are { $cards } de carduri. Două feluri se păstrează până le joci; toate celelalte se aplică imediat.
}

# --- the turn
rule-builder-turn-own = Tura proprie
rule-builder-turn-own-text = Aruncarea, construcțiile și schimburile cu banca sunt ale locului aflat la rând.
rule-builder-turn-steps = Ordinea unei ture
rule-builder-turn-steps-text = Lași resursele în plus, arunci, aduni, muți, căsuța își face efectul, faci schimburi și construiești, închei tura.
rule-builder-turn-one_throw = O aruncare pe tură
rule-builder-turn-one_throw-text = Fără dublă nu există a doua aruncare într-o tură.
rule-builder-turn-no_early_end = Fără încheiere înainte de aruncare
rule-builder-turn-no_early_end-text = O tură se poate încheia numai după aruncare și după tot ce cere căsuța.
rule-builder-turn-mixed = Schimburi și construcții amestecate
rule-builder-turn-mixed-text = După mutare poți trece de la schimburi la construcții și înapoi de câte ori vrei.
rule-builder-action-unknown_name = Nume
rule-builder-action-unknown_name-text = Proprietățile, căsuțele, fundațiile, cardurile și locurile trebuie să fie de la masa aceasta.
rule-builder-action-bad_amount = Sume și numere
rule-builder-action-bad_amount-text = Sumele și numerele sunt întregi, mai mari decât 0, și exact cât cere regula.

# --- discarding
rule-builder-discard-limit = { $kept ->
    [one] Cel mult o resursă
    [few] Cel mult { $kept } resurse
   *[other] Cel mult { $kept } de resurse
}
rule-builder-discard-limit-text = { $kept ->
    [one] Dacă ai mai mult de o resursă la începutul turei, alegi pe care le lași, până când rămâne una.
    [few] Dacă ai mai mult de { $kept } resurse la începutul turei, alegi pe care le lași, până când rămân { $kept }.
   *[other] Dacă ai mai mult de { $kept } de resurse la începutul turei, alegi pe care le lași, până când rămân { $kept }.
}
rule-builder-discard-before_throw = Întâi lași resursele
rule-builder-discard-before_throw-text = Resursele în plus se lasă înainte să fie aruncate zarurile.
rule-builder-discard-lies = Unde ajung resursele lăsate
rule-builder-discard-lies-text = Resursele lăsate rămân pe căsuța pe care stă pionul tău.
rule-builder-discard-not_below = Nu sub { $kept }
rule-builder-discard-not_below-text = Lași doar ce e în plus; nimeni nu poate coborî sub { $kept }.
rule-builder-discard-in_jail = Resurse lăsate în închisoare
rule-builder-discard-in_jail-text = Resursele lăsate în închisoare rămân pe colțul închisorii, de unde le iau și cei aflați în vizită.
rule-builder-discard-further_turn = Înaintea unei ture în plus
rule-builder-discard-further_turn-text = Și la tura în plus de după o dublă se lasă întâi resursele care depășesc limita.

# --- gathering
rule-builder-gather-deeds = Proprietățile aduc resurse
rule-builder-gather-deeds-text = { $yield ->
    [one] La aruncarea fiecărei ture, orice proprietate neipotecată care arată suma aruncată îi aduce proprietarului o resursă de culoarea ei, oricine ar fi aruncat.
    [few] La aruncarea fiecărei ture, orice proprietate neipotecată care arată suma aruncată îi aduce proprietarului { $yield } resurse de culoarea ei, oricine ar fi aruncat.
   *[other] La aruncarea fiecărei ture, orice proprietate neipotecată care arată suma aruncată îi aduce proprietarului { $yield } de resurse de culoarea ei, oricine ar fi aruncat.
}
rule-builder-gather-own_total = Suma { $own_total } aduce culoarea proprie
rule-builder-gather-own_total-text = { $yield ->
    [one] La suma { $own_total }, fiecare loc ia o resursă de culoarea propriului pion.
    [few] La suma { $own_total }, fiecare loc ia { $yield } resurse de culoarea propriului pion.
   *[other] La suma { $own_total }, fiecare loc ia { $yield } de resurse de culoarea propriului pion.
}
rule-builder-gather-mortgaged = Proprietățile ipotecate nu aduc nimic
rule-builder-gather-mortgaged-text = O proprietate ipotecată nu aduce resurse.
rule-builder-gather-set_mate = Cealaltă proprietate din grup
rule-builder-gather-set_mate-text = Când o proprietate din grup e ipotecată, cealaltă își aduce în continuare resursele.
rule-builder-gather-short_stock = Când băncii nu-i ajung resursele
rule-builder-gather-short_stock-text = Dacă banca nu le poate da tuturor, resursele se împart în sensul acelor de ceasornic, începând cu cel care a aruncat, până se termină; restul se pierde.
rule-builder-gather-hard_stock = Rezerva băncii
rule-builder-gather-hard_stock-text = { $stock ->
    [one] Din fiecare culoare există o singură resursă, nu mai multe. Ce s-a terminat nu se mai poate lua.
    [few] Din fiecare culoare există { $stock } resurse, nu mai multe. Ce s-a terminat nu se mai poate lua.
   *[other] Din fiecare culoare există { $stock } de resurse, nu mai multe. Ce s-a terminat nu se mai poate lua.
}
rule-builder-gather-other_colours = O culoare terminată
rule-builder-gather-other_colours-text = Dacă una dintre culorile câștigate s-a terminat, celelalte se dau totuși.
rule-builder-gather-jail_throw = Aruncări din închisoare
rule-builder-gather-jail_throw-text = O aruncare din închisoare le aduce tuturor resurse ca oricare alta.
rule-builder-gather-from_jail = Adunare din închisoare
rule-builder-gather-from_jail-text = Un loc aflat în închisoare adună în continuare.
rule-builder-gather-third_double = A treia dublă
rule-builder-gather-third_double-text = Aruncarea care e a treia dublă la rând nu aduce resurse.
rule-builder-gather-resource_throw = Aruncarea pentru resurse
rule-builder-gather-resource_throw-text = Aruncarea în plus de pe acea căsuță aduce resurse numai celui care aruncă, după tabelul ei; proprietățile nu dau nimic la ea.
rule-builder-gather-bankrupt = Locuri falite
rule-builder-gather-bankrupt-text = Un loc falit nu adună nimic.

# --- moving
rule-builder-move-total = Mutarea
rule-builder-move-total-text = Pionul înaintează în sensul acelor de ceasornic cu suma celor două zaruri, iar căsuța la care ajunge își face efectul.
rule-builder-move-pick_up_passing = Ce ridici pe drum
rule-builder-move-pick_up_passing-text = Resursele de pe căsuțele peste care treci sunt ale tale.
rule-builder-move-pick_up_landing = Ce ridici unde ajungi
rule-builder-move-pick_up_landing-text = Resursele de pe căsuța la care ajungi sunt ale tale, înainte ca ea să-și facă efectul.
rule-builder-move-card_pick_up = Ridicare când te mută un card
rule-builder-move-card_pick_up-text = Când un card îți mută pionul, ridici resursele de pe drum, dar nu și pe drumul spre închisoare.
rule-builder-move-card_go = START când te mută un card
rule-builder-move-card_go-text = Un card care îți trece pionul de START sau îl duce acolo aduce { $go }, dar nu și pe drumul spre închisoare.
rule-builder-go-passing = Treci de START
rule-builder-go-passing-text = Când treci de START, primești { $go }.
rule-builder-go-landing = Te oprești la START
rule-builder-go-landing-text = Când te oprești la START, primești { $go }, o singură dată.
rule-builder-go-bank_never_empty = Banii băncii
rule-builder-go-bank_never_empty-text = Băncii nu i se termină niciodată banii.

# --- doubles
rule-builder-doubles-again = Duble
rule-builder-doubles-again-text = După o dublă mai ai o tură întreagă, când se încheie cea în curs.
rule-builder-doubles-third = Trei duble la rând
rule-builder-doubles-third-text = A treia dublă la rând te trimite direct la închisoare; aruncarea aceea nu se joacă.
rule-builder-doubles-no_end = Întâi aruncarea în plus
rule-builder-doubles-no_end-text = Cât mai ai o aruncare în plus, tura nu se poate încheia.
rule-builder-doubles-resource_throw = Dublă la aruncarea pentru resurse
rule-builder-doubles-resource_throw-text = O dublă la acea aruncare în plus nu aduce altă tură.
rule-builder-doubles-jailed = Închisoarea oprește dublele
rule-builder-doubles-jailed-text = Dacă ajungi la închisoare după o dublă, nu mai ai tură în plus.

# --- properties and rent
rule-builder-property-buy = Cumpărare
rule-builder-property-buy-text = Dacă ajungi pe o proprietate care nu e a nimănui, o poți cumpăra de la bancă la prețul ei.
rule-builder-property-short = Cumpărarea cere numerar
rule-builder-property-short-text = Prețul întreg se plătește pe loc. Poți face întâi rost de bani cu o ipotecă sau un schimb; altfel proprietatea merge la licitație.
rule-builder-property-decline = Fără cumpărare
rule-builder-property-decline-text = O proprietate pe care n-o cumperi merge imediat la licitație.
rule-builder-property-own = Acasă
rule-builder-property-own-text = Pe o proprietate a ta nu se întâmplă nimic.
rule-builder-property-set = Un grup întreg
rule-builder-property-set-text = Cine are toate proprietățile unei culori încasează chirie dublă pentru ele și primește puncte la sfârșit.
rule-builder-property-house_values = Prețuri și chirii
rule-builder-property-house_values-text = Prețurile, chiriile, sumele și culorile păstrează raporturile singurei proprietăți cunoscute public: chiria e jumătate din preț, iar cu tot grupul, prețul întreg.
rule-builder-rent-owned = Chirie
rule-builder-rent-owned-text = Dacă ajungi pe proprietatea altcuiva, datorezi chiria scrisă pe ea.
rule-builder-rent-set = Chiria cu tot grupul
rule-builder-rent-set-text = Dacă proprietarul are tot grupul, chiria e dublă.
rule-builder-rent-mortgaged = Fără chirie sub ipotecă
rule-builder-rent-mortgaged-text = O proprietate ipotecată nu aduce chirie.
rule-builder-rent-set_mortgaged = Un grup cu o ipotecă
rule-builder-rent-set_mortgaged-text = Proprietatea neipotecată a unui grup întreg aduce în continuare chirie dublă.
rule-builder-rent-auto = Chirie luată imediat
rule-builder-rent-auto-text = Cu „Se ia imediat”, banca ia chiria de îndată ce ajunge cineva acolo.
rule-builder-rent-claim = Cererea chiriei
rule-builder-rent-claim-text = Cu „La cerere”, proprietarul trebuie să ceară chiria înainte să arunce locul următor.
rule-builder-rent-lapse = Chirie necerută
rule-builder-rent-lapse-text = Chiria necerută până aruncă locul următor nu se mai datorează.
rule-builder-rent-claim_doubles = Cereri și duble
rule-builder-rent-claim_doubles-text = Dacă cel care plătește aruncă din nou după o dublă, chiria mai poate fi cerută.
rule-builder-rent-jailed_owner = Proprietari în închisoare
rule-builder-rent-jailed_owner-text = Un proprietar aflat în închisoare încasează chiria ca de obicei.
rule-builder-rent-claim_bankrupt = Cereri față de cei faliți
rule-builder-rent-claim_bankrupt-text = O cerere față de un loc care a dat între timp faliment cade.
rule-builder-rent-claim_jailed = Cereri față de cei din închisoare
rule-builder-rent-claim_jailed-text = O cerere rămâne valabilă și când cel care plătește a ajuns între timp la închisoare.

# --- auctions
rule-builder-auction-everyone = Cine poate licita
rule-builder-auction-everyone-text = Poate licita, în orice ordine, oricine nu e falit, deci și locul care n-a cumpărat.
rule-builder-auction-first_bid = Prima ofertă
rule-builder-auction-first_bid-text = Prima ofertă e de cel puțin { $first_bid }.
rule-builder-auction-raise = Mărirea ofertei
rule-builder-auction-raise-text = Fiecare ofertă următoare e mai mare cu cel puțin { $step } decât ultima.
rule-builder-auction-cash = Oferte și numerar
rule-builder-auction-cash-text = Nimeni nu poate oferi mai mult decât numerarul pe care îl are.
rule-builder-auction-highest = Câștigă cea mai mare ofertă
rule-builder-auction-highest-text = Cine a oferit cel mai mult plătește băncii și ia proprietatea.
rule-builder-auction-no_bid = Nicio ofertă
rule-builder-auction-no_bid-text = Fără ofertă, proprietatea rămâne la bancă.
rule-builder-auction-leader = Cine conduce așteaptă
rule-builder-auction-leader-text = Cine conduce nu-și poate mări oferta și nici nu poate renunța.
rule-builder-auction-pass = Renunțarea e definitivă
rule-builder-auction-pass-text = Cine renunță iese din licitația aceasta.
rule-builder-auction-from_jail = Licitezi din închisoare
rule-builder-auction-from_jail-text = Un loc aflat în închisoare poate licita.
rule-builder-auction-bankrupt = Locurile falite nu licitează
rule-builder-auction-bankrupt-text = Un loc falit nu ia parte la licitații.
rule-builder-auction-closes = Când se închide o licitație
rule-builder-auction-closes-text = Se închide când toți, în afară de cel care conduce, au renunțat sau nu mai pot licita, ori când au renunțat toți.
rule-builder-auction-maximum = Un maxim secret
rule-builder-auction-maximum-text = Stabilește un maxim și banca licitează pentru tine, doar cât e nevoie. Nimeni altcineva nu-l vede.
rule-builder-auction-equal_maxima = Maxime egale
rule-builder-auction-equal_maxima-text = Dintre două maxime egale conduce cel pus mai devreme.
rule-builder-auction-maximum_raised = Schimbarea maximului
rule-builder-auction-maximum_raised-text = Un maxim secret poate fi mărit, dar nu și micșorat.
rule-builder-auction-covered = Oferta din frunte e pusă deoparte
rule-builder-auction-covered-text = Numerarul din oferta care conduce nu poate fi cheltuit între timp pe altceva.
rule-builder-auction-leader_out = Cine conduce iese din joc
rule-builder-auction-leader_out-text = Dacă cine conduce dă faliment sau abandonează, rămâne valabilă cea mai mare ofertă a celor încă în licitație.

# --- other spaces
rule-builder-collect-two = Strânge 2
rule-builder-collect-two-text = { $yield ->
    [one] Ia din bancă o resursă de culoarea căsuței.
    [few] Ia din bancă { $yield } resurse de culoarea căsuței.
   *[other] Ia din bancă { $yield } de resurse de culoarea căsuței.
}
rule-builder-resources-table = Aruncă pentru resurse
rule-builder-resources-table-text = { $yield ->
    [one] Aruncă ambele zaruri și ia o resursă de culoarea pe care tabelul căsuței o arată pentru suma lor.
    [few] Aruncă ambele zaruri și ia { $yield } resurse de culoarea pe care tabelul căsuței o arată pentru suma lor.
   *[other] Aruncă ambele zaruri și ia { $yield } de resurse de culoarea pe care tabelul căsuței o arată pentru suma lor.
}
rule-builder-steal-one = Fură 1
rule-builder-steal-one-text = Alege alt loc și o culoare pe care o are și ia de la el o resursă de culoarea aceea.
rule-builder-steal-nobody = Nimic de furat
rule-builder-steal-nobody-text = Dacă nimeni altcineva n-are resurse, nu se întâmplă nimic.
rule-builder-parking-swap = Parcare gratuită
rule-builder-parking-swap-text = { $parking_rate ->
    [one] Poți schimba cu banca o resursă la alegere pe 1.
    [few] Poți schimba cu banca { $parking_rate } resurse la alegere, chiar de culori diferite, pe 1.
   *[other] Poți schimba cu banca { $parking_rate } de resurse la alegere, chiar de culori diferite, pe 1.
}
rule-builder-parking-other_colour = O culoare cu care n-ai plătit
rule-builder-parking-other_colour-text = La Parcare gratuită iei o resursă de o culoare cu care n-ai plătit.
rule-builder-parking-once = O dată la fiecare oprire
rule-builder-parking-once-text = La Parcare gratuită faci un singur schimb de fiecare dată când te oprești acolo.
rule-builder-parking-optional = Schimbul la Parcare gratuită nu e obligatoriu
rule-builder-parking-optional-text = Poți sări peste schimb.
rule-builder-visiting-nothing = Doar în vizită
rule-builder-visiting-nothing-text = Pe colțul închisorii ești doar în vizită; nu se întâmplă nimic.
rule-builder-go_to_jail-no_go = La închisoare fără banii de la START
rule-builder-go_to_jail-no_go-text = Un pion trimis la închisoare nu ia nimic la START.
rule-builder-go_to_jail-no_pick_up = La închisoare fără resurse
rule-builder-go_to_jail-no_pick_up-text = Un pion trimis la închisoare nu ridică nimic, nici pe drum, nici acolo.
rule-builder-go_to_jail-turn_ends = Închisoarea încheie tura
rule-builder-go_to_jail-turn_ends-text = Când mergi la închisoare, tura ta se încheie pe loc.

# --- cards
rule-builder-chance-obey = Șansă
rule-builder-chance-obey-text = Ia cardul de deasupra, fă ce scrie pe el, apoi pune-l sub pachet.
rule-builder-chance-keep = Carduri păstrate
rule-builder-chance-keep-text = Un card pe care scrie asta se păstrează până îl joci; apoi ajunge sub pachet.
rule-builder-card-advance_to_go = Card: la START
rule-builder-card-advance_to_go-text = Mergi înainte la START și ia { $go }.
rule-builder-card-go_to_jail = Card: la închisoare
rule-builder-card-go_to_jail-text = Mergi direct la închisoare; tura se încheie.
rule-builder-card-take_any_2 = Card: ia resurse
rule-builder-card-take_any_2-text = Ia din bancă 2 resurse, oricare; dacă sunt mai puține, ia ce a rămas.
rule-builder-card-take_one_of_each = Card: câte una din fiecare culoare
rule-builder-card-take_one_of_each-text = Ia câte 1 resursă din fiecare culoare pe care banca o mai are.
rule-builder-card-receive_100 = Card: plătește banca
rule-builder-card-receive_100-text = Banca îți plătește suma de pe card.
rule-builder-card-pay_50 = Card: plătești băncii
rule-builder-card-pay_50-text = Plătește băncii suma de pe card.
rule-builder-card-pay_20_per_floor = Card: plătești pentru etaje
rule-builder-card-pay_20_per_floor-text = Plătește băncii pentru fiecare etaj al tău; fără etaje, nimic.
rule-builder-card-gift_from_each = Card: daruri
rule-builder-card-gift_from_each-text = Fiecare alt loc cu resurse îți dă 1, la alegerea lui.
rule-builder-card-steal_1 = Card: fură o resursă
rule-builder-card-steal_1-text = Ia 1 resursă de la un loc ales de tine, la fel ca pe „Fură 1”.
rule-builder-card-all_return_1 = Card: toți dau înapoi o resursă
rule-builder-card-all_return_1-text = Fiecare loc cu resurse, și al tău, dă înapoi băncii 1, la alegerea lui.
rule-builder-card-next_unowned = Card: următoarea proprietate liberă
rule-builder-card-next_unowned-text = Mergi înainte la următoarea proprietate care nu e a nimănui și cumpăr-o sau las-o la licitație.
rule-builder-card-next_unowned_none = Card: nicio proprietate liberă
rule-builder-card-next_unowned_none-text = Dacă toate proprietățile au proprietar, rămâi unde ești.
rule-builder-card-next_collect = Card: următoarea căsuță „Strânge”
rule-builder-card-next_collect-text = Mergi înainte la următoarea căsuță „Strânge” și ia resursele ei.
rule-builder-card-swap_any = Card: schimbă resurse
rule-builder-card-swap_any-text = Schimbă cu banca oricâte resurse ale tale, una la una, pe alte culori; sau nu schimba nimic.
rule-builder-card-forced_trade = Schimb forțat
rule-builder-card-forced_trade-text = Numește un loc, o culoare a lui și o culoare a ta: câte o resursă trece de la unul la altul, fără drept de refuz.
rule-builder-card-forced_trade_moment = Când se face un schimb forțat
rule-builder-card-forced_trade_moment-text = Schimbul forțat se joacă în tura ta, după aruncare.
rule-builder-card-forced_trade_colours = Culorile unui schimb forțat
rule-builder-card-forced_trade_colours-text = Cele două culori sunt diferite, iar fiecare parte are resursa pe care o dă.
rule-builder-card-forced_trade_bankrupt = Cu cine se face un schimb forțat
rule-builder-card-forced_trade_bankrupt-text = Nu se poate face cu un loc falit și nici cu al tău.

# --- jail
rule-builder-jail-fine = Plătești și ieși
rule-builder-jail-fine-text = Înainte de aruncare poți plăti { $fine }; apoi arunci și muți ca de obicei.
rule-builder-jail-card = Ieșirea cu un card
rule-builder-jail-card-text = Înainte de aruncare poți juca un card de ieșire din închisoare; apoi arunci și muți ca de obicei.
rule-builder-jail-doubles = Ieșirea cu o dublă
rule-builder-jail-doubles-text = O dublă te scoate din închisoare și muți cu ea.
rule-builder-jail-doubles_no_turn = Fără tură în plus din închisoare
rule-builder-jail-doubles_no_turn-text = Dubla care te scoate din închisoare nu aduce altă tură.
rule-builder-jail-failed_throw = O aruncare ratată
rule-builder-jail-failed_throw-text = Fără dublă rămâi în închisoare, cel mult { $throws } aruncări; înainte să închei tura mai poți face schimburi și ipoteci.
rule-builder-jail-third_throw = Ultima aruncare ratată
rule-builder-jail-third_throw-text = După ultima aruncare ratată plătești { $fine } și muți cu acea aruncare.
rule-builder-jail-third_reroll = Ultima aruncare ratată, aruncată din nou
rule-builder-jail-third_reroll-text = Cu „Arunci din nou”, după ultima aruncare ratată plătești { $fine } și te mută o aruncare nouă.
rule-builder-jail-third_debt = Ultima aruncare ratată, fără bani
rule-builder-jail-third_debt-text = Dacă n-ai { $fine }, faci întâi rost de ei, apoi pionul înaintează.
rule-builder-jail-no_building = Fără construcții în închisoare
rule-builder-jail-no_building-text = Cât ești în închisoare, nu poți construi nimic.
rule-builder-jail-mortgage = Ipoteci în închisoare
rule-builder-jail-mortgage-text = Un loc aflat în închisoare poate ipoteca și răscumpăra.
rule-builder-jail-trade = Schimburi în închisoare
rule-builder-jail-trade-text = Un loc aflat în închisoare poate face schimburi cu alte locuri.
rule-builder-jail-bank = Banca face schimb și în închisoare
rule-builder-jail-bank-text = În tura ta, după aruncare, poți face schimb cu banca și din închisoare.

# --- trades
rule-builder-trade-goods = Ce se poate schimba
rule-builder-trade-goods-text = Bani, proprietăți, resurse și carduri păstrate, în orice amestec; cel puțin o parte dă ceva.
rule-builder-trade-agree = Acordul amândurora
rule-builder-trade-agree-text = Schimbul se face când celălalt loc îl acceptă. Poate fi refuzat sau, până atunci, retras.
rule-builder-trade-any_time = Când se fac schimburi
rule-builder-trade-any_time-text = Locurile pot face schimburi între ele oricând, în tura oricui.
rule-builder-trade-cards = Schimburi cu carduri
rule-builder-trade-cards-text = Cardurile păstrate, de ambele feluri, pot intra în schimburi.
rule-builder-trade-mortgaged = Schimburi cu proprietăți ipotecate
rule-builder-trade-mortgaged-text = O proprietate ipotecată poate intra într-un schimb și rămâne ipotecată.
rule-builder-trade-self = Alt loc
rule-builder-trade-self-text = O ofertă merge la alt loc și numai acel loc o poate accepta.
rule-builder-trade-one_way_money = Banii într-un singur sens
rule-builder-trade-one_way_money-text = Numai o parte a schimbului dă bani: diferența.
rule-builder-trade-have = Oferi ce există
rule-builder-trade-have-text = Când se face oferta, fiecare parte trebuie să aibă ce ar urma să dea.
rule-builder-trade-void = Verificată din nou
rule-builder-trade-void-text = O ofertă se verifică din nou când e acceptată. Dacă cine a făcut-o n-o mai poate respecta, nu mai e valabilă.
rule-builder-trade-newest = Oferta cea mai nouă
rule-builder-trade-newest-text = O ofertă nouă pentru același loc o înlocuiește pe cea veche.
rule-builder-trade-bankrupt = Fără schimburi cu cei faliți
rule-builder-trade-bankrupt-text = Un loc falit nu face schimburi cu nimeni.
rule-builder-bank-four_for_one = { $bank_rate } pentru 1
rule-builder-bank-four_for_one-text = Banca ia { $bank_rate } resurse de o culoare și dă 1 de alta.
rule-builder-bank-own_turn = Când face schimb banca
rule-builder-bank-own_turn-text = Cu banca faci schimb în tura ta, după aruncare.
rule-builder-bank-often = De câte ori vrei
rule-builder-bank-often-text = Într-o tură poți face schimb cu banca de câte ori ai cu ce plăti.
rule-builder-bank-other_colour = Altă culoare
rule-builder-bank-other_colour-text = Banca dă altă culoare decât cea pe care o ia.
rule-builder-bank-stock = O culoare pe care banca o are
rule-builder-bank-stock-text = Banca poate da numai o culoare pe care o are în rezervă.

# --- building
rule-builder-floor-first = Primul etaj
rule-builder-floor-first-text = Primul etaj costă 2 resurse, oricare.
rule-builder-floor-second = Al doilea etaj
rule-builder-floor-second-text = Al doilea etaj costă 3 resurse, oricare.
rule-builder-floor-third = Al treilea etaj
rule-builder-floor-third-text = Al treilea etaj costă 1 roșie, 1 verde și 1 de orice culoare.
rule-builder-floor-fourth = Al patrulea etaj
rule-builder-floor-fourth-text = Al patrulea etaj costă 1 mov și 2 galbene.
rule-builder-floor-any = Resurse de orice culoare
rule-builder-floor-any-text = Resursele „oricare” pot fi de culori diferite, iar cine construiește alege care.
rule-builder-floor-pay = Plata unui etaj
rule-builder-floor-pay-text = Tot costul se plătește în resurse, care se întorc în rezerva băncii.
rule-builder-build-many = Câte etaje poți plăti
rule-builder-build-many-text = Într-o tură poți construi oricâte etaje, la o clădire sau la mai multe.
rule-builder-build-moment = Când se construiește
rule-builder-build-moment-text = Construiești în tura ta, după aruncare și după ce ai făcut ce cere căsuța.
rule-builder-build-foundation = Fundații goale
rule-builder-build-foundation-text = Primul etaj se pune pe o fundație goală de pe insulă.
rule-builder-build-own_tower = Clădirile tale
rule-builder-build-own_tower-text = Etajele următoare se pun pe clădirile tale, niciodată pe ale altcuiva.
rule-builder-build-blocks = { $blocks ->
    [one] Un bloc
    [few] { $blocks } blocuri
   *[other] { $blocks } de blocuri
}
rule-builder-build-blocks-text = { $blocks ->
    [one] Un loc are un singur bloc, iar un bloc așezat nu se mai mută.
    [few] Un loc are { $blocks } blocuri, nu mai multe, iar un bloc așezat nu se mai mută.
   *[other] Un loc are { $blocks } de blocuri, nu mai multe, iar un bloc așezat nu se mai mută.
}
rule-builder-build-penthouse_block = Penthouse-ul nu cere bloc
rule-builder-build-penthouse_block-text = { $blocks ->
    [one] Penthouse-ul nu se numără la singurul bloc; poate fi construit și când nu mai ai niciunul.
    [few] Penthouse-ul nu se numără la cele { $blocks } blocuri; poate fi construit și când nu mai ai niciunul.
   *[other] Penthouse-ul nu se numără la cele { $blocks } de blocuri; poate fi construit și când nu mai ai niciunul.
}
rule-builder-penthouse-height = Patru etaje, apoi penthouse-ul
rule-builder-penthouse-height-text = O clădire are cel mult patru etaje de culoarea ei; deasupra lor vine penthouse-ul, iar peste el nimic.
rule-builder-penthouse-cost = Costul penthouse-ului
rule-builder-penthouse-cost-text = Penthouse-ul costă câte 1 resursă din fiecare culoare și 1 de orice culoare.
rule-builder-penthouse-ends = Penthouse-ul încheie jocul
rule-builder-penthouse-ends-text = Jocul se încheie în clipa în care penthouse-ul e construit.

# --- mortgage
rule-builder-mortgage-value = Ipotecare
rule-builder-mortgage-value-text = Banca plătește valoarea de ipotecă scrisă pe proprietate; ea rămâne a ta, întoarsă cu fața în jos.
rule-builder-mortgage-any_time = Când se ipotechează
rule-builder-mortgage-any_time-text = Poți ipoteca oricând, în tura oricui.
rule-builder-mortgage-own = Proprietățile tale
rule-builder-mortgage-own-text = Numai proprietarul ipotechează sau răscumpără o proprietate.
rule-builder-mortgage-once = Ipotecată o dată
rule-builder-mortgage-once-text = O proprietate ipotecată nu mai poate fi ipotecată până n-o răscumperi.
rule-builder-mortgage-redeem = Răscumpărare
rule-builder-mortgage-redeem-text = Plătește băncii valoarea de răscumpărare și proprietatea aduce din nou venituri.
rule-builder-mortgage-redeem_any_time = Când se răscumpără
rule-builder-mortgage-redeem_any_time-text = Poți răscumpăra oricând, în tura oricui.
rule-builder-mortgage-set_points = Și grupurile ipotecate aduc puncte
rule-builder-mortgage-set_points-text = La sfârșit un grup își aduce punctele chiar dacă e ipotecat.

# --- debt and bankruptcy
rule-builder-debt-waits = Datorii
rule-builder-debt-waits-text = O datorie pentru care nu-ți ajunge numerarul așteaptă cât ipotechezi sau faci schimburi ca s-o acoperi.
rule-builder-debt-whole = Toată suma deodată
rule-builder-debt-whole-text = O datorie se plătește într-o singură sumă, întâi cea mai veche.
rule-builder-debt-no_end = Datoriile înaintea sfârșitului turei
rule-builder-debt-no_end-text = Cât datorezi bani, nu poți nici încheia tura, nici arunca din nou.
rule-builder-debt-can_raise = Încă nu ești în faliment
rule-builder-debt-can_raise-text = Cine mai poate face rost de sumă prin ipoteci nu poate declara faliment.
rule-builder-debt-none = Fără datorie, fără faliment
rule-builder-debt-none-text = Faliment se declară numai în fața unei datorii care nu poate fi plătită.
rule-builder-bankrupt-no_turns = După faliment
rule-builder-bankrupt-no_turns-text = Un loc falit nu mai are ture, nu licitează, nu face schimburi și nu plătește nimic.
rule-builder-bankrupt-can_win = Și un loc falit poate câștiga
rule-builder-bankrupt-can_win-text = Clădirile unui loc falit rămân, iar punctele lui se socotesc cu ale tuturor.
rule-builder-bankrupt-to_seat = Faliment față de alt loc
rule-builder-bankrupt-to_seat-text = Locul creditor ia numerarul, proprietățile așa cum sunt, resursele și cardurile Șansă.
rule-builder-bankrupt-to_bank = Faliment față de bancă
rule-builder-bankrupt-to_bank-text = Proprietățile se întorc fără ipotecă și sunt de vânzare, iar resursele revin în rezervă.
rule-builder-bankrupt-cards_under = Cardurile celui falit
rule-builder-bankrupt-cards_under-text = La falimentul față de bancă, cardurile păstrate trec sub pachet.
rule-builder-bankrupt-cash_to_bank = Numerarul celui falit
rule-builder-bankrupt-cash_to_bank-text = La falimentul față de bancă, numerarul rămas trece la bancă.
rule-builder-bankrupt-resign = Abandon
rule-builder-bankrupt-resign-text = Abandonul e un faliment față de primul creditor sau, dacă nu ai datorii, față de bancă; locul care abandonează nu intră în clasament.

# --- the end and the score
rule-builder-end-last_standing = Un singur loc rămas
rule-builder-end-last_standing-text = Când toate locurile în afară de unul au dat faliment, jocul se încheie și se socotesc punctele.
rule-builder-end-stuck = Niciun penthouse posibil
rule-builder-end-stuck-text = Când niciun loc n-ar mai putea construi vreodată penthouse-ul, jocul se încheie și se socotesc punctele.
rule-builder-end-not_chips = Ce face posibil un penthouse
rule-builder-end-not_chips-text = Pentru asta contează numai clădirile, blocurile și fundațiile libere, nu resursele.
rule-builder-score-buildings = Puncte pentru clădiri
rule-builder-score-buildings-text = Clădirile cu 1, 2, 3 și 4 etaje aduc 1, 3, 6 și 10 puncte; cu penthouse, 16.
rule-builder-score-sets = Puncte pentru grupuri
rule-builder-score-sets-text = Grupurile întregi aduc: maro și albastru-deschis 2, roz și portocaliu 3, roșu și galben 4, verde și albastru-închis 5.
rule-builder-score-billionaire = Constructor miliardar
rule-builder-score-billionaire-text = { $billionaire ->
    [one] Cine are la sfârșit cel mai mult numerar primește un punct.
    [few] Cine are la sfârșit cel mai mult numerar primește { $billionaire } puncte.
   *[other] Cine are la sfârșit cel mai mult numerar primește { $billionaire } de puncte.
}
rule-builder-score-community = Constructor al comunității
rule-builder-score-community-text = { $community ->
    [one] Cel mai mare grup de clădiri proprii, lipite prin laturi, nu prin colțuri, aduce un punct.
    [few] Cel mai mare grup de clădiri proprii, lipite prin laturi, nu prin colțuri, aduce { $community } puncte.
   *[other] Cel mai mare grup de clădiri proprii, lipite prin laturi, nu prin colțuri, aduce { $community } de puncte.
}
rule-builder-score-community_height = Înălțimea nu contează
rule-builder-score-community_height-text = Pentru „Constructor al comunității” o clădire se numără o dată, oricât ar fi de înaltă.
rule-builder-score-community_single = Un grup de una
rule-builder-score-community_single-text = O clădire singură e un grup de una pentru „Constructor al comunității”.
rule-builder-score-community_none = Nicio clădire
rule-builder-score-community_none-text = Dacă nimeni n-are clădiri, cartea „Constructor al comunității” nu aduce nimănui nimic.
rule-builder-score-ties_all = Egalitate la o carte bonus
rule-builder-score-ties_all-text = Cu „O primesc toți cei la egalitate”, fiecare loc aflat la egalitate ia punctele cărții bonus.
rule-builder-score-ties_none = Egalitate fără puncte
rule-builder-score-ties_none-text = Cu „N-o primește nimeni”, o carte bonus la egalitate nu aduce nimic.
rule-builder-score-winner = Cine câștigă
rule-builder-score-winner-text = Câștigă cine are cele mai multe puncte.
rule-builder-score-tie_cash = Egalitate la puncte
rule-builder-score-tie_cash-text = La puncte egale câștigă cine are mai mult numerar.
rule-builder-score-shared = Egalitate în toate
rule-builder-score-shared-text = La puncte și numerar egale, victoria se împarte.
