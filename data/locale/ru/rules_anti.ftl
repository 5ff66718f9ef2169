# The rulebook of Anti-Monopoly in our own words: titles and texts as in rules.ftl.
# Numbers come from the table's rules: $start, $go, $fine, $fee, the taxes and $grant_1, $grant_2 are sums, the others plain counts;
# what a role has is called $competitor_… and $monopolist_….

# --- the articles of the rule text
rules-article-anti_1 = статья 1, цель игры
rules-article-anti_2 = статья 2, казначей
rules-article-anti_3 = статья 3, карточки
rules-article-anti_4 = статья 4, роли
rules-article-anti_5 = статья 5, деньги в начале
rules-article-anti_6 = статья 6, порядок игры
rules-article-anti_7 = статья 7, дубли
rules-article-anti_8 = статья 8, движение
rules-article-anti_9 = статья 9, покупка и оплата
rules-article-anti_10 = статья 10, монополии
rules-article-anti_11 = статья 11, строительство
rules-article-anti_12 = статья 12, залог
rules-article-anti_13 = статья 13, возврат домов
rules-article-anti_14 = статья 14, старт
rules-article-anti_15 = статья 15, угол
rules-article-anti_16 = статья 16, поля карточек
rules-article-anti_17 = статья 17, подоходный налог
rules-article-anti_18 = статья 18, налог на имущество
rules-article-anti_19 = статья 19, транспорт
rules-article-anti_20 = статья 20, коммунальные предприятия
rules-article-anti_21 = статья 21, фонд
rules-article-anti_22 = статья 22, нехватки нет
rules-article-anti_23 = статья 23, сделки
rules-article-anti_24 = статья 24, банкротство
rules-article-anti_25 = статья 25, кто богаче всех
rules-article-anti_26 = статья 26, без займов
rules-article-anti_two_hours = игра на два часа

# --- setting up
rule-anti-start-seats = Сколько игроков
rule-anti-start-seats-text = Играть могут от { $min_seats } до { $max_seats } игроков, не больше трёх в каждой роли.
rule-anti-start-money = Деньги в начале
rule-anti-start-money-text = В начале у каждого игрока { $start }, какой бы ни была роль.
rule-anti-start-cash_setting = Другие деньги в начале
rule-anti-start-cash_setting-text = За столом можно начать с большей или меньшей суммы, чем обычно; здесь в начале у каждого игрока { $start }.
rule-anti-start-space = Где стоят фишки
rule-anti-start-space-text = Все фишки начинают со старта и идут по полю по часовой стрелке.
rule-anti-start-decks = Две колоды
rule-anti-start-decks-text = У конкурентов и у монополистов своя колода; карточек всего { $cards }, они перетасованы и лежат рубашкой вверх.

# --- roles
rule-anti-roles-split = Роли поровну
rule-anti-roles-split-text = Роли делят поровну: у одной может быть на одного игрока больше, но не на двух.
rule-anti-roles-choice = Выбор роли
rule-anti-roles-choice-text = Первым выбирает тот, у кого бросок больше, потом остальные по часовой стрелке, пока есть из чего выбирать.
rule-anti-roles-swap = Обмен ролями
rule-anti-roles-swap-text = До первого хода двое могут поменяться ролями, если хотят оба.
rule-anti-roles-fixed = Роли — насовсем
rule-anti-roles-fixed-text = С началом первого хода роли больше не меняются.

# --- a turn
rule-anti-turn-order = Чей ход следующий
rule-anti-turn-order-text = Начинает тот, у кого бросок больше; дальше ход идёт по часовой стрелке к следующему игроку, который ещё в игре.
rule-anti-turn-own = Бросок в свой ход
rule-anti-turn-own-text = Бросает, строит и завершает ход только тот, чей сейчас ход.
rule-anti-turn-end = Конец хода
rule-anti-turn-end-text = Когда бросок сыгран и решать больше нечего, заверши ход.
rule-anti-turn-business = Дела в чужой ход
rule-anti-turn-business-text = Закладывать, выкупать, возвращать здания и меняться можно в чей угодно ход.
rule-anti-bank-keeps = Банк
rule-anti-bank-keeps-text = В банке хранятся деньги, ничья недвижимость и все дома и многоэтажки.

# --- moving
rule-anti-move-throw = Движение фишки
rule-anti-move-throw-text = Брось два кубика и иди на их сумму; что дальше, скажет поле, на котором встала фишка.
rule-anti-doubles-again = Дубль даёт ещё ход
rule-anti-doubles-again-text = После дубля сыграй бросок до конца и брось ещё раз.
rule-anti-doubles-ordinary = Дубль в добавочном ходу
rule-anti-doubles-ordinary-text = Дубль в добавочном ходу — обычный бросок: третьего нет.
rule-anti-doubles-never_sent = За дубли не наказывают
rule-anti-doubles-never_sent-text = Сколько бы дублей ни выпало, в угол они не отправляют.
rule-anti-doubles-lost = Дубль, который привёл в угол
rule-anti-doubles-lost-text = Если бросок с дублем привёл в угол, добавочный ход пропадает и твой ход заканчивается.
rule-anti-go-pays = Деньги на старте
rule-anti-go-pays-text = Остановка на старте или проход через него приносит { $go }.
rule-anti-go-card = Через старт по карточке
rule-anti-go-card-text = Если карточка ведёт тебя через старт или на него, получаешь { $go }, как после броска.
rule-anti-board-names = Игровые поля и названия
rule-anti-board-names-text = На каждом игровом поле свои города и улицы, а цены и аренда на тех же местах одни и те же.

# --- buying
rule-anti-buy-price = Покупка недвижимости
rule-anti-buy-price-text = Если попасть на ничью улицу, транспортную компанию или коммунальное предприятие, их можно купить по указанной цене.
rule-anti-buy-refused = Без аукционов
rule-anti-buy-refused-text = Что не купили, остаётся у банка для того, кто попадёт туда следующим. Аукционов нет.
rule-anti-buy-short = Не хватает наличных на покупку
rule-anti-buy-short-text = Если наличных не хватает, можно сначала заложить, вернуть здания или обменяться, а потом купить.
rule-anti-buy-before_end = Купить или нет
rule-anti-buy-before_end-text = Предложенную недвижимость покупают или оставляют до конца хода.
rule-anti-buy-card = Туда привела карточка
rule-anti-buy-card-text = Если на ничью недвижимость привела карточка, её можно купить, как после броска.

# --- rents
rule-anti-rent-owner_column = Важна роль владельца
rule-anti-rent-owner_column-text = Аренду смотрят в столбце роли владельца. Когда платишь ты, твоя собственная роль не важна.
rule-anti-rent-competitor = Аренда конкуренту
rule-anti-rent-competitor-text = За пустую улицу конкурента платят десятую часть её цены; сколько улиц города ему принадлежит, не важно.
rule-anti-rent-built = Здания конкурента
rule-anti-rent-built-text = Каждый дом добавляет к аренде конкурента десятую часть цены дома, а многоэтажка считается пятым.
rule-anti-rent-single = Одна улица монополиста
rule-anti-rent-single-text = С одной улицей в городе монополист берёт обычную аренду.
rule-anti-rent-monopoly = Аренда монополии
rule-anti-rent-monopoly-text = Две улицы города — монополия: на обеих монополист берёт двойную аренду.
rule-anti-rent-third = Третья улица
rule-anti-rent-third-text = На третьей улице города с монополией аренда тоже двойная, как только она у монополиста.
rule-anti-rent-monopoly_built = Здания монополиста
rule-anti-rent-monopoly_built-text = За застроенную улицу монополист берёт вдвое больше, чем взял бы конкурент при той же высоте.
rule-anti-rent-own = У себя дома
rule-anti-rent-own-text = На своей недвижимости не платишь ничего.
rule-anti-rent-mortgaged = Аренда в залоге
rule-anti-rent-mortgaged-text = За недвижимость в залоге аренду не платят.
rule-anti-rent-suspended = Монополия на паузе
rule-anti-rent-suspended-text = Если одна из двух улиц, нужных для монополии, в залоге, за другую до её выкупа берут обычную аренду.
rule-anti-rent-third_mortgaged = Двух из трёх достаточно
rule-anti-rent-third_mortgaged-text = При трёх улицах в городе одна может быть в залоге: две другие всё равно составляют монополию.
rule-anti-rent-claim = Требование аренды
rule-anti-rent-claim-text = Если так играют за столом, владелец требует аренду до следующего броска, иначе её не платят.
rule-anti-transport-competitor = Транспорт конкурента
rule-anti-transport-competitor-text = За транспортную компанию конкурента платят десятую часть её цены, сколько бы их у него ни было.
rule-anti-transport-monopolist = Транспорт монополиста
rule-anti-transport-monopolist-text = С каждой новой транспортной компанией монополист берёт вдвое больше. Берегись всех четырёх.
rule-anti-transport-mortgaged = Транспорт в залоге
rule-anti-transport-mortgaged-text = Заложенную транспортную компанию не считают, когда платят за остальные.
rule-anti-utility-competitor = Коммунальное предприятие конкурента
rule-anti-utility-competitor-text = Кто туда попал, бросает два кубика и платит четырёхкратную сумму, одно предприятие у конкурента или оба.
rule-anti-utility-monopolist = Коммунальное предприятие монополиста
rule-anti-utility-monopolist-text = Кто туда попал, бросает два кубика и платит четырёхкратную сумму, а если у монополиста оба предприятия — десятикратную.
rule-anti-utility-mortgaged = Коммунальное предприятие в залоге
rule-anti-utility-mortgaged-text = Заложенное предприятие не считают: за другое платят так, словно оно одно.
rule-anti-utility-fresh = Отдельный бросок
rule-anti-utility-fresh-text = Для коммунального предприятия бросают заново, и дубль в этом броске ничего не даёт.

# --- building
rule-anti-build-competitor = Где строят конкуренты
rule-anti-build-competitor-text = Конкуренты строят на любой своей улице, домов не больше { $competitor_houses }; весь город для этого не нужен.
rule-anti-build-monopolist = Где строят монополисты
rule-anti-build-monopolist-text = Монополисты строят только в городе со своей монополией, домов на улицу не больше { $monopolist_houses }.
rule-anti-build-third = Строить на третьей улице
rule-anti-build-third-text = В городе со своей монополией монополист строит на каждой своей улице, и на третьей тоже.
rule-anti-build-apartment = Многоэтажка конкурента
rule-anti-build-apartment-text = Когда домов { $competitor_houses }, следующее здание конкурента — многоэтажка: дома возвращаются.
rule-anti-build-apartment_monopolist = Многоэтажка монополиста
rule-anti-build-apartment_monopolist-text = Когда домов { $monopolist_houses }, следующее здание монополиста — многоэтажка: дома возвращаются.
rule-anti-build-apartment_price = Сколько стоит многоэтажка
rule-anti-build-apartment_price-text = Многоэтажка стоит столько же, сколько ещё один дом, сверх домов, которые за неё отдают.
rule-anti-build-limit = Выше многоэтажки ничего
rule-anti-build-limit-text = На улице с многоэтажкой больше ничего не построить.
rule-anti-build-own_turn = Строить в свой ход
rule-anti-build-own_turn-text = Дома и многоэтажки покупают только в свой ход.
rule-anti-build-uneven = Как угодно
rule-anti-build-uneven-text = Равномерная застройка не нужна: на одной улице может стоять многоэтажка, а на соседней ничего.
rule-anti-build-several = Несколько сразу
rule-anti-build-several-text = На улице можно построить сразу сколько угодно ступеней, если хватит денег.
rule-anti-build-price = Цена дома
rule-anti-build-price-text = За каждую ступень платят цену дома на этой улице, наличными.
rule-anti-build-debt = Сначала долги, потом стройка
rule-anti-build-debt-text = Пока есть долг, строить нельзя.
rule-anti-build-before_throw = До броска или после
rule-anti-build-before_throw-text = В свой ход можно строить и до броска, и после него.
rule-anti-build-streets_only = Только улицы
rule-anti-build-streets_only-text = На транспортных компаниях и коммунальных предприятиях не строят.
rule-anti-build-owner = На своих улицах
rule-anti-build-owner-text = Строят только на своих улицах.
rule-anti-build-mortgaged = Не в залоге
rule-anti-build-mortgaged-text = На заложенной улице не строят.
rule-anti-build-suspended = Залог останавливает стройку
rule-anti-build-suspended-text = Монополист не строит в городе, пока из-за залога там меньше двух действующих улиц.
rule-anti-build-detained = Строить из угла
rule-anti-build-detained-text = В тюрьме или в ценовой войне в свой ход всё равно можно строить.
rule-anti-build-no_shortage = Дома не кончаются
rule-anti-build-no_shortage-text = Домов и многоэтажек всегда хватает.

# --- returning buildings
rule-anti-sell-half = Возврат домов
rule-anti-sell-half-text = Банк берёт дома назад за половину их стоимости. Больше никто купить их не может.
rule-anti-sell-apartment = Возврат многоэтажки
rule-anti-sell-apartment-text = За многоэтажку возвращают половину цены одного дома, и на улице снова стоят дома, которые она заменила.
rule-anti-sell-group = Возврат всего города
rule-anti-sell-group-text = Все свои здания города можно вернуть сразу, каждую ступень за половину.
rule-anti-sell-nothing = Возвращать нечего
rule-anti-sell-nothing-text = Нельзя вернуть больше зданий, чем стоит на улице.
rule-anti-sell-owner = Свои здания
rule-anti-sell-owner-text = Возвращают только то, что стоит на своих улицах.

# --- mortgages
rule-anti-mortgage-half = Залог
rule-anti-mortgage-half-text = Банк даёт половину цены недвижимости; до выкупа она ничего не приносит.
rule-anti-mortgage-redeem = Выкуп
rule-anti-mortgage-redeem-text = Залог возвращают с десятой частью сверху; эта сумма стоит на обороте карточки.
rule-anti-mortgage-halves = Половину округляют вверх
rule-anti-mortgage-halves-text = Если сумма выкупа не целая, половину округляют вверх.
rule-anti-mortgage-once = Один залог
rule-anti-mortgage-once-text = Заложенную недвижимость нельзя заложить снова.
rule-anti-mortgage-not_mortgaged = Выкупают только заложенное
rule-anti-mortgage-not_mortgaged-text = Для выкупа нужны заложенная недвижимость и наличные.
rule-anti-mortgage-owner = Своя недвижимость
rule-anti-mortgage-owner-text = Закладывают и выкупают только своё.
rule-anti-mortgage-buildings = Сначала здания
rule-anti-mortgage-buildings-text = Перед залогом улицы её здания возвращают банку.
rule-anti-mortgage-other_street = Соседи остаются
rule-anti-mortgage-other_street-text = Когда конкурент закладывает улицу, здания на других улицах города остаются.
rule-anti-mortgage-city = Когда монополия рушится
rule-anti-mortgage-city-text = Если залог рушит монополию монополиста, сначала возвращают все здания в этом городе.
rule-anti-mortgage-third = Запасная улица
rule-anti-mortgage-third-text = При трёх улицах монополист может заложить пустую третью: монополия и её здания остаются.

# --- the corner
rule-anti-corner-visit = Просто экскурсия
rule-anti-corner-visit-text = Остановка на углу после броска — просто экскурсия: ничего не происходит.
rule-anti-corner-sent = Отправка в угол
rule-anti-corner-sent-text = Конкурентов отправляют в ценовую войну, монополистов — в тюрьму; денег за старт по дороге нет.
rule-anti-corner-ends = Отправка завершает ход
rule-anti-corner-ends-text = Что бы ни выпало, после отправки в угол ход заканчивается.
rule-anti-corner-price_war = Аренда в ценовой войне
rule-anti-corner-price_war-text = Конкурент в ценовой войне продолжает получать аренду.
rule-anti-corner-prison = В тюрьме аренды нет
rule-anti-corner-prison-text = Монополист в тюрьме ничего не получает.
rule-anti-corner-prison_card = «Без аренды два хода»
rule-anti-corner-prison_card-text = Тюремная карточка действует, пока ты в тюрьме. Кто выходит раньше, раньше и получает.
rule-anti-corner-leaving_rent = Снова на свободе
rule-anti-corner-leaving_rent-text = На свободе монополист сразу снова получает аренду.
rule-anti-corner-doubles = Выйти по дублю
rule-anti-corner-doubles-text = Дубль в первый или второй ход там освобождает, двигает фишку и считается дублем: ещё ход.
rule-anti-corner-failed = Без дубля
rule-anti-corner-failed-text = Без дубля остаёшься, и в этот ход больше не бросаешь.
rule-anti-corner-pay = Заплатить за выход
rule-anti-corner-pay-text = До броска можно заплатить { $fine }; потом бросаешь и ходишь как обычно.
rule-anti-corner-late = Платить поздно
rule-anti-corner-late-text = После неудачного броска заплатить можно только в следующий ход.
rule-anti-corner-third = Третий ход
rule-anti-corner-third-text = В третий ход там вместе с броском платят { $fine }, и ты идёшь дальше.
rule-anti-corner-third_doubles = Дубль в третий ход
rule-anti-corner-third_doubles-text = Дубль после обязательной платы даёт ещё ход, как обычно.
rule-anti-corner-third_debt = Третий ход без наличных
rule-anti-corner-third_debt-text = Если на выход ({ $fine }) не хватает, сначала найди деньги; потом фишка пойдёт.
rule-anti-corner-business = Дела из угла
rule-anti-corner-business-text = В тюрьме или в ценовой войне можно закладывать, выкупать и меняться, как все.

# --- cards
rule-anti-cards-own_deck = Своя колода
rule-anti-cards-own_deck-text = На поле карточек тяни верхнюю карточку колоды своей роли и исполни её.
rule-anti-cards-under = Назад под колоду
rule-anti-cards-under-text = Вытянутая карточка уходит под свою колоду; на руках их не хранят.
rule-anti-cards-receive = Карточки, которые платят
rule-anti-cards-receive-text = Банк платит тебе сумму с карточки.
rule-anti-cards-pay = Карточки, которые стоят денег
rule-anti-cards-pay-text = Заплати банку сумму с карточки.
rule-anti-cards-nothing = Карточки без последствий
rule-anti-cards-nothing-text = На некоторых карточках только добрые слова.
rule-anti-cards-move = Карточки, которые ведут на поле
rule-anti-cards-move-text = Иди на поле, названное карточкой; там покупай или плати, как после броска.
rule-anti-cards-sent = Карточки в угол
rule-anti-cards-sent-text = Такая карточка отправляет конкурента в ценовую войну, а монополиста в тюрьму.
rule-anti-cards-from_monopolists = С каждого монополиста
rule-anti-cards-from_monopolists-text = Каждый монополист платит сумму с карточки конкуренту, который её вытянул.
rule-anti-cards-from_competitors = С каждого конкурента
rule-anti-cards-from_competitors-text = Каждый конкурент платит сумму с карточки монополисту, который её вытянул, хотя на печатной карточке речь об одном.
rule-anti-cards-all_monopolists = Всем монополистам
rule-anti-cards-all_monopolists-text = Банк платит каждому монополисту сумму с карточки.
rule-anti-cards-throw = Карточки с броском
rule-anti-cards-throw-text = Брось два кубика: конкурент выигрывает при 10 и больше, монополист — при 8 и больше.
rule-anti-cards-throw_fresh = Бросок только для карточки
rule-anti-cards-throw_fresh-text = Дубль в броске по карточке ничего не даёт, и фишка остаётся на месте.
rule-anti-cards-waiting = Когда заплатить не могут несколько игроков
rule-anti-cards-waiting-text = Кому не хватает наличных на такую карточку, тот в долгу; долги ждут по часовой стрелке от того, кто её вытянул.

# --- taxes
rule-anti-tax-choice = Выбор подоходного налога
rule-anti-tax-choice-text = Выбирают между { $income_tax } и процентами своей роли, прежде чем что-то считать.
rule-anti-tax-flat = Твёрдый подоходный налог
rule-anti-tax-flat-text = Твёрдая сумма — { $income_tax }, сколько бы ни было имущества.
rule-anti-tax-competitor = Проценты конкурента
rule-anti-tax-competitor-text = { $competitor_cash }{"\u00A0"}% наличных, { $competitor_deeds }{"\u00A0"}% цены незаложенной недвижимости, { $competitor_buildings }{"\u00A0"}% стоимости зданий.
rule-anti-tax-monopolist = Проценты монополиста
rule-anti-tax-monopolist-text = { $monopolist_cash }{"\u00A0"}% наличных, { $monopolist_deeds }{"\u00A0"}% цены незаложенной недвижимости, { $monopolist_buildings }{"\u00A0"}% стоимости зданий.
rule-anti-tax-mortgaged = Залог и налог
rule-anti-tax-mortgaged-text = Проценты с заложенной недвижимости не берут.
rule-anti-tax-buildings = Здания и налог
rule-anti-tax-buildings-text = Здания считают по первоначальной стоимости: многоэтажка — пять цен дома у конкурента, четыре у монополиста.
rule-anti-tax-rounding = Округление налога
rule-anti-tax-rounding-text = Каждую из трёх частей округляют вниз.
rule-anti-tax-debt = Налог больше наличных
rule-anti-tax-debt-text = Налог, на который не хватает наличных, — долг, как любой другой.
rule-anti-tax-property = Налог на имущество
rule-anti-tax-property-text = Каждый, кто туда попал, платит { $property_tax }.

# --- the foundation
rule-anti-foundation-competitor = Помощь конкурентам
rule-anti-foundation-competitor-text = Конкурент бросает один кубик: 1 приносит { $grant_1 }, 2 приносит { $grant_2 }, остальное — ничего.
rule-anti-foundation-monopolist = Монополисты платят фонду
rule-anti-foundation-monopolist-text = Монополист платит; на игровых полях напечатано 160. За этим столом — { $fee }.
rule-anti-foundation-setting = Десять или сто шестьдесят
rule-anti-foundation-setting-text = Один текст правил требует с монополистов 10, пять других источников — 160; решают за столом. Здесь — { $fee }.
rule-anti-foundation-fresh = Кубик фонда
rule-anti-foundation-fresh-text = Кубик для фонда бросают отдельно; он не двигает фишку и хода не даёт.

# --- trades
rule-anti-trade-any_time = Обмен в любой момент
rule-anti-trade-any_time-text = Игроки могут меняться деньгами и недвижимостью в любой момент.
rule-anti-trade-answers = Предложения и ответы
rule-anti-trade-answers-text = Предложение в силе, пока его не примут, не отклонят или не отзовут.
rule-anti-trade-buildings = Без зданий в обмене
rule-anti-trade-buildings-text = Дома и многоэтажки не обменивают: их возвращают, прежде чем улица перейдёт к другому.
rule-anti-trade-city = Монополия, на которой держатся здания
rule-anti-trade-city-text = Улицу не отдают, если без неё рухнула бы застроенная монополия; сначала возвращают здания.
rule-anti-trade-city_stands = Запасная улица
rule-anti-trade-city_stands-text = Пустую третью улицу можно обменять: монополия двух других сохраняется.
rule-anti-trade-mortgaged = Обмен заложенного
rule-anti-trade-mortgaged-text = Заложенную недвижимость можно обменять за любую цену. Она остаётся в залоге, и сбора нет.
rule-anti-trade-void = Недействительные предложения
rule-anti-trade-void-text = Предложение, которое уже не выполнить, не действует, когда его принимают.
rule-anti-trade-own = Предложения — другим
rule-anti-trade-own-text = Себе предложение не сделать.
rule-anti-trade-possible = Только то, что есть
rule-anti-trade-possible-text = У обеих сторон должно быть то, что названо в предложении, и деньги идут только в одну сторону.
rule-anti-trade-monopoly = Монополия обменом
rule-anti-trade-monopoly-text = Если монополист выменял вторую улицу города, монополия у него сразу.
rule-anti-trade-no_loans = Без займов
rule-anti-trade-no_loans-text = Никто не даёт другому игроку денег в долг.

# --- debts
rule-anti-debt-raise = Найти деньги
rule-anti-debt-raise-text = В долгу возвращай здания, закладывай или меняйся, пока не сможешь заплатить; сделка с тем, кто не кредитор, должна покрыть всё.
rule-anti-debt-end = Долги до конца хода
rule-anti-debt-end-text = Пока есть долг, твой ход дальше не идёт.
rule-anti-debt-whole = Всё сразу
rule-anti-debt-whole-text = Долг платят целиком.

# --- bankruptcy
rule-anti-bankrupt-to_seat = Банкротство из-за долга игроку
rule-anti-bankrupt-to_seat-text = Наличные и недвижимость переходят тому, из-за кого это случилось; залог остаётся в силе.
rule-anti-bankrupt-buildings = Здания банкрота
rule-anti-bankrupt-buildings-text = Сначала здания возвращаются банку за полцены.
rule-anti-bankrupt-to_bank = Банкротство из-за долга банку
rule-anti-bankrupt-to_bank-text = Всё уходит банку; недвижимость освобождается от залога и снова в продаже.
rule-anti-bankrupt-can_raise = Пока есть чем платить
rule-anti-bankrupt-can_raise-text = Кто ещё может собрать деньги на долг, тот не банкрот.
rule-anti-bankrupt-out = Вне игры
rule-anti-bankrupt-out-text = Банкрот больше не ходит и ни в чём не участвует.
rule-anti-bankrupt-no_forced = Недвижимость переходит как есть
rule-anti-bankrupt-no_forced-text = Незаложенную недвижимость сперва не закладывают; она переходит как есть.
rule-anti-bankrupt-resign = Выход из игры
rule-anti-bankrupt-resign-text = Кто сдаётся, тот вне игры; всё его имущество уходит первому кредитору или банку.

# --- how the game ends
rule-anti-end-last = Режим A: до последнего
rule-anti-end-last-text = В режиме A побеждает последний, кто не обанкротился.
rule-anti-end-usual = Обычный режим
rule-anti-end-usual-text = Если никто не сказал иного, играют в режиме A.
rule-anti-end-role_out = Режим B: одна роль выбыла
rule-anti-end-role_out-text = В режиме B игра заканчивается, когда выбыли все игроки одной роли; побеждает самый богатый в другой.
rule-anti-end-mode_a_role = Роль выбыла в режиме A
rule-anti-end-mode_a_role-text = В режиме A, когда одна роль выбыла, игра идёт дальше между игроками другой.
rule-anti-end-wealth = Состояние
rule-anti-end-wealth-text = Состояние — это наличные и то, что принесла бы вся незаложенная недвижимость, если бы на каждое такое поле кто-то встал один раз.
rule-anti-end-utilities = Коммунальные предприятия в подсчёте
rule-anti-end-utilities-text = За каждое коммунальное предприятие его владелец бросает кубики.
rule-anti-end-prison = Состояние в тюрьме
rule-anti-end-prison-text = Доход монополиста входит в состояние, даже если он в тюрьме.
rule-anti-end-ties = Равенство в конце
rule-anti-end-ties-text = Те, кто первые с равным итогом, делят победу.

# --- the two-hour game
rule-anti-time-turn = Последний ход
rule-anti-time-turn-text = Когда условленное время вышло, начатый ход доигрывают.
rule-anti-time-adjust = Уладить дела
rule-anti-time-adjust-text = Потом все могут возвращать здания, закладывать и выкупать, только с банком; минут на это { $adjusting }.
rule-anti-time-build = Стройка под занавес
rule-anti-time-build-text = Пока улаживают дела, строить может каждый, хотя ход ничей.
rule-anti-time-no_deals = Под занавес без сделок
rule-anti-time-no_deals-text = Пока улаживают дела, игроки друг с другом не меняются.
rule-anti-time-done = Дела закончены
rule-anti-time-done-text = Кто закончил, больше ничего не меняет; когда закончили все, начинается подсчёт.
rule-anti-time-clock = Когда минуты вышли
rule-anti-time-clock-text = Когда время на дела вышло, дела закончены у всех.
rule-anti-time-keeps = Сколько остаётся каждой роли
rule-anti-time-keeps-text = Конкурентам остаётся { $competitor_keeps }{"\u00A0"}% наличных, монополистам { $monopolist_keeps }{"\u00A0"}%; остальное уходит банку.
rule-anti-time-rounding = Округление остатка
rule-anti-time-rounding-text = То, что остаётся, округляют вниз.
rule-anti-time-walk = Банк обходит поле
rule-anti-time-walk-text = Банк обходит поле один раз, останавливается на каждой чьей-то недвижимости и платит владельцу обычную аренду.
rule-anti-time-walk_mortgaged = Залог при обходе
rule-anti-time-walk_mortgaged-text = Недвижимость в залоге при обходе ничего не приносит.
rule-anti-time-winner = Побеждает тот, у кого больше наличных
rule-anti-time-winner-text = После обхода побеждает тот, у кого больше всех наличных.
rule-anti-time-ties = Равные наличные
rule-anti-time-ties-text = Те, у кого наличных поровну, делят победу.
rule-anti-time-role_out = Роль выбыла по дороге
rule-anti-time-role_out-text = В игре на два часа выбывшая роль ничего не меняет.
rule-anti-time-one_left = Остался один игрок
rule-anti-time-one_left-text = Если до срока остался один игрок, игра на этом заканчивается и он побеждает.
rule-anti-time-only = Только часы
rule-anti-time-only-text = Время объявляют только часы, и только в игре на два часа.
