# The replay of a game: captions over its boards, and what is said around it.

picture-replay-turn = Kolo { $round } · na ťahu { $name }
picture-replay-before = Pred prvým ťahom
picture-replay-end = Kolo { $round } · koniec
describe-replay = Prehratie hry po kolo { $rounds }, { $count ->
    [one] 1 obrázok
    [few] { $count } obrázky
    [many] { $count } obrázka
   *[other] { $count } obrázkov
} plochy.

# --- the command, and the buttons below a score
# As in English.
command-game-replay = replay
command-game-replay-description = Poslať animované prehratie tejto hry alebo poslednej, ktorá sa tu hrala
button-chart = Graf
button-dice = Kocky
replay-begun = Prehratie sa pripravuje …
replay-progress = Prehratie sa pripravuje … obrázky: { $done } z { $count }
replay-heading = Prehratie · { $round ->
    [one] 1 kolo
    [few] { $round } kolá
    [many] { $round } kola
   *[other] { $round } kôl
}
replay-names = Hrá: { $names }.
replay-poster = Ak sa vyššie nič nehýbe, takto to vyzerá:
replay-busy = Na tomto serveri sa už jedno prehratie pripravuje. Skús to znova o pol minúty.
replay-impossible = Túto hru znova prehrať nemožno: pravidlá sa od jej začiatku zmenili. Slovami ju vyrozpráva `/log`.
