# Why something was not done, and what can be done instead: one or two short sentences, no blame.
# `refusal-<code>` and variants: the rules. `table-<code>`: the table.

refusal-game_over = Táto hra sa už skončila. `/score` ukáže ako a `/play` otvorí nový stôl.
refusal-unknown_name = Nič také tu nie je: { $name }. Vyber zo zoznamu, alebo si pozri `/board`.
refusal-unknown_name-plain = Taký názov na tejto ploche nie je. Vyber zo zoznamu, alebo si pozri `/board`.
refusal-bad_amount = Taká suma tu neplatí. Zvoľ celé číslo väčšie ako 0.
refusal-bad_amount-need = Tu to musí byť presne { $need }, nie { $amount }. Vyber znova.
refusal-bad_amount-build = Poschodia sa stavajú po jednom. Postav toto a potom ďalšie.
refusal-bad_amount-floor = Týmito surovinami { $floor }. poschodie nezaplatíš. Cena je: { $cost }. Vyber znova.
refusal-bad_amount-choose_chips = { $floor }. poschodie sa dá zaplatiť rôzne. Vyber suroviny, ktoré chceš minúť.
refusal-not_your_turn = Teraz je na ťahu { $name }. Obchodovať, zakladať a vykupovať môžeš aj tak.
refusal-not_your_turn-plain = Teraz je na ťahu niekto iný. Obchodovať, zakladať a vykupovať môžeš aj tak.
refusal-wrong_moment = To patrí do inej chvíle ťahu. { $awaited }
refusal-wrong_moment-roll_again = Padla dvojica: pred koncom ťahu ťa čaká ešte hod. Hoď znova.
refusal-wrong_moment-discard_first = Čo máš navyše, odkladá sa pred hodom; nechať si môžeš najviac { $kept }. Najprv odlož.
refusal-wrong_moment-debt = Najprv dlh. Ak treba, niečo založ alebo obchoduj, a potom zaplať.
refusal-wrong_moment-bankrupt = Bankrot je pre dlhy, ktoré sa zaplatiť nedajú, a ty nič nedlhuješ. Hru nadobro opustíš cez `/game resign`.
refusal-wrong_moment-claim = Žiadne nájomné na teba nečaká: vypýtať si ho možno, len kým nehodí ďalší hráč. Hraj ďalej.
refusal-wrong_moment-auction = Žiadna aukcia nebeží. Začne sa ďalšou nehnuteľnosťou, ktorú niekto nekúpi.
refusal-in_jail = Z väzenia sa nestavia. Môžeš obchodovať, zakladať, alebo sa najprv dostať von.
refusal-not_allowed = Pravidlá to tu nedovoľujú. { $awaited }
refusal-not_allowed-bankrupt = Hráč v bankrote už neobchoduje, neprihadzuje ani neplatí. Vyber iného.
refusal-not_allowed-bankrupt-self = Si v bankrote, takže už nič robiť nemusíš, ale tvoje budovy sa ti stále počítajú. Ako si na tom, ukáže `/score`.
refusal-not_allowed-passed = Pas je konečný, takže v tejto aukcii už nie si. V ďalšej môžeš zase prihadzovať.
refusal-not_allowed-leading = Už vedieš, takže nemusíš prihadzovať ani pasovať. Tajné maximum zvýšiš cez „Až do…“.
refusal-not_allowed-nothing = Ponuka potrebuje niečo aspoň na jednej strane. Pridaj nehnuteľnosť, kartu, suroviny alebo peniaze.
refusal-not_allowed-money_both_ways = Peniaze idú v obchode len jedným smerom. Ponúkni rozdiel, alebo si ho vypýtaj.
refusal-not_allowed-no_seat_asked = Hráč sa tu nevyberá. Vyber len suroviny.
refusal-not_allowed-self = Treba na to iného hráča, nie teba. Vyber niekoho iného.
refusal-not_allowed-same_colour = Tu dávaš a berieš rôzne farby. Vyber pre jednu z nich inú.
refusal-not_allowed-needs_choice = Na { $card } treba vybrať hráča a dve farby. Otvor ju cez „Vynútiť výmenu…“.
refusal-own_offer = Ponuku dávaš inému hráčovi. Vyber niekoho iného.
refusal-void_offer = Táto ponuka sa už splniť nedá. Novú zostavíš cez `/trade`.
refusal-void_offer-gone = Táto ponuka už na stole nie je. Novú zostavíš cez `/trade`.
refusal-void_offer-not_owner = Ponuka padá ({ $thing }): { $name } to už nemá. Novú zostavíš cez `/trade`.
refusal-void_offer-short_of_chips = Ponuka padá: { $name } už nemá tie suroviny. Novú zostavíš cez `/trade`.
refusal-void_offer-short_of_cash = Ponuka padá: { $name } už nemá tie peniaze. Novú zostavíš cez `/trade`.
refusal-not_owner = Toto nie je tvoje: { $thing }. Čo máš, ukáže `/hand`.
refusal-not_owner-plain = To nie je tvoje. Čo máš, ukáže `/hand`.
refusal-not_owner-other = { $thing }: to { $name } nemá. Vypýtaj si niečo, čo má.
refusal-not_a_foundation = Na { $name } sa stavať nedá. Vyber niektoré z vyznačených základov.
refusal-not_a_foundation-plain = Tam sa stavať nedá. Vyber niektoré z vyznačených základov.
refusal-occupied = Na { $name } stojí cudzia budova. Vyber voľné základy alebo svoju budovu.
refusal-occupied-plain = Tam stojí cudzia budova. Vyber voľné základy alebo svoju budovu.
refusal-group_incomplete = Na to treba celú skupinu. Najprv získaj, čo v nej chýba, napríklad obchodom.
refusal-group_mortgaged = Jedna nehnuteľnosť tej skupiny je založená. Najprv ju vykúp.
refusal-has_buildings = V tej skupine stoja budovy. Najprv ich predaj.
refusal-already_mortgaged = { $thing } už má hypotéku. Vyber inú nehnuteľnosť.
refusal-already_mortgaged-plain = Tá nehnuteľnosť už má hypotéku. Vyber inú.
refusal-not_mortgaged = { $thing } hypotéku nemá, takže niet čo vykupovať. Vyber inú nehnuteľnosť.
refusal-not_mortgaged-plain = Tá nehnuteľnosť hypotéku nemá, takže niet čo vykupovať. Vyber inú.
refusal-height_limit = { $name } už má penthouse a vyššie rásť nemôže. Vyber inú budovu.
refusal-height_limit-plain = Tá budova už vyššie rásť nemôže. Vyber inú.
refusal-uneven = V skupine sa stavia aj predáva rovnomerne. Najprv vyber inú jej ulicu.
refusal-no_blocks = Všetky tvoje stavebné kocky sú na ostrove. Len penthouse žiadnu nepotrebuje: patrí na štyri poschodia.
refusal-no_stock = Banka teraz nemá dosť ({ $colour }). Vyber inú farbu.
refusal-no_stock-plain = Banka to teraz nemá. Vyber niečo iné.
refusal-bid_too_low = Teraz sa prihadzuje od { $low }. Daj toľko alebo viac, alebo pasuj.
refusal-bid_too_low-plain = Tá ponuka je teraz prinízka. Daj viac, alebo pasuj.
refusal-above_cash = Ponuka nesmie byť vyššia než hotovosť, a ty máš { $have }. Daj menej, alebo najprv niečo založ.
refusal-above_cash-plain = Ponuka nesmie byť vyššia než hotovosť. Daj menej, alebo najprv niečo založ.
refusal-short_of_chips = Treba na to: { $chips }. Máš: { $have }. Banka dá jednu za štyri, alebo zostav obchod.
refusal-short_of_chips-plain = Na to nemáš suroviny. Banka dá jednu za štyri, alebo zostav obchod.
refusal-short_of_chips-floor = Cena za { $floor }. poschodie je: { $cost }. Toľko nemáš; banka dá jednu za štyri, alebo zostav obchod.
refusal-short_of_chips-other = { $name } toľko nemá ({ $chips }). Vypýtaj si niečo, čo má.
refusal-short_of_cash = Treba na to { $need }, voľných máš { $have }. Niečo založ, alebo zvyšok získaj obchodom.
refusal-short_of_cash-plain = Na to nemáš hotovosť. Niečo založ, alebo zvyšok získaj obchodom.
refusal-short_of_cash-buy = { $need } je viac než tvojich voľných { $have }. Najprv niečo založ, alebo to nechaj vydražiť.
refusal-short_of_cash-other = { $name } toľko nemá ({ $need }). Vypýtaj si menej.
refusal-can_still_raise = Zakladaním ešte získaš { $amount }, a to na dlh { $owed } stačí. Založ a potom zaplať.
refusal-can_still_raise-plain = Zakladaním ešte získaš, čo dlhuješ. Založ a potom zaplať.

# --- what a floor takes, within a sentence
cost-any = { $count ->
    [one] 1 ľubovoľná
    [few] { $count } ľubovoľné
    [many] { $count } ľubovoľnej
   *[other] { $count } ľubovoľných
}

# --- the table
table-no_game = V tomto kanáli sa nič nehrá. Stôl otvorí `/play`.
table-game_running = V tomto kanáli už jeden stôl je. Prisadni si, alebo použi iný kanál či vlákno.
table-lobby_full = Všetky miesta sú obsadené. Druhý stôl otvorí `/play` v inom kanáli alebo vlákne.
table-already_seated = Pri tomto stole už sedíš. Počkaj, kým hostiteľ začne.
table-not_seated = Pri tomto stole nesedíš. Pozerať sa môžeš: `/board`, `/score`, `/hand` s výberom miesta a `/game follow`.
table-not_host = To je na hostiteľovi tohto stola. Popros ho, alebo si otvor vlastný stôl cez `/play`.
table-too_few_seats = Na začiatok treba miest: { $least }. Počkaj, kým si niekto prisadne, alebo pridaj náhradníka.
table-not_lobby = Pri tomto stole sa už hrá. Ako to vyzerá, ukáže `/board`.
table-unknown_setting = Také nastavenie táto hra nemá. Všetky nájdeš pod „Nastavenia“.
table-bad_setting = Takto sa to nastaviť nedá. Otvor „Nastavenia“ a vyber z možností.
table-already_decided = To je už rozhodnuté. Takto to vyzerá teraz.
table-not_your_seat = To je teraz na niekom inom: { $names }. Čo môžeš medzitým, ukáže `/hand`.
table-not_your_seat-plain = To je teraz na niekom inom. Čo môžeš medzitým, ukáže `/hand`.
table-game_stopped = Táto hra bola zastavená. Nový stôl otvorí `/play`.
table-wrong_version = Táto hra sa začala vo verzii, v ktorej sa tu pokračovať nedá. Nový stôl otvorí `/play`.
table-not_yours = Tento panel patrí niekomu inému. Svoj si otvor zo správy hry.
table-unknown_game = Taká hra tu nie je. Vyber zo zoznamu pri `/play`.
table-unknown_control = To tlačidlo je zo staršej verzie. `/board` ukáže hru s novými.
table-unknown = To sa teraz nedá. Ako to vyzerá, ukáže `/board`.
