#!/usr/bin/env python3
"""Two coaches of docs/examples/coach.py play whole games through `thrum-cli serve` with the real board,
from the toss to the final whistle, and every kind of play must have happened.

    two_coaches.py THRUM_CLI [--games N] [--plays N] [--method plays|clock] [--any]

Games take turns between play count and clock, unless one is named, and go through the three modes; --any
only asks that they end. Prints how often each kind of play was seen.
"""

import argparse
import collections
import contextlib
import importlib.util
import io
import pathlib
import sys
import types

# kind of play: the events any of which shows it
KINDS = {
    "kickoff": ["kick_declared:kickoff"], "kick return": ["return_chosen"], "touchback": ["touchback"],
    "onside kick": ["kick_declared:onside"], "onside kick recovered or lost": ["recovered", "kick_failed"],
    "run": ["tackled"], "stop": ["stop_granted"],
    "line of scrimmage reached": ["line_reached"], "pitch": ["pitched"], "pass": ["pass_released"],
    "catch": ["caught"], "incomplete pass": ["incomplete"], "interception": ["intercepted"],
    "base switch": ["base_switched"], "punt": ["punted"], "fake punt": ["fake_declared"],
    "field goal": ["field_goal_good", "kick_missed"], "try": ["try_good", "try_failed"],
    "touchdown": ["touchdown"], "penalty": ["penalty_enforced"],
    "penalty declined": ["penalty_declined"], "out of bounds": ["out_of_bounds"],
    "turnover on downs or change of possession": ["possession_changed"], "half": ["half_ended"], "end": ["game_ended"],
}
# what the board decides and coaches cannot bring about; counted, not asked for
OUTCOMES = {"broken tackle": ["tackle_broken"], "fumble": ["fumbled"], "safety": ["safety"]}
MODES = ("hotseat", "tournament", "solitaire")


def load_coach():
    path = pathlib.Path(__file__).resolve().parents[2] / "docs" / "examples" / "coach.py"
    spec = importlib.util.spec_from_file_location("coach", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--plays", type=int, default=20)
    parser.add_argument("--method", choices=("plays", "clock"))
    parser.add_argument("--any", action="store_true", help="do not ask for every kind of play")
    asked = parser.parse_args()

    coach = load_coach()
    seen = collections.Counter()

    def count(event):
        seen[event["type"]] += 1
        seen[f"{event['type']}:{event.get('result', '')}"] += 1

    coach.tell = count
    for game in range(asked.games):
        method = asked.method or ("plays", "clock")[game % 2]
        arguments = types.SimpleNamespace(program=asked.program, seed=game + 1, plays=asked.plays, method=method,
                                          mode=MODES[game // 2 % len(MODES)])
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            ended = coach.play(arguments)
        print(f"game {game + 1}, {method}, {arguments.mode}: {printed.getvalue().strip()}", flush=True)
        if ended != 0:
            return f"thrum-cli ended with {ended}"
    missing = []
    for kind, events in (KINDS | OUTCOMES).items():
        times = sum(seen[event] for event in events)
        print(f"{times:6} {kind}")
        if times == 0 and kind in KINDS:
            missing.append(kind)
    if seen["game_ended"] != asked.games:
        return "a game did not end"
    if missing and not asked.any:
        return "never seen: " + ", ".join(missing)
    return 0


if __name__ == "__main__":
    sys.exit(main())
