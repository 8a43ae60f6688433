"""An engine that reads every question and answers each with the same line, whatever is asked.

    answering_engine.py LINE [TICK LINE_THERE [SECONDS]]
    answering_engine.py --spam

With TICK it answers LINE_THERE when it is shown that moment of a run, after SECONDS, and nothing wants
to be called at the others.
"""

import json
import sys
import time



def spam():
    """Places one man of a line-up for ever: allowed, and leads nowhere."""
    for n, line in enumerate(sys.stdin.buffer):
        asked = json.loads(line)
        prompt = asked.get("prompt", {})
        option = prompt.get("options", {}).get("place", {})
        zone = option.get("zone")
        if asked["ask"] == "watch":
            answer = {"call": None}
        elif "place" in prompt.get("wants", []) and option.get("figures") and zone:
            x = (zone["min_x"] + zone["max_x"]) / 2 + n % 2 * 0.01
            answer = {"input": {"type": "place", "figure": option["figures"][0], "x": x,
                                "y": (zone["min_y"] + zone["max_y"]) / 2}}
        else:
            answer = {"input": {"type": prompt.get("wants", ["done"])[0]}}
        print(json.dumps(answer), flush=True)


if sys.argv[1] == "--spam":
    spam()
    sys.exit(0)

always = sys.argv[1].encode("utf-8", "surrogateescape")
tick = int(sys.argv[2]) if len(sys.argv) > 2 else None
there = sys.argv[3].encode() if len(sys.argv) > 3 else b""
wait = float(sys.argv[4]) if len(sys.argv) > 4 else 0.0

for line in sys.stdin.buffer:
    answer = always
    if tick is not None:
        asked = json.loads(line)
        if asked["ask"] == "watch":
            answer = b'{"call":null}'
            if asked["tick"] == tick:
                time.sleep(wait)
                answer = there
    sys.stdout.buffer.write(answer + b"\n")
    sys.stdout.buffer.flush()
