# What is said when something is in the way that is not a rule: faults, permissions, inputs.

error-unexpected = Ceva n-a mers la noi (id { $id }). Jocul e cum era; încearcă din nou.
error-busy = Masa e ocupată o clipă. Apasă din nou.
error-unwritable = Acum nu se poate păstra nimic, așa că nu s-a schimbat nimic: discul botului e plin sau nu poate fi scris. Cine ține botul poate repara asta; apasă apoi din nou.
error-dm = Un joc are nevoie de un canal pe server: invită botul pe un server și scrie `/play` acolo.
error-channel = În acest fel de canal nu se poate arăta un joc. Merge un canal text sau un fir.
error-cannot-send = Nu pot scrie în acest canal. Cine administrează serverul poate acorda permisiunea: { $permission }.
error-no-pictures = Fără permisiunea { $permission } s-ar putea să nu pot arăta imagini în acest canal: tabla se spune atunci în cuvinte. O poate acorda cine administrează serverul.
error-thread-archived = Firul acesta e arhivat. Scrie ceva în el ca să-l trezești, apoi apasă din nou.
error-amount = „{ $text }” nu e o sumă pe care o pot citi. Scrie un număr întreg, de pildă { $example }.
error-amount-range = Alege de la { $low } la { $high }.
error-amount-empty = N-ai scris nicio sumă. Scrie un număr întreg, de pildă { $example }.
error-unknown-choice = Varianta aceea nu e pe listă. Alege una dintre cele arătate.

permission-view_channel = Vizualizare canal
permission-send_messages = Trimitere mesaje
permission-send_messages_in_threads = Trimitere mesaje în fire
permission-embed_links = Încorporare linkuri
permission-attach_files = Atașare fișiere
permission-read_message_history = Citire istoric mesaje
permission-manage_threads = Gestionare fire
permission-manage_guild = Gestionare server
permission-use_external_emojis = Folosire emoji externe
error-not-at-table = Persoana aceea n-are loc la această masă. Alege pe cineva care joacă.
