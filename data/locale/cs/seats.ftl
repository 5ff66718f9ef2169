# Seats in a running game: votes, seats on offer, the chair, who looks on, and what a server settles.

# --- why something about a seat was not done
table-no_seat = Takové místo u tohoto stolu není. Vyber ze seznamu.
table-own_seat = To je tvoje vlastní místo. `/game leave` ho předá náhradníkovi, `/game replace` někomu jinému.
table-not_your_own = To je na tom, komu místo patří. Hlasování stolu vyvolá `/game kick`.
table-seat_out = To místo už v této hře nehraje. Vyber jiné.
table-seat_empty = To místo už má nadobro náhradník. Někomu ho nabídne `/game replace`.
table-seat_held = Na tom místě hraje osobně { $names }. Hlasování stolu vyvolá `/game kick`.
table-seat_held-plain = Na tom místě někdo hraje osobně. Hlasování stolu vyvolá `/game kick`.
table-seat_back = To místo už volné není. Kdo kde sedí, ukáže `/board`.
table-not_voter = Hlasují jen ti, kdo hrají osobně, a ne ten, o koho jde. Dívat se můžeš přes `/board`.
table-too_few_voters = Na přehlasování jsou třeba dva. `/game replace` předá místo, na kterém hraje náhradník, `/game stop` hru ukončí a kdo spravuje server, může místo uvolnit.
table-not_asker = To je na tom, kdo se ptal. Popros ho, nebo někoho, kdo spravuje server.
table-not_invited = To místo je pro někoho jiného. Popros stůl, ať ti jedno nabídne.
table-taker_seated = Ten člověk už u tohoto stolu sedí. Vyber někoho, kdo tu místo nemá.
table-barred = O místě toho člověka stůl hlasoval, takže si k této hře už nesedne. Novou otevře `/play` v jiném kanálu.
table-already_host = O tento stůl se už staráš. Hraj dál.
table-chair_taken = O tento stůl se stará { $names }. Až tam bude hrát náhradník, může to převzít kdokoli, kdo u stolu sedí.
table-chair_taken-plain = Hostitel je u stolu. Až za něj bude hrát náhradník, může to převzít kdokoli, kdo u stolu sedí.
table-not_manager = Na tomto serveru zastavují hry jen ti, kdo ho spravují. Popros je, nebo předej místo přes `/game leave`.
table-not_manager_here = To je pro ty, kdo spravují tento server. Popros je, ať to nastaví.
table-not_here = Hry na tomto serveru začínají v { $names }. Použij `/play` tam.
table-not_here-plain = Hry na tomto serveru začínají v jiných kanálech. Použij `/play` tam.
table-not_starter = Hry tu smí začínat { $names }. Přisedni si k otevřenému stolu, nebo je popros, ať jeden otevřou.
table-not_starter-plain = Hry tu smí začínat jen některé role. Přisedni si k otevřenému stolu, nebo někoho popros, ať jeden otevře.
table-unknown_point = To už v této hře sledovat nejde. Otevři `/game follow` znovu a vyber ze seznamu.
table-too_many_followers = Tuto hru už sleduje tolik lidí, kolik jich jde najednou zavolat. Kdykoli ji ukáže `/board`.

error-no-seat-named = Žádné místo se tu nejmenuje „{ $text }“. Vyber ze seznamu, který se otevře při psaní.
error-no-bots = Bot si k tomuto stolu sednout nemůže. Pro náhradníka nech druhé pole prázdné.

# --- seats by name
seat-standin-for = Náhradník ({ $name })
seat-suggested = { $number }. { $name }
seat-suggested-standin = { $number }. { $name } (náhradník)

# --- a vote on who keeps a seat for good; the vote after somebody's time was up is in clock.ftl
vote-heading = Má si toto místo nechat { $name }?
vote-asked = { $asker } navrhuje, ať místo dostane náhradník.
vote-asked-nobody = Stůl se ptá, jestli má místo dostat náhradník.
vote-count = Ano: { $yes } · Ne: { $no } · pro je třeba { $needed } z { $voters }.
vote-next = Jde o místo nadobro, ne o jeden dlouhý tah. Když návrh projde, má místo nadobro náhradník a { $name } si sem už nesedne. Do té doby hraje dál { $name }.
vote-mention = { $mention }, co ty na to?
vote-yes = Ano, ať hraje náhradník
vote-no = Ne, zůstává { $name }
vote-withdraw = Vzít zpět
vote-carried = Stůl rozhodl: na místě { $name } teď hraje náhradník. Někomu ho předá `/game replace`.
vote-lost = Stůl rozhodl: místo si nechává { $name }.
vote-withdrawn = Návrh na hlasování je stažen. Místo si nechává { $name }.
vote-void = Hlasování o tomto místě skončilo: mezitím ho má někdo jiný.

kick-question = Uvolnit místo { $name } hned, protože spravuješ tento server? Nadobro ho dostane náhradník a { $name } si sem už nesedne.
kick-now = Uvolnit místo hned
kick-vote = Ať hlasuje stůl
kick-done = Na místě { $name } teď hraje náhradník; rozhodl o tom někdo, kdo spravuje tento server. Někomu ho předá `/game replace`.
kick-told = Hotovo.

# --- a seat on offer
replace-heading = Místo: { $name }
replace-intro = Kdo na něm má hrát? Nabídku jde vzít zpět, dokud si nikdo nesedne; náhradník nadobro zůstane, dokud se místo někomu nenabídne.
replace-anybody = Nabídnout komukoli
replace-good = Náhradník nadobro
replace-told = Místo je v kanálu k mání.
offer-anybody = **Místo { $name } je volné.** Kdo si sedne, hraje dál se vším, co k němu patří.
offer-to = { $mention }, **nabízí se ti místo { $name }.** Hrálo by se dál se vším, co k němu patří.
offer-back = Do té doby stačí jediný stisk a místo má zpět { $name }.
offer-take = Převzít místo: { $name }
offer-take-to = Sednout si
offer-refuse = Ne, díky
offer-close = Už nenabízet
offer-taken = { $name } přebírá místo { $before } a hraje odtud dál.
offer-withdrawn = Místo { $name } se už nenabízí.
offer-void = Toto místo už volné není.
good-done = Na místě { $name } teď nadobro hraje náhradník. Někomu ho předá `/game replace`.

vanished = **{ $name } už na tomto serveru není.** Místo hraje náhradník, opatrně a bez obchodů.
vanished-host = Nikdo se teď nestará o stůl: kdokoli u něj to může převzít přes `/game host`.

everybody-away = Osobně teď nehraje nikdo, takže hra odpočívá, dokud si někdo nesedne nebo se nevrátí.

# --- the chair
host-take = Postarat se o stůl
host-now = O tento stůl se odteď stará { $name }.
host-free = O tento stůl se teď nikdo nestará. Kdokoli u něj to může převzít přes `/game host`.

# --- where a game is shown
rest-locked = Hra v { $thread } odpočívá: vlákno je zamčené. Odemkni ho a hra půjde dál, kde přestala.
error-thread-locked = Toto vlákno je zamčené, takže hra odpočívá. Až ho někdo odemkne, půjde dál, kde přestala.

# --- following
follow-heading = Sledovat tuto hru
follow-intro = Zavolám tě k tomu, co tu vybereš. Když nevybereš nic, už tě volat nebudu.
follow-choose = Zavolej mě, když…
follow-turn = Na tahu: { $name }
follow-auction = Aukce
follow-end = Konec hry
follow-now = Zavolám tě: { $points }.
follow-nothing = K ničemu tě nevolám.
unfollow-done = V této hře tě už volat nebudu.
stage-followers = { $mention }, na tohle jste čekali.

# --- one’s own games
mine-heading = Tvoje hry
mine-none = Žádnou rozehranou hru nemáš. Stůl otevře `/play` a k čekajícímu stolu si sedneš tlačítkem „Přisednout“.
mine-lobby = { $where } · { $game } · čeká na místa
mine-running = { $where } · { $game } · kolo { $round } · na tahu { $turn }
mine-yours = { $where } · { $game } · kolo { $round } · **jsi na tahu**
mine-standin = { $line } · hraje za tebe náhradník

# --- what somebody else holds
hand-heading-of = Co má { $name }
hand-no-cards = Žádné karty.

# --- what a server settles
server-heading = Hry na tomto serveru
server-intro = Co tu vybereš, platí hned pro každý stůl, který se od teď otevře. Rozehrané hry běží dál; hned se mění i to, kdo je smí zastavit.
server-channels = Hry smí začínat v: { $places }
server-channels-any = Hry smí začínat v kterémkoli kanálu.
server-channels-choose = Kanály, kde smí začínat hry (žádný: všechny)
server-starters = Hry začínají: { $roles }
server-starters-any = Hru smí začít kdokoli.
server-starters-choose = Role, které smí začít hru (žádná: všichni)
server-stop = Rozehranou hru smí zastavit: { $who }
server-stop-choose = Kdo smí zastavit rozehranou hru
server-stop-host = Hostitel
server-stop-host-description = Kdokoli u stolu, když je hostitel pryč
server-stop-seated = Kdokoli, kdo má místo
server-stop-seated-description = Každý člověk, který v ní hraje
server-stop-managers = Jen kdo spravuje server
server-stop-managers-description = Nikdo u stolu sám od sebe
server-game = `/play` otevře: { $game }, { $profile }, { $board }
server-game-any = `/play` otevře první hru, která je, pokud si neřekneš o jinou.
server-game-choose = Co `/play` otevře samo
server-game-none = Nic určitého
server-board-choose = Na které desce
server-time = Nové stoly hrají: { $pace }. Když někomu vyprší čas: { $policy }. Hostitel smí zvolit jinak; kde to pravidla neznají, platí obvyklé.
server-language = Nové stoly mluví: { $language }. Hostitel smí zvolit jinak; co kdo vidí sám, je v jeho jazyce.
server-language-auto = na co je tento server v Discordu nastaven
server-language-choose = Jazyk nových stolů
server-theme = Obrázky jsou: { $theme }. Mění to všechny stoly najednou.
server-theme-choose = Jak obrázky vypadají
theme-light = Světlé
theme-light-description = Bílá políčka na světlé stránce
theme-dark = Tmavé
theme-dark-description = Tmavé jako Discord, v noci šetří oči
theme-contrast = Vysoký kontrast
theme-contrast-description = Černá na bílé, výrazné barvy a čáry
server-always = Kdo spravuje server, smí hry začínat i zastavovat vždy.
server-reset = Zpět k obvyklému

command-game-kick = vyřadit
command-game-kick-description = Zeptat se stolu, zda má něčí místo dostat nadobro náhradník
command-game-kick-seat = místo
command-game-kick-seat-description = Místo, o kterém se hlasuje
command-game-pause = přestávka
command-game-pause-description = Požádat stůl o přestávku: čas neběží a nic se nepřipomíná
command-game-resume = pokračovat
command-game-resume-description = Zeptat se stolu, zda po přestávce hrát dál
command-game-host = hostitel
command-game-host-description = Postarat se o tento stůl, když je hostitel pryč
command-game-follow = sledovat
command-game-follow-description = Nechat se zavolat k tahu, k aukci nebo na konec této hry
command-game-follow-seat = místo
command-game-follow-seat-description = Zavolat, když začne tah tohoto místa
command-game-unfollow = nesledovat
command-game-unfollow-description = Už se v této hře volat nenechat
command-hand-seat = místo
command-hand-seat-description = Podívat se na jiné místo; nech prázdné pro své
command-me = já
command-me-description = Co se týká jen tebe
command-me-games = hry
command-me-games-description = Tvoje rozehrané hry s cestou ke každé
command-me-language = jazyk
command-me-language-description = V kterém jazyce dostáváš odpovědi
command-me-notify = připomínky
command-me-notify-description = Časové pásmo, tiché hodiny a připomínky soukromou zprávou
command-me-away = pryč
command-me-away-description = Zastavit své hodiny u stolů, když jsi pryč; nebo to zobrazit a ukončit
command-me-away-days = dny
command-me-away-days-description = Na tolik dnů od teď
command-me-away-until = do
command-me-away-until-description = Než skončí tento den: rok-měsíc-den, třeba 2031-07-15
# reads as in English
command-server = server
command-server-description = Jak se na tomto serveru hraje
command-server-defaults = výchozí
command-server-defaults-description = Kde hry začínají, kdo je začíná a zastavuje, co a jak rychle se hraje

# --- /me language
language-heading = Tvůj jazyk
language-intro = Co vidíš jen ty a připomínky, které chodí přímo tobě, jsou v tomto jazyce. Stoly mluví svým.
language-now = Čteš: { $language }.
language-choose = Vyber jazyk
language-auto = Jako můj Discord
language-auto-description = Kde ho neumím, anglicky
