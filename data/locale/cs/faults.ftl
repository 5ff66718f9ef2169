# Co je špatně se soubory, nastavením, databází, záznamy a případy; říká se na příkazové řádce. Cesty, klíče a id zůstávají, jak jsou;
# `$why` je jiná závada, nebo co řekla knihovna, v jejím jazyce.

# reads as in English
fault-file = { $file }: { $why }
# reads as in English
fault-quoted = { $why }
fault-refused = odmítnuto: { $refusal }

store-foreign = { $file }: není databáze Bankéře
store-of-others = { $file }: databáze jiného programu; zůstává, jak je
store-no-database = { $file }: není databáze; zůstává, jak je
store-damaged = { $file }: poškozená databáze ({ $why }); obnov ji z kopie
store-dangling = řádek tabulky { $table } odkazuje na něco, co není
store-there-already = { $file }: už existuje; zvol jiné jméno
store-itself = { $file }: to je databáze sama
store-missing = { $file }: takový soubor není
store-no-file = { $file }: není soubor
store-no-folder = { $file }: složka { $folder } není
store-not-opened = { $file }: nejde otevřít: { $why }
store-unreadable = { $file }: nejde přečíst: { $why }
store-unwritable = { $file }: nesmí se do něj zapisovat
store-closed = { $file }: databáze je zavřená
store-busy = { $file }: drží ho jiný program; zkus to znovu
store-full = { $file }: disk je plný
store-failing = { $file }: disk je plný nebo selhává ({ $why })
store-no-lock = { $file }: nejde vytvořit: { $why }
store-in-use = { $file }: používá ho jiný běžící bot
store-newer = { $file }: je z novější verze (tabulky { $there }, tato verze zná { $known })
store-unnumbered = převody nejsou číslované po řadě: { $names }
store-unended = { $file }: poslední příkaz nemá konec
store-conflict = hra { $game }: mezitím se změnila
store-blob = hra { $game }: sloupec „{ $what }“ nejde přečíst: { $why }
store-no-rules = hra { $game }: chybí její pravidla

config-choice = { $name } smí být jen jedno z: { $choices }
config-url = { $name } musí být adresa, která začíná jedním z: { $schemes }
config-two-tokens = nastav DISCORD_TOKEN, nebo DISCORD_TOKEN_FILE, ne obojí
config-no-token = chybí token: nastav DISCORD_TOKEN, nebo DISCORD_TOKEN_FILE na cestu k souboru, ve kterém je
config-bad-token = v tokenu jsou znaky, které žádný token Discordu nemá: zkopíruj ho znovu z portálu pro vývojáře
config-token-unreadable = DISCORD_TOKEN_FILE: { $file } nejde přečíst: { $why }
config-token-no-text = DISCORD_TOKEN_FILE: { $file } není textový soubor
config-token-empty = DISCORD_TOKEN_FILE: { $file } je prázdný soubor
config-no-address = BANKER_METRICS musí být adresa a port, třeba 127.0.0.1:9464 nebo [::1]:9464
config-anywhere = BANKER_METRICS: přes { $host } by se podívaly i jiné počítače; použij 127.0.0.1, nebo nastav BANKER_METRICS_ANYWHERE=yes, pokud to tak má být
config-not-listened = BANKER_METRICS: na { $at } nejde naslouchat: { $why }

record-move = tah { $move }: { $why }
record-line = řádek { $line }: { $why }
record-empty = záznam je prázdný
record-too-large = soubor má víc než { $most } MiB: to není záznam
record-format = řádek 1: formát { $there } tu není známý; tento program čte { $known }
record-line-long = má víc než { $most } KiB
record-no-line = není řádek záznamu: nekončí svým otiskem
record-chain = otisk neodpovídá tomu, co stojí tady a předtím
record-no-header = záznam začíná hlavičkou
record-no-move-line = tady má stát tah
record-cut-off = chybí poslední řádek: záznam je useknutý
record-count = tahů je { $count }, a poslední řádek jich udává { $told }
record-no-rules = pravidla záznamu nejde sestavit: { $why }
record-other-rules = záznam se hrál podle jiných pravidel: { $game } ve verzi { $there }, a tento program má verzi { $here }
record-misplaced = tah { $move } stojí tam, kde má být { $place }
record-in-its-place = na jeho místě stojí tah { $move }
record-too-early = je dřív než tah před ním
record-no-seat = místo { $seat } není
record-made-by = nemůže být od „{ $who }“
record-undone = byl vzat zpět
record-undone-by = zpět ho nevzal tah { $move }
record-otherwise = při přehrání se stane něco jiného: { $now }, ne { $told }
record-events = { $count ->
    [one] { $count } událost
    [few] { $count } události
    [many] { $count } události
   *[other] { $count } událostí
}
record-chance = bloků náhody spotřebovaných do té chvíle: { $now }, ne { $told }
record-over = to už je po hře
record-no-start = hra začíná svým začátkem
record-not-started = s tímto semínkem a tolika místy nejde hru začít: { $seats }
record-no-action = nemá akci, a zpět taky nic nebere
record-no-undo = není tah { $since } místa { $seat }, který by se dal vzít zpět
record-not-over = hra neskončila: její záznam nemá semínko
record-no-seed = semínko hry není uložené
record-seed-no-hex = semínko není v šestnáctkové soustavě
record-other-seed = semínko není to, které bylo slíbeno
record-other-commitment = závazek není ten, který byl zveřejněn, když hra začala
record-other-final = poslední otisk není ten, který byl zveřejněn, když hra skončila
record-goes-on = hra běží dál: hody se dají ověřit, až skončí
record-nothing = nic se nehrálo
record-other-ending = poslední řádek udává jiný konec: při přehrání hra skončí jako { $ending } pro { $winners }
record-no-ending = poslední řádek udává konec: při přehrání hra žádný nemá

data-options = volby
data-line = řádek { $line }
data-missing = soubor chybí
data-no-toml = není platné TOML: { $why }
data-no-utf8 = není v UTF-8: { $why }
data-no-fluent = není Fluent
data-unknown = { $what ->
    [board] neznámá deska
    [card] neznámá karta
    [colour] neznámá barva
    [deck] neznámý balíček
    [deed] neznámá nemovitost
    [game] neznámá hra
    [group] neznámá skupina
    [kind] neznámý druh
    [language] neznámý jazyk
    [profile] neznámý profil
    [refusal] neznámé odmítnutí
    [role] neznámá role
    [rule] neznámé pravidlo
    [setting] neznámé nastavení
    [source] neznámý pramen
    [space] neznámé políčko
    [theme] neznámý vzhled
   *[any] neznámé { $what }
} „{ $name }“
data-there-are = { $wrong }; na výběr je { $known }
data-no-setting = neznámé nastavení; na výběr je { $known }
data-none-of = „{ $value }“ tu není; na výběr je { $known }
data-no-number = „{ $value }“ není celé číslo od { $low } do { $high }
data-never = { $key } není nikdy „{ $value }“
data-must-be = musí být { $names }
data-must-be-of = smí obsahovat jen { $names }
data-ids = id se musí lišit
data-names = takové id není, nebo nemá jméno: { $names }
data-above-0 = musí být větší než 0
data-at-least = musí být aspoň { $least }
data-percent = musí být mezi 0 a 100
data-range = potřebuje values, nebo low, usual a high v tomto pořadí
data-low-usual-high = potřebuje low, usual a high v tomto pořadí
data-no-value = nastavení potřebuje hodnotu
data-tokens = je třeba jedna figurka na místo
data-min-seats = musí být od 2 do max_seats
data-exactly-one = je třeba přesně jedno políčko druhu { $kind }, a jsou tu { $count }
data-first = první políčko musí být druhu { $kind }
data-group = potřebuje nemovitosti, všechny jednoho druhu
data-bare = políčko tohoto druhu nemá nemovitost
data-deck = z balíčku „{ $name }“ se na tomto políčku nebere
data-tax-eras = částku pro každou dobu má daňové políčko, a žádné jiné
data-taxes = daň má daňové políčko, a žádné jiné
data-rents = políčko druhu { $kind } má tolik nájmů: { $count }
data-columns = políčko druhu { $kind } má v každém sloupci tolik částek: { $count }
data-two-rents = nájem potřebuje dvě částky: samostatně a s celou skupinou
data-rising = částky nesmějí klesat
data-house-price = cenu domu mají ulice, a nic jiného
data-half = hypotéka je polovina ceny
data-redeem = vykoupení stojí víc, než kolik hypotéka přinesla
data-cards = karet je { $count }, ne { $size }
data-kept = buď se nechává, nebo má účinky
data-face = strana jedné kostky a částka větší než 0
data-chips = počty surovin musí být větší než 0
data-grid = není mřížka
data-total = potřebuje barvu a součet od 2 do 12
data-totals = potřebuje každý součet od 2 do 12
data-usual-pace = obvyklé tempo musí být jedno z temp a jejich id se musí lišit
data-near = near musí být méně než polovina decision
data-rule-id = id vypadá jako { $game }.part.name
data-no-event = taková událost není
data-no-move = takový tah není
data-no-grounds = není uvedeno pravidlo, ani že žádné není
data-grounds = má pravidla, a nemělo by mít žádná
data-one-letter = „{ $value }“ není jedno písmeno
data-no-colour = „{ $value }“ není barva jako třeba #1B2430
data-chip-too = surovina toho jména už je

words-none = chybí slova pro { $key }
words-none-of = chybí slova pro jakékoli { $key }…
words-unused = { $key } nikdo nepoužívá
words-twice = { $key } je definováno dvakrát
words-extra = angličtina { $key } nemá
words-english = je pořád anglicky
words-no-language = takový jazyk není znám; složka se jmenuje podle kódu jazyka
words-no-form = chybí tvar pro { $forms }
words-wants = chce { $names }, a to angličtina nemá
words-lost = neříká { $names }
words-keep = musí si nechat { $names }
words-keep-none = nesmí mít žádné %(…)s
words-unsayable = nejde vyslovit: { $why }
words-empty = neříká nic
words-long = je delší než { $most } písmen
words-no-name = „{ $name }“ není jméno příkazu: 1 až 32 malých písmen, bez mezer
words-same-name = { $key } i { $other } je „{ $name }“

case-none-below = v této složce není žádný soubor případů
case-nowhere = takový soubor ani složka není
case-only = soubor případů obsahuje tabulky [[case]] a nic jiného
case-named = případ „{ $name }“
case-numbered = případ { $number }
case-step = krok { $number } „{ $line }“: { $why }
case-no-code = „{ $line }“: odmítnutí se píše `!SEAT VERB -> code` se známým kódem
case-no-verb = „{ $line }“: řádek je `SEAT VERB …`
case-no-form = „{ $line }“ nejde rozebrat
case-no-seat = { $where }: žádné místo se nejmenuje „{ $name }“
case-no-space = takové políčko není: { $value }
# reads as in English
case-given = { $where }: { $why }
case-table = je třeba tabulka
case-whole = je třeba celé číslo od { $lowest }, ne { $value }
case-names = je třeba seznam jmen
case-no-key = neznámý klíč „{ $key }“; na výběr je { $known }
case-at-most = nejvýš { $most }
case-seats = { $game }: míst smí být { $low } až { $high } a jejich jména se musí lišit
case-illegal = pozice není přípustná: { $why }
case-two-owners = { $deed } má dva majitele
case-no-card-left = v žádném balíčku už není karta „{ $card }“
case-throws = hody jsou seznamy čísel od 1 do 6
case-tokens = figurky musí být různé, a to z: { $known }
case-tower = na { $cell } nemůže stát budova o tolika patrech: { $height }
case-blocks = místo má jen tolik kostek: { $count }
case-chips = surovin barvy { $colour } je jen { $count }
case-stock = domů je jen { $houses } a hotelů { $hotels }
case-role = je třeba jedno z: { $known }, ne { $value }
case-roles = role se smějí lišit nejvýš o jedno místo
case-building = na { $deed } nemůže stát { $level }
case-no-figure = then: takový údaj není: „{ $key }“
case-differs = { $key } je { $found }, ne { $wanted }
case-refused-as = odmítnuto jako { $code }, ne { $wanted }
case-accepted = přijato, ne odmítnuto
case-accepted-as = přijato, ne odmítnuto jako { $code }
case-law = porušený zákon: { $why }
case-storage = stav nepřežije uložení
case-offered = { $seat } má v nabídce { $verb }, ale { $refusal }
script-dice = průběh nedává další hod
script-throw = průběh nedává další hod tolika kostkami: { $count }
script-deck = průběh nedává další kartu z { $deck }
script-card = průběh dává kartu z { $deck }, která už v balíčku není ({ $card })

law-broken = hra { $game } semínka { $seed }: po { $action } místa { $seat }: { $why }
law-cash = místo { $seat } má { $cash }
law-issued = v peněženkách je { $held }, banka vydala { $issued }
law-debt = dluh { $amount }
law-owner = { $deed } patří místu { $seat }
law-mortgaged = { $deed } je v hypotéce bez majitele
law-mortgaged-built = { $deed } je v hypotéce a je zastavěná
law-cards = karty { $deck } nejsou úplné
law-held = nikdo nemůže mít kartu { $card }
law-numbers = dvě rozhodnutí mají stejné číslo
law-over = hra skončila, a na něco se ještě čeká
law-still = hra běží, a na nic se nečeká
law-debtors = dluhy a dlužníci se neshodují
law-awaited = čeká se na místo, které už nehraje: { $decision }
law-role = místo { $seat } má roli „{ $role }“
law-no-building = na { $deed } nemůže nic stát
law-level = { $level } na { $deed }
law-no-monopoly = { $deed } je zastavěná bez monopolu
law-adjusting = majetek se upravuje, než vypršel čas
law-no-chips = surovin barvy { $colour } je méně než nula
law-chips = surovin barvy { $colour } je { $count }, ne { $box }
law-foundation = základy { $cell } nejsou
law-builders = budovy a stavitelé se neshodují
law-blocks = místo { $seat } má { $left } kostek v zásobě a { $used } na desce, ne { $all } dohromady
law-height = místo { $seat } má budovu nemožné výšky
law-bank = banka má domů { $houses }, hotelů { $hotels } a v banku { $pot }
law-buildings = domů je { $houses } a hotelů { $hotels }, ne { $box_houses } a { $box_hotels }
law-group = { $group } je zastavěná a nepatří celá jednomu
law-uneven = { $group } není zastavěná rovnoměrně
law-no-shortage = o stavby se žádá, i když nechybějí
law-estate = pozůstalost čeká, a nic se nedraží
law-transfer = převod ničeho: { $decision }
