# The whole board as text, by `/board text:true`. Each line is heard by itself; parts are joined by commas.

# reads as in English
command-board-text = text
command-board-text-description = Celá deska jako text, jen pro tebe; hodí se ke čtečkám obrazovky
reading-heading = Deska slovy
reading-page = Strana { $page } z { $pages }
# reads as in English
reading-line = { $head }: { $parts }.
# reads as in English
reading-who = { $letter } { $name }
reading-won = Hra skončila. Vyhrává { $names }.
reading-stopped = Hra byla zastavena.
reading-turn = Kolo { $round }, na tahu { $name }.
reading-dice = Poslední hod: { $dice }.
reading-cash = v hotovosti { $amount }
reading-worth = celkem { $amount }
reading-points = { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
reading-chips = suroviny { $chips }
reading-blocks = { $count ->
    [one] zbývá 1 blok
    [few] zbývají { $count } bloky
    [many] zbývá { $count } bloku
   *[other] zbývá { $count } bloků
}
reading-cards = nechává si { $cards }
reading-on = na políčku { $place }
reading-jailed = ve vězení
reading-jailed-corner = v koutě ({ $corner })
reading-bankrupt = v bankrotu
reading-resigned = ze hry pryč
reading-debt = { $name } dluží { $amount }, věřitel { $other }.
reading-leads = { $name } vede aukci ({ $deed }) s nabídkou { $amount }.
reading-offer = { $name } nabízí ({ $other }): { $give } za { $want }.
# reads as in English
reading-space = { $number } { $place }
reading-free = volné za { $amount }
reading-owner = majitel { $name }
reading-mortgaged = hypotéka
reading-pays = { $colour } při { $total }
reading-lying = leží tu { $chips }
reading-pot = čeká tu { $amount }
reading-here = stojí tu { $names }
reading-inside = ve vězení { $name }
reading-inside-corner = v koutě ({ $corner }) { $name }
reading-tower = { $cell }, { $height ->
    [one] 1 patro
    [few] { $height } patra
    [many] { $height } patra
   *[other] { $height } pater
}, majitel { $name }.
reading-penthouse = { $cell }, penthouse, majitel { $name }.
reading-no-towers = Na ostrově nic nestojí.
reading-bank-chips = Suroviny v bance: { $chips }.
reading-bank-buildings = V bance: { $houses ->
    [one] 1 dům
    [few] { $houses } domy
    [many] { $houses } domu
   *[other] { $houses } domů
} a { $hotels ->
    [one] 1 hotel
    [few] { $hotels } hotely
    [many] { $hotels } hotelu
   *[other] { $hotels } hotelů
}.
