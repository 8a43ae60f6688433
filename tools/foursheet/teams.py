"""The starter league and the average fixture. Clauses: FSS-2.3, 37.1, 37.6."""

from dice import Dice
from names import new_person
from platoon import platoon
from roster import average_players, players

# The book's own coach, in points of 100; a key once in so many plays. Clause: FSS-35.1.
_BOOK = {
    "runFirstDown": 55, "runSecondLong": 35, "runShortYardage": 70, "runThirdLong": 15, "runOther": 50,
    "passShort": 50, "passMedium": 35, "passLong": 15,
    "thirdLongShort": 25, "thirdLongMedium": 50, "thirdLongLong": 25,
    "key": 8, "doubleTeam": 0, "spy": 0, "man": 0, "combo": 0,
}

_LEAGUE = [
    {
        "id": "herons", "name": "Harbor City Herons", "abbr": "HCH", "primary": "#1f6f78", "secondary": "#f2efe6",
        "seed": 0x48434831,
        "grades": {"runOffence": 2, "passOffence": 4, "runDefence": 3, "passDefence": 4, "special": 3},
        "tendencies": {"runFirstDown": 48, "runSecondLong": 30, "runOther": 44, "doubleTeam": 5, "man": 10},
    },
    {
        "id": "quarrymen", "name": "Granite Ridge Quarrymen", "abbr": "GRQ", "primary": "#6b2d2a",
        "secondary": "#c9c6c0", "seed": 0x47525131,
        "grades": {"runOffence": 4, "passOffence": 2, "runDefence": 4, "passDefence": 3, "special": 3},
        "tendencies": {"runFirstDown": 66, "runSecondLong": 42, "runShortYardage": 80, "runOther": 58,
                       "passShort": 58, "passMedium": 32, "passLong": 10, "key": 5},
    },
    {
        "id": "lanterns", "name": "Port Ellison Lanterns", "abbr": "PEL", "primary": "#23395d", "secondary": "#f4c430",
        "seed": 0x50454C31,
        "grades": {"runOffence": 3, "passOffence": 4, "runDefence": 2, "passDefence": 3, "special": 4},
        "tendencies": {"runFirstDown": 50, "passShort": 40, "passMedium": 38, "passLong": 22, "combo": 15, "spy": 6},
    },
    {
        "id": "threshers", "name": "Prairie Junction Threshers", "abbr": "PJT", "primary": "#7a5c1e",
        "secondary": "#1d1b16", "seed": 0x504A5431,
        "grades": {"runOffence": 4, "passOffence": 3, "runDefence": 3, "passDefence": 2, "special": 4},
        "tendencies": {"runFirstDown": 60, "runShortYardage": 75, "key": 6, "doubleTeam": 8, "combo": 8},
    },
]


def _sheet(entry, men, crunch, coaches):
    return {
        "schema": "fss.team/1",
        "id": entry["id"],
        "name": entry["name"],
        "abbr": entry["abbr"],
        "colours": {"primary": entry["primary"], "secondary": entry["secondary"]},
        "crunch": crunch,
        "players": men,
        "platoon": platoon(entry["id"], "Pro Set"),
        "coaches": coaches,
    }


def _invented(entry):
    grades = entry["grades"]
    men = players(entry["seed"], grades)
    staff = Dice(~entry["seed"])
    taken = {man["name"] for man in men}
    coaches = {role: new_person(staff, taken) for role in ("head", "offense", "defense")}
    crunch = {"A": int(grades["runDefence"] >= 4), "B": 0, "C": int(grades["passDefence"] >= 4)}
    return _sheet(entry, men, crunch, {**coaches, "tendencies": {**_BOOK, **entry["tendencies"]}})


def _average():
    entry = {"id": "avg", "name": "Average", "abbr": "AVG", "primary": "#808080", "secondary": "#ffffff"}
    coaches = {"head": "", "offense": "", "defense": "", "tendencies": dict(_BOOK)}
    return _sheet(entry, average_players(), {"A": 0, "B": 0, "C": 0}, coaches)


def teams():
    return {f"teams/{team['id']}.json": team for team in [_average()] + [_invented(entry) for entry in _LEAGUE]}
