# The stage, the buttons and the private panels of what only Anti-Monopoly has: roles, their building, and the closing of holdings.

# --- the stage
stage-roles = Înainte de prima tură: rolurile
stage-adjusting = Timpul s-a terminat: ultimele ajustări
stage-adjusting-time = Ajustările se termină { $when }, pentru toți deodată.
roles-split-competitor = Concurenți: { $names }
roles-split-monopolist = Monopoliști: { $names }
roles-split-open = Încă fără rol: { $names }
roles-about = Concurenții construiesc pe orice stradă a lor și încasează chirie chiar și din războiul prețurilor; monopoliștilor le trebuie două străzi dintr-un oraș, apoi cer dublu și mai mult.
roles-wish = { $name } ar schimba rolul cu { $other }.
score-walk-heading = Banca face turul tablei
score-income-heading = Ce ar aduce fiecare proprietate

# --- buttons of the stage
button-done-roles = Îmi păstrez rolul
button-done-adjust = Am terminat
button-roles = Schimbă rolul…
button-roles-swap = Schimbă cu { $name }
button-adjust = Ajustează…
button-decline-plain = Nu cumpăr
answer-role-competitor = Concurent
# Reads as in English.
answer-role-monopolist = Monopolist
answer-tax-shares = Plătește { $cash }{"\u00A0"}% din numerar, { $rest }{"\u00A0"}% din rest

# --- who swaps roles
roles-heading = Rolul tău
roles-intro = Înainte de prima tură două locuri își pot schimba rolurile, dacă vor amândouă. După aceea rolurile nu se mai schimbă.
roles-you-competitor = Rolul tău: **concurent**. Construiești pe orice stradă a ta cel mult { $houses ->
    [one] o casă
    [few] { $houses } case
   *[other] { $houses } de case
}, apoi un apartament; chirii simple.
roles-you-monopolist = Rolul tău: **monopolist**. Două străzi dintr-un oraș îi dublează chiriile și te lasă să construiești acolo pe fiecare cel mult { $houses ->
    [one] o casă
    [few] { $houses } case
   *[other] { $houses } de case
}, apoi un apartament.
roles-asked = { $name } ar schimba rolul cu tine.
roles-asking = Ai propus schimbul; se face imediat ce acceptă { $name }.
panel-changed = Între timp s-a schimbat ceva. Uită-te încă o dată înainte să hotărăști.
panel-ready = Gata; acum ceilalți.
choose-role = Ce rol iei?

# --- building by role
level-apartment = un apartament
street-line-mortgaged = { $deed }: { $level }, ipotecată
streets-intro-competitor = Cu rolul de concurent construiești pe orice stradă a ta cel mult { $houses ->
    [one] o casă
    [few] { $houses } case
   *[other] { $houses } de case
}, apoi un apartament.
streets-intro-monopolist = Cu rolul de monopolist construiești unde ai două străzi neipotecate dintr-un oraș; pe o stradă, cel mult { $houses ->
    [one] o casă
    [few] { $houses } case
   *[other] { $houses } de case
}, apoi un apartament.
streets-nothing-competitor = Acum nu poți construi: e nevoie de tura ta, de o stradă neipotecată, încă fără apartament, și de numerar.
streets-nothing-monopolist = Acum nu poți construi: e nevoie de tura ta, de două străzi neipotecate din același oraș, măcar una încă fără apartament, și de numerar.
streets-nothing-yet = Nu poți construi înainte să ai un rol și să înceapă prima tură.

# --- adjusting holdings when a two-hour game is closed
adjust-heading = Ajustează-ți averea
adjust-intro = Numai cu banca și de câte ori vrei, până anunți că ai terminat. Apoi ea își ia partea din numerar, face o dată turul tablei și plătește pentru fiecare proprietate neipotecată; câștigă cine are cel mai mult numerar.
adjust-cash = Numerar: { $cash }, din care păstrezi { $percent }{"\u00A0"}%: **{ $kept }**
adjust-income = Venitul proprietăților tale așa cum sunt (companiile de utilități după o aruncare medie): **{ $amount }**
adjust-total = Ar fi în total **{ $amount }**.
