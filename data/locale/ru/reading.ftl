# The whole board as text, by `/board text:true`. Each line is heard by itself; parts are joined by commas.

command-board-text = текст
command-board-text-description = Всё поле текстом, только для тебя; удобно для экранного диктора
reading-heading = Игровое поле словами
reading-page = Страница { $page } из { $pages }
reading-line = { $head }: { $parts }.
reading-who = { $letter } { $name }
reading-won = Игра окончена. Победа: { $names }.
reading-stopped = Игра остановлена.
reading-turn = Круг { $round }, ходит { $name }.
reading-dice = Последний бросок: { $dice }.
reading-cash = наличные { $amount }
reading-worth = всего { $amount }
reading-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
reading-chips = ресурсы { $chips }
reading-blocks = { $count ->
    [one] остался { $count } блок
    [few] осталось { $count } блока
    [many] осталось { $count } блоков
   *[other] осталось { $count } блока
}
reading-cards = хранит { $cards }
reading-on = поле «{ $place }»
reading-jailed = в тюрьме
reading-jailed-corner = взаперти ({ $corner })
reading-bankrupt = банкрот
reading-resigned = вне игры
reading-debt = { $name } в долгу: { $amount }, кредитор — { $other }.
reading-leads = Аукцион ({ $deed }): лидирует { $name }, { $amount }.
reading-offer = { $name } предлагает ({ $other }): { $give } за { $want }.
reading-space = { $number } { $place }
reading-free = свободно, цена { $amount }
reading-owner = владеет { $name }
reading-mortgaged = в залоге
reading-pays = { $colour } за { $total }
reading-lying = здесь лежит { $chips }
reading-pot = здесь ждёт { $amount }
reading-here = здесь { $names }
reading-inside = в тюрьме { $name }
reading-inside-corner = взаперти ({ $corner }) { $name }
reading-tower = { $cell }, { $height ->
    [one] { $height } этаж
    [few] { $height } этажа
    [many] { $height } этажей
   *[other] { $height } этажа
}, владеет { $name }.
reading-penthouse = { $cell }, пентхаус, владеет { $name }.
reading-no-towers = На острове ничего не построено.
reading-bank-chips = Ресурсы банка: { $chips }.
reading-bank-buildings = В банке { $houses ->
    [one] { $houses } дом
    [few] { $houses } дома
    [many] { $houses } домов
   *[other] { $houses } дома
} и { $hotels ->
    [one] { $hotels } отель
    [few] { $hotels } отеля
    [many] { $hotels } отелей
   *[other] { $hotels } отеля
}.
