# The stage of a turn, its buttons, the private panels, modals and empty states. Buttons: at most 80 characters, better 25.

# --- the stage
stage-turn = Tura: { $name } · runda { $round }
stage-turn-again = Din nou la rând: { $name } · runda { $round }
stage-over = Jocul s-a încheiat
stage-mention = { $mention }, e rândul tău.
stage-superseded = Povestit până la capăt; jocul continuă mai jos.
stage-nothing-yet = Încă nu s-a întâmplat nimic în această tură.
stage-standin = Pe locul { $name } joacă un înlocuitor.
stage-verify = Hazardul e stabilit dinainte: SHA-256 al seminței { $commitment }
stage-seed = Sămânța a fost { $seed }; oricine poate verifica cu ea fiecare aruncare.

# --- buttons of the stage
button-roll = Aruncă
button-roll-again = Aruncă din nou
button-buy = Cumpără cu { $amount }
button-decline = La licitație
button-build = Construiește…
button-bank = Schimb cu banca…
button-force = Schimb forțat…
button-mortgage = Ipotechează…
button-redeem = Răscumpără…
button-manage-deeds = Ipoteci și răscumpărări…
button-offer = Schimb…
button-pay-fine = Plătește amenda: { $amount }
button-pay-debt = Plătește { $amount }
button-pay = Plătește
button-use = Folosește: { $card }
button-use-card = Folosește un card…
button-claim = Cere chiria: { $amount }
button-claim-rent = Cere chiria
button-bankrupt = Declară faliment…
button-bankrupt-confirm = Da, declară faliment
button-end = Încheie tura
button-discard = Lasă { $count }…
button-choose = Alege…
# Reads as in English.
button-choose-chip = { $chip }
button-choose-from = { $chip } · { $name }
button-swap = Schimb la Parcare gratuită…
button-skip = Sari peste
button-bid = Oferă { $amount }
button-bid-other = Licitează…
button-upto = Până la…
button-pass = Renunță
button-accept = Acceptă
button-accept-from = Acceptă oferta: { $name }
button-reject = Refuză
button-reject-from = Refuză oferta: { $name }
button-counter = Contraofertă…
button-withdraw = Retrage
button-withdraw-to = Retrage oferta pentru { $name }
button-resign = Abandonează…
button-resign-confirm = Da, abandonează definitiv
button-more = Mai multe…
button-board = Arată tabla
button-island = Arată insula
button-hand = Ce am
button-log = Jurnal
button-why = De ce?
button-back = Înapoi
button-next = Următoarea
button-previous = Precedenta
button-confirm = Confirmă
button-cancel = Anulează
button-clear = Ia-o de la capăt
button-send = Trimite oferta
button-return = M-am întors
button-new-game = Joacă din nou
button-stop-confirm = Da, încheie jocul

# --- the build panel
build-heading = Construcție
build-intro = Alege un loc și un etaj. Pe o clădire cu patru etaje se poate ridica penthouse-ul.
build-place = Unde construiești
build-place-free = { $cell }: primul etaj
build-place-own = { $cell }: etajul { $height }
build-place-penthouse = { $cell }: penthouse-ul
build-cost = Costă { $cost }.
build-worth = Clădirea valorează apoi { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
build-pay = Plătești cu
# Reads as in English.
build-pay-with = { $chips }
build-blocks = { $count ->
    [0] Nu mai ai blocuri.
    [one] Mai ai 1 bloc.
    [few] Mai ai { $count } blocuri.
   *[other] Mai ai { $count } de blocuri.
}
build-warning-penthouse = Penthouse-ul încheie jocul pe loc.
build-nothing = Acum n-ai cu ce plăti un etaj. Fiecare aruncare aduce resurse, iar banca dă una pentru patru.
build-done = S-a construit.

# --- mortgage and redeem
mortgage-heading = Ipoteci și răscumpărări
mortgage-intro = O proprietate ipotecată nu aduce nici chirie, nici resurse până n-o răscumperi.
mortgage-select = Ipotechează o proprietate
mortgage-entry = { $deed } · primești { $amount }
redeem-select = Răscumpără o proprietate
redeem-entry = { $deed } · plătești { $amount }
mortgage-nothing = N-ai nicio proprietate de ipotecat sau de răscumpărat.

# --- trading with the bank, Free Parking, Forced Trade, discarding, choosing
bank-heading = Schimb cu banca
bank-intro = Dai { $count } de aceeași culoare, primești 1 de altă culoare, de câte ori vrei.
bank-give = Dai { $count }, culoarea
bank-take = Iei 1, culoarea
bank-nothing = { $count ->
    [one] Pentru asta îți trebuie o resursă.
    [few] Pentru asta îți trebuie { $count } resurse de aceeași culoare.
   *[other] Pentru asta îți trebuie { $count } de resurse de aceeași culoare.
}
parking-heading = Parcare gratuită
parking-intro = Dai { $count }, oricare, și iei 1 de o culoare cu care nu plătești, o singură dată.
parking-give = Dai
parking-take = Iei
force-heading = Schimb forțat
force-intro = Alege un loc, culoarea pe care o iei și cea pe care o dai. Schimbul nu poate fi refuzat.
force-seat = Schimb cu
force-take = Iei
force-give = Dai
discard-heading = Lasă resurse
discard-intro = { $count ->
    [one] Ai o resursă în plus. Pe care o lași aici?
    [few] Ai { $count } resurse în plus. Pe care le lași aici?
   *[other] Ai { $count } de resurse în plus. Pe care le lași aici?
}
discard-lies = Rămân pe căsuța ta pentru următorul pion care trece pe aici.
choose-heading = Alegerea ta
choose-take = { $count ->
    [one] Ia din bancă 1 resursă de orice culoare.
    [few] Ia din bancă { $count } resurse de orice culoare.
   *[other] Ia din bancă { $count } de resurse de orice culoare.
}
choose-steal = Ia 1 resursă de la alt loc.
choose-gift = Dă 1 resursă. O primește { $name }.
choose-return = Dă înapoi băncii 1 resursă.
choose-swap = Schimbă cu banca oricâte resurse vrei, una la una.
choose-colour = Culoare
choose-seat = Loc
choose-chips = Resurse
choose-give = Dai
choose-picked = Alese până acum: { $chips }
choose-picked-none = Încă n-ai ales nimic.
choose-left = { $count ->
    [0] Gata.
    [one] Mai alege 1.
    [few] Mai alege { $count }.
   *[other] Mai alege { $count }.
}

# --- auction
auction-heading = Licitație: { $deed }
auction-leader = Conduce { $name } cu { $amount }.
auction-no-bid = Încă nicio ofertă; se începe de la { $amount }.
auction-next = Oferta următoare: cel puțin { $amount }.
auction-passed = Au renunțat: { $names }
auction-your-maximum = Banca licitează pentru tine până la { $amount }. Nimeni altcineva nu vede asta.
auction-maximum-set = Gata: banca licitează pentru tine până la { $amount }.

# --- trade composer
trade-heading = Schimb cu { $name }
trade-intro = Pune orice de o parte sau de alta; oferta pleacă atunci când apeși „Trimite oferta”.
trade-with = Schimb cu
trade-you-give = Dai
trade-you-get = Primești
trade-money = Bani…
trade-deeds-give = Proprietăți pe care le dai
trade-deeds-want = Proprietăți pe care le vrei
trade-cards-give = Carduri pe care le dai
trade-cards-want = Carduri pe care le vrei
trade-chips-give = Resurse pe care le dai
trade-chips-want = Resurse pe care le vrei
trade-offer = { $maker } oferă: { $give } pentru { $want }. Răspunde { $to }.
trade-sent = Oferta ta pentru { $name } e pe masă.
trade-after = După schimb, { $name } ar avea { $goods }.
trade-nobody = N-ai cu cine face schimb.
trade-deed-mortgaged = { $deed } (ipotecată)

# --- modals
modal-bid-title = Oferta ta
modal-bid-label = Sumă
modal-bid-hint = { $low } sau mai mult, până la { $high }
modal-upto-title = Licitează pentru mine până la
modal-upto-label = Suma maximă
modal-upto-hint = O vezi doar tu. { $low } sau mai mult, până la { $high }
modal-money-title = Banii din acest schimb
modal-money-give = Dai
modal-money-want = Vrei
modal-money-hint = Un număr întreg, de pildă { $example }
modal-chips-title = Resurse
# Reads as in English.
modal-chips-label = { $colour }
modal-chips-hint = de la 0 la { $max }
modal-rules-title = Caută o regulă
modal-rules-label = Un cuvânt sau două

# --- hand, board, log, score
hand-heading = Ce ai
hand-cash = Numerar: { $amount }
hand-deed = { $deed } · { $group } · chirie { $rent } · la { $total } dă { $colour }
hand-deed-mortgaged = { $deed } · { $group } · ipotecată; răscumpărare: { $amount }
hand-no-deeds = Încă nicio proprietate.
hand-chips = Resurse: { $chips }
hand-no-chips = Nicio resursă.
hand-cards = Carduri: { $cards }
hand-can = Poți: { $verbs }
hand-can-nothing = Acum n-ai nimic de făcut.
board-heading = Tabla · runda { $round }
score-heading = Cine ce are
score-final-heading = Clasamentul final
score-winner = Câștigă { $name }!
score-winners = Își împart victoria: { $names }!

# --- rules
rules-heading = Reguli
rules-none = Nicio regulă găsită pentru „{ $query }”. Încearcă un singur cuvânt, de pildă chirie, închisoare sau etaj.
rules-why-heading = De ce așa?

# --- game commands
leave-done = Pe locul { $name } joacă acum un înlocuitor. Apasă oricând „M-am întors” ca să-l iei înapoi.
return-done = Bine ai revenit, { $name }! Locul e din nou al tău.
stop-question = Închei jocul pentru toți? Nu va câștiga nimeni.
stop-done = { $name } încheie jocul.
resign-question = Abandonezi definitiv? Proprietățile și resursele tale trec la creditor sau la bancă, iar locul tău nu intră în clasament.
resign-done = { $name } abandonează.
bankrupt-question = Declari faliment? Nu mai ai ture, dar clădirile tale rămân și încă poți câștiga.

# --- panels: what several share
panel-done = Gata.
panel-closed = Asta nu mai e deschis.
button-raise = Fă rost de bani…
button-choose-of = Alege ({ $name })…
button-mortgage-deed = Ipotechează: { $deed }
button-redeem-deed = Răscumpără: { $deed }
build-floor = Ce etaj
build-floor-number = Etajul { $height }
choose-take-colour = Iei
choose-too-many = { $count ->
    [one] E 1 în plus.
    [few] Sunt { $count } în plus.
   *[other] Sunt { $count } în plus.
}
discard-leave = Lasă
debt-owed = Ai de plătit { $amount }; creditor: { $name }.
debt-raisable = Dacă ipotechezi tot, poți ajunge la { $amount }.
auction-mention = { $mention }, poți licita.
board-shown = Iat-o, proaspătă, la capătul canalului.
modal-money-range = Un număr întreg până la { $high }
trade-draft-gone = Schimbul acela nu mai e în lucru. Deschide „Schimb…” încă o dată.
button-build-go = Construiește
trade-mention = { $mention }, oferta asta e pentru tine.

# --- houses and hotels
button-streets = Construiește…
button-sell = Vinde clădiri…
button-build-for = Construiește: { $level }, { $amount }
button-want-ask = Câte vreau…
button-want = { $count ->
    [one] Vreau 1
    [few] Vreau { $count }
   *[other] Vreau { $count }
}
button-place-ask = Așază clădirea…
button-place = Pune-o aici
button-sell-for = { $count ->
    [one] Vinde 1 cu { $amount }
    [few] Vinde { $count } cu { $amount }
   *[other] Vinde { $count } cu { $amount }
}
button-sell-group = Vinde tot grupul: { $group }, { $amount }
level-houses = { $count ->
    [0] nicio clădire
    [one] 1 casă
    [few] { $count } case
   *[other] { $count } de case
}
level-hotel = un hotel
street-line = { $deed }: { $level }, chirie { $rent }
streets-heading = Construcție
streets-intro = Clădirile se pun pe străzile unui grup care e în întregime al tău. Ele ridică chiria.
streets-intro-window = Băncii nu-i ajung clădirile: spune unde vrei și câte sau renunță.
streets-intro-place = Clădirea e plătită; alege unde stă.
streets-stock = Banca are { $houses ->
    [one] 1 casă
    [few] { $houses } case
   *[other] { $houses } de case
} și { $hotels ->
    [one] 1 hotel.
    [few] { $hotels } hoteluri.
   *[other] { $hotels } de hoteluri.
}
streets-choose = Stradă
streets-entry = { $level }: { $amount }, apoi chirie { $rent }
streets-count = Câte
streets-count-entry = { $count ->
    [one] 1 clădire
    [few] { $count } clădiri
   *[other] { $count } de clădiri
}
streets-nothing = Acum nu poți construi: e nevoie de un grup întreg de străzi, fără ipoteci, construit uniform, și de numerar.
sell-heading = Vânzare de clădiri
sell-intro = Se întorc la bancă. Un grup poate fi și golit deodată.
sell-choose = Stradă
sell-entry = { $amount } pe clădire
sell-count = Câte
sell-count-entry = { $count ->
    [one] 1 clădire
    [few] { $count } clădiri
   *[other] { $count } de clădiri
}
sell-nothing = Acum n-ai clădiri care se pot vinde.

# --- mortgaged deeds that changed hands, choices among words and numbers
transfer-heading = Proprietăți ipotecate
transfer-intro = Răscumpără-le acum sau plătește băncii taxa și lasă-le ipotecate.
transfer-line = { $deed }: răscumpărare { $redeem }, taxă { $fee }
button-transfer = Răscumpără acum…
button-skip-fee = Plătește doar { $amount }
choose-one = Alege
choose-tax = Cum plătești?
choose-bus = Până unde te duce autobuzul?
choose-anywhere = Mergi pe orice căsuță vrei.
answer-tax = Plătește { $amount }
answer-tax-percent = Plătește { $percent }{"\u00A0"}% din tot ce ai
answer-spaces = { $count ->
    [one] 1 căsuță
    [few] { $count } căsuțe
   *[other] { $count } de căsuțe
}

# --- sums and debts where there are houses
modal-scaled-hint = { $short } înseamnă { $full }.
debt-raisable-buildings = Mai poți ajunge la { $amount } vânzând clădiri și ipotecând.
bankrupt-question-streets = Declari faliment? Tot ce ai trece la creditor sau la bancă, iar tu ieși din joc.
resign-question-streets = Abandonezi definitiv? Tot ce ai trece la creditor sau la bancă, iar tu ieși din joc.
lot-house = o casă
lot-hotel = un hotel
hand-street = { $deed } · { $group } · { $level } · chirie { $rent }
hand-plain = { $deed } · { $group } · chirie { $rent }
hand-times = { $deed } · { $group } · chirie { $count } × aruncarea
hand-ladder = chirii { $rents }
mortgage-intro-streets = O proprietate ipotecată nu aduce chirie până n-o răscumperi.
stage-time = Timpul stabilit se termină { $when }; tura în curs în acel moment e ultima.
