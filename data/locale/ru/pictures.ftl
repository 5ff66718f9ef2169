# Words inside pictures, and the pictures' descriptions in words. Captions have room for about 20 letters.

# the hyphenation dictionary, as pyphen names it
picture-hyphens = ru_RU

# --- places of the Builder board
place-builder-go = ВПЕРЁД
place-builder-mediterranean = Средиземноморский
place-builder-collect_red = Возьми 2 красных
place-builder-baltic = Балтийский
place-builder-chance_1 = Шанс
place-builder-oriental = Восточный
place-builder-roll_1 = Бросок за 2
place-builder-connecticut = Коннектикут
place-builder-jail = Тюрьма
place-builder-st_charles = Сент-Чарльз
place-builder-collect_purple = Возьми 2 лиловых
place-builder-virginia = Вирджиния
place-builder-chance_2 = Шанс
place-builder-st_james = Сент-Джеймс
place-builder-steal_1 = Забери 1
place-builder-new_york = Нью-Йорк
place-builder-parking = Бесплатная стоянка
place-builder-kentucky = Кентукки
place-builder-collect_green = Возьми 2 зелёных
place-builder-illinois = Иллинойс
place-builder-chance_3 = Шанс
place-builder-atlantic = Атлантический
place-builder-roll_2 = Бросок за 2
place-builder-marvin_gardens = Марвин-Гарденс
place-builder-go_to_jail = В тюрьму
place-builder-pacific = Тихоокеанский
place-builder-collect_yellow = Возьми 2 жёлтых
place-builder-pennsylvania = Пенсильвания
place-builder-chance_4 = Шанс
place-builder-park_place = Парк-Плейс
place-builder-steal_2 = Забери 1
place-builder-boardwalk = Бордуолк

# --- what stands on spaces without a deed
picture-space-collect = Возьми { $count }
picture-space-chance = Шанс
picture-space-roll = Бросок за { $count }
picture-space-steal = Забери 1
picture-space-go = ВПЕРЁД
picture-space-go-money = +{ $amount }
picture-space-jail = Просто зашли
picture-space-parking = Бесплатная стоянка
picture-space-go_to_jail = В тюрьму

# --- whose turn, and what is waited for
# stands for a name that the letters of pictures have too little of; it begins with a capital
picture-seat = Место { $number }, { $colour }
picture-turn = Ходит { $name }
picture-wins = Победа: { $name }
picture-shared = Общая победа
picture-stopped = Остановлена
picture-await-roll = Бросить кубики
picture-await-jail = Тюрьма: бросок или штраф
picture-await-discard = { $count ->
    [one] Сбросить { $count } ресурс
    [few] Сбросить { $count } ресурса
    [many] Сбросить { $count } ресурсов
   *[other] Сбросить { $count } ресурса
}
picture-await-buy = Купить: { $deed }?
picture-await-auction = Аукцион: { $deed }
picture-await-debt = Найти { $amount }
picture-await-choose-take = { $count ->
    [one] Взять { $count } ресурс
    [few] Взять { $count } ресурса
    [many] Взять { $count } ресурсов
   *[other] Взять { $count } ресурса
}
picture-await-choose-steal = Забрать ресурс
picture-await-choose-gift = Подарить ресурс
picture-await-choose-return = Вернуть ресурс
picture-await-choose-swap = Обмен с банком
picture-await-parking = Обменять 2 на 1?
picture-await-manage = Обмен и стройка
picture-await-again = Стройка и ещё бросок

# --- the island
picture-builds = Строит { $name }
picture-open = { $count ->
    [0] свободных мест нет
    [one] { $count } место свободно
    [few] { $count } места свободны
    [many] { $count } мест свободно
   *[other] { $count } места свободны
}
picture-island = Остров
picture-towers = { $count ->
    [0] пока ничего не построено
    [one] { $count } здание
    [few] { $count } здания
    [many] { $count } зданий
   *[other] { $count } здания
}

# --- a hand
picture-deeds = { $count ->
    [0] нет карточек
    [one] { $count } карточка
    [few] { $count } карточки
    [many] { $count } карточек
   *[other] { $count } карточки
}
picture-cash = наличные
picture-blocks = { $count ->
    [one] остался { $count } блок
    [few] осталось { $count } блока
    [many] осталось { $count } блоков
   *[other] осталось { $count } блока
}
picture-no-deeds = Карточек пока нет
picture-rent = Аренда
picture-full-set = вся группа
picture-mortgaged = В залоге
picture-on-total = за { $total }

# --- an auction
picture-auction = Аукцион
picture-leads = Лидер: { $name }
picture-first-bid = Первая ставка
picture-next-from = дальше от
picture-no-bid = ставок нет
picture-passed = пас

# --- an offer
picture-gives = отдаёт
picture-nothing = ничего

# --- the final sheet
picture-final = Итог
picture-buildings = здания
picture-sets = группы
picture-points = очки
picture-not-ranked = вне игры

# --- descriptions
describe-board = Игровое поле, круг { $round }.
describe-turn = Ходит { $name }.
describe-waits = Ждём: { $names } ({ $what }).
describe-dice = Кубики: { $dice }, всего { $total }.
describe-stopped = Игра остановлена.
describe-over = Игра окончена. Победа: { $names }.
describe-seat = { $name } ({ $token }): { $cash }, ресурсы: { $chips }; поле «{ $place }».
describe-seat-jailed = { $name } ({ $token }): { $cash }, ресурсы: { $chips }; в тюрьме.
describe-seat-out = { $name } ({ $token }): банкрот.
describe-owns = { $name } владеет: { $deeds }.
describe-mortgaged = { $deed } (в залоге)
describe-towers = Здания с этажами ({ $name }): { $towers }.
describe-tower = { $cell } { $height }
describe-penthouse = { $cell } с пентхаусом
describe-lying = На поле «{ $place }» лежит: { $chips }.
describe-island = Остров.
describe-legal = Свободные места: { $cells }.
describe-hand = На руках ({ $name }): { $cash }, ресурсы: { $chips }.
describe-hand-deed = { $deed }: аренда { $rent }, со всей группой { $set }, за { $total } даёт { $chips }.
describe-hand-cards = Карточки на руках: { $cards }.
describe-auction = Аукцион: { $deed }, цена { $price }.
describe-leads = Лидирует { $name }: { $amount }.
describe-no-bid = Ставок пока нет; первая — { $amount } или больше.
describe-bid = { $name } ставит { $amount }.
describe-passed = Пас: { $names }.
describe-offer = { $name } предлагает ({ $other }): { $give } за { $want }.
describe-nothing = ничего
describe-no-chips = нет
describe-final = Итог.
describe-score = { $rank }. { $name }: { $total } { $total ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} (за здания { $buildings }, за группы { $sets }, «Миллиардер» { $billionaire }, «Народный строитель» { $community }), { $cash }.
describe-score-out = { $name } вне игры, места в итоге нет.
describe-blocks = { $count ->
    [one] Остался { $count } блок.
    [few] Осталось { $count } блока.
    [many] Осталось { $count } блоков.
   *[other] Осталось { $count } блока.
}
describe-cover = Остров со зданиями. За столом: { $names }.
describe-cover-empty = Остров со зданиями. Все места пока свободны.
