# The rulebook of Anti-Monopoly in our own words: titles and texts as in rules.ftl.
# Numbers come from the table's rules: $start, $go, $fine, $fee, the taxes and $grant_1, $grant_2 are sums, the others plain counts;
# what a role has is called $competitor_… and $monopolist_….

# --- the articles of the rule text
rules-article-anti_1 = article 1, the object of the game
rules-article-anti_2 = article 2, the treasurer
rules-article-anti_3 = article 3, the cards
rules-article-anti_4 = article 4, the roles
rules-article-anti_5 = article 5, money at the start
rules-article-anti_6 = article 6, the order of play
rules-article-anti_7 = article 7, doubles
rules-article-anti_8 = article 8, moving
rules-article-anti_9 = article 9, buying and paying
rules-article-anti_10 = article 10, monopolies
rules-article-anti_11 = article 11, building
rules-article-anti_12 = article 12, mortgages
rules-article-anti_13 = article 13, returning houses
rules-article-anti_14 = article 14, the start
rules-article-anti_15 = article 15, the corner
rules-article-anti_16 = article 16, card spaces
rules-article-anti_17 = article 17, income tax
rules-article-anti_18 = article 18, property tax
rules-article-anti_19 = article 19, transport
rules-article-anti_20 = article 20, utilities
rules-article-anti_21 = article 21, the foundation
rules-article-anti_22 = article 22, no shortage
rules-article-anti_23 = article 23, trades
rules-article-anti_24 = article 24, bankruptcy
rules-article-anti_25 = article 25, who is wealthiest
rules-article-anti_26 = article 26, no loans
rules-article-anti_two_hours = the two-hour game

# --- setting up
rule-anti-start-seats = How many play
rule-anti-start-seats-text = { $min_seats } to { $max_seats } seats can play, at most three of each role.
rule-anti-start-money = Money at the start
rule-anti-start-money-text = Every seat starts with { $start }, whatever its role.
rule-anti-start-cash_setting = Other money at the start
rule-anti-start-cash_setting-text = A table may start with more or less money than usual; here each seat starts with { $start }.
rule-anti-start-space = Where tokens stand
rule-anti-start-space-text = All tokens begin at the start and go round the board clockwise.
rule-anti-start-decks = Two decks
rule-anti-start-decks-text = Competitors and monopolists have a deck each, { $cards } cards in all, shuffled and face down.

# --- roles
rule-anti-roles-split = An even split
rule-anti-roles-split-text = The roles are split evenly: one may have one seat more than the other, never two.
rule-anti-roles-choice = Choosing a role
rule-anti-roles-choice-text = The highest throw chooses first, then the others clockwise, as long as the split allows a choice.
rule-anti-roles-swap = Swapping roles
rule-anti-roles-swap-text = Before the first turn two seats may swap their roles, if both want it.
rule-anti-roles-fixed = Roles are for good
rule-anti-roles-fixed-text = Once the first turn begins, nobody changes roles any more.

# --- a turn
rule-anti-turn-order = Whose turn is next
rule-anti-turn-order-text = The highest throw begins; then the turn goes round clockwise to the next seat still in the game.
rule-anti-turn-own = Throwing on your turn
rule-anti-turn-own-text = Only the seat whose turn it is throws, builds and ends the turn.
rule-anti-turn-end = Ending a turn
rule-anti-turn-end-text = When your throw is played and nothing is left to settle, you end your turn.
rule-anti-turn-business = Business out of turn
rule-anti-turn-business-text = You may mortgage, redeem, return buildings and trade in anybody’s turn.
rule-anti-bank-keeps = The bank
rule-anti-bank-keeps-text = The bank keeps the money, the deeds nobody owns, and all houses and apartments.

# --- moving
rule-anti-move-throw = Moving the token
rule-anti-move-throw-text = Throw two dice and move on by their total; the space you reach says what follows.
rule-anti-doubles-again = Doubles bring one more turn
rule-anti-doubles-again-text = After doubles, play the throw to its end, then throw once more.
rule-anti-doubles-ordinary = Doubles on the extra turn
rule-anti-doubles-ordinary-text = Doubles on the extra turn are an ordinary throw: there is no third one.
rule-anti-doubles-never_sent = Doubles lock nobody up
rule-anti-doubles-never_sent-text = However often you throw doubles, they never send you to the corner.
rule-anti-doubles-lost = Doubles that end in the corner
rule-anti-doubles-lost-text = If a throw of doubles gets you sent to the corner, the extra turn is lost and your turn ends.
rule-anti-go-pays = Money at the start space
rule-anti-go-pays-text = Landing on the start or passing it pays { $go }.
rule-anti-go-card = A card past the start
rule-anti-go-card-text = If a card moves you on past the start or onto it, you are paid { $go } as after a throw.
rule-anti-board-names = Boards and their names
rule-anti-board-names-text = Every board has its own cities and streets, with the same prices and rents in the same places.

# --- buying
rule-anti-buy-price = Buying a property
rule-anti-buy-price-text = Land on a street, transport company or utility nobody owns, and you may buy it at its price.
rule-anti-buy-refused = No auctions
rule-anti-buy-refused-text = What you don’t buy stays with the bank, for whoever lands there next. Nothing is auctioned.
rule-anti-buy-short = Short of cash when buying
rule-anti-buy-short-text = If you lack the cash, you may mortgage, return buildings or trade first, then buy.
rule-anti-buy-before_end = Buy or don’t
rule-anti-buy-before_end-text = A property that is offered to you is bought or left before your turn can end.
rule-anti-buy-card = Sent there by a card
rule-anti-buy-card-text = A card that moves you to a free property lets you buy it, as a throw would.

# --- rents
rule-anti-rent-owner_column = The owner’s role counts
rule-anti-rent-owner_column-text = Rent is read from the column of the owner’s role. Your own role makes no difference when you pay.
rule-anti-rent-competitor = Rent to a competitor
rule-anti-rent-competitor-text = A bare street of a competitor charges a tenth of its price; owning more of the city changes nothing.
rule-anti-rent-built = A competitor’s buildings
rule-anti-rent-built-text = Each house adds a tenth of the house price to a competitor’s rent, and the apartment counts as the fifth.
rule-anti-rent-single = A monopolist’s single street
rule-anti-rent-single-text = With one street in a city a monopolist charges the single rent.
rule-anti-rent-monopoly = Monopoly rent
rule-anti-rent-monopoly-text = Two streets of a city make a monopoly: a monopolist then charges double on both.
rule-anti-rent-third = The third street
rule-anti-rent-third-text = The third street of a monopolised city is charged double too, as soon as the monopolist owns it.
rule-anti-rent-monopoly_built = A monopolist’s buildings
rule-anti-rent-monopoly_built-text = With buildings, a monopolist’s street charges twice what a competitor’s would at the same height.
rule-anti-rent-own = At home
rule-anti-rent-own-text = On your own property you pay nothing.
rule-anti-rent-mortgaged = Rent of a mortgaged property
rule-anti-rent-mortgaged-text = A mortgaged property collects nothing.
rule-anti-rent-suspended = A monopoly on hold
rule-anti-rent-suspended-text = If one of the two streets a monopoly needs is mortgaged, the other charges the single rent until it is redeemed.
rule-anti-rent-third_mortgaged = Two of three are enough
rule-anti-rent-third_mortgaged-text = With three streets in a city, one may be mortgaged: the other two still make the monopoly.
rule-anti-rent-claim = Claiming rent
rule-anti-rent-claim-text = Where a table plays it so, the owner claims the rent before the next roll, or goes without.
rule-anti-transport-competitor = A competitor’s transport
rule-anti-transport-competitor-text = A competitor’s transport company charges a tenth of its price, however many the competitor owns.
rule-anti-transport-monopolist = A monopolist’s transport
rule-anti-transport-monopolist-text = A monopolist’s transport companies charge twice as much with each further one. Beware of all four.
rule-anti-transport-mortgaged = Mortgaged transport
rule-anti-transport-mortgaged-text = A mortgaged transport company isn’t counted when the others charge.
rule-anti-utility-competitor = A competitor’s utility
rule-anti-utility-competitor-text = Who lands there throws two dice and pays 4 times the total, whether the competitor owns one utility or both.
rule-anti-utility-monopolist = A monopolist’s utility
rule-anti-utility-monopolist-text = Who lands there throws two dice and pays 4 times the total, or 10 times if the monopolist owns both.
rule-anti-utility-mortgaged = A mortgaged utility
rule-anti-utility-mortgaged-text = A mortgaged utility isn’t counted: the other one then charges as if it were alone.
rule-anti-utility-fresh = A throw of its own
rule-anti-utility-fresh-text = For a utility the dice are thrown afresh, and doubles in that throw bring nothing.

# --- building
rule-anti-build-competitor = Where competitors build
rule-anti-build-competitor-text = Competitors build on any street they own, up to { $competitor_houses } houses; no city is needed.
rule-anti-build-monopolist = Where monopolists build
rule-anti-build-monopolist-text = Monopolists build only in a city they have monopolised, up to { $monopolist_houses } houses a street.
rule-anti-build-third = Building on the third street
rule-anti-build-third-text = In a monopolised city a monopolist builds on every own street, the third one too.
rule-anti-build-apartment = A competitor’s apartment
rule-anti-build-apartment-text = After { $competitor_houses } houses, a competitor’s next building is the apartment: the houses go back.
rule-anti-build-apartment_monopolist = A monopolist’s apartment
rule-anti-build-apartment_monopolist-text = After { $monopolist_houses } houses, a monopolist’s next building is the apartment: the houses go back.
rule-anti-build-apartment_price = What an apartment costs
rule-anti-build-apartment_price-text = An apartment costs one more house price, on top of the houses given back for it.
rule-anti-build-limit = Nothing above the apartment
rule-anti-build-limit-text = A street with an apartment is full.
rule-anti-build-own_turn = Building in your own turn
rule-anti-build-own_turn-text = Houses and apartments are bought in your own turn only.
rule-anti-build-uneven = As you like
rule-anti-build-uneven-text = Buildings needn’t be even: one street may have an apartment and its neighbour nothing.
rule-anti-build-several = Several at once
rule-anti-build-several-text = You may build any number of steps on a street at once, if you can pay for them.
rule-anti-build-price = The price of a house
rule-anti-build-price-text = Each step costs the house price of the street, in cash.
rule-anti-build-debt = Debts before building
rule-anti-build-debt-text = While you owe something you can’t build.
rule-anti-build-before_throw = Before or after the throw
rule-anti-build-before_throw-text = In your own turn you may build before your throw as well as after it.
rule-anti-build-streets_only = Streets only
rule-anti-build-streets_only-text = Nothing is built on transport companies and utilities.
rule-anti-build-owner = On your own streets
rule-anti-build-owner-text = You build only on streets that are yours.
rule-anti-build-mortgaged = Not on a mortgage
rule-anti-build-mortgaged-text = Nothing is built on a mortgaged street.
rule-anti-build-suspended = A mortgage stops the builders
rule-anti-build-suspended-text = A monopolist doesn’t build in a city while a mortgage leaves fewer than two working streets there.
rule-anti-build-detained = Building from the corner
rule-anti-build-detained-text = In prison or in a price war you may build in your turn all the same.
rule-anti-build-no_shortage = Houses never run out
rule-anti-build-no_shortage-text = There are always houses and apartments enough.

# --- returning buildings
rule-anti-sell-half = Returning houses
rule-anti-sell-half-text = The bank takes houses back for half of what they cost. Nobody else may buy them.
rule-anti-sell-apartment = Returning an apartment
rule-anti-sell-apartment-text = An apartment brings half of one house price, and the houses it replaced stand there again.
rule-anti-sell-group = Returning a whole city
rule-anti-sell-group-text = All your buildings of a city may be returned at once, each step for half.
rule-anti-sell-nothing = Nothing to return
rule-anti-sell-nothing-text = You can’t return more than stands there.
rule-anti-sell-owner = Your own buildings
rule-anti-sell-owner-text = You return only what stands on your own streets.

# --- mortgages
rule-anti-mortgage-half = Mortgaging
rule-anti-mortgage-half-text = The bank lends half the price of a property; until it is redeemed it collects nothing.
rule-anti-mortgage-redeem = Redeeming
rule-anti-mortgage-redeem-text = A mortgage is paid back with a tenth on top, the sum on the back of the title card.
rule-anti-mortgage-halves = Halves go up
rule-anti-mortgage-halves-text = Where the sum to redeem isn’t whole, the half is rounded up.
rule-anti-mortgage-once = One mortgage each
rule-anti-mortgage-once-text = A mortgaged property can’t be mortgaged again.
rule-anti-mortgage-not_mortgaged = Only mortgages are redeemed
rule-anti-mortgage-not_mortgaged-text = Redeeming takes a mortgaged property, and the cash for it.
rule-anti-mortgage-owner = Your own property
rule-anti-mortgage-owner-text = You mortgage and redeem only what is yours.
rule-anti-mortgage-buildings = Buildings first
rule-anti-mortgage-buildings-text = Before a street is mortgaged, its buildings go back to the bank.
rule-anti-mortgage-other_street = The neighbours stay
rule-anti-mortgage-other_street-text = When a competitor mortgages a street, buildings on the other streets of the city stay.
rule-anti-mortgage-city = When a monopoly breaks
rule-anti-mortgage-city-text = If a mortgage breaks a monopolist’s monopoly, all buildings in that city are returned first.
rule-anti-mortgage-third = The street to spare
rule-anti-mortgage-third-text = With three streets, a monopolist may mortgage the unbuilt third one: the monopoly and its buildings stay.

# --- the corner
rule-anti-corner-visit = Just sightseeing
rule-anti-corner-visit-text = Landing on the corner by a throw is a visit: nothing happens.
rule-anti-corner-sent = Sent to the corner
rule-anti-corner-sent-text = Competitors are sent to the price war, monopolists to prison; no start money is paid on the way.
rule-anti-corner-ends = Being sent ends the turn
rule-anti-corner-ends-text = Whatever the dice showed, the turn ends when you are sent to the corner.
rule-anti-corner-price_war = Rent during a price war
rule-anti-corner-price_war-text = A competitor in a price war goes on collecting rents.
rule-anti-corner-prison = No rent in prison
rule-anti-corner-prison-text = A monopolist in prison collects nothing.
rule-anti-corner-prison_card = “No rents for two turns”
rule-anti-corner-prison_card-text = The prison card means: as long as you are in prison. Whoever leaves sooner collects sooner.
rule-anti-corner-leaving_rent = Out again
rule-anti-corner-leaving_rent-text = Out of prison, a monopolist collects rent again at once.
rule-anti-corner-doubles = Leaving by doubles
rule-anti-corner-doubles-text = Doubles on the first or second turn there free you and move you, and count as doubles: one more turn.
rule-anti-corner-failed = No doubles
rule-anti-corner-failed-text = Without doubles you stay, and your throwing is over for this turn.
rule-anti-corner-pay = Paying to leave
rule-anti-corner-pay-text = Before your throw you may pay { $fine }; then you throw and move as usual.
rule-anti-corner-late = Too late to pay
rule-anti-corner-late-text = After a failed throw, paying waits for your next turn.
rule-anti-corner-third = The third turn
rule-anti-corner-third-text = On the third turn there the { $fine } are due with the throw, and you move on.
rule-anti-corner-third_doubles = Doubles on the third turn
rule-anti-corner-third_doubles-text = Doubles after the forced payment bring one more turn as usual.
rule-anti-corner-third_debt = The third turn without the cash
rule-anti-corner-third_debt-text = If you lack the { $fine }, raise it first; then the token moves.
rule-anti-corner-business = Business from the corner
rule-anti-corner-business-text = In prison or in a price war you may mortgage, redeem and trade like everybody else.

# --- cards
rule-anti-cards-own_deck = Your own deck
rule-anti-cards-own_deck-text = On a card space you draw the top card of your own role’s deck and obey it.
rule-anti-cards-under = Back under the deck
rule-anti-cards-under-text = A drawn card goes under its deck; none is kept.
rule-anti-cards-receive = Cards that pay
rule-anti-cards-receive-text = The bank pays you the sum on the card.
rule-anti-cards-pay = Cards that cost
rule-anti-cards-pay-text = Pay the bank the sum on the card.
rule-anti-cards-nothing = Cards that do nothing
rule-anti-cards-nothing-text = Some cards are kind words only.
rule-anti-cards-move = Cards that lead to a space
rule-anti-cards-move-text = Move on to the space the card names; there, buy or pay as after a throw.
rule-anti-cards-sent = Cards to the corner
rule-anti-cards-sent-text = Such a card sends a competitor to the price war and a monopolist to prison.
rule-anti-cards-from_monopolists = From every monopolist
rule-anti-cards-from_monopolists-text = Every monopolist pays the competitor who drew the sum on the card.
rule-anti-cards-from_competitors = From every competitor
rule-anti-cards-from_competitors-text = Every competitor pays the monopolist who drew the sum on the card, though the printed card speaks of one only.
rule-anti-cards-all_monopolists = For all monopolists
rule-anti-cards-all_monopolists-text = The bank pays every monopolist the sum on the card.
rule-anti-cards-throw = Cards with a throw
rule-anti-cards-throw-text = Throw two dice: a competitor wins with 10 or more, a monopolist with 8 or more.
rule-anti-cards-throw_fresh = A card’s throw is only that
rule-anti-cards-throw_fresh-text = Doubles in a card’s throw bring nothing, and the token stays.
rule-anti-cards-waiting = When several can’t pay
rule-anti-cards-waiting-text = Whoever lacks the cash for such a card owes it; the debts wait, clockwise from who drew.

# --- taxes
rule-anti-tax-choice = Choosing the income tax
rule-anti-tax-choice-text = You choose between { $income_tax } and the percentages of your role, before anything is counted.
rule-anti-tax-flat = The fixed income tax
rule-anti-tax-flat-text = The fixed sum is { $income_tax }, whatever you own.
rule-anti-tax-competitor = A competitor’s percentages
rule-anti-tax-competitor-text = { $competitor_cash }% of the cash, { $competitor_deeds }% of the prices of unmortgaged property, { $competitor_buildings }% of what the buildings cost.
rule-anti-tax-monopolist = A monopolist’s percentages
rule-anti-tax-monopolist-text = { $monopolist_cash }% of the cash, { $monopolist_deeds }% of the prices of unmortgaged property, { $monopolist_buildings }% of what the buildings cost.
rule-anti-tax-mortgaged = Mortgages and the tax
rule-anti-tax-mortgaged-text = Mortgaged property doesn’t count for the percentages.
rule-anti-tax-buildings = Buildings and the tax
rule-anti-tax-buildings-text = Buildings count at their first cost: an apartment five house prices for a competitor, four for a monopolist.
rule-anti-tax-rounding = Rounding the tax
rule-anti-tax-rounding-text = Each of the three parts is rounded down.
rule-anti-tax-debt = A tax above the cash
rule-anti-tax-debt-text = A tax that your cash doesn’t cover is a debt like any other.
rule-anti-tax-property = Property tax
rule-anti-tax-property-text = Everybody who lands there pays { $property_tax }.

# --- the foundation
rule-anti-foundation-competitor = A grant for competitors
rule-anti-foundation-competitor-text = A competitor throws one die: a 1 brings { $grant_1 }, a 2 brings { $grant_2 }, anything else nothing.
rule-anti-foundation-monopolist = Monopolists pay the foundation
rule-anti-foundation-monopolist-text = A monopolist pays; the boards print 160. At this table it is { $fee }.
rule-anti-foundation-setting = Ten, or a hundred and sixty
rule-anti-foundation-setting-text = One rule text asks monopolists for 10, five other sources for 160; the table chooses. Here it is { $fee }.
rule-anti-foundation-fresh = The foundation’s die
rule-anti-foundation-fresh-text = The die for the foundation is thrown by itself; it moves no token and brings no turn.

# --- trades
rule-anti-trade-any_time = Trades at any time
rule-anti-trade-any_time-text = Seats may trade money and property with each other at any time.
rule-anti-trade-answers = Offers and answers
rule-anti-trade-answers-text = An offer stands until it is accepted, turned down or taken back.
rule-anti-trade-buildings = No buildings in trades
rule-anti-trade-buildings-text = Houses and apartments are never traded: they are returned before their street changes hands.
rule-anti-trade-city = A monopoly that holds buildings up
rule-anti-trade-city-text = A street isn’t traded away while its loss would break a built-up monopoly; the buildings are returned first.
rule-anti-trade-city_stands = The street to spare
rule-anti-trade-city_stands-text = An unbuilt third street may be traded: the monopoly of the other two stands.
rule-anti-trade-mortgaged = Trading mortgaged property
rule-anti-trade-mortgaged-text = Mortgaged property may be traded at any price. It stays mortgaged, and there is no fee.
rule-anti-trade-void = Void offers
rule-anti-trade-void-text = An offer that can no longer be kept is void when somebody accepts it.
rule-anti-trade-own = Offers go to others
rule-anti-trade-own-text = You can’t make yourself an offer.
rule-anti-trade-possible = Only what is there
rule-anti-trade-possible-text = Both sides must have what an offer names, and money goes one way only.
rule-anti-trade-monopoly = A monopoly by trade
rule-anti-trade-monopoly-text = A monopolist who trades for a second street of a city has the monopoly at once.
rule-anti-trade-no_loans = No loans
rule-anti-trade-no_loans-text = Nobody lends money to another seat.

# --- debts
rule-anti-debt-raise = Raising money
rule-anti-debt-raise-text = In debt you return buildings, mortgage or trade until you can pay; a deal with a seat you owe nothing must settle everything.
rule-anti-debt-end = Debts before the end of the turn
rule-anti-debt-end-text = Your turn doesn’t go on while you owe something.
rule-anti-debt-whole = All at once
rule-anti-debt-whole-text = A debt is paid in one piece.

# --- bankruptcy
rule-anti-bankrupt-to_seat = Bankrupt to another seat
rule-anti-bankrupt-to_seat-text = Cash and property pass to the seat that caused it, mortgages still in force.
rule-anti-bankrupt-buildings = Buildings of the bankrupt
rule-anti-bankrupt-buildings-text = Buildings go back to the bank at half price first.
rule-anti-bankrupt-to_bank = Bankrupt to the bank
rule-anti-bankrupt-to_bank-text = Everything goes to the bank; the property is free of mortgages and for sale again.
rule-anti-bankrupt-can_raise = Not while you can pay
rule-anti-bankrupt-can_raise-text = Nobody is bankrupt who can still raise what is owed.
rule-anti-bankrupt-out = Out of the game
rule-anti-bankrupt-out-text = A bankrupt seat has no more turns and takes part in nothing.
rule-anti-bankrupt-no_forced = Deeds pass as they are
rule-anti-bankrupt-no_forced-text = Unmortgaged property isn’t mortgaged first; it passes as it is.
rule-anti-bankrupt-resign = Leaving the game
rule-anti-bankrupt-resign-text = Who resigns is out; what the seat has goes where its front debt points, or to the bank.

# --- how the game ends
rule-anti-end-last = Mode A: the last one standing
rule-anti-end-last-text = In mode A the last seat that isn’t bankrupt wins.
rule-anti-end-usual = The usual mode
rule-anti-end-usual-text = Where nobody says otherwise, mode A is played.
rule-anti-end-role_out = Mode B: one role is out
rule-anti-end-role_out-text = In mode B the game ends when one role is wiped out; the wealthiest seat of the other wins.
rule-anti-end-mode_a_role = A role out in mode A
rule-anti-end-mode_a_role-text = In mode A the game goes on after a role is wiped out, among seats of the other.
rule-anti-end-wealth = Wealth
rule-anti-end-wealth-text = Wealth is cash and what all unmortgaged property would bring if somebody landed on each once.
rule-anti-end-utilities = Utilities in the count
rule-anti-end-utilities-text = For each utility its owner throws the dice.
rule-anti-end-prison = Wealth from prison
rule-anti-end-prison-text = A monopolist’s income counts for wealth even in prison.
rule-anti-end-ties = Level at the end
rule-anti-end-ties-text = Seats that are level for the win share it.

# --- the two-hour game
rule-anti-time-turn = The last turn
rule-anti-time-turn-text = When the agreed time is up, the open turn is played to its end.
rule-anti-time-adjust = Adjusting holdings
rule-anti-time-adjust-text = Then everybody may return buildings, mortgage and redeem, with the bank alone, for { $adjusting } minutes.
rule-anti-time-build = Building at the close
rule-anti-time-build-text = While holdings are adjusted every seat may build, though it is nobody’s turn.
rule-anti-time-no_deals = No deals at the close
rule-anti-time-no_deals-text = While holdings are adjusted, seats don’t deal with each other.
rule-anti-time-done = Done adjusting
rule-anti-time-done-text = A seat that is done changes nothing any more; when all are, the count begins.
rule-anti-time-clock = When the minutes run out
rule-anti-time-clock-text = When the time for adjusting is up, everybody is done.
rule-anti-time-keeps = What each role keeps
rule-anti-time-keeps-text = Competitors keep { $competitor_keeps }% of their cash, monopolists { $monopolist_keeps }%; the rest goes to the bank.
rule-anti-time-rounding = Rounding what is kept
rule-anti-time-rounding-text = What is kept is rounded down.
rule-anti-time-walk = The bank walks the board
rule-anti-time-walk-text = The bank walks round once, stops at every owned property and pays its owner the usual rent.
rule-anti-time-walk_mortgaged = Mortgages on the walk
rule-anti-time-walk_mortgaged-text = Mortgaged property brings its owner nothing on the walk.
rule-anti-time-winner = Most cash wins
rule-anti-time-winner-text = After the walk the seat with the most cash wins.
rule-anti-time-ties = Equal cash
rule-anti-time-ties-text = Seats with the same cash share the win.
rule-anti-time-role_out = A role out on the way
rule-anti-time-role_out-text = In a two-hour game a role that is out changes nothing.
rule-anti-time-one_left = One seat left
rule-anti-time-one_left-text = If one seat is left before time is up, the game ends there and that seat wins.
rule-anti-time-only = Only the clock
rule-anti-time-only-text = The time is called by the clock alone, and only in a two-hour game.
