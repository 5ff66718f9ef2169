# What happened. `event-<tag>` and its variants are lines of the log; `tale-…` are lines that tell several events at once.
# $name, $other, $owner: seats, already safe to show. $amount: a sum with its currency. $chips, $give, $take: chips in words.
# Told in the present tense, so that no gender shows; names and things stand in the nominative.

# --- pieces
the-bank = banka
nothing = nic
number = { $amount }
money-builder = { $amount }M
list-two = { $first } a { $second }
list-more = { $first }, { $rest }
seat-unnamed = Místo { $number }
cell = { $column }{ $row }
dice-plain = { $first } + { $second }
dice-double = dvojici { $first } + { $first }

# --- the start
event-start_thrown = { $name } hází o první tah: { $total }.
event-game_started = Začíná { $name }. Hodně štěstí všem!
event-turn_started = Na tahu je { $name }.
event-turn_started-again = Dvojice! { $name } hraje znovu.

# --- dice and chips
event-dice_rolled-move = { $name } hází { $dice }.
event-dice_rolled-jail = { $name } hází ve vězení { $dice }.
event-dice_rolled-resources = { $name } hází o suroviny: { $dice }.
event-chips_gained-deed = { $name } sbírá suroviny: { $chips } ({ $deed }).
event-chips_gained-own_colour = { $name } sbírá suroviny vlastní barvy: { $chips }.
event-chips_gained-collect = { $name } sbírá suroviny: { $chips }.
event-chips_gained-resources = { $name } vyhrává suroviny: { $chips }.
event-chips_gained-card = { $name } bere z banky: { $chips }.
event-chips_short = Bance došla { $colour }; { $name } přichází o: { $count }.
event-chips_dropped = { $name } nechává na políčku { $place }: { $chips }.
event-chips_picked_up = { $name } sebere na políčku { $place }: { $chips }.
event-chips_swapped-bank = { $name } mění s bankou: { $give } za { $take }.
event-chips_swapped-parking = { $name } mění na Parkování zdarma: { $give } za { $take }.
event-chips_swapped-card = { $name } mění s bankou: { $give } za { $take }.
event-chip_stolen = { $name } bere: { $chips }. Přichází o to { $other }.
event-chip_given-seat = { $name } dává: { $chips }. Dostává { $other }.
event-chip_given-bank = { $name } vrací bance: { $chips }.
event-nobody_to_rob = Nikdo jiný surovinu nemá; { $name } odchází s prázdnou.
event-trade_forced = { $name } si vynucuje výměnu ({ $other }): { $take } za { $give }.

# --- moving, jail
event-token_moved = { $name } jde na políčko { $place }.
event-salary_paid = { $go }: { $name } bere { $amount }.
event-third_double = { $name } hází třetí dvojici po sobě; ten hod se už nehraje.
event-sent_to_jail-doubles = { $name } jde rovnou do vězení.
event-sent_to_jail-space = { $name } jde do vězení.
event-sent_to_jail-card = { $name } jde do vězení.
event-jail_throw_failed = { $left ->
    [0] Dvojice nepadla a byl to poslední pokus ({ $name }).
    [one] Dvojice nepadla; { $name } zůstává ve vězení a má ještě 1 pokus.
    [few] Dvojice nepadla; { $name } zůstává ve vězení a má ještě { $left } pokusy.
    [many] Dvojice nepadla; { $name } zůstává ve vězení a má ještě { $left } pokusu.
   *[other] Dvojice nepadla; { $name } zůstává ve vězení a má ještě { $left } pokusů.
}
event-left_jail-fine = { $name } platí a je z vězení venku.
event-left_jail-card = { $name } vychází z vězení díky kartě.
event-left_jail-doubles = Dvojice! { $name } vychází z vězení.
event-left_jail-third_throw = { $name } po posledním pokusu vychází z vězení.

# --- deeds and auctions
event-purchase_offered = Na prodej: { $deed } za { $amount }.
event-deed_bought = { $name } kupuje: { $deed } za { $amount }.
event-deed_declined = { $name } nekupuje, { $deed } jde do aukce.
event-auction_opened = Aukce: { $deed }, od { $amount }.
event-bid_placed = { $name } dává { $amount } ({ $deed }).
event-maximum_set = { $name } nechává v bance tajné maximum.
event-auction_passed = { $name } už nepřihazuje.
event-auction_restarted-leader = Aukce se vrací: { $amount }, vede { $name }.
event-auction_restarted-open = Aukce začíná znovu.
event-auction_won = { $name } vyhrává aukci: { $deed } za { $amount }.
event-auction_unsold = { $deed }: nikdo nepřihodil, zůstává bance.
event-group_completed = { $name } má celou skupinu: { $group }!

# --- rent and money
event-rent_open = { $owner } si může říct o nájemné { $amount } ({ $deed }); platí { $name }.
event-rent_claimed = { $owner } si říká o nájemné { $amount } ({ $deed }); platí { $name }.
event-rent_lapsed = { $deed }: o nájemné { $amount } si nikdo včas neřekl; { $name } si ho nechává.
event-no_rent-own = { $name } je doma ({ $deed }).
event-no_rent-mortgaged = { $deed } má hypotéku; { $name } nájemné neplatí.
event-money_paid-rent = { $name } platí nájemné { $amount } ({ $deed }); dostává { $other }.
event-money_paid-fine = { $name } platí { $amount } za cestu z vězení.
event-money_paid-other = { $name } platí { $amount }; dostává { $other }.
event-money_received = { $name } dostává od banky { $amount }.
event-debt_arose-rent = { $name } dluží nájemné { $amount } ({ $deed }), věřitel je { $other }, a hotovost nestačí.
event-debt_arose-fine = { $name } dluží bance pokutu { $amount } a hotovost nestačí.
event-debt_arose-other = { $name } dluží { $amount }, věřitel je { $other }, a hotovost nestačí.
event-deed_mortgaged = { $name } zastavuje: { $deed } za { $amount }.
event-deed_redeemed = { $name } vykupuje: { $deed } za { $amount }.

# --- cards
event-card_drawn = { $name } bere kartu „{ $card }“: { $text }
event-card_kept = { $name } si kartu nechává.
event-card_used = { $name } hraje kartu „{ $card }“.

# --- building
event-floor_built = { $name } staví na { $cell } { $height }. patro.
event-floor_built-first = { $name } začíná stavět na { $cell }.
event-floor_built-penthouse = { $name } korunuje { $cell } penthousem!

# --- trades
event-offer_made = { $name } nabízí obchod ({ $other }): { $give } za { $want }.
event-offer_rejected = { $other } nabídku odmítá ({ $name }).
event-offer_withdrawn = { $name } bere nabídku zpět ({ $other }).
event-trade_made = { $name } a { $other } obchodují: { $give } za { $want }.

# --- leaving and the end
event-seat_bankrupt-seat = { $name } bankrotuje; co zbylo, přebírá { $other }.
event-seat_bankrupt-bank = { $name } bankrotuje; co zbylo, se vrací bance.
event-seat_bankrupt-resigned = { $name } se vzdává.
event-turn_ended = { $name } ukončuje tah.
event-game_ended-penthouse = Penthouse stojí a hra končí: { $winners }
event-game_ended-last_standing = Bez bankrotu zbylo jediné místo a hra končí: { $winners }
event-game_ended-stuck = Penthouse už postavit nejde a hra končí: { $winners }
event-game_ended-stopped = Hra byla zastavena; nevyhrává nikdo.
event-winners = { $count ->
    [0] nevyhrává nikdo.
    [one] vyhrává { $names }!
    [few] o výhru se dělí { $names }!
    [many] o výhru se dělí { $names }!
   *[other] o výhru se dělí { $names }!
}

# --- several at once
tale-rolled = { $name } hází { $dice } a jde na políčko { $place }.
tale-rolled-go = { $name } hází { $dice }, bere { $amount } ({ $go }) a jde na políčko { $place }.
tale-rolled-out = { $name } hází { $dice }, vychází z vězení a jde na políčko { $place }.
tale-rolled-jail = { $left ->
    [one] { $name } hází { $dice }, zůstává ve vězení a má ještě 1 pokus.
    [few] { $name } hází { $dice }, zůstává ve vězení a má ještě { $left } pokusy.
    [many] { $name } hází { $dice }, zůstává ve vězení a má ještě { $left } pokusu.
   *[other] { $name } hází { $dice }, zůstává ve vězení a má ještě { $left } pokusů.
}
tale-rolled-jail-last = { $name } hází { $dice }, poslední pokus ve vězení.
tale-third-double = { $name } hází { $dice }, třetí dvojici po sobě, a jde rovnou do vězení.
tale-resources = { $name } hází o suroviny { $dice } a vyhrává: { $chips }.
tale-gathered = Součet { $total } přináší suroviny: { $gains }.
tale-gain = { $name } ({ $chips })
tale-gain-more = { $first }; { $rest }
tale-short = Bance došly suroviny: { $colours }.
tale-built = { $name } staví: { $floors }.
tale-built-first = první patro na { $cell }
tale-built-floor = { $cell } až po { $height }. patro
tale-mortgaged = { $name } zastavuje: { $deeds } za { $amount }.
tale-leading = { $name } vede aukci ({ $deed }) s nabídkou { $amount }.
tale-kept = { $name } bere kartu „{ $card }“ a nechává si ji.
tale-more = { $count ->
    [one] … a ještě 1 událost.
    [few] … a ještě { $count } události.
    [many] … a ještě { $count } události.
   *[other] … a ještě { $count } událostí.
}
