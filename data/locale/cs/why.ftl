# Proč se něco stalo nebo se smí: pravidla za tím, čí nastavení je takto určuje, a příklady.

## odkud pravidlo je

# V čem se profil nebo stůl liší od obvyklého: $settings je jedno nebo více `why-setting`.
why-by-profile = { $profile }: { $settings }
why-by-table = Jak hraje tento stůl: { $settings }
why-setting = { $setting } – { $value }
why-example = Například:

## co se děje u stolu

why-happened = Co se stalo naposledy
why-move = Tah { $serial }
why-no-rule = Za tímhle není žádné pravidlo hry.
why-now = Co se může stát teď
why-can = { $name } může: { $verbs }
why-choose-move = Pravidla pro tah…
why-choose-event = Proč? Vyber, co se stalo…
why-of-move = Pravidla: { $verb }
why-nothing-yet = U tohoto stolu se zatím nic nestalo.
why-no-table = V tomto kanálu není hra, kterou by šlo vysvětlit. Vyhledej pravidlo příkazem /rules about, stačí slovo nebo dvě.
log-choose-why = Proč? Vyber tah…

## příklad: krátký případ, vyprávěný

example-elsewhere = U stolu s jiným nastavením ({ $settings }):
example-before = Na začátku – { $position }
example-after = Potom – { $position }
# reads as in English
example-seat = { $name }: { $facts }
example-at = políčko { $place }
example-jailed = { $throws ->
    [0] ve vězení
    [one] ve vězení, 1 hod bez dvojice
    [few] ve vězení, { $throws } hody bez dvojice
    [many] ve vězení, { $throws } hodu bez dvojice
   *[other] ve vězení, { $throws } hodů bez dvojice
}
example-jailed-corner = { $throws ->
    [0] { $corner }
    [one] { $corner }, 1 hod bez dvojice
    [few] { $corner }, { $throws } hody bez dvojice
    [many] { $corner }, { $throws } hodu bez dvojice
   *[other] { $corner }, { $throws } hodů bez dvojice
}
example-deeds = vlastní: { $deeds }
# reads as in English
example-street = { $deed } ({ $level })
example-towers = budovy: { $towers }
example-tower = { $cell } ({ $height ->
    [one] 1 patro
    [few] { $height } patra
    [many] { $height } patra
   *[other] { $height } pater
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
   *[other] { $points } bodů
}
example-worth = majetek { $amount }
example-cannot = { $name } nemůže: { $verbs }
# Někdo zkouší tah, který nejde; $answer je odmítnutí, celé věty.
example-try = { $name } chce { $tried }: „{ $answer }“
# reads as in English
example-tried = { $verb } ({ $what })
example-swap = { $give } za { $take }
# reads as in English
example-several = { $thing } × { $count }
# Příhozy aukce, na jednom řádku se středníkem mezi nimi.
example-bid = { $name } dává { $amount }
example-upto = { $name } určuje tajné maximum { $amount }
example-pass = { $name } v aukci končí
