# The lobby, where a game gathers its seats, and its settings.

# --- games, profiles, boards
# Reads as in English.
game-builder = Monopoly Builder
game-builder-blurb = Собирай ресурсы, возводи здания на острове и будь наготове, когда пентхаус завершит игру.
profile-builder-official = Как в коробке
profile-builder-official-description = Текст правил и наши решения там, где он молчит
board-builder = Обычное поле

# --- the lobby message
lobby-title = { $game }
lobby-host = { $host } открывает стол. Присаживайся!
lobby-seats = Занято мест: { $count } из { $max }
lobby-seats-heading = Места
lobby-seat = { $sign } { $name } · { $token }, { $colour }
lobby-seat-standin = { $sign } { $name } · { $token }, { $colour } · заместитель
lobby-seat-host = { $sign } { $name } · { $token }, { $colour } · хозяин стола
lobby-seat-free = Свободное место
lobby-need = { $count ->
    [one] Ещё { $count } место — и можно начинать.
    [few] Ещё { $count } места — и можно начинать.
    [many] Ещё { $count } мест — и можно начинать.
   *[other] Ещё { $count } места — и можно начинать.
}
lobby-ready = Всё готово; начинает { $host }.
lobby-full = Все места заняты.
lobby-rules = Правила: { $profile }
lobby-rules-changed = Правила: { $profile }, изменено: { $changes }
lobby-closes = Если никто не появится, стол закроется сам { $when }.

lobby-join = Сесть за стол
lobby-leave = Встать из-за стола
lobby-add-standin = Добавить заместителя
lobby-remove-standin = Убрать заместителя
lobby-settings = Настройки
lobby-start = Начать
lobby-cancel = Закрыть стол

lobby-joined = Ты за столом. Твоя фишка: { $token }. Удачи!
lobby-left = Ты больше не за столом. Передумаешь — возможно, место ещё найдётся.
lobby-host-moved = Теперь хозяин этого стола — { $host }.
lobby-cancelled = { $host } закрывает этот стол до начала игры.
lobby-cancelled-other = Этот стол закрыт до начала игры.
lobby-expired = За сутки никто не пришёл, и стол закрылся сам. Новый откроет `/play`.
lobby-started = Игра начинается!
lobby-standin-name = Заместитель { $number }
lobby-picture = Обложка игры { $game }; занято мест: { $count } из { $max }.

# --- the settings panel
settings-heading = Настройки этого стола
settings-intro = Первым всегда стоит обычный вариант. После начала игры настройки не меняются.
settings-only-host = Менять их может только { $host }; а посмотреть можно и так.
settings-choose = Выбор для настройки «{ $setting }»
settings-now = { $setting }: { $value }
settings-reset = Сбросить настройки

settings-usual = обычно { $value }
settings-type = Изменить… (от { $low } до { $high })
settings-typed = Новое значение
settings-range = От { $low } до { $high }.

setting-rent = Аренда
setting-rent-rule = По тексту правил владелец требует аренду до броска следующего игрока; не потребовал — никто не должен.
setting-rent-auto = Берётся сразу
setting-rent-auto-description = Банк сам берёт аренду с каждого, кто встал на поле; следить не нужно
setting-rent-claim = По требованию
setting-rent-claim-description = Владелец жмёт «Потребовать аренду» до броска следующего игрока, иначе её нет

setting-jail_third_roll = Третий неудачный бросок в тюрьме
setting-jail_third_roll-rule = В тексте правил: заплати штраф, затем брось и ходи. Какой это бросок, там не сказано.
setting-jail_third_roll-keep = Ход по этому броску
setting-jail_third_roll-keep-description = Штраф уплачен, и фишка идёт по третьему броску
setting-jail_third_roll-reroll = Бросить заново
setting-jail_third_roll-reroll-description = Штраф уплачен, и фишка идёт по новому броску

setting-bonus_ties = Ничья за бонусную карточку
setting-bonus_ties-rule = В тексте правил не сказано, кому достаётся бонусная карточка, если лидеров несколько.
setting-bonus_ties-all = Очки получает каждый
setting-bonus_ties-all-description = Каждый, кто наравне с лидером, получает очки карточки
setting-bonus_ties-none = Очки не получает никто
setting-bonus_ties-none-description = При ничьей карточка никому ничего не даёт

setting-language = Язык
setting-language-rule = Язык сообщений и картинок этого стола; то, что видишь только ты, — на твоём языке (`/me language`).
setting-language-auto = Язык сервера
setting-language-auto-description = Выбор тех, кто управляет сервером, или язык, заданный серверу в Discord
# What this language calls itself.
language-name = Русский

# --- colours of seats where there are no chips
colour-rose = розовый
colour-violet = фиолетовый
colour-teal = бирюзовый
colour-orange = оранжевый
colour-blue = синий
colour-gold = золотой
colour-leaf = травяной
colour-coal = угольный
