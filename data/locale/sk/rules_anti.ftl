# The rulebook of Anti-Monopoly in our own words: titles and texts as in rules.ftl.
# Numbers come from the table's rules: $start, $go, $fine, $fee, the taxes and $grant_1, $grant_2 are sums, the others plain counts;
# what a role has is called $competitor_… and $monopolist_….

# --- the articles of the rule text
rules-article-anti_1 = článok 1, cieľ hry
rules-article-anti_2 = článok 2, pokladník
rules-article-anti_3 = článok 3, karty
rules-article-anti_4 = článok 4, roly
rules-article-anti_5 = článok 5, peniaze na začiatku
rules-article-anti_6 = článok 6, poradie v hre
rules-article-anti_7 = článok 7, dvojice
rules-article-anti_8 = článok 8, pohyb
rules-article-anti_9 = článok 9, kúpa a platenie
rules-article-anti_10 = článok 10, monopoly
rules-article-anti_11 = článok 11, stavba
rules-article-anti_12 = článok 12, hypotéky
rules-article-anti_13 = článok 13, vracanie domov
rules-article-anti_14 = článok 14, štart
rules-article-anti_15 = článok 15, kút
rules-article-anti_16 = článok 16, políčka s kartami
rules-article-anti_17 = článok 17, daň z príjmu
rules-article-anti_18 = článok 18, daň z nehnuteľnosti
rules-article-anti_19 = článok 19, doprava
rules-article-anti_20 = článok 20, služby
rules-article-anti_21 = článok 21, nadácia
rules-article-anti_22 = článok 22, žiadny nedostatok
rules-article-anti_23 = článok 23, obchody
rules-article-anti_24 = článok 24, bankrot
rules-article-anti_25 = článok 25, kto je najbohatší
rules-article-anti_26 = článok 26, žiadne pôžičky
rules-article-anti_two_hours = dvojhodinová hra

# --- setting up
rule-anti-start-seats = Koľko hráčov hrá
rule-anti-start-seats-text = Hrať môže { $min_seats } až { $max_seats } hráčov, z každej roly najviac traja.
rule-anti-start-money = Peniaze na začiatku
rule-anti-start-money-text = Každý hráč má na začiatku { $start }, nech má ktorúkoľvek rolu.
rule-anti-start-cash_setting = Iné peniaze na začiatku
rule-anti-start-cash_setting-text = Pri stole možno začať s inou sumou, než je obvyklá; tu má každý hráč na začiatku { $start }.
rule-anti-start-space = Kde stoja figúrky
rule-anti-start-space-text = Všetky figúrky začínajú na ŠTARTE a idú v smere hodinových ručičiek.
rule-anti-start-decks = Dva balíčky
rule-anti-start-decks-text = Konkurenti a monopolisti majú každý svoj balíček, zamiešaný, lícom nadol; kariet je spolu { $cards }.

# --- roles
rule-anti-roles-split = Rovnomerné rozdelenie
rule-anti-roles-split-text = Roly sa delia rovnomerne: jedna môže mať o jedného hráča viac než druhá, nikdy nie o dvoch.
rule-anti-roles-choice = Voľba roly
rule-anti-roles-choice-text = Prvý volí, kto hodil najviac, potom ostatní v smere hodinových ručičiek, kým je z čoho vyberať.
rule-anti-roles-swap = Výmena rolí
rule-anti-roles-swap-text = Pred prvým ťahom si dvaja hráči môžu roly vymeniť, ak obaja chcú.
rule-anti-roles-fixed = Roly sú natrvalo
rule-anti-roles-fixed-text = Len čo sa začne prvý ťah, roly sa už nemenia.

# --- a turn
rule-anti-turn-order = Kto je ďalší na ťahu
rule-anti-turn-order-text = Začína, kto hodil najviac; potom ťah prechádza v smere hodinových ručičiek na ďalšieho hráča, ktorý je ešte v hre.
rule-anti-turn-own = Hod vo vlastnom ťahu
rule-anti-turn-own-text = Hádzať, stavať a ukončiť ťah môže len ten, kto je na ťahu.
rule-anti-turn-end = Koniec ťahu
rule-anti-turn-end-text = Keď je hod dohraný a všetko je vyrovnané, ťah ukončíš.
rule-anti-turn-business = Čo možno aj v cudzom ťahu
rule-anti-turn-business-text = Zakladať, vykupovať, vracať budovy a obchodovať môžeš v ťahu kohokoľvek.
rule-anti-bank-keeps = Banka
rule-anti-bank-keeps-text = Banka má u seba peniaze, voľné karty vlastníctva a všetky domy a činžiaky.

# --- moving
rule-anti-move-throw = Pohyb figúrky
rule-anti-move-throw-text = Hoď dvoma kockami a choď o ich súčet; čo ďalej, určí políčko, na ktoré prídeš.
rule-anti-doubles-again = Dvojica dáva ďalší hod
rule-anti-doubles-again-text = Po dvojici dohraj hod do konca a potom hoď ešte raz.
rule-anti-doubles-ordinary = Dvojica v ďalšom hode
rule-anti-doubles-ordinary-text = Dvojica v ďalšom hode je obyčajný hod: tretí už nie je.
rule-anti-doubles-never_sent = Za dvojice sa nikam nechodí
rule-anti-doubles-never_sent-text = Dvojice ťa do kúta nepošlú nikdy, nech ich hodíš koľkokoľvek.
rule-anti-doubles-lost = Dvojica, ktorá sa končí v kúte
rule-anti-doubles-lost-text = Ak ťa hod s dvojicou pošle do kúta, ďalší hod prepadá a tvoj ťah sa končí.
rule-anti-go-pays = Peniaze za ŠTART
rule-anti-go-pays-text = Za zastavenie na ŠTARTE aj za prejdenie cezeň dostaneš { $go }.
rule-anti-go-card = Karta cez ŠTART
rule-anti-go-card-text = Ak ťa karta dovedie cez ŠTART alebo naň, dostaneš { $go } ako po hode.
rule-anti-board-names = Plochy a ich názvy
rule-anti-board-names-text = Každá plocha má vlastné mestá a ulice a na rovnakých miestach rovnaké ceny a nájomné.

# --- buying
rule-anti-buy-price = Kúpa nehnuteľnosti
rule-anti-buy-price-text = Kto stúpi na voľnú ulicu, dopravnú spoločnosť alebo službu, môže ju kúpiť za jej cenu.
rule-anti-buy-refused = Bez aukcií
rule-anti-buy-refused-text = Čo nekúpiš, zostáva banke pre toho, kto tam stúpi nabudúce. Nič sa nedraží.
rule-anti-buy-short = Na kúpu chýba hotovosť
rule-anti-buy-short-text = Ak ti chýba hotovosť, môžeš najprv zakladať, vracať budovy alebo obchodovať a potom kúpiť.
rule-anti-buy-before_end = Kúpiť, alebo nie
rule-anti-buy-before_end-text = O nehnuteľnosti, ktorá sa ti ponúka, sa rozhodneš skôr, než sa tvoj ťah môže skončiť.
rule-anti-buy-card = Kúpa po karte
rule-anti-buy-card-text = Ak ťa na voľnú nehnuteľnosť dovedie karta, môžeš ju kúpiť ako po hode.

# --- rents
rule-anti-rent-owner_column = Rozhoduje rola vlastníka
rule-anti-rent-owner_column-text = Nájomné sa číta zo stĺpca roly vlastníka. Na tvojej role pri platení nezáleží.
rule-anti-rent-competitor = Nájomné konkurentovi
rule-anti-rent-competitor-text = Za ulicu konkurenta bez budov sa platí desatina jej ceny; na tom, koľko ulíc mesta má, nezáleží.
rule-anti-rent-built = Budovy konkurenta
rule-anti-rent-built-text = Každý dom zvyšuje konkurentovi nájomné o desatinu ceny domu; činžiak sa počíta ako piaty.
rule-anti-rent-single = Jediná ulica monopolistu
rule-anti-rent-single-text = S jednou ulicou v meste vyberá monopolista jednoduché nájomné.
rule-anti-rent-monopoly = Nájomné z monopolu
rule-anti-rent-monopoly-text = Dve ulice mesta sú monopol: monopolista potom na oboch vyberá dvojnásobok.
rule-anti-rent-third = Tretia ulica
rule-anti-rent-third-text = Aj za tretiu ulicu mesta s monopolom sa platí dvojnásobok, len čo ju monopolista má.
rule-anti-rent-monopoly_built = Budovy monopolistu
rule-anti-rent-monopoly_built-text = S budovami vynáša ulica monopolistu dvakrát toľko, čo rovnako zastavaná ulica konkurenta.
rule-anti-rent-own = Doma
rule-anti-rent-own-text = Na vlastnej nehnuteľnosti nič neplatíš.
rule-anti-rent-mortgaged = Nájomné za založenú
rule-anti-rent-mortgaged-text = Za založenú nehnuteľnosť sa nájomné nevyberá.
rule-anti-rent-suspended = Prerušený monopol
rule-anti-rent-suspended-text = Ak má jedna z dvoch ulíc, ktoré monopol potrebuje, hypotéku, platí sa za druhú do jej výkupu jednoduché nájomné.
rule-anti-rent-third_mortgaged = Dve z troch stačia
rule-anti-rent-third_mortgaged-text = S tromi ulicami v meste môže byť jedna založená: zvyšné dve sú stále monopol.
rule-anti-rent-claim = Nájomné na vyžiadanie
rule-anti-rent-claim-text = Kde sa to tak hrá, vypýta si vlastník nájomné, kým nepadne ďalší hod; inak nedostane nič.
rule-anti-transport-competitor = Doprava konkurenta
rule-anti-transport-competitor-text = Za dopravnú spoločnosť konkurenta sa platí desatina jej ceny, nech ich má koľkokoľvek.
rule-anti-transport-monopolist = Doprava monopolistu
rule-anti-transport-monopolist-text = S každou ďalšou dopravnou spoločnosťou vyberá monopolista dvakrát toľko. Na všetky štyri si daj pozor.
rule-anti-transport-mortgaged = Založená doprava
rule-anti-transport-mortgaged-text = Založená dopravná spoločnosť sa do nájomného ostatných nepočíta.
rule-anti-utility-competitor = Služba konkurenta
rule-anti-utility-competitor-text = Kto tam stúpi, hodí dvoma kockami a zaplatí štvornásobok súčtu, nech má konkurent jednu službu alebo obe.
rule-anti-utility-monopolist = Služba monopolistu
rule-anti-utility-monopolist-text = Kto tam stúpi, hodí dvoma kockami a zaplatí štvornásobok súčtu; ak má monopolista obe, desaťnásobok.
rule-anti-utility-mortgaged = Založená služba
rule-anti-utility-mortgaged-text = Založená služba sa nepočíta: za druhú sa platí, ako keby bola sama.
rule-anti-utility-fresh = Vlastný hod
rule-anti-utility-fresh-text = Na nájomné za službu sa hádže znova a dvojica v tomto hode nič neprináša.

# --- building
rule-anti-build-competitor = Kde stavajú konkurenti
rule-anti-build-competitor-text = Konkurent stavia na ktorejkoľvek svojej ulici, celé mesto netreba; domov najviac { $competitor_houses }.
rule-anti-build-monopolist = Kde stavajú monopolisti
rule-anti-build-monopolist-text = Monopolista stavia len v meste, kde má monopol; na ulici domov najviac { $monopolist_houses }.
rule-anti-build-third = Stavba na tretej ulici
rule-anti-build-third-text = V meste s monopolom stavia monopolista na všetkých svojich uliciach, aj na tretej.
rule-anti-build-apartment = Činžiak konkurenta
rule-anti-build-apartment-text = Keď má ulica domov { $competitor_houses }, ďalšou budovou konkurenta je činžiak; domy sa vracajú banke.
rule-anti-build-apartment_monopolist = Činžiak monopolistu
rule-anti-build-apartment_monopolist-text = Keď má ulica domov { $monopolist_houses }, ďalšou budovou monopolistu je činžiak; domy sa vracajú banke.
rule-anti-build-apartment_price = Čo stojí činžiak
rule-anti-build-apartment_price-text = Činžiak stojí cenu ešte jedného domu, okrem domov, ktoré sa zaň vracajú.
rule-anti-build-limit = Nad činžiakom už nič
rule-anti-build-limit-text = Ulica s činžiakom je zastavaná celá.
rule-anti-build-own_turn = Stavba vo vlastnom ťahu
rule-anti-build-own_turn-text = Domy a činžiaky sa kupujú len vo vlastnom ťahu.
rule-anti-build-uneven = Výstavba, ako kto chce
rule-anti-build-uneven-text = Rovnomerne sa stavať nemusí: na jednej ulici môže byť činžiak a vedľa nič.
rule-anti-build-several = Viac naraz
rule-anti-build-several-text = Na ulici môžeš naraz postaviť, koľko chceš, ak na to máš.
rule-anti-build-price = Cena domu
rule-anti-build-price-text = Každá budova stojí v hotovosti cenu domu na tej ulici.
rule-anti-build-debt = Najprv dlhy, potom stavba
rule-anti-build-debt-text = Kým niečo dlhuješ, stavať nemôžeš.
rule-anti-build-before_throw = Pred hodom aj po ňom
rule-anti-build-before_throw-text = Vo vlastnom ťahu môžeš stavať pred hodom aj po ňom.
rule-anti-build-streets_only = Len na uliciach
rule-anti-build-streets_only-text = Na dopravných spoločnostiach a službách sa nestavia.
rule-anti-build-owner = Len na svojom
rule-anti-build-owner-text = Stavia sa na vlastných uliciach.
rule-anti-build-mortgaged = Na hypotéke sa nestavia
rule-anti-build-mortgaged-text = Na založenej ulici sa nestavia.
rule-anti-build-suspended = Hypotéka zastaví výstavbu
rule-anti-build-suspended-text = Monopolista v meste nestavia, kým tam má pre hypotéku menej než dve ulice, ktoré vynášajú.
rule-anti-build-detained = Stavba z kúta
rule-anti-build-detained-text = Aj vo väzení a v cenovej vojne môžeš vo svojom ťahu stavať.
rule-anti-build-no_shortage = Domov je vždy dosť
rule-anti-build-no_shortage-text = Domy ani činžiaky sa banke nikdy neminú.

# --- returning buildings
rule-anti-sell-half = Vracanie domov
rule-anti-sell-half-text = Banka berie domy späť za polovicu toho, čo stáli. Kúpiť ich nesmie nikto iný.
rule-anti-sell-apartment = Vrátenie činžiaka
rule-anti-sell-apartment-text = Za činžiak dostaneš polovicu ceny jedného domu a na ulici znova stoja domy, ktoré nahradil.
rule-anti-sell-group = Vrátenie celého mesta
rule-anti-sell-group-text = Všetky svoje budovy v meste môžeš vrátiť naraz, každú za polovicu.
rule-anti-sell-nothing = Niet čo vrátiť
rule-anti-sell-nothing-text = Nemožno vrátiť viac, než tam stojí.
rule-anti-sell-owner = Vlastné budovy
rule-anti-sell-owner-text = Vraciaš len to, čo stojí na tvojich uliciach.

# --- mortgages
rule-anti-mortgage-half = Založenie
rule-anti-mortgage-half-text = Banka požičia polovicu ceny nehnuteľnosti; do výkupu sa za ňu nájomné nevyberá.
rule-anti-mortgage-redeem = Výkup
rule-anti-mortgage-redeem-text = Hypotéka sa spláca s desatinou navyše; táto suma je na zadnej strane karty vlastníctva.
rule-anti-mortgage-halves = Polovice sa zaokrúhľujú nahor
rule-anti-mortgage-halves-text = Ak suma na výkup nie je celá, polovica sa zaokrúhľuje nahor.
rule-anti-mortgage-once = Založiť možno raz
rule-anti-mortgage-once-text = Založenú nehnuteľnosť nemožno založiť znova, kým sa nevykúpi.
rule-anti-mortgage-not_mortgaged = Vykupuje sa len založené
rule-anti-mortgage-not_mortgaged-text = Vykúpiť možno len založenú nehnuteľnosť, a treba na to hotovosť.
rule-anti-mortgage-owner = Vlastné nehnuteľnosti
rule-anti-mortgage-owner-text = Založiť a vykúpiť môžeš len to, čo je tvoje.
rule-anti-mortgage-buildings = Najprv budovy
rule-anti-mortgage-buildings-text = Skôr než sa ulica založí, vrátia sa jej budovy banke.
rule-anti-mortgage-other_street = Susedné ulice stoja
rule-anti-mortgage-other_street-text = Keď konkurent založí ulicu, budovy na ostatných uliciach mesta zostávajú.
rule-anti-mortgage-city = Keď sa monopol rozpadne
rule-anti-mortgage-city-text = Ak by monopolista hypotékou prišiel o monopol, najprv sa vrátia všetky budovy v tom meste.
rule-anti-mortgage-third = Ulica navyše
rule-anti-mortgage-third-text = Kto má tri ulice, môže založiť nezastavanú tretiu: monopol aj jeho budovy zostávajú.

# --- the corner
rule-anti-corner-visit = Len na prehliadke
rule-anti-corner-visit-text = Kto do kúta príde hodom, je na návšteve: nič sa nedeje.
rule-anti-corner-sent = Do kúta
rule-anti-corner-sent-text = Konkurenti idú do cenovej vojny, monopolisti do väzenia; bez peňazí za ŠTART.
rule-anti-corner-ends = Cestou do kúta sa ťah končí
rule-anti-corner-ends-text = Nech padne čokoľvek, cestou do kúta sa ťah končí.
rule-anti-corner-price_war = Nájomné v cenovej vojne
rule-anti-corner-price_war-text = Konkurent v cenovej vojne vyberá nájomné ďalej.
rule-anti-corner-prison = Vo väzení bez nájomného
rule-anti-corner-prison-text = Monopolista vo väzení nevyberá nič.
rule-anti-corner-prison_card = „Dva ťahy bez nájomného“
rule-anti-corner-prison_card-text = Karta s väzením znamená: kým tam monopolista je. Kto vyjde skôr, skôr aj vyberá.
rule-anti-corner-leaving_rent = Zase vonku
rule-anti-corner-leaving_rent-text = Len čo monopolista vyjde z väzenia, znova vyberá nájomné.
rule-anti-corner-doubles = Von vďaka dvojici
rule-anti-corner-doubles-text = Dvojica v prvom alebo druhom ťahu tam ťa oslobodí, ideš podľa nej a platí ako dvojica: ešte jeden hod.
rule-anti-corner-failed = Bez dvojice
rule-anti-corner-failed-text = Bez dvojice zostávaš a v tomto ťahu už nehádžeš.
rule-anti-corner-pay = Zaplatiť a ísť von
rule-anti-corner-pay-text = Pred hodom môžeš zaplatiť { $fine }; potom hodíš a ideš ako inokedy.
rule-anti-corner-late = Na platenie je neskoro
rule-anti-corner-late-text = Po nevydarenom hode sa dá zaplatiť až v ďalšom ťahu.
rule-anti-corner-third = Tretí ťah
rule-anti-corner-third-text = V treťom ťahu sa s hodom platí { $fine } a ideš ďalej.
rule-anti-corner-third_doubles = Dvojica v treťom ťahu
rule-anti-corner-third_doubles-text = Aj po povinnom zaplatení dáva dvojica ďalší hod ako inokedy.
rule-anti-corner-third_debt = Tretí ťah bez hotovosti
rule-anti-corner-third_debt-text = Ak ti chýba { $fine }, najprv peniaze zoženieš a potom figúrka ide.
rule-anti-corner-business = Obchody z kúta
rule-anti-corner-business-text = Vo väzení aj v cenovej vojne môžeš zakladať, vykupovať a obchodovať ako všetci.

# --- cards
rule-anti-cards-own_deck = Vlastný balíček
rule-anti-cards-own_deck-text = Na políčku s kartou si vezmi vrchnú kartu z balíčka svojej roly a urob, čo na nej je.
rule-anti-cards-under = Naspodok balíčka
rule-anti-cards-under-text = Ťahaná karta ide naspodok svojho balíčka; žiadna sa nenecháva.
rule-anti-cards-receive = Karty, ktoré niečo prinášajú
rule-anti-cards-receive-text = Banka ti vyplatí sumu z karty.
rule-anti-cards-pay = Karty, ktoré niečo stoja
rule-anti-cards-pay-text = Zaplať banke sumu z karty.
rule-anti-cards-nothing = Karty, ktoré nič nerobia
rule-anti-cards-nothing-text = Niektoré karty sú len milé slová.
rule-anti-cards-move = Karty, ktoré vedú na políčko
rule-anti-cards-move-text = Choď na políčko z karty; tam kúp alebo plať ako po hode.
rule-anti-cards-sent = Karty do kúta
rule-anti-cards-sent-text = Taká karta pošle konkurenta do cenovej vojny a monopolistu do väzenia.
rule-anti-cards-from_monopolists = Od každého monopolistu
rule-anti-cards-from_monopolists-text = Konkurentovi, ktorý si kartu vzal, zaplatí sumu z nej každý monopolista.
rule-anti-cards-from_competitors = Od každého konkurenta
rule-anti-cards-from_competitors-text = Monopolistovi, ktorý si kartu vzal, zaplatí sumu z nej každý konkurent, hoci tlačená karta hovorí len o jednom.
rule-anti-cards-all_monopolists = Pre všetkých monopolistov
rule-anti-cards-all_monopolists-text = Banka vyplatí sumu z karty každému monopolistovi.
rule-anti-cards-throw = Karty s hodom
rule-anti-cards-throw-text = Hoď dvoma kockami: konkurent vyhráva od 10 vyššie, monopolista od 8.
rule-anti-cards-throw_fresh = Hod na kartu je len na kartu
rule-anti-cards-throw_fresh-text = Dvojica v hode na kartu nič neprináša a figúrka zostáva, kde je.
rule-anti-cards-waiting = Keď viacerí nemajú na zaplatenie
rule-anti-cards-waiting-text = Kto na takú kartu nemá hotovosť, dlhuje ju; dlhy čakajú v smere hodinových ručičiek od toho, kto kartu vzal.

# --- taxes
rule-anti-tax-choice = Voľba dane z príjmu
rule-anti-tax-choice-text = Vyberáš si medzi { $income_tax } a percentami svojej roly, a to skôr, než sa čokoľvek spočíta.
rule-anti-tax-flat = Pevná daň z príjmu
rule-anti-tax-flat-text = Pevná suma je { $income_tax }, nech máš čokoľvek.
rule-anti-tax-competitor = Percentá konkurenta
rule-anti-tax-competitor-text = { $competitor_cash }{"\u00A0"}% hotovosti, { $competitor_deeds }{"\u00A0"}% z cien nehnuteľností bez hypotéky, { $competitor_buildings }{"\u00A0"}% z toho, čo stáli budovy.
rule-anti-tax-monopolist = Percentá monopolistu
rule-anti-tax-monopolist-text = { $monopolist_cash }{"\u00A0"}% hotovosti, { $monopolist_deeds }{"\u00A0"}% z cien nehnuteľností bez hypotéky, { $monopolist_buildings }{"\u00A0"}% z toho, čo stáli budovy.
rule-anti-tax-mortgaged = Hypotéky a daň
rule-anti-tax-mortgaged-text = Založené nehnuteľnosti sa do percent nepočítajú.
rule-anti-tax-buildings = Budovy a daň
rule-anti-tax-buildings-text = Budovy sa počítajú za to, čo stáli: činžiak konkurenta ako päť domov, činžiak monopolistu ako štyri.
rule-anti-tax-rounding = Zaokrúhlenie dane
rule-anti-tax-rounding-text = Každá z troch častí sa zaokrúhľuje nadol.
rule-anti-tax-debt = Daň väčšia než hotovosť
rule-anti-tax-debt-text = Daň, na ktorú hotovosť nestačí, je dlh ako každý iný.
rule-anti-tax-property = Daň z nehnuteľnosti
rule-anti-tax-property-text = Kto tam stúpi, zaplatí { $property_tax }.

# --- the foundation
rule-anti-foundation-competitor = Príspevok pre konkurentov
rule-anti-foundation-competitor-text = Konkurent hodí jednou kockou: 1 prináša { $grant_1 }, 2 prináša { $grant_2 }, iné čísla nič.
rule-anti-foundation-monopolist = Monopolisti nadácii platia
rule-anti-foundation-monopolist-text = Monopolista platí; na plochách je vytlačených 160. Pri tomto stole je to { $fee }.
rule-anti-foundation-setting = Desať, alebo stošesťdesiat
rule-anti-foundation-setting-text = Jeden text pravidiel chce od monopolistov 10, päť ďalších zdrojov 160; pri stole sa dá vybrať. Tu je to { $fee }.
rule-anti-foundation-fresh = Kocka nadácie
rule-anti-foundation-fresh-text = Kockou pri nadácii sa hádže zvlášť; figúrka podľa nej nejde a ďalší ťah nedáva.

# --- trades
rule-anti-trade-any_time = Kedy obchodovať
rule-anti-trade-any_time-text = Hráči si môžu peniaze a nehnuteľnosti vymieňať kedykoľvek.
rule-anti-trade-answers = Ponuky a odpovede
rule-anti-trade-answers-text = Ponuka platí, kým ju niekto neprijme, neodmietne alebo nevezme späť.
rule-anti-trade-buildings = S budovami sa neobchoduje
rule-anti-trade-buildings-text = Domy a činžiaky sa nikdy nevymieňajú: vrátia sa skôr, než ich ulica zmení vlastníka.
rule-anti-trade-city = Monopol, na ktorom stoja budovy
rule-anti-trade-city-text = Ulicu nemožno vymeniť, ak by sa tým rozpadol zastavaný monopol; najprv vráť jeho budovy.
rule-anti-trade-city_stands = Ulica navyše
rule-anti-trade-city_stands-text = Nezastavanú tretiu ulicu vymeniť možno: monopol zvyšných dvoch trvá.
rule-anti-trade-mortgaged = Obchod so založenými
rule-anti-trade-mortgaged-text = Založenú nehnuteľnosť možno vymeniť za akúkoľvek cenu. Zostáva založená a nič navyše sa neplatí.
rule-anti-trade-void = Ponuky, ktoré padajú
rule-anti-trade-void-text = Ponuka, ktorú už nemožno splniť, padá, keď ju niekto chce prijať.
rule-anti-trade-own = Niekto iný
rule-anti-trade-own-text = Ponuku dávaš inému hráčovi, nie sebe.
rule-anti-trade-possible = Len to, čo je
rule-anti-trade-possible-text = Obe strany musia mať, čo ponuka uvádza, a peniaze idú len jedným smerom.
rule-anti-trade-monopoly = Monopol z obchodu
rule-anti-trade-monopoly-text = Monopolista, ktorý v obchode získa druhú ulicu mesta, má monopol hneď.
rule-anti-trade-no_loans = Žiadne pôžičky
rule-anti-trade-no_loans-text = Hráči si navzájom peniaze nepožičiavajú.

# --- debts
rule-anti-debt-raise = Ako zohnať peniaze
rule-anti-debt-raise-text = Kým máš dlh, vraciaš budovy, zakladáš alebo obchoduješ, až kým nemôžeš zaplatiť; obchod s niekým iným než s veriteľom musí vyrovnať všetko.
rule-anti-debt-end = Dlhy pred koncom ťahu
rule-anti-debt-end-text = Kým niečo dlhuješ, tvoj ťah nepokračuje.
rule-anti-debt-whole = Naraz
rule-anti-debt-whole-text = Dlh sa platí jednou sumou.

# --- bankruptcy
rule-anti-bankrupt-to_seat = Bankrot voči inému hráčovi
rule-anti-bankrupt-to_seat-text = Hotovosť a nehnuteľnosti aj s hypotékami dostane hráč, ktorému sa dlhuje.
rule-anti-bankrupt-buildings = Budovy pri bankrote
rule-anti-bankrupt-buildings-text = Najprv sa banke vrátia všetky budovy za polovicu ceny.
rule-anti-bankrupt-to_bank = Bankrot voči banke
rule-anti-bankrupt-to_bank-text = Všetko dostane banka; nehnuteľnosti sú bez hypoték a znova na predaj.
rule-anti-bankrupt-can_raise = Zaplatiť sa ešte dá
rule-anti-bankrupt-can_raise-text = Kto by ešte zohnal, čo dlhuje, nebankrotuje.
rule-anti-bankrupt-out = Mimo hry
rule-anti-bankrupt-out-text = Hráč v bankrote už nemá ťahy a na ničom sa nezúčastňuje.
rule-anti-bankrupt-no_forced = Nehnuteľnosti prechádzajú, ako sú
rule-anti-bankrupt-no_forced-text = Nehnuteľnosti bez hypotéky sa najprv nezakladajú; prechádzajú, ako sú.
rule-anti-bankrupt-resign = Vzdať hru
rule-anti-bankrupt-resign-text = Kto hru vzdá, je z nej vonku; čo má, dostane veriteľ prvého dlhu, inak banka.

# --- how the game ends
rule-anti-end-last = Režim A: kto zostane posledný
rule-anti-end-last-text = V režime A vyhráva posledný hráč, ktorý nezbankrotoval.
rule-anti-end-usual = Obvyklý režim
rule-anti-end-usual-text = Ak nikto nepovie inak, hrá sa režim A.
rule-anti-end-role_out = Režim B: jedna rola vypadne
rule-anti-end-role_out-text = V režime B sa hra končí, keď jedna rola celá vypadne; vyhráva najbohatší z tej druhej.
rule-anti-end-mode_a_role = Keď v režime A vypadne rola
rule-anti-end-mode_a_role-text = V režime A sa hrá aj potom ďalej, medzi hráčmi tej druhej.
rule-anti-end-wealth = Majetok
rule-anti-end-wealth-text = Majetok je hotovosť a to, čo by vyniesli všetky nehnuteľnosti bez hypotéky, keby na každú raz niekto stúpil.
rule-anti-end-utilities = Služby pri sčítaní
rule-anti-end-utilities-text = Za každú službu hodí kockami jej vlastník.
rule-anti-end-prison = Majetok z väzenia
rule-anti-end-prison-text = Výnos monopolistu sa do majetku počíta aj vo väzení.
rule-anti-end-ties = Rovnosť na konci
rule-anti-end-ties-text = Kto je na čele rovnako, delí sa o výhru.

# --- the two-hour game
rule-anti-time-turn = Posledný ťah
rule-anti-time-turn-text = Keď vyprší dohodnutý čas, rozohratý ťah sa dohrá.
rule-anti-time-adjust = Úprava majetku
rule-anti-time-adjust-text = Potom môžu všetci vracať budovy, zakladať a vykupovať, len s bankou; počet minút: { $adjusting }.
rule-anti-time-build = Stavba na záver
rule-anti-time-build-text = Pri úprave majetku môže stavať každý, hoci nikto nie je na ťahu.
rule-anti-time-no_deals = Na záver bez obchodov
rule-anti-time-no_deals-text = Pri úprave majetku hráči medzi sebou neobchodujú.
rule-anti-time-done = Úpravy sú hotové
rule-anti-time-done-text = Kto skončil, už nič nemení; keď skončia všetci, začne sa sčítanie.
rule-anti-time-clock = Keď minúty vypršia
rule-anti-time-clock-text = Keď čas na úpravy vyprší, úpravy sa končia všetkým.
rule-anti-time-keeps = Čo ktorej role zostane
rule-anti-time-keeps-text = Konkurentom zostáva { $competitor_keeps }{"\u00A0"}% hotovosti, monopolistom { $monopolist_keeps }{"\u00A0"}%; zvyšok dostane banka.
rule-anti-time-rounding = Zaokrúhlenie toho, čo zostane
rule-anti-time-rounding-text = Ponechaná hotovosť sa zaokrúhľuje nadol.
rule-anti-time-walk = Banka obchádza plochu
rule-anti-time-walk-text = Banka raz obíde plochu, na každej nehnuteľnosti s vlastníkom zastane a zaplatí mu obvyklé nájomné.
rule-anti-time-walk_mortgaged = Hypotéky pri obchôdzke
rule-anti-time-walk_mortgaged-text = Založená nehnuteľnosť pri obchôdzke nič neprinesie.
rule-anti-time-winner = Vyhráva, kto má najviac hotovosti
rule-anti-time-winner-text = Po obchôdzke vyhráva hráč, ktorý má najviac hotovosti.
rule-anti-time-ties = Rovnaká hotovosť
rule-anti-time-ties-text = Hráči s rovnakou hotovosťou sa o výhru delia.
rule-anti-time-role_out = Keď cestou vypadne rola
rule-anti-time-role_out-text = V dvojhodinovej hre sa tým, že rola vypadne, nič nemení.
rule-anti-time-one_left = Zostal jediný hráč
rule-anti-time-one_left-text = Ak pred koncom času zostane jediný hráč, hra sa tým končí a vyhráva.
rule-anti-time-only = Len hodiny
rule-anti-time-only-text = Čas ohlasujú len hodiny, a len v dvojhodinovej hre.
