"""Play cards. Clauses: FSS-6, 36.4, chapter 39.

A line is written `from-to player rating zone called`, with the ball carrier behind it where he is not the target.
"""

_PRO_SET = [
    ("1 FB Dive", "run FB", "SE B1, FL M3, TE B7, FB F2, HB F2",
     "1 SE x B1 A; 2 LT A B2 A; 3 LG A B3 A; 4-7 C A B4 A; 8-11 RG A B5 A; 12-14 RT A B6 A; 15 TE x B7 A; "
     "16 HB x F2 A; 17 FL x M3 A; 18 FB A F2 A; 19 FB A M2 A; 20 FB A D1 A"),
    ("2 FB Counter", "run FB", "SE B1, FL M3, TE B7, FB F1, HB F1",
     "1 SE x B1 A; 2-4 LT B B2 A; 5-8 LG A B3 A; 9-10 C A B4 A; 11-12 RG B B5 A; 13 RT B B6 A; 14 TE x B7 A; "
     "15 HB x F1 A; 16-17 FB A F1 A; 18 FB A F2 A; 19 FB A M1 A; 20 FB A D1 A"),
    ("8 HB Dive", "run HB", "SE B1, FL M3, TE B7, FB F1, HB F2",
     "1 SE x B1 A; 2-4 LT A B2 A; 5-9 LG A B3 A; 10-12 C A B4 A; 13 RG A B5 A; 14 RT A B6 A; 15 TE x B7 A; "
     "16 FB x F1 A; 17 FB x F2 A; 18 HB A F2 A; 19 HB A M2 A; 20 HB A D1 A"),
    ("10 HB Off Tackle", "run HB motion FL left", "SE B1, FL F1, TE B7, FB F1, HB F1",
     "1 SE x B1 A; 2-5 LT A B2 A; 6-8 LG A B3 A; 9 C A B4 A; 10-11 RG B B5 A; 12 RT A B6 A; 13 TE x B7 A; "
     "14 FB x B1 A; 15 FL x F1 A; 16-17 HB B F1 A; 18 HB A F2 A; 19 HB B M1 A; 20 HB B D1 A"),
    ("12 HB End Run", "run HB", "SE M1, FL M3, TE B7, FB F3, HB F3",
     "1 LT B B2 A; 2 LG B B3 A; 3 C B B4 A; 4-6 RG B B5 A; 7-9 RT B B6 A; 10-12 TE x B7 A; 13 FB x B7 A; "
     "14 FB x F3 A; 15 FL x M3 A; 16-17 HB B F3 A; 18 HB B M3 A; 19 HB B M2 A; 20 HB B D1 A"),
    ("14 QB Sneak", "run QB", "SE B1, FL M3, TE B7, FB F2, HB F2",
     "1-5 C A B4 A; 6-9 LG A B3 A; 10-13 RG A B5 A; 14 LT A B2 A; 15 RT A B6 A; 16-18 QB A F2 A; 19 QB A M2 A; "
     "20 QB A D1 A"),
    ("16 Option Right", "run QB", "SE M1, FL M3, TE B7, FB F3, HB F3",
     "1 LT B B2 A; 2 LG B B3 A; 3-4 C B B4 A; 5-7 RG B B5 A; 8-10 RT B B6 A; 11-12 TE x B7 A; 13 FB x F3 A; "
     "14-15 QB B F3 A; 16-17 HB B F3 A HB; 18 HB B M3 A HB; 19 QB B M2 A; 20 HB B D1 A HB"),
    ("56 HB Draw", "run HB draw", "SE M1, FL M3, TE B7, FB F1, HB F2",
     "1 SE x M1 A; 2 LT B B2 A; 3-4 LG B B3 A; 5-7 C B B4 A; 8-9 RG B B5 A; 10 RT B B6 A; 11 TE x B7 A; "
     "12 FB x F1 A; 13 HB A M2 A; 14 HB A M1 A; 15 HB A D1 A; 16-20 HB A F2 A"),
    ("20 FB Flare", "pass short FB", "SE M1, FL M3, TE B7, FB F3, HB F1",
     "1 SE D M1 D; 2 LT C B2 B; 3 LG C B3 B; 4 C C B4 B; 5 RG C B5 B; 6 RT C B6 B; 7 HB x B1 B; 8-11 QB C F3 C; "
     "12-16 FB C F3 C; 17 TE x B7 B; 18-19 HB C F1 C; 20 FL D M3 D"),
    ("21 F1 Quick Out", "pass short FL", "SE F1, FL F3, TE B7, FB F2, HB B1",
     "1 SE C F1 C; 2 LT C B2 B; 3 LG C B3 B; 4 C C B4 B; 5 RG C B5 B; 6 RT C B6 B; 7 HB x B1 B; 8-12 QB C F3 C; "
     "13-16 FL C F3 C; 17 TE x B7 B; 18-20 FB C F2 C"),
    ("22 SE Slant", "pass short SE", "SE F2, FL M3, TE B7, FB F3, HB B1",
     "1 FL D M3 D; 2 LT C B2 B; 3 LG C B3 B; 4 C C B4 B; 5 RG C B5 B; 6 RT C B6 B; 7 HB x B1 B; 8-12 QB C F2 C; "
     "13-16 SE C F2 C; 17 TE x B7 B; 18-20 FB C F3 C"),
    ("24 TE Hook", "pass short TE", "SE M1, FL M3, TE F2, FB B7, HB B1",
     "1 SE D M1 D; 2 LT C B2 B; 3 LG C B3 B; 4 C C B4 B; 5 RG C B5 B; 6 RT C B6 B; 7 HB x B1 B; 8-12 QB C F2 C; "
     "13-16 TE C F2 C; 17 FB x B7 B; 18-19 FL D M3 D; 20 FL E D1 E"),
    ("25 F1 Cross", "pass medium FL", "SE M1, FL M2, TE B7, FB F2, HB B1",
     "1 SE D M1 D; 2 LT D B2 B; 3 LG D B3 B; 4 C D B4 B; 5 RG D B5 B; 6 RT D B6 B; 7 HB x B1 B; 8-12 QB D M2 D; "
     "13-16 FL D M2 D; 17 TE x B7 B; 18-20 FB C F2 C"),
    ("27 SE Hook", "pass medium SE", "SE M1, FL M3, TE B7, FB F3, HB B1",
     "1 FL D M3 D; 2 LT D B2 B; 3 LG D B3 B; 4 C D B4 B; 5 RG D B5 B; 6 RT D B6 B; 7 HB x B1 B; 8-12 QB D M1 D; "
     "13-16 SE D M1 D; 17 TE x B7 B; 18-20 FB C F3 C"),
    ("28 TE Seam", "pass medium TE play-action", "SE M1, FL M3, TE M2, FB B7, HB F1",
     "1 SE D M1 D; 2 LT D B2 B; 3 LG D B3 B; 4 C D B4 B; 5 RG D B5 B; 6 RT D B6 B; 7 HB x B1 B; 8-12 QB D M2 D; "
     "13-16 TE D M2 D; 17 FB x B7 B; 18-19 FL D M3 D; 20 HB C F1 C"),
    ("30 F1 Fly", "pass long FL", "SE M1, FL D1, TE B7, FB F2, HB B1",
     "1 SE D M1 D; 2 LT E B2 B; 3 LG E B3 B; 4 C E B4 B; 5 RG E B5 B; 6 RT E B6 B; 7 HB x B1 B; 8-12 QB E D1 E; "
     "13-16 FL E D1 E; 17 TE x B7 B; 18-19 FB C F2 C; 20 FB C F3 C"),
    ("31 SE Post", "pass long SE play-action", "SE D1, FL M2, TE B7, FB F2, HB B1",
     "1 FL D M3 D; 2 LT E B2 B; 3 LG E B3 B; 4 C E B4 B; 5 RG E B5 B; 6 RT E B6 B; 7 HB x B1 B; 8-12 QB E D1 E; "
     "13-16 SE E D1 E; 17 TE x B7 B; 18-19 FL D M2 D; 20 FB C F2 C"),
]

# The Pro Set's passes without play action and its draw, run from the Shotgun under the same numbers: so that
# FSS-21.2 can happen at all.
_SHOTGUN = (56, 20, 21, 22, 24, 25, 27, 30)


def _line(text):
    words = text.split()
    first, _, last = words[0].partition("-")
    line = {
        "from": int(first),
        "to": int(last or first),
        "player": words[1],
        "rating": words[2],
        "zone": words[3],
        "defRating": words[4],
    }
    if len(words) > 5:
        line["carrier"] = words[5]
    return line


def _card(title, kind, routes, lines):
    number, _, name = title.partition(" ")
    words = kind.split()
    passes = words[0] == "pass"
    motion = words.index("motion") if "motion" in words else None
    return {
        "number": int(number),
        "name": name,
        "type": words[0],
        "depth": words[1] if passes else None,
        "target": words[2] if passes else words[1],
        "draw": "draw" in words,
        "playAction": "play-action" in words,
        "motion": {"player": words[motion + 1], "side": words[motion + 2]} if motion else None,
        "routes": dict(route.split() for route in routes.split(", ")),
        "lines": [_line(text) for text in lines.split("; ")],
    }


def decks():
    cards = [_card(*card) for card in _PRO_SET]
    shotgun = [card for number in _SHOTGUN for card in cards if card["number"] == number]
    return {
        "cards-pro-set.json": {"schema": "fss.cards/1", "formation": "Pro Set", "cards": cards},
        "cards-shotgun.json": {"schema": "fss.cards/1", "formation": "Shotgun", "cards": shotgun},
    }
