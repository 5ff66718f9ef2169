# Seats in a running game: votes, seats on offer, the chair, who looks on, and what a server settles.

# --- why something about a seat was not done
table-no_seat = La masa aceasta nu există un astfel de loc. Alege unul din listă.
table-own_seat = Acela e chiar locul tău. `/game leave` îl lasă unui înlocuitor, `/game replace` altcuiva.
table-not_your_own = Asta hotărăște cine are locul. `/game kick` cere masei un vot.
table-seat_out = Locul acela nu mai are nimic de jucat aici. Alege altul.
table-seat_empty = Pe locul acela joacă deja definitiv un înlocuitor. `/game replace` îl oferă cuiva.
table-seat_held = Locul acela e jucat în persoană: { $names }. `/game kick` cere masei un vot.
table-seat_held-plain = Pe locul acela joacă cineva în persoană. `/game kick` cere masei un vot.
table-seat_back = Locul acela nu mai e liber. `/board` arată cine unde stă.
table-not_voter = Votează numai cine joacă în persoană, iar cel despre care e vorba nu votează. Între timp te poți uita: `/board`.
table-too_few_voters = Un asemenea vot are nevoie de doi. `/game replace` dă mai departe un loc jucat de un înlocuitor, `/game stop` încheie jocul, iar cine administrează serverul poate elibera un loc.
table-not_asker = Asta hotărăște cine a pus întrebarea. Vorbește cu acea persoană sau cu cineva care administrează serverul.
table-not_invited = Locul acela e păstrat pentru altcineva. Cere mesei să-ți ofere unul.
table-taker_seated = Persoana aceea are deja un loc la această masă. Alege pe cineva care n-are.
table-barred = Masa a votat despre locul acestei persoane, așa că la jocul acesta nu se mai poate așeza. `/play` în alt canal deschide unul nou.
table-already_host = Masa aceasta e deja în grija ta. Joacă mai departe.
table-chair_taken = De masa aceasta are grijă { $names }. Când pe acel loc joacă un înlocuitor, o poate lua în grijă oricine are un loc.
table-chair_taken-plain = Gazda e la masă. Când pe locul ei joacă un înlocuitor, masa o poate lua în grijă oricine are un loc.
table-not_manager = Pe acest server oprește jocuri numai cine îl administrează. Roagă pe cineva dintre ei sau lasă-ți locul cu `/game leave`.
table-not_manager_here = Asta e treaba celor care administrează serverul. Roagă pe cineva dintre ei.
table-not_here = Pe acest server jocurile încep aici: { $names }. Scrie `/play` acolo.
table-not_here-plain = Pe acest server jocurile încep în alte canale. Scrie `/play` acolo.
table-not_starter = Aici pot începe un joc: { $names }. Intră la o masă deschisă sau roagă pe cineva dintre ei să deschidă una.
table-not_starter-plain = Aici pot începe un joc doar anumite roluri. Intră la o masă deschisă sau roagă pe cineva să deschidă una.
table-unknown_point = Asta nu mai poate fi urmărit în jocul acesta. Deschide din nou `/game follow` și alege din listă.
table-too_many_followers = Jocul e urmărit deja de atâția oameni câți pot fi chemați deodată. `/board` îl arată oricând.

error-no-seat-named = Niciun loc de aici nu se numește „{ $text }”. Alege din lista care se deschide în timp ce scrii.
error-no-bots = Un bot nu poate ocupa un loc. Pentru un înlocuitor, lasă al doilea câmp gol.

# --- seats by name
seat-standin-for = { $name } (prin înlocuitor)
# Reads as in English.
seat-suggested = { $number }. { $name }
seat-suggested-standin = { $number }. { $name } (înlocuitor)

# --- a vote on who keeps a seat for good; the vote after somebody's time was up is in clock.ftl
vote-heading = { $name }: rămâne pe acest loc?
vote-asked = { $asker } cere mesei să dea locul unui înlocuitor.
vote-asked-nobody = Masa e întrebată dacă locul trece la un înlocuitor.
vote-count = Da: { $yes } · Nu: { $no } · pentru „da” trebuie { $needed } din { $voters }.
vote-next = E vorba despre loc, definitiv, nu despre o singură mutare care durează. Dacă votul trece, locul rămâne definitiv la un înlocuitor, iar { $name } nu se mai poate așeza aici. Până atunci { $name } joacă mai departe.
vote-mention = { $mention }, ce părere ai?
vote-yes = Da, locul trece la un înlocuitor
vote-no = Nu, { $name } rămâne
vote-withdraw = Retrage
vote-carried = Masa a votat: pe locul { $name } joacă acum un înlocuitor. `/game replace` îl dă cuiva.
vote-lost = Masa a votat: { $name } își păstrează locul.
vote-withdrawn = Votul despre locul { $name } a fost retras. { $name } își păstrează locul.
vote-void = Votul despre acest loc s-a încheiat: locul îl are între timp altcineva.

kick-question = Eliberezi acum locul { $name }, fiindcă administrezi serverul? Îl are definitiv un înlocuitor, iar { $name } nu se mai poate așeza aici.
kick-now = Eliberează locul acum
kick-vote = Lasă masa să voteze
kick-done = Pe locul { $name } joacă acum un înlocuitor: așa a hotărât cineva care administrează serverul. `/game replace` îl dă cuiva.
kick-told = Gata.

# --- a seat on offer
replace-heading = Locul { $name }
replace-intro = Cine să joace pe el? O ofertă se poate retrage până se așază cineva; un înlocuitor definitiv rămâne până când locul îi e oferit cuiva.
replace-anybody = Oferă-l oricui
replace-good = Un înlocuitor, definitiv
replace-told = Oferta e în canal.
offer-anybody = **Locul { $name } e liber.** Cine îl ia joacă mai departe cu tot ce are.
offer-to = { $mention }, **ți se oferă locul { $name }.** Ai juca mai departe cu tot ce are.
offer-back = Până atunci { $name } îl poate lua înapoi apăsând orice.
offer-take = Preia locul { $name }
offer-take-to = Ia locul
offer-refuse = Nu, mulțumesc
offer-close = Retrage oferta
offer-taken = { $name } preia locul { $before } și joacă de aici mai departe.
offer-withdrawn = Locul { $name } nu mai e oferit.
offer-void = Locul acesta nu mai e liber.
good-done = Pe locul { $name } joacă acum definitiv un înlocuitor. `/game replace` îl dă cuiva.

vanished = **{ $name } nu mai e pe acest server.** Locul e jucat de un înlocuitor, cu grijă și fără schimburi.
vanished-host = Și locul gazdei e liber: oricine are un loc poate lua masa în grijă cu `/game host`.

everybody-away = Acum nu joacă nimeni în persoană, așa că jocul se odihnește până ia cineva un loc sau se întoarce.

# --- the chair
host-take = Ia masa în grijă
host-now = De acum are grijă de masă { $name }.
host-free = Acum nu are nimeni grijă de masă. Poate oricine are un loc, cu `/game host`.

# --- where a game is shown
rest-locked = Jocul din { $thread } se odihnește: firul e blocat. Deblochează-l și jocul continuă de unde a rămas.
error-thread-locked = Firul acesta e blocat, așa că jocul se odihnește. Când îl deblochează cineva, continuă de unde a rămas.

# --- following
follow-heading = Urmărește acest joc
follow-intro = Te chem la ce alegi aici. Dacă nu alegi nimic, nu te mai chem.
follow-choose = Cheamă-mă la…
follow-turn = Tura: { $name }
follow-auction = O licitație
follow-end = Sfârșitul jocului
follow-now = Te chem la: { $points }.
follow-nothing = Nu te chem la nimic.
unfollow-done = În jocul acesta nu te mai chem.
stage-followers = { $mention }, voiai să știi.

# --- one’s own games
mine-heading = Jocurile tale
mine-none = N-ai niciun joc în curs. `/play` deschide o masă, iar la o masă deschisă „Intră” îți dă un loc.
mine-lobby = { $where } · { $game } · se adună locurile
mine-running = { $where } · { $game } · runda { $round } · tura: { $turn }
mine-yours = { $where } · { $game } · runda { $round } · **e rândul tău**
mine-standin = { $line } · joacă un înlocuitor pentru tine

# --- what somebody else holds
hand-heading-of = Ce are { $name }
hand-no-cards = Niciun card.

# --- what a server settles
server-heading = Jocurile pe acest server
server-intro = Ce alegi aici se aplică imediat, pentru fiecare masă care se deschide de acum. Jocurile în curs continuă; cine le poate opri se schimbă și el pe loc.
server-channels = Jocurile pot începe în: { $places }
server-channels-any = Jocurile pot începe în orice canal.
server-channels-choose = Canale în care pot începe jocuri (niciunul: toate)
server-starters = Pot începe jocuri: { $roles }
server-starters-any = Oricine poate începe un joc.
server-starters-choose = Roluri care pot începe jocuri (niciunul: oricine)
server-stop = Un joc în curs îl poate opri: { $who }
server-stop-choose = Cine poate opri un joc în curs
server-stop-host = Gazda
server-stop-host-description = Oricine are un loc, cât timp gazda lipsește
server-stop-seated = Oricine are un loc
server-stop-seated-description = Fiecare persoană care joacă
server-stop-managers = Doar cine administrează serverul
server-stop-managers-description = De la masă, nimeni de unul singur
server-game = `/play` deschide: { $game }, { $profile }, { $board }
server-game-any = `/play` deschide primul joc din listă, dacă nu se cere altul.
server-game-choose = Ce deschide `/play` de la sine
server-game-none = Nimic anume
server-board-choose = Pe ce tablă
server-time = Ritmul meselor noi: { $pace }. Când i se termină cuiva timpul: { $policy }. Gazdele pot alege altfel; regulile care nu cunosc asta au varianta obișnuită.
server-language = Limba meselor noi: { $language }. Gazdele pot alege altfel; ce vede o singură persoană e în limba ei.
server-language-auto = cea setată în Discord pentru server
server-language-choose = Limba meselor noi
server-theme = Imagini: { $theme }. Se schimbă imediat la toate mesele.
server-theme-choose = Cum arată imaginile
theme-light = Luminos
theme-light-description = Căsuțe albe pe o pagină deschisă la culoare
theme-dark = Întunecat
theme-dark-description = Întunecat ca Discord, blând cu ochii noaptea
theme-contrast = Contrast puternic
theme-contrast-description = Negru pe alb, culori și linii puternice
server-always = Cine administrează serverul poate oricum începe și opri jocuri.
server-reset = Revino la cele obișnuite

command-game-kick = exclude
command-game-kick-description = Cere mesei să dea locul cuiva definitiv unui înlocuitor
command-game-kick-seat = loc
command-game-kick-seat-description = Locul despre care se votează
command-game-pause = pauză
command-game-pause-description = Cere mesei o pauză: timpul nu curge și nimeni nu primește mementouri
command-game-resume = continuă
command-game-resume-description = Întreabă masa dacă se continuă după o pauză
command-game-host = gazdă
command-game-host-description = Ia masa în grijă cât timp gazda lipsește
command-game-follow = urmărește
command-game-follow-description = Te chem la o tură, la o licitație sau la sfârșitul acestui joc
command-game-follow-seat = loc
command-game-follow-seat-description = Te chem când începe tura acestui loc
command-game-unfollow = ignoră
command-game-unfollow-description = Nu te mai chem în acest joc
command-hand-seat = loc
command-hand-seat-description = Vezi ce are acest loc; lasă gol pentru al tău
command-me = eu
command-me-description = Ce te privește doar pe tine
command-me-games = jocuri
command-me-games-description = Jocurile tale în curs, cu drumul până la fiecare
command-me-notify = mementouri
command-me-notify-description = Fusul tău orar, orele de liniște și mementourile prin mesaj direct
command-me-language = limbă
command-me-language-description = Limba în care primești răspunsuri
command-me-away = absență
command-me-away-description = Oprește-ți ceasul la mese cât lipsești sau vezi și încheie absența
command-me-away-days = zile
command-me-away-days-description = Câte zile de acum
command-me-away-until = până
command-me-away-until-description = Până se termină ziua aceasta: an-lună-zi, de pildă 2031-07-15
# Reads as in English.
command-server = server
command-server-description = Cum sunt jocurile pe acest server
command-server-defaults = setări
command-server-defaults-description = Unde încep jocurile, cine le începe și le oprește, ce se joacă și cât de repede

# --- /me language
language-heading = Limba ta
language-intro = Ce vezi doar tu și mementourile care vin direct la tine sunt în această limbă. Mesele o au pe a lor.
language-now = Citești în: { $language }.
language-choose = Alege o limbă
language-auto = Cea din Discordul meu
language-auto-description = Dacă n-o vorbesc: engleză
