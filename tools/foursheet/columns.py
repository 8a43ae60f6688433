"""Average ratings and column templates. Clauses: FSS-2.1, 2.3, 38.1, 38.2."""

LETTERS = ["x", "A", "B", "C", "D", "E"]

AVERAGE = {
    "OL": [5, 7, 7, 7, 7, 7],
    "QB": [3, 5, 6, 7, 7, 7],
    "RB": [5, 7, 7, 7, 6, 5],
    "WR": [3, 5, 6, 7, 7, 7],
    "TE": [6, 6, 5, 7, 7, 6],
    "DL": [3, 3, 3, 1, 0, 0],
    "LB": [3, 3, 3, 3, 2, 1],
    "DB": [3, 2, 2, 3, 3, 3],
    "K": [2],
    "P": [2],
}

FUMBLE = {"QB": 9, "RB": 8, "WR": 8, "TE": 8, "OL": 10, "DL": 12, "LB": 12, "DB": 12, "K": 10, "P": 10}

_PLAYERS = """
OL A 31 21 08 06 05 04 05 07 13 11 27
OL B 41 21 09 06 05 04 06 03 25 11 27
OL C 21 11 08 07 46 07 06 09 13 08 23
OL D 31 21 11 21 11 46 09 11 13 46 23
OL E 51 31 46 31 46 46 31 46 13 41 23
QB A 11 54 04 03 02 02 03 05 10 21 88
QB B 31 57 11 06 05 04 07 08 82 21 12
QB C 21 11 08 07 05 06 46 09 45 11 18
QB D 31 21 21 11 46 11 46 11 45 21 18
QB E 51 31 46 31 46 46 21 46 45 46 18
RB A 41 21 09 07 05 04 06 08 54 11 12
RB B 51 21 11 06 05 04 07 08 57 11 12
RB C 31 11 07 06 46 06 05 46 26 15 16
RB D 31 21 11 46 46 11 08 46 26 19 16
RB E 51 31 46 46 21 46 31 46 26 15 16
WR A 21 55 03 02 01 03 04 05 24 15 12
WR B 31 57 11 08 05 04 06 03 25 15 12
WR C 31 21 09 07 46 08 06 11 26 19 16
WR D 41 21 11 21 46 11 11 46 26 19 16
WR E 61 41 46 31 46 46 31 46 26 15 16
TE A 11 54 04 03 02 02 03 04 24 15 12
TE B 21 56 06 04 03 02 05 07 25 15 12
TE C 21 11 08 06 46 07 05 46 26 19 16
TE D 31 21 11 21 46 11 11 46 26 19 16
TE E 51 31 46 46 46 21 31 46 26 15 16
DL A 54 83 02 02 02 01 02 82 22 04 72
DL B 62 39 47 34 48 34 47 49 26 34 46
DL C 62 46 04 05 06 03 07 46 26 20 17
DL D 63 46 11 46 11 11 46 46 26 20 17
DL E 66 46 46 31 46 21 46 41 26 20 17
LB A 55 93 03 03 02 02 92 04 22 94 75
LB B 62 39 47 34 34 34 47 48 26 49 46
LB C 62 60 04 03 46 46 05 46 26 62 17
LB D 63 63 46 11 46 46 09 46 26 63 17
LB E 66 46 46 31 46 46 21 46 26 66 17
DB A 56 95 05 05 04 03 06 02 22 08 77
DB B 60 39 47 34 34 34 47 48 26 49 46
DB C 62 62 46 04 46 46 46 03 26 62 17
DB D 63 63 46 63 46 46 46 08 26 63 17
DB E 66 66 46 66 46 46 46 21 26 66 17
"""

_KICKERS = """
K 1+ 44 35 35 35 35 35 35 35 35 35 40
K 11+ 44 36 35 35 35 35 35 35 36 35 40
K 21+ 44 36 36 35 35 35 35 36 36 35 40
K 31+ 44 36 36 36 35 35 36 36 36 36 40
K KO 37 41 51 41 51 51 51 61 51 51 30
P <R 44 38 31 42 41 42 41 41 43 51 44
P <N 38 33 31 32 42 41 32 31 43 42 51
P >R 44 38 31 32 41 33 31 32 43 41 44
P >N 38 33 31 32 33 31 32 31 43 31 41
"""


def _table(text):
    table = {}
    for line in text.split("\n"):
        words = line.split()
        if words:
            table.setdefault(words[0], {})[words[1]] = words[2:]
    return table


PLAYER_COLUMNS = _table(_PLAYERS)
KICKER_COLUMNS = _table(_KICKERS)
_STEPS = ["11", "21", "31", "41", "51", "61"]


def row(column, number):
    """The place of a row from 2 to 12."""
    return number - 2


def deviation(pos, letter, rating):
    """How far a rating is from the average, at most two. Clause: FSS-37.5."""
    return max(-2, min(2, rating - AVERAGE[pos][LETTERS.index(letter)]))


def column_for(pos, letter, rating):
    """The template, better or worse with the rating. Clause: FSS-37.5."""
    codes = list(PLAYER_COLUMNS[pos][letter])
    t = deviation(pos, letter, rating)
    defends = pos in ("DL", "LB", "DB")
    for i, code in enumerate(codes):
        if code[0] == "0":
            codes[i] = f"{max(0, min(9, int(code) + (-t if defends else t))):02d}"
    third = row(codes, 3)
    if not defends and codes[third] in _STEPS:
        step = _STEPS.index(codes[third])
        if t == 2:
            codes[third] = _STEPS[min(step + 1, len(_STEPS) - 1)]
        elif t == -2 and step > 0:
            codes[third] = _STEPS[step - 1]
    if defends and t == 2:
        if letter == "B":
            codes[row(codes, 7)] = "47"
        elif letter in "CDE":
            codes[row(codes, 8)] = "46"
    if defends and t == -2 and letter == "A":
        codes[row(codes, 9)] = "05"
    return codes
