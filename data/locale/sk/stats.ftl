# What is counted of finished games: one's own figures, a server's standings; and being forgotten.
# $user: a mention that calls nobody. $rating, $off, $mean, $seats: numbers with a fraction.

# --- /me stats
stats-heading = Tvoje hry
stats-heading-against = Ty a { $user }
stats-none = Zatiaľ sa nezapočítala žiadna tvoja dohraná hra. Hra sa započíta po skončení tomu, kto v nej väčšinu svojich ťahov urobí osobne.
stats-against-none = Ty a { $user } ešte nemáte spoločnú dohranú hru.
stats-against-uncounted = { $user } nechce byť v štatistikách.
stats-played = **{ $game }**, { $profile }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } hier
}, { $wins ->
    [0] žiadna výhra
    [one] { $wins } výhra
    [few] { $wins } výhry
    [many] { $wins } výhry
   *[other] { $wins } výhier
}; priemerné umiestnenie { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } z { NUMBER($seats, minimumFractionDigits: 1, maximumFractionDigits: 1) }; najlepší výsledok { $best }
stats-best-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
stats-rating = Sila v hre { $game }: **{ NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }** ± { NUMBER($off, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-rating-meaning = Každý začína na 25. Číslo sa mení podľa umiestnenia; ± hovorí, o koľko sa ešte môže mýliť.
stats-dice = Kocky: priemer { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } z { $throws ->
    [one] { $throws } hodu
    [few] { $throws } hodov
    [many] { $throws } hodu
   *[other] { $throws } hodov
}; očakáva sa { $expected }. { $luck ->
    [good] Kocky ti prajú.
    [bad] Kocky ti niečo dlhujú.
   *[even] Tak to má byť.
}
stats-pace = Polovica tvojich rozhodnutí trvá najviac { $time }.
stats-pace-seconds = { $count ->
    [one] { $count } sekundu
    [few] { $count } sekundy
    [many] { $count } sekundy
   *[other] { $count } sekúnd
}
stats-pace-minutes = { $count ->
    [one] { $count } minútu
    [few] { $count } minúty
    [many] { $count } minúty
   *[other] { $count } minút
}
stats-pace-hours = { $count ->
    [one] { $count } hodinu
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodín
}
stats-deeds = Najčastejšie kupuješ: { $deeds }
stats-deed = { $deed } ({ $times }×)
stats-rivals-heading = S kým hrávaš najčastejšie
stats-rival = { $user }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } hier
}; lepšie umiestnenie máš { $ahead }×, horšie { $behind }×
stats-counted = Tvoje výsledky sú v poradiach tvojich serverov a súperi vidia, ako si proti tebe vedú.
stats-uncounted = V štatistikách nie si: nové hry po tebe výsledky nenechávajú a staršie nikto nevidí.
button-stats-leave = Nepočítať ma
button-stats-return = Znova ma počítať

# --- /server standings
standings-heading = Kto tu najlepšie hrá { $game }
standings-heading-profile = Kto tu najlepšie hrá { $game }: { $profile }
standings-none = Nikto tu ešte takú hru nedohral. Stôl otvorí `/play`.
standings-line = { $place }. { $user } · **{ NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }** ± { NUMBER($off, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } hier
} · { $wins ->
    [0] žiadna výhra
    [one] { $wins } výhra
    [few] { $wins } výhry
    [many] { $wins } výhry
   *[other] { $wins } výhier
}
standings-meaning = Poradie je podľa toho, čo kto takmer určite dokáže: číslo mínus trojnásobok ±. Svoje vidíš cez `/me stats`.
error-no-profile = { $game } nemá profil „{ $text }“. Vyber zo zoznamu, ktorý sa otvorí pri písaní.
error-no-server = Toto sa týka servera. Opýtaj sa v niektorom jeho kanáli.

# --- /me forget
forget-heading = Zabudnúť na teba?
forget-what = - Z čakajúcich stolov zmizneš; v rozohraných hrách dostane tvoje miesto nadobro náhradník.
    - Tvoje meno a identifikátor zmiznú zo všetkých hier, rozohraných aj dohraných. Hry zostanú a ostatným sa počítajú.
    - Tvoje želania, rozpísané obchody, výsledky a hodnotenia sa vymažú.
forget-not = Späť sa to vziať nedá. Netýka sa to správ, ktoré už boli odoslané, exportovaných záznamov a kópií databázy, ktoré má prevádzkovateľ bota. Čo zahráš potom, uchováva sa odznova.
button-forget = Áno, zabudnúť na mňa
forget-done = Všetko o tebe je vymazané. Bolo nám s tebou dobre.

# --- commands
# As in English.
command-me-stats = stats
command-me-stats-description = Tvoje dohrané hry: výhry, kocky, obľúbené nehnuteľnosti a súperi
# As in English.
command-me-stats-against = against
command-me-stats-against-description = Ako si vediete proti sebe, ty a tento človek
# As in English.
command-me-forget = forget
command-me-forget-description = Dať odstrániť svoje meno a identifikátor zo všetkých hier a zoznamov
# As in English.
command-server-standings = standings
command-server-standings-description = Kto na tomto serveri hrá niektorú hru najlepšie
# As in English.
command-server-standings-game = game
command-server-standings-game-description = Ktorá hra; prázdne znamená tú v tomto kanáli
# As in English.
command-server-standings-profile = profile
command-server-standings-profile-description = Len hry s týmto profilom; prázdne znamená všetky
