# The command line. `%(default)s` stays as it is: the usual value is put there. Names of commands and options are not translated.

cli-about = Bancherul jocurilor de masă cu proprietăți, pe Discord.
cli-version = arată versiunea și iese
cli-version-checkout = dintr-o copie de lucru
cli-help = arată acest ajutor și iese
cli-language = limba acestui ajutor și a mesajelor comenzilor (implicit: cea a mediului)
cli-usage = utilizare:
cli-options = opțiuni
cli-arguments = argumente
cli-commands = comenzi
cli-wrong = { $program }: apel greșit: { $message }
# reads as in English
cli-failed = banker: { $message }
# Numere: întregi, cu o zecimală și ca parte din întreg.
cli-number = { NUMBER($number, maximumFractionDigits: 1) }
cli-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

cli-run = rulează botul pe Discord cu tokenul din DISCORD_TOKEN
cli-run-about = Rulează botul pe Discord până i se spune să se oprească. Totul se ia din mediu: DISCORD_TOKEN sau DISCORD_TOKEN_FILE, BANKER_DB, BANKER_API_URL, BANKER_GATEWAY_URL, BANKER_LOG, BANKER_LOG_FORMAT, BANKER_METRICS, BANKER_METRICS_ANYWHERE.

cli-sandbox = joacă în browser, fără cont
cli-sandbox-about = Joacă în browser fără cont Discord: botul adevărat într-un server simulat, cu o pagină pentru fiecare dintre cei patru membri.
cli-sandbox-port = portul paginii pe această mașină (implicit %(default)s)
cli-sandbox-db = păstrează jocurile în acest fișier (implicit: doar cât rulează)
cli-sandbox-missing = sandbox are nevoie de pachetul lui suplimentar: pip install 'banker[sandbox]' (lipsește { $package })
cli-sandbox-ready = Deschide { $address } și scrie /play; pe pagină treci de la unul la altul: { $members }. Ctrl-C oprește totul.

cli-simulate = pune înlocuitorii să joace jocuri întregi și numără cum se termină
cli-simulate-about = Pune înlocuitorii să joace jocuri întregi între ei și spune cum au mers. Afișează jocurile încheiate, cum s-au terminat, ture pe joc, ture pe secundă și, pe locuri, victoriile și scorurile; `--json` afișează aceleași cifre ca un singur obiect. Aceeași sămânță joacă aceleași jocuri, oricâte procese ar fi. Iese cu 1 dacă `--check` a găsit o lege încălcată, cu 2 dacă apelul a fost greșit.
cli-simulate-game = ID-ul jocului (implicit %(default)s)
cli-simulate-profile = setul de reguli sau modul (implicit: cel al jocului)
cli-simulate-board = tabla (implicit: cea a profilului)
cli-simulate-option = o singură setare
cli-simulate-seats = câte locuri (implicit: câte pot juca)
cli-simulate-games = câte jocuri (implicit %(default)s)
cli-simulate-seed = orice cuvânt; același cuvânt joacă aceleași jocuri (implicit %(default)s)
cli-simulate-jobs = câte procese (implicit %(default)s)
cli-simulate-max-turns = oprește un joc după T ture (implicit %(default)s)
cli-simulate-record = scrie în acest dosar câte o înregistrare pe joc
cli-simulate-check = verifică legile după fiecare acțiune
cli-simulate-json = afișează cifrele ca un singur obiect JSON
cli-simulate-seats-wrong = { $game } se joacă pe { $low } până la { $high } locuri, nu pe { $seats }
cli-simulate-progress = jocuri: { $done } din { $count }
cli-simulate-played = { $game }, { $seats ->
    [one] { $seats } loc
    [few] { $seats } locuri
   *[other] { $seats } de locuri
}, sămânța { $seed }: { $games ->
    [one] { $games } joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}
cli-simulate-endings = cum s-au încheiat
cli-simulate-turns = ture pe joc
cli-simulate-rounds = runde pe joc
cli-simulate-speed = ture pe secundă
cli-simulate-spread = diferența de scor
cli-simulate-roles = victorii pe roluri
cli-simulate-median = mediana { $median }, cel mult { $most }
cli-simulate-points = { $points } puncte de la primul la ultimul
# reads as in English
cli-simulate-share = { $name } { $times } ({ $share })
cli-simulate-column-seat = loc
cli-simulate-column-wins = victorii
cli-simulate-column-share = parte
cli-simulate-column-score = scor

cli-ending-last_standing = ultimul rămas
cli-ending-stuck = blocat
# reads as in English
cli-ending-penthouse = penthouse
cli-ending-bankruptcies = falimente
cli-ending-rounds = runde
cli-ending-time = timp
cli-ending-role_out = rol ieșit
cli-ending-limit = oprit
cli-role-competitor = concurent
# reads as in English
cli-role-monopolist = monopolist

cli-cases = joacă cazuri de reguli din fișiere TOML
cli-cases-about = Joacă fișiere cu cazuri: poziții, scenarii și așteptări în TOML. Afișează câte un rând pentru fiecare caz care nu trece, apoi câte au trecut și câte nu; iese cu 1 dacă vreunul nu a trecut, cu 2 dacă un fișier nu poate fi citit.
cli-cases-paths = fișiere cu cazuri sau dosare cu ele

cli-replay = compară un joc înregistrat cu ce s-a publicat despre el
cli-replay-about = Verifică jocuri înregistrate: le joacă din nou și compară fiecare aruncare, card, sumă și eveniment cu ce spune înregistrarea. RECORD e un fișier scris de `/game export` sau de `simulate --record`, ori un dosar cu asemenea fișiere. Angajamentul s-a publicat în canal la începutul jocului, suma de control finală la sfârșitul lui. Cu amândouă, cuvântul e `valid`: nimic nu s-a schimbat de atunci și nimeni nu a ales zarurile. Fără ele e `consistent, unproven`; pentru un joc în curs `unfinished`; altfel `not valid`, cu prima mutare care nu se potrivește și cu motivul. Iese cu 1 dacă o înregistrare nu e valabilă, cu 2 dacă un fișier nu e o înregistrare, e stricat sau e de altă versiune.
cli-replay-record = un joc înregistrat sau un dosar cu ele
cli-replay-commitment = ce s-a publicat la începutul jocului
cli-replay-final = ce s-a publicat la sfârșitul jocului
cli-replay-one = { $file }: ce s-a publicat ține de o singură înregistrare, iar acesta e un dosar
cli-replay-none = { $file }: nu conține nicio înregistrare (*.jsonl)
cli-replay-done = { $count ->
    [one] 1 înregistrare
    [few] { $count } înregistrări
   *[other] { $count } de înregistrări
}

cli-preview = scrie într-un fișier orice imagine a unui joc înregistrat sau toate felurile care există
cli-preview-about = Scrie într-un fișier o imagine a unui joc înregistrat: tabla, insula, ce are un loc, o licitație, o ofertă sau clasamentul final. RECORD e un fișier scris de `simulate --record` sau exportat de bot. MOVE numără acțiunile acceptate, 0 e începutul, implicit e ultima. Descrierea imaginii în cuvinte ajunge la ieșirea standard. `--all DIR` nu cere o înregistrare: scrie toate felurile de imagini în toate temele, din jocuri jucate de înlocuitori, și planșe cu ele.
cli-preview-record = un joc înregistrat (rânduri JSON)
cli-preview-out = fișierul PNG de scris
cli-preview-move = după câte acțiuni (implicit: după ultima)
cli-preview-kind = care imagine (implicit %(default)s)
cli-preview-seat = pentru care loc, de la 0 (implicit %(default)s)
cli-preview-language = limba cuvintelor din ea (implicit en); cu --all, fiecare
cli-preview-theme = tema (implicit light); cu --all, fiecare (implicit: toate)
cli-preview-game = cu --all, fiecare joc (implicit: toate)
cli-preview-replay = scrie în schimb tot jocul ca fișier WebP animat
cli-preview-all = scrie în DIR toate felurile de imagini
cli-preview-missing = sunt obligatorii argumentele: RECORD, OUT; sau --all DIR
cli-preview-written = fișiere: { $files }, { $size } MB, { $seconds } s
cli-preview-no-move = { $file }: nu există mutarea { $move }; mutările sunt de la 0 la { $last }
cli-preview-no-seat = { $file }: nu există locul { $seat }; locurile sunt de la 0 la { $last }
cli-preview-no-kind = { $file }: { $game } nu are { $kind }
cli-preview-not-now = { $file }: la această mutare nu există { $kind }

cli-check-data = verifică fișierele de date: jocuri, reguli, cuvinte, teme
cli-check-data-about = Verifică tot ce e în data/: jocuri, reguli, cuvinte și teme. Afișează ce e greșit, câte un rând, și iese cu 1; altfel spune ce a verificat.
cli-check-data-wrong = { $count ->
    [one] { $count } problemă
    [few] { $count } probleme
   *[other] { $count } de probleme
}
cli-check-data-language = { $language }: { $count ->
    [one] { $count } problemă
    [few] { $count } probleme
   *[other] { $count } de probleme
}
cli-check-data-well = jocuri: { $games }; limbi: { $languages }; teme: { $themes }: totul e în ordine

cli-migrate = aduce o bază de date la schema actuală
cli-migrate-about = Aduce o bază de date la schema actuală sau spune că e deja acolo; jocurile și înregistrările rămân cum sunt.
cli-migrate-file = baza de date (implicit: BANKER_DB)
# reads as in English
cli-migrate-done = { $file }: schema { $before } -> { $after }
cli-migrate-nothing = { $file }: schema { $after }, nimic de făcut

cli-backup = copiază baza de date, și cât rulează botul
cli-backup-about = Copiază baza de date într-un singur fișier, și cât rulează botul, și verifică copia. Copia se face cu salvarea online a SQLite: nu lipsește nimic din ce a fost salvat și nimeni nu are de așteptat.
cli-backup-copy = fișierul care se face
cli-backup-db = baza de date (implicit: BANKER_DB)
cli-backup-done = { $file }: { $count ->
    [one] { $count } joc
    [few] { $count } jocuri
   *[other] { $count } de jocuri
}, în curs: { $running }; verificat

cli-restore = pune o copie a bazei de date la locul ei
cli-restore-about = Pune o copie a bazei de date la locul ei. Întâi se verifică copia, botul nu trebuie să ruleze, iar baza de date de până acum rămâne alături sub alt nume.
cli-restore-copy = copia făcută de `backup`
cli-restore-db = baza de date (implicit: BANKER_DB)
cli-restore-done = { $file }: { $count ->
    [one] { $count } joc
    [few] { $count } jocuri
   *[other] { $count } de jocuri
}, în curs: { $running }
cli-restore-kept = ce era înainte rămâne ca { $file }

cli-doctor = cercetează instalarea și spune ce e de îndreptat
cli-doctor-about = Cercetează instalarea: pachete, date, fonturi, bază de date, token și permisiuni; spune ce e de făcut unde ceva nu e bine. Nu schimbă nimic și nu contactează pe nimeni. Iese cu 1 dacă e ceva de îndreptat înainte ca botul să poată lucra.
cli-doctor-well = nimic de îndreptat
cli-doctor-bad = de îndreptat: { $count }
cli-doctor-state-good = bine
cli-doctor-state-note = notă
cli-doctor-state-bad = RĂU
# reads as in English
cli-doctor-at-python = python
cli-doctor-at-packages = pachete
cli-doctor-at-data = date
cli-doctor-at-fonts = fonturi
cli-doctor-at-database = bază de date
# reads as in English
cli-doctor-at-token = token
cli-doctor-at-permissions = permisiuni
cli-doctor-no-package = lipsește { $package }: instalează botul din nou cu pip
cli-doctor-no-isal = lipsește isal: imaginile durează cu câteva milisecunde mai mult; instalează-l dacă ții multe jocuri
cli-doctor-data = jocuri: { $games }; teme: { $themes }
cli-doctor-data-wrong = { $count ->
    [one] { $count } problemă
    [few] { $count } probleme
   *[other] { $count } de probleme
}, prima: { $first }; `python -m bot check-data` le arată pe toate
cli-doctor-fonts = toate literele tablelor pot fi desenate
cli-doctor-no-letters = fonturilor le lipsesc { $letters }: instalează din nou font-roboto
cli-doctor-no-folder = { $file }: nu există dosarul { $folder }; creează-l sau pune alt fișier în BANKER_DB
cli-doctor-folder-unwritable = { $folder }: nu e voie să se scrie aici; SQLite are nevoie să creeze fișiere lângă baza de date
cli-doctor-no-room = { $folder }: liberi sunt doar { $free } MB; fă loc cât jocurile mai pot fi salvate
cli-doctor-no-file = { $file }: încă nu există; se creează când pornește botul
cli-doctor-file-unwritable = { $file }: nu e voie să fie scris; dă-i acest drept utilizatorului botului
cli-doctor-sound = { $file }: în ordine, { $count ->
    [one] { $count } joc
    [few] { $count } jocuri
   *[other] { $count } de jocuri
}
cli-doctor-older = { $file }: tabelele sunt la versiunea { $version } din { $newest } și vor fi aduse la zi la următoarea pornire
cli-doctor-served = { $file }: îl folosește un bot care rulează
cli-doctor-not-served = { $file }: niciun bot nu rulează cu el
cli-doctor-token = tokenul are forma corectă și ține de aplicația { $application }; doar Discord poate spune dacă e valabil
cli-doctor-token-form = tokenul nu are forma unui token de bot: copiază-l din pagina *Bot* a aplicației, nu din *OAuth2*
cli-doctor-permissions = se cer: { $names } (ca număr { $number })
cli-doctor-invite = invită botul cu { $address }

cli-health = întreabă botul care rulează dacă poate lucra
cli-health-about = Întreabă botul care rulează pe această mașină dacă poate lucra, la adresa din BANKER_METRICS. Afișează răspunsul lui. Iese cu 0 dacă poate, cu 1 dacă nu poate sau nu răspunde: pentru verificarea stării unui container.
cli-health-nowhere = BANKER_METRICS nu e setat: botul nu-și arată starea nicăieri
cli-health-no-answer = niciun răspuns de la { $at }: { $why }

cli-bench = măsoară această instalare față de bugetele proiectului
cli-bench-about = Măsoară această instalare față de bugetele proiectului. Afișează microsecunde pe acțiune, ture de autojoc pe secundă, milisecundele și mărimea unei imagini, salvări pe secundă și, într-o copie de lucru care conține Discordul local al testelor, procesorul folosit de bot și așteptarea după o apăsare la 50 de apăsări pe secundă, memoria lui, apoi pornirea, procesorul și memoria cu zece mii de jocuri deschise în care nu se întâmplă nimic. Timpii diferă cu jumătate de la o rulare la alta; nimic de aici nu oprește o construire.
cli-bench-quick = măsoară doar câteva secunde, mai puțin exact
cli-bench-json = afișează cifrele ca un singur obiect JSON
cli-bench-load = apasă în schimb constant în multe jocuri; iese cu 1 dacă o apăsare nu a primit răspunsul cuvenit
cli-bench-seconds = cât durează testul de sarcină (600)
cli-bench-rate = apăsări pe secundă sub sarcină (50)
cli-bench-games = jocuri deschise sub sarcină (500)
cli-bench-seed = ce aleg oamenii sub sarcină (1)
bench-measured = măsurat
bench-budget = buget
bench-kept = respectat
bench-missed = NERESPECTAT
bench-not-measured = nemăsurat
bench-nothing = nu s-a măsurat nimic: Discordul local al testelor nu e aici

bench-action = o acțiune, µs de procesor
bench-turns = autojoc, ture pe s de procesor
bench-street = { $game }: autojoc, ture pe s
bench-board-ms = imaginea tablei, ms de procesor
bench-board-kb = imaginea tablei, KB
bench-island-ms = imaginea insulei, ms de procesor
bench-island-kb = imaginea insulei, KB
bench-kind-ms = { $game } { $kind }, ms de procesor
# reads as in English
bench-kind-kb = { $game } { $kind }, KB
bench-commits = salvări pe secundă de procesor
bench-press-cpu = o apăsare, ms de procesor ale botului
bench-press-median = de la apăsare la răspuns, mediana, ms
bench-press-most = de la apăsare la răspuns, 99 din 100, ms
bench-memory = memoria botului în repaus, MB
bench-house-start = casă plină, de la pornire la răspuns, s
bench-house-cpu = casă plină, s de procesor pe minut liniștit
bench-house-memory = casă plină, MB peste un singur joc

bench-load = { $presses ->
    [one] { $presses } apăsare
    [few] { $presses } apăsări
   *[other] { $presses } de apăsări
}, { $rate } pe secundă, jocuri începute { $games };
bench-load-missed = reținute { $held_back }, târzii { $late }
bench-load-failed = eșuate
bench-load-faults = defecțiuni ale botului
bench-load-shown = de la apăsare la scena schimbată, ms: mediana { $half }, 99 % { $most }, 99,9 % { $nearly }
bench-load-answered = de la apăsare la orice răspuns, ms: mediana { $half }, 99 % { $most }, 99,9 % { $nearly }
bench-load-stages = 99 % din scene, ms
bench-load-lag = întârzierea buclei, 99,9 %, ms
bench-load-picture = o imagine, ms: { $ms }
bench-load-growth = memorie de la { $first } la { $last } MB, creștere
bench-load-refused = refuzate: { $codes }
bench-load-none-refused = refuzate: niciuna

bench-at-engine = regulile
bench-at-turns = autojoc
bench-at-turns-of = autojoc: { $game }
bench-at-pictures = imagini
bench-at-pictures-of = imagini: { $game }
bench-at-commits = salvări
bench-at-presses = apăsări
bench-at-house = casă plină
bench-at-games = { $count ->
    [one] începe { $count } joc
    [few] încep { $count } jocuri
   *[other] încep { $count } de jocuri
}
bench-at-presses-made = { $seconds } s, { $count ->
    [one] { $count } apăsare
    [few] { $count } apăsări
   *[other] { $count } de apăsări
}, eșuate { $failed }

# What is wrong with a call; what stands behind % is put there.
cli-wrong-argument = argumentul %(argument_name)s: %(message)s
cli-wrong-one = lipsește valoarea
cli-wrong-some = lipsește cel puțin o valoare
cli-wrong-required = trebuie date: %s
cli-wrong-unknown = nu există nimic cu numele: %s
cli-wrong-ambiguous = %(option)s poate însemna oricare dintre %(matches)s
cli-wrong-explicit = nu primește nicio valoare, dar a fost dat %r
cli-wrong-value = %(value)r nu este %(type)s
cli-wrong-choice = %(value)r nu există; alege din %(choices)s
cli-simulate-no-count = „{ $text }” nu este un număr mai mare ca 0
cli-simulate-no-pair = „{ $text }” nu este KEY=VALUE
