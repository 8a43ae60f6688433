#!/usr/bin/env python3
"""Football in numbers: reads `thrum-cli simulate --json` lines and prints means of a side and game.

    thrum-cli simulate --games 40 --home computer:3 --visitor computer:3 --json | football.py
"""
import json
import math
import sys


def main():
    games = [json.loads(line) for line in sys.stdin if line.strip()]
    if not games:
        sys.exit("no games")
    # what a game does not count is none
    counted = ("tackles_broken", "falls", "falls_with_ball", "stuck_plays", "stops", "laterals", "kicks_blocked")
    nothing = dict.fromkeys(counted, 0)
    sides = [{**nothing, **game[side]} for game in games for side in ("home", "visitor")]
    count = len(sides)

    def total(read):
        return sum(read(side) for side in sides)

    def mean(read):
        values = [read(side) for side in sides]
        middle = sum(values) / count
        spread = math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, count - 1))
        return f"{middle:.2f} +/- {spread / math.sqrt(count):.2f}"

    def share(part, whole, scale=100.0, unit=" %"):
        try:
            return f"{scale * total(part) / max(1e-9, total(whole)):.1f}{unit}"
        except KeyError:  # this game does not tell
            return None

    tries = lambda s: s["passes"]["tried"]
    rows = [
        ("games, sides", f"{len(games)}, {count}"),
        ("points", mean(lambda s: s["points"])),
        ("plays", mean(lambda s: s["plays"])),
        ("runs", mean(lambda s: s["rushing"]["count"])),
        ("yards a run", share(lambda s: s["rushing"]["yards"], lambda s: s["rushing"]["count"], 1, "")),
        ("touchdowns by runs of 30 yards or more",
         share(lambda s: s["long_touchdown_runs"], lambda s: s["rushing"]["count"])),
        ("passes", mean(tries)),
        ("complete", share(lambda s: s["passes"]["made"], tries)),
        ("yards a completion", share(lambda s: s["passing"]["yards"], lambda s: s["passes"]["made"], 1, "")),
        ("nearest defender at the throw, yards",
         share(lambda s: s["throws"] * (s["nearest_defender_yd"] or 0.0), lambda s: s["throws"], 1, "")),
        ("intercepted", share(lambda s: s["intercepted"], tries)),
        ("fumbles, lost", f"{mean(lambda s: s['fumbles'])}, {mean(lambda s: s['fumbles_lost'])}"),
        ("broken of first contacts",
         share(lambda s: s["tackles_broken"], lambda s: s["tackles"] + s["tackles_broken"])),
        ("falls, with the ball", f"{mean(lambda s: s['falls'])}, {mean(lambda s: s['falls_with_ball'])}"),
        ("stuck plays", mean(lambda s: s["stuck_plays"])),
        ("stops of the board", mean(lambda s: s["stops"])),
        ("laterals and pitchouts", mean(lambda s: s["laterals"])),
        ("kicks blocked", mean(lambda s: s["kicks_blocked"])),
        ("penalties", mean(lambda s: s["penalties"])),
        ("punts", mean(lambda s: s["punts"]["count"])),
        ("field goals", share(lambda s: s["field_goals"]["made"], lambda s: s["field_goals"]["tried"])
         + f" of {mean(lambda s: s['field_goals']['tried'])}"),
        ("touchdowns", mean(lambda s: s["rushing_touchdowns"] + s["passing_touchdowns"] + s["return_touchdowns"])),
        ("first downs", mean(lambda s: s["first_downs"])),
        ("third downs made", share(lambda s: s["third_downs"]["made"], lambda s: s["third_downs"]["tried"])),
        ("fourth downs made", share(lambda s: s["fourth_downs"]["made"], lambda s: s["fourth_downs"]["tried"])),
        ("board on, seconds a play", share(lambda s: s["board_ms"] / 1000.0, lambda s: s["plays"], 1, "")),
        ("plays of ten seconds or more", share(lambda s: s["long_plays"], lambda s: s["plays"])),
    ]
    for name, value in (row for row in rows if row[1] is not None):
        print(f"| {name} | {value} |")


if __name__ == "__main__":
    main()
