# What the game waits for (`await-…`), and what options are called on buttons and in lists (`option-…`, `verb-…`).

await-roll = Ждём броска: { $names }.
await-roll-jail = Ждём броска на дубль, платы { $amount } или карточки (тюрьма): { $names }.
await-discard = { $count ->
    [one] Ждём, пока до броска сбросят { $count } ресурс: { $names }.
    [few] Ждём, пока до броска сбросят { $count } ресурса: { $names }.
    [many] Ждём, пока до броска сбросят { $count } ресурсов: { $names }.
   *[other] Ждём, пока до броска сбросят { $count } ресурса: { $names }.
}
await-buy = Ждём решения, купить «{ $deed }» за { $amount } или отдать на аукцион: { $names }.
await-auction = Ждём ставки или паса («{ $deed }»): { $names }.
await-debt = Ждём уплаты долга { $amount }: { $names }; получает { $other }.
await-choose-take = Ждём выбора ресурсов в банке: { $names }.
await-choose-steal = Ждём решения, у кого забрать ресурс: { $names }.
await-choose-gift = Ждём решения, какой ресурс подарить: { $names }; получает { $other }.
await-choose-return = Ждём решения, какой ресурс вернуть в банк: { $names }.
await-choose-swap = Ждём обмена ресурсов с банком: { $names }.
await-parking = Ждём обмена на Бесплатной стоянке или отказа от него: { $names }.
await-manage = Ждём стройки, обмена или конца хода: { $names }.
await-manage-again = Ждём стройки или обмена, а потом нового броска: { $names }.
await-manage-jail = Ждём обмена или конца хода (тюрьма): { $names }.
await-over = Игра окончена.
await-nothing = Сейчас никого не ждём.

# --- options with what they cost or do
option-roll = Бросить кубики
option-roll-again = Бросить ещё раз
option-buy = Купить за { $amount }
option-decline = На аукцион
option-bid = Поставить { $amount }
option-upto = До предела…
option-pass = Пас
option-pay = Заплатить { $amount }
option-pay-fine = Заплатить штраф { $amount }
option-pay-plain = Заплатить
option-use = Использовать: { $card }
option-claim = Потребовать аренду { $amount }
option-claim-plain = Потребовать аренду
option-build = { $count ->
    [one] Построить { $height }-й этаж на { $cell }
    [few] Построить { $height }-й этаж
    [many] Построить { $height }-й этаж
   *[other] Построить { $height }-й этаж
}
option-build-first = Начать здание
option-build-penthouse = Построить пентхаус
option-mortgage = Заложить: { $deed } за { $amount }
option-redeem = Выкупить: { $deed } за { $amount }
option-offer = Обмен…
option-accept = Принять предложение: { $name }
option-reject = Отклонить предложение: { $name }
option-withdraw = Отозвать предложение: { $name }
option-discard = { $count ->
    [one] Сбросить { $count } ресурс…
    [few] Сбросить { $count } ресурса…
    [many] Сбросить { $count } ресурсов…
   *[other] Сбросить { $count } ресурса…
}
option-choose = Выбрать…
option-choose-take = { $count ->
    [one] Взять { $count } ресурс…
    [few] Взять { $count } ресурса…
    [many] Взять { $count } ресурсов…
   *[other] Взять { $count } ресурса…
}
option-choose-swap = Обменять с банком…
option-choose-chip = { $chips }
option-choose-from = { $chips } · { $name }
option-swap = Обменять { $count } на 1…
option-bank = Обменять { $count } на 1…
option-force = { $take } ({ $name }) за { $give }
option-skip = Пропустить
option-end = Завершить ход
option-bankrupt = Объявить банкротство
option-resign = Сдаться

# --- verbs, for “you can: …”
verb-roll = бросить кубики
verb-buy = купить недвижимость
verb-decline = отдать на аукцион
verb-bid = сделать ставку
verb-upto = задать тайный предел
verb-pass = спасовать
verb-pay = заплатить
verb-use = использовать карточку
verb-claim = потребовать аренду
verb-build = строить
verb-mortgage = заложить
verb-redeem = выкупить
verb-offer = предложить обмен
verb-accept = принять предложение
verb-reject = отклонить предложение
verb-withdraw = отозвать предложение
verb-discard = сбросить ресурсы
verb-choose = выбрать
verb-swap = обменять на Бесплатной стоянке
verb-bank = меняться с банком
verb-force = навязать обмен
verb-skip = пропустить
verb-end = завершить ход
verb-bankrupt = объявить банкротство
verb-resign = сдаться
