# Names and descriptions of commands and their options. Names: lower case, at most 32 characters; descriptions at most 100.

command-play = hrát
command-play-description = Otevřít v tomto kanálu stůl: ostatní si přisednou a hra začne
command-play-game = hra
command-play-game-description = Kterou hru hrát
command-play-profile = profil
command-play-profile-description = Hotová sada pravidel této hry
command-play-board = deska
command-play-board-description = Na které desce hrát

command-board = deska
command-board-description = Ukázat desku, jak právě je

command-hand = ruka
command-hand-description = Tvoje nemovitosti, suroviny a karty; vidíš to jen ty

command-log = záznam
command-log-description = Co se v této hře stalo, od nejnovějšího
command-log-page = strana
command-log-page-description = Kterou stranu otevřít; 1 je nejnovější

command-score = stav
command-score-description = Kdo co má a kolik je to bodů

command-rules = pravidla
command-rules-description = Najít pravidlo
command-rules-about = téma
command-rules-about-description = Jedno dvě slova: nájemné, dvojice, penthouse…

command-trade = obchod
command-trade-description = Sestavit obchod s jiným místem
command-trade-with = komu
command-trade-with-description = S kým obchodovat

command-game = hra
command-game-description = Postarat se o hru v tomto kanálu
command-game-leave = odejít
command-game-leave-description = Předat místo náhradníkovi, než se vrátíš
command-game-stop = zastavit
command-game-stop-description = Ukončit tuto hru pro všechny, bez vítěze
command-game-resign = vzdát
command-game-resign-description = Vzdát se místa nadobro; v pořadí nebude
command-game-replace = předat
command-game-replace-description = Předat místo někomu jinému, nebo nadobro náhradníkovi
command-game-replace-seat = místo
command-game-replace-seat-description = Místo, které se předává
command-game-replace-by = komu
command-game-replace-by-description = Kdo má místo dostat; nech prázdné a vybereš potom
