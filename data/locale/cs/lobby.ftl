# The lobby, where a game gathers its seats, and its settings.

# --- games, profiles, boards
# reads as in English
game-builder = Monopoly Builder
game-builder-blurb = Sbírej suroviny, stav na ostrově a měj náskok, až penthouse hru ukončí.
profile-builder-official = Jak stojí v pravidlech
profile-builder-official-description = Text pravidel; kde mlčí, platí naše rozhodnutí
board-builder = Základní deska

# --- the lobby message
lobby-title = { $game }
lobby-host = { $host } otvírá stůl. Přisedni si!
lobby-seats = Obsazená místa: { $count } z { $max }
lobby-seats-heading = Místa
lobby-seat = { $sign } { $name } · { $token }, { $colour }
lobby-seat-standin = { $sign } { $name } · { $token }, { $colour } · náhradník
lobby-seat-host = { $sign } { $name } · { $token }, { $colour } · hostitel
lobby-seat-free = Volné místo
lobby-need = { $count ->
    [one] Ještě jedno místo a hra může začít.
    [few] Ještě { $count } místa a hra může začít.
    [many] Ještě { $count } místa a hra může začít.
   *[other] Ještě { $count } míst a hra může začít.
}
lobby-ready = Čeká se už jen na pokyn: { $host }
lobby-full = Všechna místa jsou obsazená.
lobby-rules = Pravidla: { $profile }
lobby-rules-changed = Pravidla: { $profile }, změněno: { $changes }
lobby-closes = Když nikdo nepřijde, stůl se { $when } sám zavře.

lobby-join = Přisednout
lobby-leave = Odejít
lobby-add-standin = Přidat náhradníka
lobby-remove-standin = Odebrat náhradníka
lobby-settings = Nastavení
lobby-start = Začít
lobby-cancel = Zrušit

lobby-joined = Tvoje figurka: { $token }. Hodně štěstí!
lobby-left = Od stolu odcházíš. Když změníš názor, možná tu místo ještě bude.
lobby-host-moved = O stůl se teď stará { $host }.
lobby-cancelled = { $host } zavírá stůl dřív, než hra začala.
lobby-cancelled-other = Tento stůl se zavřel dřív, než hra začala.
lobby-expired = Celý den nikdo nepřišel, a tak se stůl sám zavřel. Nový otevřeš příkazem `/play`.
lobby-started = Hra začíná!
lobby-standin-name = Náhradník { $number }
lobby-picture = Obálka hry { $game }. Obsazená místa: { $count } z { $max }.

# --- the settings panel
settings-heading = Nastavení tohoto stolu
settings-intro = První volba je vždy ta obvyklá. Jakmile hra začne, už nic měnit nejde.
settings-only-host = Měnit to smí jen { $host }; prohlédnout si to můžeš i tak.
settings-choose = Vyber: { $setting }
settings-now = { $setting }: { $value }
settings-reset = Zpět k obvyklému

settings-usual = obvykle { $value }
settings-type = Změnit… ({ $low } až { $high })
settings-typed = Nová hodnota
settings-range = Od { $low } do { $high }.

setting-rent = Nájemné
setting-rent-rule = Podle pravidel si majitel smí o nájemné říct, dokud nehodí další místo; kdo si neřekne, nedostane nic.
setting-rent-auto = Vybírá se hned
setting-rent-auto-description = Banka nájemné vybere od každého, kdo tam stoupne; nikdo nemusí hlídat
setting-rent-claim = Na vyžádání
setting-rent-claim-description = Majitel stiskne „Chci nájemné“, než hodí další místo, jinak nedostane nic

setting-jail_third_roll = Třetí nezdařený hod ve vězení
setting-jail_third_roll-rule = Pravidla říkají: zaplať pokutu, pak hoď a jdi. Neříkají, kterým hodem.
setting-jail_third_roll-keep = Jít podle tohoto hodu
setting-jail_third_roll-keep-description = Pokuta se zaplatí a figurka jde podle třetího hodu
setting-jail_third_roll-reroll = Hodit znovu
setting-jail_third_roll-reroll-description = Pokuta se zaplatí a figurka jde podle nového hodu

setting-bonus_ties = Shoda u bonusové karty
setting-bonus_ties-rule = Pravidla neříkají, kdo dostane bonusovou kartu, když je na tom víc míst stejně.
setting-bonus_ties-all = Body mají všichni
setting-bonus_ties-all-description = Každé místo, které je na tom stejně, dostane body za kartu
setting-bonus_ties-none = Body nemá nikdo
setting-bonus_ties-none-description = Při shodě nemá karta pro nikoho cenu

setting-language = Jazyk
setting-language-rule = Jazyk zpráv a obrázků tohoto stolu; co vidíš jen ty, je ve tvém vlastním (`/me language`).
setting-language-auto = Podle serveru
setting-language-auto-description = Co zvolili správci serveru, nebo jazyk, na který je server nastaven
# what the language calls itself
language-name = Čeština

# --- colours of seats where there are no chips
colour-rose = růžová
colour-violet = fialová
colour-teal = modrozelená
colour-orange = oranžová
colour-blue = modrá
colour-gold = zlatá
colour-leaf = listově zelená
colour-coal = uhlově černá
