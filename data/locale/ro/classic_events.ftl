# What only classic Monopoly has to tell, wait for and refuse: events and lines of a turn, decisions and options, refusals, the score.
# $name, $other: seats, already safe to show. $amount: a sum with its currency. $deed, $place: a name on the board.

# --- dice, deals and moves
event-dice_rolled-utility = { $name } aruncă pentru serviciul public: { $dice }.
dice-speed = { $first } + { $second }, zarul rapid { $third }
dice-speed-bus = { $first } + { $second } și un autobuz
dice-speed-on = { $first } + { $second } și „mergi mai departe”
event-token_moved-back = { $name } merge înapoi pe căsuța { $place }.
event-move_chosen-bus = { $count ->
    [one] { $name } merge cu autobuzul 1 căsuță.
    [few] { $name } merge cu autobuzul { $count } căsuțe.
   *[other] { $name } merge cu autobuzul { $count } de căsuțe.
}
event-move_chosen-anywhere = Trei la fel! { $name } alege căsuța { $place }.
event-deed_dealt = { $name } primește la împărțire { $deed } cu { $amount }.
event-deed_declined-plain = { $name } nu cumpără { $deed }.

# --- money
event-no_rent-jailed = Proprietarul e în închisoare ({ $deed }); { $name } nu plătește chirie.
event-money_paid-tax = { $name } plătește { $amount }: { $place }.
event-money_paid-fee = { $name } plătește băncii { $amount } pentru preluarea unor proprietăți ipotecate.
event-money_paid-deal = { $name } plătește { $amount } pentru proprietățile împărțite.
event-money_received-parking = { $name } ia potul de la Parcare gratuită: { $amount }.
event-money_received-estate = { $name } primește de la bancă { $amount }, datoria unui loc falit.
event-debt_arose-tax = { $name } are de plătit { $amount } ({ $place }) și nu-i ajunge numerarul.
event-debt_arose-fee = { $name } are de plătit băncii { $amount } pentru preluarea unor proprietăți ipotecate și nu-i ajunge numerarul.
event-tax_chosen-sum = { $name } alege suma fixă, { $amount }: { $place }.
event-tax_chosen-percent = { $name } alege procentul din avere, { $amount }: { $place }.

# --- buildings
event-building_built = { $name } construiește pe { $deed } cu { $amount }: { $level }.
event-building_built-free = { $name } pune clădirea câștigată pe { $deed }: { $level }.
event-buildings_sold = { $name } vinde clădiri de pe { $deed } cu { $amount }; rămâne: { $level }.
event-buildings_sold-bare = { $name } vinde ultimele clădiri de pe { $deed } cu { $amount }.
event-group_cleared = { $name } vinde toate clădirile grupului { $group } cu { $amount }.
event-shortage_opened = Banca mai are doar { $stock }, iar de construit pot mai mulți. Fiecare poate spune ce vrea.
event-buildings_wanted = { $name } vrea { $what } pentru { $deed }.
event-buildings_waived = { $name } nu vrea acum nicio clădire ({ $what }).
event-place_lost = { $name } nu mai are unde pune clădirea ({ $what }); ea rămâne la bancă.

# --- the end
event-time_called = Timpul s-a terminat! Ultima tură: { $name }.
event-game_ended-bankruptcies = Acesta a fost falimentul care încheie jocul: { $winners }
event-game_ended-time = Timpul stabilit s-a terminat: { $winners }
event-game_ended-rounds = Ultima rundă s-a terminat: { $winners }

# --- several at once
tale-built-streets = { $name } construiește { $streets } cu { $amount }.
tale-built-streets-free = { $name } așază { $streets }.
tale-built-street = { $level } pe { $deed }
tale-sold-streets = { $name } vinde clădiri de pe { $deeds } cu { $amount }.
tale-dealt = { $name } primește la împărțire { $deeds } cu { $amount }.

# --- what is waited for
await-buy-plain = Se așteaptă: { $names }. Cumpără { $deed } cu { $amount } sau nu.
await-choose-tax = Se așteaptă: { $names }. Alege cum plătești impozitul.
await-choose-bus = Se așteaptă: { $names }. Alege până unde te duce autobuzul.
await-choose-anywhere = Se așteaptă: { $names }. Alege unde mergi.
await-transfer = Se așteaptă: { $names }. Răscumpără acum ({ $deeds }) sau plătește taxa de { $amount }.
await-window-house = Se așteaptă: { $names }. Spune câte case vrei sau renunță.
await-window-hotel = Se așteaptă: { $names }. Spune câte hoteluri vrei sau renunță.
await-place-house = Se așteaptă: { $names }. Așază casa.
await-place-hotel = Se așteaptă: { $names }. Așază hotelul.

# --- options
option-decline-plain = Nu cumpăr
option-build-house = Construiește: { $deed }, { $amount }
option-build-hotel = Hotel: { $deed }, { $amount }
option-build-place = Pune-o pe { $deed }
option-sell = Vinde: { $deed }, { $amount }
option-sell-group = Vinde tot grupul: { $group }, { $amount }
option-tax-sum = Plătește { $amount }
option-tax-percent = Plătește { $percent }{"\u00A0"}% din avere
option-bus = { $count } până la { $place }
option-go = Mergi la { $place }
option-skip-fee = Plătește taxa: { $amount }
option-pass-buildings = Nu, mulțumesc
verb-decline-plain = lăsa proprietatea la bancă
verb-sell = vinde clădiri
verb-time = anunța sfârșitul timpului

# --- why something was not done
refusal-not_your_turn-classic = Acum e rândul altcuiva: { $name }. De proprietățile tale te poți ocupa totuși.
refusal-not_your_turn-classic-plain = Acum e rândul altcuiva. De proprietățile tale te poți ocupa totuși.
refusal-not_your_turn-build = La masa aceasta se construiește în propria tură, înainte de prima aruncare. Așteapt-o și strânge bani între timp.
refusal-not_your_turn-sell = La masa aceasta clădirile se vând în propria tură sau când ai o datorie. Așteaptă-ți tura.
refusal-not_your_turn-offer = La masa aceasta schimburile se fac în propria tură, înainte de aruncare. Așteapt-o, apoi deschide `/trade`.
refusal-wrong_moment-build = La masa aceasta se construiește înainte de prima aruncare a turei. Poți construi în tura ta următoare.
refusal-wrong_moment-offer = La masa aceasta schimburile se fac înainte de aruncarea turei. Poți propune schimbul în tura ta următoare.
refusal-wrong_moment-shortage = Casele sau hotelurile nu ajung și tocmai se împart. Așteaptă o clipă, apoi continuă.
refusal-wrong_moment-transfer = Spune întâi ce se întâmplă cu proprietățile ipotecate: răscumpără-le sau plătește taxa.
refusal-wrong_moment-card = Un card de ieșire se joacă în închisoare, înainte de aruncare. Păstrează-l până atunci.
refusal-wrong_moment-fine = Amenda se plătește în închisoare, înainte de aruncare, iar datoriile când apar. Acum n-ai nimic de plătit, așa că joacă mai departe.
refusal-wrong_moment-debt-classic = Întâi datoria. Vinde clădiri, ipotechează sau fă un schimb dacă trebuie, apoi plătește.
refusal-not_allowed-bankrupt-self-classic = Locul tău e falit, așa că nu mai ai nimic de făcut. Te poți uita în voie: `/score` arată cum stau lucrurile.
refusal-not_allowed-no_street = Pe { $thing } nu se poate construi. Alege o stradă colorată.
refusal-not_allowed-built_this_turn = { $count ->
    [one] La masa aceasta un grup primește 1 clădire pe tură. Construiește în altă parte sau așteaptă tura următoare.
    [few] La masa aceasta un grup primește { $count } clădiri pe tură. Construiește în altă parte sau așteaptă tura următoare.
   *[other] La masa aceasta un grup primește { $count } de clădiri pe tură. Construiește în altă parte sau așteaptă tura următoare.
}
refusal-not_allowed-other_building = Banca împarte acum alt fel de clădire. Alege o stradă unde se poate așeza sau renunță.
refusal-not_allowed-mortgaged = { $thing } e sub ipotecă, iar la masa aceasta nu se fac schimburi cu proprietăți ipotecate. Răscumpăr-o întâi.
refusal-not_allowed-debt = Schimbul acela ar lăsa o datorie neplătită. Fă unul care s-o acopere în întregime sau unul cu creditorul.
refusal-not_allowed-debt-other = { $name } are o datorie, iar schimbul acela n-o acoperă. Oferă destul ca s-o acopere în întregime.
refusal-not_allowed-debt-closed = { $name } are o datorie și nu face schimburi până n-o plătește. Fă oferta după aceea.
refusal-not_allowed-debt-closed-self = La masa aceasta nu faci schimburi cât ai o datorie. Vinde clădiri sau ipotechează, apoi plătește.
refusal-not_allowed-passed-classic = La licitația asta nu participi sau nu mai participi. La următoarea poate că da.
refusal-not_allowed-nothing-classic = O ofertă are nevoie de ceva măcar de o parte. Adaugă o proprietate, un card sau bani.
refusal-unknown_name-space = { $thing } nu e o proprietate. Alege o stradă, o gară sau un serviciu public.
refusal-not_allowed-clock = Sfârșitul timpului îl anunță doar ceasul. Joacă până atunci.
refusal-bad_amount-count = Numărul acela nu merge. Alege câte, de la 1 în sus.
refusal-bad_amount-one = Aici se așază o singură clădire. Alege-i strada.
refusal-bad_amount-choice = Asta nu e printre variante. Alege una dintre cele arătate.
refusal-group_incomplete-group = Pentru asta trebuie tot grupul: { $group }. Ia întâi proprietățile care lipsesc, poate printr-un schimb.
refusal-group_mortgaged-deed = { $thing } e sub ipotecă, așa că în grupul ei nu se construiește. Răscumpăr-o întâi.
refusal-has_buildings-street = Pe { $thing } sunt clădiri. Vinde-le întâi.
refusal-has_buildings-group = În grupul { $group } sunt clădiri. Vinde-le întâi.
refusal-height_limit-hotel = Pe { $name } nu se mai poate ridica nimic: peste hotel nu vine altceva. Alege altă stradă.
refusal-height_limit-hotel-count = Pe { $name } nu încap atâtea. Alege mai puține sau altă stradă.
refusal-height_limit-bare = Pe { $name } nu sunt astfel de clădiri de vândut. Alege o stradă unde sunt.
refusal-uneven-build = Un grup se construiește uniform. Construiește întâi pe strada cea mai puțin construită, apoi pe { $name }.
refusal-uneven-sell = Și vânzarea e uniformă. Vinde întâi de pe strada cea mai construită, apoi de pe { $name }.
refusal-no_stock-none = La bancă s-a terminat felul acesta de clădire ({ $what }). Așteaptă să se întoarcă ceva sau construiește altceva.
refusal-no_stock-few = Banca mai are doar { $stock }. Cere mai puțin sau așteaptă să se întoarcă ceva.
refusal-no_stock-break = Un hotel se desface în case, iar băncii nu-i ajung. Vinde în schimb toate clădirile grupului deodată.
refusal-short_of_cash-classic = Pentru asta trebuie { $need }, iar tu ai la dispoziție { $have }. Vinde clădiri, ipotechează o proprietate sau fă un schimb pentru rest.
refusal-short_of_cash-build = Pentru asta trebuie { $need }, iar tu ai la dispoziție { $have }. Construiește mai puțin, ipotechează sau fă un schimb pentru rest.
refusal-short_of_cash-buy-plain = Trebuie { $need }, iar tu ai la dispoziție { $have }. Ipotechează sau vinde întâi ceva ori nu cumpăra.
refusal-can_still_raise-classic = Mai poți strânge { $amount } vânzând clădiri și ipotecând, destul pentru datoria de { $owed }. Fă asta, apoi plătește.

# --- who has what
worth-line = { $sign } { $name } · { $cash } · { $deeds ->
    [0] nicio proprietate
    [one] 1 proprietate
    [few] { $deeds } proprietăți
   *[other] { $deeds } de proprietăți
} · { $buildings } · avere { $worth }
worth-line-bare = { $sign } { $name } · { $cash } · { $deeds ->
    [0] nicio proprietate
    [one] 1 proprietate
    [few] { $deeds } proprietăți
   *[other] { $deeds } de proprietăți
} · avere { $worth }
worth-detail = { $name }: numerar { $cash }, proprietăți { $deeds }, clădiri { $buildings }; în total { $total }
worth-detail-bankrupt = { $name }: faliment
