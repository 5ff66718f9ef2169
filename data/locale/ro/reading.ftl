# The whole board as text, by `/board text:true`. Each line is heard by itself; parts are joined by commas.

# reads as in English
command-board-text = text
command-board-text-description = Toată tabla ca text, doar pentru tine; bun pentru cititoarele de ecran
reading-heading = Tabla în cuvinte
reading-page = Pagina { $page } din { $pages }
# reads as in English
reading-line = { $head }: { $parts }.
# reads as in English
reading-who = { $letter } { $name }
reading-won = Jocul s-a încheiat. Victoria: { $names }.
reading-stopped = Jocul a fost oprit.
reading-turn = Runda { $round }, la rând: { $name }.
reading-dice = Ultima aruncare: { $dice }.
reading-cash = numerar { $amount }
reading-worth = { $amount } în total
reading-points = { $count ->
    [one] 1 punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
reading-chips = resurse { $chips }
reading-blocks = { $count ->
    [one] mai e 1 bloc
    [few] mai sunt { $count } blocuri
   *[other] mai sunt { $count } de blocuri
}
reading-cards = păstrează { $cards }
reading-on = pe căsuța { $place }
reading-jailed = în închisoare
reading-jailed-corner = în colț: { $corner }
reading-bankrupt = faliment
reading-resigned = abandon
reading-debt = { $name } datorează { $amount }; creditor: { $other }.
reading-leads = Licitație: { $deed }. Conduce { $name } cu { $amount }.
reading-offer = { $name } propune un schimb: { $give } pentru { $want }. Răspunde { $other }.
# reads as in English
reading-space = { $number } { $place }
reading-free = de vânzare cu { $amount }
reading-owner = proprietar { $name }
reading-mortgaged = ipotecă
reading-pays = { $colour } la { $total }
reading-lying = aici sunt lăsate { $chips }
reading-pot = aici așteaptă { $amount }
reading-here = aici { $names }
reading-inside = în închisoare { $name }
reading-inside-corner = în colț ({ $corner }) { $name }
reading-tower = { $cell }: clădire cu { $height ->
    [one] 1 etaj
    [few] { $height } etaje
   *[other] { $height } de etaje
}, { $name }.
reading-penthouse = { $cell }: penthouse, { $name }.
reading-no-towers = Pe insulă nu e construit nimic.
reading-bank-chips = Resursele băncii: { $chips }.
reading-bank-buildings = Banca are { $houses ->
    [one] 1 casă
    [few] { $houses } case
   *[other] { $houses } de case
} și { $hotels ->
    [one] 1 hotel
    [few] { $hotels } hoteluri
   *[other] { $hotels } de hoteluri
}.
