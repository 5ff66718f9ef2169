# What only Anti-Monopoly has to tell, wait for and refuse: events and lines of a turn, decisions and options, refusals, the score.
# $name, $other: seats, already safe to show. $amount: a sum with its currency. $corner: the price war or prison. $deed: a name on the board.

# --- roles
event-role_chosen = { $name } hrá ako { $role }.
event-role_chosen-left = { $name } berie rolu, ktorá zostala: { $role }.
event-swap_wished = { $name } navrhuje výmenu rolí; odpovie { $other }.
event-roles_swapped = { $name } a { $other } si vymieňajú roly.
event-seat_ready-roles = { $name } si rolu necháva natrvalo.
event-seat_ready-adjust = { $name } má úpravy hotové.

# --- dice
dice-one = { $first }
event-dice_rolled-foundation = { $name } hádže pri nadácii { $dice }.
event-dice_rolled-card = { $name } hádže na kartu { $dice }.
event-dice_rolled-jail-corner = { $name } hádže { $dice } ({ $corner }).
event-throw_failed-foundation = Tentoraz nadácia neprispieva ({ $name }).
event-throw_failed-card = Týmto hodom { $name } nič nezískava.

# --- the corner
event-sent_to_jail-corner = { $name } musí do kúta: { $corner }.
event-jail_throw_failed-corner = { $left ->
    [one] Dvojica nepadla; { $name } zostáva ({ $corner }) a v ďalšom ťahu zaplatí a ide.
    [few] Dvojica nepadla; { $name } zostáva ({ $corner }).
    [many] Dvojica nepadla; { $name } zostáva ({ $corner }).
   *[other] Dvojica nepadla; { $name } zostáva ({ $corner }).
}
event-left_jail-corner = { $name } je vonku ({ $corner }).
event-money_paid-fine-corner = { $name } platí { $amount } a je vonku ({ $corner }).
event-no_rent-prison = Vlastník je vo väzení a nič nevyberá ({ $deed }); { $name } nájomné neplatí.

# --- money, cities and buildings
event-money_paid-foundation = { $name } platí nadácii { $amount }.
event-money_received-foundation = { $name } dostáva od nadácie { $amount }.
event-debt_arose-foundation = { $name } dlhuje nadácii { $amount } a hotovosť nestačí.
event-group_completed-city = { $name } má monopol: { $group }!
event-group_cleared-city = { $name } vracia všetky budovy ({ $group }) za { $amount }.

# --- the end
event-adjusting_opened = { $minutes ->
    [one] Hra sa uzatvára. Každý má 1 minútu na úpravy majetku s bankou.
    [few] Hra sa uzatvára. Každý má { $minutes } minúty na úpravy majetku s bankou.
    [many] Hra sa uzatvára. Každý má { $minutes } minúty na úpravy majetku s bankou.
   *[other] Hra sa uzatvára. Každý má { $minutes } minút na úpravy majetku s bankou.
}
event-cash_kept = { $name } si necháva { $percent }{"\u00A0"}% hotovosti, { $kept }; banka dostáva { $paid }.
event-income_counted = { $deed }: { $name } dostáva { $amount }.
event-game_ended-role_out = Jedna rola vypadla a hra sa končí: { $winners }

# --- several at once
tale-rolled-out-corner = { $name } hádže { $dice }, je vonku ({ $corner }) a ide na políčko { $place }.
tale-rolled-jail-corner = { $left ->
    [one] { $name } hádže { $dice }, zostáva ({ $corner }) a v ďalšom ťahu zaplatí a ide.
    [few] { $name } hádže { $dice } a zostáva ({ $corner }).
    [many] { $name } hádže { $dice } a zostáva ({ $corner }).
   *[other] { $name } hádže { $dice } a zostáva ({ $corner }).
}
tale-throw-won = { $name } hádže { $dice } a získava { $amount }.
tale-throw-lost = { $name } hádže { $dice } a nezískava nič.
tale-cash-kept = Ponechaná hotovosť: { $deeds }.
tale-cash-kept-seat = { $name } ({ $amount }, { $percent }{"\u00A0"}%)
tale-income = { $name } dostáva { $amount }: { $deeds }.
tale-income-deed = { $deed } { $amount }
tale-income-thrown = { $deed } { $amount } (hod { $dice })

# --- what is waited for
await-choose-role = Čaká sa na: { $names }. Vybrať rolu.
await-roles = Čaká sa na: { $names }. Nechať si rolu, alebo ju vymeniť.
await-adjust = Čaká sa na: { $names }. Upraviť majetok s bankou, alebo skončiť.
await-roll-jail-corner = Čaká sa na: { $names } ({ $corner }). Hodiť dvojicu, alebo zaplatiť { $amount } a hodiť.
await-roll-jail-corner-last = Čaká sa na: { $names } ({ $corner }, naposledy). Hod stojí { $amount } a ide sa ďalej.
await-manage-jail-corner = Čaká sa na: { $names } ({ $corner }). Stavať, obchodovať alebo ukončiť ťah.

# --- options
option-build-apartment = Činžiak: { $deed } za { $amount }
option-sell-group-city = Vrátiť všetko: { $group } za { $amount }
option-role = Rola: { $role }
option-swap-roles = Vymeniť si roly: { $name }
option-tax-shares = Zaplatiť { $cash }{"\u00A0"}% hotovosti, { $deeds }{"\u00A0"}% nehnuteľností, { $buildings }{"\u00A0"}% budov
option-done-roles = Nechať si rolu
option-done-adjust = Hotovo
verb-done = oznámiť, že je hotovo

# --- why something was not done
refusal-unknown_name-space-city = { $thing } nemá kartu vlastníctva. Vyber ulicu, dopravnú spoločnosť alebo službu.
refusal-not_your_turn-build-own = Stavia sa vo vlastnom ťahu. Počkaj naň a medzitým šetri.
refusal-wrong_moment-adjusting = Hra sa uzatvára: teraz sa obchoduje len s bankou, nie medzi hráčmi. Uprav majetok a stlač „Hotovo“.
refusal-wrong_moment-closed = Tvoj majetok je uzavretý, takže sa už nič nestavia, nevracia, nezakladá ani nevykupuje. Počkaj na ostatných.
refusal-wrong_moment-roles = Prvý ťah sa ešte nezačal. Najprv sa rozhodnite o rolách.
refusal-wrong_moment-fine-corner = { $amount } za odchod sa platí vo väzení alebo v cenovej vojne pred hodom, dlhy vtedy, keď vzniknú. Pokračuj vo svojom ťahu.
refusal-not_allowed-no_auctions = Aukcie tu nie sú: čo sa nekúpi, zostáva banke. Kto tam stúpi, môže kúpiť.
refusal-not_allowed-no_seat_asked-plain = Hráč sa tu nevyberá. Vyber niektorú z ponúkaných možností.
refusal-not_allowed-split = Tú rolu by malo priveľa hráčov; roly sa môžu líšiť najviac o jedného. Vezmi si druhú.
refusal-not_allowed-no_swap = Teraz si rolu vymeniť nemôžeš ({ $name }): musí to byť hráč s druhou rolou, ktorý si ju ešte nepotvrdil. Vyber iného, alebo si rolu nechaj.
refusal-group_incomplete-group-city = Monopolista stavia len v meste, kde má dve ulice, a { $group } také ešte nie je. Najprv tam získaj ďalšiu ulicu.
refusal-group_mortgaged-deed-city = { $thing } má hypotéku, a to tamojšej stavbe bráni. Najprv ju vykúp.
refusal-has_buildings-group-city = { $thing } drží monopol, na ktorom stoja budovy ({ $group }). Najprv ich vráť.
refusal-height_limit-apartment = { $name }: nad činžiakom už nič nie je. Vyber inú ulicu.

# --- who has what
score-line-jail-corner = { $line } · { $corner }
worth-detail-income = { $name }: hotovosť { $cash }, výnos { $income }; spolu { $total }
