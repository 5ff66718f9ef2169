# The command line. `%(default)s` stays as it is: the usual value is put there. Names of commands and options are not translated.

cli-about = Bankár obchodných stolových hier na Discorde.
cli-version = ukázať verziu a skončiť
cli-version-checkout = z pracovnej kópie
cli-help = ukázať tohto pomocníka a skončiť
cli-language = jazyk tohto pomocníka a výpisu príkazov (predvolene podľa prostredia)
cli-usage = použitie:
cli-options = voľby
cli-arguments = argumenty
cli-commands = príkazy
cli-wrong = { $program }: chybné volanie: { $message }
# reads as in English
cli-failed = banker: { $message }
# Čísla: celé, s jedným desatinným miestom a ako podiel.
cli-number = { NUMBER($number, maximumFractionDigits: 1) }
cli-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

cli-run = obsluhovať Discord s tokenom z DISCORD_TOKEN
cli-run-about = Obsluhuje Discord, kým ho niekto nezastaví. Všetko sa berie z prostredia: DISCORD_TOKEN alebo DISCORD_TOKEN_FILE, BANKER_DB, BANKER_API_URL, BANKER_GATEWAY_URL, BANKER_LOG, BANKER_LOG_FORMAT, BANKER_METRICS, BANKER_METRICS_ANYWHERE.

cli-sandbox = hrať v prehliadači bez účtu
cli-sandbox-about = Hra v prehliadači bez účtu na Discorde: skutočný bot na simulovanom serveri, so stránkou pre každého zo štyroch členov.
cli-sandbox-port = port stránky na tomto počítači (predvolene %(default)s)
cli-sandbox-db = ukladať hry do tohto súboru (predvolene len v pamäti, kým beží)
cli-sandbox-missing = pieskovisko potrebuje svoj doplnok: pip install 'banker[sandbox]' (chýba { $package })
cli-sandbox-ready = Otvor { $address } a napíš /play; na stránke sa prepína medzi { $members }. Ukončí to Ctrl-C.

cli-simulate = nechať náhradníkov odohrať celé hry a spočítať, ako sa končia
cli-simulate-about = Nechá náhradníkov hrať celé hry proti sebe a povie, ako dopadli. Vypíše dohrané hry, ako sa skončili, ťahy na hru, ťahy za sekundu a podľa miest výhry a výsledky; `--json` vypíše to isté ako jeden objekt. Pri rovnakom semienku sú hry rovnaké, nech je procesov koľkokoľvek. Skončí s kódom 1, ak `--check` nájde porušený zákon, s kódom 2 pri chybnom volaní.
cli-simulate-game = id hry (predvolene %(default)s)
cli-simulate-profile = sada nastavení alebo režim (predvolene vlastná sada hry)
cli-simulate-board = plocha (predvolene podľa profilu)
cli-simulate-option = jednotlivé nastavenie
cli-simulate-seats = koľko miest (predvolene najviac, koľko sa dá)
cli-simulate-games = koľko hier (predvolene %(default)s)
cli-simulate-seed = akékoľvek slovo; pri rovnakom slove sú hry rovnaké (predvolene %(default)s)
cli-simulate-jobs = koľko procesov (predvolene %(default)s)
cli-simulate-max-turns = zastaviť hru po T ťahoch (predvolene %(default)s)
cli-simulate-record = zapísať do tohto priečinka záznam každej hry
cli-simulate-check = po každej akcii overiť zákony
cli-simulate-json = vypísať čísla ako jeden objekt JSON
cli-simulate-seats-wrong = { $game }: miest môže byť { $low } až { $high }, nie { $seats }
cli-simulate-progress = hry: { $done } z { $count }
cli-simulate-played = { $game }, { $seats ->
    [one] { $seats } miesto
    [few] { $seats } miesta
    [many] { $seats } miesta
   *[other] { $seats } miest
}, semienko { $seed }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } hier
}
cli-simulate-endings = konce hier
cli-simulate-turns = ťahov na hru
cli-simulate-rounds = kôl na hru
cli-simulate-speed = ťahov za sekundu
cli-simulate-spread = rozdiel výsledkov
cli-simulate-roles = výhry podľa rolí
cli-simulate-median = medián { $median }, najviac { $most }
cli-simulate-points = { $points } bodu od prvého po posledného
# reads as in English
cli-simulate-share = { $name } { $times } ({ $share })
cli-simulate-column-seat = miesto
cli-simulate-column-wins = výhry
cli-simulate-column-share = podiel
cli-simulate-column-score = výsledok

cli-ending-last_standing = zostal posledný
cli-ending-stuck = nedá sa stavať
# reads as in English
cli-ending-penthouse = penthouse
cli-ending-bankruptcies = bankroty
cli-ending-rounds = kolá
cli-ending-time = čas
cli-ending-role_out = koniec roly
cli-ending-limit = zastavené
cli-role-competitor = konkurent
cli-role-monopolist = monopolista

cli-cases = odohrať prípady pravidiel zo súborov TOML
cli-cases-about = Prehrá súbory prípadov: pozície, priebehy a očakávania v TOML. Za každý nesplnený prípad vypíše riadok, potom koľko ich prešlo a koľko nie; skončí s kódom 1, ak niektorý neprejde, s kódom 2, ak sa súbor nedá prečítať.
cli-cases-paths = súbory prípadov alebo priečinky s nimi

cli-replay = overiť zaznamenanú hru podľa toho, čo sa o nej zverejnilo
cli-replay-about = Overí zaznamenané hry: odohrá ich znova a porovná každý hod, kartu, sumu a udalosť s tým, čo hovorí záznam. RECORD je súbor, aký píše `/game export` a `simulate --record`, alebo priečinok takých súborov. Záväzok sa zverejnil v kanáli, keď sa hra začala, konečný odtlačok, keď sa skončila. S oboma je odpoveď `valid`: nič sa odvtedy nezmenilo a kocky nikto nevyberal. Bez nich `consistent, unproven`; pri hre, ktorá beží, `unfinished`; inak `not valid` s prvým krokom, ktorý nesedí, a prečo. Skončí s kódom 1, ak niektorý záznam nie je platný, s kódom 2, ak súbor nie je záznam, je poškodený alebo z inej verzie.
cli-replay-record = zaznamenaná hra alebo priečinok hier
cli-replay-commitment = čo sa zverejnilo, keď sa hra začala
cli-replay-final = čo sa zverejnilo, keď sa hra skončila
cli-replay-one = { $file }: zverejnené údaje patria k jednému záznamu, a toto je priečinok
cli-replay-none = { $file }: nie je v ňom žiadny záznam (*.jsonl)
cli-replay-done = { $count ->
    [one] 1 záznam
    [few] { $count } záznamy
    [many] { $count } záznamu
   *[other] { $count } záznamov
}

cli-preview = zapísať do súboru ktorýkoľvek obrázok zaznamenanej hry alebo všetky druhy
cli-preview-about = Zapíše do súboru obrázok zaznamenanej hry: plochu, ostrov, čo kto má, aukciu, ponuku alebo konečné poradie. RECORD je súbor, aký píše `simulate --record` a export bota. MOVE počíta prijaté kroky, 0 je začiatok; ak chýba, berie sa posledný. Opis obrázka slovami ide na štandardný výstup. `--all DIR` záznam nepotrebuje: zapíše každý druh obrázka v každom vzhľade z hier, ktoré hrajú náhradníci, a ich prehľady.
cli-preview-record = zaznamenaná hra (riadky JSON)
cli-preview-out = súbor PNG, ktorý sa zapíše
cli-preview-move = po koľkých krokoch (predvolene po poslednom)
cli-preview-kind = ktorý obrázok (predvolene %(default)s)
cli-preview-seat = čie karty, od 0 (predvolene %(default)s)
cli-preview-language = jazyk slov na ňom (predvolene en); s --all každý
cli-preview-theme = vzhľad (predvolene light); s --all každý (predvolene všetky)
cli-preview-game = s --all každá hra (predvolene všetky)
cli-preview-replay = namiesto toho zapísať celú hru ako animovaný súbor WebP
cli-preview-all = zapísať každý druh obrázka do DIR
cli-preview-missing = chýbajú argumenty: RECORD, OUT; alebo --all DIR
cli-preview-written = súborov { $files }, { $size } MB, { $seconds } s
cli-preview-no-move = { $file }: krok { $move } v ňom nie je; kroky sú 0 až { $last }
cli-preview-no-seat = { $file }: miesto { $seat } v ňom nie je; miesta sú 0 až { $last }
cli-preview-no-kind = { $file }: { $game } nemá { $kind }
cli-preview-not-now = { $file }: po tomto kroku { $kind } nie je

cli-check-data = overiť dátové súbory: hry, pravidlá, slová, vzhľady
cli-check-data-about = Overí všetko v priečinku data/: hry, pravidlá, slová a vzhľady. Čo je zle, vypíše po riadkoch a skončí s kódom 1; inak povie, čo overil.
cli-check-data-wrong = { $count ->
    [one] { $count } problém
    [few] { $count } problémy
    [many] { $count } problému
   *[other] { $count } problémov
}
cli-check-data-language = { $language }: { $count ->
    [one] { $count } problém
    [few] { $count } problémy
    [many] { $count } problému
   *[other] { $count } problémov
}
cli-check-data-well = hry: { $games }; jazyky: { $languages }; vzhľady: { $themes }: všetko v poriadku

cli-migrate = previesť databázu na terajšiu schému
cli-migrate-about = Prevedie databázu na terajšiu schému alebo povie, že ju už má; hry a záznamy zostávajú, ako sú.
cli-migrate-file = databáza (predvolene BANKER_DB)
cli-migrate-done = { $file }: schéma { $before } -> { $after }
cli-migrate-nothing = { $file }: schéma { $after }, netreba nič robiť

cli-backup = skopírovať databázu, aj keď bot beží
cli-backup-about = Skopíruje databázu do jedného súboru, aj keď bot beží, a kópiu overí. Kopíruje sa online zálohou SQLite: nič potvrdené nechýba a nikto na ňu nečaká.
cli-backup-copy = súbor, ktorý vznikne
cli-backup-db = databáza (predvolene BANKER_DB)
cli-backup-done = { $file }: { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } hier
}, z toho beží { $running }; overené

cli-restore = dať kópiu databázy na jej miesto
cli-restore-about = Dá kópiu databázy na jej miesto. Kópia sa najprv overí, bot nesmie bežať a doterajšia databáza zostane vedľa pod iným názvom.
cli-restore-copy = kópia, ako ju urobil `backup`
cli-restore-db = databáza (predvolene BANKER_DB)
cli-restore-done = { $file }: { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } hier
}, z toho beží { $running }
cli-restore-kept = čo tam bolo, zostáva ako { $file }

cli-doctor = prezrieť inštaláciu a povedať, čo opraviť
cli-doctor-about = Prezrie inštaláciu: balíčky, dáta, písma, databázu, token a oprávnenia; ak niečo nie je v poriadku, povie, čo s tým. Nič nemení a nikam sa nepripája. Skončí s kódom 1, ak treba niečo opraviť, kým bude môcť bot slúžiť.
cli-doctor-well = netreba nič opraviť
cli-doctor-bad = opraviť: { $count }
# reads as in English
cli-doctor-state-good = ok
cli-doctor-state-note = pozn.
cli-doctor-state-bad = CHYBA
# reads as in English
cli-doctor-at-python = python
cli-doctor-at-packages = balíčky
cli-doctor-at-data = dáta
cli-doctor-at-fonts = písma
cli-doctor-at-database = databáza
# reads as in English
cli-doctor-at-token = token
cli-doctor-at-permissions = oprávnenia
cli-doctor-no-package = chýba { $package }: nainštaluj bota znova pomocou pip
cli-doctor-no-isal = chýba isal: obrázky trvajú o pár milisekúnd dlhšie; nainštaluj ho, ak bot vedie veľa hier
cli-doctor-data = hry: { $games }; vzhľady: { $themes }
cli-doctor-data-wrong = { $count ->
    [one] { $count } problém
    [few] { $count } problémy
    [many] { $count } problému
   *[other] { $count } problémov
}, prvý: { $first }; všetky vypíše `python -m bot check-data`
cli-doctor-fonts = všetky písmená plôch sa dajú nakresliť
cli-doctor-no-letters = v písmach chýba { $letters }: nainštaluj znova font-roboto
cli-doctor-no-folder = { $file }: priečinok { $folder } neexistuje; vytvor ho alebo daj do BANKER_DB iný súbor
cli-doctor-folder-unwritable = { $folder }: nesmie sa tam zapisovať; SQLite potrebuje vytvárať súbory vedľa databázy
cli-doctor-no-room = { $folder }: voľných je len { $free } MB; uvoľni miesto, kým sa hry ešte dajú ukladať
cli-doctor-no-file = { $file }: zatiaľ neexistuje; vznikne pri spustení bota
cli-doctor-file-unwritable = { $file }: nesmie sa doň zapisovať; daj na to právo používateľovi, pod ktorým bot beží
cli-doctor-sound = { $file }: v poriadku, { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } hier
}
cli-doctor-older = { $file }: tabuľky sú vo verzii { $version } z { $newest } a prevedú sa pri najbližšom spustení
cli-doctor-served = { $file }: používa ho bežiaci bot
cli-doctor-not-served = { $file }: nebeží s ním žiadny bot
cli-doctor-token = token má správny tvar a patrí aplikácii { $application }; či platí, vie len Discord
cli-doctor-token-form = toto nemá tvar tokenu bota: skopíruj ho zo stránky *Bot* pri aplikácii, nie z *OAuth2*
cli-doctor-permissions = žiada sa o: { $names } (ako číslo { $number })
cli-doctor-invite = bota pozveš cez { $address }

cli-health = opýtať sa bežiaceho bota, či môže slúžiť
cli-health-about = Opýta sa bota, ktorý beží na tomto počítači, či môže slúžiť, na adrese z BANKER_METRICS. Vypíše odpoveď. Skončí s kódom 0, ak môže, s kódom 1, ak nemôže alebo neodpovedá: na kontrolu stavu kontajnera.
cli-health-nowhere = BANKER_METRICS nie je nastavené: bot svoj stav nikde neukazuje
cli-health-no-answer = { $at } neodpovedá: { $why }

cli-bench = zmerať túto inštaláciu podľa rozpočtov projektu
cli-bench-about = Zmeria túto inštaláciu podľa rozpočtov projektu. Vypíše mikrosekundy na akciu, ťahy náhradníkov za sekundu, milisekundy a veľkosť obrázka, zápisy za sekundu a tam, kde je v pracovnej kópii skúšobný Discord z testov, aj procesor bota a čakanie na odpoveď pri 50 stlačeniach za sekundu, jeho pamäť a štart, procesor a pamäť s desaťtisíc otvorenými hrami, v ktorých sa nič nedeje. Časy sa medzi behmi líšia o polovicu; zostavenie na tom nikdy nestroskotá.
cli-bench-quick = merať len pár sekúnd, menej presne
cli-bench-json = vypísať čísla ako jeden objekt JSON
cli-bench-load = namiesto toho rovnomerne stláčať tlačidlá v mnohých hrách; skončí s kódom 1, ak niektoré stlačenie nedostalo riadnu odpoveď
cli-bench-seconds = ako dlho záťaž trvá (600)
cli-bench-rate = stlačení za sekundu pri záťaži (50)
cli-bench-games = otvorených hier pri záťaži (500)
cli-bench-seed = čo ľudia pri záťaži volia (1)
bench-measured = namerané
bench-budget = rozpočet
bench-kept = splnené
bench-missed = NESPLNENÉ
bench-not-measured = nemerané
bench-nothing = nič sa nemeralo: skúšobný Discord z testov tu nie je

bench-action = jedna akcia, µs procesora
bench-turns = hra náhradníkov, ťahov za s procesora
bench-street = { $game }: hra náhradníkov, ťahov za s
bench-board-ms = obrázok plochy, ms procesora
bench-board-kb = obrázok plochy, KB
bench-island-ms = obrázok ostrova, ms procesora
bench-island-kb = obrázok ostrova, KB
bench-kind-ms = { $game } { $kind }, ms procesora
# reads as in English
bench-kind-kb = { $game } { $kind }, KB
bench-commits = zápisov za sekundu procesora
bench-press-cpu = jedno stlačenie, ms procesora bota
bench-press-median = od stlačenia k odpovedi, medián, ms
bench-press-most = od stlačenia k odpovedi, 99 zo 100, ms
bench-memory = pamäť nečinného bota, MB
bench-house-start = plný dom, od štartu k odpovedi, s
bench-house-cpu = plný dom, s procesora za pokojnú minútu
bench-house-memory = plný dom, MB navyše k jednej hre

bench-load = { $presses ->
    [one] { $presses } stlačenie
    [few] { $presses } stlačenia
    [many] { $presses } stlačenia
   *[other] { $presses } stlačení
}, { $rate } za sekundu, začatých hier { $games };
bench-load-missed = zadržané { $held_back }, neskoro { $late }
bench-load-failed = zlyhalo
bench-load-faults = chyby bota
bench-load-shown = od stlačenia k zmenenej scéne, ms: medián { $half }, 99 % { $most }, 99,9 % { $nearly }
bench-load-answered = od stlačenia k akejkoľvek odpovedi, ms: medián { $half }, 99 % { $most }, 99,9 % { $nearly }
bench-load-stages = 99 % scén, ms
bench-load-lag = meškanie slučky, 99,9 %, ms
bench-load-picture = jeden obrázok, ms: { $ms }
bench-load-growth = pamäť { $first } až { $last } MB, nárast
bench-load-refused = odmietnuté: { $codes }
bench-load-none-refused = odmietnuté: nič

bench-at-engine = pravidlá
bench-at-turns = hra náhradníkov
bench-at-turns-of = hra náhradníkov: { $game }
bench-at-pictures = obrázky
bench-at-pictures-of = obrázky: { $game }
bench-at-commits = zápisy
bench-at-presses = stlačenia
bench-at-house = plný dom
bench-at-games = { $count ->
    [one] začína sa { $count } hra
    [few] začínajú sa { $count } hry
    [many] začína sa { $count } hry
   *[other] začína sa { $count } hier
}
bench-at-presses-made = { $seconds } s, { $count ->
    [one] { $count } stlačenie
    [few] { $count } stlačenia
    [many] { $count } stlačenia
   *[other] { $count } stlačení
}, zlyhalo { $failed }

# What is wrong with a call; what stands behind % is put there.
# reads as in English
cli-wrong-argument = argument %(argument_name)s: %(message)s
cli-wrong-one = chýba hodnota
cli-wrong-some = chýba aspoň jedna hodnota
cli-wrong-required = treba zadať: %s
cli-wrong-unknown = nič také tu nie je: %s
cli-wrong-ambiguous = %(option)s môže znamenať ktorékoľvek z %(matches)s
cli-wrong-explicit = hodnota sem nepatrí, a predsa je zadané %r
cli-wrong-value = %(value)r nie je %(type)s
cli-wrong-choice = %(value)r tu nie je; na výber je %(choices)s
cli-simulate-no-count = „{ $text }“ nie je číslo väčšie ako 0
cli-simulate-no-pair = „{ $text }“ nie je KEY=VALUE
