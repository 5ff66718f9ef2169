# A table's time: deadlines, reminders, and what happens when a time is up.

# --- deadlines on the stage, the auction and an offer
time-all = Čas vyprší { $when }.
time-one = { $name }: čas vyprší { $when }.
time-auction = Kladivko padne { $when }; ponuka na poslednú chvíľu ho o niečo odloží.
time-offer = Táto ponuka vyprší { $when }.
time-vote = { $name }: ostatní hlasujú, ako ďalej s týmto miestom. Hlasovanie sa uzavrie { $when }, alebo hneď, ako { $name } niečo stlačí.
time-paused = Pri tomto stole je prestávka: čas nebeží. Ďalej sa hrá cez `/game resume`.
time-quiet = Tento stôl stíchol: čas nebeží, kým niekto niečo nestlačí.

trade-lapsed = Ponuka vypršala bez odpovede: ponúka { $maker }, odpovedá { $to }.

# --- reminders: one message, each person once
notice-remind = { $mentions }: pri tomto stole sa čaká na teba. Čas vyprší { $when }.
notice-remind-auction = { $mentions }: ešte sa dá prihadzovať. Kladivko padne { $when }.
notice-remind-offer = { $mentions }: na stole leží ponuka na obchod. Vyprší { $when }.
notice-remind-where = Stôl je v { $channel }.
notice-next-stand-in = Potom za teba hrá náhradník, kým niečo nestlačíš.
notice-next-skip = Potom sa za teba urobí najlacnejší možný krok.
notice-next-vote = Potom rozhodnú ostatní, ako ďalej.
notice-next-bankrupt = Potom nasleduje bankrot: pri tomto stole sa to tak hrá.

# --- a time was up
notice-stand-in = { $name }: čas vypršal. Na mieste teraz opatrne hrá náhradník: žiadny obchod neprijme a nič nerozdá. Stačí čokoľvek stlačiť a znova hrá { $name }.
notice-skip = { $name }: čas vypršal, a tak sa urobil najlacnejší možný krok. Odtiaľto znova hrá { $name }.
notice-vote = { $name }: čas vypršal. Ako ďalej? Rozhodne viac než polovica z vás a hlasovanie sa uzavrie { $when }; bez jasnej väčšiny hrá náhradník. Hlasuje sa len o čakaní: len čo { $name } niečo stlačí, hlasovanie sa skončí a hrá sa ďalej. O tom, komu miesto zostane nadobro, hlasuje `/game kick`.
notice-bankrupt = { $name }: čas vypršal. Pri tomto stole to znamená bankrot.
notice-removed = Hlasovanie sa skončilo: { $name } už v hre nie je.
notice-quiet = Už chvíľu nikto neprišiel, a tak tento stôl stíchne: žiadne ďalšie pripomienky. Zobudí ho akékoľvek stlačenie, dnes alebo o mesiac.

# --- the vote on how it goes on with somebody whose time was up; the vote on who keeps a seat is in seats.ftl
button-vote-replace = Hrá náhradník
button-vote-remove = Von z hry
button-vote-wait = Ešte raz počkať
vote-cast = Zapísané: { $choice }. Kým sa hlasuje, môžeš to zmeniť.
vote-done = Je rozhodnuté: { $choice }.
table-no_vote = O tom mieste sa teraz nehlasuje, alebo to nie je tvoje hlasovanie. Ako to vyzerá, ukáže `/board`.

# --- pausing and going on
rest-pause-heading = Vyhlásiť pri tomto stole prestávku?
rest-resume-heading = Hrať pri tomto stole ďalej?
rest-count = Súhlas: { $count } z { $wanted } ({ $names }).
rest-mention = { $mention }, čo ty na to?
rest-pause-next = Keď budú súhlasiť všetci, ktorí hrajú osobne, čas sa zastaví a nikto nedostáva pripomienky. Kto chce, môže hrať aj tak.
rest-pause-back = Dovtedy čas beží ďalej. Kto si to rozmyslí, použije `/game resume`.
rest-resume-next = Keď bude súhlasiť polovica tých, ktorí hrajú osobne, čas znova pobeží a každé rozhodnutie má celú svoju lehotu.
rest-resume-back = Dovtedy prestávka trvá. Kto si to rozmyslí, použije `/game pause`.
rest-pause-agree = Súhlasím s prestávkou
rest-resume-agree = Súhlasím, hrajme ďalej
rest-pause-done = **Pri tomto stole je prestávka.** Čas nebeží a nikto nedostáva pripomienky; čo kto medzitým zahrá, platí. Ďalej sa hrá cez `/game resume`: stačí polovica tých, ktorí hrajú osobne.
rest-resume-done = **Pri tomto stole sa hrá ďalej.** Každé rozhodnutie má znova celú svoju lehotu.
rest-resume-mention = { $mention }, si na ťahu.
rest-pause-settled = Otázka prestávky je vybavená.
rest-resume-settled = Otázka, či hrať ďalej, je vybavená.
rest-pause-already = Pri tomto stole je prestávka a tvoj hlas je za ňu. Či hrať ďalej, sa opýta `/game resume`.
rest-resume-already = Pri tomto stole prestávka nie je a tvoj hlas je za to, aby sa hralo. O prestávku požiada `/game pause`.
rest-pause-alone = Vyhlásiť prestávku hneď, keďže spravuješ tento server? Čas potom nebeží a nikto nedostáva pripomienky; čo kto medzitým zahrá, platí. Ukončí ju `/game resume`.
rest-resume-alone = Hrať pri tomto stole hneď ďalej, keďže spravuješ tento server? Každé rozhodnutie má znova celú svoju lehotu.
rest-pause-now = Prestávka hneď
rest-resume-now = Hneď hrať ďalej
rest-ask = Opýtať sa všetkých
rest-told = Oznámené v kanáli.
table-question_over = Táto otázka je už vybavená. Či je pri stole prestávka, ukáže `/board`; znova sa opýta `/game pause` a `/game resume`.

# --- /me notify
notify-heading = Kedy dostávaš pripomienky
notify-intro = Platí to pri všetkých tvojich stoloch, hneď, a vidíš to len ty.
notify-zone-now = Tvoje hodiny: { $zone }, práve { $time }.
notify-quiet-now = Tiché hodiny: od { $start } do { $end }. Čo do nich spadne, počká, kým sa skončia.
notify-quiet-off = Tiché hodiny: žiadne. Pripomienky chodia v ktorúkoľvek dennú hodinu.
notify-direct-now = Pripomienky chodia ako súkromné správy; ak ich odo mňa neprijímaš, chodia do kanála stola.
notify-here-now = Pripomienky chodia do kanála stola.
notify-zone = Tvoje časové pásmo
notify-zone-set = Časové pásmo…
notify-zone-label = Posun oproti UTC v hodinách
notify-zone-hint = +2, -3:30, +5:45
notify-quiet = Tiché hodiny
notify-quiet-set = Tiché hodiny…
notify-quiet-from = Ticho od
notify-quiet-to = Ticho do
notify-quiet-hint = Čas na tvojich hodinách, napríklad 22:30
notify-quiet-none = Bez tichých hodín
notify-direct = Súkromnou správou
notify-here = V kanáli
error-no-zone = „{ $text }“ ako časové pásmo neviem prečítať. Napíš posun svojich hodín oproti UTC, napríklad +2, -3:30 alebo +5:45.
error-no-time = „{ $text }“ ako čas neviem prečítať. Napíš napríklad 22:30 alebo 7.
error-quiet-empty = Tiché hodiny, ktoré sa začínajú a končia v rovnakom čase, vlastne nie sú. Napíš dva rôzne časy, alebo stlač „Bez tichých hodín“.

# --- /me away
away-heading = Neprítomnosť
away-none = Neprítomnosť nie je ohlásená. `/me away` s počtom dní alebo s dátumom zastaví na ten čas tvoje hodiny pri tvojich stoloch.
away-now = Si preč do { $when }.
away-no-tables = Teraz v žiadnej hre nehráš. Stoly, ku ktorým si dovtedy sadneš, o tom budú vedieť.
away-table = { $where } · { $game } · tvoje hodiny stoja do { $when }
away-table-capped = { $where } · { $game } · tvoje hodiny stoja do { $when }: tento stôl čaká najviac { $days ->
    [one] jeden deň
    [few] { $days } dni
    [many] { $days } dňa
   *[other] { $days } dní
}
away-table-none = { $where } · { $game } · tvoje hodiny bežia: tento stôl na neprítomných nečaká
away-table-free = { $where } · { $game } · tam nikto nikoho nenaháňa
away-table-standin = { $where } · { $game } · hrá tam za teba náhradník
away-more = { $count ->
    [one] - a ešte jeden stôl
    [few] - a ešte { $count } stoly
    [many] - a ešte { $count } stola
   *[other] - a ešte { $count } stolov
}
away-next = Medzitým nechodia žiadne pripomienky. Aukcie nečakajú. Hrať môžeš kedykoľvek; zmeníš to ďalším `/me away`.
away-back = Som späť
away-ended = Vitaj späť. Tvoje hodiny znova bežia pri všetkých stoloch a na to, čo na teba čaká, máš celú lehotu, ak z nej už predtým nezostávalo menej.
error-away-both = Zadaj počet dní, alebo dátum, nie oboje.
error-no-date = „{ $text }“ ako dátum neviem prečítať. Napíš rok, mesiac a deň, napríklad 2031-07-15.
error-away-past = To je na tvojich hodinách ({ $zone }) už minulosť. Zvoľ neskorší deň; časové pásmo nastavíš cez `/me notify`.
error-away-long = To je priveľa: najvyšší počet dní je { $days }. Zvoľ skorší deň; s `/game leave` môže za teba hrať náhradník.

# --- how a table's time runs, in the lobby
lobby-time = Čas na rozhodnutie: { $pace }. Keď vyprší: { $policy }.
lobby-time-none = Pri tomto stole nikto nikoho nenaháňa.
setting-pace = Tempo
setting-pace-rule = Ako dlho môže trvať každé rozhodnutie. Skôr než čas vyprší, príde každému pripomienka.
setting-pace-daily = Deň
setting-pace-daily-description = 24 hodín na rozhodnutie, keď máš popri hre aj iné veci
setting-pace-live = Naživo
setting-pace-live-description = 90 sekúnd na rozhodnutie, keď sú všetci pri stole
setting-pace-evening = Večer
setting-pace-evening-description = 10 minút na rozhodnutie
setting-pace-relaxed = V pokoji
setting-pace-relaxed-description = 72 hodín na rozhodnutie
setting-pace-none = Bez obmedzenia
setting-pace-none-description = Nikto nikoho nenaháňa a nič sa nepripomína; stôl môže stáť aj navždy

setting-policy = Keď niekomu vyprší čas
setting-policy-rule = Čo sa stane, aby ostatní nečakali večne. Obchod sa za nikoho neprijíma nikdy.
setting-policy-stand-in = Hrá náhradník
setting-policy-stand-in-description = Hrá opatrne, kým ten, komu miesto patrí, niečo nestlačí
setting-policy-skip = Preskočí sa
setting-policy-skip-description = Raz sa urobí najlacnejší dovolený krok
setting-policy-vote = Ostatní hlasujú
setting-policy-vote-description = Vyberú náhradníka, vyradenie z hry, alebo ešte jedno čakanie
setting-policy-bankrupt = Bankrot
setting-policy-bankrupt-description = Hráč vypadáva z hry, ako to majú online pravidlá

setting-away_days = Dni neprítomnosti
setting-away_days-rule = Kto ohlási neprítomnosť, tomu sa zastavia hodiny, najviac na toľko dní; pri 0 sa nezastavia vôbec.
