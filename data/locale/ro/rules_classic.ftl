# The rulebook of classic Monopoly in our own words: titles and texts as in rules.ftl.
# Numbers come from the table's rules: $start, $go, $fine, $first_bid, $step and the taxes are sums, the others plain counts.

# --- parts of the rule text that only this game has
rules-article-taxes = impozite și taxe
rules-article-selling = vânzarea clădirilor
rules-article-shortage = când nu ajung clădirile
rules-article-speed_die = zarul rapid

# --- setting up
rule-classic-start-cash_setting = Alți bani de început
rule-classic-start-cash_setting-text = O masă poate începe cu mai mulți sau mai puțini bani decât de obicei; aici fiecare loc începe cu { $start }.
rule-classic-start-money = Banii de început
rule-classic-start-money-text = Fiecare loc începe cu { $start }.
rule-classic-start-seats = Câte locuri joacă
rule-classic-start-seats-text = O masă are de la { $min_seats } la { $max_seats } locuri.
rule-classic-profile-scale = Cum se scriu sumele
rule-classic-profile-scale-text = Unele profiluri scriu sumele în mii sau în milioane. Se schimbă doar cum arată banii, nu și cât costă un lucru față de altul.
rule-classic-board-names = Tablele și numele lor
rule-classic-board-names-text = Fiecare tablă are numele ei și aceleași prețuri și chirii în aceleași locuri. Un nume care nu e pe ea nu înseamnă nimic aici.
rule-classic-start-first = Cine începe
rule-classic-start-first-text = Începe cine aruncă suma cea mai mare cu două zaruri; cei la egalitate în frunte aruncă din nou.
rule-classic-start-deal = Proprietăți împărțite la început
rule-classic-start-deal-text = La mesele care împart proprietăți, ele se amestecă, se dau una câte una începând cu primul loc și se plătesc la prețul lor.

# --- a turn
rule-classic-turn-end = Încheierea turei
rule-classic-turn-end-text = Când aruncarea ta e jucată și nu mai e nimic de rezolvat, îți închei tura.
rule-classic-turn-order = Cine urmează
rule-classic-turn-order-text = Rândul trece la următorul loc care e încă în joc.
rule-classic-turn-own = Arunci în tura ta
rule-classic-turn-own-text = Aruncă numai locul aflat la rând, și o face înainte să-și poată încheia tura.
rule-classic-move-throw = Mutarea pionului
rule-classic-move-throw-text = Aruncă două zaruri și mută pionul cu atâtea căsuțe cât e suma lor; căsuța la care ajungi spune ce urmează.
rule-classic-doubles-again = Încă o aruncare
rule-classic-doubles-again-text = După o dublă, joacă aruncarea până la capăt, apoi mai aruncă o dată înainte să-ți închei tura.
rule-classic-doubles-third = Trei duble la rând
rule-classic-doubles-third-text = A treia dublă din tură nu se mai joacă: mergi direct la închisoare.

# --- GO
rule-classic-go-double = Oprirea la START aduce dublu
rule-classic-go-double-text = La mesele care joacă așa, cine se oprește chiar la START primește dublu. La trecere se plătește tot o singură dată.
rule-classic-go-pays = Banii de la START
rule-classic-go-pays-text = Când treci de START sau te oprești acolo, primești { $go }.
rule-classic-go-setting = Alți bani la START
rule-classic-go-setting-text = O masă poate plăti la START mai mult, mai puțin sau deloc; aici se primesc { $go }.
rule-classic-go-twice = De două ori START într-o tură
rule-classic-go-twice-text = Dacă în aceeași tură te trec de START și o aruncare, și un card, primești banii de ambele dăți.

# --- jail
rule-classic-jail-business = Afaceri din închisoare
rule-classic-jail-business-text = În închisoare poți construi, vinde, ipoteca, răscumpăra și face schimburi ca oricine.
rule-classic-jail-buy_card = Cumperi un card de ieșire
rule-classic-jail-buy_card-text = Poți cumpăra de la alt loc un card de ieșire din închisoare și îl folosești în tura ta.
rule-classic-jail-card = Ieșirea cu un card
rule-classic-jail-card-text = Înainte de aruncare poți folosi un card de ieșire în loc să plătești. El trece sub pachetul lui, iar tu arunci ca de obicei.
rule-classic-jail-doubles = Ieșirea cu o dublă
rule-classic-jail-doubles-text = Dubla te scoate din închisoare și te mută. Altă aruncare nu aduce.
rule-classic-jail-failed = Fără dublă în închisoare
rule-classic-jail-failed-text = Fără dublă rămâi acolo și nu mai arunci în tura asta. Ai în total { $throws } aruncări.
rule-classic-jail-no_rent = Fără chirie în închisoare
rule-classic-jail-no_rent-text = La mesele care joacă așa, un proprietar aflat în închisoare nu încasează chirie.
rule-classic-jail-paid_doubles = Dubla de după plată
rule-classic-jail-paid_doubles-text = Dacă întâi plătești sau folosești un card, dubla contează ca de obicei și mai aduce o aruncare.
rule-classic-jail-pay = Plătești și ieși
rule-classic-jail-pay-text = Înainte de aruncare poți plăti { $fine } în numerar; apoi arunci și muți ca de obicei.
rule-classic-jail-rent = Chirie din închisoare
rule-classic-jail-rent-text = Un proprietar aflat în închisoare încasează chiria ca de obicei.
rule-classic-jail-sent_ends = Închisoarea încheie tura
rule-classic-jail-sent_ends-text = Orice ar fi arătat zarurile, când mergi la închisoare tura se încheie.
rule-classic-jail-space = Mergi la închisoare
rule-classic-jail-space-text = Căsuța aceasta te trimite direct la închisoare, fără bani de la START.
rule-classic-jail-third = Ultima aruncare ratată
rule-classic-jail-third-text = Când ai aruncat de { $throws } ori fără dublă, plătești { $fine } și muți cu ultima aruncare.
rule-classic-jail-third_card = Prea târziu pentru un card
rule-classic-jail-third_card-text = După ultima aruncare ratată se datorează amenda de { $fine }, oricâte carduri ai avea.
rule-classic-jail-third_debt = Ultima aruncare fără numerar
rule-classic-jail-third_debt-text = Dacă n-ai { $fine }, faci întâi rost de ei; apoi pionul înaintează. Dacă nu poți, dai faliment.
rule-classic-jail-two_cards = Două carduri de ieșire
rule-classic-jail-two_cards-text = Cu un card de ieșire din fiecare pachet, se folosește întâi cel de la Șansă.
rule-classic-jail-visiting = Doar în vizită
rule-classic-jail-visiting-text = Dacă te oprești la închisoare, ești doar în vizită: nu se întâmplă nimic.
rule-classic-jail-ways = Trei căi de ieșire
rule-classic-jail-ways-text = În închisoare alegi înaintea fiecărei aruncări: încerci o dublă, plătești { $fine } sau folosești un card de ieșire.

# --- free parking
rule-classic-parking-pot = Potul
rule-classic-parking-pot-text = La mesele cu pot, impozitele și plățile cerute de carduri pentru bancă așteaptă la Parcare gratuită. Cine se oprește acolo ia tot.
rule-classic-parking-rest = Parcare gratuită
rule-classic-parking-rest-text = La Parcare gratuită nu primești și nu plătești nimic.

# --- taxes
rule-classic-tax-choice = Alegi impozitul pe venit
rule-classic-tax-choice-text = Cu impozitele vechi alegi între suma fixă și 10{"\u00A0"}% din averea ta, iar alegerea se face înainte de orice socoteală.
rule-classic-tax-debt = Impozite și numerar
rule-classic-tax-debt-text = Un impozit pentru care nu-ți ajunge numerarul e o datorie: fă rost de bani, apoi plătește.
rule-classic-tax-flat = Impozite fixe
rule-classic-tax-flat-text = Aici impozitul pe venit e de { $income_tax }, iar taxa de lux de { $luxury_tax }, în afară de cazul în care impozitele vechi lasă de ales.
rule-classic-tax-worth = Ce intră în averea impozitată
rule-classic-tax-worth-text = Numerarul, prețul întreg al fiecărei proprietăți, și al celor ipotecate, și cât au costat clădirile tale. Zecimea se rotunjește în sus.
rule-classic-era-newer = Sumele noi
rule-classic-era-newer-text = Cu impozitele fixe, Cufărul comunității dă și cere sumele din edițiile mai noi.
rule-classic-era-older = Sumele vechi
rule-classic-era-older-text = Cu impozitele vechi, taxa de lux și unele carduri din Cufărul comunității au sumele din edițiile mai vechi.

# --- cards
rule-classic-card-decks = Cele două pachete
rule-classic-card-decks-text = Șansă și Cufărul comunității au câte 16 carduri. Faci ce scrie pe cardul tras, apoi el trece sub pachetul lui.
rule-classic-card-advance = Carduri care duc la o căsuță
rule-classic-card-advance-text = Mergi înainte până la căsuța de pe card. Dacă treci de START, iei { $go }; acolo cumperi sau plătești ca după o aruncare.
rule-classic-card-advance_to_go = Card: la START
rule-classic-card-advance_to_go-text = Mergi înainte la START și ia { $go }.
rule-classic-card-back_3 = Card: 3 căsuțe înapoi
rule-classic-card-back_3-text = Mergi înapoi 3 căsuțe; se aplică ce e acolo. Mersul înapoi nu aduce nimic la START.
rule-classic-card-from_each = Card: îți plătesc toți
rule-classic-card-from_each-text = Fiecare alt loc îți plătește suma de pe card. Cine n-are destul numerar îți datorează suma.
rule-classic-card-go_to_jail = Card: la închisoare
rule-classic-card-go_to_jail-text = Mergi direct la închisoare, fără bani de la START. Tura ta se încheie.
rule-classic-card-keep = Carduri păstrate
rule-classic-card-keep-text = Un card de ieșire din închisoare se păstrează până îl folosești și poate intra în schimburi. Apoi trece sub pachetul lui.
rule-classic-card-nearest_railroad = Card: gara cea mai apropiată
rule-classic-card-nearest_railroad-text = Mergi înainte la gara următoare. Dacă nu e a nimănui, o poți cumpăra; altfel plătești de două ori chiria obișnuită. Una ipotecată nu cere nimic.
rule-classic-card-nearest_utility = Card: serviciul public cel mai apropiat
rule-classic-card-nearest_utility-text = Mergi înainte la serviciul public următor. Dacă nu e al nimănui, îl poți cumpăra; altfel arunci din nou și plătești de zece ori suma zarurilor. Unul ipotecat nu cere nimic.
rule-classic-card-pay = Carduri care costă
rule-classic-card-pay-text = Plătește băncii suma de pe card.
rule-classic-card-pay_each = Card: plătești tuturor
rule-classic-card-pay_each-text = Plătește suma de pe card fiecărui alt loc, pe rând. Ce nu poți plăti pe loc rămâne de plătit, o datorie după alta.
rule-classic-card-receive = Carduri care aduc bani
rule-classic-card-receive-text = Banca îți plătește suma de pe card.
rule-classic-card-repairs = Carduri pentru reparații
rule-classic-card-repairs-text = Plătește băncii pentru fiecare casă și fiecare hotel al tău. Fără clădiri nu costă nimic.

# --- buying
rule-classic-buy-must = Cumperi sau nu
rule-classic-buy-must-text = La o proprietate liberă hotărăști înainte să continue jocul: o cumperi sau o lași.
rule-classic-buy-price = Cumpărarea unei proprietăți
rule-classic-buy-price-text = Dacă ajungi la o stradă, o gară sau un serviciu public fără proprietar, poți cumpăra proprietatea la prețul scris.
rule-classic-buy-raise = Faci rost de bani
rule-classic-buy-raise-text = Dacă nu-ți ajunge numerarul, poți întâi să vinzi clădiri, să ipotechezi sau să faci un schimb, apoi cumperi.

# --- auctions
rule-classic-auction-amount = Ce e o ofertă
rule-classic-auction-amount-text = O ofertă e o sumă întreagă, mai mare decât zero.
rule-classic-auction-any_price = Pornire de jos
rule-classic-auction-any_price-text = Textul rusesc și cel online primesc orice primă ofertă; aici e cel puțin { $first_bid }.
rule-classic-auction-auto_pass = Cine nu mai poate licita
rule-classic-auction-auto_pass-text = Cine n-are numerarul pentru oferta următoare iese din licitație de la sine.
rule-classic-auction-business = Afaceri în timpul licitației
rule-classic-auction-business-text = Cât ține o licitație, oricine poate construi, vinde, ipoteca și face schimburi.
rule-classic-auction-cash = Oferte și numerar
rule-classic-auction-cash-text = Nimeni nu poate oferi mai mult decât numerarul pe care îl are.
rule-classic-auction-covered = Oferta din frunte e pusă deoparte
rule-classic-auction-covered-text = Cât conduci, numerarul din oferta ta nu poate fi cheltuit pe altceva.
rule-classic-auction-decliner = Ce nu se cumpără se licitează
rule-classic-auction-decliner-text = O proprietate necumpărată merge imediat la licitație. Poate licita și cine a lăsat-o, dacă masa nu joacă altfel.
rule-classic-auction-doubles_after = Dublă și licitație
rule-classic-auction-doubles_after-text = După licitație urmează în continuare aruncarea în plus pentru dublă.
rule-classic-auction-jail = Licitezi din închisoare
rule-classic-auction-jail-text = Un loc aflat în închisoare poate licita.
rule-classic-auction-leader = Cine conduce așteaptă
rule-classic-auction-leader-text = Cine conduce nu-și poate mări oferta și nici nu poate renunța, doar așteaptă.
rule-classic-auction-leader_out = Cine conduce iese din joc
rule-classic-auction-leader_out-text = Rămâne valabilă cea mai mare ofertă a unui loc încă în joc; dacă nu e niciuna, licitația începe din nou.
rule-classic-auction-no_decliner = Licitează doar ceilalți
rule-classic-auction-no_decliner-text = În textul online, cine a lăsat proprietatea nu poate licita; licitația e între ceilalți.
rule-classic-auction-none = O masă fără licitații
rule-classic-auction-none-text = La mesele fără licitații, o proprietate necumpărată rămâne la bancă.
rule-classic-auction-order = Oferte în orice ordine
rule-classic-auction-order-text = Fiecare licitează când vrea; nu se merge pe rând.
rule-classic-auction-pass = Renunțarea e definitivă
rule-classic-auction-pass-text = Cine renunță iese din licitația aceasta.
rule-classic-auction-settings = Prima ofertă și pasul minim
rule-classic-auction-settings-text = O masă poate alege prima ofertă și pasul minim: aici { $first_bid } și { $step }.
rule-classic-auction-start = Prima ofertă
rule-classic-auction-start-text = Prima ofertă e de cel puțin { $first_bid }.
rule-classic-auction-step = Mărirea ofertei
rule-classic-auction-step-text = Fiecare ofertă următoare e mai mare cu cel puțin { $step }.
rule-classic-auction-unsold = Nicio ofertă
rule-classic-auction-unsold-text = Fără ofertă, proprietatea rămâne la bancă.
rule-classic-auction-upto = Un maxim secret
rule-classic-auction-upto-text = Stabilește un maxim și banca licitează pentru tine, doar cât e nevoie. La maxime egale conduce cel mai vechi; îl poți mări, nu și micșora.
rule-classic-auction-waits = Tura așteaptă
rule-classic-auction-waits-text = Până se rezolvă cumpărarea sau licitația, tura nu se încheie.

# --- rent
rule-classic-rent-counts_mortgaged = Proprietățile ipotecate se numără
rule-classic-rent-counts_mortgaged-text = Când se numără câte gări sau servicii publice are un proprietar, intră și cele ipotecate.
rule-classic-rent-debt = Chirie și numerar
rule-classic-rent-debt-text = O chirie pentru care nu-ți ajunge numerarul e o datorie către proprietar: fă rost de bani, apoi plătește.
rule-classic-rent-group = Chiria unui grup întreg
rule-classic-rent-group-text = Cine are toate străzile unei culori încasează chirie dublă pe cele fără clădiri.
rule-classic-rent-group_mortgaged = O ipotecă în grup
rule-classic-rent-group_mortgaged-text = După regulile oficiale, celelalte străzi își dublează în continuare chiria. Textul rusesc și cel online opresc dublarea; masa poate alege.
rule-classic-rent-houses = Chiria cu clădiri
rule-classic-rent-houses-text = Casele și hotelurile ridică chiria la cât scrie pentru ele pe titlu.
rule-classic-rent-mortgaged = Chiria unei proprietăți ipotecate
rule-classic-rent-mortgaged-text = O proprietate ipotecată nu aduce nimic.
rule-classic-rent-own = Acasă
rule-classic-rent-own-text = Pe proprietatea ta nu plătești nimic.
rule-classic-rent-partly_built = Un grup construit parțial
rule-classic-rent-partly_built-text = Străzile fără clădiri rămân cu chirie dublă și când altele din grup au clădiri. Textul online nu le mai dublează.
rule-classic-rent-railroad = Gări
rule-classic-rent-railroad-text = Chiria depinde de câte gări are proprietarul și se dublează cu fiecare în plus.
rule-classic-rent-street = Chiria unei străzi
rule-classic-rent-street-text = Dacă ajungi pe strada altcuiva, plătești chiria scrisă pe titlul ei.
rule-classic-rent-utility = Servicii publice
rule-classic-rent-utility-text = Pentru un singur serviciu public plătești de patru ori suma zarurilor, pentru amândouă de zece ori.
rule-classic-rent-utility_fresh = O aruncare nouă pentru serviciile publice
rule-classic-rent-utility_fresh-text = În textul online, pentru chiria unui serviciu public se aruncă mereu din nou.

# --- claiming rent
rule-classic-claim-debt = Cererea face datoria
rule-classic-claim-debt-text = Din clipa în care e cerută, chiria e o datorie ca oricare alta.
rule-classic-claim-doubles = Cereri și duble
rule-classic-claim-doubles-text = Dacă cel care plătește aruncă din nou după o dublă, chiria mai poate fi cerută.
rule-classic-claim-lapses = Chirie necerută
rule-classic-claim-lapses-text = Chiria pe care n-o cere nimeni până aruncă locul următor nu se mai datorează.
rule-classic-claim-open = Cererea chiriei
rule-classic-claim-open-text = Unde chiria se ia la cerere, proprietarul o cere înainte să arunce locul următor; altfel nu se plătește nimic.
rule-classic-claim-own_roll = Aruncarea proprietarului
rule-classic-claim-own_roll-text = Dacă următorul care aruncă e chiar proprietarul, după aruncarea lui chiria nu mai poate fi cerută.
rule-classic-claim-owner = Cine poate cere
rule-classic-claim-owner-text = Chiria o poate cere numai proprietarul.

# --- building
rule-classic-build-amount = Câte clădiri deodată
rule-classic-build-amount-text = Construiește o clădire sau mai multe deodată, niciodată mai puțin de una.
rule-classic-build-any_time = Când se construiește
rule-classic-build-any_time-text = Poți construi oricând, și în turele altora, dacă la masă nu se construiește doar înainte de aruncare.
rule-classic-build-before_roll = Construcția dinaintea aruncării
rule-classic-build-before_roll-text = În textul online se construiește în tura proprie, înainte de aruncare.
rule-classic-build-cash = Plata clădirilor
rule-classic-build-cash-text = Clădirile se plătesc în numerar, pe loc.
rule-classic-build-debt = Fără construcții cu datorii
rule-classic-build-debt-text = Cât ai o datorie de plătit, nu construiești nimic.
rule-classic-build-even = Construcție uniformă
rule-classic-build-even-text = Un grup se construiește uniform: nicăieri a doua casă până nu are fiecare stradă prima.
rule-classic-build-group = Unde se construiește
rule-classic-build-group-text = Construiești pe o stradă când tot grupul ei e al tău.
rule-classic-build-hotel = Hoteluri
rule-classic-build-hotel-text = După { $hotel_after } case urmează un hotel, la prețul unei case în plus; casele se întorc la bancă. Fiecare stradă din grup trebuie să fi ajuns acolo.
rule-classic-build-hotel_after = Hoteluri în jocul scurt
rule-classic-build-hotel_after-text = În jocul scurt, hotelul vine după trei case.
rule-classic-build-incomplete = Un grup incomplet
rule-classic-build-incomplete-text = Cât îți lipsește o stradă din grup, nu construiești nimic.
rule-classic-build-mortgaged = Construcții și ipoteci
rule-classic-build-mortgaged-text = Într-un grup cu o stradă ipotecată nu se construiește. Răscumpăr-o întâi.
rule-classic-build-own = Numai pe ce e al tău
rule-classic-build-own-text = Construiești pe străzile tale.
rule-classic-build-per_turn = Clădiri pe tură
rule-classic-build-per_turn-text = Textul online îngăduie fiecărui grup o clădire nouă pe tură. O masă își poate alege limita.
rule-classic-build-price = Cât costă o clădire
rule-classic-build-price-text = Prețul unei case scrie pe titlu; un hotel mai costă încă o dată atât.
rule-classic-build-stock = Ce are banca
rule-classic-build-stock-text = Banca vinde doar ce are. Când se termină casele, aștepți să se întoarcă unele; hotelurile se numără separat.
rule-classic-build-stock_setting = Clădirile băncii
rule-classic-build-stock_setting-text = La început banca aceasta are { $houses ->
    [one] o casă
    [few] { $houses } case
   *[other] { $houses } de case
} și { $hotels ->
    [one] un hotel
    [few] { $hotels } hoteluri
   *[other] { $hotels } de hoteluri
}; o masă poate alege alte numere.
rule-classic-build-streets_only = Nimic pe gări și servicii publice
rule-classic-build-streets_only-text = Clădirile stau numai pe străzi colorate.
rule-classic-build-top = Vârful
rule-classic-build-top-text = Peste hotel nu mai e nimic, iar o stradă are cel mult unul.
rule-classic-build-uneven = Construcție după plac
rule-classic-build-uneven-text = În textul online, străzile nu trebuie construite uniform; hotelul cere case numai pe strada lui.

# --- selling buildings
rule-classic-sell-any_time = Când se vinde
rule-classic-sell-any_time-text = Poți vinde clădiri oricând, dacă la masă nu se vinde doar în tura proprie.
rule-classic-sell-even = Vânzare uniformă
rule-classic-sell-even-text = Și vânzarea e uniformă: vinzi întâi de pe strada cea mai construită.
rule-classic-sell-full = Vânzare la prețul întreg
rule-classic-sell-full-text = În textul online, banca plătește cât a costat clădirea.
rule-classic-sell-group = Vânzarea unui grup întreg
rule-classic-sell-group-text = Toate clădirile unui grup se pot vinde deodată; pentru hotelurile lui nu e nevoie de case.
rule-classic-sell-half = Vânzare la jumătate de preț
rule-classic-sell-half-text = Banca plătește jumătate din cât a costat clădirea.
rule-classic-sell-hotel = Vânzarea unui hotel
rule-classic-sell-hotel-text = În locul unui hotel vândut stau din nou { $hotel_after } case.
rule-classic-sell-no_houses = Prea puține case pentru un hotel
rule-classic-sell-no_houses-text = Un hotel redevine case numai dacă banca le are. Dacă nu, vinde mai multe trepte deodată sau toate clădirile grupului.
rule-classic-sell-nothing = Nimic de vândut
rule-classic-sell-nothing-text = Nu poți vinde mai multe clădiri decât sunt acolo.
rule-classic-sell-own_turn = Vânzare în tura proprie
rule-classic-sell-own_turn-text = În textul online vinzi în tura ta sau când ai o datorie.

# --- shortage
rule-classic-shortage-auction = Ultimele clădiri se licitează
rule-classic-shortage-auction-text = Dacă se cer mai multe decât are banca, se licitează clădire cu clădire, de la cel mai mare preț de pe străzile celor care licitează. Cine nu ia niciuna poate aștepta.
rule-classic-shortage-hotel = Când nu ajung hotelurile
rule-classic-shortage-hotel-text = Ultimele hoteluri se împart la fel ca ultimele case, fiecare fel separat.
rule-classic-shortage-leaver = Plecarea în timpul împărțirii
rule-classic-shortage-leaver-text = Un loc care iese din joc nu mai e așteptat.
rule-classic-shortage-list_price = Ajung pentru toate cererile
rule-classic-shortage-list_price-text = Dacă nu se cer mai multe decât sunt, toți plătesc prețul de pe titlurile lor.
rule-classic-shortage-one_by_one = Una câte una
rule-classic-shortage-one_by_one-text = Fiecare clădire se licitează separat, până se termină sau nu mai vrea nimeni.
rule-classic-shortage-place = Așezarea clădirii câștigate
rule-classic-shortage-place-text = Cine câștigă spune pe ce stradă o pune, la fel de uniform ca întotdeauna.
rule-classic-shortage-served = Ajung pentru toți
rule-classic-shortage-served-text = Dacă banca are destule pentru toți cei care ar mai putea construi, nu e întrebat nimeni și construiești pe loc.
rule-classic-shortage-unsold = Nicio ofertă pentru o clădire
rule-classic-shortage-unsold-text = Fără ofertă, rămâne la bancă.
rule-classic-shortage-waits = Tura așteaptă clădirile
rule-classic-shortage-waits-text = Cât se împart clădirile rămase, tura nu merge mai departe și altceva nu se construiește.
rule-classic-shortage-who = Cine e întrebat
rule-classic-shortage-who-text = Sunt întrebate doar locurile care au unde pune o asemenea clădire și numerarul pentru ea.
rule-classic-shortage-window = Când nu ajung clădirile
rule-classic-shortage-window-text = Când banca s-ar putea să n-aibă destule, toți cei care ar mai putea construi spun ce vor înainte să primească cineva vreuna.

# --- mortgages
rule-classic-mortgage-any_time = Când se ipotechează
rule-classic-mortgage-any_time-text = Poți ipoteca și răscumpăra oricând, și în turele altora.
rule-classic-mortgage-from_price = Răscumpărare de la preț
rule-classic-mortgage-from_price-text = În textul online, răscumpărarea costă prețul întreg al proprietății și încă 10{"\u00A0"}%.
rule-classic-mortgage-group_clear = Întâi se golește grupul
rule-classic-mortgage-group_clear-text = Înainte ca o stradă să fie ipotecată, se vând toate clădirile grupului ei.
rule-classic-mortgage-own = Proprietățile tale
rule-classic-mortgage-own-text = Ipotechezi și răscumperi numai proprietățile tale.
rule-classic-mortgage-redeem = Răscumpărare
rule-classic-mortgage-redeem-text = Ca să stingi o ipotecă, plătește băncii ipoteca și încă 10{"\u00A0"}%, în numerar.
rule-classic-mortgage-round_up = Sume cu rest
rule-classic-mortgage-round_up-text = Costul răscumpărării se rotunjește în sus, la o sumă întreagă.
rule-classic-mortgage-street_clear = Întâi se golește strada
rule-classic-mortgage-street_clear-text = În textul rusesc, numai strada însăși trebuie să fie fără clădiri.
rule-classic-mortgage-value = Cât aduce o ipotecă
rule-classic-mortgage-value-text = Banca îți împrumută jumătate din prețul proprietății. O proprietate poate avea o singură ipotecă odată.

# --- debts
rule-classic-debt-can_raise = Încă poți plăti
rule-classic-debt-can_raise-text = Nimeni nu dă faliment cât timp numerarul, clădirile și ipotecile ar acoperi tot ce datorează.
rule-classic-debt-no_end = Datoriile înaintea sfârșitului turei
rule-classic-debt-no_end-text = O tură nu se încheie cât timp locul ei datorează ceva.
rule-classic-debt-no_trade = Cu datorii nu se fac schimburi
rule-classic-debt-no_trade-text = La mesele unde schimburile se fac doar înainte de aruncare, un loc cu datorii nu face schimburi.
rule-classic-debt-none = Fără datorie, fără faliment
rule-classic-debt-none-text = Cine nu datorează nimic nu poate da faliment. Cine abandonează iese definitiv din joc.
rule-classic-debt-offer_later = Oferte făcute înaintea unei datorii
rule-classic-debt-offer_later-text = O ofertă dinaintea datoriei rămâne bună, dacă mai poate fi respectată după ce datoria e plătită.
rule-classic-debt-others = Datoriile altora
rule-classic-debt-others-text = Datoria altui loc nu-l oprește pe cel aflat la rând.
rule-classic-debt-own_turn = Tura celui cu datorii
rule-classic-debt-own_turn-text = Un loc cu datorii le rezolvă înainte să-i înceapă tura.
rule-classic-debt-pay = Plata unei datorii
rule-classic-debt-pay-text = Fă rost de numerar, apoi plătește toată suma deodată.
rule-classic-debt-queue = Mai multe datorii
rule-classic-debt-queue-text = Datoriile se plătesc în ordinea în care au apărut, fiecare separat.
rule-classic-debt-real_money = Ce primește creditorul
rule-classic-debt-real_money-text = Creditorul primește cât se plătește cu adevărat, nimic în plus.
rule-classic-debt-trade = Schimburi ca să plătești
rule-classic-debt-trade-text = Cu datorii poți face un schimb care acoperă tot ce datorezi.
rule-classic-debt-trade_creditor = Schimb cu creditorul
rule-classic-debt-trade_creditor-text = Cu locul căruia îi datorezi poți face orice schimb: o parte din datorie se poate plăti în proprietăți.

# --- trades
rule-classic-trade-all_cash = Tot numerarul
rule-classic-trade-all_cash-text = Un schimb poate lua tot numerarul unui loc.
rule-classic-trade-answer = Răspunsul la o ofertă
rule-classic-trade-answer-text = O ofertă poate fi acceptată sau refuzată, iar până atunci poate fi retrasă.
rule-classic-trade-any_time = Când se fac schimburi
rule-classic-trade-any_time-text = Locurile fac schimburi oricând, în tura oricui, dacă la masă nu se fac doar înainte de aruncare.
rule-classic-trade-before_roll = Schimburi înainte de aruncare
rule-classic-trade-before_roll-text = În textul online faci oferte în tura ta, înainte de aruncare; aruncarea ta le încheie pe cele încă deschise.
rule-classic-trade-buildings = Grupurile construite rămân
rule-classic-trade-buildings-text = O stradă nu-și poate schimba proprietarul cât grupul ei are clădiri. Vinde-le întâi.
rule-classic-trade-checked_again = Verificată la acceptare
rule-classic-trade-checked_again-text = O ofertă se verifică din nou când e acceptată. Dacă una din părți n-o mai poate respecta, nu mai e valabilă.
rule-classic-trade-checked_at_offer = Verificată la propunere
rule-classic-trade-checked_at_offer-text = Ce n-ar putea da chiar acum una din părți nu poate fi nici oferit, nici cerut.
rule-classic-trade-complete = Un grup întregit prin schimb
rule-classic-trade-complete-text = Pe un grup întregit printr-un schimb se poate construi imediat.
rule-classic-trade-contents = Ce se poate schimba
rule-classic-trade-contents-text = Bani, proprietăți și carduri de ieșire din închisoare, în orice amestec, de ambele părți.
rule-classic-trade-gift = Daruri
rule-classic-trade-gift-text = O parte poate da ceva fără să primească nimic.
rule-classic-trade-jail = Schimburi în închisoare
rule-classic-trade-jail-text = Un loc aflat în închisoare poate face schimburi.
rule-classic-trade-newest = Oferta cea mai nouă
rule-classic-trade-newest-text = O ofertă nouă pentru același loc o înlocuiește pe cea veche.
rule-classic-trade-no_mortgaged = Proprietățile ipotecate rămân
rule-classic-trade-no_mortgaged-text = În textul online, o proprietate ipotecată nu intră în schimburi. Răscumpăr-o întâi.
rule-classic-trade-nothing = Nimic pentru nimic
rule-classic-trade-nothing-text = Cel puțin o parte a schimbului dă ceva.
rule-classic-trade-one_way_money = Banii într-un singur sens
rule-classic-trade-one_way_money-text = Numai o parte a schimbului dă bani: diferența.
rule-classic-trade-out = Fără schimburi cu cei faliți
rule-classic-trade-out-text = Un loc ieșit din joc nu face schimburi cu nimeni.
rule-classic-trade-own = Ce e al tău
rule-classic-trade-own-text = Fiecare parte oferă ce are și cere ce are cealaltă.
rule-classic-trade-self = Altcineva
rule-classic-trade-self-text = O ofertă merge la alt loc.
rule-classic-fee-again = Taxă și ipotecă
rule-classic-fee-again-text = Cine plătește doar taxa mai plătește și ipoteca plus 10{"\u00A0"}% când răscumpără mai târziu proprietatea.
rule-classic-fee-first = Hotărârea despre proprietățile ipotecate
rule-classic-fee-first-text = Tura nu se încheie înainte să se hotărască ce se întâmplă cu proprietățile ipotecate preluate.
rule-classic-fee-forced = Doar taxa
rule-classic-fee-forced-text = Cine n-are numerarul pentru răscumpărare plătește taxa.
rule-classic-fee-redeem = Răscumpărare pe loc
rule-classic-fee-redeem-text = Când preiei proprietăți ipotecate, le poți răscumpăra pe loc, pe toate sau doar unele.
rule-classic-fee-round_up = Rotunjirea taxelor
rule-classic-fee-round_up-text = Taxa fiecărei proprietăți se rotunjește în sus; taxele unei preluări se plătesc ca o singură sumă.
rule-classic-fee-skip = Taxa pentru proprietăți ipotecate
rule-classic-fee-skip-text = Cine preia o proprietate ipotecată fără s-o răscumpere plătește băncii 10{"\u00A0"}% din ipotecă.
rule-classic-fee-validated = Cine nu poate plăti taxa
rule-classic-fee-validated-text = Un schimb după care o parte nu și-ar putea plăti taxele nu poate fi acceptat. Banii din același schimb se pun la socoteală.

# --- bankruptcy
rule-classic-bankrupt-auctions_first = Licitarea celor rămase
rule-classic-bankrupt-auctions_first-text = Proprietățile ajunse la bancă se licitează înainte să arunce locul următor.
rule-classic-bankrupt-bank_pays = Banca preia și plătește
rule-classic-bankrupt-bank_pays-text = În textul online totul trece la bancă, proprietățile sunt din nou de vânzare, iar banca îl plătește pe creditor.
rule-classic-bankrupt-buildings_pass = Clădirile rămân în picioare
rule-classic-bankrupt-buildings_pass-text = În jocul scurt, creditorul preia clădirile odată cu străzile lor.
rule-classic-bankrupt-buildings_sold = Clădirile celui falit
rule-classic-bankrupt-buildings_sold-text = Întâi banca cumpără toate clădirile locului falit, la cât plătește ea clădirile.
rule-classic-bankrupt-cards = Cardurile celui falit
rule-classic-bankrupt-cards-text = La falimentul față de bancă, cardurile de ieșire din închisoare trec sub pachetele lor.
rule-classic-bankrupt-fee = Ipoteci moștenite
rule-classic-bankrupt-fee-text = Pentru proprietățile ipotecate preluate de la un loc falit, creditorul le răscumpără sau plătește taxa.
rule-classic-bankrupt-fee_debt = Moștenire fără numerar
rule-classic-bankrupt-fee_debt-text = Dacă creditorul nu poate plăti taxele acestea, ele sunt o datorie la bancă.
rule-classic-bankrupt-free = Proprietăți din nou de vânzare
rule-classic-bankrupt-free-text = La mesele care joacă așa, proprietățile ajunse la bancă pot fi cumpărate de oricine se oprește pe ele.
rule-classic-bankrupt-front = Mai mulți creditori
rule-classic-bankrupt-front-text = Preia creditorul primei datorii; celelalte pretenții se sting.
rule-classic-bankrupt-holds_up = Jocul continuă după aceea
rule-classic-bankrupt-holds_up-text = Ce se aștepta înaintea unui faliment se așteaptă din nou după ce proprietățile lui sunt împărțite.
rule-classic-bankrupt-in_auction = Faliment în timpul licitației
rule-classic-bankrupt-in_auction-text = Ofertele unui loc falit cad; ceilalți continuă.
rule-classic-bankrupt-last = Când rămân două locuri
rule-classic-bankrupt-last-text = Când unul dintre ultimele două locuri dă faliment, celălalt câștigă pe loc.
rule-classic-bankrupt-out = Ieșirea din joc
rule-classic-bankrupt-out-text = Un loc falit nu mai are nici ture, nici vreun cuvânt de spus.
rule-classic-bankrupt-out_of_turn = Faliment în tura altuia
rule-classic-bankrupt-out_of_turn-text = Cine are datorii poate da faliment în orice tură; rândul rămâne unde e.
rule-classic-bankrupt-to_bank = Faliment față de bancă
rule-classic-bankrupt-to_bank-text = Dacă datorezi băncii, proprietățile tale se întorc la ea fără ipoteci și se licitează una câte una, în ordinea de pe tablă.
rule-classic-bankrupt-to_seat = Faliment față de alt loc
rule-classic-bankrupt-to_seat-text = Dacă datorezi altui loc, el ia numerarul tău, proprietățile cu ipotecile lor și cardurile de ieșire din închisoare.
rule-classic-resign-bank = Abandon
rule-classic-resign-bank-text = Abandonul e ca un faliment față de bancă.
rule-classic-resign-debt = Abandon cu datorii
rule-classic-resign-debt-text = Cine abandonează cu datorii dă faliment față de creditor.
rule-classic-resign-other_turn = Abandon în tura altuia
rule-classic-resign-other_turn-text = Poți abandona oricând; tura continuă după ce se împarte ce rămâne de la tine.

# --- the end
rule-classic-end-last = Ultimul loc rămas
rule-classic-end-last-text = Jocul se încheie când rămâne un singur loc, iar el câștigă.
rule-classic-end-over = După sfârșit
rule-classic-end-over-text = Când jocul s-a încheiat, nu se mai poate face nimic.
rule-classic-end-rounds = Ultima rundă
rule-classic-end-rounds-text = Dacă s-a stabilit un număr de runde, jocul se încheie când toți cei rămași și-au jucat ultima tură; câștigă locul cel mai bogat.
rule-classic-end-second = Falimentul care încheie jocul
rule-classic-end-second-text = Jocul scurt se încheie la al doilea faliment și câștigă locul cel mai bogat. O masă poate alege alt număr.
rule-classic-end-tie = La fel de bogate
rule-classic-end-tie-text = Locurile la fel de bogate la sfârșit își împart victoria.
rule-classic-end-time = Timpul s-a terminat
rule-classic-end-time-text = Când timpul stabilit se termină, tura în curs se joacă până la capăt; apoi câștigă locul cel mai bogat. Doar ceasul dă semnalul.
rule-classic-worth-final = Cum se socotește averea
rule-classic-worth-final-text = Numerarul, prețul fiecărei proprietăți, jumătate dacă e ipotecată, și cât au costat clădirile tale; un hotel se socotește cu tot cu casele înlocuite.

# --- the speed die
rule-classic-speed-after_go = Când intră zarul rapid
rule-classic-speed-after_go-text = Arunci zarul rapid după ce ai trecut o dată de START, niciodată în închisoare.
rule-classic-speed-bus = Autobuzul
rule-classic-speed-bus-text = Cu autobuzul muți cu unul dintre zaruri, cu celălalt sau cu amândouă împreună.
rule-classic-speed-doubles = Duble cu zarul rapid
rule-classic-speed-doubles-text = Dublele se socotesc numai pe cele două zaruri obișnuite.
rule-classic-speed-move_on = Mergi mai departe
rule-classic-speed-move_on-text = După mutare mergi mai departe la următoarea proprietate liberă; dacă nu mai e niciuna, la următoarea care îți cere chirie.
rule-classic-speed-number = Un număr pe zarul rapid
rule-classic-speed-number-text = 1, 2 sau 3 se adaugă la aruncare.
rule-classic-speed-triples = Trei la fel
rule-classic-speed-triples-text = Cu trei zaruri la fel, muți pe orice căsuță vrei.
