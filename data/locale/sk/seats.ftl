# Seats in a running game: votes, seats on offer, the chair, who looks on, and what a server settles.

# --- why something about a seat was not done
table-no_seat = Také miesto pri tomto stole nie je. Vyber zo zoznamu.
table-own_seat = To je tvoje vlastné miesto. `/game leave` ho odovzdá náhradníkovi, `/game replace` niekomu inému.
table-not_your_own = To je na tom, komu miesto patrí. Hlasovanie pri stole vyvolá `/game kick`.
table-seat_out = Na tom mieste sa v tejto hre už nehrá. Vyber iné.
table-seat_empty = To miesto už má nadobro náhradník. Niekomu ho ponúkne `/game replace`.
table-seat_held = Na tom mieste hrá osobne { $names }. Hlasovanie pri stole vyvolá `/game kick`.
table-seat_held-plain = Na tom mieste niekto hrá osobne. Hlasovanie pri stole vyvolá `/game kick`.
table-seat_back = To miesto už voľné nie je. Kto kde sedí, ukáže `/board`.
table-not_voter = Hlasujú len tí, ktorí hrajú osobne, a nie ten, o koho ide. Pozerať sa môžeš cez `/board`.
table-too_few_voters = Na také hlasovanie treba aspoň dvoch hlasujúcich. `/game replace` odovzdá miesto, na ktorom hrá náhradník, `/game stop` hru ukončí a kto spravuje server, môže miesto uvoľniť.
table-not_asker = To je na tom, kto sa opýtal. Popros ho, alebo niekoho, kto spravuje server.
table-not_invited = To miesto je pre niekoho iného. Popros, aby ti pri stole nejaké ponúkli.
table-taker_seated = Ten človek už pri tomto stole sedí. Vyber niekoho, kto tu miesto nemá.
table-barred = O mieste toho človeka sa pri stole hlasovalo, takže si k tejto hre už nesadne. Novú otvorí `/play` v inom kanáli.
table-already_host = O tento stôl sa už staráš. Hraj ďalej.
table-chair_taken = O tento stôl sa stará { $names }. Keď tam bude hrať náhradník, môže to prevziať ktokoľvek, kto pri stole sedí.
table-chair_taken-plain = Hostiteľ je pri stole. Keď zaňho bude hrať náhradník, môže to prevziať ktokoľvek, kto pri stole sedí.
table-not_manager = Na tomto serveri zastavujú hry len tí, ktorí ho spravujú. Popros ich, alebo odovzdaj miesto cez `/game leave`.
table-not_manager_here = To je pre tých, ktorí spravujú tento server. Popros ich, aby to nastavili.
table-not_here = Hry na tomto serveri sa začínajú v { $names }. Použi `/play` tam.
table-not_here-plain = Hry na tomto serveri sa začínajú v iných kanáloch. Použi `/play` tam.
table-not_starter = Hry tu môže začínať { $names }. Prisadni si k otvorenému stolu, alebo ich popros, aby nejaký otvorili.
table-not_starter-plain = Hry tu môžu začínať len členovia s určitými rolami. Prisadni si k otvorenému stolu, alebo niekoho popros, aby nejaký otvoril.
table-unknown_point = To sa už v tejto hre sledovať nedá. Otvor `/game follow` znova a vyber zo zoznamu.
table-too_many_followers = Túto hru už sleduje toľko ľudí, koľko sa ich dá naraz zavolať. Kedykoľvek ju ukáže `/board`.

error-no-seat-named = Nijaké miesto sa tu nevolá „{ $text }“. Vyber zo zoznamu, ktorý sa otvorí pri písaní.
error-no-bots = Bot si k tomuto stolu sadnúť nemôže. Ak chceš náhradníka, nechaj druhé pole prázdne.

# --- seats by name
seat-standin-for = Náhradník ({ $name })
seat-suggested = { $number }. { $name }
seat-suggested-standin = { $number }. { $name } (náhradník)

# --- a vote on who keeps a seat for good; the vote after somebody's time was up is in clock.ftl
vote-heading = Má si toto miesto nechať { $name }?
vote-asked = { $asker } navrhuje, aby miesto dostal náhradník.
vote-asked-nobody = Pri stole sa hlasuje, či má miesto dostať náhradník.
vote-count = Áno: { $yes } · Nie: { $no } · za treba { $needed } z { $voters }.
vote-next = Ide o miesto nadobro, nie o jeden dlhý ťah. Keď návrh prejde, miesto má nadobro náhradník a { $name } si sem už nesadne. Dovtedy hrá ďalej { $name }.
vote-mention = { $mention }, čo ty na to?
vote-yes = Áno, nech hrá náhradník
vote-no = Nie, zostáva { $name }
vote-withdraw = Vziať späť
vote-carried = Hlasovanie sa skončilo. { $name }: na tomto mieste teraz hrá náhradník. Niekomu ho odovzdá `/game replace`.
vote-lost = Hlasovanie sa skončilo: miesto si necháva { $name }.
vote-withdrawn = Návrh na hlasovanie je stiahnutý. Miesto si necháva { $name }.
vote-void = Hlasovanie o tomto mieste sa skončilo: medzitým ho má niekto iný.

kick-question = { $name }: uvoľniť toto miesto hneď, keďže spravuješ tento server? Nadobro ho dostane náhradník a { $name } si sem už nesadne.
kick-now = Uvoľniť miesto hneď
kick-vote = Nech sa hlasuje
kick-done = { $name }: na tomto mieste teraz hrá náhradník; rozhodol o tom niekto, kto spravuje tento server. Niekomu ho odovzdá `/game replace`.
kick-told = Hotovo.

# --- a seat on offer
replace-heading = Miesto: { $name }
replace-intro = Kto má na ňom hrať? Ponuku možno vziať späť, kým si nikto nesadne; náhradník nadobro zostane, kým sa miesto niekomu neponúkne.
replace-anybody = Ponúknuť komukoľvek
replace-good = Náhradník nadobro
replace-told = Miesto je v kanáli na ponuke.
offer-anybody = **{ $name }: miesto je voľné.** Kto si sadne, hrá ďalej so všetkým, čo k nemu patrí.
offer-to = { $mention }, **ponúka sa ti miesto ({ $name }).** Hralo by sa ďalej so všetkým, čo k nemu patrí.
offer-back = Ak dovtedy { $name } čokoľvek stlačí, miesto sa vracia a ponuka končí.
offer-take = Prevziať miesto: { $name }
offer-take-to = Sadnúť si
offer-refuse = Nie, vďaka
offer-close = Už neponúkať
offer-taken = { $name } preberá miesto ({ $before }) a hrá odtiaľto ďalej.
offer-withdrawn = { $name }: miesto sa už neponúka.
offer-void = Toto miesto už voľné nie je.
good-done = { $name }: na tomto mieste teraz nadobro hrá náhradník. Niekomu ho odovzdá `/game replace`.

vanished = **{ $name } už na tomto serveri nie je.** Na mieste hrá náhradník, opatrne a bez obchodov.
vanished-host = O stôl sa teraz nikto nestará: ktokoľvek pri ňom to môže prevziať cez `/game host`.

everybody-away = Osobne teraz nehrá nikto, takže hra čaká, kým si niekto nesadne alebo sa nevráti.

# --- the chair
host-take = Postarať sa o stôl
host-now = O tento stôl sa odteraz stará { $name }.
host-free = O tento stôl sa teraz nikto nestará. Ktokoľvek pri ňom to môže prevziať cez `/game host`.

# --- where a game is shown
rest-locked = Hra v { $thread } čaká: vlákno je zamknuté. Odomkni ho a hra bude pokračovať, kde prestala.
error-thread-locked = Toto vlákno je zamknuté, takže hra čaká. Keď ho niekto odomkne, bude pokračovať, kde prestala.

# --- following
follow-heading = Sledovať túto hru
follow-intro = Zavolám ťa k tomu, čo tu vyberieš. Ak nevyberieš nič, už ťa volať nebudem.
follow-choose = Kedy ťa mám zavolať?
follow-turn = Na ťahu: { $name }
follow-auction = Aukcia
follow-end = Koniec hry
follow-now = Zavolám ťa: { $points }.
follow-nothing = K ničomu ťa nevolám.
unfollow-done = V tejto hre ťa už volať nebudem.
stage-followers = { $mention }, volám ťa podľa želania.

# --- one’s own games
mine-heading = Tvoje hry
mine-none = Žiadnu rozohranú hru nemáš. Stôl otvorí `/play` a k čakajúcemu stolu si sadneš tlačidlom „Prisadnúť si“.
mine-lobby = { $where } · { $game } · čaká na hráčov
mine-running = { $where } · { $game } · kolo { $round } · na ťahu { $turn }
mine-yours = { $where } · { $game } · kolo { $round } · **si na ťahu**
mine-standin = { $line } · hrá za teba náhradník

# --- what somebody else holds
hand-heading-of = Čo má { $name }
hand-no-cards = Žiadne karty.

# --- what a server settles
server-heading = Hry na tomto serveri
server-intro = Čo tu vyberieš, platí hneď pre každý stôl, ktorý sa odteraz otvorí. Rozohrané hry bežia ďalej; hneď sa však mení, kto ich môže zastaviť.
server-channels = Hry sa môžu začínať v: { $places }
server-channels-any = Hry sa môžu začínať v ktoromkoľvek kanáli.
server-channels-choose = Kanály, kde sa môžu začínať hry (žiadny: všetky)
server-starters = Hry začína: { $roles }
server-starters-any = Hru môže začať ktokoľvek.
server-starters-choose = Roly, ktoré môžu začať hru (žiadna: všetci)
server-stop = Rozohranú hru môže zastaviť: { $who }
server-stop-choose = Kto môže zastaviť rozohranú hru
server-stop-host = Hostiteľ
server-stop-host-description = Ktokoľvek pri stole, keď je hostiteľ preč
server-stop-seated = Ktokoľvek, kto má miesto
server-stop-seated-description = Každý človek, ktorý v nej hrá
server-stop-managers = Len kto spravuje server
server-stop-managers-description = Nikto pri stole sám od seba
server-game = `/play` otvorí: { $game }, { $profile }, { $board }
server-game-any = `/play` otvorí prvú hru, ktorá je, ak sa nepožiada o inú.
server-game-choose = Čo `/play` otvorí, keď sa nič nevyberie
server-game-none = Nič konkrétne
server-board-choose = Na ktorej ploche
server-time = Tempo pri nových stoloch: { $pace }. Keď niekomu vyprší čas: { $policy }. Hostiteľ môže zvoliť inak; kde to pravidlá nepoznajú, platí obvyklé.
server-language = Jazyk nových stolov: { $language }. Hostiteľ môže zvoliť iný; čo kto vidí sám, je v jeho jazyku.
server-language-auto = na čo je tento server v Discorde nastavený
server-language-choose = Jazyk nových stolov
server-theme = Obrázky sú: { $theme }. Mení sa to hneď pri všetkých stoloch.
server-theme-choose = Ako vyzerajú obrázky
theme-light = Svetlé
theme-light-description = Biele políčka na bledom podklade
theme-dark = Tmavé
theme-dark-description = Tmavé ako Discord, v noci šetria oči
theme-contrast = Vysoký kontrast
theme-contrast-description = Čierna na bielej, výrazné farby a čiary
server-always = Kto spravuje server, môže hry začínať aj zastavovať vždy.
server-reset = Obnoviť predvolené

# Discord has no Slovak: names of commands reads as in English everywhere in this language.
command-game-kick = kick
command-game-kick-description = Dať hlasovať, či má niečie miesto dostať nadobro náhradník
# As in English.
command-game-kick-seat = seat
command-game-kick-seat-description = Miesto, o ktorom sa hlasuje
# As in English.
command-game-pause = pause
command-game-pause-description = Požiadať o prestávku: čas nebeží a nič sa nepripomína
# As in English.
command-game-resume = resume
command-game-resume-description = Opýtať sa všetkých, či po prestávke hrať ďalej
# As in English.
command-game-host = host
command-game-host-description = Postarať sa o tento stôl, keď je hostiteľ preč
# As in English.
command-game-follow = follow
command-game-follow-description = Nechať sa zavolať k ťahu, k aukcii alebo na konci tejto hry
# As in English.
command-game-follow-seat = seat
command-game-follow-seat-description = Zavolať, keď sa začne ťah tohto hráča
# As in English.
command-game-unfollow = unfollow
command-game-unfollow-description = Už sa v tejto hre volať nenechať
# As in English.
command-hand-seat = seat
command-hand-seat-description = Pozrieť sa, čo má iný hráč; pre svoje nechaj prázdne
# As in English.
command-me = me
command-me-description = Čo sa týka len teba
# As in English.
command-me-games = games
command-me-games-description = Tvoje rozohrané hry s cestou ku každej
# As in English.
command-me-notify = notify
command-me-notify-description = Časové pásmo, tiché hodiny a pripomienky súkromnou správou
# As in English.
command-me-language = language
command-me-language-description = V ktorom jazyku dostávaš odpovede
# As in English.
command-me-away = away
command-me-away-description = Zastaviť svoje hodiny pri stoloch, keď si preč; alebo to pozrieť a ukončiť
# As in English.
command-me-away-days = days
command-me-away-days-description = Na toľko dní odteraz
# As in English.
command-me-away-until = until
command-me-away-until-description = Kým sa neskončí tento deň: rok-mesiac-deň, napríklad 2031-07-15
# As in English.
command-server = server
command-server-description = Ako sa na tomto serveri hrá
# As in English.
command-server-defaults = defaults
command-server-defaults-description = Kde sa hry začínajú, kto ich začína a zastavuje, čo a ako rýchlo sa hrá

# --- /me language
language-heading = Tvoj jazyk
language-intro = Čo vidíš len ty a pripomienky, ktoré chodia priamo tebe, sú v tomto jazyku. Stoly majú vlastný.
language-now = Čítaš: { $language }.
language-choose = Vyber jazyk
language-auto = Ako môj Discord
language-auto-description = Kde ho neviem, po anglicky
