# What happened. `event-<tag>` and its variants are lines of the log; `tale-…` are lines that tell several events at once.
# $name, $other, $owner: seats, already safe to show. $amount: a sum with its currency. $chips, $give, $take: chips in words.
# Told in the present tense, so that no gender shows; names and things stand in the nominative.

# --- pieces
the-bank = banka
nothing = nič
number = { $amount }
money-builder = { $amount }M
list-two = { $first } a { $second }
list-more = { $first }, { $rest }
seat-unnamed = Miesto { $number }
cell = { $column }{ $row }
dice-plain = { $first } + { $second }
dice-double = dvojicu { $first } + { $first }

# --- the start
event-start_thrown = { $name } hádže o prvý ťah: { $total }.
event-game_started = Začína { $name }. Veľa šťastia všetkým!
event-turn_started = Na ťahu je { $name }.
event-turn_started-again = Dvojica! { $name } hrá znova.

# --- dice and chips
event-dice_rolled-move = { $name } hádže { $dice }.
event-dice_rolled-jail = { $name } hádže vo väzení { $dice }.
event-dice_rolled-resources = { $name } hádže o suroviny: { $dice }.
event-chips_gained-deed = { $name } zbiera suroviny: { $chips } ({ $deed }).
event-chips_gained-own_colour = { $name } zbiera suroviny vlastnej farby: { $chips }.
event-chips_gained-collect = { $name } zbiera suroviny: { $chips }.
event-chips_gained-resources = { $name } vyhráva suroviny: { $chips }.
event-chips_gained-card = { $name } berie z banky: { $chips }.
event-chips_short = Banke sa minula { $colour }; { $name } prichádza o: { $count }.
event-chips_dropped = { $name } necháva na políčku { $place }: { $chips }.
event-chips_picked_up = { $name } zbiera na políčku { $place }: { $chips }.
event-chips_swapped-bank = { $name } vymieňa s bankou. Dáva: { $give }. Berie: { $take }.
event-chips_swapped-parking = { $name } vymieňa na Bezplatnom parkovisku. Dáva: { $give }. Berie: { $take }.
event-chips_swapped-card = { $name } vymieňa s bankou. Dáva: { $give }. Berie: { $take }.
event-chip_stolen = { $name } berie surovinu: { $chips }. Prichádza o ňu { $other }.
event-chip_given-seat = { $name } dáva: { $chips }. Dostáva { $other }.
event-chip_given-bank = { $name } vracia banke: { $chips }.
event-nobody_to_rob = Nikto iný surovinu nemá; { $name } odchádza naprázdno.
event-trade_forced = { $name } si vynucuje výmenu, odmietnuť ju nemôže { $other }. Berie: { $take }. Dáva: { $give }.

# --- moving, jail
event-token_moved = { $name } ide na políčko { $place }.
event-salary_paid = { $go }: { $name } berie { $amount }.
event-third_double = { $name } hádže tretiu dvojicu za sebou; podľa tohto hodu sa už nejde.
event-sent_to_jail-doubles = { $name } ide rovno do väzenia.
event-sent_to_jail-space = { $name } ide do väzenia.
event-sent_to_jail-card = { $name } ide do väzenia.
event-jail_throw_failed = { $left ->
    [0] Dvojica nepadla a bol to posledný pokus ({ $name }).
    [one] Dvojica nepadla; { $name } zostáva vo väzení a má ešte 1 pokus.
    [few] Dvojica nepadla; { $name } zostáva vo väzení a má ešte { $left } pokusy.
    [many] Dvojica nepadla; { $name } zostáva vo väzení a má ešte { $left } pokusu.
   *[other] Dvojica nepadla; { $name } zostáva vo väzení a má ešte { $left } pokusov.
}
event-left_jail-fine = { $name } platí a vychádza z väzenia.
event-left_jail-card = { $name } vychádza z väzenia vďaka karte.
event-left_jail-doubles = Dvojica! { $name } vychádza z väzenia.
event-left_jail-third_throw = { $name } po poslednom pokuse vychádza z väzenia.

# --- deeds and auctions
event-purchase_offered = Na predaj: { $deed } za { $amount }.
event-deed_bought = { $name } kupuje: { $deed } za { $amount }.
event-deed_declined = { $name } nekupuje, { $deed } ide do aukcie.
event-auction_opened = Aukcia: { $deed }, od { $amount }.
event-bid_placed = { $name } dáva { $amount } ({ $deed }).
event-maximum_set = { $name } necháva v banke tajné maximum.
event-auction_passed = { $name } pasuje.
event-auction_restarted-leader = Aukcia sa vracia: { $amount }, vedie { $name }.
event-auction_restarted-open = Aukcia sa začína znova.
event-auction_won = { $name } vyhráva aukciu: { $deed } za { $amount }.
event-auction_unsold = { $deed }: nikto neprihadzuje, zostáva v banke.
event-group_completed = { $name } má celú skupinu: { $group }!

# --- rent and money
event-rent_open = { $owner } si môže vypýtať nájomné { $amount } ({ $deed }); platí { $name }.
event-rent_claimed = { $owner } si pýta nájomné { $amount } ({ $deed }); platí { $name }.
event-rent_lapsed = { $deed }: nájomné { $amount } si nikto včas nevypýtal; { $name } si ho necháva.
event-no_rent-own = { $name } je doma ({ $deed }).
event-no_rent-mortgaged = { $deed } má hypotéku; { $name } nájomné neplatí.
event-money_paid-rent = { $name } platí nájomné { $amount } ({ $deed }); dostáva { $other }.
event-money_paid-fine = { $name } platí { $amount } za cestu z väzenia.
event-money_paid-other = { $name } platí { $amount }; dostáva { $other }.
event-money_received = { $name } dostáva od banky { $amount }.
event-debt_arose-rent = { $name } dlhuje nájomné { $amount } ({ $deed }), veriteľ je { $other }, a hotovosť nestačí.
event-debt_arose-fine = { $name } dlhuje banke pokutu { $amount } a hotovosť nestačí.
event-debt_arose-other = { $name } dlhuje { $amount }, veriteľ je { $other }, a hotovosť nestačí.
event-deed_mortgaged = { $name } zakladá: { $deed } za { $amount }.
event-deed_redeemed = { $name } vykupuje: { $deed } za { $amount }.

# --- cards
event-card_drawn = { $name } berie kartu „{ $card }“: { $text }
event-card_kept = { $name } si kartu necháva.
event-card_used = { $name } hrá kartu „{ $card }“.

# --- building
event-floor_built = { $name } stavia { $height }. poschodie na { $cell }.
event-floor_built-first = { $name } začína stavať na { $cell }.
event-floor_built-penthouse = { $name } korunuje { $cell } penthousom!

# --- trades
event-offer_made = { $name } ponúka obchod ({ $other }). Dáva: { $give }. Chce: { $want }.
event-offer_rejected = { $other } ponuku odmieta ({ $name }).
event-offer_withdrawn = { $name } berie ponuku späť ({ $other }).
event-trade_made = Obchod platí. { $name } dáva: { $give }. { $other } dáva: { $want }.

# --- leaving and the end
event-seat_bankrupt-seat = { $name } bankrotuje; čo zostáva, preberá { $other }.
event-seat_bankrupt-bank = { $name } bankrotuje; čo zostáva, vracia sa banke.
event-seat_bankrupt-resigned = { $name } vzdáva hru.
event-turn_ended = { $name } končí ťah.
event-game_ended-penthouse = Penthouse je postavený a hra sa končí: { $winners }
event-game_ended-last_standing = Bez bankrotu zostáva jediný hráč a hra sa končí: { $winners }
event-game_ended-stuck = Penthouse sa už postaviť nedá a hra sa končí: { $winners }
event-game_ended-stopped = Hra bola zastavená; nevyhráva nikto.
event-winners = { $count ->
    [0] nevyhráva nikto.
    [one] vyhráva { $names }!
    [few] o výhru sa delia { $names }!
    [many] o výhru sa delia { $names }!
   *[other] o výhru sa delia { $names }!
}

# --- several at once
tale-rolled = { $name } hádže { $dice } a ide na políčko { $place }.
tale-rolled-go = { $name } hádže { $dice }, berie { $amount } ({ $go }) a ide na políčko { $place }.
tale-rolled-out = { $name } hádže { $dice }, vychádza z väzenia a ide na políčko { $place }.
tale-rolled-jail = { $left ->
    [one] { $name } hádže { $dice }, zostáva vo väzení a má ešte 1 pokus.
    [few] { $name } hádže { $dice }, zostáva vo väzení a má ešte { $left } pokusy.
    [many] { $name } hádže { $dice }, zostáva vo väzení a má ešte { $left } pokusu.
   *[other] { $name } hádže { $dice }, zostáva vo väzení a má ešte { $left } pokusov.
}
tale-rolled-jail-last = { $name } hádže { $dice }, posledný pokus vo väzení.
tale-third-double = { $name } hádže { $dice }, tretiu dvojicu za sebou, a ide rovno do väzenia.
tale-resources = { $name } hádže o suroviny { $dice } a vyhráva: { $chips }.
tale-gathered = Súčet { $total } prináša suroviny: { $gains }.
tale-gain = { $name } ({ $chips })
tale-gain-more = { $first }; { $rest }
tale-short = Banke sa minuli suroviny: { $colours }.
tale-built = { $name } stavia: { $floors }.
tale-built-first = prvé poschodie na { $cell }
tale-built-floor = { $cell } až po { $height }. poschodie
tale-mortgaged = { $name } zakladá: { $deeds } za { $amount }.
tale-leading = { $name } vedie aukciu ({ $deed }) s ponukou { $amount }.
tale-kept = { $name } berie kartu „{ $card }“ a necháva si ju.
tale-more = { $count ->
    [one] … a ešte 1 udalosť.
    [few] … a ešte { $count } udalosti.
    [many] … a ešte { $count } udalosti.
   *[other] … a ešte { $count } udalostí.
}
