#!/usr/bin/env python3
"""Makes what the targets any_game and session begin with, from games the program plays with itself.

    make_corpus.py THRUM_CLI FOLDER [--sessions N]

FOLDER gets any_game/*.thrum, the first lines of a game of each kind, and session/*.jsonl, N short sessions of each
kind: a piece of what was decided, sometimes with a request that makes no sense.
"""

import json
import os
import random
import subprocess
import sys
import tempfile

GAMES = ["tap", "solitaire", "scrimmage", "touchdown", "foursheet"]
PLAYS = {"solitaire": 10}  # a quarter or half; as few as the game allows
NONSENSE = [{"do": "undo", "count": 1}, {"do": "undo", "count": 3}, {"do": "draw"}, {"do": "log"}, {"do": "run", "switch_off_at": 9},
            {"do": "load", "state": {"down": 9}}, {"do": "load", "state": {"score": [7, 3]}}, {"do": "submit", "input": {"type": "done"}}]


def played(program, game, seed):
    with tempfile.TemporaryDirectory() as place:
        whole = os.path.join(place, "g.thrum")
        subprocess.run([program, "play", "--game", game, "--home", "random", "--visitor", "random", "--seed", str(seed), "--plays",
                        str(PLAYS.get(game, 1)), "--record", whole], stdout=subprocess.DEVNULL, check=True, timeout=120)
        return open(whole, "rb").read().split(b"\n")


def session(game, lines, seed, luck):
    header = json.loads(lines[0])
    asked = [f"{GAMES.index(game)}{seed}" + json.dumps({"mode": header["mode"], "overrides": header["rules"]["overrides"]}, separators=(",", ":"))]
    length = luck.randint(5, 22)
    for line in lines[1:]:
        entry = json.loads(line) if line else {}
        if len(asked) > length or entry.get("kind") not in ("decision", "chance", "run", "time"):
            break
        request = {"do": "run"} if entry["kind"] == "run" else {"do": "submit", "input": entry["input"]}
        asked.append(json.dumps(request, separators=(",", ":")))
        if luck.random() < 0.1:
            asked.append(json.dumps(luck.choice(NONSENSE), separators=(",", ":")))
    return "\n".join(asked) + "\n"


def main():
    program, folder = os.path.abspath(sys.argv[1]), sys.argv[2]
    sessions = int(sys.argv[sys.argv.index("--sessions") + 1]) if "--sessions" in sys.argv else 90
    for name in ("any_game", "session"):
        os.makedirs(os.path.join(folder, name), exist_ok=True)
    for game in GAMES:
        for seed in range(1, sessions + 1):
            lines = played(program, game, seed)
            if seed == 1:
                with open(os.path.join(folder, "any_game", f"{game}.thrum"), "wb") as to:
                    to.write(b"\n".join(lines[:12]) + b"\n")
            with open(os.path.join(folder, "session", f"{game}-{seed:03}.jsonl"), "w", encoding="utf-8") as to:
                to.write(session(game, lines, seed, random.Random(seed)))


if __name__ == "__main__":
    main()
