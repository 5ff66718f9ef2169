# What only classic Monopoly has to tell, wait for and refuse: events and lines of a turn, decisions and options, refusals, the score.
# $name, $other: seats, already safe to show. $amount: a sum with its currency. $deed, $place: a name on the board.

# --- dice, deals and moves
event-dice_rolled-utility = { $name } hádže za služby { $dice }.
dice-speed = { $first } + { $second }, rýchla kocka { $third }
dice-speed-bus = { $first } + { $second } a autobus
dice-speed-on = { $first } + { $second } a „choď ďalej“
event-token_moved-back = { $name } sa vracia na políčko { $place }.
event-move_chosen-bus = { $count ->
    [one] { $name } ide autobusom o 1 políčko.
    [few] { $name } ide autobusom o { $count } políčka.
    [many] { $name } ide autobusom o { $count } políčka.
   *[other] { $name } ide autobusom o { $count } políčok.
}
event-move_chosen-anywhere = Trojica! { $name } si vyberá: { $place }.
event-deed_dealt = { $name } dostáva pri rozdávaní: { $deed } za { $amount }.
event-deed_declined-plain = { $name } nekupuje: { $deed }.

# --- money
event-no_rent-jailed = Vlastník je vo väzení ({ $deed }); { $name } nájomné neplatí.
event-money_paid-tax = { $name } platí { $amount }: { $place }.
event-money_paid-fee = { $name } platí banke { $amount } za prevzaté založené nehnuteľnosti.
event-money_paid-deal = { $name } platí { $amount } za rozdané nehnuteľnosti.
event-money_received-parking = { $name } berie { $amount } zo spoločnej kasy na Bezplatnom parkovisku.
event-money_received-estate = { $name } dostáva od banky { $amount } za dlh hráča v bankrote.
event-debt_arose-tax = { $name } dlhuje { $amount } ({ $place }) a hotovosť nestačí.
event-debt_arose-fee = { $name } dlhuje banke { $amount } za prevzaté založené nehnuteľnosti a hotovosť nestačí.
event-tax_chosen-sum = { $name } volí pevnú sumu { $amount }: { $place }.
event-tax_chosen-percent = { $name } volí podiel z majetku, { $amount }: { $place }.

# --- buildings
event-building_built = { $name } stavia: { $deed }, { $level } za { $amount }.
event-building_built-free = { $name } stavia vydraženú budovu: { $deed }, { $level }.
event-buildings_sold = { $name } predáva budovy za { $amount }: { $deed }, zostáva { $level }.
event-buildings_sold-bare = { $name } predáva posledné budovy za { $amount }: { $deed }.
event-group_cleared = { $name } predáva za { $amount } všetky budovy skupiny: { $group }.
event-shortage_opened = Banka má už len: { $stock }, a stavať môžu aj iní. Môžu povedať, čo chcú.
event-buildings_wanted = { $name } chce: { $what } ({ $deed }).
event-buildings_waived = { $name } nechce: { $what }.
event-place_lost = { $name } už nemá kam dať budovu ({ $what }); zostáva banke.

# --- the end
event-time_called = Čas vypršal! Posledný ťah má { $name }.
event-game_ended-bankruptcies = Týmto bankrotom sa hra končí: { $winners }
event-game_ended-time = Dohodnutý čas vypršal: { $winners }
event-game_ended-rounds = Posledné kolo sa skončilo: { $winners }

# --- several at once
tale-built-streets = { $name } stavia za { $amount }: { $streets }.
tale-built-streets-free = { $name } umiestňuje: { $streets }.
tale-built-street = { $deed } ({ $level })
tale-sold-streets = { $name } predáva budovy za { $amount }: { $deeds }.
tale-dealt = { $name } dostáva pri rozdávaní za { $amount }: { $deeds }.

# --- what is waited for
await-buy-plain = Čaká sa na: { $names }. Kúpiť za { $amount } ({ $deed }), alebo nie.
await-choose-tax = Čaká sa na: { $names }. Vybrať, ako zaplatiť daň.
await-choose-bus = Čaká sa na: { $names }. Vybrať, ako ďaleko ide autobus.
await-choose-anywhere = Čaká sa na: { $names }. Vybrať, kam ísť.
await-transfer = Čaká sa na: { $names }. Hneď vykúpiť ({ $deeds }), alebo zaplatiť poplatok { $amount }.
await-window-house = Čaká sa na: { $names }. Povedať počet domov, alebo pasovať.
await-window-hotel = Čaká sa na: { $names }. Povedať počet hotelov, alebo pasovať.
await-place-house = Čaká sa na: { $names }. Umiestniť dom.
await-place-hotel = Čaká sa na: { $names }. Umiestniť hotel.

# --- options
option-decline-plain = Nekupovať
option-build-house = Stavať: { $deed } za { $amount }
option-build-hotel = Hotel: { $deed } za { $amount }
option-build-place = Umiestniť: { $deed }
option-sell = Predať: { $deed } za { $amount }
option-sell-group = Predať všetko: { $group } za { $amount }
option-tax-sum = Zaplatiť { $amount }
option-tax-percent = Zaplatiť { $percent }{"\u00A0"}% majetku
option-bus = { $count }: { $place }
option-go = Ísť: { $place }
option-skip-fee = Zaplatiť poplatok { $amount }
option-pass-buildings = Nie, vďaka
verb-decline-plain = nechať to banke
verb-sell = predať budovy
verb-time = ohlásiť čas

# --- why something was not done
refusal-not_your_turn-classic = Teraz je na ťahu { $name }. O svoje nehnuteľnosti sa môžeš starať aj tak.
refusal-not_your_turn-classic-plain = Teraz je na ťahu niekto iný. O svoje nehnuteľnosti sa môžeš starať aj tak.
refusal-not_your_turn-build = Pri tomto stole sa stavia pred prvým hodom vlastného ťahu. Počkaj naň a medzitým šetri.
refusal-not_your_turn-sell = Pri tomto stole sa budovy predávajú vo vlastnom ťahu alebo pri dlhu. Počkaj na svoj ťah.
refusal-not_your_turn-offer = Pri tomto stole sa obchoduje pred hodom vlastného ťahu. Počkaj naň a potom otvor `/trade`.
refusal-wrong_moment-build = Pri tomto stole sa stavia pred prvým hodom ťahu. Čas na to bude v tvojom ďalšom ťahu.
refusal-wrong_moment-offer = Pri tomto stole sa obchoduje pred hodom ťahu. Čas na to bude v tvojom ďalšom ťahu.
refusal-wrong_moment-shortage = Domov alebo hotelov je málo a práve sa rozdeľujú. Chvíľku počkaj a potom pokračuj.
refusal-wrong_moment-transfer = Najprv povedz, čo bude so založenými nehnuteľnosťami: vykúpiť, alebo zaplatiť poplatok.
refusal-wrong_moment-card = Karta z väzenia sa hrá vo väzení, pred hodom. Dovtedy si ju nechaj.
refusal-wrong_moment-fine = Pokuta sa platí vo väzení pred hodom, dlhy vtedy, keď vzniknú. Teraz nič nedlhuješ, tak hraj ďalej.
refusal-wrong_moment-debt-classic = Najprv dlh. Ak treba, predaj budovy, niečo založ alebo obchoduj, a potom zaplať.
refusal-not_allowed-bankrupt-self-classic = Si v bankrote, takže už nič robiť nemusíš. Pozerať sa môžeš: ako to vyzerá, ukáže `/score`.
refusal-not_allowed-no_street = Tu sa stavať nedá: { $thing }. Vyber farebnú ulicu.
refusal-not_allowed-built_this_turn = { $count ->
    [one] Pri tomto stole ide do skupiny 1 budova za ťah. Stavaj inde, alebo počkaj na ďalší ťah.
    [few] Pri tomto stole idú do skupiny { $count } budovy za ťah. Stavaj inde, alebo počkaj na ďalší ťah.
    [many] Pri tomto stole ide do skupiny { $count } budovy za ťah. Stavaj inde, alebo počkaj na ďalší ťah.
   *[other] Pri tomto stole ide do skupiny { $count } budov za ťah. Stavaj inde, alebo počkaj na ďalší ťah.
}
refusal-not_allowed-other_building = Banka teraz rozdeľuje iný druh budovy. Vyber ulicu, kam patrí, alebo pasuj.
refusal-not_allowed-mortgaged = { $thing } má hypotéku a pri tomto stole sa so založenými nehnuteľnosťami neobchoduje. Najprv ju vykúp.
refusal-not_allowed-debt = Po tomto obchode by zostal dlh nezaplatený. Zostav taký, ktorý ho vyrovná celý, alebo obchoduj s veriteľom.
refusal-not_allowed-debt-other = { $name } má dlh a tento obchod ho nevyrovná. Ponúkni toľko, aby sa zaplatil celý.
refusal-not_allowed-debt-closed = { $name } má dlh a do zaplatenia neobchoduje. Potom ponúkni znova.
refusal-not_allowed-debt-closed-self = Pri tomto stole sa s dlhom neobchoduje. Predaj budovy alebo niečo založ a potom zaplať.
refusal-not_allowed-passed-classic = V tejto aukcii nie si, alebo už nie. V ďalšej môžeš zase prihadzovať.
refusal-not_allowed-nothing-classic = Ponuka potrebuje niečo aspoň na jednej strane. Pridaj nehnuteľnosť, kartu alebo peniaze.
refusal-unknown_name-space = { $thing } nemá kartu vlastníctva. Vyber ulicu, železnicu alebo službu.
refusal-not_allowed-clock = Čas ohlasujú len hodiny. Dovtedy hraj ďalej.
refusal-bad_amount-count = Taký počet nemožno použiť. Zvoľ 1 alebo viac.
refusal-bad_amount-one = Tu sa umiestňuje len jedna budova. Vyber jej ulicu.
refusal-bad_amount-choice = To medzi možnosťami nie je. Vyber niektorú z ponúkaných.
refusal-group_incomplete-group = Na to treba celú skupinu ({ $group }). Najprv získaj, čo v nej chýba, napríklad obchodom.
refusal-group_mortgaged-deed = { $thing } má hypotéku, takže sa v tej skupine nestavia. Najprv ju vykúp.
refusal-has_buildings-street = Stoja tu budovy: { $thing }. Najprv ich predaj.
refusal-has_buildings-group = V skupine { $group } stoja budovy. Najprv ich predaj.
refusal-height_limit-hotel = { $name }: nad hotelom už nič nie je. Vyber inú ulicu.
refusal-height_limit-hotel-count = { $name }: toľko sa sem nezmestí. Zvoľ menej, alebo inú ulicu.
refusal-height_limit-bare = { $name }: také budovy tu na predaj nie sú. Vyber ulicu, ktorá ich má.
refusal-uneven-build = V skupine sa stavia rovnomerne. Najprv postav na jej najmenej zastavanej ulici, až potom tu: { $name }.
refusal-uneven-sell = V skupine sa predáva rovnomerne. Najprv predaj na jej najviac zastavanej ulici, až potom tu: { $name }.
refusal-no_stock-none = Banke už nič nezostalo: { $what }. Počkaj, kým sa niečo vráti, alebo stavaj niečo iné.
refusal-no_stock-few = Banke zostáva len: { $stock }. Pýtaj si menej, alebo počkaj, kým sa niečo vráti.
refusal-no_stock-break = Hotel sa mení späť na domy a tých banka nemá dosť. Predaj radšej naraz všetky budovy skupiny.
refusal-short_of_cash-classic = Treba na to { $need }, voľných máš { $have }. Predaj budovy, niečo založ, alebo zvyšok získaj obchodom.
refusal-short_of_cash-build = Treba na to { $need }, voľných máš { $have }. Stavaj menej, niečo založ, alebo zvyšok získaj obchodom.
refusal-short_of_cash-buy-plain = { $need } je viac než tvojich voľných { $have }. Najprv niečo založ alebo predaj, alebo nekupuj.
refusal-can_still_raise-classic = Predajom budov a zakladaním ešte získaš { $amount }, a to na dlh { $owed } stačí. Urob to a potom zaplať.

# --- who has what
worth-line = { $sign } { $name } · { $cash } · { $deeds ->
    [0] bez nehnuteľností
    [one] 1 nehnuteľnosť
    [few] { $deeds } nehnuteľnosti
    [many] { $deeds } nehnuteľnosti
   *[other] { $deeds } nehnuteľností
} · { $buildings } · majetok { $worth }
worth-line-bare = { $sign } { $name } · { $cash } · { $deeds ->
    [0] bez nehnuteľností
    [one] 1 nehnuteľnosť
    [few] { $deeds } nehnuteľnosti
    [many] { $deeds } nehnuteľnosti
   *[other] { $deeds } nehnuteľností
} · majetok { $worth }
worth-detail = { $name }: hotovosť { $cash }, nehnuteľnosti { $deeds }, budovy { $buildings }; spolu { $total }
worth-detail-bankrupt = { $name }: bankrot
