#!/usr/bin/env python3
"""What became of throws by how far off the nearest defender was: reads recorded games of TAP.

    thrum-cli play --home computer:1 --visitor computer:1 --seed 501 --record 501.thrum
    throws.py *.thrum
"""
import json
import math
import sys

WIDTH_YD = 160 / 3
BANDS = (0.0, 3.5, 4.5, 5.5, 7.0, 9.0, math.inf)  # yards, middle to middle
ENDS = ("caught", "intercepted", "incomplete")


def standing_after(run):
    """Who stands on the field when a run is over, and where."""
    places = {one["figure"]: (one["x"], one["y"]) for one in run["request"]["figures"]}
    places.update({figure: pose[:2] for figure, pose in run["input"]["poses"].items()})
    lying = {one["figure"] for one in run["request"]["figures"] if one["status"] != "standing"}
    lying |= set(run["input"].get("fallen", {}))
    return {figure: place for figure, place in places.items()
            if figure not in lying and 0.0 <= place[1] <= WIDTH_YD}


def throws_of(path):
    """(yards of the nearest defender when the ball was released, how it ended) of a game."""
    places, near = {}, None
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            entry = json.loads(line)
            if entry.get("kind") == "run":
                places = standing_after(entry)
            for event in entry.get("events", []):
                if event["type"] == "pass_released" and event["figure"] in places:
                    receiver = event["figure"]
                    against = [math.dist(places[receiver], place)
                               for figure, place in places.items() if figure[0] != receiver[0]]
                    near = min(against, default=None)
                elif near is not None and event["type"] in ENDS:
                    yield near, event["type"]
                    near = None


def main():
    throws = sorted(throw for path in sys.argv[1:] for throw in throws_of(path))
    if not throws:
        sys.exit("no throws")
    print(f"{len(throws)} throws, nearest defender {sum(t[0] for t in throws) / len(throws):.1f} yd, "
          f"median {throws[len(throws) // 2][0]:.1f}")
    for low, high in zip(BANDS, BANDS[1:]):
        ends = [end for near, end in throws if low <= near < high]
        if ends:
            print(f"| {low:g} to {high:g} | {len(ends)} | {100 * ends.count('caught') / len(ends):.0f} % "
                  f"| {100 * ends.count('intercepted') / len(ends):.0f} % |")


if __name__ == "__main__":
    main()
