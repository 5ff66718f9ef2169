# Why something happened or may be done: the rules behind it, whose settings make them so, and examples.

## the source of a rule

# What a profile or a table has otherwise than usual: $settings are one or more of `why-setting`.
why-by-profile = { $profile }: { $settings }
why-by-table = As this table plays: { $settings }
why-setting = { $setting } – { $value }
why-example = For example:

## the situation at a table

why-happened = What happened last
why-move = Move { $serial }
why-no-rule = No rule of the game is behind this.
why-now = What can happen now
why-can = { $name } can: { $verbs }
why-choose-move = The rules for a move…
why-choose-event = Why? Choose what happened…
why-of-move = The rules for: { $verb }
why-nothing-yet = Nothing has happened at this table yet.
why-no-table = There is no game in this channel to explain. Look up a rule with /rules about, a word or two is enough.
log-choose-why = Why? Choose a move…

## an example: a short case, told

example-elsewhere = At a table with other settings ({ $settings }):
example-before = At first – { $position }
example-after = Afterwards – { $position }
example-seat = { $name }: { $facts }
example-at = on { $place }
example-jailed = { $throws ->
    [0] in jail
    [one] in jail, 1 throw without doubles
   *[other] in jail, { $throws } throws without doubles
}
example-jailed-corner = { $throws ->
    [0] in { $corner }
    [one] in { $corner }, 1 throw without doubles
   *[other] in { $corner }, { $throws } throws without doubles
}
example-deeds = owns { $deeds }
example-street = { $deed } ({ $level })
example-towers = built { $towers }
example-tower = { $cell } ({ $height ->
    [one] 1 floor
   *[other] { $height } floors
})
example-towers-many = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
example-cards = cards: { $cards }
example-chips = chips: { $chips }
example-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
example-worth = worth { $amount }
example-cannot = { $name } cannot: { $verbs }
# Somebody tries a move in vain; $answer is the refusal, whole sentences.
example-try = { $name } tries to { $tried }: “{ $answer }”
example-tried = { $verb } ({ $what })
example-swap = { $give } for { $take }
example-several = { $thing } × { $count }
# Bids of an auction, in one line with “;” between them.
example-bid = { $name } bids { $amount }
example-upto = { $name } sets a sealed maximum of { $amount }
example-pass = { $name } passes
