# What is said when something is in the way that is not a rule: faults, permissions, inputs.

error-unexpected = Na našej strane sa niečo pokazilo (kód { $id }). Hra je, ako bola; skús to, prosím, znova.
error-busy = Pri stole je teraz rušno. Stlač to, prosím, znova.
error-unwritable = Teraz sa to nedá uložiť, takže sa nič nezmenilo: disk bota je plný alebo sa naň nedá zapisovať. Napraviť to môže jeho prevádzkovateľ; potom to stlač znova.
error-dm = Hra potrebuje kanál na serveri: pozvi bota na server a použi `/play` tam.
error-channel = V takomto kanáli sa hra ukázať nedá. Poslúži textový kanál alebo vlákno.
error-cannot-send = Do tohto kanála písať nemôžem. Kto spravuje server, môže to povoliť: { $permission }.
error-no-pictures = Bez oprávnenia { $permission } tu možno nemôžem ukazovať obrázky: plochu potom opíšem slovami. Kto spravuje server, môže to povoliť.
error-thread-archived = Toto vlákno je archivované. Napíš doň niečo, nech sa zobudí, a stlač to znova.
error-amount = „{ $text }“ ako sumu neviem prečítať. Napíš celé číslo, napríklad { $example }.
error-amount-range = Zvoľ, prosím, od { $low } do { $high }.
error-amount-empty = Chýba suma. Napíš celé číslo, napríklad { $example }.
error-unknown-choice = Taká voľba v zozname nie je. Vyber niektorú z ponúkaných.

permission-view_channel = Zobraziť kanály
permission-send_messages = Posielať správy
permission-send_messages_in_threads = Posielať správy vo vláknach
permission-embed_links = Vkladať odkazy
permission-attach_files = Prikladať súbory
permission-read_message_history = Čítať históriu správ
permission-manage_threads = Spravovať vlákna
permission-manage_guild = Spravovať server
permission-use_external_emojis = Používať externé emoji
error-not-at-table = Ten človek pri tomto stole nesedí. Vyber niekoho, kto hrá.
