# The replay of a game: captions over its boards, and what is said around it.

picture-replay-turn = Круг { $round } · ходит { $name }
picture-replay-before = До первого хода
picture-replay-end = Круг { $round } · конец
describe-replay = Повтор игры до круга { $rounds }: { $count ->
    [one] { $count } картинка
    [few] { $count } картинки
    [many] { $count } картинок
   *[other] { $count } картинки
} игрового поля.

# --- the command, and the buttons below a score
command-game-replay = повтор
command-game-replay-description = Выложить анимированный повтор этой игры или последней, сыгранной здесь
button-chart = График
button-dice = Кубики
replay-begun = Готовлю повтор…
replay-progress = Готовлю повтор… картинки: { $done } из { $count }
replay-heading = Повтор · { $round ->
    [one] { $round } круг
    [few] { $round } круга
    [many] { $round } кругов
   *[other] { $round } круга
}
replay-names = Играли: { $names }.
replay-poster = Если сверху ничего не движется, вот итог:
replay-busy = На этом сервере уже готовится повтор. Попробуй через полминуты.
replay-impossible = Эту игру не проиграть заново: с её начала правила изменились. `/log` расскажет её словами.
