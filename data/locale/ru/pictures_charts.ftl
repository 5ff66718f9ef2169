# Words on the charts of a game’s course and of its dice, and these pictures and drawn cards in words. Seats have letters on charts, A for the first. Where a board is crowded, its description has short forms.

picture-course-worth = Состояние по кругам
picture-course-points = Очки по кругам
picture-round = круг
picture-out = вне игры
picture-turning-bankrupt = банкрот
picture-turning-resigned = сдача
picture-turning-auction = { $count ->
    [one] { $count } аукцион
    [few] { $count } аукциона
    [many] { $count } аукционов
   *[other] { $count } аукциона
}
picture-turning-penthouse = пентхаус
picture-throws = { $count ->
    [0] Бросков двух кубиков пока нет
    [one] { $count } бросок двух кубиков
    [few] { $count } броска двух кубиков
    [many] { $count } бросков двух кубиков
   *[other] { $count } броска двух кубиков
}
picture-thrown = выпало
picture-expected = ожидалось

# --- descriptions
describe-course = { $title }, { $rounds ->
    [one] { $rounds } круг
    [few] { $rounds } круга
    [many] { $rounds } кругов
   *[other] { $rounds } круга
}.
describe-course-seat = { $name }: { $first } в начале, { $middle } в середине, { $last } в конце.
describe-course-out = { $name }: вне игры в круге { $round }, самое большее { $most }.
describe-turning-bankrupt = Круг { $round }: { $name } — банкрот.
describe-turning-resigned = Круг { $round }: { $name } сдаётся.
describe-turning-auction = Круг { $round }: { $name } выигрывает аукцион.
describe-turning-penthouse = Круг { $round }: { $name } строит пентхаус.
describe-throws = { $throws }. По суммам: { $sums }.
describe-sum = { $total } — { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}
describe-throws-seat = { $name }: { $count ->
    [one] { $count } бросок
    [few] { $count } броска
    [many] { $count } бросков
   *[other] { $count } броска
}, в среднем { $average }.
describe-tenths = { $whole },{ $tenth }
describe-card = { $name } тянет «{ $title }»: { $text }

# --- a crowded board: seats by letter, buildings in brackets
describe-brief-who = { $letter } { $name }
describe-brief-role = { $name } { $role }
describe-brief-competitor = конк.
describe-brief-monopolist = мон.
describe-brief-on = { $name }: { $has }, { $place }.
describe-brief-held = { $name }: { $has }, взаперти.
describe-brief-out = { $name }: вне игры.
describe-brief-marks = В скобках дома, О — отель, З — залог.
describe-brief-mortgaged = З
describe-brief-hotel = О
describe-brief-owns = { $name }: { $deeds }.
