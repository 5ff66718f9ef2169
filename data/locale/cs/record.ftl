# Taking moves back, and the record of a game.

# --- taking moves back
event-moves_undone = { $count ->
    [one] { $name } bere zpět tah { $serial }.
    [few] { $name } bere zpět tah { $serial }; od něj dál se ruší { $count } tahy.
    [many] { $name } bere zpět tah { $serial }; od něj dál se ruší { $count } tahu.
   *[other] { $name } bere zpět tah { $serial }; od něj dál se ruší { $count } tahů.
}
table-nothing_to_undo = Zatím nemáš žádný tah, který by šlo vzít zpět. Co se stalo, ukáže `/log`.
table-undo_too_old = Tvůj poslední tah už je na vrácení příliš starý. Popros ostatní o obchod, který to srovná.
table-undo_asked = Stůl se ještě rozhoduje o tahu: { $names }. Nejdřív odpověz, pak se ptej znovu.
table-undo_asked-plain = Stůl se ještě rozhoduje o jiném tahu. Nejdřív odpověz, pak se ptej znovu.
notice-undo = Včas nesouhlasili všichni: tah platí ({ $name }).

command-game-undo = vrátit
command-game-undo-description = Vzít zpět poslední tah; když padly kostky, přišly karty či táhli jiní, musí souhlasit všichni
button-undo = Vrátit tah
button-undo-ask = Zeptat se všech
button-undo-agree = Souhlasím
button-undo-keep = Ať platí
undo-did = Vráceno. Stůl je, jak byl před tvým tahem.
undo-asked = Stůl se rozhoduje. Kdo místo odpovědi hraje dál, říká „ne“.
undo-heading = { $name } chce vzít tah zpět
undo-heading-own = Vzít poslední tah zpět?
undo-what = { $count ->
    [one] Zrušil by se jeden tah:
    [few] Zrušily by se { $count } tahy:
    [many] Zrušilo by se { $count } tahu:
   *[other] Zrušilo by se { $count } tahů:
}
undo-needs = Mezitím táhli jiní, nebo zasáhla náhoda: souhlasit musí všichni, kdo hrají osobně. Náhradníci souhlasí vždy.
undo-chance = Kostky hozené potom padnou znovu a karty, které nikdo neviděl, se znovu zamíchají.
undo-count = Souhlasí: { $names } ({ $count } z { $wanted }).
undo-until = Otázka skončí { $when }, nebo jakýmkoli dalším tahem.
undo-mention = { $mention }, souhlasíš?
undo-agreed = Všichni souhlasí: tah je vzat zpět ({ $name }).
undo-kept = { $name } nechává tah platit.
undo-withdrawn = { $name } nakonec nic zpět nebere.
undo-settled = Tato otázka je vyřízená.

# --- the record of a game
# reads as in English
command-game-export = export
command-game-export-description = Záznam hry tohoto kanálu jako soubor, který si každý může ověřit
export-heading = Záznam hry
export-what = { $count ->
    [one] Jeden tah se vším, co z něj vzešlo, řádek po řádku zřetězeně.
    [few] { $count } tahy, každý se vším, co z něj vzešlo, řádek po řádku zřetězeně.
    [many] { $count } tahu, každý se vším, co z něj vzešlo, řádek po řádku zřetězeně.
   *[other] { $count } tahů, každý se vším, co z něj vzešlo, řádek po řádku zřetězeně.
}
export-hidden = Hra ještě běží, takže v něm není semínko ani tajná maxima. Až skončí, `/game export` dá celý záznam a každý hod půjde ověřit.
export-check = Kdo má Bankera, může ho přehrát a ověřit každý hod a každou kartu podle toho, co se tu zveřejnilo:
stage-final = Poslední otisk záznamu je { $final }; záznam dá `/game export`.

# --- the log
command-log-seat = místo
command-log-seat-description = Jen to, co se týká tohoto místa
command-log-kind = druh
command-log-kind-description = Jen to, co je tohoto druhu
log-heading = Co se stalo
log-page = Strana { $page } z { $pages }, od nejnovějšího
log-empty = Zatím se nic nestalo.
log-none = Nic takového se nestalo. Vyber níže jiné místo nebo druh.
log-turn = { $name } · kolo { $round } · { $count ->
    [one] tah { $first }
    [few] tahy { $first } až { $last }
    [many] tahy { $first } až { $last }
   *[other] tahy { $first } až { $last }
}
log-before = Před prvním tahem · { $count ->
    [one] tah { $first }
    [few] tahy { $first } až { $last }
    [many] tahy { $first } až { $last }
   *[other] tahy { $first } až { $last }
}
# reads as in English
log-undone = ~~{ $text }~~
log-everybody = Všichni
log-everything = Všechno
log-choose-seat = O kom
log-choose-kind = Jaký druh událostí
log-choose-board = Ukázat desku po tahu…
log-board = Deska po tahu { $serial }
log-no-board = Desku po tahu { $serial } už ukázat nejde: pravidla se mezitím opravila. Možná postačí některý novější tah.
log-kind-dice = Kostky
log-kind-moves = Cesty a vězení
log-kind-money = Peníze
log-kind-deeds = Nemovitosti
log-kind-auctions = Aukce
log-kind-buildings = Budovy
log-kind-trades = Obchody
log-kind-cards = Karty
log-kind-chips = Suroviny
log-kind-course = Průběh hry
