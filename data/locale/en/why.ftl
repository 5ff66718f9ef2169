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
why-choose-move = The rules for a move …
why-choose-event = Why? Choose what happened …
why-of-move = The rules for: { $verb }
why-nothing-yet = Nothing has happened at this table yet.
why-no-table = There is no game in this channel to explain. Look up a rule with /rules about, a word or two is enough.
log-choose-why = Why? Choose a move …
