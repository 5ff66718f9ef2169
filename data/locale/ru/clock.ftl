# A table's time: deadlines, reminders, and what happens when a time is up.

# --- deadlines on the stage, the auction and an offer
time-all = Время выйдет { $when }.
time-one = { $name }: время выйдет { $when }.
time-auction = Молоток ударит { $when }; поздняя ставка немного отодвигает этот миг.
time-offer = Срок этого предложения истечёт { $when }.
time-vote = О месте голосуют остальные ({ $name }); самое позднее голосование кончится { $when }, а любое нажатие того, чьё это место, завершит его сразу.
time-paused = За этим столом пауза: время не идёт. Продолжить: `/game resume`.
time-quiet = Этот стол затих: время не идёт, пока кто-нибудь не нажмёт что-нибудь.

trade-lapsed = { $maker }: предложение осталось без ответа и больше не в силе ({ $to }).

# --- reminders: one message, each person once
notice-remind = { $mentions }: за этим столом ждут тебя. Время выйдет { $when }.
notice-remind-auction = { $mentions }: ещё можно делать ставки. Молоток ударит { $when }.
notice-remind-offer = { $mentions }: тебе предлагают обмен. Срок ответа истечёт { $when }.
notice-remind-where = Стол в канале { $channel }.
notice-next-stand-in = Потом за тебя играет заместитель, пока ты не нажмёшь что-нибудь.
notice-next-skip = Потом за тебя будет сделан самый дешёвый ход.
notice-next-vote = Потом остальные решат, как продолжать.
notice-next-bankrupt = Потом банкротство: так играют за этим столом.

# --- a time was up
notice-stand-in = { $name }: время вышло. Теперь за это место осторожно играет заместитель: обменов он не принимает и ничего не дарит. Чтобы вернуться, хватит любого нажатия ({ $name }).
notice-skip = { $name }: время вышло, и сделан самый дешёвый ход. Дальше снова играет { $name }.
notice-vote = { $name }: время вышло. Как продолжать? Решает больше половины голосов, самое позднее { $when }; без ясного решения играет заместитель. Это голосование только об ожидании: любое нажатие ({ $name }) завершит его и вернёт место. О том, кому место достанется насовсем, голосуют через `/game kick`.
notice-bankrupt = { $name }: время вышло. За этим столом это означает банкротство.
notice-removed = Голосование окончено: { $name } вне игры.
notice-quiet = Давно никого не было, и этот стол затихает: напоминаний больше не будет. Разбудит его любое нажатие, хоть сегодня, хоть через месяц.

# --- the vote on how it goes on with somebody whose time was up; the vote on who keeps a seat is in seats.ftl
button-vote-replace = Играет заместитель
button-vote-remove = Вне игры
button-vote-wait = Подождать ещё
vote-cast = Записано: { $choice }. Пока идёт голосование, можно передумать.
vote-done = Решено: { $choice }.
table-no_vote = Голосования об этом месте, где нужен твой голос, сейчас нет. Как обстоят дела, покажет `/board`.

# --- pausing and going on
rest-pause-heading = Объявить паузу за этим столом?
rest-resume-heading = Продолжить игру за этим столом?
rest-count = Согласие: { $count } из { $wanted } ({ $names }).
rest-mention = { $mention }, что скажешь?
rest-pause-next = Когда согласятся все, кто играет сам, время остановится и напоминаний не будет. Ходить при этом можно.
rest-pause-back = До тех пор время идёт. Кто передумал, может набрать `/game resume`.
rest-resume-next = Когда согласится половина тех, кто играет сам, время снова пойдёт, и на каждое решение будет весь срок.
rest-resume-back = До тех пор за столом пауза. Кто передумал, может набрать `/game pause`.
rest-pause-agree = За паузу
rest-resume-agree = За продолжение
rest-pause-done = **За этим столом пауза.** Время не идёт, напоминаний нет; ходы всё равно считаются. `/game resume` спросит, продолжать ли: хватит половины тех, кто играет сам.
rest-resume-done = **Игра за этим столом продолжается.** На каждое решение снова весь срок.
rest-resume-mention = { $mention }, твой ход.
rest-pause-settled = Вопрос о паузе решён.
rest-resume-settled = Вопрос о продолжении решён.
rest-pause-already = За этим столом пауза, и твой голос за то, чтобы так и оставалось. `/game resume` спросит, продолжать ли.
rest-resume-already = За этим столом паузы нет, и твой голос за то, чтобы так и оставалось. `/game pause` попросит о паузе.
rest-pause-alone = Объявить паузу сейчас, раз ты управляешь этим сервером? Время встанет, напоминаний не будет; ходы всё равно считаются. Завершит паузу `/game resume`.
rest-resume-alone = Продолжить игру сейчас, раз ты управляешь этим сервером? На каждое решение снова будет весь срок.
rest-pause-now = Пауза сейчас
rest-resume-now = Продолжить сейчас
rest-ask = Спросить всех
rest-told = Объявлено в канале.
table-question_over = Этот вопрос уже решён. Пауза ли за столом, покажет `/board`; спросить заново: `/game pause` и `/game resume`.

# --- /me notify
notify-heading = Когда тебе напоминать
notify-intro = Действует сразу и за всеми твоими столами; видишь это только ты.
notify-zone-now = Твои часы: { $zone }, там сейчас { $time }.
notify-quiet-now = Тихие часы: с { $start } до { $end }. Что придётся на них, подождёт до их конца.
notify-quiet-off = Тихих часов нет. Напоминания приходят в любое время суток.
notify-direct-now = Напоминания приходят личным сообщением; если они от меня закрыты — в канал стола.
notify-here-now = Напоминания приходят в канал стола.
notify-zone = Твой часовой пояс
notify-zone-set = Часовой пояс…
notify-zone-label = Сдвиг от UTC в часах
notify-zone-hint = +2, -3:30, +5:45
notify-quiet = Тихие часы
notify-quiet-set = Тихие часы…
notify-quiet-from = Тихо с
notify-quiet-to = Тихо до
notify-quiet-hint = Время по твоим часам, например 22:30
notify-quiet-none = Без тихих часов
notify-direct = Личным сообщением
notify-here = В канале
error-no-zone = Не могу прочесть «{ $text }» как часовой пояс. Напиши сдвиг своих часов от UTC, например +2, -3:30 или +5:45.
error-no-time = Не могу прочесть «{ $text }» как время суток. Напиши, например, 22:30 или 7.
error-quiet-empty = Если тихие часы начинаются и кончаются в одно время, их просто нет. Напиши два разных времени или нажми «Без тихих часов».

# --- /me away
away-heading = Твоё отсутствие
away-none = Отсутствие не объявлено. `/me away` с числом дней или с датой остановит твои часы за твоими столами на этот срок.
away-now = Твоё отсутствие: до { $when }.
away-no-tables = Сейчас ты нигде не играешь. Столы, за которые сядешь до тех пор, об этом узнают.
away-table = { $where } · { $game } · твои часы стоят до { $when }
away-table-capped = { $where } · { $game } · твои часы стоят до { $when }: за этим столом ждут не дольше { $days ->
    [one] { $days } дня
    [few] { $days } дней
    [many] { $days } дней
   *[other] { $days } дня
}
away-table-none = { $where } · { $game } · твои часы идут: за этим столом отсутствующих не ждут
away-table-free = { $where } · { $game } · там никого не торопят
away-table-standin = { $where } · { $game } · там за тебя играет заместитель
away-more = { $count ->
    [one] - и ещё { $count } стол
    [few] - и ещё { $count } стола
    [many] - и ещё { $count } столов
   *[other] - и ещё { $count } стола
}
away-next = Напоминаний пока не будет. Аукционы не ждут. Ходить всё равно можно в любой момент; изменить это — снова `/me away`.
away-back = Я здесь
away-ended = С возвращением. Твои часы снова идут за всеми твоими столами, и на всё, что тебя ждёт, есть полный срок — если ещё раньше не оставалось меньше.
error-away-both = Укажи число дней или дату, что-то одно.
error-no-date = Не могу прочесть «{ $text }» как дату. Напиши год, месяц и день, например 2031-07-15.
error-away-past = По твоим часам ({ $zone }) это уже прошло. Выбери день позже; часовой пояс задаёт `/me notify`.
error-away-long = Это слишком долго: дней может быть не больше { $days }. Выбери день раньше; а с `/game leave` за тебя сыграет заместитель.

# --- how a table's time runs, in the lobby
lobby-time = Время на решение: { $pace }. Когда оно вышло: { $policy }.
lobby-time-none = За этим столом никого не торопят.
setting-pace = Темп
setting-pace-rule = Сколько может длиться каждое решение. До конца срока всем приходит напоминание.
setting-pace-daily = Сутки
setting-pace-daily-description = 24 часа на решение, для игры между делом
setting-pace-live = Вживую
setting-pace-live-description = 90 секунд на решение, когда все сейчас за столом
setting-pace-evening = Вечер
setting-pace-evening-description = 10 минут на решение
setting-pace-relaxed = Не спеша
setting-pace-relaxed-description = 72 часа на решение
setting-pace-none = Без срока
setting-pace-none-description = Никого не торопят и никому не напоминают; стол может простоять вечно

setting-policy = Если чьё-то время вышло
setting-policy-rule = Что делать, чтобы остальные не ждали вечно. Обмен никогда ни за кого не принимается.
setting-policy-stand-in = Играет заместитель
setting-policy-stand-in-description = Он играет осторожно, пока тот, чьё это место, не нажмёт что-нибудь
setting-policy-skip = Пропуск
setting-policy-skip-description = Один раз делается самый дешёвый ход из возможных
setting-policy-vote = Голосуют остальные
setting-policy-vote-description = Они выбирают: заместитель, выход из игры или ещё одно ожидание
setting-policy-bankrupt = Банкротство
setting-policy-bankrupt-description = Игрок выбывает, как в онлайн-правилах

setting-away_days = Дни отсутствия
setting-away_days-rule = Кто объявит отсутствие, останавливает свои часы не дольше чем на столько дней; 0 — не останавливает вовсе.
