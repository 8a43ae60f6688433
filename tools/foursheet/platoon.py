"""The platoon sheet of a generated roster. Clauses: FSS-5.1, 5.2, 36.3."""

_OFFENCE = "qb1 se1 fl1 te1 fb1 hb1 lt1 lg1 c1 rg1 rt1"
_FORMATIONS = {
    "Pro Set": _OFFENCE,
    "Split Backs": _OFFENCE,
    "I": _OFFENCE,
    "Shotgun": _OFFENCE,
    "Short Yardage": "qb1 se1 te2 te1 fb1 hb1 lt1 lg1 c1 rg1 rt1",
    "Trips": "qb1 se1 fl1 te1 fl2 hb1 lt1 lg1 c1 rg1 rt1",
}
_SECONDARY = "lcb1 rcb1 ss1 fs1"
_FRONTS = {
    "4-3": f"lde1 ldt1 rdt1 rde1 llb1 mlb1 rlb1 {_SECONDARY}",
    "Nickel": f"lde1 ldt1 rdt1 rde1 llb1 nb rlb1 {_SECONDARY}",
    "3-4": f"lde1 ldt1 rde1 llb1 mlb1 mlb2 rlb1 {_SECONDARY}",
    "5-2-4": f"lde1 ldt1 ldt2 rdt1 rde1 llb1 rlb1 {_SECONDARY}",
}
_SPECIAL = {
    "KO": "llb2 lcb2 ss2 nb mlb2 se2 fs2 rcb2 se3 rlb2 k",
    "KR": "llb2 mlb2 te2 rlb2 fb2 ss2 nb lcb2 fb3 fl2 hb2",
    "PUNT": "lcb2 llb2 te2 fb2 mlb2 rlb2 lt2 lg2 c2 rg2 p",
    "PR": "lde2 ldt2 rdt2 rde2 llb2 mlb2 rlb2 lcb2 rcb2 fl2 hb2",
    "FG": "qb2 te2 te3 fb2 lt1 rt1 lt2 lg2 c2 rg2 k",
    "FGD": "lde1 ldt1 rdt1 rde1 llb1 mlb1 rlb1 lcb1 rcb1 fl2 hb2",
}
_DEPTH = {
    "QB": "qb2 qb3", "SE": "se2 se3 fl3", "FL": "fl2 fl3 se3", "TE": "te2 te3", "FB": "fb2 fb3", "HB": "hb2 hb3",
    "LT": "lt2 rt2", "LG": "lg2 rg2", "C": "c2 lg2", "RG": "rg2 lg2", "RT": "rt2 lt2", "FL2": "fl3 se3", "TE2": "te3",
    "LDE": "lde2 rde2", "LDT": "ldt2 rdt2", "NT": "rdt2 ldt2", "RDT": "rdt2 ldt2", "RDE": "rde2 lde2",
    "LLB": "llb2 rlb2", "MLB": "mlb2 llb2", "RLB": "rlb2 llb2", "LOLB": "llb2 rlb2", "LILB": "llb2 rlb2",
    "RILB": "rlb2 llb2", "ROLB": "rlb2 llb2", "NB": "lcb2 rcb2", "LCB": "lcb2 rcb2 nb", "RCB": "rcb2 lcb2 nb",
    "SS": "ss2 fs2 nb", "FS": "fs2 ss2 nb",
    "KO": "hb3 fb3 te3", "KR": "te3 se2 hb3 rcb2", "PUNT": "rt2 te3 fb3", "PR": "ss2 fs2 se2 nb", "FG": "rt2 mlb2 fb3",
    "FGD": "ss1 fs1 nb se2",
}


def _unit(text):
    return {str(token + 1): player for token, player in enumerate(text.split())}


def platoon(team, preferred):
    return {
        "schema": "fss.platoon/1",
        "team": team,
        "preferredFormation": preferred,
        "offence": {formation: _unit(text) for formation, text in _FORMATIONS.items()},
        "defence": {front: _unit(text) for front, text in _FRONTS.items()},
        "special": {unit: _unit(text) for unit, text in _SPECIAL.items()},
        "depth": {slot: text.split() for slot, text in _DEPTH.items()},
    }
