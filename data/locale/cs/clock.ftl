# A table's time: deadlines, reminders, and what happens when a time is up.

# --- deadlines on the stage, the auction and an offer
time-all = Čas vyprší { $when }.
time-one = { $name }: čas vyprší { $when }.
time-auction = Kladívko padne { $when }; pozdní příhoz to o chvíli posune.
time-offer = Tato nabídka vyprší { $when }.
time-vote = Ostatní hlasují, jak dál s místem { $name }; hlasování skončí { $when }, nebo jakýmkoli stiskem, který udělá { $name }.
time-paused = Tento stůl má přestávku: čas neběží. Dál se hraje přes `/game resume`.
time-quiet = Tento stůl utichl: čas neběží, dokud někdo něco nestiskne.

trade-lapsed = Nabídka vypršela bez odpovědi: nabízí { $maker }, odpovídá { $to }.

# --- reminders: one message, each person once
notice-remind = { $mentions }: tento stůl na vás čeká. Čas vyprší { $when }.
notice-remind-auction = { $mentions }: ještě se dá přihazovat. Kladívko padne { $when }.
notice-remind-offer = { $mentions }: čeká nabídka k obchodu, vyprší { $when }.
notice-remind-where = Stůl je v { $channel }.
notice-next-stand-in = Potom za tebe hraje náhradník, dokud něco nestiskneš.
notice-next-skip = Potom se za tebe udělá ten nejlevnější možný tah.
notice-next-vote = Potom rozhodnou ostatní, jak dál.
notice-next-bankrupt = Potom místo zbankrotuje: u tohoto stolu se to tak hraje.

# --- a time was up
notice-stand-in = { $name }: čas vypršel. Místo teď opatrně hraje náhradník: žádný obchod nepřijme a nic nerozdá. Stačí cokoli stisknout a hraje zase { $name }.
notice-skip = { $name }: čas vypršel, a tak se udělal nejlevnější tah. Odtud zase hraje { $name }.
notice-vote = { $name }: čas vypršel. Jak dál? Rozhodne víc než polovina z vás, nejpozději { $when }; bez jasné většiny hraje náhradník. Hlasuje se jen o čekání: jakýmkoli stiskem to skončí a zase hraje { $name }. O tom, komu místo zůstane nadobro, hlasuje `/game kick`.
notice-bankrupt = { $name }: čas vypršel. U tohoto stolu to znamená bankrot.
notice-removed = Stůl rozhodl: { $name } je ze hry venku.
notice-quiet = Už chvíli nikdo nepřišel, a tak tento stůl utichá: žádné další připomínky. Probudí ho jakýkoli stisk, dnes nebo za měsíc.

# --- the vote on how it goes on with somebody whose time was up; the vote on who keeps a seat is in seats.ftl
button-vote-replace = Hraje náhradník
button-vote-remove = Ven ze hry
button-vote-wait = Ještě jednou počkat
vote-cast = Zapsáno: { $choice }. Dokud se hlasuje, můžeš to změnit.
vote-done = Je rozhodnuto: { $choice }.
table-no_vote = O tom místě se teď nehlasuje, nebo to není tvoje hlasování. Jak to vypadá, ukáže `/board`.

# --- pausing and going on
rest-pause-heading = Dát stolu přestávku?
rest-resume-heading = Hrát u tohoto stolu dál?
rest-count = Souhlasí { $count } z { $wanted }: { $names }.
rest-mention = { $mention }, co ty na to?
rest-pause-next = Až budou souhlasit všichni, kdo hrají osobně, čas se zastaví a nikdo nedostává připomínky. Kdo chce, smí táhnout i tak.
rest-pause-back = Do té doby čas běží dál. Kdo změní názor, použije `/game resume`.
rest-resume-next = Až bude souhlasit polovina těch, kdo hrají osobně, čas zase poběží a každé rozhodnutí má celou svou lhůtu.
rest-resume-back = Do té doby přestávka trvá. Kdo změní názor, použije `/game pause`.
rest-pause-agree = Souhlasím s přestávkou
rest-resume-agree = Souhlasím, hrajme dál
rest-pause-done = **Tento stůl má přestávku.** Čas neběží a nikdo nedostává připomínky; tahy ale platí. Dál se hraje přes `/game resume`: stačí polovina těch, kdo hrají osobně.
rest-resume-done = **Tento stůl hraje dál.** Každé rozhodnutí má znovu celou svou lhůtu.
rest-resume-mention = { $mention }, jsi na tahu.
rest-pause-settled = Otázka přestávky je vyřízená.
rest-resume-settled = Otázka, zda hrát dál, je vyřízená.
rest-pause-already = Tento stůl má přestávku a ty chceš, ať trvá. Na pokračování se zeptá `/game resume`.
rest-resume-already = Tento stůl přestávku nemá a ty chceš, ať se hraje. O přestávku požádá `/game pause`.
rest-pause-alone = Dát stolu přestávku hned, protože spravuješ tento server? Čas pak neběží a nikdo nedostává připomínky; tahy ale platí. Ukončí ji `/game resume`.
rest-resume-alone = Hrát u tohoto stolu dál hned, protože spravuješ tento server? Každé rozhodnutí má znovu celou svou lhůtu.
rest-pause-now = Přestávka hned
rest-resume-now = Hrát hned dál
rest-ask = Zeptat se stolu
rest-told = Kanál už to ví.
table-question_over = Ta otázka už je vyřízená. Zda má stůl přestávku, ukáže `/board`; znovu se zeptá `/game pause` a `/game resume`.

# --- /me notify
notify-heading = Kdy dostáváš připomínky
notify-intro = Platí to u všech tvých stolů, hned, a vidíš to jen ty.
notify-zone-now = Tvoje hodiny: { $zone }, právě { $time }.
notify-quiet-now = Tiché hodiny: od { $start } do { $end }. Co do nich spadne, počká, až skončí.
notify-quiet-off = Tiché hodiny: žádné. Připomínky chodí v kteroukoli denní dobu.
notify-direct-now = Připomínky chodí jako soukromé zprávy; když je ode mě nepřijímáš, chodí do kanálu stolu.
notify-here-now = Připomínky chodí do kanálu stolu.
notify-zone = Tvoje časové pásmo
notify-zone-set = Časové pásmo…
notify-zone-label = O kolik hodin jsi před UTC
notify-zone-hint = +2, -3:30, +5:45
notify-quiet = Tiché hodiny
notify-quiet-set = Tiché hodiny…
notify-quiet-from = Ticho od
notify-quiet-to = Ticho do
notify-quiet-hint = Denní čas na tvých hodinách, třeba 22:30
notify-quiet-none = Bez tichých hodin
notify-direct = Soukromou zprávou
notify-here = Do kanálu
error-no-zone = „{ $text }“ jako časové pásmo nepřečtu. Napiš, o kolik jdou tvoje hodiny před UTC, třeba +2, -3:30 nebo +5:45.
error-no-time = „{ $text }“ jako denní čas nepřečtu. Napiš třeba 22:30 nebo 7.
error-quiet-empty = Tiché hodiny, které začínají a končí ve stejný čas, nejsou žádné. Napiš dva různé časy, nebo stiskni „Bez tichých hodin“.

# --- /me away
away-heading = Nepřítomnost
away-none = Jsi tady. `/me away` s počtem dnů nebo s datem zastaví na tu dobu tvoje hodiny u tvých stolů.
away-now = Jsi pryč do { $when }.
away-no-tables = Teď v žádné hře nehraješ. Stoly, ke kterým si do té doby sedneš, o tom budou vědět.
away-table = { $where } · { $game } · tvoje hodiny stojí do { $when }
away-table-capped = { $where } · { $game } · tvoje hodiny stojí do { $when }: tento stůl čeká nejvýš { $days ->
    [one] jeden den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
}
away-table-none = { $where } · { $game } · tvoje hodiny běží: tento stůl na nepřítomné nečeká
away-table-free = { $where } · { $game } · tam nikdo nikoho nehoní
away-table-standin = { $where } · { $game } · hraje tam za tebe náhradník
away-more = { $count ->
    [one] - a ještě jeden stůl
    [few] - a ještě { $count } stoly
    [many] - a ještě { $count } stolu
   *[other] - a ještě { $count } stolů
}
away-next = Mezitím nechodí žádné připomínky. Aukce nečekají. Táhnout můžeš kdykoli; změníš to dalším `/me away`.
away-back = Jsem zpět
away-ended = Vítej zpět. Tvoje hodiny zase běží u všech stolů a na to, co na tebe čeká, máš celou lhůtu, ledaže z ní zbývalo méně.
error-away-both = Zadej počet dnů, nebo datum, ne obojí.
error-no-date = „{ $text }“ jako datum nepřečtu. Napiš rok, měsíc a den, třeba 2031-07-15.
error-away-past = To už na tvých hodinách ({ $zone }) minulo. Zvol pozdější den; časové pásmo nastavíš přes `/me notify`.
error-away-long = { $days ->
    [one] To je víc než 1 den. Zvol dřívější den; s `/game leave` za tebe může hrát náhradník.
    [few] To je víc než { $days } dny. Zvol dřívější den; s `/game leave` za tebe může hrát náhradník.
    [many] To je víc než { $days } dní. Zvol dřívější den; s `/game leave` za tebe může hrát náhradník.
   *[other] To je víc než { $days } dní. Zvol dřívější den; s `/game leave` za tebe může hrát náhradník.
}

# --- how a table's time runs, in the lobby
lobby-time = Čas na rozhodnutí: { $pace }. Když vyprší: { $policy }.
lobby-time-none = U tohoto stolu nikdo nikoho nehoní.
setting-pace = Tempo
setting-pace-rule = Jak dlouho smí trvat každé rozhodnutí. Než čas vyprší, přijde každému připomínka.
setting-pace-daily = Den
setting-pace-daily-description = 24 hodin na rozhodnutí, pro hru mezi jinými věcmi
setting-pace-live = Naživo
setting-pace-live-description = 90 sekund na rozhodnutí, když jsou všichni u stolu
setting-pace-evening = Večer
setting-pace-evening-description = 10 minut na rozhodnutí
setting-pace-relaxed = V klidu
setting-pace-relaxed-description = 72 hodin na rozhodnutí
setting-pace-none = Bez omezení
setting-pace-none-description = Nikdo nikoho nehoní a nic se nepřipomíná; stůl může stát i navždy

setting-policy = Když někomu vyprší čas
setting-policy-rule = Co se stane, aby ostatní nečekali věčně. Obchod se za nikoho nepřijímá nikdy.
setting-policy-stand-in = Hraje náhradník
setting-policy-stand-in-description = Hraje opatrně, dokud majitel místa něco nestiskne
setting-policy-skip = Přeskočí se
setting-policy-skip-description = Udělá se jednou ten nejlevnější dovolený tah
setting-policy-vote = Ostatní hlasují
setting-policy-vote-description = Vyberou náhradníka, konec ve hře, nebo ještě jedno čekání
setting-policy-bankrupt = Bankrot
setting-policy-bankrupt-description = Místo je ze hry venku, jak to mají online pravidla

setting-away_days = Dny nepřítomnosti
setting-away_days-rule = Kdo oznámí nepřítomnost, tomu se zastaví hodiny, nejvýš na tolik dnů; 0: vůbec.
