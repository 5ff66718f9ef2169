# The lobby, where a game gathers its seats, and its settings.

# --- games, profiles, boards
# Reads as in English.
game-builder = Monopoly Builder
game-builder-blurb = Zbieraj suroviny, stavaj na ostrove a nenechaj sa zaskočiť, keď penthouse hru ukončí.
profile-builder-official = Ako sú napísané
profile-builder-official-description = Text pravidiel; kde mlčí, platí naše rozhodnutie
board-builder = Základná plocha

# --- the lobby message
lobby-title = { $game }
lobby-host = { $host } otvára stôl. Prisadni si!
lobby-seats = Obsadené miesta: { $count } z { $max }
lobby-seats-heading = Miesta
lobby-seat = { $sign } { $name } · { $token }, { $colour }
lobby-seat-standin = { $sign } { $name } · { $token }, { $colour } · náhradník
lobby-seat-host = { $sign } { $name } · { $token }, { $colour } · hostiteľ
lobby-seat-free = Voľné miesto
lobby-need = { $count ->
    [one] Ešte jedno miesto a hra sa môže začať.
    [few] Ešte { $count } miesta a hra sa môže začať.
    [many] Ešte { $count } miesta a hra sa môže začať.
   *[other] Ešte { $count } miest a hra sa môže začať.
}
lobby-ready = Čaká sa už len na pokyn: { $host }
lobby-full = Všetky miesta sú obsadené.
lobby-rules = Pravidlá: { $profile }
lobby-rules-changed = Pravidlá: { $profile }, zmenené: { $changes }
lobby-closes = Keď nikto nepríde, stôl sa { $when } sám zatvorí.

lobby-join = Prisadnúť si
lobby-leave = Odísť
lobby-add-standin = Pridať náhradníka
lobby-remove-standin = Odobrať náhradníka
lobby-settings = Nastavenia
lobby-start = Začať
lobby-cancel = Zrušiť

lobby-joined = Tvoja figúrka: { $token }. Veľa šťastia!
lobby-left = Odchádzaš od stola. Ak si to rozmyslíš, možno tu ešte bude voľné miesto.
lobby-host-moved = O stôl sa teraz stará { $host }.
lobby-cancelled = { $host } zatvára stôl skôr, než sa hra začala.
lobby-cancelled-other = Tento stôl sa zatvoril skôr, než sa hra začala.
lobby-expired = Celý deň nikto neprišiel, a tak sa stôl sám zatvoril. Nový otvoríš príkazom `/play`.
lobby-started = Hra sa začína!
lobby-standin-name = Náhradník { $number }
lobby-picture = Obálka hry { $game }. Obsadené miesta: { $count } z { $max }.

# --- the settings panel
settings-heading = Nastavenia tohto stola
settings-intro = Prvá voľba je vždy tá obvyklá. Keď sa hra začne, už sa nič meniť nedá.
settings-only-host = Meniť to môže len { $host }; pozrieť sa môžeš aj ty.
settings-choose = Vyber: { $setting }
settings-now = { $setting }: { $value }
settings-reset = Obnoviť predvolené

settings-usual = obvykle { $value }
settings-type = Zmeniť… ({ $low } až { $high })
settings-typed = Nová hodnota
settings-range = Od { $low } do { $high }.

setting-rent = Nájomné
setting-rent-rule = Podľa pravidiel si vlastník môže vypýtať nájomné, kým nehodí ďalší hráč; kto si ho nevypýta, nedostane nič.
setting-rent-auto = Vyberá sa hneď
setting-rent-auto-description = Banka vyberie nájomné od každého, kto tam stúpi; nikto nemusí strážiť
setting-rent-claim = Na vyžiadanie
setting-rent-claim-description = Vlastník stlačí „Chcem nájomné“, kým nehodí ďalší hráč, inak nedostane nič

setting-jail_third_roll = Tretí nevydarený hod vo väzení
setting-jail_third_roll-rule = V pravidlách stojí: zaplať pokutu, potom hoď a choď. Ktorým hodom, v nich nie je.
setting-jail_third_roll-keep = Ísť podľa tohto hodu
setting-jail_third_roll-keep-description = Pokuta sa zaplatí a figúrka ide podľa tretieho hodu
setting-jail_third_roll-reroll = Hodiť znova
setting-jail_third_roll-reroll-description = Pokuta sa zaplatí a figúrka ide podľa nového hodu

setting-bonus_ties = Zhoda pri bonusovej karte
setting-bonus_ties-rule = V pravidlách nie je, kto dostane bonusovú kartu, keď sú na tom viacerí rovnako.
setting-bonus_ties-all = Body majú všetci
setting-bonus_ties-all-description = Každý, kto je na tom rovnako, dostane body za kartu
setting-bonus_ties-none = Body nemá nikto
setting-bonus_ties-none-description = Pri zhode karta nikomu nič neprinesie

setting-language = Jazyk
setting-language-rule = Jazyk správ a obrázkov tohto stola; čo vidíš len ty, je v tvojom vlastnom (`/me language`).
setting-language-auto = Podľa servera
setting-language-auto-description = Čo zvolili správcovia servera, alebo jazyk, na ktorý je server nastavený
# What this language calls itself.
language-name = Slovenčina

# --- colours of seats where there are no chips
colour-rose = ružová
colour-violet = fialová
colour-teal = modrozelená
colour-orange = oranžová
colour-blue = modrá
colour-gold = zlatá
colour-leaf = listová zelená
colour-coal = uhľová čierna
