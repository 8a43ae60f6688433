"""Invented teams. Clauses: FSS-2.3, 37.2 to 37.6."""

from columns import AVERAGE, FUMBLE, KICKER_COLUMNS, LETTERS, column_for, deviation, row
from dice import Dice
from names import new_person

# 53 men: slot, position, how many strings. Clause: FSS-37.3.
SLOTS = [
    ("qb", "QB", 3), ("se", "WR", 3), ("fl", "WR", 3), ("te", "TE", 3), ("fb", "RB", 3), ("hb", "RB", 3),
    ("lt", "OL", 2), ("lg", "OL", 2), ("c", "OL", 2), ("rg", "OL", 2), ("rt", "OL", 2),
    ("lde", "DL", 2), ("ldt", "DL", 2), ("rdt", "DL", 2), ("rde", "DL", 2),
    ("llb", "LB", 2), ("mlb", "LB", 2), ("rlb", "LB", 2),
    ("lcb", "DB", 2), ("rcb", "DB", 2), ("ss", "DB", 2), ("fs", "DB", 2), ("nb", "DB", 1),
    ("k", "K", 1), ("p", "P", 1),
]

FIRST_RETURNER, SECOND_RETURNER = "fl2", "hb2"

# Which unit's grade counts for a letter; the passing game's where nothing is said. Clause: FSS-37.4.
_RUNS = {"OL": "AB", "RB": "ABx", "QB": "AB", "TE": "xAB", "WR": "xAB"}
# -2 to +2 in sixteenths.
_SPREAD = [-2] + [-1] * 4 + [0] * 6 + [1] * 4 + [2]
_INJURY = [-1, 0, 1, 1, 2, 2, 3, 3, 4, 5]
_NUMBERS = {
    "QB": range(1, 20), "RB": range(20, 50), "WR": list(range(80, 90)) + list(range(10, 20)),
    "TE": range(80, 90), "OL": range(50, 80), "DL": list(range(90, 100)) + list(range(60, 80)),
    "LB": range(40, 60), "DB": range(20, 50), "K": range(1, 20), "P": range(1, 20),
}

_KICK_LETTER = {1: "M", 2: "K", 3: "I", 4: "F", 5: "C"}
_PUNT_LETTER = {1: "Q", 2: "P", 3: "N", 4: "M", 5: "K"}
_LONG_LOOSE = {"OL": "21", "DL": "21", "LB": "31", "DB": "51", "RB": "51", "WR": "51", "TE": "51"}
_TOUCHES = {"RB": (18, 24, 30), "WR": (8, 11, 14), "TE": (8, 11, 14), "QB": (40, 50, 60)}


def _grade_of(pos, letter, grades):
    if pos in ("DL", "LB", "DB"):
        return grades["runDefence"] if letter == "A" else grades["passDefence"]
    if pos in ("K", "P"):
        return grades["special"]
    return grades["runOffence"] if letter in _RUNS[pos] else grades["passOffence"]


def _rating(dice, pos, letter, penalty, grades):
    average = AVERAGE[pos][LETTERS.index(letter)]
    n = dice.one_of(_SPREAD)
    if average == 0:
        return max(0, n)
    return max(0, min(14, average + n + _grade_of(pos, letter, grades) - 3 - penalty))


def _number(dice, pos, taken):
    free = [n for n in _NUMBERS[pos] if n not in taken] or [n for n in range(100) if n not in taken]
    number = dice.one_of(free)
    taken.add(number)
    return number


def _touches(pos):
    if pos not in _TOUCHES:
        return None
    return dict(zip(("x", "xx", "xxx"), _TOUCHES[pos]))


def _fatigue(pos, string):
    fresh = 5 if pos in ("OL", "DL", "DB") else 4
    return fresh - (1 if pos == "RB" and string == 1 else 0)


def _kicker_columns(pos, special):
    columns = {name: list(codes) for name, codes in KICKER_COLUMNS[pos].items()}
    if pos == "K":
        for name in ("21+", "31+"):
            if special >= 4:
                columns[name][row(columns, 6)] = "35"
            elif special <= 2:
                columns[name][row(columns, 6)] = "36"
    elif special >= 4:
        columns["<N"][row(columns, 4)] = "51"
    return columns


def _returns(slot, special, dice):
    """The values of FSS-3.2 for returns and coverage. Clause: FSS-37.6."""
    first = slot == FIRST_RETURNER
    returns = first or slot == SECOND_RETURNER
    return {
        "Fq": dice.one_of([3, 11, 4]) if returns and special >= 4 else 2,
        "KR": {
            "rating": 8 if first else 6,
            "letter": _KICK_LETTER[special] if returns else "N",
            "long": ("61" if special == 5 else "41") if returns else "21",
        },
        "KC": {"rating": 3, "letter": {5: "P", 1: "N"}.get(special, "O")},
        "PR": {
            "rating": 7 if returns else 5,
            "letter": _PUNT_LETTER[special] if returns else "R",
            "long": "21",
            "fc": 15 if returns else 20,
        },
        "PC": {"rating": 3, "letter": {5: "S", 1: "Q"}.get(special, "R")},
    }


def _player(slot, pos, string, many, grades, dice, names, numbers):
    penalty = string - 1
    name = f"{slot}{string}" if many else slot
    carded = pos not in ("K", "P")
    letters = LETTERS if carded else ["x"]
    ratings = {letter: _rating(dice, pos, letter, penalty, grades) for letter in letters}
    player = {
        "id": name,
        "name": new_person(dice, names),
        "number": _number(dice, pos, numbers),
        "pos": pos,
        "string": string,
        "inj": _INJURY[dice.below(10)],
        "ratings": ratings,
    }
    if carded:
        player["columns"] = {letter: column_for(pos, letter, ratings[letter]) for letter in letters[1:]}
    better = deviation(pos, "A", ratings["A"]) if carded else 0
    player["Fm"] = max(1, min(20, FUMBLE[pos] - better))
    if pos == "QB":
        player["Int"] = max(2, min(20, 17 - ratings["D"]))
    player["Ad"] = 9 - penalty if pos == "QB" else 1
    player["Fat"] = _fatigue(pos, string)
    returns = _returns(name, grades["special"], dice)
    player["Fq"] = returns.pop("Fq")
    player["touches"] = _touches(pos)
    player.update(returns)
    player["Ret"] = {"letter": "S", "long": _LONG_LOOSE.get(pos, "31")}
    if pos == "K":
        player["kicking"] = {
            "longFG": 25 + 4 * grades["special"],
            "columns": _kicker_columns(pos, grades["special"]),
        }
    if pos == "P":
        player["punting"] = {"columns": _kicker_columns(pos, grades["special"])}
    return player


def players(seed, grades):
    dice, names, numbers = Dice(seed), set(), set()
    return [
        _player(slot, pos, string, strings > 1, grades, dice, names, numbers)
        for slot, pos, strings in SLOTS
        for string in range(1, strings + 1)
    ]


def average_players():
    """The fixture: every man exactly average. Clause: FSS-2.3."""
    injuries = {"QB": 1, "RB": 2, "WR": 3, "TE": 3}
    men = []
    for slot, pos, strings in SLOTS:
        for string in range(1, strings + 1):
            carded = pos not in ("K", "P")
            letters = LETTERS if carded else ["x"]
            name = f"{slot}{string}" if strings > 1 else slot
            player = {
                "id": name,
                "name": f"Average {name.upper()}",
                "number": len(men) + 1,
                "pos": pos,
                "string": string,
                "inj": injuries.get(pos, 4),
                "ratings": dict(zip(letters, AVERAGE[pos])),
            }
            if carded:
                player["columns"] = {
                    letter: column_for(pos, letter, player["ratings"][letter]) for letter in letters[1:]
                }
            player["Fm"] = FUMBLE[pos]
            if pos == "QB":
                player["Int"] = 10
            player["Ad"] = 9 if pos == "QB" else 1
            player["Fat"] = 5 if pos in ("OL", "DL", "DB") else 4
            player["Fq"] = 2
            player["touches"] = _touches(pos)
            player["KR"] = {"rating": 6, "letter": "K", "long": "21"}
            player["KC"] = {"rating": 3, "letter": "O"}
            player["PR"] = {"rating": 5, "letter": "P", "long": "21", "fc": 15}
            player["PC"] = {"rating": 3, "letter": "R"}
            player["Ret"] = {"letter": "S", "long": "31"}
            if pos == "K":
                player["kicking"] = {"longFG": 40, "columns": _kicker_columns(pos, 3)}
            if pos == "P":
                player["punting"] = {"columns": _kicker_columns(pos, 3)}
            men.append(player)
    return men
