# The stage, the buttons and the private panels of what only Anti-Monopoly has: roles, their building, and the closing of holdings.

# --- the stage
stage-roles = Before the first turn: roles
stage-adjusting = The time is up: last adjustments
stage-adjusting-time = Adjusting ends { $when }, for everybody at once.
roles-split-competitor = Competitors: { $names }
roles-split-monopolist = Monopolists: { $names }
roles-split-open = Still without a role: { $names }
roles-about = Competitors build on any street of theirs and collect even while held up; monopolists need two streets of a city, then charge double and more.
roles-wish = { $name } would like to swap roles with { $other }.
score-walk-heading = The bank walks the board
score-income-heading = What each deed would bring

# --- buttons of the stage
button-done-roles = Keep my role
button-done-adjust = I’m done
button-roles = Swap roles…
button-roles-swap = Swap with { $name }
button-adjust = Adjust…
button-decline-plain = Leave it
answer-role-competitor = Competitor
answer-role-monopolist = Monopolist
answer-tax-shares = Pay { $cash }% of cash, { $rest }% of the rest

# --- who swaps roles
roles-heading = Your role
roles-intro = Before the first turn two seats may swap their roles, if both want it. Afterwards roles are fixed.
roles-you-competitor = You are a **competitor**: build on any street of yours, up to { $houses } houses and then an apartment; plain rents.
roles-you-monopolist = You are a **monopolist**: two streets of a city double its rents and let you build there, up to { $houses } houses and then an apartment.
roles-asked = { $name } would like to swap with you.
roles-asking = You asked { $name } to swap. It happens as soon as { $name } agrees.
panel-changed = Something has changed meanwhile. Look once more before you decide.
panel-ready = Done; now the others.
choose-role = Which role do you take?

# --- building by role
level-apartment = an apartment
street-line-mortgaged = { $deed }: { $level }, mortgaged
streets-intro-competitor = As a competitor you build on any street of yours, up to { $houses } houses and then an apartment.
streets-intro-monopolist = As a monopolist you build where two unmortgaged streets of a city are yours, up to { $houses } houses a street and then an apartment.
streets-nothing-competitor = You can’t build just now: it takes your own turn, an unmortgaged street below its apartment, and the cash.
streets-nothing-monopolist = You can’t build just now: it takes your own turn, two unmortgaged streets of one city, one of them below its apartment, and the cash.
streets-nothing-yet = You can’t build before you have a role and the first turn has begun.

# --- adjusting holdings when a two-hour game is closed
adjust-heading = Adjust your holdings
adjust-intro = With the bank only, and as often as you like until you are done. Then it takes its part of the cash, walks the board once and pays every unmortgaged deed; the most cash wins.
adjust-cash = Cash: { $cash }, of which you keep { $percent }%: **{ $kept }**
adjust-income = Income of your deeds as they stand (utilities by an average throw): **{ $amount }**
adjust-total = That would make **{ $amount }**.
