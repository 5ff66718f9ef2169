# What only Anti-Monopoly has to tell, wait for and refuse: events and lines of a turn, decisions and options, refusals, the score.
# $name, $other: seats, already safe to show. $amount: a sum with its currency. $corner: the price war or prison. $deed: a name on the board.

# --- roles
event-role_chosen = { $name } joacă în rolul de { $role }.
event-role_chosen-left = { $name } ia rolul rămas: { $role }.
event-swap_wished = { $name } ar schimba rolul cu { $other }.
event-roles_swapped = { $name } și { $other } își schimbă rolurile.
event-seat_ready-roles = { $name } își păstrează definitiv rolul.
event-seat_ready-adjust = { $name } încheie ajustările.

# --- dice
# Reads as in English.
dice-one = { $first }
event-dice_rolled-foundation = { $name } aruncă la fundație: { $dice }.
event-dice_rolled-card = { $name } aruncă pentru card: { $dice }.
event-dice_rolled-jail-corner = { $name } aruncă { $dice } în { $corner }.
event-throw_failed-foundation = De data aceasta fundația nu dă nimic; { $name } pleacă fără sprijin.
event-throw_failed-card = Cu aruncarea aceasta { $name } nu câștigă nimic.

# --- the corner
event-sent_to_jail-corner = { $name } ajunge în { $corner }.
event-jail_throw_failed-corner = { $left ->
    [one] Nicio dublă; { $name } rămâne în { $corner } și plătește ieșirea în tura următoare.
    [few] Nicio dublă; { $name } rămâne în { $corner }.
   *[other] Nicio dublă; { $name } rămâne în { $corner }.
}
event-left_jail-corner = { $name } iese din { $corner }.
event-money_paid-fine-corner = { $name } plătește { $amount } ca să iasă din { $corner }.
event-no_rent-prison = Proprietarul e în închisoare și nu încasează nimic ({ $deed }); { $name } nu plătește chirie.

# --- money, cities and buildings
event-money_paid-foundation = { $name } plătește fundației { $amount }.
event-money_received-foundation = { $name } primește de la fundație { $amount }.
event-debt_arose-foundation = { $name } are de plătit fundației { $amount } și nu-i ajunge numerarul.
event-group_completed-city = { $name } are acum un monopol în { $group }!
event-group_cleared-city = { $name } dă înapoi toate clădirile din { $group } cu { $amount }.

# --- the end
event-adjusting_opened = { $minutes ->
    [one] Jocul se încheie. Fiecare are 1 minut să-și ajusteze averea cu banca.
    [few] Jocul se încheie. Fiecare are { $minutes } minute să-și ajusteze averea cu banca.
   *[other] Jocul se încheie. Fiecare are { $minutes } de minute să-și ajusteze averea cu banca.
}
event-cash_kept = { $name } păstrează { $percent }{"\u00A0"}% din numerar, { $kept }; la bancă merg { $paid }.
event-income_counted = { $deed } aduce { $amount }; primește { $name }.
event-game_ended-role_out = Un rol a ieșit din joc și jocul s-a încheiat: { $winners }

# --- several at once
tale-rolled-out-corner = { $name } aruncă { $dice }, iese din { $corner } și ajunge pe căsuța { $place }.
tale-rolled-jail-corner = { $left ->
    [one] { $name } aruncă { $dice }, rămâne în { $corner } și plătește ieșirea în tura următoare.
    [few] { $name } aruncă { $dice } și rămâne în { $corner }.
   *[other] { $name } aruncă { $dice } și rămâne în { $corner }.
}
tale-throw-won = { $name } aruncă { $dice } și câștigă { $amount }.
tale-throw-lost = { $name } aruncă { $dice } și nu câștigă nimic.
tale-cash-kept = Numerar păstrat: { $deeds }.
# Reads as in English.
tale-cash-kept-seat = { $name } ({ $amount }, { $percent }{"\u00A0"}%)
tale-income = { $name } încasează { $amount }: { $deeds }.
# Reads as in English.
tale-income-deed = { $deed } { $amount }
tale-income-thrown = { $deed } { $amount } (aruncare { $dice })

# --- what is waited for
await-choose-role = Se așteaptă: { $names }. Alege un rol.
await-roles = Se așteaptă: { $names }. Păstrează-ți rolul sau schimbă-l.
await-adjust = Se așteaptă: { $names }. Ajustează-ți averea cu banca sau anunță că ai terminat.
await-roll-jail-corner = În { $corner }, se așteaptă: { $names }. Aruncă pentru dublă sau plătește { $amount } și aruncă.
await-roll-jail-corner-last = În { $corner } pentru ultima dată, se așteaptă: { $names }. Aruncarea costă { $amount } și duce mai departe.
await-manage-jail-corner = Se așteaptă, în { $corner }: { $names }. Construiește, fă schimburi sau încheie tura.

# --- options
option-build-apartment = Apartament: { $deed }, { $amount }
option-sell-group-city = Dă înapoi tot: { $group }, { $amount }
option-role = Rol: { $role }
option-swap-roles = Schimbă rolul cu { $name }
option-tax-shares = Plătește { $cash }{"\u00A0"}% din numerar, { $deeds }{"\u00A0"}% din proprietăți, { $buildings }{"\u00A0"}% din clădiri
option-done-roles = Îmi păstrez rolul
option-done-adjust = Am terminat
verb-done = anunța „gata”

# --- why something was not done
refusal-unknown_name-space-city = { $thing } nu e o proprietate. Alege o stradă, o companie de transport sau una de utilități.
refusal-not_your_turn-build-own = Se construiește în propria tură. Așteapt-o și strânge bani între timp.
refusal-wrong_moment-adjusting = Jocul se încheie: acum se lucrează doar cu banca, nu între locuri. Ajustează-ți averea, apoi anunță că ai terminat.
refusal-wrong_moment-closed = Ai încheiat ajustările, așa că nu se mai construiește, nu se mai dă înapoi, nu se mai ipotechează și nu se mai răscumpără nimic. Așteaptă-i pe ceilalți.
refusal-wrong_moment-roles = Prima tură n-a început încă. Stabiliți întâi rolurile.
refusal-wrong_moment-fine-corner = Ieșirea ({ $amount }) se plătește în închisoare sau în războiul prețurilor, înainte de aruncare, iar datoriile când apar. Continuă-ți tura.
refusal-not_allowed-no_auctions = Aici nu sunt licitații: ce nu se cumpără rămâne la bancă. Poți cumpăra când ajungi acolo.
refusal-not_allowed-no_seat_asked-plain = Aici nu se alege niciun loc. Alege una dintre variantele arătate.
refusal-not_allowed-split = Prea multe locuri ar avea rolul acela; între cele două roluri e o diferență de cel mult un loc. Ia celălalt rol.
refusal-not_allowed-no_swap = Acum nu poți schimba rolul cu { $name }: trebuie un loc cu celălalt rol, care încă nu e gata. Alege alt loc sau păstrează-ți rolul.
refusal-group_incomplete-group-city = Un monopolist construiește numai într-un oraș unde are două străzi, iar { $group } nu e încă unul. Ia întâi încă o stradă de acolo.
refusal-group_mortgaged-deed-city = { $thing } e sub ipotecă, iar asta împiedică construcția acolo. Răscumpăr-o întâi.
refusal-has_buildings-group-city = { $thing } susține un monopol cu clădiri în { $group }. Dă întâi înapoi clădirile acelea.
refusal-height_limit-apartment = Pe { $name } nu se mai poate ridica nimic: peste apartament nu vine altceva. Alege altă stradă.

# --- who has what
score-line-jail-corner = { $line } · în { $corner }
worth-detail-income = { $name }: numerar { $cash }, venit { $income }; în total { $total }
