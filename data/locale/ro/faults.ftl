# Ce nu e în ordine cu fișierele, setările, bazele de date, înregistrările și cazurile; se spune în linia de comandă. Căile, cheile și ID-urile
# rămân cum sunt; `$why` e o altă defecțiune sau ce a spus o bibliotecă, în limba ei.

# reads as in English
fault-file = { $file }: { $why }
# reads as in English
fault-quoted = { $why }
fault-refused = refuzat: { $refusal }

store-foreign = { $file }: nu e o bază de date a lui Banker
store-of-others = { $file }: baza de date a altui program; rămâne cum este
store-no-database = { $file }: nu e o bază de date; rămâne cum este
store-damaged = { $file }: bază de date deteriorată ({ $why }); pune la loc o copie a ei
store-dangling = un rând din { $table } trimite la ceva ce nu există
store-there-already = { $file }: există deja; alege alt nume
store-itself = { $file }: este chiar baza de date
store-missing = { $file }: nu există un asemenea fișier
store-no-file = { $file }: nu e un fișier
store-no-folder = { $file }: nu există dosarul { $folder }
store-not-opened = { $file }: nu poate fi deschis: { $why }
store-unreadable = { $file }: nu poate fi citit: { $why }
store-unwritable = { $file }: nu e voie să fie scris
store-closed = { $file }: baza de date e închisă
store-busy = { $file }: îl ține ocupat alt program; încearcă din nou
store-full = { $file }: discul e plin
store-failing = { $file }: discul e plin sau cedează ({ $why })
store-no-lock = { $file }: nu poate fi creat: { $why }
store-in-use = { $file }: îl folosește alt bot care rulează
store-newer = { $file }: făcut de o versiune mai nouă (tabele { $there }, aceasta cunoaște { $known })
store-unnumbered = migrările nu sunt numerotate la rând: { $names }
store-unended = { $file }: ultima instrucțiune nu are sfârșit
store-conflict = jocul { $game }: s-a schimbat între timp
store-blob = jocul { $game }: coloana „{ $what }” nu poate fi citită: { $why }
store-no-rules = jocul { $game }: îi lipsesc regulile

config-choice = { $name } poate fi doar una dintre: { $choices }
config-url = { $name } trebuie să fie o adresă care începe cu una dintre: { $schemes }
config-two-tokens = setează DISCORD_TOKEN sau DISCORD_TOKEN_FILE, nu pe amândouă
config-no-token = lipsește tokenul: setează DISCORD_TOKEN sau pune în DISCORD_TOKEN_FILE calea fișierului care îl conține
config-bad-token = tokenul are caractere pe care niciun token Discord nu le are: copiază-l din nou din portalul pentru dezvoltatori
config-token-unreadable = DISCORD_TOKEN_FILE: { $file } nu poate fi citit: { $why }
config-token-no-text = DISCORD_TOKEN_FILE: { $file } nu e un fișier text
config-token-empty = DISCORD_TOKEN_FILE: { $file } e gol
config-no-address = BANKER_METRICS trebuie să fie o adresă și un port, ca 127.0.0.1:9464 sau [::1]:9464
config-anywhere = BANKER_METRICS: { $host } lasă și alte mașini să se uite; folosește 127.0.0.1 sau setează BANKER_METRICS_ANYWHERE=yes dacă asta vrei
config-not-listened = BANKER_METRICS: nu se poate asculta la { $at }: { $why }

record-move = mutarea { $move }: { $why }
record-line = rândul { $line }: { $why }
record-empty = înregistrarea e goală
record-too-large = fișierul are peste { $most } MiB: asta nu e o înregistrare
record-format = rândul 1: formatul { $there } nu e cunoscut; acest program citește { $known }
record-line-long = are peste { $most } KiB
record-no-line = nu e un rând de înregistrare: nu se termină cu suma lui de control
record-chain = suma de control nu decurge din ce stă aici și înainte
record-no-header = o înregistrare începe cu antetul ei
record-no-move-line = aici ar trebui să fie o mutare
record-cut-off = lipsește ultimul rând: înregistrarea a fost tăiată
record-count = mutări: { $count }, iar ultimul rând numără { $told }
record-no-rules = regulile înregistrării nu pot fi alcătuite: { $why }
record-other-rules = înregistrarea s-a jucat după alte reguli: { $game } în versiunea { $there }, iar acest program are versiunea { $here }
record-misplaced = mutarea { $move } stă unde ar trebui să fie { $place }
record-in-its-place = în locul ei stă mutarea { $move }
record-too-early = vine înaintea mutării dinaintea ei
record-no-seat = nu există locul { $seat }
record-made-by = nu poate fi făcută de „{ $who }”
record-undone = a fost anulată
record-undone-by = nu mutarea { $move } a anulat-o
record-otherwise = la jucarea din nou se întâmplă altceva: { $now }, nu { $told }
record-events = { $count ->
    [one] { $count } eveniment
    [few] { $count } evenimente
   *[other] { $count } de evenimente
}
record-chance = blocuri de hazard folosite până atunci: { $now }, nu { $told }
record-over = jocul e deja încheiat
record-no-start = un joc începe cu începutul lui
record-not-started = jocul nu poate începe cu această sămânță și cu atâtea locuri: { $seats }
record-no-action = nu are nicio acțiune și nici nu anulează nimic
record-no-undo = nu există nicio mutare { $since } a locului { $seat } care să poată fi anulată
record-not-over = jocul nu s-a încheiat: înregistrarea lui nu are sămânță
record-no-seed = sămânța jocului nu s-a păstrat
record-seed-no-hex = sămânța nu e în hexazecimal
record-other-seed = sămânța nu e cea promisă
record-other-commitment = angajamentul nu e cel publicat la începutul jocului
record-other-final = suma de control finală nu e cea publicată la sfârșitul jocului
record-goes-on = jocul continuă: aruncările pot fi verificate după ce se încheie
record-nothing = nu s-a jucat nimic
record-other-ending = ultimul rând spune alt sfârșit: jucat din nou, jocul se încheie cu { $ending } pentru { $winners }
record-no-ending = ultimul rând spune un sfârșit: jucat din nou, jocul nu are niciunul

data-options = opțiuni
data-line = rândul { $line }
data-missing = fișierul lipsește
data-no-toml = nu e TOML valid: { $why }
data-no-utf8 = nu e UTF-8: { $why }
data-no-fluent = nu e Fluent
data-unknown = { $what ->
    [board] tablă necunoscută
    [card] carte necunoscută
    [colour] culoare necunoscută
    [deck] pachet necunoscut
    [deed] proprietate necunoscută
    [game] joc necunoscut
    [group] grup necunoscut
    [kind] fel necunoscut
    [language] limbă necunoscută
    [profile] profil necunoscut
    [refusal] refuz necunoscut
    [role] rol necunoscut
    [rule] regulă necunoscută
    [setting] setare necunoscută
    [source] sursă necunoscută
    [space] căsuță necunoscută
    [theme] temă necunoscută
   *[any] { $what } necunoscut
}: „{ $name }”
data-there-are = { $wrong }; există { $known }
data-no-setting = setare necunoscută; există { $known }
data-none-of = „{ $value }” nu există; alege din { $known }
data-no-number = „{ $value }” nu e un număr întreg de la { $low } la { $high }
data-never = { $key } nu e niciodată „{ $value }”
data-must-be = trebuie să fie { $names }
data-must-be-of = poate conține doar { $names }
data-ids = ID-urile trebuie să difere
data-names = nu există un asemenea ID sau nu are nume: { $names }
data-above-0 = trebuie să fie mai mare ca 0
data-at-least = trebuie să fie cel puțin { $least }
data-percent = trebuie să fie între 0 și 100
data-range = are nevoie de values sau de low, usual și high în această ordine
data-low-usual-high = are nevoie de low, usual și high în această ordine
data-no-value = o setare are nevoie de o valoare
data-tokens = e nevoie de câte un pion pe loc
data-min-seats = trebuie să fie de la 2 la max_seats
data-exactly-one = e nevoie de exact o căsuță de felul { $kind }, iar aici sunt { $count }
data-first = prima căsuță trebuie să fie de felul { $kind }
data-group = are nevoie de proprietăți, toate de același fel
data-bare = o căsuță de acest fel nu are proprietate
data-deck = pe această căsuță nu se trage din pachetul „{ $name }”
data-tax-eras = o căsuță de taxă, și nicio alta, are câte o sumă pentru fiecare epocă
data-taxes = o căsuță de taxă, și nicio alta, are o taxă
data-rents = chirii pe care le are o căsuță de felul { $kind }: { $count }
data-columns = sume pe care le are o căsuță de felul { $kind } în fiecare coloană: { $count }
data-two-rents = chiria are nevoie de două sume: singură și cu tot grupul
data-rising = sumele nu au voie să scadă
data-house-price = străzile, și nimic altceva, au un preț al casei
data-half = ipoteca e jumătate din preț
data-redeem = răscumpărarea costă mai mult decât a adus ipoteca
data-cards = cărți: { $count }, nu { $size }
data-kept = ori se păstrează, ori are efecte
data-face = o față a unui zar și o sumă mai mare ca 0
data-chips = numărul resurselor trebuie să fie mai mare ca 0
data-grid = nu e o grilă
data-total = are nevoie de o culoare și de un total de la 2 la 12
data-totals = are nevoie de fiecare total de la 2 la 12
data-usual-pace = ritmul obișnuit trebuie să fie unul dintre ritmuri, iar ID-urile lor trebuie să difere
data-near = near trebuie să fie mai mic decât jumătate din decision
data-rule-id = ID-urile arată ca { $game }.part.name
data-no-event = nu există un asemenea eveniment
data-no-move = nu există o asemenea mutare
data-no-grounds = nu se numește nicio regulă și nici că nu există una
data-grounds = are reguli și nu ar trebui să aibă
data-one-letter = „{ $value }” nu e o singură literă
data-no-colour = „{ $value }” nu e o culoare ca #1B2430
data-chip-too = există deja o resursă cu acest nume

words-none = nu există cuvinte pentru { $key }
words-none-of = nu există cuvinte pentru niciun { $key }…
words-unused = nimic nu folosește { $key }
words-twice = { $key } e definit de două ori
words-extra = engleza nu are { $key }
words-english = e încă în engleză
words-no-language = nu se cunoaște o asemenea limbă; un dosar se numește după codul limbii lui
words-no-form = lipsește forma pentru { $forms }
words-wants = vrea { $names }, iar engleza nu are așa ceva
words-lost = nu spune { $names }
words-keep = trebuie să păstreze { $names }
words-keep-none = nu are voie să aibă niciun %(…)s
words-unsayable = nu poate fi spus: { $why }
words-empty = nu spune nimic
words-long = e mai lung de { $most } litere
words-no-name = „{ $name }” nu e un nume de comandă: 1–32 litere mici, fără spații
words-same-name = { $key } și { $other } sunt amândouă „{ $name }”

case-none-below = nu e niciun fișier cu cazuri în acest dosar
case-nowhere = nu există un asemenea fișier sau dosar
case-only = un fișier cu cazuri conține tabele [[case]] și nimic altceva
case-named = cazul „{ $name }”
case-numbered = cazul { $number }
case-step = pasul { $number } „{ $line }”: { $why }
case-no-code = „{ $line }”: un refuz se scrie `!SEAT VERB -> code`, cu un cod cunoscut
case-no-verb = „{ $line }”: un rând e `SEAT VERB …`
case-no-form = „{ $line }” nu poate fi înțeles
case-no-seat = { $where }: niciun loc nu se numește „{ $name }”
case-no-space = nu există o asemenea căsuță: { $value }
# reads as in English
case-given = { $where }: { $why }
case-table = e nevoie de un tabel
case-whole = e nevoie de un număr întreg de la { $lowest } în sus, nu de { $value }
case-names = e nevoie de o listă de nume
case-no-key = cheie necunoscută „{ $key }”; există { $known }
case-at-most = cel mult { $most }
case-seats = { $game } se joacă pe { $low } până la { $high } locuri, cu nume diferite
case-illegal = poziția nu e permisă: { $why }
case-two-owners = { $deed } are doi proprietari
case-no-card-left = în niciun pachet nu mai e o carte „{ $card }”
case-throws = aruncările sunt liste de fețe de la 1 la 6
case-tokens = pionii trebuie să fie diferiți, dintre: { $known }
case-tower = pe { $cell } nu poate sta o clădire cu atâtea etaje: { $height }
case-blocks = blocurile unui loc sunt doar { $count }
case-chips = resurse de culoarea { $colour } sunt doar { $count }
case-stock = case sunt doar { $houses }, iar hoteluri { $hotels }
case-role = e nevoie de una dintre: { $known }, nu de { $value }
case-roles = rolurile au voie să difere cu cel mult un loc
case-building = pe { $deed } nu poate sta { $level }
case-no-figure = then: nu există o asemenea cifră: „{ $key }”
case-differs = { $key } e { $found }, nu { $wanted }
case-refused-as = refuzat ca { $code }, nu ca { $wanted }
case-accepted = acceptat, nu refuzat
case-accepted-as = acceptat, nu refuzat ca { $code }
case-law = lege încălcată: { $why }
case-storage = starea nu rămâne aceeași după salvare
case-offered = lui { $seat } i se oferă { $verb }, dar { $refusal }
script-dice = scenariul nu mai dă nicio aruncare
script-throw = scenariul nu mai dă nicio aruncare cu atâtea zaruri: { $count }
script-deck = scenariul nu mai dă nicio carte din { $deck }
script-card = scenariul dă o carte din { $deck } care nu mai e în pachet ({ $card })

law-broken = jocul { $game } cu sămânța { $seed }: după { $action } a locului { $seat }: { $why }
law-cash = locul { $seat } are { $cash }
law-issued = în pungi sunt { $held }, banca a dat { $issued }
law-debt = o datorie de { $amount }
law-owner = { $deed } e a locului { $seat }
law-mortgaged = { $deed } e ipotecată fără proprietar
law-mortgaged-built = { $deed } e ipotecată și are construcții
law-cards = cărțile din { $deck } nu sunt complete
law-held = nimeni nu poate avea { $card }
law-numbers = două decizii au același număr
law-over = jocul s-a încheiat și încă se așteaptă ceva
law-still = jocul continuă și nu se așteaptă nimic
law-debtors = datoriile și datornicii nu se potrivesc
law-awaited = se așteaptă un loc care a ieșit din joc: { $decision }
law-role = locul { $seat } are rolul „{ $role }”
law-no-building = nimic nu poate sta pe { $deed }
law-level = { $level } pe { $deed }
law-no-monopoly = { $deed } are construcții fără monopol
law-adjusting = averile se ajustează înainte să expire timpul
law-no-chips = resurse de culoarea { $colour }: mai puțin de zero
law-chips = resurse de culoarea { $colour }: { $count }, nu { $box }
law-foundation = nu există fundația { $cell }
law-builders = clădirile și constructorii nu se potrivesc
law-blocks = locul { $seat } are blocuri rămase { $left } și construite { $used }, nu { $all } în total
law-height = locul { $seat } are o clădire de înălțime imposibilă
law-bank = banca are case { $houses }, hoteluri { $hotels } și un pot de { $pot }
law-buildings = sunt case { $houses } și hoteluri { $hotels }, nu { $box_houses } și { $box_hotels }
law-group = { $group } are construcții și nu e întreg al unui singur loc
law-uneven = { $group } nu e construit uniform
law-no-shortage = se cer construcții fără să fie lipsă de ele
law-estate = o moștenire așteaptă și nu se licitează nimic
law-transfer = un transfer de nimic: { $decision }
