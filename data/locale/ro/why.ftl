# De ce s-a întâmplat ceva sau de ce e voie: regulile din spate, ale cui setări le fac așa, și exemple.

## de unde vine o regulă

# Ce are un profil sau o masă altfel decât de obicei: $settings sunt una sau mai multe `why-setting`.
why-by-profile = { $profile }: { $settings }
why-by-table = Cum se joacă la această masă: { $settings }
why-setting = { $setting } – { $value }
why-example = De exemplu:

## ce se petrece la masă

why-happened = Ce s-a întâmplat ultima dată
why-move = Mutarea { $serial }
why-no-rule = În spatele acestui lucru nu stă nicio regulă a jocului.
why-now = Ce se poate întâmpla acum
why-can = { $name } poate: { $verbs }
why-choose-move = Regulile pentru o mutare…
why-choose-event = De ce? Alege ce s-a întâmplat…
why-of-move = Regulile pentru: { $verb }
why-nothing-yet = La această masă nu s-a întâmplat încă nimic.
why-no-table = În acest canal nu e niciun joc de explicat. Caută o regulă cu /rules about: ajung unul sau două cuvinte.
log-choose-why = De ce? Alege o mutare…

## un exemplu: un caz scurt, povestit

example-elsewhere = La o masă cu alte setări ({ $settings }):
example-before = La început – { $position }
example-after = Apoi – { $position }
# reads as in English
example-seat = { $name }: { $facts }
example-at = căsuța { $place }
example-jailed = { $throws ->
    [0] în închisoare
    [one] în închisoare, 1 aruncare fără dublă
    [few] în închisoare, { $throws } aruncări fără dublă
   *[other] în închisoare, { $throws } de aruncări fără dublă
}
example-jailed-corner = { $throws ->
    [0] în { $corner }
    [one] în { $corner }, 1 aruncare fără dublă
    [few] în { $corner }, { $throws } aruncări fără dublă
   *[other] în { $corner }, { $throws } de aruncări fără dublă
}
example-deeds = are { $deeds }
# reads as in English
example-street = { $deed } ({ $level })
example-towers = clădiri: { $towers }
example-tower = { $cell } ({ $height ->
    [one] 1 etaj
    [few] { $height } etaje
   *[other] { $height } de etaje
})
example-towers-many = { $count ->
    [one] 1 clădire
    [few] { $count } clădiri
   *[other] { $count } de clădiri
}
example-cards = carduri: { $cards }
example-chips = resurse: { $chips }
example-score = { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
example-worth = avere { $amount }
example-cannot = { $name } nu poate: { $verbs }
# Cineva încearcă în zadar o mutare; $answer este refuzul, propoziții întregi.
example-try = { $name } nu poate { $tried }: „{ $answer }”
# reads as in English
example-tried = { $verb } ({ $what })
example-swap = { $give } pentru { $take }
# reads as in English
example-several = { $thing } × { $count }
# Ofertele unei licitații, pe un rând, cu „;” între ele.
example-bid = { $name } oferă { $amount }
example-upto = { $name } stabilește un maxim secret: { $amount }
example-pass = { $name } renunță
