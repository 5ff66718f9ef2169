# What the game waits for (`await-…`), and what options are called on buttons and in lists (`option-…`, `verb-…`).

await-roll = Čeká se na hod: { $names }.
await-roll-jail = Ve vězení, čeká se na: { $names }. Hodit dvojici, zaplatit { $amount }, nebo použít kartu.
await-discard = { $count ->
    [one] { $names }: před hodem odložit 1 surovinu.
    [few] { $names }: před hodem odložit { $count } suroviny.
    [many] { $names }: před hodem odložit { $count } suroviny.
   *[other] { $names }: před hodem odložit { $count } surovin.
}
await-buy = Čeká se na: { $names }. Koupit { $deed } za { $amount }, nebo nechat vydražit.
await-auction = Čeká se na: { $names }. Přihodit ({ $deed }), nebo se vzdát.
await-debt = Čeká se na: { $names }. Sehnat { $amount }, dostává { $other }.
await-choose-take = Čeká se na: { $names }. Vzít suroviny z banky.
await-choose-steal = Čeká se na: { $names }. Vzít surovinu jinému místu.
await-choose-gift = Čeká se na: { $names }. Darovat surovinu, dostává { $other }.
await-choose-return = Čeká se na: { $names }. Vrátit bance surovinu.
await-choose-swap = Čeká se na: { $names }. Vyměnit suroviny s bankou.
await-parking = Čeká se na: { $names }. Výměna na Parkování zdarma, nebo přeskočit.
await-manage = Čeká se na: { $names }. Stavět, obchodovat, nebo ukončit tah.
await-manage-again = Čeká se na: { $names }. Stavět nebo obchodovat, pak hodit znovu.
await-manage-jail = Ve vězení, čeká se na: { $names }. Obchodovat, nebo ukončit tah.
await-over = Hra skončila.
await-nothing = Právě teď se na nic nečeká.

# --- options with what they cost or do
option-roll = Hodit
option-roll-again = Hodit znovu
option-buy = Koupit za { $amount }
option-decline = Dát do aukce
option-bid = Dát { $amount }
option-upto = Až do…
option-pass = Vzdát se
option-pay = Zaplatit { $amount }
option-pay-fine = Zaplatit pokutu { $amount }
option-pay-plain = Zaplatit
option-use = Použít: { $card }
option-claim = Chci nájemné { $amount }
option-claim-plain = Chci nájemné
option-build = { $count ->
    [one] Postavit { $height }. patro na { $cell }
    [few] Postavit { $height }. patro
    [many] Postavit { $height }. patro
   *[other] Postavit { $height }. patro
}
option-build-first = Začít budovu
option-build-penthouse = Postavit penthouse
option-mortgage = Zastavit: { $deed } za { $amount }
option-redeem = Vykoupit: { $deed } za { $amount }
option-offer = Obchod…
option-accept = Přijmout nabídku: { $name }
option-reject = Odmítnout nabídku: { $name }
option-withdraw = Vzít zpět nabídku pro: { $name }
option-discard = { $count ->
    [one] Odložit 1 surovinu…
    [few] Odložit { $count } suroviny…
    [many] Odložit { $count } suroviny…
   *[other] Odložit { $count } surovin…
}
option-choose = Vybrat…
option-choose-take = { $count ->
    [one] Vzít 1 surovinu…
    [few] Vzít { $count } suroviny…
    [many] Vzít { $count } suroviny…
   *[other] Vzít { $count } surovin…
}
option-choose-swap = Vyměnit s bankou…
option-choose-chip = { $chips }
option-choose-from = { $chips } · { $name }
option-swap = Vyměnit { $count } za 1…
option-bank = Vyměnit { $count } za 1…
option-force = { $take } za { $give } · { $name }
option-skip = Přeskočit
option-end = Ukončit tah
option-bankrupt = Vyhlásit bankrot
option-resign = Vzdát hru

# --- verbs, for “you can: …”
verb-roll = hodit
verb-buy = koupit nemovitost
verb-decline = nechat ji vydražit
verb-bid = přihodit
verb-upto = určit tajné maximum
verb-pass = v aukci skončit
verb-pay = zaplatit
verb-use = použít kartu
verb-claim = říct si o nájemné
verb-build = stavět
verb-mortgage = zastavit nemovitost
verb-redeem = vykoupit nemovitost
verb-offer = nabídnout obchod
verb-accept = přijmout nabídku
verb-reject = odmítnout nabídku
verb-withdraw = vzít nabídku zpět
verb-discard = odložit suroviny
verb-choose = vybrat
verb-swap = měnit na Parkování zdarma
verb-bank = měnit s bankou
verb-force = vynutit si výměnu
verb-skip = přeskočit
verb-end = ukončit tah
verb-bankrupt = vyhlásit bankrot
verb-resign = vzdát hru
