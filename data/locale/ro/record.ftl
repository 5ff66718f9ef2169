# Taking moves back, and the record of a game.

# --- taking moves back
event-moves_undone = { $count ->
    [one] { $name } ia înapoi mutarea { $serial }.
    [few] { $name } ia înapoi mutarea { $serial }; cu tot ce a urmat se anulează { $count } mutări.
   *[other] { $name } ia înapoi mutarea { $serial }; cu tot ce a urmat se anulează { $count } de mutări.
}
table-nothing_to_undo = Încă n-ai nicio mutare care să poată fi luată înapoi. `/log` arată ce s-a întâmplat.
table-undo_too_old = Ultima ta mutare e prea veche ca s-o mai iei înapoi. Cere-le celorlalți un schimb care s-o îndrepte.
table-undo_asked = Masa încă hotărăște despre o mutare: { $names }. Răspunde întâi la asta, apoi întreabă din nou.
table-undo_asked-plain = Masa încă hotărăște despre altă mutare. Răspunde întâi la asta, apoi întreabă din nou.
notice-undo = Nu toți și-au dat acordul la timp: mutarea rămâne ({ $name }).

command-game-undo = retrage
command-game-undo-description = Ia-ți înapoi ultima mutare; dacă au urmat zaruri, carduri sau alții, trebuie acordul tuturor
button-undo = Ia înapoi
button-undo-ask = Întreabă-i pe toți
button-undo-agree = De acord
button-undo-keep = Las-o așa
undo-did = Mutarea e luată înapoi. Masa e ca înaintea ei.
undo-asked = Masa a fost întrebată. Cine joacă mai departe fără să răspundă spune „nu”.
undo-heading = { $name } vrea să ia înapoi o mutare
undo-heading-own = Îți iei înapoi ultima mutare?
undo-what = { $count ->
    [one] S-ar anula o mutare:
    [few] S-ar anula { $count } mutări:
   *[other] S-ar anula { $count } de mutări:
}
undo-needs = Între timp au jucat și alții sau a intervenit hazardul: trebuie acordul tuturor celor care joacă în persoană. Înlocuitorii sunt mereu de acord.
undo-chance = Zarurile aruncate după aceea cad altfel, iar cardurile pe care nu le-a văzut nimeni se amestecă din nou.
undo-count = De acord: { $names } ({ $count } din { $wanted }).
undo-until = Întrebarea se închide { $when } sau la orice altă mutare.
undo-mention = { $mention }, ești de acord?
undo-agreed = Toată lumea e de acord: mutarea e luată înapoi ({ $name }).
undo-kept = { $name } lasă mutarea așa.
undo-withdrawn = { $name } nu mai ia nimic înapoi.
undo-settled = Întrebarea aceasta s-a încheiat.

# --- the record of a game
command-game-export = exportă
command-game-export-description = Înregistrarea jocului din acest canal, ca fișier pe care îl poate verifica oricine
export-heading = Înregistrarea jocului
export-what = { $count ->
    [one] O mutare, cu tot ce a urmat din ea, înlănțuită rând cu rând.
    [few] { $count } mutări, fiecare cu tot ce a urmat din ea, înlănțuite rând cu rând.
   *[other] { $count } de mutări, fiecare cu tot ce a urmat din ea, înlănțuite rând cu rând.
}
export-hidden = Jocul continuă, așa că sămânța și maximele secrete nu sunt încă în ea. După sfârșit, `/game export` dă înregistrarea întreagă și fiecare aruncare poate fi verificată.
export-check = Cine are Banker o poate juca din nou și poate compara fiecare aruncare și fiecare card cu ce s-a publicat aici:
stage-final = Ultima sumă de control a înregistrării e { $final }; `/game export` dă înregistrarea.

# --- the log
command-log-seat = loc
command-log-seat-description = Doar ce ține de acest loc
command-log-kind = fel
command-log-kind-description = Doar ce e de acest fel
log-heading = Ce s-a întâmplat
log-page = Pagina { $page } din { $pages }, începând cu cele mai noi
log-empty = Încă nu s-a întâmplat nimic.
log-none = Nu s-a întâmplat nimic de acest fel. Alege mai jos alt loc sau alt fel.
log-turn = { $name } · runda { $round } · { $count ->
    [one] mutarea { $first }
    [few] mutările { $first }–{ $last }
   *[other] mutările { $first }–{ $last }
}
log-before = Înaintea primei ture · { $count ->
    [one] mutarea { $first }
    [few] mutările { $first }–{ $last }
   *[other] mutările { $first }–{ $last }
}
# reads as in English
log-undone = ~~{ $text }~~
log-everybody = Toți
log-everything = Toate
log-choose-seat = Despre cine
log-choose-kind = Ce fel de lucruri
log-choose-board = Arată tabla după o mutare…
log-board = Tabla după mutarea { $serial }
log-no-board = Tabla după mutarea { $serial } nu mai poate fi arătată: regulile au fost îndreptate între timp. Încearcă o mutare mai nouă.
log-kind-dice = Zaruri
log-kind-moves = Drumuri și închisoare
log-kind-money = Bani
log-kind-deeds = Proprietăți
log-kind-auctions = Licitații
log-kind-buildings = Clădiri
log-kind-trades = Schimburi
log-kind-cards = Carduri
log-kind-chips = Resurse
log-kind-course = Mersul jocului
