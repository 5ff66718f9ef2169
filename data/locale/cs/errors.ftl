# What is said when something is in the way that is not a rule: faults, permissions, inputs.

error-unexpected = Na naší straně se něco pokazilo (kód { $id }). Hra je, jak byla; zkus to prosím znovu.
error-busy = Stůl je na okamžik zaneprázdněný. Stiskni to prosím znovu.
error-unwritable = Teď to nejde uložit, takže se nic nezměnilo: disk bota je plný nebo se na něj nedá zapisovat. Spravit to může ten, kdo bota provozuje; pak to stiskni znovu.
error-dm = Hra potřebuje kanál na serveru: pozvi bota na server a použij `/play` tam.
error-channel = V takovémto kanálu hru ukázat nejde. Poslouží textový kanál nebo vlákno.
error-cannot-send = Do tohoto kanálu psát nemůžu. Kdo spravuje server, to může povolit: { $permission }.
error-no-pictures = Bez oprávnění { $permission } tu možná nemůžu ukazovat obrázky: desku pak popíšu slovy. Kdo spravuje server, to může povolit.
error-thread-archived = Toto vlákno je archivované. Napiš do něj něco, ať se probudí, a stiskni to znovu.
error-amount = „{ $text }“ jako částku nepřečtu. Napiš celé číslo, třeba { $example }.
error-amount-range = Zvol prosím od { $low } do { $high }.
error-amount-empty = Částka chybí. Napiš celé číslo, třeba { $example }.
error-unknown-choice = Taková volba v seznamu není. Vyber některou z nabízených.

permission-view_channel = Zobrazit kanály
permission-send_messages = Posílat zprávy
permission-send_messages_in_threads = Posílat zprávy ve vláknech
permission-embed_links = Vkládat odkazy
permission-attach_files = Přikládat soubory
permission-read_message_history = Číst historii zpráv
permission-manage_threads = Spravovat vlákna
permission-manage_guild = Spravovat server
permission-use_external_emojis = Používat externí emoji
error-not-at-table = Ten člověk u tohoto stolu nesedí. Vyber někoho, kdo hraje.
