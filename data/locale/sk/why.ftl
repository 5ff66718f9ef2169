# Why something happened or may be done: the rules behind it, whose settings make them so, and examples.

## the source of a rule

# What a profile or a table has otherwise than usual: $settings are one or more of `why-setting`.
# reads as in English
why-by-profile = { $profile }: { $settings }
why-by-table = Ako sa hrá pri tomto stole: { $settings }
# reads as in English
why-setting = { $setting } – { $value }
why-example = Napríklad:

## the situation at a table

why-happened = Čo sa stalo naposledy
why-move = Krok { $serial }
why-no-rule = Za týmto nie je nijaké pravidlo hry.
why-now = Čo sa môže stať teraz
why-can = { $name } môže: { $verbs }
why-choose-move = Pravidlá ku kroku…
why-choose-event = Prečo? Vyber, čo sa stalo…
why-of-move = Pravidlá: { $verb }
why-nothing-yet = Pri tomto stole sa ešte nič nestalo.
why-no-table = V tomto kanáli nie je hra, ktorú by bolo možné vysvetliť. Vyhľadaj pravidlo príkazom `/rules`, stačí slovo alebo dve.
log-choose-why = Prečo? Vyber krok…

## príklad: krátky prípad, porozprávaný

example-elsewhere = Pri stole s inými nastaveniami ({ $settings }):
example-before = Na začiatku – { $position }
example-after = Potom – { $position }
# reads as in English
example-seat = { $name }: { $facts }
example-at = políčko { $place }
example-jailed = { $throws ->
    [0] vo väzení
    [one] vo väzení, 1 hod bez dvojice
    [few] vo väzení, { $throws } hody bez dvojice
    [many] vo väzení, { $throws } hodu bez dvojice
   *[other] vo väzení, { $throws } hodov bez dvojice
}
example-jailed-corner = { $throws ->
    [0] { $corner }
    [one] { $corner }, 1 hod bez dvojice
    [few] { $corner }, { $throws } hody bez dvojice
    [many] { $corner }, { $throws } hodu bez dvojice
   *[other] { $corner }, { $throws } hodov bez dvojice
}
example-deeds = vlastní: { $deeds }
# reads as in English
example-street = { $deed } ({ $level })
example-towers = budovy: { $towers }
example-tower = { $cell } ({ $height ->
    [one] 1 poschodie
    [few] { $height } poschodia
    [many] { $height } poschodia
   *[other] { $height } poschodí
})
example-towers-many = { $count ->
    [one] 1 budova
    [few] { $count } budovy
    [many] { $count } budovy
   *[other] { $count } budov
}
example-cards = karty: { $cards }
example-chips = suroviny: { $chips }
example-score = { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
example-worth = majetok { $amount }
example-cannot = { $name } nemôže: { $verbs }
# Niekto skúša krok, ktorý sa nedá; $answer je odmietnutie, celé vety.
example-try = { $name } chce { $tried }: „{ $answer }“
# reads as in English
example-tried = { $verb } ({ $what })
example-swap = dáva: { $give }, chce: { $take }
# reads as in English
example-several = { $thing } × { $count }
# Ponuky aukcie, na jednom riadku s bodkočiarkou medzi nimi.
example-bid = { $name } dáva { $amount }
example-upto = { $name } určuje tajné maximum { $amount }
example-pass = { $name } pasuje
