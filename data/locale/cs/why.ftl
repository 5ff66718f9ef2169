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
