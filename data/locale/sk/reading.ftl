# The whole board as text, by `/board text:true`. Each line is heard by itself; parts are joined by commas.

# As in English.
command-board-text = text
command-board-text-description = Celá plocha ako text, len pre teba; dobré pre čítačky obrazovky
reading-heading = Plocha slovami
reading-page = Strana { $page } z { $pages }
reading-line = { $head }: { $parts }.
reading-who = { $letter } { $name }
reading-won = Hra sa skončila. Víťaz: { $names }.
reading-stopped = Hra bola zastavená.
reading-turn = Kolo { $round }, na ťahu je { $name }.
reading-dice = Posledný hod: { $dice }.
reading-cash = v hotovosti { $amount }
reading-worth = spolu { $amount }
reading-points = { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodov
}
reading-chips = suroviny: { $chips }
reading-blocks = { $count ->
    [one] zostáva 1 stavebná kocka
    [few] zostávajú { $count } stavebné kocky
    [many] zostáva { $count } stavebnej kocky
   *[other] zostáva { $count } stavebných kociek
}
reading-cards = ponechané { $cards }
reading-on = na políčku { $place }
reading-jailed = vo väzení
reading-jailed-corner = { $corner }
reading-bankrupt = bankrot
reading-resigned = mimo hry
reading-debt = { $name } dlhuje { $amount }, veriteľ { $other }.
reading-leads = { $name } vedie aukciu ({ $deed }) s ponukou { $amount }.
reading-offer = { $name } ponúka obchod ({ $other }). Dáva: { $give }. Chce: { $want }.
reading-space = { $number } { $place }
reading-free = voľné za { $amount }
reading-owner = vlastní { $name }
reading-mortgaged = hypotéka
reading-pays = { $colour } pri { $total }
reading-lying = leží tu { $chips }
reading-pot = čaká tu { $amount }
reading-here = stojí tu { $names }
reading-inside = vo väzení { $name }
reading-inside-corner = { $corner } { $name }
reading-tower = { $cell }, { $height ->
    [one] 1 poschodie
    [few] { $height } poschodia
    [many] { $height } poschodia
   *[other] { $height } poschodí
}, stavia { $name }.
reading-penthouse = { $cell }, penthouse, stavia { $name }.
reading-no-towers = Na ostrove nič nestojí.
reading-bank-chips = Suroviny banky: { $chips }.
reading-bank-buildings = V banke: { $houses ->
    [one] 1 dom
    [few] { $houses } domy
    [many] { $houses } domu
   *[other] { $houses } domov
} a { $hotels ->
    [one] 1 hotel
    [few] { $hotels } hotely
    [many] { $hotels } hotela
   *[other] { $hotels } hotelov
}.
