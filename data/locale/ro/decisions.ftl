# What the game waits for (`await-…`), and what options are called on buttons and in lists (`option-…`, `verb-…`).

await-roll = Se așteaptă aruncarea: { $names }.
await-roll-jail = În închisoare, se așteaptă: { $names }. Aruncă pentru dublă, plătește { $amount } sau folosește un card.
await-discard = { $count ->
    [one] Se așteaptă: { $names }. Înainte de aruncare, lasă 1 resursă.
    [few] Se așteaptă: { $names }. Înainte de aruncare, lasă { $count } resurse.
   *[other] Se așteaptă: { $names }. Înainte de aruncare, lasă { $count } de resurse.
}
await-buy = Se așteaptă: { $names }. Cumpără { $deed } cu { $amount } sau lasă la licitație.
await-auction = Se așteaptă: { $names }. Licitează pentru { $deed } sau renunță.
await-debt = Se așteaptă: { $names }. Fă rost de { $amount }; primește { $other }.
await-choose-take = Se așteaptă: { $names }. Ia resurse din bancă.
await-choose-steal = Se așteaptă: { $names }. Ia o resursă de la alt loc.
await-choose-gift = Se așteaptă: { $names }. Dă o resursă; primește { $other }.
await-choose-return = Se așteaptă: { $names }. Dă înapoi băncii o resursă.
await-choose-swap = Se așteaptă: { $names }. Schimbă resurse cu banca.
await-parking = Se așteaptă: { $names }. Schimbă resurse la Parcare gratuită sau sari peste.
await-manage = Se așteaptă: { $names }. Construiește, fă schimburi sau încheie tura.
await-manage-again = Se așteaptă: { $names }. Construiește sau fă schimburi, apoi aruncă din nou.
await-manage-jail = Se așteaptă, în închisoare: { $names }. Fă schimburi sau încheie tura.
await-over = Jocul s-a încheiat.
await-nothing = Acum nu se așteaptă nimic.

# --- options with what they cost or do
option-roll = Aruncă
option-roll-again = Aruncă din nou
option-buy = Cumpără cu { $amount }
option-decline = La licitație
option-bid = Oferă { $amount }
option-upto = Până la…
option-pass = Renunță
option-pay = Plătește { $amount }
option-pay-fine = Plătește amenda: { $amount }
option-pay-plain = Plătește
option-use = Folosește: { $card }
option-claim = Cere chiria: { $amount }
option-claim-plain = Cere chiria
option-build = { $count ->
    [one] Etajul { $height } pe { $cell }
    [few] Construiește etajul { $height }
   *[other] Construiește etajul { $height }
}
option-build-first = Începe o clădire
option-build-penthouse = Construiește penthouse-ul
option-mortgage = Ipotechează { $deed }: { $amount }
option-redeem = Răscumpără { $deed } cu { $amount }
option-offer = Schimb…
option-accept = Acceptă oferta: { $name }
option-reject = Refuză oferta: { $name }
option-withdraw = Retrage oferta pentru { $name }
option-discard = { $count ->
    [one] Lasă 1 resursă…
    [few] Lasă { $count } resurse…
   *[other] Lasă { $count } de resurse…
}
option-choose = Alege…
option-choose-take = { $count ->
    [one] Ia 1 resursă…
    [few] Ia { $count } resurse…
   *[other] Ia { $count } de resurse…
}
option-choose-swap = Schimb cu banca…
# Reads as in English.
option-choose-chip = { $chips }
option-choose-from = { $chips } · { $name }
option-swap = Schimbă { $count } pe 1…
option-bank = Dă băncii { $count } pentru 1…
option-force = { $take } pentru { $give } · { $name }
option-skip = Sari peste
option-end = Încheie tura
option-bankrupt = Declară faliment
option-resign = Abandonează

# --- verbs, for “you can: …”
verb-roll = arunca zarurile
verb-buy = cumpăra proprietatea
verb-decline = lăsa proprietatea la licitație
verb-bid = licita
verb-upto = stabili un maxim secret
verb-pass = renunța
verb-pay = plăti
verb-use = folosi un card
verb-claim = cere chiria
verb-build = construi
verb-mortgage = ipoteca o proprietate
verb-redeem = răscumpăra o proprietate
verb-offer = propune un schimb
verb-accept = accepta o ofertă
verb-reject = refuza o ofertă
verb-withdraw = retrage o ofertă
verb-discard = lăsa resurse
verb-choose = alege
verb-swap = face schimb la Parcare gratuită
verb-bank = face schimb cu banca
verb-force = face un schimb forțat
verb-skip = sări peste
verb-end = încheia tura
verb-bankrupt = declara faliment
verb-resign = abandona
