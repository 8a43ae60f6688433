"""What must be true of the files before they are written. Clauses: FSS-6.1, 6.5, 10.3, 36.2, 36.5, 38.2, 39.1."""

from codes import contexts_of

LEVEL_CALLS = {"B": "B", "F": "C", "M": "D", "D": "DE"}
# Chances of 2 to 12 on two dice, in thirty-sixths.
ODDS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


def require(holds, what):
    if not holds:
        raise ValueError(what)


def check_deck(deck):
    numbers = [card["number"] for card in deck["cards"]]
    require(len(numbers) == len(set(numbers)), "a number stands on two cards")
    for card in deck["cards"]:
        faces = [face for line in card["lines"] for face in range(line["from"], line["to"] + 1)]
        require(sorted(faces) == list(range(1, 21)), f"card {card['number']}: every d20 value once")
        for line in card["lines"]:
            calls = LEVEL_CALLS[line["zone"][0]] if card["type"] == "pass" else "A"
            require(line["defRating"] in calls, f"card {card['number']}: {line}")


def check_cross(deck):
    """The facts of the card that the seed describes. Clause: FSS-6.5."""
    card = next(one for one in deck["cards"] if one["number"] == 25)
    middle = sum(line["to"] - line["from"] + 1 for line in card["lines"] if line["zone"] == "M2")
    require(middle == 9, "card 25 calls the middle zone nine times")
    require(card["routes"] == {"SE": "M1", "FL": "M2", "TE": "B7", "FB": "F2", "HB": "B1"}, "routes of card 25")


def _context(pos, letter):
    return "R" if letter == "A" or (letter == "B" and pos not in ("DL", "LB", "DB")) else "P"


def check_team(team):
    contexts = contexts_of()
    men = {man["id"]: man for man in team["players"]}
    require(33 <= len(team["players"]) <= 80, "33 to 80 players")
    require(len(men) == len(team["players"]), "every id once")
    require(len({man["number"] for man in team["players"]}) == len(men), "every number once")
    require(len({man["name"] for man in team["players"]}) == len(men), "every name once")
    for man in team["players"]:
        for letter, codes in man.get("columns", {}).items():
            for code in codes:
                require(_context(man["pos"], letter) in contexts[code], f"{man['id']} {letter} {code}")
                require(man["pos"] != "QB" or code not in ("34", "39", "47", "48", "49"), f"{man['id']} {code}")
    for units in (team["platoon"]["offence"], team["platoon"]["defence"], team["platoon"]["special"]):
        for name, unit in units.items():
            require(len(set(unit.values())) == 11, f"{name}: eleven different men")
            require(set(unit.values()) <= set(men), f"{name}: men of the team")
    for slot, order in team["platoon"]["depth"].items():
        require(set(order) <= set(men), f"{slot}: men of the team")


def good_kicks(codes):
    """Thirty-sixths of kicks that are good, half of those off the crossbar."""
    return sum(odds * {"35": 1, "40": 0.5}.get(code, 0) for odds, code in zip(ODDS, codes)) / 36


def check_kickers(team):
    """The chances printed with the templates. Clause: FSS-38.2."""
    kicker = next(man for man in team["players"] if man["pos"] == "K")["kicking"]["columns"]
    for column, chance in (("1+", 95.8), ("11+", 81.9), ("21+", 62.5), ("31+", 31.9)):
        require(abs(100 * good_kicks(kicker[column]) - chance) < 0.06, f"{column}: {chance} % good")


def check_all(files):
    for name, deck in files.items():
        if name.startswith("cards-"):
            check_deck(deck)
    check_cross(files["cards-pro-set.json"])
    require(len(files["cards-pro-set.json"]["cards"]) >= 16, "at least sixteen cards")
    require(len(files["codes.json"]["codes"]) == 97, "97 codes")
    contexts = contexts_of()
    for letter, codes in files["returns.json"]["columns"].items():
        require(codes[0] == "L" and "L" not in codes[1:], f"column {letter}")
        require(all("T" in contexts[code] for code in codes[1:]), f"column {letter}")
    for name, team in files.items():
        if name.startswith("teams/"):
            check_team(team)
    check_kickers(files["teams/avg.json"])
