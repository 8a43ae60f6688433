"""An engine that reads every question and answers each with the same line, whatever is asked.

    answering_engine.py LINE [TICK LINE_THERE [SECONDS]]

With TICK it answers LINE_THERE when it is shown that moment of a run, after SECONDS, and nothing wants
to be called at the others.
"""

import json
import sys
import time

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
