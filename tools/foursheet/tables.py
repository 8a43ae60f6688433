"""Return table, play column, fouls on kicks, zones of kicks, injuries, solo charts, usual places.

Clauses: FSS-5.4, 15.2, 24.2, 28.2, 28.5, 28.6, 29.1, 29.5, 29.7, 30.1, 30.4, 31.3, 31.5, 33.1, 34.1, 34.2.
"""

_RETURNS = """
L  L  L  L  L  L  L  L  L  L  L  L  L  L  L  L  L  L  L  L
51 51 41 41 41 41 31 31 31 31 31 21 21 21 21 11 11 11 90 90
41 41 41 41 31 31 31 21 21 21 21 21 21 11 11 11 90 90 90 03
41 41 31 31 31 21 21 21 21 21 11 11 11 11 11 11 90 90 05 02
31 31 31 21 21 21 21 21 21 11 11 11 11 11 11 90 11 03 02 00
31 21 21 21 21 21 21 21 11 11 11 11 11 11 90 90 05 02 00 00
31 31 31 21 21 21 21 21 21 21 21 11 11 11 11 90 90 04 03 82
31 31 31 21 21 21 21 21 21 21 21 21 11 11 11 11 90 90 04 01
41 41 31 31 31 21 21 21 21 21 21 21 11 11 11 11 90 90 90 03
51 41 41 41 31 31 31 21 21 21 21 21 21 11 11 11 11 90 90 90
51 51 51 41 41 41 31 31 31 31 31 31 21 21 21 11 11 11 11 90
"""

_PLAY_COLUMN = """
-3 S6 S7 S8
-1 I I I
0 I I I
0 I I I
1 I I I
1 I I I
2 I I I
2 I I I
3 2 I I
3 3 I I
3 4 8 I
4 5 9 I
4 5 10 I
5 6 11 16
5 7 12 20
6 8 13 22
7 9 15 25
9 11 17 28
12 14 21 33
18 20 30 45
"""

_SCHEMES = {
    "A": "B6 B5 B3 B2 F3 F2 F1 M3 M1 M2 D1",
    "B": "B6 B5 B3 B2 F3 F2 F1 M3 M1 F2 M2",
    "C": "B7 B5 B3 B1 F3 F1 F1 M3 M1 F3 M2",
    "D": "B6 B5 B3 B2 F3 F2 F1 M3 M1 M2 D1",
    "E": "B7 B5 B3 B1 M3 M2 M1 M3 M1 D1 D1",
    "F": "B6 B5 B3 B2 B7 B4 B1 M3 M1 F2 M2",
}

_SOLO = {
    "first": "AAAAAABCDDEF",
    "second_short": "AAAABBBCCCDF",
    "second_middle": "AAAAABCDDDEF",
    "second_long": "AAAAADDDEEEF",
    "late_short": "AABBBBBCCCCF",
    "late_middle": "AAAADDDDEEFF",
    "late_long": "AADDDDEEEEEF",
    "goal": "BBBBBBCCCCCF",
}

_FRONTS = {
    "4-3": _SCHEMES["A"],
    "Nickel": _SCHEMES["A"],
    "3-4": "B6 B4 B2 F3 F2 F2 F1 M3 M1 M2 D1",
    "5-2-4": "B6 B5 B4 B3 B2 F3 F1 M3 M1 F2 M2",
}

# Receivers of a kickoff; the return platoon against a punt; nine against a place kick, two back.
_KICKS = {
    "normal": "B2 B3 B4 B5 B6 M1 F1 M3 F3 D1 M2",
    "hands": "B1 B2 B3 B4 B5 B6 B7 F1 F2 F3 D1",
    "punt": "B1 B2 B3 B4 B5 B6 B7 M3 M1 D1 M2",
    "placeKick": "B1 B2 B3 B4 B5 B6 B7 F1 F3 D1 M2",
}

_WEIRD = "stray_whistle official lost_shoe brawl nothing nothing nothing mascot lateral loose_ball lightning"


def returns():
    rows = [line.split() for line in _RETURNS.strip().split("\n")]
    columns = {letter: [row[i] for row in rows] for i, letter in enumerate("ABCDEFGHIJKLMNOPQRST")}
    return {"schema": "fss.returns/1", "columns": columns}


def _cell(word):
    return word if word[0] in "IS" else int(word)


def _play_column():
    rows = [line.split() for line in _PLAY_COLUMN.strip().split("\n")]
    return [dict(zip(("run", "short", "medium", "long"), map(_cell, row))) for row in rows]


def _places(text):
    return {str(token + 1): zone for token, zone in enumerate(text.split())}


def _foul(foul, side, yards, first_down=False):
    row = {"foul": foul, "side": side, "yards": yards}
    if first_down:
        row["firstDown"] = True
    return row


def _spread(ranges):
    """One entry for every face of a d20."""
    return [{"zone": zone, "code": code} for zone, code, times in ranges for _ in range(times)]


def _kickoff_fouls():
    block = _foul("illegal_block", "receiving", 15)
    mask = _foul("face_mask", "kicking", 15)
    return [block, block, block, _foul("holding", "receiving", 15), mask, mask,
            _foul("personal_foul", "kicking", 15), None, None, None]


def _punt_return_fouls():
    block = _foul("illegal_block", "receiving", 15)
    hold = _foul("holding", "receiving", 15)
    return [block, block, block, block, hold, hold, hold, _foul("face_mask", "kicking", 15),
            _foul("personal_foul", "kicking", 15), None]


def _punt_fouls():
    return [
        _foul("holding", "kicking", 15),
        _foul("false_start", "kicking", 5),
        _foul("ineligible_downfield", "kicking", 5),
        _foul("offside", "kicking", 5),
        _foul("offside", "receiving", 5),
        _foul("roughing_kicker", "receiving", 15, True),
        _foul("personal_foul", "receiving", 15),
        {**_foul("running_into_kicker", "receiving", 5), "onD6": [1]},
        None,
        None,
    ]


def _place_kick_fouls():
    return [
        _foul("false_start", "kicking", 5),
        {**_foul("holding", "kicking", 15), "onD6": [1, 2, 3], "otherwise": _foul("encroachment", "receiving", 5)},
        _foul("offside", "receiving", 5),
        _foul("unsportsmanlike", "receiving", 15, True),
        None, None, None, None, None, None,
    ]


def _injuries():
    durations = {}
    for out, totals in (
        ("play", range(14, 9, -1)), ("possession", (9, 8)), ("quarter", (7, 6)), ("half", (5, 4)), ("game", (3, 2)),
        ("game_and_1", (1, 0)), ("game_and_2", (-1, -2)), ("game_and_3", (-3,)), ("game_and_4", (-4,)),
        ("game_and_5", (-5,)), ("season", (-6, -7)),
    ):
        durations.update({str(total): out for total in totals})
    return durations


def tables():
    return {
        "schema": "fss.tables/1",
        "playColumn": _play_column(),
        "weird": _WEIRD.split(),
        "kickoffPenalty": _kickoff_fouls(),
        "puntReturnPenalty": _punt_return_fouls(),
        "puntPenalty": _punt_fouls(),
        "placeKickPenalty": _place_kick_fouls(),
        "returnPairs": [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 11],
        "squib": _spread([("F1", "31", 2), ("F2", "31", 2), ("F3", "31", 2), ("M1", "41", 5), ("M2", "41", 3),
                          ("M3", "41", 5), ("D1", "51", 1)]),
        "onside": _spread([("B1", "11", 3), ("B2", "11", 2), ("B3", "11", 2), ("B4", "11", 2), ("B5", "11", 2),
                           ("B6", "11", 2), ("B7", "11", 3), ("F1", "21", 1), ("F2", "21", 2), ("F3", "21", 1)]),
        "injury": _injuries(),
        "solo": {
            "schemes": {name: _places(text) for name, text in _SCHEMES.items()},
            "d12": {situation: list(letters) for situation, letters in _SOLO.items()},
        },
        "placements": {front: _places(text) for front, text in _FRONTS.items()},
        "kickPlacements": {kick: _places(text) for kick, text in _KICKS.items()},
    }
