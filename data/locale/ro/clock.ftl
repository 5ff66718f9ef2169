# A table's time: deadlines, reminders, and what happens when a time is up.

# --- deadlines on the stage, the auction and an offer
time-all = Timpul se termină { $when }.
time-one = { $name }: timpul se termină { $when }.
time-auction = Licitația se încheie { $when }; o ofertă târzie o prelungește puțin.
time-offer = Oferta expiră { $when }.
time-vote = Ceilalți votează despre locul { $name }; votul se termină { $when } sau mai devreme, dacă { $name } apasă orice.
time-paused = Masa e în pauză: timpul nu curge. `/game resume` o pornește iar.
time-quiet = Masa s-a liniștit: timpul nu curge până nu apasă cineva ceva.

trade-lapsed = Oferta făcută de { $maker } pentru { $to } a expirat fără răspuns.

# --- reminders: one message, each person once
notice-remind = { $mentions }: masa vă așteaptă. Timpul se termină { $when }.
notice-remind-auction = { $mentions }: încă puteți licita. Licitația se încheie { $when }.
notice-remind-offer = { $mentions }: aveți o ofertă de schimb; expiră { $when }.
notice-remind-where = Masa e în { $channel }.
notice-next-stand-in = După aceea joacă un înlocuitor pentru tine, până apeși ceva.
notice-next-skip = După aceea se face în locul tău cea mai ieftină mutare.
notice-next-vote = După aceea ceilalți hotărăsc cum se continuă.
notice-next-bankrupt = După aceea locul e falit: așa se joacă la masa aceasta.

# --- a time was up
notice-stand-in = { $name }: timpul s-a terminat. Locul e jucat acum de un înlocuitor, cu grijă: nu acceptă schimburi și nu dă nimic. { $name } îl are înapoi apăsând orice.
notice-skip = { $name }: timpul s-a terminat, așa că s-a făcut cea mai ieftină mutare. { $name } joacă de aici mai departe.
notice-vote = { $name }: timpul s-a terminat. Cum se continuă? Hotărâți mai mult de jumătate dintre voi; votul se termină { $when }, iar fără un rezultat clar joacă un înlocuitor. Votul e doar despre așteptare: { $name } îl încheie și își are locul înapoi apăsând orice. `/game kick` e votul despre cine păstrează definitiv un loc.
notice-bankrupt = { $name }: timpul s-a terminat. La masa aceasta asta înseamnă faliment.
notice-removed = Masa a votat: { $name } iese din joc.
notice-quiet = De ceva vreme n-a venit nimeni, așa că masa se liniștește: fără alte mementouri. Orice apăsare o trezește, azi sau peste o lună.

# --- the vote on how it goes on with somebody whose time was up; the vote on who keeps a seat is in seats.ftl
button-vote-replace = Joacă un înlocuitor
button-vote-remove = Afară din joc
button-vote-wait = Mai așteptăm o dată
vote-cast = Notat: { $choice }. Te poți răzgândi cât timp votul e deschis.
vote-done = S-a hotărât: { $choice }.
table-no_vote = Despre locul acela nu se hotărăște nimic la care să poți vota. `/board` arată cum stau lucrurile.

# --- pausing and going on
rest-pause-heading = Punem masa în pauză?
rest-resume-heading = Continuăm la masa aceasta?
rest-count = De acord: { $count } din { $wanted }: { $names }.
rest-mention = { $mention }, ce părere ai?
rest-pause-next = Când sunt de acord toți cei care joacă în persoană, timpul nu mai curge și nu mai primește nimeni mementouri. Cine vrea poate muta oricum.
rest-pause-back = Până atunci timpul curge. Cine s-a răzgândit scrie `/game resume`.
rest-resume-next = Când e de acord jumătate dintre cei care joacă în persoană, timpul curge iar și fiecare decizie are timpul ei întreg.
rest-resume-back = Până atunci masa rămâne în pauză. Cine s-a răzgândit scrie `/game pause`.
rest-pause-agree = De acord cu pauza
rest-resume-agree = De acord să continuăm
rest-pause-done = **Masa e în pauză.** Timpul nu curge și nimeni nu primește mementouri; mutările contează totuși. `/game resume` întreabă dacă se continuă: ajunge jumătate dintre cei care joacă în persoană.
rest-resume-done = **Masa continuă.** Fiecare decizie are din nou timpul ei întreg.
rest-resume-mention = { $mention }, e rândul tău.
rest-pause-settled = Întrebarea despre pauză e lămurită.
rest-resume-settled = Întrebarea despre continuare e lămurită.
rest-pause-already = Masa e în pauză; vrei să rămână așa. `/game resume` întreabă dacă se continuă.
rest-resume-already = Masa nu e în pauză; vrei să rămână așa. `/game pause` cere o pauză.
rest-pause-alone = Pui masa în pauză acum, fiindcă administrezi serverul? Timpul nu mai curge și nimeni nu primește mementouri; mutările contează totuși. `/game resume` încheie pauza.
rest-resume-alone = Lași masa să continue acum, fiindcă administrezi serverul? Fiecare decizie are din nou timpul ei întreg.
rest-pause-now = Pune pauză acum
rest-resume-now = Continuă acum
rest-ask = Întreabă masa
rest-told = Canalul știe.
table-question_over = Întrebarea e deja lămurită. `/board` arată dacă masa e în pauză; `/game pause` și `/game resume` întreabă din nou.

# --- /me notify
notify-heading = Când primești mementouri
notify-intro = Se aplică imediat la toate mesele tale și numai tu vezi asta.
notify-zone-now = Ceasul tău: { $zone }, unde acum e { $time }.
notify-quiet-now = Ore de liniște: de la { $start } la { $end }. Ce cade în ele așteaptă până trec.
notify-quiet-off = Ore de liniște: niciuna. Primești mementouri la orice oră.
notify-direct-now = Mementourile vin ca mesaje directe; dacă nu primești mesaje de la mine, în canalul mesei.
notify-here-now = Mementourile vin în canalul mesei.
notify-zone = Fusul tău orar
notify-zone-set = Fus orar…
notify-zone-label = Ore față de UTC
# Reads as in English.
notify-zone-hint = +2, -3:30, +5:45
notify-quiet = Ore de liniște
notify-quiet-set = Ore de liniște…
notify-quiet-from = Liniște de la
notify-quiet-to = Liniște până la
notify-quiet-hint = O oră de pe ceasul tău, de pildă 22:30
notify-quiet-none = Fără ore de liniște
notify-direct = Prin mesaj direct
notify-here = În canal
error-no-zone = „{ $text }” nu e un fus orar pe care îl pot citi. Scrie cu cât e ceasul tău înaintea UTC, de pildă +2, -3:30 sau +5:45.
error-no-time = „{ $text }” nu e o oră pe care o pot citi. Scrie una ca 22:30 sau 7.
error-quiet-empty = Dacă încep și se termină la aceeași oră, nu sunt ore de liniște. Scrie două ore diferite sau apasă „Fără ore de liniște”.

# --- /me away
away-heading = Absență
away-none = N-ai anunțat nicio absență. `/me away` cu un număr de zile sau cu o dată îți oprește ceasul la mesele tale pentru atâta timp.
away-now = Absența ta ține până { $when }.
away-no-tables = Acum nu joci niciun joc. Mesele la care intri până atunci vor ști.
away-table = { $where } · { $game } · ceasul tău stă până { $when }
away-table-capped = { $where } · { $game } · ceasul tău stă până { $when }: masa așteaptă cel mult { $days ->
    [one] o zi
    [few] { $days } zile
   *[other] { $days } de zile
}
away-table-none = { $where } · { $game } · ceasul tău merge: masa nu-i așteaptă pe cei absenți
away-table-free = { $where } · { $game } · acolo nu grăbește nimeni pe nimeni
away-table-standin = { $where } · { $game } · acolo joacă un înlocuitor pentru tine
away-more = { $count ->
    [one] - și încă o masă
    [few] - și încă { $count } mese
   *[other] - și încă { $count } de mese
}
away-next = Între timp nu primești mementouri. Licitațiile nu așteaptă. Poți muta oricum oricând; `/me away` schimbă absența.
away-back = M-am întors
away-ended = Bine ai revenit. Ceasul tău merge iar la toate mesele, iar ce te așteaptă îți lasă timpul întreg al unei decizii, dacă nu rămăsese oricum mai puțin.
error-away-both = Dă un număr de zile sau o dată, nu amândouă.
error-no-date = „{ $text }” nu e o dată pe care o pot citi. Scrie anul, luna și ziua, de pildă 2031-07-15.
error-away-past = Ziua aceea a trecut deja pe ceasul tău ({ $zone }). Alege una mai târzie; `/me notify` îți setează fusul orar.
error-away-long = { $days ->
    [one] O absență ține cel mult o zi. Alege o zi mai apropiată; cu `/game leave` poate juca un înlocuitor pentru tine.
    [few] O absență ține cel mult { $days } zile. Alege o zi mai apropiată; cu `/game leave` poate juca un înlocuitor pentru tine.
   *[other] O absență ține cel mult { $days } de zile. Alege o zi mai apropiată; cu `/game leave` poate juca un înlocuitor pentru tine.
}

# --- how a table's time runs, in the lobby
lobby-time = Timp pentru o decizie: { $pace }. Când se termină: { $policy }.
lobby-time-none = La masa aceasta nu grăbește nimeni pe nimeni.
setting-pace = Ritm
setting-pace-rule = Cât poate dura fiecare decizie. Toți primesc un memento înainte să se termine timpul.
setting-pace-daily = O zi
setting-pace-daily-description = 24 de ore pe decizie, pentru jocuri printre alte treburi
setting-pace-live = În timp real
setting-pace-live-description = 90 de secunde pe decizie, când toți sunt acum la masă
setting-pace-evening = O seară
setting-pace-evening-description = 10 minute pe decizie
setting-pace-relaxed = Relaxat
setting-pace-relaxed-description = 72 de ore pe decizie
setting-pace-none = Fără limită de timp
setting-pace-none-description = Nimeni nu e grăbit și nu primește mementouri; masa poate sta oricât

setting-policy = Când i se termină cuiva timpul
setting-policy-rule = Ce se întâmplă ca să nu aștepte ceilalți la nesfârșit. Niciun schimb nu se acceptă în locul cuiva.
setting-policy-stand-in = Joacă un înlocuitor
setting-policy-stand-in-description = Joacă locul cu grijă până când titularul apasă ceva
setting-policy-skip = Se sare peste
setting-policy-skip-description = Se face o dată cea mai ieftină mutare permisă
setting-policy-vote = Ceilalți votează
setting-policy-vote-description = Aleg între înlocuitor, afară din joc și încă o așteptare
setting-policy-bankrupt = Faliment
setting-policy-bankrupt-description = Locul iese din joc, ca în regulile online

setting-away_days = Zile de absență
setting-away_days-rule = Cine își anunță absența își oprește ceasul, cel mult atâtea zile; 0: deloc.
