# What is counted of finished games: one's own figures, a server's standings; and being forgotten.
# $user: a mention that calls nobody. $rating, $off, $mean, $seats: numbers with a fraction.

# --- /me stats
stats-heading = Jocurile tale
stats-heading-against = Tu și { $user }
stats-none = Încă nu s-a socotit niciun joc încheiat al tău. Un joc contează după ce se termină, pentru cine și-a făcut în persoană cele mai multe mutări.
stats-against-none = Tu și { $user } încă n-ați încheiat niciun joc împreună.
stats-against-uncounted = { $user } nu vrea să apară în statistici.
stats-played = **{ $game }**, { $profile }: { $games ->
    [one] { $games } joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}, { $wins ->
    [0] nicio victorie
    [one] { $wins } victorie
    [few] { $wins } victorii
   *[other] { $wins } de victorii
}; în medie locul { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } din { NUMBER($seats, minimumFractionDigits: 1, maximumFractionDigits: 1) }; recordul: { $best }
stats-best-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
stats-rating = Nivel la { $game }: **{ NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }** ± { NUMBER($off, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-rating-meaning = Toată lumea începe de la 25. Locul pe care termini îl mută; ± arată cât de mult se mai poate abate.
stats-dice = Zaruri: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } în medie, din { $throws ->
    [one] { $throws } aruncare
    [few] { $throws } aruncări
   *[other] { $throws } de aruncări
}; de așteptat e { $expected }. { $luck ->
    [good] Zarurile te plac.
    [bad] Zarurile îți sunt datoare.
   *[even] E așa cum trebuie.
}
stats-pace = Jumătate din deciziile tale durează cel mult { $time }.
stats-pace-seconds = { $count ->
    [one] { $count } secundă
    [few] { $count } secunde
   *[other] { $count } de secunde
}
stats-pace-minutes = { $count ->
    [one] { $count } minut
    [few] { $count } minute
   *[other] { $count } de minute
}
stats-pace-hours = { $count ->
    [one] { $count } oră
    [few] { $count } ore
   *[other] { $count } de ore
}
stats-deeds = Ce cumperi cel mai des: { $deeds }
# reads as in English
stats-deed = { $deed } ({ $times }×)
stats-rivals-heading = Cu cine joci cel mai des
stats-rival = { $user }: { $games ->
    [one] { $games } joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}; în față: { $ahead }, în urmă: { $behind }
stats-counted = Rezultatele tale apar în clasamentele serverelor tale, iar alții văd cum le-a mers împotriva ta.
stats-uncounted = Nu apari în statistici: din jocurile noi nu rămân rezultate ale tale și nimeni nu le vede pe cele vechi.
button-stats-leave = Nu mă include
button-stats-return = Include-mă din nou

# --- /server standings
standings-heading = Cine joacă cel mai bine aici: { $game }
standings-heading-profile = Cine joacă cel mai bine aici: { $game }, { $profile }
standings-none = Nimeni de aici n-a încheiat încă vreun astfel de joc. `/play` deschide o masă.
standings-line = { $place }. { $user } · **{ NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }** ± { NUMBER($off, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { $games ->
    [one] { $games } joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
} · { $wins ->
    [0] nicio victorie
    [one] { $wins } victorie
    [few] { $wins } victorii
   *[other] { $wins } de victorii
}
standings-meaning = Ordinea e după nivelul pe care cineva îl are aproape sigur: numărul minus de trei ori valoarea de după ±. Pe al tău îl arată `/me stats`.
error-no-profile = { $game } nu are niciun profil „{ $text }”. Alege unul din lista care se deschide în timp ce scrii.
error-no-server = Aici e vorba de un server. Întreabă într-unul dintre canalele lui.

# --- /me forget
forget-heading = Să te uităm?
forget-what = - Mesele încă neîncepute la care stai te pierd; în jocurile în curs, locul tău trece definitiv la un înlocuitor.
    - Numele și ID-ul tău dispar din toate jocurile, în curs și încheiate. Jocurile rămân și contează pentru ceilalți.
    - Dorințele, ciornele, rezultatele și nivelurile tale se șterg.
forget-not = Nu se poate da înapoi. Nu intră aici mesajele deja publicate, înregistrările exportate și copiile bazei de date făcute de cine găzduiește acest bot. Ce joci după aceea se păstrează din nou.
button-forget = Da, uită-mă
forget-done = Gata, te-am uitat. A fost o bucurie să te avem aici.

# --- commands
command-me-stats = statistici
command-me-stats-description = Jocurile tale încheiate: victorii, zaruri, proprietăți preferate și cu cine joci
command-me-stats-against = contra
command-me-stats-against-description = Cum vă merge, ție și acestei persoane, unul împotriva altuia
command-me-forget = uită
command-me-forget-description = Scoate-ți numele și ID-ul din toate jocurile și listele
command-server-standings = clasament
command-server-standings-description = Cine joacă cel mai bine un joc pe acest server
command-server-standings-game = joc
command-server-standings-game-description = Care joc; dacă lași gol, cel din acest canal
command-server-standings-profile = profil
command-server-standings-profile-description = Doar jocurile cu acest profil; dacă lași gol, toate
