#!/usr/bin/env python3
"""An engine for one seat of a TAP game: Thrum asks, this answers, one JSON object a line.

    thrum-cli play --home "engine:python3 docs/examples/engine.py" --visitor computer:1

The football sense is that of coach.py beside it. docs/protocol.md, "Engines", tells what is asked.
"""

import json
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from coach import Coach  # noqa: E402


def answer(coach, luck, ask):
    if ask["ask"] == "calls":
        return {"calls": [{"tick": luck.randint(40, 120), "call": "stop"}]}
    if "refused" in ask:
        coach.refused(ask["refused"], ask["prompt"], ask["observe"])
    return {"input": coach.decide(ask["prompt"], ask["observe"])}


def main():
    luck = random.Random(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
    coach = Coach(luck)
    for line in sys.stdin:
        print(json.dumps(answer(coach, luck, json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
