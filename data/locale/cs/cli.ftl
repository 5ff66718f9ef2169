# The command line. `%(default)s` stays as it is: the usual value is put there. Names of commands and options are not translated.

cli-about = Bankéř deskových her s obchodováním na Discordu.
cli-version = ukázat verzi a skončit
cli-version-checkout = z pracovní kopie
cli-help = ukázat tuto nápovědu a skončit
cli-language = jazyk této nápovědy a toho, co příkazy říkají (výchozí: podle prostředí)
cli-usage = použití:
cli-options = volby
cli-arguments = argumenty
cli-commands = příkazy
cli-wrong = { $program }: špatné volání: { $message }
# reads as in English
cli-failed = banker: { $message }
# Čísla: celá, s jedním desetinným místem a jako podíl.
cli-number = { NUMBER($number, maximumFractionDigits: 1) }
cli-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

cli-run = obsluhovat Discord s tokenem z DISCORD_TOKEN
cli-run-about = Obsluhuje Discord, dokud se to nezastaví. Všechno se bere z prostředí: DISCORD_TOKEN nebo DISCORD_TOKEN_FILE, BANKER_DB, BANKER_API_URL, BANKER_GATEWAY_URL, BANKER_LOG, BANKER_LOG_FORMAT, BANKER_METRICS, BANKER_METRICS_ANYWHERE.

cli-sandbox = hrát v prohlížeči bez účtu
cli-sandbox-about = Hra v prohlížeči bez účtu na Discordu: skutečný bot na simulovaném serveru, se stránkou pro každého ze čtyř členů.
cli-sandbox-port = port stránky na tomto počítači (výchozí %(default)s)
cli-sandbox-db = ukládat hry do tohoto souboru (výchozí: jen dokud běží)
cli-sandbox-missing = pískoviště potřebuje svůj doplněk: pip install 'banker[sandbox]' (chybí { $package })
cli-sandbox-ready = Otevři { $address } a napiš /play; na stránce se přepíná mezi { $members }. Ukončí to Ctrl-C.

cli-simulate = nechat náhradníky odehrát celé hry a spočítat, jak končí
cli-simulate-about = Nechá náhradníky hrát celé hry proti sobě a řekne, jak dopadly. Vypíše dohrané hry, jak skončily, tahy na hru, tahy za sekundu a podle míst výhry a výsledky; `--json` vypíše totéž jako jeden objekt. Stejné semínko hraje stejné hry, ať je procesů jakkoli mnoho. Skončí s kódem 1, když `--check` najde porušený zákon, s 2 při špatném volání.
cli-simulate-game = id hry (výchozí %(default)s)
cli-simulate-profile = sada nastavení, nebo režim (výchozí: podle hry)
cli-simulate-board = deska (výchozí: podle profilu)
cli-simulate-option = jednotlivé nastavení
cli-simulate-seats = kolik míst (výchozí: kolik jich smí hrát)
cli-simulate-games = kolik her (výchozí %(default)s)
cli-simulate-seed = jakékoli slovo; stejné slovo hraje stejné hry (výchozí %(default)s)
cli-simulate-jobs = kolik procesů (výchozí %(default)s)
cli-simulate-max-turns = zastavit hru po T tazích (výchozí %(default)s)
cli-simulate-record = zapsat do této složky záznam každé hry
cli-simulate-check = po každé akci ověřit zákony
cli-simulate-json = vypsat čísla jako jeden objekt JSON
cli-simulate-seats-wrong = { $game }: míst smí být { $low } až { $high }, ne { $seats }
cli-simulate-progress = hry: { $done } z { $count }
cli-simulate-played = { $game }, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
}, semínko { $seed }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}
cli-simulate-endings = konce her
cli-simulate-turns = tahů na hru
cli-simulate-rounds = kol na hru
cli-simulate-speed = tahů za sekundu
cli-simulate-spread = rozdíl výsledků
cli-simulate-roles = výhry podle rolí
cli-simulate-median = medián { $median }, nejvíc { $most }
cli-simulate-points = { $points } bodu od prvního k poslednímu
# reads as in English
cli-simulate-share = { $name } { $times } ({ $share })
cli-simulate-column-seat = místo
cli-simulate-column-wins = výhry
cli-simulate-column-share = podíl
cli-simulate-column-score = výsledek

cli-ending-last_standing = zbyl poslední
cli-ending-stuck = nedá se stavět
# reads as in English
cli-ending-penthouse = penthouse
cli-ending-bankruptcies = bankroty
cli-ending-rounds = kola
cli-ending-time = čas
cli-ending-role_out = konec role
cli-ending-limit = zastaveno
cli-role-competitor = konkurent
cli-role-monopolist = monopolista

cli-cases = přehrát případy pravidel ze souborů TOML
cli-cases-about = Přehraje soubory případů: pozice, průběhy a očekávání v TOML. Vypíše řádek za každý nesplněný případ, pak kolik jich prošlo a kolik ne; skončí s kódem 1, když některý neprojde, s 2, když soubor nejde přečíst.
cli-cases-paths = soubory případů, nebo složky s nimi

cli-replay = ověřit zaznamenanou hru podle toho, co se o ní zveřejnilo
cli-replay-about = Ověří zaznamenané hry: přehraje je znovu a porovná každý hod, kartu, částku a událost s tím, co říká záznam. RECORD je soubor, jak ho píše `/game export` a `simulate --record`, nebo složka takových souborů. Závazek se zveřejnil v kanálu, když hra začala, poslední otisk, když skončila. S oběma je slovo `valid`: nic se od té doby nezměnilo a kostky nikdo nevybíral. Bez nich `consistent, unproven`; u hry, která běží, `unfinished`; jinak `not valid` s prvním tahem, který nesedí, a proč. Skončí s kódem 1, když některý záznam není platný, s 2, když soubor není záznam, je poškozený nebo z jiné verze.
cli-replay-record = zaznamenaná hra, nebo složka her
cli-replay-commitment = co se zveřejnilo, když hra začala
cli-replay-final = co se zveřejnilo, když hra skončila
cli-replay-one = { $file }: zveřejněné patří k jednomu záznamu, a tohle je složka
cli-replay-none = { $file }: není v ní žádný záznam (*.jsonl)
cli-replay-done = { $count ->
    [one] 1 záznam
    [few] { $count } záznamy
    [many] { $count } záznamu
   *[other] { $count } záznamů
}

cli-preview = zapsat do souboru kterýkoli obrázek zaznamenané hry, nebo všechny druhy
cli-preview-about = Zapíše do souboru obrázek zaznamenané hry: desku, ostrov, co kdo má, aukci, nabídku nebo konečné pořadí. RECORD je soubor, jak ho píše `simulate --record` a export bota. MOVE počítá přijaté akce, 0 je začátek, výchozí je poslední. Slovní popis obrázku jde na standardní výstup. `--all DIR` záznam nepotřebuje: zapíše každý druh obrázku v každém vzhledu z her, které hrají náhradníci, a jejich přehledy.
cli-preview-record = zaznamenaná hra (řádky JSON)
cli-preview-out = soubor PNG, který se zapíše
cli-preview-move = po kolika akcích (výchozí: po poslední)
cli-preview-kind = který obrázek (výchozí %(default)s)
cli-preview-seat = čí karty, od 0 (výchozí %(default)s)
cli-preview-language = jazyk slov v něm (výchozí en); s --all každý
cli-preview-theme = vzhled (výchozí light); s --all každý (výchozí všechny)
cli-preview-game = s --all každá hra (výchozí všechny)
cli-preview-replay = místo toho zapsat celou hru jako animovaný soubor WebP
cli-preview-all = zapsat každý druh obrázku do DIR
cli-preview-missing = chybí argumenty: RECORD, OUT; nebo --all DIR
cli-preview-written = souborů { $files }, { $size } MB, { $seconds } s
cli-preview-no-move = { $file }: akce { $move } není; akce jsou 0 až { $last }
cli-preview-no-seat = { $file }: místo { $seat } není; místa jsou 0 až { $last }
cli-preview-no-kind = { $file }: { $game } nemá { $kind }
cli-preview-not-now = { $file }: po této akci { $kind } není

cli-check-data = ověřit datové soubory: hry, pravidla, slova, vzhledy
cli-check-data-about = Ověří všechno ve složce data/: hry, pravidla, slova a vzhledy. Vypíše, co je špatně, po řádcích, a skončí s kódem 1; jinak řekne, co ověřil.
cli-check-data-wrong = { $count ->
    [one] { $count } problém
    [few] { $count } problémy
    [many] { $count } problému
   *[other] { $count } problémů
}
cli-check-data-language = { $language }: { $count ->
    [one] { $count } problém
    [few] { $count } problémy
    [many] { $count } problému
   *[other] { $count } problémů
}
cli-check-data-well = hry: { $games }; jazyky: { $languages }; vzhledy: { $themes }: všechno v pořádku

cli-migrate = převést databázi na nynější schéma
cli-migrate-about = Převede databázi na nynější schéma, nebo řekne, že už na něm je; hry a záznamy zůstávají, jak jsou.
cli-migrate-file = databáze (výchozí: BANKER_DB)
cli-migrate-done = { $file }: schéma { $before } -> { $after }
cli-migrate-nothing = { $file }: schéma { $after }, není co dělat

cli-backup = zkopírovat databázi, i když bot běží
cli-backup-about = Zkopíruje databázi do jednoho souboru, i když bot běží, a kopii ověří. Kopíruje se online zálohou SQLite: nic potvrzeného nechybí a nikdo na ni nečeká.
cli-backup-copy = soubor, který vznikne
cli-backup-db = databáze (výchozí: BANKER_DB)
cli-backup-done = { $file }: { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
}, z toho běží { $running }; ověřeno

cli-restore = dát kopii databáze na její místo
cli-restore-about = Dá kopii databáze na její místo. Kopie se nejdřív ověří, bot nesmí běžet a dosavadní databáze zůstane vedle pod jiným jménem.
cli-restore-copy = kopie, jak ji udělal `backup`
cli-restore-db = databáze (výchozí: BANKER_DB)
cli-restore-done = { $file }: { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
}, z toho běží { $running }
cli-restore-kept = co tam bylo, zůstává jako { $file }

cli-doctor = prohlédnout instalaci a říct, co spravit
cli-doctor-about = Prohlédne instalaci: balíčky, data, písma, databázi, token a oprávnění; řekne, co s tím, co je špatně. Nic nemění a nikam se nepřipojuje. Skončí s kódem 1, když je něco třeba spravit, než bot může sloužit.
cli-doctor-well = není co spravovat
cli-doctor-bad = spravit: { $count }
# reads as in English
cli-doctor-state-good = ok
cli-doctor-state-note = pozn.
cli-doctor-state-bad = CHYBA
# reads as in English
cli-doctor-at-python = python
cli-doctor-at-packages = balíčky
# reads as in English
cli-doctor-at-data = data
cli-doctor-at-fonts = písma
cli-doctor-at-database = databáze
# reads as in English
cli-doctor-at-token = token
cli-doctor-at-permissions = oprávnění
cli-doctor-no-package = chybí { $package }: nainstaluj bota znovu pomocí pip
cli-doctor-no-isal = chybí isal: obrázky trvají o pár milisekund déle; nainstaluj ho, pokud bot vede hodně her
cli-doctor-data = hry: { $games }; vzhledy: { $themes }
cli-doctor-data-wrong = { $count ->
    [one] { $count } problém
    [few] { $count } problémy
    [many] { $count } problému
   *[other] { $count } problémů
}, první: { $first }; všechny vypíše `python -m bot check-data`
cli-doctor-fonts = všechna písmena desek jdou nakreslit
cli-doctor-no-letters = v písmech chybí { $letters }: nainstaluj znovu font-roboto
cli-doctor-no-folder = { $file }: složka { $folder } není; vytvoř ji, nebo dej do BANKER_DB jiný soubor
cli-doctor-folder-unwritable = { $folder }: nesmí se tam zapisovat; SQLite potřebuje vytvářet soubory vedle databáze
cli-doctor-no-room = { $folder }: volných je jen { $free } MB; uvolni místo, než nepůjde ukládat hry
cli-doctor-no-file = { $file }: zatím není; vznikne, až bot poběží
cli-doctor-file-unwritable = { $file }: nesmí se do něj zapisovat; dej k tomu právo uživateli, pod kterým bot běží
cli-doctor-sound = { $file }: v pořádku, { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
}
cli-doctor-older = { $file }: tabulky jsou verze { $version } z { $newest } a převedou se při příštím startu
cli-doctor-served = { $file }: používá ho běžící bot
cli-doctor-not-served = { $file }: žádný bot s ním neběží
cli-doctor-token = token má správný tvar a patří aplikaci { $application }; jestli platí, ví jen Discord
cli-doctor-token-form = tohle nemá tvar tokenu bota: zkopíruj ho ze stránky *Bot* u aplikace, ne z *OAuth2*
cli-doctor-permissions = žádá se o: { $names } (jako číslo { $number })
cli-doctor-invite = bota pozveš přes { $address }

cli-health = zeptat se běžícího bota, zda může sloužit
cli-health-about = Zeptá se bota, který běží na tomto počítači, zda může sloužit, na adrese z BANKER_METRICS. Vypíše odpověď. Skončí s kódem 0, když může, s 1, když nemůže nebo neodpovídá: pro kontrolu zdraví kontejneru.
cli-health-nowhere = BANKER_METRICS není nastaveno: bot své zdraví nikde neukazuje
cli-health-no-answer = { $at } neodpovídá: { $why }

cli-bench = změřit tuto instalaci podle limitů projektu
cli-bench-about = Změří tuto instalaci podle limitů projektu. Vypíše mikrosekundy na akci, tahy za sekundu při hře náhradníků, milisekundy a velikost obrázku, zápisy za sekundu a tam, kde je v pracovní kopii zkušební Discord z testů, také procesor bota a čekání na odpověď při 50 stiscích za sekundu, jeho paměť a jeho start, procesor a paměť s deseti tisíci otevřenými hrami, ve kterých se nic neděje. Časy se mezi běhy liší o polovinu; nic tu sestavení neshodí.
cli-bench-quick = měřit jen pár sekund, méně přesně
cli-bench-json = vypsat čísla jako jeden objekt JSON
cli-bench-load = místo toho rovnoměrně tisknout v mnoha hrách; skončí s kódem 1, když některý stisk nedostal řádnou odpověď
cli-bench-seconds = jak dlouho nápor trvá (600)
cli-bench-rate = stisků za sekundu při náporu (50)
cli-bench-games = otevřené hry při náporu (500)
cli-bench-seed = co lidé při náporu volí (1)
bench-measured = naměřeno
bench-budget = rozpočet
bench-kept = splněno
bench-missed = NESPLNĚNO
bench-not-measured = neměřeno
bench-nothing = nic se neměřilo: zkušební Discord z testů tu není

bench-action = jedna akce, µs procesoru
bench-turns = hra náhradníků, tahů za s procesoru
bench-street = { $game }: hra náhradníků, tahů za s
bench-board-ms = obrázek desky, ms procesoru
bench-board-kb = obrázek desky, KB
bench-island-ms = obrázek ostrova, ms procesoru
bench-island-kb = obrázek ostrova, KB
bench-kind-ms = { $game } { $kind }, ms procesoru
# reads as in English
bench-kind-kb = { $game } { $kind }, KB
bench-commits = zápisů za sekundu procesoru
bench-press-cpu = jeden stisk, ms procesoru bota
bench-press-median = od stisku k odpovědi, medián, ms
bench-press-most = od stisku k odpovědi, 99 ze 100, ms
bench-memory = paměť nečinného bota, MB
bench-house-start = plný dům, od startu k odpovědi, s
bench-house-cpu = plný dům, s procesoru za klidnou minutu
bench-house-memory = plný dům, MB navíc k jedné hře

bench-load = { $presses ->
    [one] { $presses } stisk
    [few] { $presses } stisky
    [many] { $presses } stisku
   *[other] { $presses } stisků
}, { $rate } za sekundu, začatých her { $games };
bench-load-missed = zadrženo { $held_back }, pozdě { $late }
bench-load-failed = selhalo
bench-load-faults = závady bota
bench-load-shown = od stisku ke změněné scéně, ms: medián { $half }, 99 % { $most }, 99,9 % { $nearly }
bench-load-answered = od stisku k jakékoli odpovědi, ms: medián { $half }, 99 % { $most }, 99,9 % { $nearly }
bench-load-stages = 99 % scén, ms
bench-load-lag = zpoždění smyčky, 99,9 %, ms
bench-load-picture = jeden obrázek, ms: { $ms }
bench-load-growth = paměť { $first } až { $last } MB, nárůst
bench-load-refused = odmítnuto: { $codes }
bench-load-none-refused = odmítnuto: nic

bench-at-engine = pravidla
bench-at-turns = hra náhradníků
bench-at-turns-of = hra náhradníků: { $game }
bench-at-pictures = obrázky
bench-at-pictures-of = obrázky: { $game }
bench-at-commits = zápisy
bench-at-presses = stisky
bench-at-house = plný dům
bench-at-games = { $count ->
    [one] začíná { $count } hra
    [few] začínají { $count } hry
    [many] začíná { $count } hry
   *[other] začíná { $count } her
}
bench-at-presses-made = { $seconds } s, { $count ->
    [one] { $count } stisk
    [few] { $count } stisky
    [many] { $count } stisku
   *[other] { $count } stisků
}, selhalo { $failed }

# Co je na volání špatně. Co stojí jako %(…)s, %(…)r, %s nebo %r, zůstává, jak je.
# Reads as in English.
cli-wrong-argument = argument %(argument_name)s: %(message)s
cli-wrong-one = chybí hodnota
cli-wrong-some = chybí aspoň jedna hodnota
cli-wrong-required = je třeba zadat: %s
cli-wrong-unknown = nic takového tu není: %s
cli-wrong-ambiguous = %(option)s může znamenat kterékoli z %(matches)s
cli-wrong-explicit = hodnota sem nepatří, a přesto je zadáno %r
cli-wrong-value = %(value)r není %(type)s
cli-wrong-choice = %(value)r tu není; na výběr je %(choices)s
cli-simulate-no-count = „{ $text }“ není číslo větší než 0
cli-simulate-no-pair = „{ $text }“ není KEY=VALUE
