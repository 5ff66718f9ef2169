# What the game waits for (`await-…`), and what options are called on buttons and in lists (`option-…`, `verb-…`).

await-roll = Čaká sa na hod: { $names }.
await-roll-jail = Čaká sa na: { $names } (väzenie). Hodiť dvojicu, zaplatiť { $amount } alebo použiť kartu.
await-discard = { $count ->
    [one] { $names }: pred hodom odložiť 1 surovinu.
    [few] { $names }: pred hodom odložiť { $count } suroviny.
    [many] { $names }: pred hodom odložiť { $count } suroviny.
   *[other] { $names }: pred hodom odložiť { $count } surovín.
}
await-buy = Čaká sa na: { $names }. Kúpiť za { $amount } ({ $deed }), alebo nechať vydražiť.
await-auction = Čaká sa na: { $names }. Prihodiť ({ $deed }), alebo pasovať.
await-debt = Čaká sa na: { $names }. Zohnať { $amount }, dostáva { $other }.
await-choose-take = Čaká sa na: { $names }. Vziať suroviny z banky.
await-choose-steal = Čaká sa na: { $names }. Vziať surovinu inému hráčovi.
await-choose-gift = Čaká sa na: { $names }. Darovať surovinu, dostáva { $other }.
await-choose-return = Čaká sa na: { $names }. Vrátiť banke surovinu.
await-choose-swap = Čaká sa na: { $names }. Vymeniť suroviny s bankou.
await-parking = Čaká sa na: { $names }. Výmena na Bezplatnom parkovisku, alebo preskočiť.
await-manage = Čaká sa na: { $names }. Stavať, obchodovať alebo ukončiť ťah.
await-manage-again = Čaká sa na: { $names }. Stavať alebo obchodovať, potom hodiť znova.
await-manage-jail = Čaká sa na: { $names } (väzenie). Obchodovať, alebo ukončiť ťah.
await-over = Hra sa skončila.
await-nothing = Práve teraz sa na nič nečaká.

# --- options with what they cost or do
option-roll = Hodiť kockami
option-roll-again = Hodiť znova
option-buy = Kúpiť za { $amount }
option-decline = Dať do aukcie
option-bid = Dať { $amount }
option-upto = Až do…
option-pass = Pasovať
option-pay = Zaplatiť { $amount }
option-pay-fine = Zaplatiť pokutu { $amount }
option-pay-plain = Zaplatiť
option-use = Použiť: { $card }
option-claim = Chcem nájomné { $amount }
option-claim-plain = Chcem nájomné
option-build = { $count ->
    [one] Postaviť { $height }. poschodie na { $cell }
    [few] Postaviť { $height }. poschodie
    [many] Postaviť { $height }. poschodie
   *[other] Postaviť { $height }. poschodie
}
option-build-first = Začať budovu
option-build-penthouse = Postaviť penthouse
option-mortgage = Založiť: { $deed } za { $amount }
option-redeem = Vykúpiť: { $deed } za { $amount }
option-offer = Obchod…
option-accept = Prijať ponuku: { $name }
option-reject = Odmietnuť ponuku: { $name }
option-withdraw = Vziať späť ponuku pre: { $name }
option-discard = { $count ->
    [one] Odložiť 1 surovinu…
    [few] Odložiť { $count } suroviny…
    [many] Odložiť { $count } suroviny…
   *[other] Odložiť { $count } surovín…
}
option-choose = Vybrať…
option-choose-take = { $count ->
    [one] Vziať 1 surovinu…
    [few] Vziať { $count } suroviny…
    [many] Vziať { $count } suroviny…
   *[other] Vziať { $count } surovín…
}
option-choose-swap = Vymeniť s bankou…
option-choose-chip = { $chips }
option-choose-from = { $chips } · { $name }
option-swap = Vymeniť { $count } za 1…
option-bank = Vymeniť { $count } za 1…
option-force = { $take } za { $give } · { $name }
option-skip = Preskočiť
option-end = Ukončiť ťah
option-bankrupt = Vyhlásiť bankrot
option-resign = Vzdať hru

# --- verbs, for “you can: …”
verb-roll = hodiť
verb-buy = kúpiť nehnuteľnosť
verb-decline = nechať ju vydražiť
verb-bid = prihodiť
verb-upto = určiť tajné maximum
verb-pass = pasovať
verb-pay = zaplatiť
verb-use = použiť kartu
verb-claim = vypýtať si nájomné
verb-build = stavať
verb-mortgage = založiť nehnuteľnosť
verb-redeem = vykúpiť nehnuteľnosť
verb-offer = ponúknuť obchod
verb-accept = prijať ponuku
verb-reject = odmietnuť ponuku
verb-withdraw = vziať ponuku späť
verb-discard = odložiť suroviny
verb-choose = vybrať
verb-swap = vymieňať na Bezplatnom parkovisku
verb-bank = vymieňať s bankou
verb-force = vynútiť si výmenu
verb-skip = preskočiť
verb-end = ukončiť ťah
verb-bankrupt = vyhlásiť bankrot
verb-resign = vzdať hru
