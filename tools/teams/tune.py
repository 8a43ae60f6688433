#!/usr/bin/env python3
"""Gives every man of a team a base of his own, as well tuned as his coach can.

    tools/teams/tune.py --class club --bench build/release/src/cli/thrum-cli resources/teams/*.json

A team's file names a base for each man: of the library, or a family of the team's own. From that
pattern every man gets a copy whose prongs stand a little off, as prongs do that somebody has bent by
hand. Which copy is which follows from the seed, the team and the man, so that the same command
writes the same file; running it again begins from the patterns, not from the copies.

With a bench (thrum-cli) every copy runs ten dashes of twenty yards, as it carries its figure. Whoever
does not arrive in one of them, or ends more than six yards aside as a rule, is bent anew, as a coach would
do before a game; a pattern that is meant to curve is let be. Without a bench the first copy is kept.

| class | each lean, degrees | stiffness | length, mm |
| --- | --- | --- | --- |
| bought | 1.2 fore, 1.4 sideways | 4 % | 0.012 |
| club | 1.0 | 3 % | 0.010 |
| tournament | 0.25 | 1 % | 0.003 |
| drawn | 0 | 0 | 0 |

Standard deviations; "bought" is what comes out of a bag in the workshop (src/app/bench/from_the_bag.cpp).
"""
import argparse
import copy
import hashlib
import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile

CLASSES = {
    "bought": {"fore": 1.2, "side": 1.4, "stiff": 0.04, "length": 0.012,
               "told": "as they came out of the bag"},
    "club": {"fore": 1.0, "side": 1.0, "stiff": 0.03, "length": 0.010,
             "told": "tuned by hand and eye"},
    "tournament": {"fore": 0.25, "side": 0.25, "stiff": 0.01, "length": 0.003,
                   "told": "tuned for a tournament"},
    "drawn": {"fore": 0.0, "side": 0.0, "stiff": 0.0, "length": 0.0, "told": "as drawn"},
}
FAMILIES = pathlib.Path(__file__).resolve().parents[2] / "resources" / "bases"
LINE, INDENT = 100, 4
RUNS, YARDS, ASIDE, TRIES, DASH_SEED = 10, 20, 6.0, 40, 412
TUNED = "Tuning: "


def drawn(*key):
    """A number of unit variance, nearly normal, that follows from its key alone."""
    bits = hashlib.sha256("/".join(str(part) for part in key).encode()).digest()
    one, two = (int.from_bytes(bits[i:i + 8], "big") / 2.0**64 for i in (0, 8))
    normal = math.sqrt(-2.0 * math.log(1.0 - one)) * math.cos(2.0 * math.pi * two)
    return max(-2.5, min(2.5, normal))


def number(value, digits):
    rounded = round(value, digits)
    return int(rounded) if rounded == int(rounded) else rounded


def bent(base, spread, key):
    """The base with every prong a little off; each stays within what a base file may say."""
    for place, prong in enumerate(base["prongs"]):
        off = lambda what: drawn(*key, place, what)
        fore = prong["lean_fore_deg"] + spread["fore"] * off("fore")
        side = prong.get("lean_side_deg", 0) + spread["side"] * off("side")
        stiff = prong["stiffness_n_per_m"] * (1.0 + spread["stiff"] * off("stiff"))
        length = prong.get("drop_mm", 0) + spread["length"] * off("length")
        dial = prong.pop("on_dial", False)
        prong.pop("drop_mm", None)
        prong["lean_fore_deg"] = number(max(-30, min(40, fore)), 1)
        side = number(max(-25, min(25, side)), 1)
        prong.pop("lean_side_deg", None)
        stiffness = number(max(6, min(120, stiff)), 1)
        prong.pop("stiffness_n_per_m")
        if side:
            prong["lean_side_deg"] = side
        prong["stiffness_n_per_m"] = stiffness
        length = number(max(-0.15, min(0.15, length)), 3)
        if length:
            prong["drop_mm"] = length
        if dial:
            prong["on_dial"] = dial
    return base


def goes(bench, base, grams):
    """Whether the base arrives with this figure on it in every dash, and not far aside."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "base.json")
        pathlib.Path(path).write_text(json.dumps({"schema": "thrum.base/1", **base}))
        ran = subprocess.run([bench, "tweak", path, "--mass", str(grams), "--runs", str(RUNS), "--test", "dash",
                              "--yards", str(YARDS), "--seed", str(DASH_SEED), "--json"],
                             capture_output=True, text=True, check=True)
    shown = json.loads(ran.stdout)
    return shown["missed"] == 0 and abs(shown["left_yd"]) <= ASIDE


def tuned(team, name, seed, bench):
    spread = CLASSES[name]
    patterns = {base["id"]: base for base in team.get("bases", []) if "-of-" not in base["id"]}
    own = list(patterns.values())
    for player in team["players"]:
        pattern = player["base"].split("-of-")[0]
        player["base"] = pattern
        base = patterns.get(pattern)
        if base is None:
            base = json.loads((FAMILIES / f"{pattern}.json").read_text())
            base.pop("schema")
        # cut prongs drive nobody, and a base as drawn needs no copy
        if base.get("prongs_cut") or name == "drawn":
            continue
        key = (seed, team["id"], player["id"])
        copied = bent(copy.deepcopy(base), spread, key)
        grams = number(base["mass_g"] + player["figure"]["mass_g"], 3)
        # a pattern that does not go straight itself is meant to be what it is
        again = 0
        while bench and again < TRIES and not goes(bench, copied, grams) and (again or goes(bench, base, grams)):
            again += 1
            copied = bent(copy.deepcopy(base), spread, (*key, "again", again))
        if again:
            print(f"{team['id']}: man {player['number']} bent {again} times more", file=sys.stderr)
        copied["id"] = f"{pattern}-of-{player['id']}"
        copied["name"] = f"{base['name'].split(',')[0]}, man {player['number']}"
        own.append(copied)
        player["base"] = copied["id"]
    lines = [line for line in team.get("notes", "").split("\n") if not line.startswith(TUNED)]
    lines.append(f"{TUNED}{name} ({spread['told']}). A prong's two leans are {spread['fore']}° and "
                 f"{spread['side']}° off what was meant, its stiffness {100 * spread['stiff']:g} %, its length "
                 f"{spread['length']:g} mm, as a rule.")
    result = {}
    for key, value in team.items():
        if key == "players" and own:
            result["bases"] = own
        if key not in ("bases", "notes"):
            result[key] = value
        if key == "abbreviation":
            result["notes"] = "\n".join(lines)
    return result


def flat(value):
    return json.dumps(value, ensure_ascii=False)


def pretty(value, indent=0, lead=0):
    """As src/io/json/text.cpp writes data files."""
    text = flat(value)
    fits = indent > 0 and indent + lead + len(text.encode()) <= LINE
    if not isinstance(value, (dict, list)) or not value or fits:
        return text
    inner, isObject = " " * (indent + INDENT), isinstance(value, dict)
    parts = []
    for member in value:
        key = flat(member) + ": " if isObject else ""
        parts.append(inner + key + pretty(value[member] if isObject else member, indent + INDENT, len(key)))
    brackets = "{}" if isObject else "[]"
    return brackets[0] + "\n" + ",\n".join(parts) + "\n" + " " * indent + brackets[1]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--class", dest="name", choices=CLASSES, default="club")
    parser.add_argument("--seed", type=int, default=1926)
    parser.add_argument("--bench", help="thrum-cli, which tries every copy; none: nobody is tried")
    parser.add_argument("--to", type=pathlib.Path, help="folder to write to; else the files themselves")
    parser.add_argument("team", nargs="+", type=pathlib.Path)
    asked = parser.parse_args()
    for path in asked.team:
        team = tuned(json.loads(path.read_text()), asked.name, asked.seed, asked.bench)
        to = asked.to / path.name if asked.to else path
        to.write_text(pretty(team) + "\n")
        print(f"{to}: {asked.name}, {len(team.get('bases', []))} bases", file=sys.stderr)


if __name__ == "__main__":
    main()
