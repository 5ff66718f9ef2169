# The stage, the buttons and the private panels of what only Anti-Monopoly has: roles, their building, and the closing of holdings.

# --- the stage
stage-roles = Pred prvým ťahom: roly
stage-adjusting = Čas vypršal: posledné úpravy
stage-adjusting-time = Úpravy sa končia { $when }, pre všetkých naraz.
roles-split-competitor = Konkurenti: { $names }
roles-split-monopolist = Monopolisti: { $names }
roles-split-open = Zatiaľ bez roly: { $names }
roles-about = Konkurenti stavajú na ktorejkoľvek svojej ulici a vyberajú, aj keď stoja v kúte; monopolisti potrebujú dve ulice mesta, potom vyberajú dvojnásobok a viac.
roles-wish = { $name } navrhuje výmenu rolí; odpovie { $other }.

score-walk-heading = Banka obchádza plochu
score-income-heading = Čo by ktorá nehnuteľnosť vyniesla

# --- buttons of the stage
button-done-roles = Nechať si rolu
button-done-adjust = Hotovo
button-roles = Vymeniť rolu…
button-roles-swap = Vymeniť: { $name }
button-adjust = Upraviť…
button-decline-plain = Nechať tak
answer-role-competitor = Konkurent
answer-role-monopolist = Monopolista
answer-tax-shares = Zaplatiť { $cash }{"\u00A0"}% hotovosti, { $rest }{"\u00A0"}% zo zvyšku

# --- who swaps roles
roles-heading = Tvoja rola
roles-intro = Pred prvým ťahom si dvaja hráči môžu vymeniť roly, keď obaja chcú. Potom sa už rola nemení.
roles-you-competitor = Si **konkurent**: staviaš na ktorejkoľvek svojej ulici, domov najviac { $houses }, a potom činžiak; jednoduché nájomné.
roles-you-monopolist = Si **monopolista**: dve ulice mesta zdvojnásobia tamojšie nájomné a môžeš tam stavať, domov najviac { $houses }, a potom činžiak.
roles-asked = { $name } si chce s tebou vymeniť rolu.
roles-asking = Výmenu rolí teraz musí potvrdiť { $name }.
panel-changed = Medzitým sa niečo zmenilo. Skôr než sa rozhodneš, pozri sa ešte raz.
panel-ready = Hotovo; teraz ostatní.
choose-role = Ktorú rolu si vezmeš?

# --- building by role
level-apartment = činžiak
street-line-mortgaged = { $deed }: { $level }, hypotéka
streets-intro-competitor = Ako konkurent staviaš na ktorejkoľvek svojej ulici, domov najviac { $houses }, a potom činžiak.
streets-intro-monopolist = Ako monopolista staviaš tam, kde máš dve ulice mesta bez hypotéky, domov najviac { $houses } na ulici, a potom činžiak.
streets-nothing-competitor = Teraz stavať nemôžeš: treba na to vlastný ťah, ulicu bez hypotéky a bez činžiaka, a hotovosť.
streets-nothing-monopolist = Teraz stavať nemôžeš: treba na to vlastný ťah, dve ulice jedného mesta bez hypotéky, z nich jednu bez činžiaka, a hotovosť.
streets-nothing-yet = Stavať sa dá, až keď budeš mať rolu a začne sa prvý ťah.

# --- adjusting holdings when a two-hour game is closed
adjust-heading = Úprava majetku
adjust-intro = Len s bankou, a koľkokrát chceš, kým nestlačíš „Hotovo“. Potom si banka vezme svoj diel hotovosti, raz obíde plochu a zaplatí za každú nehnuteľnosť bez hypotéky; vyhráva, kto má najviac hotovosti.
adjust-cash = Hotovosť: { $cash }, z toho si necháš { $percent }{"\u00A0"}%: **{ $kept }**
adjust-income = Výnos tvojich nehnuteľností, ako teraz sú (služby podľa priemerného hodu): **{ $amount }**
adjust-total = To by bolo **{ $amount }**.
