# Why something was not done, and what can be done instead: one or two short sentences, no blame.
# `refusal-<code>` and variants: the rules. `table-<code>`: the table.

refusal-game_over = Tato hra už skončila. Jak, ukáže `/score`, a nový stůl otevře `/play`.
refusal-unknown_name = Nic takového tu není: { $name }. Vyber ze seznamu, nebo se podívej na `/board`.
refusal-unknown_name-plain = Takové jméno na této desce není. Vyber ze seznamu, nebo se podívej na `/board`.
refusal-bad_amount = Taková částka tu nejde. Zvol celé číslo větší než 0.
refusal-bad_amount-need = Tady to musí být přesně { $need }, a bylo { $amount }. Vyber znovu.
refusal-bad_amount-build = Patra se staví po jednom. Postav tohle a pak další.
refusal-bad_amount-floor = Těmito surovinami { $floor }. patro nezaplatíš: stojí { $cost }. Vyber znovu.
refusal-bad_amount-choose_chips = { $floor }. patro jde zaplatit různě. Vyber suroviny, které chceš utratit.
refusal-not_your_turn = Teď je na tahu { $name }. Obchodovat, zastavovat a vykupovat můžeš i tak.
refusal-not_your_turn-plain = Teď je na tahu někdo jiný. Obchodovat, zastavovat a vykupovat můžeš i tak.
refusal-wrong_moment = To patří do jiné chvíle tahu. { $awaited }
refusal-wrong_moment-roll_again = Padla dvojice: před koncem tahu tě čeká ještě hod. Hoď znovu.
refusal-wrong_moment-discard_first = Nad { $kept } surovin se přebytek odkládá před hodem. Nejdřív odlož.
refusal-wrong_moment-debt = Nejdřív dluh. Zastav nějakou nemovitost nebo obchoduj, když je třeba, a pak zaplať.
refusal-wrong_moment-bankrupt = Bankrot je pro dluhy, které zaplatit nejde, a ty nic nedlužíš. Hru nadobro opustíš přes `/game resign`.
refusal-wrong_moment-claim = Žádné nájemné na tebe nečeká: říct si o ně jde, jen dokud nehodí další místo. Hraj dál.
refusal-wrong_moment-auction = Žádná aukce neběží. Začne další nemovitostí, kterou někdo nekoupí.
refusal-in_jail = Z vězení se nestaví. Můžeš obchodovat, zastavovat, nebo se nejdřív dostat ven.
refusal-not_allowed = To tu pravidla nedovolují. { $awaited }
refusal-not_allowed-bankrupt = Místo v bankrotu už neobchoduje, nepřihazuje ani neplatí. Vyber jiné.
refusal-not_allowed-bankrupt-self = Jsi v bankrotu, takže už nic dělat nemusíš, ale tvoje budovy se ti pořád počítají. Jak na tom jsi, ukáže `/score`.
refusal-not_allowed-passed = Kdo se vzdá, v aukci končí, takže tady už nepřihazuješ. V příští můžeš zase.
refusal-not_allowed-leading = Už vedeš, takže přihazovat ani vzdávat se nemusíš. Tajné maximum zvýšíš přes „Až do…“.
refusal-not_allowed-nothing = Nabídka potřebuje něco aspoň na jedné straně. Přidej nemovitost, kartu, suroviny nebo peníze.
refusal-not_allowed-money_both_ways = Peníze jdou v obchodu jen jedním směrem. Nabídni rozdíl, nebo si o něj řekni.
refusal-not_allowed-no_seat_asked = Tady se místo nevybírá. Vyber jen suroviny.
refusal-not_allowed-self = Je k tomu třeba jiné místo než tvoje. Vyber někoho jiného.
refusal-not_allowed-same_colour = Tady dáváš a bereš různé barvy. Vyber pro jednu z nich jinou.
refusal-not_allowed-needs_choice = { $card } chce místo a dvě barvy. Otevři ji přes „Vynutit výměnu…“.
refusal-own_offer = Nabídka patří jinému místu. Vyber někoho jiného.
refusal-void_offer = Tato nabídka se už splnit nedá. Novou sestavíš přes `/trade`.
refusal-void_offer-gone = Tato nabídka už na stole není. Novou sestavíš přes `/trade`.
refusal-void_offer-not_owner = Nabídka padá: { $name } už nemá { $thing }. Novou sestavíš přes `/trade`.
refusal-void_offer-short_of_chips = Nabídka padá: { $name } už nemá ty suroviny. Novou sestavíš přes `/trade`.
refusal-void_offer-short_of_cash = Nabídka padá: { $name } už nemá ty peníze. Novou sestavíš přes `/trade`.
refusal-not_owner = Tohle není tvoje: { $thing }. Co máš, ukáže `/hand`.
refusal-not_owner-plain = To není tvoje. Co máš, ukáže `/hand`.
refusal-not_owner-other = { $name } nemá { $thing }. Řekni si o něco, co má.
refusal-not_a_foundation = Na { $name } se stavět nedá. Vyber některé z vyznačených základů.
refusal-not_a_foundation-plain = Tam se stavět nedá. Vyber některé z vyznačených základů.
refusal-occupied = Na { $name } stojí budova jiného místa. Vyber volné základy, nebo svou budovu.
refusal-occupied-plain = Tam stojí budova jiného místa. Vyber volné základy, nebo svou budovu.
refusal-group_incomplete = K tomu je třeba celá skupina. Nejdřív získej, co v ní chybí, třeba obchodem.
refusal-group_mortgaged = Jedna nemovitost té skupiny je zastavená. Nejdřív ji vykup.
refusal-has_buildings = V té skupině stojí budovy. Nejdřív je prodej.
refusal-already_mortgaged = { $thing } už má hypotéku. Vyber jinou nemovitost.
refusal-already_mortgaged-plain = Ta nemovitost už má hypotéku. Vyber jinou.
refusal-not_mortgaged = { $thing } hypotéku nemá, takže není co vykupovat. Vyber jinou nemovitost.
refusal-not_mortgaged-plain = Ta nemovitost hypotéku nemá, takže není co vykupovat. Vyber jinou.
refusal-height_limit = { $name } už má penthouse a výš růst nemůže. Vyber jinou budovu.
refusal-height_limit-plain = Ta budova už výš růst nemůže. Vyber jinou.
refusal-uneven = Ve skupině se staví i prodává rovnoměrně. Nejdřív vyber jinou její ulici.
refusal-no_blocks = Všechny tvoje bloky jsou na ostrově. Jen penthouse žádný nepotřebuje: patří na čtyři patra.
refusal-no_stock = Banka teď nemá dost ({ $colour }). Vyber jinou barvu.
refusal-no_stock-plain = Banka to teď nemá. Vyber něco jiného.
refusal-bid_too_low = Teď se přihazuje od { $low }. Dej tolik nebo víc, nebo se vzdej.
refusal-bid_too_low-plain = Ta nabídka je teď nízká. Dej víc, nebo se vzdej.
refusal-above_cash = Nabídka nesmí být vyšší než hotovost, a ty máš { $have }. Dej méně, nebo nejdřív něco zastav.
refusal-above_cash-plain = Nabídka nesmí být vyšší než hotovost. Dej méně, nebo nejdřív něco zastav.
refusal-short_of_chips = Je k tomu třeba { $chips }, a ty máš { $have }. Banka dá jednu za čtyři, nebo sestav obchod.
refusal-short_of_chips-plain = Na to nemáš suroviny. Banka dá jednu za čtyři, nebo sestav obchod.
refusal-short_of_chips-floor = { $floor }. patro stojí { $cost }, víc, než máš. Banka dá jednu za čtyři, nebo sestav obchod.
refusal-short_of_chips-other = { $name } nemá { $chips }. Řekni si o něco, co má.
refusal-short_of_cash = Je k tomu třeba { $need }, a volných máš { $have }. Zastav něco, nebo zbytek získej obchodem.
refusal-short_of_cash-plain = Na to nemáš hotovost. Zastav něco, nebo zbytek získej obchodem.
refusal-short_of_cash-buy = { $need } je víc než tvých volných { $have }. Nejdřív něco zastav, nebo to nech vydražit.
refusal-short_of_cash-other = { $name } nemá { $need }. Řekni si o méně.
refusal-can_still_raise = Hypotékami ještě získáš { $amount }, a to na dluh { $owed } stačí. Něco zastav a pak zaplať.
refusal-can_still_raise-plain = Hypotékami ještě získáš, co dlužíš. Něco zastav a pak zaplať.

# --- what a floor takes, within a sentence
cost-any = { $count ->
    [one] 1 libovolná
    [few] { $count } libovolné
    [many] { $count } libovolné
   *[other] { $count } libovolných
}

# --- the table
table-no_game = V tomto kanálu se nic nehraje. Stůl otevře `/play`.
table-game_running = V tomto kanálu už jeden stůl je. Přisedni si, nebo použij jiný kanál či vlákno.
table-lobby_full = Všechna místa jsou obsazená. Druhý stůl otevře `/play` v jiném kanálu nebo vlákně.
table-already_seated = U tohoto stolu už sedíš. Počkej, než hostitel začne.
table-not_seated = U tohoto stolu nesedíš. Dívat se můžeš: `/board`, `/score`, `/hand` s výběrem místa a `/game follow`.
table-not_host = To je na hostiteli tohoto stolu. Popros ho, nebo si otevři vlastní stůl přes `/play`.
table-too_few_seats = { $least ->
    [one] Na začátek je třeba aspoň 1 místo. Počkej, až si někdo přisedne, nebo přidej náhradníka.
    [few] Na začátek jsou třeba aspoň { $least } místa. Počkej, až si někdo přisedne, nebo přidej náhradníka.
    [many] Na začátek je třeba aspoň { $least } míst. Počkej, až si někdo přisedne, nebo přidej náhradníka.
   *[other] Na začátek je třeba aspoň { $least } míst. Počkej, až si někdo přisedne, nebo přidej náhradníka.
}
table-not_lobby = Hra u tohoto stolu už začala. Jak to vypadá, ukáže `/board`.
table-unknown_setting = Takové nastavení tato hra nemá. Všechna najdeš pod „Nastavení“.
table-bad_setting = Takhle se to nastavit nedá. Otevři „Nastavení“ a vyber z možností.
table-already_decided = To už je rozhodnuto. Takhle to teď vypadá.
table-not_your_seat = To je teď na někom jiném: { $names }. Co můžeš mezitím, ukáže `/hand`.
table-not_your_seat-plain = To je teď na jiném místě. Co můžeš mezitím, ukáže `/hand`.
table-game_stopped = Tato hra byla zastavena. Nový stůl otevře `/play`.
table-wrong_version = Tato hra začala ve verzi, ve které tu pokračovat nejde. Nový stůl otevře `/play`.
table-not_yours = Tento panel patří někomu jinému. Svůj si otevři ze zprávy hry.
table-unknown_game = Taková hra tu není. Vyber ze seznamu u `/play`.
table-unknown_control = To tlačítko je z dřívější verze. `/board` ukáže hru s novými.
table-unknown = To stůl právě teď nemůže. Jak to vypadá, ukáže `/board`.
