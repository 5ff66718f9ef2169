# The replay of a game: captions over its boards, and what is said around it.

picture-replay-turn = Kolo { $round } · na tahu { $name }
picture-replay-before = Před prvním tahem
picture-replay-end = Kolo { $round } · konec
describe-replay = Přehrání hry do kola { $rounds }, { $count ->
    [one] 1 obrázek desky
    [few] { $count } obrázky desky
    [many] { $count } obrázku desky
   *[other] { $count } obrázků desky
}.

# --- the command, and the buttons below a score
command-game-replay = přehrát
command-game-replay-description = Ukázat animované přehrání této hry, nebo poslední, která se tu hrála
button-chart = Graf
button-dice = Kostky
replay-begun = Přehrání se připravuje…
replay-progress = Přehrání se připravuje… { $done } z { $count } obrázků
replay-heading = Přehrání · { $round ->
    [one] 1 kolo
    [few] { $round } kola
    [many] { $round } kola
   *[other] { $round } kol
}
replay-names = Hrají: { $names }.
replay-poster = Kdyby se nahoře nic nehýbalo, takhle to vypadá:
replay-busy = Na tomto serveru se jedno přehrání už připravuje. Zkus to za půl minuty.
replay-impossible = Tuto hru znovu přehrát nejde: pravidla se od jejího začátku změnila. Slovy ji vypráví `/log`.
