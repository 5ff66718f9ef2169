# Names and descriptions of commands and their options. Names: lower case, at most 32 characters; descriptions at most 100.

command-play = играть
command-play-description = Открыть стол в этом канале: остальные садятся, и игра начинается
command-play-game = игра
command-play-game-description = Во что играть
command-play-profile = профиль
command-play-profile-description = Готовый набор правил этой игры
command-play-board = поле
command-play-board-description = На каком поле играть

command-board = поле
command-board-description = Показать игровое поле как есть

command-hand = рука
command-hand-description = Твоя недвижимость, ресурсы и карточки; видишь только ты

command-log = журнал
command-log-description = Что произошло в этой игре, сначала новое
command-log-page = страница
command-log-page-description = Какую страницу открыть; 1 — самая новая

command-score = счёт
command-score-description = У кого что есть и сколько это очков

command-rules = правила
command-rules-description = Найти правило
command-rules-about = тема
command-rules-about-description = Слово или два: аренда, дубль, пентхаус…

command-trade = обмен
command-trade-description = Составить обмен с другим игроком
command-trade-with = с-кем
command-trade-with-description = С кем меняться

command-game = игра
command-game-description = Дела игры в этом канале
command-game-leave = уйти
command-game-leave-description = Передать место заместителю, пока тебя нет
command-game-stop = закончить
command-game-stop-description = Закончить эту игру для всех, без победителя
command-game-resign = сдаться
command-game-resign-description = Отдать место насовсем; в итоге его не будет
command-game-replace = передать
command-game-replace-description = Передать место кому-нибудь или насовсем заместителю
command-game-replace-seat = место
command-game-replace-seat-description = Какое место передать
command-game-replace-by = кому
command-game-replace-by-description = Кто займёт место; оставь пустым, чтобы выбрать потом
