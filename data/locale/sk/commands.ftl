# Names and descriptions of commands and their options. Names: lower case, at most 32 characters; descriptions at most 100.
# Discord has no Slovak, so names stay as in English.

# As in English.
command-play = play
command-play-description = Otvoriť v tomto kanáli stôl: ostatní si prisadnú a hra sa začne
# As in English.
command-play-game = game
command-play-game-description = Ktorú hru hrať
# As in English.
command-play-profile = profile
command-play-profile-description = Hotová súprava pravidiel tejto hry
# As in English.
command-play-board = board
command-play-board-description = Na ktorej ploche hrať

# As in English.
command-board = board
command-board-description = Ukázať plochu, ako práve vyzerá

# As in English.
command-hand = hand
command-hand-description = Tvoje nehnuteľnosti, suroviny a karty; vidíš to len ty

# As in English.
command-log = log
command-log-description = Čo sa v tejto hre stalo, od najnovšieho
# As in English.
command-log-page = page
command-log-page-description = Ktorú stranu otvoriť; 1 je najnovšia

# As in English.
command-score = score
command-score-description = Kto čo má a koľko je to bodov

# As in English.
command-rules = rules
command-rules-description = Nájsť pravidlo
# As in English.
command-rules-about = about
command-rules-about-description = Slovo alebo dve: nájomné, dvojica, penthouse…

# As in English.
command-trade = trade
command-trade-description = Zostaviť obchod s iným hráčom
# As in English.
command-trade-with = with
command-trade-with-description = S kým obchodovať

# As in English.
command-game = game
command-game-description = Postarať sa o hru v tomto kanáli
# As in English.
command-game-leave = leave
command-game-leave-description = Odovzdať miesto náhradníkovi, kým sa nevrátiš
# As in English.
command-game-stop = stop
command-game-stop-description = Ukončiť túto hru pre všetkých, bez víťaza
# As in English.
command-game-resign = resign
command-game-resign-description = Vzdať hru nadobro; v poradí nebudeš
# As in English.
command-game-replace = replace
command-game-replace-description = Odovzdať miesto niekomu inému, alebo nadobro náhradníkovi
# As in English.
command-game-replace-seat = seat
command-game-replace-seat-description = Miesto, ktoré sa odovzdáva
# As in English.
command-game-replace-by = by
command-game-replace-by-description = Kto má miesto dostať; nechaj prázdne a vyberieš potom
