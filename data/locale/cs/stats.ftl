# What is counted of finished games: one's own figures, a server's standings; and being forgotten.
# $user: a mention that calls nobody. $rating, $off, $mean, $seats: numbers with a fraction.

# --- /me stats
stats-heading = Tvoje hry
stats-heading-against = Ty a { $user }
stats-none = Zatím se ti nezapočetla žádná dohraná hra. Hra se počítá, až skončí, tomu, kdo většinu svých tahů udělal osobně.
stats-against-none = Společně jste ještě žádnou hru nedohráli: ty a { $user }.
stats-against-uncounted = { $user } se počítat nenechává.
stats-played = **{ $game }**, { $profile }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}, { $wins ->
    [0] bez výhry
    [one] { $wins } výhra
    [few] { $wins } výhry
    [many] { $wins } výhry
   *[other] { $wins } výher
}; průměrné umístění { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } z { NUMBER($seats, minimumFractionDigits: 1, maximumFractionDigits: 1) }; nejlépe { $best }
stats-best-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
stats-rating = Síla ve hře { $game }: **{ NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }** ± { NUMBER($off, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-rating-meaning = Každý začíná na 25. Mění se to podle umístění ve hrách; ± říká, jak moc se to ještě může mýlit.
stats-dice = Kostky: v průměru { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ze { $throws ->
    [one] { $throws } hodu
    [few] { $throws } hodů
    [many] { $throws } hodu
   *[other] { $throws } hodů
}; čekat se dá { $expected }. { $luck ->
    [good] Kostky tě mají rády.
    [bad] Kostky ti něco dluží.
   *[even] Tak to má být.
}
stats-pace = Polovina tvých rozhodnutí trvá nejvýš { $time }.
stats-pace-seconds = { $count ->
    [one] { $count } sekundu
    [few] { $count } sekundy
    [many] { $count } sekundy
   *[other] { $count } sekund
}
stats-pace-minutes = { $count ->
    [one] { $count } minutu
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
stats-pace-hours = { $count ->
    [one] { $count } hodinu
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
stats-deeds = Nemovitosti, které kupuješ nejčastěji: { $deeds }
# reads as in English
stats-deed = { $deed } ({ $times }×)
stats-rivals-heading = Koho potkáváš nejčastěji
stats-rival = { $user }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}; lépe končíš { $ahead }×, hůř { $behind }×
stats-counted = Tvoje výsledky jsou v pořadí tvých serverů a ostatní vidí, jak proti tobě dopadli.
stats-uncounted = Nepočítáš se: nové hry po tobě výsledek nenechají a starší nikdo nevidí.
button-stats-leave = Nepočítat mě
button-stats-return = Zase mě počítat

# --- /server standings
standings-heading = Kdo tu nejlépe hraje { $game }
standings-heading-profile = Kdo tu nejlépe hraje { $game }: { $profile }
standings-none = Tady ji ještě nikdo nedohrál. Stůl otevře `/play`.
standings-line = { $place }. { $user } · **{ NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }** ± { NUMBER($off, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
} · { $wins ->
    [0] bez výhry
    [one] { $wins } výhra
    [few] { $wins } výhry
    [many] { $wins } výhry
   *[other] { $wins } výher
}
standings-meaning = Pořadí je podle toho, jak kdo hraje téměř jistě přinejmenším: číslo minus třikrát jeho ±. Svoje ukáže `/me stats`.
error-no-profile = { $game } nemá profil „{ $text }“. Vyber ze seznamu, který se otevře při psaní.
error-no-server = Tohle se týká serveru. Zeptej se v některém jeho kanálu.

# --- /me forget
forget-heading = Zapomenout tě?
forget-what = - Z čekajících stolů tě odeberu; v rozehraných hrách převezme tvé místo nadobro náhradník.
    - Tvoje jméno a id zmizí ze všech her, rozehraných i skončených. Hry zůstanou a ostatním se počítají.
    - Tvoje přání, rozepsané obchody, výsledky a hodnocení se smažou.
forget-not = Vrátit to nejde. Netýká se to zpráv, které už odešly, exportovaných záznamů a kopií databáze, které si udělal provozovatel tohoto bota. Co budeš hrát potom, se ukládá znovu.
button-forget = Ano, zapomenout
forget-done = Hotovo, nic o tobě už nevím. Bylo fajn tě tu mít.

# --- commands
command-me-stats = statistika
command-me-stats-description = Tvoje dohrané hry: výhry, kostky, oblíbené nemovitosti a koho potkáváš
command-me-stats-against = soupeř
command-me-stats-against-description = Jak si vedete ty a tento člověk proti sobě
command-me-forget = zapomenout
command-me-forget-description = Nechat odebrat své jméno a id ze všech her a seznamů
command-server-standings = pořadí
command-server-standings-description = Kdo na tomto serveru hru hraje nejlépe
command-server-standings-game = hra
command-server-standings-game-description = Která hra; když nic, ta v tomto kanálu
command-server-standings-profile = profil
command-server-standings-profile-description = Jen hry tohoto profilu; když nic, všechny
