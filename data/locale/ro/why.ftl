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
