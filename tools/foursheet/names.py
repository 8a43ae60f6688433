"""Invented names from syllables. Clause: FSS-37.1."""

GIVEN = (
    "Alden Bram Cale Corin Dario Dell Edric Emory Ferris Galen Hollis Idris Jarek Joss Kellan Kip Lorne Lucan "
    "Marek Merrick Nico Nolan Orin Oswin Perrin Quill Rafe Rowan Sandor Soren Tavin Thane Ulric Varick Wendel "
    "Wystan Yorick Zane Zeb Anselm"
).split()

STARTS = (
    "Ald Bar Brack Cor Crad Dun Eld Fen Gar Grim Had Hol Ing Jar Kel Lan Lock Mar Nor Ost Pel Quar Rav Sel Stan "
    "Thor Ulv Ven Wex Yar"
).split()

ENDS = (
    "beck bourn by combe croft dale den dow fell ford gate grove ham hollow hurst ington kirk lan ley low mere mond "
    "more ridge row stead thwaite wick worth wyn"
).split()

assert len(GIVEN) == 40 and len(STARTS) == 30 and len(ENDS) == 30


def person(dice):
    return f"{dice.one_of(GIVEN)} {dice.one_of(STARTS)}{dice.one_of(ENDS)}"


def new_person(dice, taken):
    """Somebody nobody of his team is called like; draws again until it is so."""
    while True:
        name = person(dice)
        if name not in taken:
            taken.add(name)
            return name
