# The nouns of Anti-Monopoly: modes, boards and their money, settings, roles, decks and cards. Card texts are our own wording.
# Places and cities are called what the board's own data say (data/anti/boards.toml), in the board's language.
# Tokens, colours of seats and some settings stand with the words of the other games.

game-anti = Anti-Monopoly
game-anti-blurb = Competitors against monopolists on one board, each by rules of their own. Choose your side.

# --- the modes
profile-anti-A = Mode A: the last one standing
profile-anti-A-description = Played until a single seat is not bankrupt, whatever its role
profile-anti-B = Mode B: role against role
profile-anti-B-description = Once one role is out, the wealthiest seat of the other wins
profile-anti-two_hours = The two-hour game
profile-anti-two_hours-description = At the agreed time the bank walks the board, pays everybody, and the most cash wins

board-de = German

# --- money, by its currency
money-USD = ${ $amount }
money-EUR = { $amount } €

# --- roles, and where each is held
role-competitor = competitor
role-monopolist = monopolist
corner-price_war = the price war
corner-prison = prison
seat-role = { $name } · { $role }

# --- settings that only this game has, and what its rule text says about each of them
setting-foundation_fee = What a monopolist pays the foundation
setting-foundation_fee-160 = 160
setting-foundation_fee-160-description = As printed on the boards and in most descriptions
setting-foundation_fee-10 = 10
setting-foundation_fee-10-description = As one rule text has it, probably a lost digit
setting-adjust_limit = Minutes to adjust
setting-anti-rent-rule = Who lands on a property pays its owner what the title card says; nobody is said to have to ask for it.
setting-anti-foundation_fee-rule = The rule text at hand says 10 for monopolists; five other sources say 160.
setting-anti-start_cash-rule = The rule text gives each seat 1500, and warns that other sums upset the balance of the roles.
setting-anti-time_limit-rule = The playing time of a two-hour game is agreed beforehand: two hours, if nobody wants it otherwise.
setting-anti-adjust_limit-rule = When time is up, holdings may be adjusted with the bank. The rule text doesn’t say how long that may take.

# --- buildings
buildings-apartment = { $count ->
    [one] 1 apartment
   *[other] { $count } apartments
}

# --- the decks
deck-competitor = Competitor
deck-monopolist = Monopolist
card-receive_25 = A small surprise
card-receive_25-text = The bank pays you { $amount }.
card-receive_50 = Full house
card-receive_50-text = Every room is let. The bank pays you { $amount }.
card-receive_75 = The court agrees
card-receive_75-text = You win your case, and the bank pays you { $amount }.
card-nothing = A pat on the back
card-nothing-text = Well done! It changes nothing, but it does feel good.
card-to_us_electric_company = Lights on
card-to_us_electric_company-text = Move on to { $place }. If the start lies on the way, take its money.
card-to_french_quarter = A weekend away
card-to_french_quarter-text = Move on to { $place }. If the start lies on the way, take its money.
card-to_pennsylvania_ave = A talk in the capital
card-to_pennsylvania_ave-text = Move on to { $place }. If the start lies on the way, take its money.
card-to_us_railroad = Tickets, please
card-to_us_railroad-text = Move on to { $place }. If the start lies on the way, take its money.
card-to_start = Once more from the start
card-to_start-text = Move on to { $place } and take the money waiting there.
card-detained = Into the corner
card-detained-text = A price war for competitors, prison for monopolists: off you go, past no money.
card-pay_25 = Stamps and forms
card-pay_25-text = Pay the bank { $amount }.
card-pay_75 = Lawyers
card-pay_75-text = Pay the bank { $amount }.

# --- for competitors
card-from_monopolists_25 = Fair shares
card-from_monopolists_25-text = Every monopolist pays you { $amount }.
card-throw_10 = A bold appeal
card-throw_10-text = Throw two dice. With { $least } or more the bank pays you { $amount }; with less, nothing happens.

# --- for monopolists
card-from_competitors_25 = A word with the little ones
card-from_competitors_25-text = Every competitor pays you { $amount }.
card-all_monopolists_25 = A toast to ourselves
card-all_monopolists_25-text = The bank pays every monopolist { $amount }.
card-throw_8 = Friends in office
card-throw_8-text = Throw two dice. With { $least } or more the bank pays you { $amount }; with less, nothing happens.
