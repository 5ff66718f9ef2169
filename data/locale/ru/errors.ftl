# What is said when something is in the way that is not a rule: faults, permissions, inputs.

error-unexpected = У нас что-то пошло не так (id { $id }). Игра осталась как была; попробуй ещё раз.
error-busy = За столом как раз что-то происходит. Нажми ещё раз.
error-unwritable = Сейчас это не сохранить, поэтому ничего не изменилось: диск бота полон или закрыт для записи. Исправить это может тот, у кого работает бот; потом нажми ещё раз.
error-dm = Игре нужен канал на сервере: пригласи бота на сервер и набери там `/play`.
error-channel = В канале такого вида игру не показать. Подойдёт текстовый канал или ветка.
error-cannot-send = Я не могу писать в этом канале. Разрешить может тот, кто управляет сервером: { $permission }.
error-no-pictures = Без права «{ $permission }» я, возможно, не смогу показывать в этом канале картинки: тогда поле описывается словами. Разрешить может тот, кто управляет сервером.
error-thread-archived = Эта ветка в архиве. Напиши в ней что-нибудь, чтобы она проснулась, и нажми ещё раз.
error-amount = Не могу прочесть «{ $text }» как сумму. Напиши целое число, например { $example }.
error-amount-range = Выбери от { $low } до { $high }.
error-amount-empty = Сумма не введена. Напиши целое число, например { $example }.
error-unknown-choice = Такого варианта в списке нет. Выбери один из показанных.

permission-view_channel = Просматривать каналы
permission-send_messages = Отправлять сообщения
permission-send_messages_in_threads = Отправлять сообщения в ветках
permission-embed_links = Встраивать ссылки
permission-attach_files = Прикреплять файлы
permission-read_message_history = Читать историю сообщений
permission-manage_threads = Управлять ветками
permission-manage_guild = Управлять сервером
permission-use_external_emojis = Использовать внешние эмодзи
error-not-at-table = У этого человека нет места за столом. Выбери кого-нибудь, кто играет.
