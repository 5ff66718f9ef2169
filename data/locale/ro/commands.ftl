# Names and descriptions of commands and their options. Names: lower case, at most 32 characters; descriptions at most 100.

command-play = joacă
command-play-description = Deschide o masă în acest canal: se așază și alții, apoi începe jocul
command-play-game = joc
command-play-game-description = Ce joc
command-play-profile = profil
command-play-profile-description = Un set de reguli gata făcut pentru acest joc
command-play-board = tablă
command-play-board-description = Pe ce tablă

command-board = tablă
command-board-description = Arată tabla așa cum e acum

command-hand = mână
command-hand-description = Proprietățile, resursele și cardurile tale, numai pentru ochii tăi

command-log = jurnal
command-log-description = Ce s-a întâmplat în acest joc, începând cu cele mai noi
command-log-page = pagină
command-log-page-description = Ce pagină se deschide; 1 e cea mai nouă

command-score = scor
command-score-description = Cine ce are și câte puncte înseamnă

command-rules = reguli
command-rules-description = Caută o regulă
command-rules-about = despre
command-rules-about-description = Un cuvânt sau două: chirie, dublă, penthouse…

command-trade = schimb
command-trade-description = Pregătește un schimb cu alt loc
command-trade-with = cu
command-trade-with-description = Cu cine faci schimb

command-game = joc
command-game-description = Ai grijă de jocul din acest canal
command-game-leave = pleacă
command-game-leave-description = Lasă-ți locul unui înlocuitor până te întorci
command-game-stop = oprește
command-game-stop-description = Încheie acest joc pentru toți, fără câștigător
command-game-resign = abandonează
command-game-resign-description = Renunță definitiv la loc; nu intră în clasament
command-game-replace = înlocuiește
command-game-replace-description = Dă un loc altcuiva sau, definitiv, unui înlocuitor
command-game-replace-seat = loc
command-game-replace-seat-description = Locul care se dă mai departe
command-game-replace-by = cui
command-game-replace-by-description = Cine ia locul; lasă gol ca să alegi apoi
