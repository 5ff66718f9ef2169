# The replay of a game: captions over its boards, and what is said around it.

picture-replay-turn = Kolo { $round } · na ťahu { $name }
picture-replay-before = Pred prvým ťahom
picture-replay-end = Kolo { $round } · koniec
describe-replay = Repríza hry po kolo { $rounds }, { $count ->
    [one] 1 obrázok
    [few] { $count } obrázky
    [many] { $count } obrázka
   *[other] { $count } obrázkov
} plochy.

# --- the command, and the buttons below a score
# As in English.
command-game-replay = replay
command-game-replay-description = Poslať animovanú reprízu tejto hry alebo poslednej, ktorá sa tu hrala
button-chart = Graf
button-dice = Kocky
replay-begun = Repríza sa pripravuje…
replay-progress = Repríza sa pripravuje… obrázky: { $done } z { $count }
replay-heading = Repríza · { $round ->
    [one] 1 kolo
    [few] { $round } kolá
    [many] { $round } kola
   *[other] { $round } kôl
}
replay-names = Hráči: { $names }.
replay-poster = Ak sa vyššie nič nehýbe, takto to vyzerá:
replay-busy = Na tomto serveri sa už jedna repríza pripravuje. Skús to znova o pol minúty.
replay-impossible = Repríza tejto hry už nie je možná: pravidlá sa od jej začiatku zmenili. Slovami ju vyrozpráva `/log`.
