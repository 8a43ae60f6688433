"""The 97 result codes. Clauses: FSS-10.2, 10.3, 36.6."""

_STATUS = {"G": "given", "P": "partly", "D": "designed"}


def _yards(base, d10):
    return {"base": base, "d10": d10}


def _gain(base, d10=False, **more):
    return {"effect": "gain", **_yards(base, d10), **more}


def _loss(base, d10=False):
    return {"effect": "loss", **_yards(base, d10)}


def _kick(base, high=False, out=False):
    return {"effect": "kick", **_yards(base, True), "high": high, "out": out}


def _intercepted(base, d10=True):
    return {"effect": "interception", **_yards(base, d10)}


def _foul(foul, side, yards, spot="los", first=False, gain=None):
    penalty = {"effect": "penalty", "foul": foul, "side": side, "yards": yards, "spot": spot, "autoFirst": first}
    if gain is not None:
        penalty["gain"] = gain
    return {**penalty, "playColumn": gain is None}


_HURT = {"injury": "loser"}


def _entries():
    d10 = _yards(0, True)
    yield from ((f"{n:02d}", "G", "RPT", _gain(n)) for n in range(10))
    yield "10", "G", "RP", {"effect": "firstDown"}
    yield "11", "G", "RPTK", _gain(10, True)
    yield "12", "G", "RP", _foul("illegal_block", "offence", 15, gain=_yards(10, True))
    yield "13", "D", "RP", _foul("holding", "offence", 15)
    yield "14", "D", "RP", _foul("illegal_motion", "offence", 5)
    yield "15", "D", "RP", _gain(10, True, **_HURT)
    yield "16", "D", "RP", _foul("illegal_contact", "offence", 15)
    yield "17", "D", "P", _foul("pass_interference", "defence", 0, "target", True, d10)
    yield "18", "D", "P", _foul("roughing_passer", "defence", 15, "end", True)
    yield "19", "D", "RP", _gain(0, True, **_HURT)
    yield "20", "D", "RP", {"effect": "incomplete", **_HURT}
    yield "21", "G", "RPTKU", _gain(20, True)
    yield "22", "D", "RP", _foul("face_mask", "defence", 15, "end", True)
    yield "23", "D", "RP", _foul("offside", "defence", 5)
    yield "24", "D", "RP", _foul("illegal_hands", "offence", 15)
    yield "25", "D", "RP", _foul("clipping", "offence", 15)
    yield "26", "D", "RP", _foul("holding", "loser", 15, first=True)
    yield "27", "P", "RP", _gain(20, True, **_HURT)
    yield "28", "P", "RP", _foul("personal_foul", "defence", 15, "end", True, d10)
    yield "29", "P", "RP", _foul("personal_foul", "offence", 15, "end", gain=d10)
    yield "30", "D", "K", {"effect": "touchback"}
    yield "31", "G", "RPTKU", _gain(30, True)
    yield "32", "P", "U", _kick(30, high=True)
    yield "33", "D", "U", _kick(30, out=True)
    yield "34", "D", "P", {"effect": "hurried"}
    yield "35", "D", "G", {"effect": "kickGood"}
    yield "36", "D", "G", {"effect": "kickBad"}
    yield "37", "D", "K", {"effect": "kickOut"}
    yield "38", "D", "U", {"effect": "shank"}
    yield "39", "D", "P", {"effect": "hit", "injury": "passer"}
    yield "40", "G", "G", {"effect": "crossbar"}
    yield "41", "G", "RPTKU", _gain(40, True)
    yield "42", "P", "U", _kick(40, high=True)
    yield "43", "G", "U", _kick(40, out=True)
    yield "44", "G", "UG", {"effect": "blocked"}
    yield "45", "G", "P", {"effect": "scramble"}
    yield "46", "G", "P", {"effect": "incomplete"}
    yield "47", "P", "P", {"effect": "sack", "extra": "none"}
    yield "48", "D", "P", {"effect": "sack", "extra": "injury"}
    yield "49", "D", "P", {"effect": "sack", "extra": "fumble"}
    yield "50", "D", "RP", _gain(0, fumble=True)
    yield "51", "G", "RPTKU", _gain(50, True)
    yield from ((f"{50 + n}", "P", "RP", _gain(n, fumble=True)) for n in range(2, 10))
    yield "60", "D", "P", _intercepted(0, False)
    yield "61", "G", "RPTKU", _gain(60, True)
    yield "62", "P", "P", _intercepted(0)
    yield "63", "P", "P", _intercepted(10)
    yield "64", "D", "P", _intercepted(20)
    yield "65", "D", "P", _intercepted(25)
    yield "66", "P", "P", _intercepted(30)
    yield "67", "D", "P", _intercepted(35)
    yield "68", "D", "P", _intercepted(40)
    yield "69", "D", "P", _intercepted(50)
    yield "70", "D", "RP", _gain(0, **_HURT)
    yield "71", "P", "RPT", _gain(70, True)
    yield from ((f"{70 + n}", "D", "RP", _gain(n, **_HURT)) for n in range(2, 10))
    yield "80", "P", "RP", _loss(0, True)
    yield "81", "P", "RPT", _gain(80, True)
    yield from ((f"{80 + n}", "P", "RPT", _loss(n)) for n in range(2, 8))
    yield "88", "G", "RPU", {"effect": "weird"}
    yield "89", "P", "RPT", {"effect": "touchdown"}
    yield "90", "P", "RPT", _gain(0, True)
    yield "91", "P", "RPT", _gain(90, True)
    yield from ((f"{90 + n}", "P", "R", {"effect": "blitz", "yards": n}) for n in range(2, 7))


def codes():
    entries = [
        {"code": code, "status": _STATUS[status], "contexts": contexts, **effect}
        for code, status, contexts, effect in _entries()
    ]
    return {"schema": "fss.codes/1", "codes": entries}


def contexts_of():
    return {entry["code"]: entry["contexts"] for entry in codes()["codes"]}
