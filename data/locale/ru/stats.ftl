# What is counted of finished games: one's own figures, a server's standings; and being forgotten.
# $user: a mention that calls nobody. $rating, $off, $mean, $seats: numbers with a fraction.

# --- /me stats
stats-heading = Твои игры
stats-heading-against = Ты и { $user }
stats-none = Сыгранных тобой игр в счёте пока нет. Игра идёт в счёт, когда она окончена, тому, кто сам сделал в ней большинство своих ходов.
stats-against-none = Ты и { $user } пока не доиграли вместе ни одной игры.
stats-against-uncounted = { $user } не хочет, чтобы игры шли в счёт.
stats-played = **{ $game }**, { $profile }: { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}, { $wins ->
    [0] без побед
    [one] { $wins } победа
    [few] { $wins } победы
    [many] { $wins } побед
   *[other] { $wins } победы
}; в среднем место { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } из { NUMBER($seats, minimumFractionDigits: 1, maximumFractionDigits: 1) }; лучший итог: { $best }
stats-best-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
stats-rating = Сила в игре { $game }: **{ NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }** ± { NUMBER($off, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-rating-meaning = Все начинают с 25. Число меняют твои места в итоге; ± — насколько оно ещё может ошибаться.
stats-dice = Кубики: в среднем { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } за { $throws ->
    [one] { $throws } бросок
    [few] { $throws } броска
    [many] { $throws } бросков
   *[other] { $throws } броска
}; ожидается { $expected }. { $luck ->
    [good] Кубики тебя любят.
    [bad] Кубики тебе задолжали.
   *[even] Так и должно быть.
}
stats-pace = Половину решений ты принимаешь не дольше чем за { $time }.
stats-pace-seconds = { $count ->
    [one] { $count } секунду
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
stats-pace-minutes = { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
stats-pace-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
stats-deeds = Чаще всего покупаешь: { $deeds }
stats-deed = { $deed } ({ $times }×)
stats-rivals-heading = С кем играешь чаще всего
stats-rival = { $user }: { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}; твоё место выше: { $ahead }, ниже: { $behind }
stats-counted = Твои результаты входят в таблицы твоих серверов, и другие видят, как они играли против тебя.
stats-uncounted = Твои игры не идут в счёт: новые не оставляют твоих результатов, а старых никто не видит.
button-stats-leave = Не считать меня
button-stats-return = Считать меня снова

# --- /server standings
standings-heading = Кто здесь лучше всех играет в { $game }
standings-heading-profile = Кто здесь лучше всех играет в { $game }: { $profile }
standings-none = Здесь ещё никто не доиграл ни одной такой игры. `/play` откроет стол.
standings-line = { $place }. { $user } · **{ NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }** ± { NUMBER($off, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
} · { $wins ->
    [0] без побед
    [one] { $wins } победа
    [few] { $wins } победы
    [many] { $wins } побед
   *[other] { $wins } победы
}
standings-meaning = Порядок — по силе, ниже которой человек почти наверняка не играет: число минус три его ±. Свою покажет `/me stats`.
error-no-profile = У игры { $game } нет профиля «{ $text }». Выбери из списка, который открывается, пока ты пишешь.
error-no-server = Это о сервере. Спроси в одном из его каналов.

# --- /me forget
forget-heading = Забыть тебя?
forget-what = - Из открытых столов тебя уберут; в начатых играх твоё место насовсем перейдёт заместителю.
    - Твоё имя и id исчезнут из всех игр, начатых и оконченных. Сами игры останутся и идут в счёт остальным.
    - Твои пожелания, черновики, результаты и рейтинги удалятся.
forget-not = Отменить это нельзя. Не исчезнут уже отправленные сообщения, выданные записи игр и копии базы данных, сделанные тем, у кого работает бот. Что сыграешь потом, сохраняется заново.
button-forget = Да, забыть меня
forget-done = Тебя здесь больше не помнят. Спасибо за игру!

# --- commands
command-me-stats = статистика
command-me-stats-description = Твои сыгранные игры: победы, кубики, любимая недвижимость и соперники
command-me-stats-against = против
command-me-stats-against-description = Как вы с этим человеком играете друг против друга
command-me-forget = забыть
command-me-forget-description = Удалить твоё имя и id из всех игр и списков
command-server-standings = таблица
command-server-standings-description = Кто на этом сервере лучше всех играет
command-server-standings-game = игра
command-server-standings-game-description = Какая игра; оставь пустым — та, что в этом канале
command-server-standings-profile = профиль
command-server-standings-profile-description = Только игры этого профиля; оставь пустым — все
