# The rulebook of Anti-Monopoly in our own words: titles and texts as in rules.ftl.
# Numbers come from the table's rules: $start, $go, $fine, $fee, the taxes and $grant_1, $grant_2 are sums, the others plain counts;
# what a role has is called $competitor_… and $monopolist_….

# --- the articles of the rule text
rules-article-anti_1 = articolul 1, scopul jocului
rules-article-anti_2 = articolul 2, trezorierul
rules-article-anti_3 = articolul 3, cardurile
rules-article-anti_4 = articolul 4, rolurile
rules-article-anti_5 = articolul 5, banii de început
rules-article-anti_6 = articolul 6, ordinea jocului
rules-article-anti_7 = articolul 7, dublele
rules-article-anti_8 = articolul 8, mutarea
rules-article-anti_9 = articolul 9, cumpărare și plată
rules-article-anti_10 = articolul 10, monopolurile
rules-article-anti_11 = articolul 11, construcțiile
rules-article-anti_12 = articolul 12, ipotecile
rules-article-anti_13 = articolul 13, înapoierea caselor
rules-article-anti_14 = articolul 14, startul
rules-article-anti_15 = articolul 15, colțul
rules-article-anti_16 = articolul 16, căsuțele cu carduri
rules-article-anti_17 = articolul 17, impozitul pe venit
rules-article-anti_18 = articolul 18, impozitul pe proprietate
rules-article-anti_19 = articolul 19, transporturile
rules-article-anti_20 = articolul 20, utilitățile
rules-article-anti_21 = articolul 21, fundația
rules-article-anti_22 = articolul 22, fără lipsuri
rules-article-anti_23 = articolul 23, schimburile
rules-article-anti_24 = articolul 24, falimentul
rules-article-anti_25 = articolul 25, locul cel mai bogat
rules-article-anti_26 = articolul 26, fără împrumuturi
rules-article-anti_two_hours = jocul de două ore

# --- setting up
rule-anti-start-seats = Câte locuri joacă
rule-anti-start-seats-text = O masă are de la { $min_seats } la { $max_seats } locuri, cel mult trei din fiecare rol.
rule-anti-start-money = Banii de început
rule-anti-start-money-text = Fiecare loc începe cu { $start }, oricare i-ar fi rolul.
rule-anti-start-cash_setting = Alți bani de început
rule-anti-start-cash_setting-text = O masă poate începe cu mai mulți sau mai puțini bani decât de obicei; aici fiecare loc începe cu { $start }.
rule-anti-start-space = Unde stau pionii
rule-anti-start-space-text = Toți pionii pornesc de la start și merg pe tablă în sensul acelor de ceasornic.
rule-anti-start-decks = Două pachete
rule-anti-start-decks-text = { $cards ->
    [one] Concurenții și monopoliștii au fiecare pachetul lor, amestecat și pus cu fața în jos; în total e un card.
    [few] Concurenții și monopoliștii au fiecare pachetul lor, amestecat și pus cu fața în jos; în total sunt { $cards } carduri.
   *[other] Concurenții și monopoliștii au fiecare pachetul lor, amestecat și pus cu fața în jos; în total sunt { $cards } de carduri.
}

# --- roles
rule-anti-roles-split = Împărțire egală
rule-anti-roles-split-text = Rolurile se împart egal: unul poate avea cu un loc mai mult decât celălalt, niciodată cu două mai multe.
rule-anti-roles-choice = Alegerea rolului
rule-anti-roles-choice-text = Întâi alege cine a aruncat cel mai mult, apoi ceilalți în sensul acelor de ceasornic, cât timp împărțirea mai lasă de ales.
rule-anti-roles-swap = Schimb de roluri
rule-anti-roles-swap-text = Înaintea primei ture, două locuri își pot schimba rolurile între ele, dacă vor amândouă.
rule-anti-roles-fixed = Rolurile rămân
rule-anti-roles-fixed-text = După ce începe prima tură, nimeni nu-și mai schimbă rolul.

# --- a turn
rule-anti-turn-order = Cine urmează
rule-anti-turn-order-text = Începe cine a aruncat cel mai mult; apoi rândul trece, în sensul acelor de ceasornic, la următorul loc încă în joc.
rule-anti-turn-own = Arunci în tura ta
rule-anti-turn-own-text = Numai locul aflat la rând aruncă, construiește și încheie tura.
rule-anti-turn-end = Încheierea turei
rule-anti-turn-end-text = Când aruncarea ta e jucată și nu mai e nimic de rezolvat, îți închei tura.
rule-anti-turn-business = Afaceri în tura altora
rule-anti-turn-business-text = Poți ipoteca, răscumpăra, înapoia clădiri și face schimburi în tura oricui.
rule-anti-bank-keeps = Banca
rule-anti-bank-keeps-text = Banca ține banii, proprietățile care nu sunt ale nimănui și toate casele și apartamentele.

# --- moving
rule-anti-move-throw = Mutarea pionului
rule-anti-move-throw-text = Aruncă două zaruri și mută pionul cu atâtea căsuțe cât e suma lor; căsuța la care ajungi spune ce urmează.
rule-anti-doubles-again = Dubla aduce încă o tură
rule-anti-doubles-again-text = După o dublă, joacă aruncarea până la capăt, apoi mai aruncă o dată.
rule-anti-doubles-ordinary = Dublă în tura în plus
rule-anti-doubles-ordinary-text = O dublă în tura în plus e o aruncare obișnuită: a treia tură nu există.
rule-anti-doubles-never_sent = Dublele nu închid pe nimeni
rule-anti-doubles-never_sent-text = Oricâte duble ai arunca, ele nu te trimit niciodată în colț.
rule-anti-doubles-lost = O dublă care se termină în colț
rule-anti-doubles-lost-text = Dacă o dublă se termină cu trimiterea în colț, tura în plus se pierde și tura ta se încheie.
rule-anti-go-pays = Banii de la start
rule-anti-go-pays-text = Când te oprești la start sau treci de el, primești { $go }.
rule-anti-go-card = Un card te trece de start
rule-anti-go-card-text = Dacă un card te duce înainte la start sau dincolo de el, primești { $go }, ca după o aruncare.
rule-anti-board-names = Tablele și numele lor
rule-anti-board-names-text = Fiecare tablă are orașele și străzile ei, cu aceleași prețuri și chirii în aceleași locuri.

# --- buying
rule-anti-buy-price = Cumpărarea unei proprietăți
rule-anti-buy-price-text = Dacă ajungi pe o stradă, la o companie de transport sau de utilități fără proprietar, poți cumpăra proprietatea la prețul ei.
rule-anti-buy-refused = Fără licitații
rule-anti-buy-refused-text = Ce nu cumperi rămâne la bancă, pentru cine ajunge acolo mai târziu. Nimic nu se licitează.
rule-anti-buy-short = Fără destul numerar la cumpărare
rule-anti-buy-short-text = Dacă nu-ți ajunge numerarul, poți întâi să ipotechezi, să înapoiezi clădiri sau să faci un schimb, apoi cumperi.
rule-anti-buy-before_end = Cumperi sau nu
rule-anti-buy-before_end-text = O proprietate care ți se oferă se cumpără sau se lasă înainte ca tura ta să se poată încheia.
rule-anti-buy-card = Te trimite un card
rule-anti-buy-card-text = Un card care te duce la o proprietate liberă te lasă s-o cumperi, ca după o aruncare.

# --- rents
rule-anti-rent-owner_column = Contează rolul proprietarului
rule-anti-rent-owner_column-text = Chiria se citește din coloana rolului pe care îl are proprietarul. Rolul tău nu schimbă nimic când plătești.
rule-anti-rent-competitor = Chirie la un concurent
rule-anti-rent-competitor-text = O stradă goală a unui concurent cere o zecime din prețul ei; alte străzi din oraș nu schimbă nimic.
rule-anti-rent-built = Clădirile unui concurent
rule-anti-rent-built-text = Fiecare casă adaugă la chiria unui concurent o zecime din prețul casei, iar apartamentul se socotește drept a cincea casă.
rule-anti-rent-single = Strada singură a unui monopolist
rule-anti-rent-single-text = Cu o singură stradă într-un oraș, un monopolist cere chiria simplă.
rule-anti-rent-monopoly = Chirie de monopol
rule-anti-rent-monopoly-text = Două străzi dintr-un oraș fac un monopol: monopolistul cere atunci dublu pe amândouă.
rule-anti-rent-third = A treia stradă
rule-anti-rent-third-text = Și a treia stradă a unui oraș monopolizat cere dublu, de îndată ce e a monopolistului.
rule-anti-rent-monopoly_built = Clădirile unui monopolist
rule-anti-rent-monopoly_built-text = Cu clădiri, strada unui monopolist cere de două ori cât ar cere a unui concurent la aceeași înălțime.
rule-anti-rent-own = Acasă
rule-anti-rent-own-text = Pe proprietatea ta nu plătești nimic.
rule-anti-rent-mortgaged = Chiria unei proprietăți ipotecate
rule-anti-rent-mortgaged-text = O proprietate ipotecată nu aduce nimic.
rule-anti-rent-suspended = Un monopol în pauză
rule-anti-rent-suspended-text = Dacă una dintre cele două străzi de care are nevoie monopolul e ipotecată, cealaltă cere chiria simplă până la răscumpărare.
rule-anti-rent-third_mortgaged = Două din trei sunt de ajuns
rule-anti-rent-third_mortgaged-text = Cu trei străzi într-un oraș, una poate fi ipotecată: celelalte două fac mai departe monopolul.
rule-anti-rent-claim = Cererea chiriei
rule-anti-rent-claim-text = La mesele care joacă așa, proprietarul cere chiria înainte de aruncarea următoare, altfel rămâne fără ea.
rule-anti-transport-competitor = Transportul unui concurent
rule-anti-transport-competitor-text = Compania de transport a unui concurent cere o zecime din prețul ei, oricâte ar avea concurentul.
rule-anti-transport-monopolist = Transportul unui monopolist
rule-anti-transport-monopolist-text = Companiile de transport ale unui monopolist cer de două ori mai mult cu fiecare în plus. Ferește-te de cine le are pe toate patru.
rule-anti-transport-mortgaged = Transport ipotecat
rule-anti-transport-mortgaged-text = O companie de transport ipotecată nu se numără când cer celelalte chirie.
rule-anti-utility-competitor = Compania de utilități a unui concurent
rule-anti-utility-competitor-text = Cine ajunge acolo aruncă două zaruri și plătește de 4 ori suma, fie că are concurentul una sau pe amândouă.
rule-anti-utility-monopolist = Compania de utilități a unui monopolist
rule-anti-utility-monopolist-text = Cine ajunge acolo aruncă două zaruri și plătește de 4 ori suma sau de 10 ori, dacă monopolistul le are pe amândouă.
rule-anti-utility-mortgaged = O companie de utilități ipotecată
rule-anti-utility-mortgaged-text = O companie de utilități ipotecată nu se numără: cealaltă cere atunci ca și cum ar fi singură.
rule-anti-utility-fresh = O aruncare separată
rule-anti-utility-fresh-text = Pentru o companie de utilități zarurile se aruncă din nou, iar o dublă la acea aruncare nu aduce nimic.

# --- building
rule-anti-build-competitor = Unde construiesc concurenții
rule-anti-build-competitor-text = Concurenții construiesc pe orice stradă a lor, cel mult { $competitor_houses } case; nu e nevoie de un oraș.
rule-anti-build-monopolist = Unde construiesc monopoliștii
rule-anti-build-monopolist-text = Monopoliștii construiesc numai într-un oraș monopolizat, cel mult { $monopolist_houses } case pe stradă.
rule-anti-build-third = Construcții pe a treia stradă
rule-anti-build-third-text = Într-un oraș monopolizat, un monopolist construiește pe fiecare stradă a lui, și pe a treia.
rule-anti-build-apartment = Apartamentul unui concurent
rule-anti-build-apartment-text = După { $competitor_houses } case, următoarea clădire a unui concurent e apartamentul: casele se întorc la bancă.
rule-anti-build-apartment_monopolist = Apartamentul unui monopolist
rule-anti-build-apartment_monopolist-text = După { $monopolist_houses } case, următoarea clădire a unui monopolist e apartamentul: casele se întorc la bancă.
rule-anti-build-apartment_price = Cât costă un apartament
rule-anti-build-apartment_price-text = Un apartament mai costă o dată prețul unei case, pe lângă casele date înapoi pentru el.
rule-anti-build-limit = Nimic peste apartament
rule-anti-build-limit-text = O stradă cu apartament e plină.
rule-anti-build-own_turn = Construcții în tura ta
rule-anti-build-own_turn-text = Casele și apartamentele se cumpără numai în tura proprie.
rule-anti-build-uneven = După plac
rule-anti-build-uneven-text = Nu se construiește neapărat uniform: o stradă poate avea apartament, iar vecina ei nimic.
rule-anti-build-several = Mai multe deodată
rule-anti-build-several-text = Poți construi deodată pe o stradă oricâte trepte, dacă ai cu ce le plăti.
rule-anti-build-price = Prețul unei case
rule-anti-build-price-text = Fiecare treaptă costă prețul casei de pe acea stradă, în numerar.
rule-anti-build-debt = Întâi datoriile, apoi clădirile
rule-anti-build-debt-text = Cât datorezi ceva, nu poți construi.
rule-anti-build-before_throw = Înainte sau după aruncare
rule-anti-build-before_throw-text = În tura ta poți construi și înainte de aruncare, și după ea.
rule-anti-build-streets_only = Numai pe străzi
rule-anti-build-streets_only-text = La companiile de transport și de utilități nu se construiește.
rule-anti-build-owner = Pe străzile tale
rule-anti-build-owner-text = Construiești numai pe străzi care sunt ale tale.
rule-anti-build-mortgaged = Nu pe o ipotecă
rule-anti-build-mortgaged-text = Pe o stradă ipotecată nu se construiește.
rule-anti-build-suspended = O ipotecă oprește construcția
rule-anti-build-suspended-text = Un monopolist nu construiește într-un oraș cât timp o ipotecă lasă acolo mai puțin de două străzi active.
rule-anti-build-detained = Construcții din colț
rule-anti-build-detained-text = Și în închisoare sau în războiul prețurilor poți construi în tura ta.
rule-anti-build-no_shortage = Casele nu se termină
rule-anti-build-no_shortage-text = Case și apartamente sunt mereu destule.

# --- returning buildings
rule-anti-sell-half = Înapoierea caselor
rule-anti-sell-half-text = Banca ia casele înapoi la jumătate din cât costă. Nimeni altcineva nu le poate cumpăra.
rule-anti-sell-apartment = Înapoierea unui apartament
rule-anti-sell-apartment-text = Un apartament aduce jumătate din prețul unei case, iar casele pe care le-a înlocuit stau din nou acolo.
rule-anti-sell-group = Înapoierea unui oraș întreg
rule-anti-sell-group-text = Toate clădirile tale dintr-un oraș pot fi înapoiate deodată, fiecare treaptă la jumătate.
rule-anti-sell-nothing = Nimic de înapoiat
rule-anti-sell-nothing-text = Nu poți înapoia mai mult decât e acolo.
rule-anti-sell-owner = Clădirile tale
rule-anti-sell-owner-text = Înapoiezi numai ce stă pe străzile tale.

# --- mortgages
rule-anti-mortgage-half = Ipotecare
rule-anti-mortgage-half-text = Banca împrumută jumătate din prețul unei proprietăți; până la răscumpărare, ea nu aduce nimic.
rule-anti-mortgage-redeem = Răscumpărare
rule-anti-mortgage-redeem-text = O ipotecă se plătește înapoi cu o zecime în plus: suma de pe spatele titlului.
rule-anti-mortgage-halves = Jumătățile se rotunjesc în sus
rule-anti-mortgage-halves-text = Dacă suma de răscumpărare nu e întreagă, jumătatea se rotunjește în sus.
rule-anti-mortgage-once = O singură ipotecă
rule-anti-mortgage-once-text = O proprietate ipotecată nu poate fi ipotecată încă o dată.
rule-anti-mortgage-not_mortgaged = Se răscumpără numai ipoteci
rule-anti-mortgage-not_mortgaged-text = Pentru răscumpărare e nevoie de o proprietate ipotecată și de numerarul pentru ea.
rule-anti-mortgage-owner = Proprietatea ta
rule-anti-mortgage-owner-text = Ipotechezi și răscumperi numai ce e al tău.
rule-anti-mortgage-buildings = Întâi clădirile
rule-anti-mortgage-buildings-text = Înainte ca o stradă să fie ipotecată, clădirile ei se întorc la bancă.
rule-anti-mortgage-other_street = Vecinele rămân
rule-anti-mortgage-other_street-text = Când un concurent ipotechează o stradă, clădirile de pe celelalte străzi ale orașului rămân.
rule-anti-mortgage-city = Când se rupe un monopol
rule-anti-mortgage-city-text = Dacă o ipotecă rupe monopolul unui monopolist, întâi se înapoiază toate clădirile din acel oraș.
rule-anti-mortgage-third = Strada de rezervă
rule-anti-mortgage-third-text = Cu trei străzi, un monopolist o poate ipoteca pe a treia, dacă e goală: monopolul și clădirile lui rămân.

# --- the corner
rule-anti-corner-visit = Doar în vizită
rule-anti-corner-visit-text = Dacă o aruncare te duce în colț, ești doar în vizită: nu se întâmplă nimic.
rule-anti-corner-sent = Trimiterea în colț
rule-anti-corner-sent-text = Concurenții ajung în războiul prețurilor, monopoliștii la închisoare; pe drum nu se dau bani de la start.
rule-anti-corner-ends = Trimiterea încheie tura
rule-anti-corner-ends-text = Orice ar fi arătat zarurile, trimiterea în colț îți încheie tura.
rule-anti-corner-price_war = Chirie în războiul prețurilor
rule-anti-corner-price_war-text = Un concurent aflat în războiul prețurilor încasează în continuare chirii.
rule-anti-corner-prison = Fără chirie în închisoare
rule-anti-corner-prison-text = Un monopolist aflat în închisoare nu încasează nimic.
rule-anti-corner-prison_card = „Fără chirii timp de două ture”
rule-anti-corner-prison_card-text = Cardul închisorii înseamnă: cât timp ești în închisoare. Cine iese mai devreme încasează mai devreme.
rule-anti-corner-leaving_rent = Din nou afară
rule-anti-corner-leaving_rent-text = Un monopolist ieșit din închisoare încasează imediat din nou chirie.
rule-anti-corner-doubles = Ieșirea cu o dublă
rule-anti-corner-doubles-text = O dublă în prima sau a doua tură de acolo te scoate, te mută și contează ca dublă: încă o tură.
rule-anti-corner-failed = Fără dublă
rule-anti-corner-failed-text = Fără dublă rămâi acolo și nu mai arunci în tura asta.
rule-anti-corner-pay = Plătești și ieși
rule-anti-corner-pay-text = Înainte de aruncare poți plăti { $fine }; apoi arunci și muți ca de obicei.
rule-anti-corner-late = Prea târziu ca să plătești
rule-anti-corner-late-text = După o aruncare ratată, plata așteaptă tura ta următoare.
rule-anti-corner-third = A treia tură
rule-anti-corner-third-text = În a treia tură de acolo, odată cu aruncarea plătești { $fine } și mergi mai departe.
rule-anti-corner-third_doubles = Dublă în a treia tură
rule-anti-corner-third_doubles-text = O dublă după plata obligatorie aduce ca de obicei încă o tură.
rule-anti-corner-third_debt = A treia tură fără numerar
rule-anti-corner-third_debt-text = Dacă n-ai { $fine }, fă întâi rost de ei; apoi pionul înaintează.
rule-anti-corner-business = Afaceri din colț
rule-anti-corner-business-text = În închisoare sau în războiul prețurilor poți ipoteca, răscumpăra și face schimburi ca oricine.

# --- cards
rule-anti-cards-own_deck = Pachetul tău
rule-anti-cards-own_deck-text = Pe o căsuță cu carduri tragi cardul de deasupra din pachetul rolului tău și faci ce scrie pe el.
rule-anti-cards-under = Înapoi sub pachet
rule-anti-cards-under-text = Cardul tras trece sub pachetul lui; niciunul nu se păstrează.
rule-anti-cards-receive = Carduri care aduc bani
rule-anti-cards-receive-text = Banca îți plătește suma de pe card.
rule-anti-cards-pay = Carduri care costă
rule-anti-cards-pay-text = Plătește băncii suma de pe card.
rule-anti-cards-nothing = Carduri care nu fac nimic
rule-anti-cards-nothing-text = Unele carduri sunt doar vorbe bune.
rule-anti-cards-move = Carduri care duc la o căsuță
rule-anti-cards-move-text = Mergi înainte până la căsuța de pe card; acolo cumperi sau plătești ca după o aruncare.
rule-anti-cards-sent = Carduri care duc în colț
rule-anti-cards-sent-text = Un asemenea card trimite un concurent în războiul prețurilor, iar un monopolist la închisoare.
rule-anti-cards-from_monopolists = De la fiecare monopolist
rule-anti-cards-from_monopolists-text = Fiecare monopolist îi plătește suma de pe card concurentului care a tras cardul.
rule-anti-cards-from_competitors = De la fiecare concurent
rule-anti-cards-from_competitors-text = Fiecare concurent îi plătește suma de pe card monopolistului care a tras cardul, deși cardul tipărit vorbește doar de unul.
rule-anti-cards-all_monopolists = Pentru toți monopoliștii
rule-anti-cards-all_monopolists-text = Banca îi plătește fiecărui monopolist suma de pe card.
rule-anti-cards-throw = Carduri cu aruncare
rule-anti-cards-throw-text = Aruncă două zaruri: un concurent câștigă cu 10 sau mai mult, un monopolist cu 8 sau mai mult.
rule-anti-cards-throw_fresh = Aruncarea unui card e doar atât
rule-anti-cards-throw_fresh-text = O dublă la aruncarea unui card nu aduce nimic, iar pionul rămâne pe loc.
rule-anti-cards-waiting = Când mai mulți nu pot plăti
rule-anti-cards-waiting-text = Cine n-are destul numerar pentru un asemenea card rămâne cu o datorie; datoriile așteaptă în sensul acelor de ceasornic, începând cu cel care a tras cardul.

# --- taxes
rule-anti-tax-choice = Alegi impozitul pe venit
rule-anti-tax-choice-text = Alegi între { $income_tax } și procentele rolului tău, înainte de orice socoteală.
rule-anti-tax-flat = Impozitul fix pe venit
rule-anti-tax-flat-text = Suma fixă e de { $income_tax }, oricât ai avea.
rule-anti-tax-competitor = Procentele unui concurent
rule-anti-tax-competitor-text = { $competitor_cash }{"\u00A0"}% din numerar, { $competitor_deeds }{"\u00A0"}% din prețurile proprietăților neipotecate, { $competitor_buildings }{"\u00A0"}% din cât costă clădirile.
rule-anti-tax-monopolist = Procentele unui monopolist
rule-anti-tax-monopolist-text = { $monopolist_cash }{"\u00A0"}% din numerar, { $monopolist_deeds }{"\u00A0"}% din prețurile proprietăților neipotecate, { $monopolist_buildings }{"\u00A0"}% din cât costă clădirile.
rule-anti-tax-mortgaged = Ipotecile și impozitul
rule-anti-tax-mortgaged-text = Proprietățile ipotecate nu intră în procente.
rule-anti-tax-buildings = Clădirile și impozitul
rule-anti-tax-buildings-text = Clădirile se socotesc la costul inițial: un apartament, cât cinci case la un concurent și cât patru la un monopolist.
rule-anti-tax-rounding = Rotunjirea impozitului
rule-anti-tax-rounding-text = Fiecare dintre cele trei părți se rotunjește în jos.
rule-anti-tax-debt = Un impozit peste numerar
rule-anti-tax-debt-text = Un impozit pentru care nu-ți ajunge numerarul e o datorie ca oricare alta.
rule-anti-tax-property = Impozit pe proprietate
rule-anti-tax-property-text = Oricine ajunge acolo plătește { $property_tax }.

# --- the foundation
rule-anti-foundation-competitor = Un ajutor pentru concurenți
rule-anti-foundation-competitor-text = Un concurent aruncă un zar: 1 aduce { $grant_1 }, 2 aduce { $grant_2 }, orice altceva nimic.
rule-anti-foundation-monopolist = Monopoliștii plătesc fundației
rule-anti-foundation-monopolist-text = Un monopolist plătește; pe table scrie 160. La masa aceasta se plătesc { $fee }.
rule-anti-foundation-setting = Zece sau o sută șaizeci
rule-anti-foundation-setting-text = Un text al regulilor le cere monopoliștilor 10, alte cinci surse 160; masa alege. Aici se plătesc { $fee }.
rule-anti-foundation-fresh = Zarul fundației
rule-anti-foundation-fresh-text = Zarul pentru fundație se aruncă separat; nu mută niciun pion și nu aduce nicio tură.

# --- trades
rule-anti-trade-any_time = Schimburi oricând
rule-anti-trade-any_time-text = Locurile pot face oricând schimburi între ele, cu bani și proprietăți.
rule-anti-trade-answers = Oferte și răspunsuri
rule-anti-trade-answers-text = O ofertă rămâne până e acceptată, refuzată sau retrasă.
rule-anti-trade-buildings = Fără clădiri în schimburi
rule-anti-trade-buildings-text = Casele și apartamentele nu intră niciodată în schimburi: se înapoiază înainte ca strada lor să treacă la altcineva.
rule-anti-trade-city = Un monopol care ține clădiri
rule-anti-trade-city-text = O stradă nu se dă la schimb cât pierderea ei ar rupe un monopol construit; întâi se înapoiază clădirile.
rule-anti-trade-city_stands = Strada de rezervă
rule-anti-trade-city_stands-text = A treia stradă, dacă e goală, se poate da la schimb: monopolul celorlalte două rămâne.
rule-anti-trade-mortgaged = Schimburi cu proprietăți ipotecate
rule-anti-trade-mortgaged-text = Proprietățile ipotecate se pot schimba la orice preț. Rămân ipotecate și nu se plătește nicio taxă.
rule-anti-trade-void = Oferte căzute
rule-anti-trade-void-text = O ofertă care nu mai poate fi respectată cade când o acceptă cineva.
rule-anti-trade-own = Ofertele merg la alții
rule-anti-trade-own-text = Nu-ți poți face ție o ofertă.
rule-anti-trade-possible = Numai ce există
rule-anti-trade-possible-text = Ambele părți trebuie să aibă ce scrie în ofertă, iar banii merg într-un singur sens.
rule-anti-trade-monopoly = Monopol prin schimb
rule-anti-trade-monopoly-text = Un monopolist care ia prin schimb a doua stradă a unui oraș are imediat monopolul.
rule-anti-trade-no_loans = Fără împrumuturi
rule-anti-trade-no_loans-text = Nimeni nu împrumută bani altui loc.

# --- debts
rule-anti-debt-raise = Faci rost de bani
rule-anti-debt-raise-text = Cu o datorie, înapoiezi clădiri, ipotechezi sau faci schimburi până poți plăti; un schimb cu un loc căruia nu-i datorezi trebuie să acopere tot.
rule-anti-debt-end = Datoriile înaintea sfârșitului turei
rule-anti-debt-end-text = Tura ta nu merge mai departe cât datorezi ceva.
rule-anti-debt-whole = Totul deodată
rule-anti-debt-whole-text = O datorie se plătește dintr-o bucată.

# --- bankruptcy
rule-anti-bankrupt-to_seat = Faliment față de alt loc
rule-anti-bankrupt-to_seat-text = Numerarul și proprietățile trec la locul care l-a provocat, cu ipotecile lor.
rule-anti-bankrupt-buildings = Clădirile celui falit
rule-anti-bankrupt-buildings-text = Întâi clădirile se întorc la bancă, la jumătate de preț.
rule-anti-bankrupt-to_bank = Faliment față de bancă
rule-anti-bankrupt-to_bank-text = Totul trece la bancă; proprietățile sunt fără ipoteci și din nou de vânzare.
rule-anti-bankrupt-can_raise = Nu cât mai poți plăti
rule-anti-bankrupt-can_raise-text = Nu dă faliment nimeni care mai poate face rost de cât datorează.
rule-anti-bankrupt-out = Ieșirea din joc
rule-anti-bankrupt-out-text = Un loc falit nu mai are ture și nu mai ia parte la nimic.
rule-anti-bankrupt-no_forced = Proprietățile trec așa cum sunt
rule-anti-bankrupt-no_forced-text = Proprietățile neipotecate nu se ipotechează întâi; trec așa cum sunt.
rule-anti-bankrupt-resign = Plecarea din joc
rule-anti-bankrupt-resign-text = Cine abandonează iese din joc; ce are locul trece la creditorul primei datorii sau la bancă.

# --- how the game ends
rule-anti-end-last = Modul A: ultimul loc rămas
rule-anti-end-last-text = În modul A câștigă ultimul loc care nu e falit.
rule-anti-end-usual = Modul obișnuit
rule-anti-end-usual-text = Dacă nimeni nu spune altfel, se joacă modul A.
rule-anti-end-role_out = Modul B: un rol dispare
rule-anti-end-role_out-text = În modul B jocul se încheie când un rol dispare cu totul; câștigă locul cel mai bogat al celuilalt rol.
rule-anti-end-mode_a_role = Un rol dispare în modul A
rule-anti-end-mode_a_role-text = În modul A, după ce un rol dispare, jocul continuă între locurile celuilalt.
rule-anti-end-wealth = Averea
rule-anti-end-wealth-text = Averea e numerarul plus cât ar aduce toate proprietățile neipotecate, dacă s-ar opri cineva o dată pe fiecare.
rule-anti-end-utilities = Utilitățile la socoteală
rule-anti-end-utilities-text = Pentru fiecare companie de utilități aruncă zarurile proprietarul ei.
rule-anti-end-prison = Avere din închisoare
rule-anti-end-prison-text = Venitul unui monopolist intră în avere chiar și în închisoare.
rule-anti-end-ties = Egalitate la sfârșit
rule-anti-end-ties-text = Locurile la egalitate în frunte își împart victoria.

# --- the two-hour game
rule-anti-time-turn = Ultima tură
rule-anti-time-turn-text = Când timpul stabilit se termină, tura în curs se joacă până la capăt.
rule-anti-time-adjust = Ajustarea averii
rule-anti-time-adjust-text = { $adjusting ->
    [one] Apoi, timp de un minut, oricine poate înapoia clădiri, ipoteca și răscumpăra, numai cu banca.
    [few] Apoi, timp de { $adjusting } minute, oricine poate înapoia clădiri, ipoteca și răscumpăra, numai cu banca.
   *[other] Apoi, timp de { $adjusting } de minute, oricine poate înapoia clădiri, ipoteca și răscumpăra, numai cu banca.
}
rule-anti-time-build = Construcții la încheiere
rule-anti-time-build-text = Cât se ajustează averea, fiecare loc poate construi, deși nu e rândul nimănui.
rule-anti-time-no_deals = Fără înțelegeri la încheiere
rule-anti-time-no_deals-text = Cât se ajustează averea, locurile nu fac schimburi între ele.
rule-anti-time-done = Gata cu ajustarea
rule-anti-time-done-text = Un loc care a terminat nu mai schimbă nimic; când au terminat toate, începe socoteala.
rule-anti-time-clock = Când se termină minutele
rule-anti-time-clock-text = Când timpul de ajustare se termină, au terminat toți.
rule-anti-time-keeps = Cât păstrează fiecare rol
rule-anti-time-keeps-text = Concurenții păstrează { $competitor_keeps }{"\u00A0"}% din numerar, monopoliștii { $monopolist_keeps }{"\u00A0"}%; restul trece la bancă.
rule-anti-time-rounding = Rotunjirea celor păstrate
rule-anti-time-rounding-text = Ce se păstrează se rotunjește în jos.
rule-anti-time-walk = Turul băncii
rule-anti-time-walk-text = Banca face o dată turul tablei, se oprește la fiecare proprietate care are proprietar și îi plătește chiria obișnuită.
rule-anti-time-walk_mortgaged = Ipotecile la turul băncii
rule-anti-time-walk_mortgaged-text = O proprietate ipotecată nu-i aduce proprietarului nimic la turul băncii.
rule-anti-time-winner = Câștigă cine are mai mult numerar
rule-anti-time-winner-text = După turul băncii, câștigă locul cu cel mai mult numerar.
rule-anti-time-ties = Numerar egal
rule-anti-time-ties-text = Locurile cu același numerar își împart victoria.
rule-anti-time-role_out = Un rol dispare pe parcurs
rule-anti-time-role_out-text = Într-un joc de două ore, un rol dispărut nu schimbă nimic.
rule-anti-time-one_left = Un singur loc rămas
rule-anti-time-one_left-text = Dacă rămâne un singur loc înainte să se termine timpul, jocul se încheie acolo și acel loc câștigă.
rule-anti-time-only = Numai ceasul
rule-anti-time-only-text = Sfârșitul timpului îl anunță numai ceasul, și numai într-un joc de două ore.
