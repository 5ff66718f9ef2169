# What only Anti-Monopoly has to tell, wait for and refuse: events and lines of a turn, decisions and options, refusals, the score.
# $name, $other: seats, already safe to show. $amount: a sum with its currency. $corner: the price war or prison. $deed: a name on the board.

# --- roles
event-role_chosen = { $name } hraje jako { $role }.
event-role_chosen-left = { $name } bere roli, která zbyla: { $role }.
event-swap_wished = { $name } navrhuje výměnu rolí ({ $other }).
event-roles_swapped = { $name } a { $other } si vyměňují role.
event-seat_ready-roles = { $name } si roli nechává natrvalo.
event-seat_ready-adjust = { $name } má úpravy hotové.

# --- dice
dice-one = { $first }
event-dice_rolled-foundation = { $name } hází u nadace { $dice }.
event-dice_rolled-card = { $name } hází na kartu { $dice }.
event-dice_rolled-jail-corner = { $name } hází { $dice } ({ $corner }).
event-throw_failed-foundation = Tentokrát nadace nepřispívá ({ $name }).
event-throw_failed-card = Tímto hodem { $name } nic nezískává.

# --- the corner
event-sent_to_jail-corner = { $name } musí do kouta: { $corner }.
event-jail_throw_failed-corner = { $left ->
    [one] Dvojice nepadla; { $name } zůstává ({ $corner }) a v příštím tahu zaplatí a jde.
    [few] Dvojice nepadla; { $name } zůstává ({ $corner }).
    [many] Dvojice nepadla; { $name } zůstává ({ $corner }).
   *[other] Dvojice nepadla; { $name } zůstává ({ $corner }).
}
event-left_jail-corner = { $name } je venku ({ $corner }).
event-money_paid-fine-corner = { $name } platí { $amount } a je venku ({ $corner }).
event-no_rent-prison = Majitel je ve vězení a nic nevybírá ({ $deed }); { $name } nájemné neplatí.

# --- money, cities and buildings
event-money_paid-foundation = { $name } platí nadaci { $amount }.
event-money_received-foundation = { $name } dostává od nadace { $amount }.
event-debt_arose-foundation = { $name } dluží nadaci { $amount } a hotovost nestačí.
event-group_completed-city = { $name } má monopol: { $group }!
event-group_cleared-city = { $name } vrací všechny budovy ({ $group }) za { $amount }.

# --- the end
event-adjusting_opened = { $minutes ->
    [one] Hra se uzavírá. Každý má 1 minutu na úpravy majetku s bankou.
    [few] Hra se uzavírá. Každý má { $minutes } minuty na úpravy majetku s bankou.
    [many] Hra se uzavírá. Každý má { $minutes } minuty na úpravy majetku s bankou.
   *[other] Hra se uzavírá. Každý má { $minutes } minut na úpravy majetku s bankou.
}
event-cash_kept = { $name } si nechává { $percent }{"\u00A0"}% hotovosti, { $kept }; banka dostává { $paid }.
event-income_counted = { $deed }: { $name } dostává { $amount }.
event-game_ended-role_out = Jedna role vypadla a hra končí: { $winners }

# --- several at once
tale-rolled-out-corner = { $name } hází { $dice }, je venku ({ $corner }) a jde na políčko { $place }.
tale-rolled-jail-corner = { $left ->
    [one] { $name } hází { $dice }, zůstává ({ $corner }) a v příštím tahu zaplatí a jde.
    [few] { $name } hází { $dice } a zůstává ({ $corner }).
    [many] { $name } hází { $dice } a zůstává ({ $corner }).
   *[other] { $name } hází { $dice } a zůstává ({ $corner }).
}
tale-throw-won = { $name } hází { $dice } a získává { $amount }.
tale-throw-lost = { $name } hází { $dice } a nezískává nic.
tale-cash-kept = Ponechaná hotovost: { $deeds }.
tale-cash-kept-seat = { $name } ({ $amount }, { $percent }{"\u00A0"}%)
tale-income = { $name } dostává { $amount }: { $deeds }.
tale-income-deed = { $deed } { $amount }
tale-income-thrown = { $deed } { $amount } (hod { $dice })

# --- what is waited for
await-choose-role = Čeká se na: { $names }. Vybrat roli.
await-roles = Čeká se na: { $names }. Nechat si roli, nebo ji vyměnit.
await-adjust = Čeká se na: { $names }. Upravit majetek s bankou, nebo oznámit, že je hotovo.
await-roll-jail-corner = Čeká se na: { $names } ({ $corner }). Hodit dvojici, nebo zaplatit { $amount } a hodit.
await-roll-jail-corner-last = Čeká se na: { $names } ({ $corner }, naposledy). Hod stojí { $amount } a jde se dál.
await-manage-jail-corner = Čeká se na: { $names } ({ $corner }). Stavět, obchodovat, nebo ukončit tah.

# --- options
option-build-apartment = Činžák: { $deed } za { $amount }
option-sell-group-city = Vrátit vše: { $group } za { $amount }
option-role = Být { $role }
option-swap-roles = Vyměnit si role: { $name }
option-tax-shares = Zaplatit { $cash }{"\u00A0"}% hotovosti, { $deeds }{"\u00A0"}% nemovitostí, { $buildings }{"\u00A0"}% budov
option-done-roles = Nechat si roli
option-done-adjust = Mám hotovo
verb-done = hlásit „hotovo“

# --- why something was not done
refusal-unknown_name-space-city = { $thing } nemá kartu. Vyber ulici, dopravní společnost nebo službu.
refusal-not_your_turn-build-own = Staví se ve vlastním tahu. Počkej na něj a mezitím spoř.
refusal-wrong_moment-adjusting = Hra se uzavírá: teď jedná jen banka, ne místa mezi sebou. Uprav majetek a pak oznam, že máš hotovo.
refusal-wrong_moment-closed = Tvůj majetek je uzavřen, takže se už nic nestaví, nevrací, nezastavuje ani nevykupuje. Počkej na ostatní.
refusal-wrong_moment-roles = První tah ještě nezačal. Nejdřív se rozhodněte o rolích.
refusal-wrong_moment-fine-corner = { $amount } za odchod se platí ve vězení nebo v cenové válce před hodem, dluhy ve chvíli, kdy vzniknou. Pokračuj ve svém tahu.
refusal-not_allowed-no_auctions = Aukce tu nejsou: co se nekoupí, zůstává bance. Kdo tam stoupne, může koupit.
refusal-not_allowed-no_seat_asked-plain = Tady se místo nevybírá. Vyber některou z nabízených možností.
refusal-not_allowed-split = Tu roli by mělo moc míst; smějí se lišit nejvýš o jedno. Vezmi si druhou.
refusal-not_allowed-no_swap = Teď si roli vyměnit nemůžeš ({ $name }): musí to být místo s druhou rolí, které ještě nemá hotovo. Vyber jiné, nebo si roli nech.
refusal-group_incomplete-group-city = Monopolista staví jen ve městě, kde má dvě ulice, a { $group } takové ještě není. Nejdřív tam získej další ulici.
refusal-group_mortgaged-deed-city = { $thing } má hypotéku, a to tamní stavbě brání. Nejdřív ji vykup.
refusal-has_buildings-group-city = { $thing } drží monopol, na kterém stojí budovy ({ $group }). Nejdřív je vrať.
refusal-height_limit-apartment = { $name } výš nemůže: nad činžák už nic není. Vyber jinou ulici.

# --- who has what
score-line-jail-corner = { $line } · { $corner }
worth-detail-income = { $name }: hotovost { $cash }, výnos { $income }; celkem { $total }
