# Taking moves back, and the record of a game.

# --- taking moves back
event-moves_undone = { $count ->
    [one] { $name } berie späť ťah { $serial }.
    [few] { $name } berie späť ťah { $serial }; od neho sa rušia { $count } ťahy.
    [many] { $name } berie späť ťah { $serial }; od neho sa ruší { $count } ťahu.
   *[other] { $name } berie späť ťah { $serial }; od neho sa ruší { $count } ťahov.
}
table-nothing_to_undo = Ešte nemáš ťah, ktorý by sa dal vziať späť. Čo sa stalo, ukáže `/log`.
table-undo_too_old = Tvoj posledný ťah je už pridávno, späť sa vziať nedá. Popros ostatných o obchod, ktorý to vynahradí.
table-undo_asked = Stôl sa ešte pýta na ťah: { $names }. Najprv odpovedz na to a potom sa pýtaj znova.
table-undo_asked-plain = Stôl sa ešte pýta na iný ťah. Najprv odpovedz na to a potom sa pýtaj znova.
notice-undo = Včas nesúhlasili všetci: ťah platí ({ $name }).

# As in English.
command-game-undo = undo
command-game-undo-description = Vziať späť svoj posledný ťah; po kockách, kartách či iných musia súhlasiť všetci
button-undo = Vziať späť
button-undo-ask = Opýtať sa všetkých
button-undo-agree = Súhlasím
button-undo-keep = Nech platí
undo-did = Vrátené. Stôl je, ako bol pred tvojím ťahom.
undo-asked = Stôl sa pýta. Kto namiesto odpovede hrá ďalej, hovorí nie.
undo-heading = { $name } chce vziať späť ťah
undo-heading-own = Vziať späť tvoj posledný ťah?
undo-what = { $count ->
    [one] Zrušil by sa jeden ťah:
    [few] Zrušili by sa { $count } ťahy:
    [many] Zrušilo by sa { $count } ťahu:
   *[other] Zrušilo by sa { $count } ťahov:
}
undo-needs = Odvtedy hrali iní alebo zasiahla náhoda: súhlasiť musia všetci, ktorí hrajú osobne. Náhradníci súhlasia vždy.
undo-chance = Kocky, ktoré sa hodia potom, padnú nanovo a karty, ktoré nikto nevidel, sa znova zamiešajú.
undo-count = Súhlas: { $names } ({ $count } z { $wanted }).
undo-until = Odpovedať možno do { $when }; každý ďalší ťah otázku ukončí.
undo-mention = { $mention }, súhlasíš?
undo-agreed = Všetci súhlasia: ťah sa berie späť ({ $name }).
undo-kept = { $name } necháva ťah platiť.
undo-withdrawn = { $name } nakoniec späť neberie nič.
undo-settled = Táto otázka je vybavená.

# --- the record of a game
# As in English.
command-game-export = export
command-game-export-description = Záznam hry v tomto kanáli ako súbor, ktorý môže každý overiť
export-heading = Záznam hry
export-what = { $count ->
    [one] Jeden ťah so všetkým, k čomu viedol, zreťazený riadok po riadku.
    [few] { $count } ťahy, každý so všetkým, k čomu viedol, zreťazené riadok po riadku.
    [many] { $count } ťahu, každý so všetkým, k čomu viedol, zreťazené riadok po riadku.
   *[other] { $count } ťahov, každý so všetkým, k čomu viedol, zreťazené riadok po riadku.
}
export-hidden = Hra ešte beží, takže semienko a tajné maximá v ňom zatiaľ nie sú. Po jej skončení dá `/game export` celý záznam a každý hod sa dá overiť.
export-check = Kto má Bankera, môže ju prehrať znova a overiť každý hod a kartu podľa toho, čo sa tu zverejnilo:
stage-final = Posledný odtlačok záznamu je { $final }; záznam dá `/game export`.

# --- the log
# As in English.
command-log-seat = seat
command-log-seat-description = Len to, čo sa týka tohto miesta
# As in English.
command-log-kind = kind
command-log-kind-description = Len to, čo je tohto druhu
log-heading = Čo sa stalo
log-page = Strana { $page } z { $pages }, od najnovšieho
log-empty = Zatiaľ sa nič nestalo.
log-none = Nič také sa nestalo. Vyber nižšie iné miesto alebo druh.
log-turn = { $name } · kolo { $round } · { $count ->
    [one] ťah { $first }
    [few] ťahy { $first } až { $last }
    [many] ťahy { $first } až { $last }
   *[other] ťahy { $first } až { $last }
}
log-before = Pred prvým ťahom · { $count ->
    [one] krok { $first }
    [few] kroky { $first } až { $last }
    [many] kroky { $first } až { $last }
   *[other] kroky { $first } až { $last }
}
log-undone = ~~{ $text }~~
log-everybody = Všetci
log-everything = Všetko
log-choose-seat = O kom
log-choose-kind = Aký druh
log-choose-board = Ukázať plochu po ťahu…
log-board = Plocha po ťahu { $serial }
log-no-board = Plochu po ťahu { $serial } už ukázať nemožno: pravidlá sa odvtedy opravili. Možno postačí novší ťah.
log-kind-dice = Kocky
log-kind-moves = Cesty a väzenie
log-kind-money = Peniaze
log-kind-deeds = Nehnuteľnosti
log-kind-auctions = Aukcie
log-kind-buildings = Budovy
log-kind-trades = Obchody
log-kind-cards = Karty
log-kind-chips = Suroviny
log-kind-course = Priebeh hry
