# What happened. `event-<tag>` and its variants are lines of the log; `tale-…` are lines that tell several events at once.
# $name, $other, $owner: seats, already safe to show. $amount: a sum with its currency. $chips, $give, $take: chips in words.
# Told in the present tense, so that no gender shows; names and things stand in the nominative.

# --- pieces
the-bank = banca
nothing = nimic
# Reads as in English.
number = { $amount }
# Reads as in English.
money-builder = { $amount }M
list-two = { $first } și { $second }
# Reads as in English.
list-more = { $first }, { $rest }
seat-unnamed = Locul { $number }
# Reads as in English.
cell = { $column }{ $row }
# Reads as in English.
dice-plain = { $first } + { $second }
dice-double = dublă de { $first }

# --- the start
event-start_thrown = { $name } aruncă pentru prima tură: { $total }.
event-game_started = Începe { $name }. Succes tuturor!
event-turn_started = Urmează { $name }.
event-turn_started-again = Dublă! { $name } joacă din nou.

# --- dice and chips
event-dice_rolled-move = { $name } aruncă { $dice }.
event-dice_rolled-jail = { $name } aruncă { $dice } în închisoare.
event-dice_rolled-resources = { $name } aruncă pentru resurse: { $dice }.
event-chips_gained-deed = { $name } adună { $chips } ({ $deed }).
event-chips_gained-own_colour = { $name } adună { $chips }, culoarea propriului pion.
event-chips_gained-collect = { $name } strânge { $chips }.
event-chips_gained-resources = { $name } câștigă { $chips }.
event-chips_gained-card = { $name } ia din bancă { $chips }.
event-chips_short = Băncii nu-i ajung resursele ({ $colour }); { $name } rămâne fără { $count }.
event-chips_dropped = { $name } lasă { $chips } pe căsuța { $place }.
event-chips_picked_up = { $name } ridică { $chips } de pe căsuța { $place }.
event-chips_swapped-bank = { $name } face schimb cu banca: { $give } pentru { $take }.
event-chips_swapped-parking = { $name } face schimb la Parcare gratuită: { $give } pentru { $take }.
event-chips_swapped-card = { $name } schimbă cu banca: { $give } pentru { $take }.
event-chip_stolen = { $name } ia { $chips } de la { $other }.
event-chip_given-seat = { $name } dă { $chips }; primește { $other }.
event-chip_given-bank = { $name } dă înapoi băncii { $chips }.
event-nobody_to_rob = Nimeni altcineva nu are resurse; { $name } pleacă cu mâna goală.
event-trade_forced = { $name } face un schimb forțat cu { $other }: { $take } pentru { $give }.

# --- moving, jail
event-token_moved = { $name } ajunge pe căsuța { $place }.
event-salary_paid = { $go }: { $name } ia { $amount }.
event-third_double = A treia dublă la rând pentru { $name }; aruncarea aceasta nu se mai joacă.
event-sent_to_jail-doubles = { $name } merge direct la închisoare.
event-sent_to_jail-space = { $name } merge la închisoare.
event-sent_to_jail-card = { $name } merge la închisoare.
event-jail_throw_failed = { $left ->
    [0] Nicio dublă pentru { $name }, și asta a fost ultima aruncare.
    [one] Nicio dublă; { $name } rămâne în închisoare și mai are 1 aruncare.
    [few] Nicio dublă; { $name } rămâne în închisoare și mai are { $left } aruncări.
   *[other] Nicio dublă; { $name } rămâne în închisoare și mai are { $left } de aruncări.
}
event-left_jail-fine = { $name } plătește și iese din închisoare.
event-left_jail-card = { $name } iese din închisoare cu un card.
event-left_jail-doubles = Dublă! { $name } iese din închisoare.
event-left_jail-third_throw = { $name } iese din închisoare după ultima aruncare.

# --- deeds and auctions
event-purchase_offered = De vânzare: { $deed }, { $amount }.
event-deed_bought = { $name } cumpără { $deed } cu { $amount }.
event-deed_declined = { $name } nu cumpără; { $deed } merge la licitație.
event-auction_opened = Licitație: { $deed }, de la { $amount }.
event-bid_placed = { $name } oferă { $amount } pentru { $deed }.
event-maximum_set = { $name } lasă la bancă un maxim secret.
event-auction_passed = { $name } renunță.
event-auction_restarted-leader = Licitația revine la { $amount }; conduce { $name }.
event-auction_restarted-open = Licitația începe din nou.
event-auction_won = { $name } câștigă licitația: { $deed } cu { $amount }.
event-auction_unsold = Nicio ofertă pentru { $deed }; rămâne la bancă.
event-group_completed = { $name } are acum tot grupul: { $group }!

# --- rent and money
event-rent_open = { $owner } poate cere chiria de { $amount } pentru { $deed }; plătește { $name }.
event-rent_claimed = { $owner } cere chiria de { $amount } pentru { $deed }; plătește { $name }.
event-rent_lapsed = Chiria de { $amount } pentru { $deed } nu a fost cerută la timp; { $name } păstrează banii.
event-no_rent-own = { $name } e acasă ({ $deed }).
event-no_rent-mortgaged = { $deed }: proprietate ipotecată; { $name } nu plătește chirie.
event-money_paid-rent = { $name } plătește o chirie de { $amount } pentru { $deed }; primește { $other }.
event-money_paid-fine = { $name } plătește { $amount } ca să iasă din închisoare.
event-money_paid-other = { $name } plătește { $amount }; primește { $other }.
event-money_received = { $name } primește de la bancă { $amount }.
event-debt_arose-rent = { $name } are de plătit o chirie de { $amount } pentru { $deed } și nu-i ajunge numerarul; creditor: { $other }.
event-debt_arose-fine = { $name } are de plătit băncii amenda de { $amount } și nu-i ajunge numerarul.
event-debt_arose-other = { $name } are de plătit { $amount } și nu-i ajunge numerarul; creditor: { $other }.
event-deed_mortgaged = { $name } ipotechează { $deed } și ia { $amount }.
event-deed_redeemed = { $name } răscumpără { $deed } cu { $amount }.

# --- cards
event-card_drawn = { $name } trage „{ $card }”: { $text }
event-card_kept = { $name } păstrează cardul.
event-card_used = { $name } joacă „{ $card }”.

# --- building
event-floor_built = { $name } construiește etajul { $height } pe { $cell }.
event-floor_built-first = { $name } începe o clădire pe { $cell }.
event-floor_built-penthouse = { $name } încununează { $cell } cu penthouse-ul!

# --- trades
event-offer_made = { $name } propune un schimb: { $give } pentru { $want }. Răspunde { $other }.
event-offer_rejected = { $other } refuză oferta făcută de { $name }.
event-offer_withdrawn = { $name } retrage oferta pentru { $other }.
event-trade_made = { $name } și { $other } fac schimb: { $give } pentru { $want }.

# --- leaving and the end
event-seat_bankrupt-seat = { $name } dă faliment; tot ce rămâne trece la { $other }.
event-seat_bankrupt-bank = { $name } dă faliment; tot ce rămâne se întoarce la bancă.
event-seat_bankrupt-resigned = { $name } abandonează.
event-turn_ended = { $name } încheie tura.
event-game_ended-penthouse = Penthouse-ul e în picioare și jocul s-a încheiat: { $winners }
event-game_ended-last_standing = Un singur loc a scăpat de faliment și jocul s-a încheiat: { $winners }
event-game_ended-stuck = Nu se mai poate construi niciun penthouse și jocul s-a încheiat: { $winners }
event-game_ended-stopped = Jocul a fost oprit; nu câștigă nimeni.
event-winners = { $count ->
    [0] nu câștigă nimeni.
    [one] câștigă { $names }!
    [few] își împart victoria { $names }!
   *[other] își împart victoria { $names }!
}

# --- several at once
tale-rolled = { $name } aruncă { $dice } și ajunge pe căsuța { $place }.
tale-rolled-go = { $name } aruncă { $dice }, ia { $amount } ({ $go }) și ajunge pe căsuța { $place }.
tale-rolled-out = { $name } aruncă { $dice }, iese din închisoare și ajunge pe căsuța { $place }.
tale-rolled-jail = { $left ->
    [one] { $name } aruncă { $dice }, rămâne în închisoare și mai are 1 aruncare.
    [few] { $name } aruncă { $dice }, rămâne în închisoare și mai are { $left } aruncări.
   *[other] { $name } aruncă { $dice }, rămâne în închisoare și mai are { $left } de aruncări.
}
tale-rolled-jail-last = { $name } aruncă { $dice }, ultima aruncare în închisoare.
tale-third-double = { $name } aruncă { $dice }, a treia dublă la rând, și merge direct la închisoare.
tale-resources = { $name } aruncă { $dice } pentru resurse și câștigă { $chips }.
tale-gathered = Suma { $total } aduce resurse: { $gains }.
# Reads as in English.
tale-gain = { $name } ({ $chips })
# Reads as in English.
tale-gain-more = { $first }; { $rest }
tale-short = Băncii nu-i ajung resursele: { $colours }.
tale-built = { $name } construiește { $floors }.
tale-built-first = primul etaj pe { $cell }
tale-built-floor = { $cell } până la etajul { $height }
tale-mortgaged = { $name } ipotechează { $deeds } și ia { $amount }.
tale-leading = { $name } conduce licitația pentru { $deed } cu { $amount }.
tale-kept = { $name } trage „{ $card }” și păstrează cardul.
tale-more = { $count ->
    [one] … și încă un lucru.
    [few] … și încă { $count } lucruri.
   *[other] … și încă { $count } de lucruri.
}
