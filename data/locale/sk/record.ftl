# Taking moves back, and the record of a game.

# --- taking moves back
event-moves_undone = { $count ->
    [one] { $name } berie späť krok { $serial }.
    [few] { $name } berie späť krok { $serial }; od neho sa rušia { $count } kroky.
    [many] { $name } berie späť krok { $serial }; od neho sa ruší { $count } kroku.
   *[other] { $name } berie späť krok { $serial }; od neho sa ruší { $count } krokov.
}
table-nothing_to_undo = Ešte nemáš krok, ktorý by sa dal vziať späť. Čo sa stalo, ukáže `/log`.
table-undo_too_old = Tvoj posledný krok je už pridávno, späť sa vziať nedá. Navrhni ostatným obchod, ktorý to vynahradí.
table-undo_asked = Pri stole sa ešte rozhoduje o inom kroku ({ $names }). Najprv odpovedz na to a potom sa pýtaj znova.
table-undo_asked-plain = Pri stole sa ešte rozhoduje o inom kroku. Najprv odpovedz na to a potom sa pýtaj znova.
notice-undo = Včas nesúhlasili všetci: krok platí ({ $name }).

# As in English.
command-game-undo = undo
command-game-undo-description = Vziať späť svoj posledný krok; po kockách, kartách či iných musia súhlasiť všetci
button-undo = Vziať späť
button-undo-ask = Opýtať sa všetkých
button-undo-agree = Súhlasím
button-undo-keep = Nech platí
undo-did = Vrátené. Pri stole je všetko ako pred tvojím krokom.
undo-asked = Otázka je položená. Kto namiesto odpovede hrá ďalej, je proti.
undo-heading = { $name } chce vziať späť krok
undo-heading-own = Vziať späť tvoj posledný krok?
undo-what = { $count ->
    [one] Zrušil by sa jeden krok:
    [few] Zrušili by sa { $count } kroky:
    [many] Zrušilo by sa { $count } kroku:
   *[other] Zrušilo by sa { $count } krokov:
}
undo-needs = Odvtedy hrali iní alebo zasiahla náhoda, preto musia súhlasiť všetci, ktorí hrajú osobne. Náhradníci súhlasia vždy.
undo-chance = Potom sa kockami hádže nanovo a karty, ktoré nikto nevidel, sa znova zamiešajú.
undo-count = Súhlas: { $names } ({ $count } z { $wanted }).
undo-until = Otázka sa uzavrie { $when }, alebo ďalším krokom.
undo-mention = { $mention }, súhlasíš?
undo-agreed = Všetci súhlasia: krok sa berie späť ({ $name }).
undo-kept = { $name } je proti: krok platí.
undo-withdrawn = { $name } napokon nič späť neberie.
undo-settled = Táto otázka je vybavená.

# --- the record of a game
# As in English.
command-game-export = export
command-game-export-description = Záznam hry v tomto kanáli ako súbor, ktorý môže každý overiť
export-heading = Záznam hry
export-what = { $count ->
    [one] Jeden krok so všetkým, k čomu viedol, zreťazený riadok po riadku.
    [few] { $count } kroky, každý so všetkým, k čomu viedol, zreťazené riadok po riadku.
    [many] { $count } kroku, každý so všetkým, k čomu viedol, zreťazené riadok po riadku.
   *[other] { $count } krokov, každý so všetkým, k čomu viedol, zreťazené riadok po riadku.
}
export-hidden = Hra ešte beží, takže semienko a tajné maximá v ňom zatiaľ nie sú. Po jej skončení dá `/game export` celý záznam a každý hod sa dá overiť.
export-check = Kto má Bankera, môže hru nechať odohrať znova a overiť každý hod a kartu podľa toho, čo sa tu zverejnilo:
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
log-none = Nič také sa nestalo. Vyber nižšie iného hráča alebo druh.
log-turn = { $name } · kolo { $round } · { $count ->
    [one] krok { $first }
    [few] kroky { $first } až { $last }
    [many] kroky { $first } až { $last }
   *[other] kroky { $first } až { $last }
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
log-choose-seat = Koho sa to týka
log-choose-kind = Druh udalosti
log-choose-board = Ukázať plochu po kroku…
log-board = Plocha po kroku { $serial }
log-no-board = Plochu po kroku { $serial } už ukázať nemožno: pravidlá sa odvtedy opravili. Možno postačí novší krok.
log-kind-dice = Kocky
log-kind-moves = Pohyb a väzenie
log-kind-money = Peniaze
log-kind-deeds = Nehnuteľnosti
log-kind-auctions = Aukcie
log-kind-buildings = Budovy
log-kind-trades = Obchody
log-kind-cards = Karty
log-kind-chips = Suroviny
log-kind-course = Priebeh hry
