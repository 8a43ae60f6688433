"""An engine that answers each question with the answer to another one, which makes no sense, and
then as docs/examples/engine.py does.

    stale_engine.py FOLDER_OF_THE_EXAMPLES
"""

import json
import random
import sys

sys.path.insert(0, sys.argv[1])
from coach import Coach  # noqa: E402
from engine import Watching, answer  # noqa: E402

coach = Coach(random.Random(7))
watching = Watching()
for line in sys.stdin:
    ask = json.loads(line)
    print(json.dumps({"n": ask["n"] + 1, "input": {"type": "dice", "faces": [6, 6]}}))
    print(json.dumps({"n": ask["n"], **answer(coach, watching, ask)}), flush=True)
