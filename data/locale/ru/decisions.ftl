# What the game waits for (`await-…`), and what options are called on buttons and in lists (`option-…`, `verb-…`).

await-roll = Ждём броска: { $names }.
await-roll-jail = Ждём ({ $names }, в тюрьме): бросить на дубль, заплатить { $amount } или сыграть карточку.
await-discard = { $count ->
    [one] Ждём ({ $names }): сбросить { $count } ресурс до броска.
    [few] Ждём ({ $names }): сбросить { $count } ресурса до броска.
    [many] Ждём ({ $names }): сбросить { $count } ресурсов до броска.
   *[other] Ждём ({ $names }): сбросить { $count } ресурса до броска.
}
await-buy = Ждём ({ $names }): купить «{ $deed }» за { $amount } или отдать на аукцион.
await-auction = Ждём ({ $names }): поставить за «{ $deed }» или спасовать.
await-debt = Ждём ({ $names }): найти { $amount }; получает { $other }.
await-choose-take = Ждём ({ $names }): взять ресурсы в банке.
await-choose-steal = Ждём ({ $names }): взять ресурс у другого места.
await-choose-gift = Ждём ({ $names }): подарить ресурс; получает { $other }.
await-choose-return = Ждём ({ $names }): вернуть ресурс в банк.
await-choose-swap = Ждём ({ $names }): обменять ресурсы в банке.
await-parking = Ждём ({ $names }): обменять ресурсы на Бесплатной стоянке или пропустить.
await-manage = Ждём ({ $names }): строить, меняться или завершить ход.
await-manage-again = Ждём ({ $names }): строить или меняться, а потом бросить снова.
await-manage-jail = Ждём ({ $names }, в тюрьме): меняться или завершить ход.
await-over = Игра окончена.
await-nothing = Сейчас никого не ждём.

# --- options with what they cost or do
option-roll = Бросить
option-roll-again = Бросить ещё раз
option-buy = Купить за { $amount }
option-decline = На аукцион
option-bid = Поставить { $amount }
option-upto = До предела…
option-pass = Пас
option-pay = Заплатить { $amount }
option-pay-fine = Заплатить штраф { $amount }
option-pay-plain = Заплатить
option-use = Сыграть: { $card }
option-claim = Взять аренду { $amount }
option-claim-plain = Взять аренду
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
option-choose-swap = Обменять в банке…
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
verb-buy = купить карточку
verb-decline = отдать на аукцион
verb-bid = сделать ставку
verb-upto = задать тайный предел
verb-pass = спасовать
verb-pay = заплатить
verb-use = сыграть карточку
verb-claim = взять аренду
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
