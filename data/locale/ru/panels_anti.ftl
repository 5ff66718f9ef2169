# The stage, the buttons and the private panels of what only Anti-Monopoly has: roles, their building, and the closing of holdings.

# --- the stage
stage-roles = Перед первым ходом: роли
stage-adjusting = Время вышло: последние дела
stage-adjusting-time = Дела закрываются { $when }, у всех сразу.
roles-split-competitor = Конкуренты: { $names }
roles-split-monopolist = Монополисты: { $names }
roles-split-open = Пока без роли: { $names }
roles-about = Конкуренты строят на любой своей улице и получают аренду, даже когда заперты; монополистам нужны две улицы города, зато аренда там двойная, а то и выше.
roles-wish = { $name } хочет поменяться ролями ({ $other }).
score-walk-heading = Банк обходит поле
score-income-heading = Что принесла бы каждая карточка

# --- buttons of the stage
button-done-roles = Оставить роль
button-done-adjust = Готово
button-roles = Сменить роль…
button-roles-swap = Поменяться: { $name }
button-adjust = Уладить дела…
button-decline-plain = Не покупать
answer-role-competitor = Конкурент
answer-role-monopolist = Монополист
answer-tax-shares = { $cash }{"\u00A0"}% наличных, { $rest }{"\u00A0"}% остального

# --- who swaps roles
roles-heading = Твоя роль
roles-intro = До первого хода двое могут поменяться ролями, если хотят оба. Потом роли не меняются.
roles-you-competitor = Ты **конкурент**: строй на любой своей улице, до { $houses } домов, а потом многоэтажка; аренда простая.
roles-you-monopolist = Ты **монополист**: две улицы города удваивают там аренду и дают право строить, до { $houses } домов, а потом многоэтажка.
roles-asked = { $name } хочет поменяться с тобой.
roles-asking = Ты предлагаешь поменяться. Обмен случится, как только согласится { $name }.
panel-changed = Тем временем что-то изменилось. Взгляни ещё раз и решай.
panel-ready = Готово; теперь остальные.
choose-role = Какую роль берёшь?

# --- building by role
level-apartment = многоэтажка
street-line-mortgaged = { $deed }: { $level }, в залоге
streets-intro-competitor = Конкурент строит на любой своей улице, до { $houses } домов, а потом многоэтажка.
streets-intro-monopolist = Монополист строит там, где у него две улицы города без залога: до { $houses } домов на улицу, а потом многоэтажка.
streets-nothing-competitor = Сейчас строить нельзя: нужны свой ход, улица без залога и без многоэтажки и наличные.
streets-nothing-monopolist = Сейчас строить нельзя: нужны свой ход, две улицы одного города без залога, хотя бы одна без многоэтажки, и наличные.
streets-nothing-yet = Строить можно, когда у тебя есть роль и начался первый ход.

# --- adjusting holdings when a two-hour game is closed
adjust-heading = Уладить дела
adjust-intro = Только с банком и сколько угодно раз, пока не нажмёшь «Готово». Потом банк берёт свою часть наличных, обходит поле один раз и платит за всё, что не в залоге; побеждает, у кого больше наличных.
adjust-cash = Наличные: { $cash }, тебе остаётся { $percent }{"\u00A0"}%: **{ $kept }**
adjust-income = Доход с твоей недвижимости как есть (коммунальные предприятия — по среднему броску): **{ $amount }**
adjust-total = Всего получилось бы **{ $amount }**.
