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
