# The lobby, where a game gathers its seats, and its settings.

# --- games, profiles, boards
# Reads as in English.
game-builder = Monopoly Builder
game-builder-blurb = Adună resurse, ridică clădiri pe insulă și fii gata când penthouse-ul încheie jocul.
profile-builder-official = Ca la carte
profile-builder-official-description = Textul regulilor, cu hotărârile noastre acolo unde el tace
board-builder = Tabla obișnuită

# --- the lobby message
# Reads as in English.
lobby-title = { $game }
lobby-host = { $host } deschide o masă. Trage-ți un scaun!
lobby-seats = Locuri ocupate: { $count } din { $max }
lobby-seats-heading = Locuri
# Reads as in English.
lobby-seat = { $sign } { $name } · { $token }, { $colour }
lobby-seat-standin = { $sign } { $name } · { $token }, { $colour } · înlocuitor
lobby-seat-host = { $sign } { $name } · { $token }, { $colour } · gazdă
lobby-seat-free = Un loc liber
lobby-need = { $count ->
    [one] Încă un loc și jocul poate începe.
    [few] Încă { $count } locuri și jocul poate începe.
   *[other] Încă { $count } de locuri și jocul poate începe.
}
lobby-ready = Totul e gata; semnalul îl dă { $host }.
lobby-full = Toate locurile sunt ocupate.
lobby-rules = Reguli: { $profile }
lobby-rules-changed = Reguli: { $profile }, cu { $changes }
lobby-closes = Dacă nu mai vine nimeni, masa se închide singură { $when }.

lobby-join = Intră
lobby-leave = Pleacă
lobby-add-standin = Adaugă înlocuitor
lobby-remove-standin = Scoate înlocuitor
lobby-settings = Setări
lobby-start = Începe
lobby-cancel = Anulează

lobby-joined = Pionul tău: { $token }. Succes!
lobby-left = Ai plecat de la masă. Dacă te răzgândești, poate mai e un loc.
lobby-host-moved = Gazda acestei mese e acum { $host }.
lobby-cancelled = { $host } închide masa înainte de începerea jocului.
lobby-cancelled-other = Masa s-a închis înainte de începerea jocului.
lobby-expired = O zi întreagă nu a venit nimeni, așa că masa s-a închis singură. `/play` deschide alta.
lobby-started = Jocul începe!
lobby-standin-name = Înlocuitor { $number }
lobby-picture = Coperta jocului { $game }. Locuri ocupate: { $count } din { $max }.

# --- the settings panel
settings-heading = Setările acestei mese
settings-intro = Prima variantă e mereu cea obișnuită. După ce începe jocul, nu se mai schimbă nimic.
settings-only-host = Numai { $host } le poate schimba; te poți uita oricum.
settings-choose = Alege pentru „{ $setting }”
# Reads as in English.
settings-now = { $setting }: { $value }
settings-reset = Revino la cele obișnuite

settings-usual = de obicei { $value }
settings-type = Schimbă… (de la { $low } la { $high })
settings-typed = Valoare nouă
settings-range = De la { $low } la { $high }.

setting-rent = Chirie
setting-rent-rule = După reguli, proprietarul poate cere chiria până aruncă locul următor; necerută, nu se datorează.
setting-rent-auto = Se ia imediat
setting-rent-auto-description = Banca ia chiria de la oricine ajunge acolo; nu trebuie să fie nimeni atent
setting-rent-claim = La cerere
setting-rent-claim-description = Proprietarul apasă „Cere chiria” înainte să arunce locul următor, altfel n-o primește

setting-jail_third_roll = A treia aruncare ratată în închisoare
setting-jail_third_roll-rule = Regulile spun: plătești amenda, apoi arunci și muți. Nu spun care aruncare contează.
setting-jail_third_roll-keep = Muți cu aruncarea aceea
setting-jail_third_roll-keep-description = Amenda se plătește, iar a treia aruncare mută pionul
setting-jail_third_roll-reroll = Arunci din nou
setting-jail_third_roll-reroll-description = Amenda se plătește, iar o aruncare nouă mută pionul

setting-bonus_ties = Egalitate la o carte bonus
setting-bonus_ties-rule = Regulile nu spun cine primește cartea bonus când mai mulți sunt la egalitate.
setting-bonus_ties-all = O primesc toți cei la egalitate
setting-bonus_ties-all-description = Fiecare loc aflat la egalitate primește punctele cărții
setting-bonus_ties-none = N-o primește nimeni
setting-bonus_ties-none-description = La egalitate, cartea nu aduce nimănui nimic

setting-language = Limbă
setting-language-rule = Limba mesajelor și a imaginilor acestei mese; ce vezi doar tu e în limba ta (`/me language`).
setting-language-auto = Cea a serverului
setting-language-auto-description = Ce au ales cei care administrează serverul sau limba în care e setat serverul
# What this language calls itself.
language-name = Română

# --- colours of seats where there are no chips
colour-rose = roz
# Reads as in English.
colour-violet = violet
colour-teal = turcoaz
colour-orange = portocaliu
colour-blue = albastru
colour-gold = auriu
colour-leaf = verde-frunză
colour-coal = negru-cărbune
