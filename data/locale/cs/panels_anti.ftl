# The stage, the buttons and the private panels of what only Anti-Monopoly has: roles, their building, and the closing of holdings.

# --- the stage
stage-roles = Před prvním tahem: role
stage-adjusting = Čas vypršel: poslední úpravy
stage-adjusting-time = Úpravy končí { $when }, pro všechny naráz.
roles-split-competitor = Konkurenti: { $names }
roles-split-monopolist = Monopolisté: { $names }
roles-split-open = Zatím bez role: { $names }
roles-about = Konkurenti staví na kterékoli své ulici a vybírají, i když stojí v koutě; monopolisté potřebují dvě ulice města, pak berou dvojnásobek a víc.
roles-wish = { $name } navrhuje výměnu rolí ({ $other }).

score-walk-heading = Banka obchází desku
score-income-heading = Co by která nemovitost vynesla

# --- buttons of the stage
button-done-roles = Nechat si roli
button-done-adjust = Mám hotovo
button-roles = Vyměnit role…
button-roles-swap = Vyměnit: { $name }
button-adjust = Upravit…
button-decline-plain = Nechat být
answer-role-competitor = Konkurent
answer-role-monopolist = Monopolista
answer-tax-shares = Zaplatit { $cash }{"\u00A0"}% hotovosti, { $rest }{"\u00A0"}% ze zbytku

# --- who swaps roles
roles-heading = Tvoje role
roles-intro = Před prvním tahem si dvě místa smějí vyměnit role, když obě chtějí. Potom už se role nemění.
roles-you-competitor = Jsi **konkurent**: stavíš na kterékoli své ulici nejvýš { $houses ->
    [one] 1 dům
    [few] { $houses } domy
    [many] { $houses } domů
   *[other] { $houses } domů
} a pak činžák; prosté nájemné.
roles-you-monopolist = Jsi **monopolista**: dvě ulice města zdvojnásobí tamní nájemné a smíš tam na každé stavět nejvýš { $houses ->
    [one] 1 dům
    [few] { $houses } domy
    [many] { $houses } domů
   *[other] { $houses } domů
} a pak činžák.
roles-asked = { $name } si chce s tebou vyměnit roli.
roles-asking = Výměnu rolí teď musí potvrdit { $name }.
panel-changed = Mezitím se něco změnilo. Než se rozhodneš, podívej se ještě jednou.
panel-ready = Hotovo; teď ostatní.
choose-role = Kterou roli si vezmeš?

# --- building by role
level-apartment = činžák
street-line-mortgaged = { $deed }: { $level }, hypotéka
streets-intro-competitor = Jako konkurent stavíš na kterékoli své ulici nejvýš { $houses ->
    [one] 1 dům
    [few] { $houses } domy
    [many] { $houses } domů
   *[other] { $houses } domů
} a pak činžák.
streets-intro-monopolist = Jako monopolista stavíš tam, kde máš dvě ulice města bez hypotéky, na každé nejvýš { $houses ->
    [one] 1 dům
    [few] { $houses } domy
    [many] { $houses } domů
   *[other] { $houses } domů
} a pak činžák.
streets-nothing-competitor = Teď stavět nemůžeš: je k tomu třeba vlastní tah, ulice bez hypotéky a bez činžáku, a hotovost.
streets-nothing-monopolist = Teď stavět nemůžeš: je k tomu třeba vlastní tah, dvě ulice jednoho města bez hypotéky, z nich jedna bez činžáku, a hotovost.
streets-nothing-yet = Stavět můžeš, až budeš mít roli a začne první tah.

# --- adjusting holdings when a two-hour game is closed
adjust-heading = Úprava majetku
adjust-intro = Jen s bankou, a kolikrát chceš, dokud neoznámíš, že máš hotovo. Potom si banka vezme svůj díl hotovosti, jednou obejde desku a zaplatí za každou nemovitost bez hypotéky; vyhrává největší hotovost.
adjust-cash = Hotovost: { $cash }, z toho si necháš { $percent }{"\u00A0"}%: **{ $kept }**
adjust-income = Výnos tvých nemovitostí, jak teď jsou (služby podle průměrného hodu): **{ $amount }**
adjust-total = Celkem by to bylo **{ $amount }**.
