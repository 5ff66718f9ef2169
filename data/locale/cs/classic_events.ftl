# What only classic Monopoly has to tell, wait for and refuse: events and lines of a turn, decisions and options, refusals, the score.
# $name, $other: seats, already safe to show. $amount: a sum with its currency. $deed, $place: a name on the board.

# --- dice, deals and moves
event-dice_rolled-utility = { $name } hází na služby { $dice }.
dice-speed = { $first } + { $second }, rychlá kostka { $third }
dice-speed-bus = { $first } + { $second } a autobus
dice-speed-on = { $first } + { $second } a „jdi dál“
event-token_moved-back = { $name } se vrací na políčko { $place }.
event-move_chosen-bus = { $count ->
    [one] { $name } jede autobusem o 1 políčko.
    [few] { $name } jede autobusem o { $count } políčka.
    [many] { $name } jede autobusem o { $count } políčka.
   *[other] { $name } jede autobusem o { $count } políček.
}
event-move_chosen-anywhere = Trojice! { $name } si vybírá: { $place }.
event-deed_dealt = { $name } dostává při rozdání: { $deed } za { $amount }.
event-deed_declined-plain = { $name } nekupuje: { $deed }.

# --- money
event-no_rent-jailed = Majitel je ve vězení ({ $deed }); { $name } nájemné neplatí.
event-money_paid-tax = { $name } platí { $amount }: { $place }.
event-money_paid-fee = { $name } platí bance { $amount } za převzaté zastavené nemovitosti.
event-money_paid-deal = { $name } platí { $amount } za rozdané nemovitosti.
event-money_received-parking = { $name } bere { $amount } z banku na Parkování zdarma.
event-money_received-estate = { $name } dostává od banky { $amount }, které dlužilo místo v bankrotu.
event-debt_arose-tax = { $name } dluží { $amount } ({ $place }) a hotovost nestačí.
event-debt_arose-fee = { $name } dluží bance { $amount } za převzaté zastavené nemovitosti a hotovost nestačí.
event-tax_chosen-sum = { $name } volí pevnou částku { $amount }: { $place }.
event-tax_chosen-percent = { $name } volí podíl z majetku, { $amount }: { $place }.

# --- buildings
event-building_built = { $name } staví: { $deed }, { $level } za { $amount }.
event-building_built-free = { $name } staví vydraženou budovu: { $deed }, { $level }.
event-buildings_sold = { $name } prodává budovy za { $amount }: { $deed }, zbývá { $level }.
event-buildings_sold-bare = { $name } prodává poslední budovy za { $amount }: { $deed }.
event-group_cleared = { $name } prodává za { $amount } všechny budovy skupiny { $group }.
event-shortage_opened = Banka má už jen: { $stock }, a stavět mohou i jiní. Smějí říct, co chtějí.
event-buildings_wanted = { $name } chce: { $what } ({ $deed }).
event-buildings_waived = { $name } nechce: { $what }.
event-place_lost = { $name } už nemá kam dát budovu ({ $what }); zůstává bance.

# --- the end
event-time_called = Čas vypršel! Poslední tah má { $name }.
event-game_ended-bankruptcies = Tímto bankrotem hra končí: { $winners }
event-game_ended-time = Dohodnutý čas vypršel: { $winners }
event-game_ended-rounds = Poslední kolo skončilo: { $winners }

# --- several at once
tale-built-streets = { $name } staví za { $amount }: { $streets }.
tale-built-streets-free = { $name } umisťuje: { $streets }.
tale-built-street = { $deed } ({ $level })
tale-sold-streets = { $name } prodává budovy za { $amount }: { $deeds }.
tale-dealt = { $name } dostává při rozdání za { $amount }: { $deeds }.

# --- what is waited for
await-buy-plain = Čeká se na: { $names }. Koupit { $deed } za { $amount }, nebo ne.
await-choose-tax = Čeká se na: { $names }. Vybrat, jak zaplatit daň.
await-choose-bus = Čeká se na: { $names }. Vybrat, jak daleko jede autobus.
await-choose-anywhere = Čeká se na: { $names }. Vybrat, kam jít.
await-transfer = Čeká se na: { $names }. Hned vykoupit ({ $deeds }), nebo zaplatit poplatek { $amount }.
await-window-house = Čeká se na: { $names }. Říct, kolik domů chtějí, nebo se vzdát.
await-window-hotel = Čeká se na: { $names }. Říct, kolik hotelů chtějí, nebo se vzdát.
await-place-house = Čeká se na: { $names }. Umístit dům.
await-place-hotel = Čeká se na: { $names }. Umístit hotel.

# --- options
option-decline-plain = Nekupovat
option-build-house = Stavět: { $deed } za { $amount }
option-build-hotel = Hotel: { $deed } za { $amount }
option-build-place = Umístit: { $deed }
option-sell = Prodat: { $deed } za { $amount }
option-sell-group = Prodat vše: { $group } za { $amount }
option-tax-sum = Zaplatit { $amount }
option-tax-percent = Zaplatit { $percent }{"\u00A0"}% majetku
option-bus = { $count }: { $place }
option-go = Jít: { $place }
option-skip-fee = Zaplatit poplatek { $amount }
option-pass-buildings = Ne, díky
verb-decline-plain = nechat to bance
verb-sell = prodat budovy
verb-time = ohlásit čas

# --- why something was not done
refusal-not_your_turn-classic = Teď je na tahu { $name }. O své nemovitosti se starat můžeš i tak.
refusal-not_your_turn-classic-plain = Teď je na tahu někdo jiný. O své nemovitosti se starat můžeš i tak.
refusal-not_your_turn-build = U tohoto stolu se staví před prvním hodem vlastního tahu. Počkej na něj a mezitím spoř.
refusal-not_your_turn-sell = U tohoto stolu se budovy prodávají ve vlastním tahu nebo při dluhu. Počkej na svůj tah.
refusal-not_your_turn-offer = U tohoto stolu se obchoduje před hodem vlastního tahu. Počkej na něj a pak otevři `/trade`.
refusal-wrong_moment-build = U tohoto stolu se staví před prvním hodem tahu. Čas na to bude v tvém příštím tahu.
refusal-wrong_moment-offer = U tohoto stolu se obchoduje před hodem tahu. Čas na to bude v tvém příštím tahu.
refusal-wrong_moment-shortage = Domů nebo hotelů je málo a právě se rozdělují. Chvilku počkej a pak pokračuj.
refusal-wrong_moment-transfer = Nejdřív řekni, co bude se zastavenými nemovitostmi: vykoupit, nebo zaplatit poplatek.
refusal-wrong_moment-card = Karta z vězení se hraje ve vězení, před hodem. Do té doby si ji nech.
refusal-wrong_moment-fine = Pokuta se platí ve vězení před hodem, dluhy ve chvíli, kdy vzniknou. Teď nic nedlužíš, tak hraj dál.
refusal-wrong_moment-debt-classic = Nejdřív dluh. Prodej budovy, něco zastav nebo obchoduj, když je třeba, a pak zaplať.
refusal-not_allowed-bankrupt-self-classic = Jsi v bankrotu, takže už nic dělat nemusíš. Dívat se můžeš: jak to vypadá, ukáže `/score`.
refusal-not_allowed-no_street = Tady se stavět nedá: { $thing }. Vyber barevnou ulici.
refusal-not_allowed-built_this_turn = { $count ->
    [one] U tohoto stolu jde do skupiny 1 budova za tah. Stav jinde, nebo počkej na příští tah.
    [few] U tohoto stolu jdou do skupiny { $count } budovy za tah. Stav jinde, nebo počkej na příští tah.
    [many] U tohoto stolu jde do skupiny { $count } budovy za tah. Stav jinde, nebo počkej na příští tah.
   *[other] U tohoto stolu jde do skupiny { $count } budov za tah. Stav jinde, nebo počkej na příští tah.
}
refusal-not_allowed-other_building = Banka teď rozděluje jiný druh budovy. Vyber ulici, kam patří, nebo se vzdej.
refusal-not_allowed-mortgaged = { $thing } má hypotéku a u tohoto stolu se se zastavenými nemovitostmi neobchoduje. Nejdřív ji vykup.
refusal-not_allowed-debt = Po tomto obchodu by zůstal nezaplacený dluh. Sestav takový, který ho pokryje celý, nebo obchoduj s věřitelem.
refusal-not_allowed-debt-other = { $name } má dluh a tento obchod ho nepokryje. Nabídni tolik, aby se zaplatil celý.
refusal-not_allowed-debt-closed = { $name } má dluh a do zaplacení neobchoduje. Nabídni znovu potom.
refusal-not_allowed-debt-closed-self = U tohoto stolu se s dluhem neobchoduje. Prodej budovy nebo něco zastav a pak zaplať.
refusal-not_allowed-passed-classic = V této aukci nejsi, nebo už ne. V příští můžeš zase přihazovat.
refusal-not_allowed-nothing-classic = Nabídka potřebuje něco aspoň na jedné straně. Přidej nemovitost, kartu nebo peníze.
refusal-unknown_name-space = { $thing } nemá kartu. Vyber ulici, železnici nebo službu.
refusal-not_allowed-clock = Čas ohlašují jen hodiny. Do té doby hraj dál.
refusal-bad_amount-count = Takový počet nejde. Zvol kolik, 1 nebo víc.
refusal-bad_amount-one = Tady se umisťuje jen jedna budova. Vyber její ulici.
refusal-bad_amount-choice = To mezi možnostmi není. Vyber některou z nabízených.
refusal-group_incomplete-group = K tomu je třeba celá skupina { $group }. Nejdřív získej, co v ní chybí, třeba obchodem.
refusal-group_mortgaged-deed = { $thing } má hypotéku, takže se v té skupině nestaví. Nejdřív ji vykup.
refusal-has_buildings-street = Stojí tu budovy: { $thing }. Nejdřív je prodej.
refusal-has_buildings-group = Ve skupině { $group } stojí budovy. Nejdřív je prodej.
refusal-height_limit-hotel = { $name } výš nemůže: nad hotel už nic není. Vyber jinou ulici.
refusal-height_limit-hotel-count = { $name }: tolik se sem nevejde. Zvol méně, nebo jinou ulici.
refusal-height_limit-bare = { $name }: takové budovy tu na prodej nejsou. Vyber ulici, která je má.
refusal-uneven-build = Ve skupině se staví rovnoměrně. Nejdřív postav na její nejméně zastavěné ulici, teprve pak sem: { $name }.
refusal-uneven-sell = Ve skupině se prodává rovnoměrně. Nejdřív prodej na její nejzastavěnější ulici, teprve pak tady: { $name }.
refusal-no_stock-none = Bance už nezbylo nic: { $what }. Počkej, až se něco vrátí, nebo stav něco jiného.
refusal-no_stock-few = Bance zbývá jen: { $stock }. Řekni si o méně, nebo počkej, až se něco vrátí.
refusal-no_stock-break = Hotel se mění zpět na domy a těch banka nemá dost. Prodej raději najednou všechny budovy skupiny.
refusal-short_of_cash-classic = Je k tomu třeba { $need }, a volných máš { $have }. Prodej budovy, zastav něco, nebo zbytek získej obchodem.
refusal-short_of_cash-build = Je k tomu třeba { $need }, a volných máš { $have }. Stav méně, něco zastav, nebo zbytek získej obchodem.
refusal-short_of_cash-buy-plain = { $need } je víc než tvých volných { $have }. Nejdřív něco zastav nebo prodej, nebo nekupuj.
refusal-can_still_raise-classic = Prodejem budov a hypotékami ještě získáš { $amount }, a to na dluh { $owed } stačí. Udělej to a pak zaplať.

# --- who has what
worth-line = { $sign } { $name } · { $cash } · { $deeds ->
    [0] bez nemovitostí
    [one] 1 nemovitost
    [few] { $deeds } nemovitosti
    [many] { $deeds } nemovitosti
   *[other] { $deeds } nemovitostí
} · { $buildings } · majetek { $worth }
worth-line-bare = { $sign } { $name } · { $cash } · { $deeds ->
    [0] bez nemovitostí
    [one] 1 nemovitost
    [few] { $deeds } nemovitosti
    [many] { $deeds } nemovitosti
   *[other] { $deeds } nemovitostí
} · majetek { $worth }
worth-detail = { $name }: hotovost { $cash }, nemovitosti { $deeds }, budovy { $buildings }; celkem { $total }
worth-detail-bankrupt = { $name }: bankrot
