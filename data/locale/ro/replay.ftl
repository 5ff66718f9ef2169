# The replay of a game: captions over its boards, and what is said around it.

picture-replay-turn = Runda { $round } · { $name }
picture-replay-before = Înaintea primei ture
picture-replay-end = Runda { $round } · sfârșitul
describe-replay = Reluarea jocului până la runda { $rounds }: { $count ->
    [one] 1 imagine
    [few] { $count } imagini
   *[other] { $count } de imagini
} cu tabla.

# --- the command, and the buttons below a score
command-game-replay = reluare
command-game-replay-description = Publică reluarea animată a acestui joc sau a ultimului jucat aici
button-chart = Grafic
button-dice = Zaruri
replay-begun = Se face reluarea…
replay-progress = Se face reluarea… imagini: { $done } din { $count }
replay-heading = Reluare · { $round ->
    [one] 1 rundă
    [few] { $round } runde
   *[other] { $round } de runde
}
replay-names = Joacă: { $names }.
replay-poster = Dacă mai sus nu se mișcă nimic, iată cum stau lucrurile:
replay-busy = Pe acest server se face deja o reluare. Încearcă din nou peste o jumătate de minut.
replay-impossible = Jocul acesta nu mai poate fi jucat din nou: regulile s-au schimbat de când a început. `/log` îl povestește în cuvinte.
