# The nouns of Anti-Monopoly: modes, boards and their money, settings, roles, decks and cards. Card texts are our own wording.
# Places and cities are called what the board's own data say (data/anti/boards.toml), in the board's language.
# Tokens, colours of seats and some settings stand with the words of the other games.

# Reads as in English.
game-anti = Anti-Monopoly
game-anti-blurb = Конкуренты против монополистов на одном поле, каждый по своим правилам. Выбирай сторону.

# --- the modes
profile-anti-A = Режим A: до последнего
profile-anti-A-description = Играют, пока все, кроме одного, не обанкротятся; роль не важна
profile-anti-B = Режим B: роль против роли
profile-anti-B-description = Когда одна роль выбыла, побеждает самый богатый игрок другой
profile-anti-two_hours = Игра на два часа
profile-anti-two_hours-description = В условленный час банк обходит поле и платит всем; побеждает, у кого больше наличных

board-de = Немецкое

# --- money, by its currency
money-USD = { $amount } $
money-EUR = { $amount } €

# --- roles, and where each is held
role-competitor = конкурент
role-monopolist = монополист
corner-price_war = ценовая война
corner-prison = тюрьма
seat-role = { $name } · { $role }

# --- settings that only this game has, and what its rule text says about each of them
setting-foundation_fee = Сколько монополист платит фонду
setting-foundation_fee-160 = 160
setting-foundation_fee-160-description = Как напечатано на полях и в большинстве описаний
setting-foundation_fee-10 = 10
setting-foundation_fee-10-description = Как в одном тексте правил; похоже, потерялась цифра
setting-adjust_limit = Минут, чтобы уладить дела
setting-anti-rent-rule = Кто попадает на чужую недвижимость, платит владельцу по карточке; требовать этого никто не обязан.
setting-anti-foundation_fee-rule = В нашем тексте правил для монополистов стоит 10; в пяти других источниках — 160.
setting-anti-start_cash-rule = Текст правил даёт каждому 1500 и предупреждает: другие суммы нарушат равновесие ролей.
setting-anti-time_limit-rule = О длительности игры на два часа договариваются заранее: два часа, если никто не хочет иначе.
setting-anti-adjust_limit-rule = Когда время вышло, дела можно уладить с банком. Сколько на это даётся, текст правил не говорит.

# --- buildings
buildings-apartment = { $count ->
    [one] { $count } многоэтажка
    [few] { $count } многоэтажки
    [many] { $count } многоэтажек
   *[other] { $count } многоэтажки
}

# --- the decks
deck-competitor = Конкурент
deck-monopolist = Монополист
card-receive_25 = Маленький сюрприз
card-receive_25-text = Банк платит тебе { $amount }.
card-receive_50 = Всё занято
card-receive_50-text = Все комнаты сданы. Банк платит тебе { $amount }.
card-receive_75 = Суд согласен
card-receive_75-text = Дело выиграно, и банк платит тебе { $amount }.
card-nothing = Похлопали по плечу
card-nothing-text = Отлично! Это ничего не меняет, но приятно.
card-to_us_electric_company = Да будет свет
card-to_us_electric_company-text = Иди на поле «{ $place }». Если старт по пути, возьми там деньги.
card-to_french_quarter = Выходные в отъезде
card-to_french_quarter-text = Иди на поле «{ $place }». Если старт по пути, возьми там деньги.
card-to_pennsylvania_ave = Разговор в столице
card-to_pennsylvania_ave-text = Иди на поле «{ $place }». Если старт по пути, возьми там деньги.
card-to_us_railroad = Ваши билеты
card-to_us_railroad-text = Иди на поле «{ $place }». Если старт по пути, возьми там деньги.
card-to_start = Ещё раз со старта
card-to_start-text = Иди на поле «{ $place }» и возьми деньги, которые там ждут.
card-detained = В угол
card-detained-text = Конкурентам — ценовая война, монополистам — тюрьма: в путь, мимо денег.
card-pay_25 = Марки и бланки
card-pay_25-text = Заплати банку { $amount }.
card-pay_75 = Адвокаты
card-pay_75-text = Заплати банку { $amount }.

# --- for competitors
card-from_monopolists_25 = Честная доля
card-from_monopolists_25-text = Каждый монополист платит тебе { $amount }.
card-throw_10 = Смелая апелляция
card-throw_10-text = Брось два кубика. Если выпало { $least } или больше, банк платит тебе { $amount }; если меньше, ничего не происходит.

# --- for monopolists
card-from_competitors_25 = Разговор с малышами
card-from_competitors_25-text = Каждый конкурент платит тебе { $amount }.
card-all_monopolists_25 = Тост за нас
card-all_monopolists_25-text = Банк платит каждому монополисту { $amount }.
card-throw_8 = Друзья наверху
card-throw_8-text = Брось два кубика. Если выпало { $least } или больше, банк платит тебе { $amount }; если меньше, ничего не происходит.
