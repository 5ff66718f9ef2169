# The command line. `%(default)s` stays as it is: the usual value is put there. Names of commands and options are not translated.

cli-about = Bankéř deskových her s obchodováním na Discordu.
cli-version = ukázat verzi a skončit
cli-help = ukázat tuto nápovědu a skončit
cli-language = jazyk této nápovědy a toho, co příkazy říkají (výchozí: podle prostředí)
cli-usage = použití:
cli-options = volby
cli-arguments = argumenty
cli-commands = příkazy
cli-wrong = { $program }: špatné volání: { $message }
# reads as in English
cli-failed = banker: { $message }

cli-run = obsluhovat Discord s tokenem z DISCORD_TOKEN
cli-run-about = Obsluhuje Discord, dokud se to nezastaví. Všechno se bere z prostředí: DISCORD_TOKEN nebo DISCORD_TOKEN_FILE, BANKER_DB, BANKER_API_URL, BANKER_GATEWAY_URL, BANKER_LOG, BANKER_LOG_FORMAT, BANKER_METRICS, BANKER_METRICS_ANYWHERE.

cli-sandbox = hrát v prohlížeči bez účtu
cli-sandbox-about = Hra v prohlížeči bez účtu na Discordu: skutečný bot na simulovaném serveru, se stránkou pro každého ze čtyř členů.
cli-sandbox-port = port stránky na tomto počítači (výchozí %(default)s)
cli-sandbox-db = ukládat hry do tohoto souboru (výchozí: jen dokud běží)
cli-sandbox-missing = pískoviště potřebuje svůj doplněk: pip install 'banker[sandbox]' (chybí { $package })

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
# reads as in English
cli-preview-unwritable = { $folder }: { $why }
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

cli-health = zeptat se běžícího bota, zda může sloužit
cli-health-about = Zeptá se bota, který běží na tomto počítači, zda může sloužit, na adrese z BANKER_METRICS. Vypíše odpověď. Skončí s kódem 0, když může, s 1, když nemůže nebo neodpovídá: pro kontrolu zdraví kontejneru.
cli-health-nowhere = BANKER_METRICS není nastaveno: bot své zdraví nikde neukazuje

cli-bench = změřit tuto instalaci podle limitů projektu
cli-bench-about = Změří tuto instalaci podle limitů projektu. Vypíše mikrosekundy na akci, tahy za sekundu při hře náhradníků, milisekundy a velikost obrázku, zápisy za sekundu a tam, kde je v pracovní kopii zkušební Discord z testů, také procesor bota a čekání na odpověď při 50 stiscích za sekundu, jeho paměť a jeho start, procesor a paměť s deseti tisíci otevřenými hrami, ve kterých se nic neděje. Časy se mezi běhy liší o polovinu; nic tu sestavení neshodí.
cli-bench-quick = měřit jen pár sekund, méně přesně
cli-bench-json = vypsat čísla jako jeden objekt JSON
cli-bench-load = místo toho rovnoměrně tisknout v mnoha hrách; skončí s kódem 1, když některý stisk nedostal řádnou odpověď
cli-bench-seconds = jak dlouho nápor trvá (600)
cli-bench-rate = stisků za sekundu při náporu (50)
cli-bench-games = otevřené hry při náporu (500)
cli-bench-seed = co lidé při náporu volí (1)

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
