# Why something was not done, and what can be done instead: one or two short sentences, no blame.
# `refusal-<code>` and variants: the rules. `table-<code>`: the table.

refusal-game_over = Jocul acesta s-a încheiat. `/score` arată cum s-a terminat, iar `/play` deschide o masă nouă.
refusal-unknown_name = Nimic de aici nu se numește { $name }. Alege din listă sau uită-te la `/board`.
refusal-unknown_name-plain = Numele acesta nu e pe tablă. Alege din listă sau uită-te la `/board`.
refusal-bad_amount = Suma aceasta nu merge aici. Alege un număr întreg mai mare ca 0.
refusal-bad_amount-need = Aici trebuie exact { $need }, iar numărul ales e { $amount }. Alege din nou.
refusal-bad_amount-build = Etajele se ridică pe rând. Construiește-l pe acesta, apoi pe următorul.
refusal-bad_amount-floor = Cu resursele acestea nu se poate plăti etajul { $floor }: el costă { $cost }. Alege din nou.
refusal-bad_amount-choose_chips = Etajul { $floor } se poate plăti în mai multe feluri. Alege resursele pe care le dai.
refusal-not_your_turn = Acum e rândul altcuiva: { $name }. Poți totuși să faci schimburi, să ipotechezi și să răscumperi.
refusal-not_your_turn-plain = Acum e rândul altcuiva. Poți totuși să faci schimburi, să ipotechezi și să răscumperi.
refusal-wrong_moment = Asta se face în alt moment al turei. { $awaited }
refusal-wrong_moment-roll_again = Dublă: mai ai o aruncare înainte de sfârșitul turei. Aruncă din nou.
refusal-wrong_moment-discard_first = Ce ai peste limită se lasă înainte de aruncare; păstrezi cel mult { $kept }. Lasă întâi surplusul.
refusal-wrong_moment-debt = Întâi datoria. Ipotechează sau fă un schimb dacă trebuie, apoi plătește.
refusal-wrong_moment-bankrupt = Falimentul e pentru datorii care nu se pot plăti, iar tu n-ai nicio datorie. `/game resign` te scoate definitiv din joc.
refusal-wrong_moment-claim = N-ai acum nicio chirie de cerut: o poți cere doar până aruncă locul următor. Joacă mai departe.
refusal-wrong_moment-auction = Nu e nicio licitație în curs. Începe una la următoarea proprietate rămasă necumpărată.
refusal-in_jail = Din închisoare nu se construiește. Poți face schimburi, poți ipoteca sau poți ieși întâi.
refusal-not_allowed = Regulile nu îngăduie asta aici. { $awaited }
refusal-not_allowed-bankrupt = Un loc falit nu mai face schimburi, nu licitează și nu plătește. Alege alt loc.
refusal-not_allowed-bankrupt-self = Locul tău e falit, așa că nu mai ai nimic de făcut, dar clădirile tale încă se numără. `/score` arată cum stai.
refusal-not_allowed-passed = Renunțarea e definitivă, așa că nu mai participi la licitația asta. La următoarea poți licita din nou.
refusal-not_allowed-leading = Conduci deja, așa că nu trebuie nici să licitezi, nici să renunți. Cu „Până la…” îți poți mări maximul secret.
refusal-not_allowed-nothing = O ofertă are nevoie de ceva măcar de o parte. Adaugă o proprietate, un card, resurse sau bani.
refusal-not_allowed-money_both_ways = Într-un schimb, banii merg într-o singură direcție. Oferă sau cere diferența.
refusal-not_allowed-no_seat_asked = Aici nu se alege niciun loc. Alege doar resurse.
refusal-not_allowed-self = Pentru asta trebuie alt loc decât al tău. Alege pe altcineva.
refusal-not_allowed-same_colour = Aici dai și iei culori diferite. Schimbă una dintre ele.
refusal-not_allowed-needs_choice = { $card }: trebuie alese un loc și două culori. Deschide-l cu „Schimb forțat…”.
refusal-own_offer = O ofertă se face altui loc. Alege pe altcineva.
refusal-void_offer = Oferta aceea nu mai poate fi respectată. Fă una nouă cu `/trade`.
refusal-void_offer-gone = Oferta aceea nu mai e pe masă. Fă una nouă cu `/trade`.
refusal-void_offer-not_owner = Oferta nu mai e valabilă: { $name } nu mai are { $thing }. Fă una nouă cu `/trade`.
refusal-void_offer-short_of_chips = Oferta nu mai e valabilă: { $name } nu mai are resursele. Fă una nouă cu `/trade`.
refusal-void_offer-short_of_cash = Oferta nu mai e valabilă: { $name } nu mai are banii. Fă una nouă cu `/trade`.
refusal-not_owner = { $thing } nu îți aparține. `/hand` arată ce ai.
refusal-not_owner-plain = Asta nu îți aparține. `/hand` arată ce ai.
refusal-not_owner-other = { $name } nu are { $thing }. Cere ceva din ce are.
refusal-not_a_foundation = Pe { $name } nu se poate construi. Alege una dintre fundațiile marcate.
refusal-not_a_foundation-plain = Acolo nu se poate construi. Alege una dintre fundațiile marcate.
refusal-occupied = Pe { $name } stă clădirea altui loc. Alege o fundație liberă sau o clădire de-a ta.
refusal-occupied-plain = Acolo stă clădirea altui loc. Alege o fundație liberă sau o clădire de-a ta.
refusal-group_incomplete = Pentru asta trebuie tot grupul. Ia întâi proprietățile care lipsesc, poate printr-un schimb.
refusal-group_mortgaged = O proprietate din acest grup e ipotecată. Răscumpăr-o întâi.
refusal-has_buildings = În acest grup sunt clădiri. Vinde-le întâi.
refusal-already_mortgaged = { $thing } e deja sub ipotecă. Alege altă proprietate.
refusal-already_mortgaged-plain = Proprietatea aceea e deja ipotecată. Alege alta.
refusal-not_mortgaged = { $thing } nu e sub ipotecă, așa că nu e nimic de răscumpărat. Alege altă proprietate.
refusal-not_mortgaged-plain = Proprietatea aceea nu e ipotecată, așa că nu e nimic de răscumpărat. Alege alta.
refusal-height_limit = { $name } are deja penthouse și nu mai poate crește. Alege altă clădire.
refusal-height_limit-plain = Clădirea aceea nu mai poate crește. Alege alta.
refusal-uneven = Clădirile unui grup se ridică și se vând uniform. Alege întâi altă proprietate din grup.
refusal-no_blocks = Toate blocurile tale sunt pe insulă. Doar penthouse-ul nu cere niciunul: construiește-l pe patru etaje.
refusal-no_stock = Banca nu are acum destule resurse ({ $colour }). Alege altă culoare.
refusal-no_stock-plain = Banca nu mai are acum din acestea. Alege altceva.
refusal-bid_too_low = Ofertele încep acum de la { $low }. Oferă atât sau mai mult ori renunță.
refusal-bid_too_low-plain = Oferta e acum prea mică. Oferă mai mult sau renunță.
refusal-above_cash = O ofertă nu poate depăși numerarul, iar tu ai { $have }. Oferă mai puțin sau ipotechează întâi o proprietate.
refusal-above_cash-plain = O ofertă nu poate depăși numerarul. Oferă mai puțin sau ipotechează întâi o proprietate.
refusal-short_of_chips = Pentru asta trebuie { $chips }, iar tu ai { $have }. Banca dă una pentru patru sau poți face un schimb.
refusal-short_of_chips-plain = N-ai resursele pentru asta. Banca dă una pentru patru sau poți face un schimb.
refusal-short_of_chips-floor = Etajul { $floor } costă { $cost }, mai mult decât ai. Banca dă una pentru patru sau poți face un schimb.
refusal-short_of_chips-other = { $name } nu are { $chips }. Cere ceva din ce are.
refusal-short_of_cash = Pentru asta trebuie { $need }, iar tu ai la dispoziție { $have }. Ipotechează o proprietate sau fă un schimb pentru rest.
refusal-short_of_cash-plain = Nu-ți ajunge numerarul pentru asta. Ipotechează o proprietate sau fă un schimb pentru rest.
refusal-short_of_cash-buy = Trebuie { $need }, iar tu ai la dispoziție { $have }. Ipotechează întâi o proprietate sau las-o la licitație.
refusal-short_of_cash-other = { $name } nu are { $need }. Cere mai puțin.
refusal-can_still_raise = Mai poți strânge { $amount } ipotecând, destul pentru datoria de { $owed }. Ipotechează, apoi plătește.
refusal-can_still_raise-plain = Mai poți strânge cât datorezi ipotecând. Ipotechează, apoi plătește.

# --- what a floor takes, within a sentence
cost-any = { $count } de orice culoare

# --- the table
table-no_game = În acest canal nu e niciun joc. `/play` deschide o masă.
table-game_running = În acest canal e deja o masă. Intră la ea sau folosește alt canal ori un fir.
table-lobby_full = Toate locurile sunt ocupate. `/play` în alt canal sau într-un fir deschide o a doua masă.
table-already_seated = Ai deja un loc la această masă. Așteaptă până dă gazda startul.
table-not_seated = N-ai loc la această masă. Te poți uita în voie: `/board`, `/score`, `/hand` cu un loc și `/game follow`.
table-not_host = Asta e treaba gazdei. Roag-o pe ea sau deschide-ți masa ta cu `/play`.
table-too_few_seats = { $least ->
    [one] Ca să începeți, e nevoie de cel puțin un loc. Așteaptă să mai vină cineva sau adaugă un înlocuitor.
    [few] Ca să începeți, e nevoie de cel puțin { $least } locuri. Așteaptă să mai vină cineva sau adaugă un înlocuitor.
   *[other] Ca să începeți, e nevoie de cel puțin { $least } de locuri. Așteaptă să mai vină cineva sau adaugă un înlocuitor.
}
table-not_lobby = Jocul acestei mese a început deja. `/board` arată cum stau lucrurile.
table-unknown_setting = Jocul acesta nu are o astfel de setare. Deschide „Setări” ca să le vezi pe toate.
table-bad_setting = Setarea nu poate fi pusă așa. Deschide „Setări” și alege una dintre variante.
table-already_decided = Asta e deja hotărât. Iată cum stau lucrurile acum.
table-not_your_seat = Asta hotărăsc alții: { $names }. `/hand` arată ce poți face între timp.
table-not_your_seat-plain = Asta hotărăște alt loc. `/hand` arată ce poți face între timp.
table-game_stopped = Jocul acesta a fost oprit. `/play` deschide o masă nouă.
table-wrong_version = Jocul acesta a început cu o versiune care nu poate fi continuată aici. `/play` deschide o masă nouă.
table-not_yours = Panoul acesta e al altcuiva. Deschide-l pe al tău din mesajul jocului.
table-unknown_game = Nu e niciun astfel de joc aici. Alege unul din lista de la `/play`.
table-unknown_control = Butonul acela e dintr-o versiune mai veche. `/board` arată jocul cu butoane noi.
table-unknown = Masa nu poate face asta acum. `/board` arată cum stau lucrurile.
