# Čo je zle so súbormi, nastaveniami, databázou, záznamami a prípadmi; hovorí sa to na príkazovom riadku. Cesty, kľúče a id zostávajú, ako sú;
# `$why` je iná chyba alebo to, čo povedala knižnica, v jej jazyku.

# reads as in English
fault-file = { $file }: { $why }
# reads as in English
fault-quoted = { $why }
fault-refused = odmietnuté: { $refusal }

store-foreign = { $file }: nie je databáza Bankára
store-of-others = { $file }: databáza iného programu; zostáva, ako je
store-no-database = { $file }: nie je databáza; zostáva, ako je
store-damaged = { $file }: poškodená databáza ({ $why }); obnov ju z kópie
store-dangling = riadok tabuľky { $table } odkazuje na niečo, čo neexistuje
store-there-already = { $file }: už existuje; zvoľ iný názov
store-itself = { $file }: to je samotná databáza
store-missing = { $file }: taký súbor neexistuje
store-no-file = { $file }: nie je súbor
store-no-folder = { $file }: priečinok { $folder } neexistuje
store-not-opened = { $file }: nedá sa otvoriť: { $why }
store-unreadable = { $file }: nedá sa prečítať: { $why }
store-unwritable = { $file }: nesmie sa doň zapisovať
store-closed = { $file }: databáza je zatvorená
store-busy = { $file }: drží ho iný program; skús to znova
store-full = { $file }: disk je plný
store-failing = { $file }: disk je plný alebo zlyháva ({ $why })
store-no-lock = { $file }: nedá sa vytvoriť: { $why }
store-in-use = { $file }: používa ho iný bežiaci bot
store-newer = { $file }: je z novšej verzie (tabuľky { $there }, táto verzia pozná { $known })
store-unnumbered = prevody nie sú číslované po poradí: { $names }
store-unended = { $file }: posledný príkaz nemá koniec
store-conflict = hra { $game }: medzitým sa zmenila
store-blob = hra { $game }: stĺpec „{ $what }“ sa nedá prečítať: { $why }
store-no-rules = hra { $game }: chýbajú jej pravidlá

config-choice = { $name } môže byť len jedno z: { $choices }
config-url = { $name } musí byť adresa, ktorá sa začína jedným z: { $schemes }
config-two-tokens = nastav DISCORD_TOKEN alebo DISCORD_TOKEN_FILE, nie oboje
config-no-token = chýba token: nastav DISCORD_TOKEN alebo DISCORD_TOKEN_FILE na cestu k súboru, v ktorom je
config-bad-token = v tokene sú znaky, ktoré žiadny token Discordu nemá: skopíruj ho znova z portálu pre vývojárov
config-token-unreadable = DISCORD_TOKEN_FILE: { $file } sa nedá prečítať: { $why }
config-token-no-text = DISCORD_TOKEN_FILE: { $file } nie je textový súbor
config-token-empty = DISCORD_TOKEN_FILE: { $file } je prázdny súbor
config-no-address = BANKER_METRICS musí byť adresa a port, napríklad 127.0.0.1:9464 alebo [::1]:9464
config-anywhere = BANKER_METRICS: cez { $host } by sa pozreli aj iné počítače; použi 127.0.0.1 alebo nastav BANKER_METRICS_ANYWHERE=yes, ak to tak má byť
config-not-listened = BANKER_METRICS: na { $at } sa nedá počúvať: { $why }

record-move = krok { $move }: { $why }
record-line = riadok { $line }: { $why }
record-empty = záznam je prázdny
record-too-large = súbor má viac ako { $most } MiB: to nie je záznam
record-format = riadok 1: formát { $there } tu nie je známy; tento program číta { $known }
record-line-long = má viac ako { $most } KiB
record-no-line = nie je riadok záznamu: nekončí sa svojím odtlačkom
record-chain = odtlačok nezodpovedá tomu, čo stojí tu a predtým
record-no-header = záznam sa začína hlavičkou
record-no-move-line = tu má stáť krok
record-cut-off = chýba posledný riadok: záznam je odseknutý
record-count = krokov je { $count }, a posledný riadok ich udáva { $told }
record-no-rules = pravidlá záznamu sa nedajú zostaviť: { $why }
record-other-rules = záznam sa hral podľa iných pravidiel: { $game } vo verzii { $there }, a tento program má verziu { $here }
record-misplaced = krok { $move } stojí tam, kde má byť { $place }
record-in-its-place = na jeho mieste stojí krok { $move }
record-too-early = je skôr ako krok pred ním
record-no-seat = miesto { $seat } neexistuje
record-made-by = nemôže byť od „{ $who }“
record-undone = bol vzatý späť
record-undone-by = späť ho nevzal krok { $move }
record-otherwise = pri opätovnom odohraní sa stane niečo iné: { $now }, nie { $told }
record-events = { $count ->
    [one] { $count } udalosť
    [few] { $count } udalosti
    [many] { $count } udalosti
   *[other] { $count } udalostí
}
record-chance = blokov náhody spotrebovaných dovtedy: { $now }, nie { $told }
record-over = vtedy je už po hre
record-no-start = hra sa začína svojím začiatkom
record-not-started = s týmto semienkom a toľkými miestami sa hra nedá začať: { $seats }
record-no-action = nemá akciu a ani nič neberie späť
record-no-undo = krok { $since } miesta { $seat }, ktorý by sa dal vziať späť, neexistuje
record-not-over = hra sa neskončila: jej záznam nemá semienko
record-no-seed = semienko hry nie je uložené
record-seed-no-hex = semienko nie je v šestnástkovej sústave
record-other-seed = semienko nie je to, ktoré bolo sľúbené
record-other-commitment = záväzok nie je ten, ktorý bol zverejnený, keď sa hra začala
record-other-final = konečný odtlačok nie je ten, ktorý bol zverejnený, keď sa hra skončila
record-goes-on = hra beží ďalej: hody sa dajú overiť, až keď sa skončí
record-nothing = nič sa nehralo
record-other-ending = posledný riadok udáva iný koniec: po opätovnom odohraní sa hra skončí ako { $ending } pre { $winners }
record-no-ending = posledný riadok udáva koniec: po opätovnom odohraní hra žiadny nemá

data-options = voľby
data-line = riadok { $line }
data-missing = súbor chýba
data-no-toml = nie je platné TOML: { $why }
data-no-utf8 = nie je v UTF-8: { $why }
data-no-fluent = nie je Fluent
data-unknown = { $what ->
    [board] neznáma plocha
    [card] neznáma karta
    [colour] neznáma farba
    [deck] neznámy balíček
    [deed] neznáma nehnuteľnosť
    [game] neznáma hra
    [group] neznáma skupina
    [kind] neznámy druh
    [language] neznámy jazyk
    [profile] neznámy profil
    [refusal] neznáme odmietnutie
    [role] neznáma rola
    [rule] neznáme pravidlo
    [setting] neznáme nastavenie
    [source] neznámy prameň
    [space] neznáme políčko
    [theme] neznámy vzhľad
   *[any] neznáme { $what }
} „{ $name }“
data-there-are = { $wrong }; na výber je { $known }
data-no-setting = neznáme nastavenie; na výber je { $known }
data-none-of = „{ $value }“ tu nie je; na výber je { $known }
data-no-number = „{ $value }“ nie je celé číslo od { $low } do { $high }
data-never = { $key } nie je nikdy „{ $value }“
data-must-be = musí byť { $names }
data-must-be-of = môže obsahovať len { $names }
data-ids = id sa musia líšiť
data-names = také id neexistuje alebo nemá názov: { $names }
data-above-0 = musí byť väčšie ako 0
data-at-least = musí byť aspoň { $least }
data-percent = musí byť medzi 0 a 100
data-range = potrebuje values alebo low, usual a high v tomto poradí
data-low-usual-high = potrebuje low, usual a high v tomto poradí
data-no-value = nastavenie potrebuje hodnotu
data-tokens = treba jednu figúrku na miesto
data-min-seats = musí byť od 2 do max_seats
data-exactly-one = treba presne jedno políčko druhu { $kind }, a je ich tu { $count }
data-first = prvé políčko musí byť druhu { $kind }
data-group = potrebuje nehnuteľnosti, všetky jedného druhu
data-bare = políčko tohto druhu nemá nehnuteľnosť
data-deck = z balíčka „{ $name }“ sa na tomto políčku neberie
data-tax-eras = sumu pre každé obdobie má daňové políčko, a žiadne iné
data-taxes = daň má daňové políčko, a žiadne iné
data-rents = políčko druhu { $kind } má toľko nájmov: { $count }
data-columns = políčko druhu { $kind } má v každom stĺpci toľko súm: { $count }
data-two-rents = nájomné potrebuje dve sumy: samostatne a s celou skupinou
data-rising = sumy nesmú klesať
data-house-price = cenu domu majú ulice, a nič iné
data-half = hypotéka je polovica ceny
data-redeem = vykúpenie stojí viac, než hypotéka priniesla
data-cards = kariet je { $count }, nie { $size }
data-kept = buď sa necháva, alebo má účinky
data-face = strana jednej kocky a suma väčšia ako 0
data-chips = počty surovín musia byť väčšie ako 0
data-grid = nie je mriežka
data-total = potrebuje farbu a súčet od 2 do 12
data-totals = potrebuje každý súčet od 2 do 12
data-usual-pace = zvyčajné tempo musí byť jedno z temp a ich id sa musia líšiť
data-near = near musí byť menej ako polovica decision
data-rule-id = id vyzerá ako { $game }.part.name
data-no-event = taká udalosť neexistuje
data-no-move = taký ťah neexistuje
data-no-grounds = nie je uvedené pravidlo ani to, že žiadne neexistuje
data-grounds = má pravidlá, a nemalo by mať žiadne
data-one-letter = „{ $value }“ nie je jedno písmeno
data-no-colour = „{ $value }“ nie je farba, akou je napríklad #1B2430
data-chip-too = surovina s takým názvom už existuje

words-none = chýbajú slová pre { $key }
words-none-of = chýbajú slová pre akékoľvek { $key }…
words-unused = { $key } nič nepoužíva
words-twice = { $key } je definované dvakrát
words-extra = angličtina { $key } nemá
words-english = je stále po anglicky
words-no-language = taký jazyk nie je známy; priečinok sa volá podľa kódu jazyka
words-no-form = chýba tvar pre { $forms }
words-wants = chce { $names }, a to angličtina nemá
words-lost = nehovorí { $names }
words-keep = musí si nechať { $names }
words-keep-none = nesmie mať žiadne %(…)s
words-unsayable = nedá sa vysloviť: { $why }
words-empty = nehovorí nič
words-long = je dlhšie ako { $most } písmen
words-no-name = „{ $name }“ nie je názov príkazu: 1 až 32 malých písmen, bez medzier
words-same-name = { $key } aj { $other } je „{ $name }“

case-none-below = v tomto priečinku nie je žiadny súbor prípadov
case-nowhere = taký súbor ani priečinok neexistuje
case-only = súbor prípadov obsahuje tabuľky [[case]] a nič iné
case-named = prípad „{ $name }“
case-numbered = prípad { $number }
case-step = krok { $number } „{ $line }“: { $why }
case-no-code = „{ $line }“: odmietnutie sa píše `!SEAT VERB -> code` so známym kódom
case-no-verb = „{ $line }“: riadok je `SEAT VERB …`
case-no-form = „{ $line }“ sa nedá rozobrať
case-no-seat = { $where }: žiadne miesto sa nevolá „{ $name }“
case-no-space = také políčko neexistuje: { $value }
# reads as in English
case-given = { $where }: { $why }
case-table = treba tabuľku
case-whole = treba celé číslo od { $lowest }, nie { $value }
case-names = treba zoznam názvov
case-no-key = neznámy kľúč „{ $key }“; na výber je { $known }
case-at-most = najviac { $most }
case-seats = { $game }: miest smie byť { $low } až { $high } a ich mená sa musia líšiť
case-illegal = pozícia nie je prípustná: { $why }
case-two-owners = { $deed } má dvoch vlastníkov
case-no-card-left = v žiadnom balíčku už nie je karta „{ $card }“
case-throws = hody sú zoznamy čísel od 1 do 6
case-tokens = figúrky musia byť rôzne, a to z: { $known }
case-tower = na { $cell } nemôže stáť budova s toľkými poschodiami: { $height }
case-blocks = miesto má len toľko stavebných kociek: { $count }
case-chips = surovín farby { $colour } je len { $count }
case-stock = domov je len { $houses } a hotelov { $hotels }
case-role = treba jedno z: { $known }, nie { $value }
case-roles = roly sa smú líšiť najviac o jedno miesto
case-building = na { $deed } nemôže stáť { $level }
case-no-figure = then: taký údaj neexistuje: „{ $key }“
case-differs = { $key } je { $found }, nie { $wanted }
case-refused-as = odmietnuté ako { $code }, nie { $wanted }
case-accepted = prijaté, nie odmietnuté
case-accepted-as = prijaté, nie odmietnuté ako { $code }
case-law = porušený zákon: { $why }
case-storage = stav neprežije uloženie
case-offered = { $seat } má v ponuke { $verb }, ale { $refusal }
script-dice = priebeh nedáva ďalší hod
script-throw = priebeh nedáva ďalší hod s toľkými kockami: { $count }
script-deck = priebeh nedáva ďalšiu kartu z { $deck }
script-card = priebeh dáva kartu z { $deck }, ktorá už v balíčku nie je ({ $card })

law-broken = hra { $game } semienka { $seed }: po { $action } miesta { $seat }: { $why }
law-cash = miesto { $seat } má { $cash }
law-issued = v peňaženkách je { $held }, banka vydala { $issued }
law-debt = dlh { $amount }
law-owner = { $deed } patrí miestu { $seat }
law-mortgaged = { $deed } je založená bez vlastníka
law-mortgaged-built = { $deed } je založená a zastavaná
law-cards = karty { $deck } nie sú úplné
law-held = kartu { $card } nemôže mať nikto
law-numbers = dve rozhodnutia majú rovnaké číslo
law-over = hra sa skončila a na niečo sa ešte čaká
law-still = hra beží a na nič sa nečaká
law-debtors = dlhy a dlžníci sa nezhodujú
law-awaited = čaká sa na miesto, ktoré už nehrá: { $decision }
law-role = miesto { $seat } má rolu „{ $role }“
law-no-building = na { $deed } nemôže nič stáť
law-level = { $level } na { $deed }
law-no-monopoly = { $deed } je zastavaná bez monopolu
law-adjusting = majetok sa upravuje skôr, než vypršal čas
law-no-chips = surovín farby { $colour } je menej ako nula
law-chips = surovín farby { $colour } je { $count }, nie { $box }
law-foundation = základy { $cell } nejestvujú
law-builders = budovy a stavitelia sa nezhodujú
law-blocks = miesto { $seat } má { $left } stavebných kociek v zásobe a { $used } na ploche, nie { $all } spolu
law-height = miesto { $seat } má budovu nemožnej výšky
law-bank = banka má domov { $houses }, hotelov { $hotels } a v spoločnej kase { $pot }
law-buildings = domov je { $houses } a hotelov { $hotels }, nie { $box_houses } a { $box_hotels }
law-group = { $group } je zastavaná a nepatrí celá jednému
law-uneven = { $group } nie je zastavaná rovnomerne
law-no-shortage = o stavby sa žiada, aj keď nechýbajú
law-estate = pozostalosť čaká a nič sa nedraží
law-transfer = prevod ničoho: { $decision }
