#!/usr/bin/env python3
"""An engine for one seat of a TAP game: Thrum asks, this answers, one JSON object a line.

    thrum-cli play --home "engine:python3 docs/examples/engine.py" --visitor computer:1

The football sense is that of coach.py beside it. docs/protocol.md, "Engines", tells what is asked.
"""

import json
import math
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from coach import Coach  # noqa: E402


class Watching:
    """Stops the board for its own carrier when a defender has come near."""

    NEAR = 3.0  # yards

    def __init__(self):
        self.observe = {}

    def call(self, ask):
        self.observe = ask.get("observe", self.observe)
        carrier = self.observe.get("carrier")
        poses = ask["frame"]["poses"]
        mine = "H" if ask["side"] == "home" else "V"
        if self.observe.get("switch_holder") != ask["side"] or not (carrier or "").startswith(mine):
            return None
        x, y, _ = poses[carrier]
        near = any(math.hypot(pose[0] - x, pose[1] - y) < self.NEAR
                   for name, pose in poses.items() if name[0] != mine)
        return "stop" if near else None


def answer(coach, watching, ask):
    if ask["ask"] == "watch":
        return {"call": watching.call(ask)}
    if "refused" in ask:
        coach.refused(ask["refused"], ask["prompt"], ask["observe"])
    return {"input": coach.decide(ask["prompt"], ask["observe"])}


def main():
    coach = Coach(random.Random(int(sys.argv[1]) if len(sys.argv) > 1 else 7))
    watching = Watching()
    for line in sys.stdin:
        ask = json.loads(line)
        print(json.dumps({"n": ask["n"], **answer(coach, watching, ask)}), flush=True)


if __name__ == "__main__":
    main()
