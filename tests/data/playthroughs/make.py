#!/usr/bin/env python3
"""Records the playthroughs of this folder with thrum-cli serve: short games that between them hold
every mode, method and board and what a game can come to. Seeds are looked for, not written down, so
that it works with any physics; what is recorded stays as it is until somebody runs this again.

    tests/data/playthroughs/make.py THRUM_CLI [NAME ...]

See README.md for when to do that.
"""

import json
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parents[2]
MOST_SEEDS = 400


class Table:
    """One session of the protocol."""

    def __init__(self, program):
        self.pipe = subprocess.Popen(
            [program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={"THRUM_DATA": str(ROOT), "XDG_DATA_HOME": "/nonexistent", "PATH": "/usr/bin:/bin"})

    def ask(self, do, **members):
        self.pipe.stdin.write(json.dumps({"do": do, **members}) + "\n")
        self.pipe.stdin.flush()
        reply = json.loads(self.pipe.stdout.readline())
        if not reply["ok"]:
            raise RuntimeError(f"{do} {members}: {reply}")
        return reply

    def close(self):
        self.pipe.stdin.close()
        self.pipe.wait()


def events_of(reply):
    for seat in reply.get("seats", []):
        yield from seat["events"]
    yield from reply.get("events", [])


class Game:
    """A game of two random seats, driven until something has been seen."""

    def __init__(self, table, seed, options, seat="random"):
        self.table = table
        self.seen = []
        self.runs = 0
        self.hear(table.ask("new", game="tap", seed=seed, home={"team": "lancers", "seat": seat},
                            visitor={"team": "wildcats", "seat": seat}, options=options))

    def hear(self, reply):
        self.reply = reply
        self.prompt = reply["prompt"]
        # the step that asked comes before what the seats did then, but the order is of no interest
        self.seen += list(events_of(reply))
        return reply

    def step(self):
        if self.prompt["kind"] == "run":
            self.runs += 1
            self.hear(self.table.ask("run"))
        else:
            self.hear(self.table.ask("draw"))

    def over(self):
        return self.prompt["kind"] == "over"

    def has(self, *types):
        return all(any(event["type"] == one for event in self.seen) for one in types)


SHORT = {"game.playsPerHalf": 2, "game.halfMinutes": 1}
LONGER = {"game.playsPerHalf": 10, "game.halfMinutes": 6}


def options(mode="solitaire", method="plays", board="2x4", overrides=None, **more):
    return {"mode": mode, "method": method, "board": board, "overrides": overrides or SHORT, **more}


def whole(table, wanted, most_runs=26):
    """A whole short game."""
    for seed in range(1, MOST_SEEDS):
        game = Game(table, seed, wanted)
        while not game.over() and game.runs <= most_runs:
            game.step()
        if game.over():
            return
    raise RuntimeError("no seed gives such a game")


def until(table, wanted, *types, first=1, most_runs=12, check=None):
    """A game up to the end of the play in which the last of these events comes."""
    for seed in range(first, first + MOST_SEEDS):
        game = Game(table, seed, wanted)
        done = lambda: game.has(*types) and (check is None or check(game.seen))
        while not game.over() and game.runs < most_runs and not done():
            game.step()
        if done():
            return
    raise RuntimeError(f"no seed gives {types}")


def typed_chance(table):
    """Real dice and a real coin, typed in."""
    game = Game(table, 5, options(overrides=LONGER))
    while game.runs < 10 and not game.has("dice_rolled"):
        if game.prompt["kind"] == "chance":
            outcome = ({"type": "coin", "face": "tails"} if game.prompt["chance"] == "coin"
                       else {"type": "dice", "faces": [3] * game.prompt["dice"]})
            game.hear(table.ask("submit", input={**outcome, "by": "typed"}))
        else:
            game.step()


def taken_back(table):
    """Runs taken back and played again, differently."""
    game = Game(table, 8, options(undo="free"))
    for _ in range(3):
        for _ in range(3):
            game.step()
        game.hear(table.ask("undo", count=1))
        while game.prompt["kind"] == "decision":  # back to where the seats are not due
            game.hear(table.ask("undo", count=1))
    game.step()


SCENE = {
    "phase": "S8", "offense": "home", "down": 2, "line_of_scrimmage": 40, "line_to_gain": 47,
    "carrier": "H34", "switch_holder": "home",
    "figures": {"H12": {"x": 36.5, "y": 26.6665}, "H34": {"x": 36, "y": 23.9},
                "V52": {"x": 44.31, "y": 22.28, "heading_deg": 175},
                "H64": {"x": 38.9, "y": 30}, "V97": {"x": 40.91, "y": 30}},
    "play_facts": {"snapped": True, "counted": True, "snap_taker": "H12"},
    "clocks": [{"name": "stoppage", "ms_left": 10000, "policy": "advisory", "side": "home"}],
}


def written_run(table):
    """The worked play of the rule book: a scene that was loaded, a run told by hand."""
    game = Game(table, 7, options(board="big", bases="reference"), seat="client")
    game.hear(table.ask("load", state=SCENE))
    for decision in ({"type": "pivot", "figure": "H34", "heading_deg": 350, "ms": 3200},
                     {"type": "done", "ms": 800},
                     {"type": "pivot", "figure": "V52", "heading_deg": 171.5, "ms": 2600},
                     {"type": "done", "ms": 500}, {"type": "switch_on", "ms": 400}):
        game.hear(table.ask("submit", input=decision))
    game.hear(table.ask("submit", input={"type": "run", "script": [
        {"tick": 97, "pose": {"H34": {"x": 39.2, "y": 23.1, "heading_deg": 352}}}]}))
    game.hear(table.ask("submit", input={"type": "switch_on", "ms": 700}))
    game.hear(table.ask("submit", input={"type": "run", "script": [
        {"tick": 40, "pose": {"H34": {"x": 40.9912, "y": 22.8278, "heading_deg": 351.4}}},
        {"tick": 40, "touch": ["H34", "V52"]}, {"tick": 55, "fall": "V52"},
        {"tick": 130, "pose": {"H34": {"x": 44.3344, "y": 22.6034, "heading_deg": 353.1}}},
        {"tick": 130, "touch": ["H34", "V97"]}]}))


def stops(table):
    """A coach who stops, turns his carrier and is stopped by the referee once he has none left."""
    game = Game(table, 7, options(board="big", bases="reference"), seat="client")
    game.hear(table.ask("load", state=SCENE))
    for _ in range(3):
        game.hear(table.ask("submit", input={"type": "done", "ms": 900}))
        while game.prompt["kind"] == "decision" and "switch_on" not in game.prompt["wants"]:
            game.hear(table.ask("submit", input={"type": "done", "ms": 300}))
        game.hear(table.ask("submit", input={"type": "switch_on", "ms": 400}))
        game.hear(table.ask("run", switch_off_at=20))
        if "done" not in game.prompt.get("wants", []):
            break


def line_up(line, down=1, offense="home"):
    """A scene before a snap at x = line."""
    to_gain = min(100, line + 10) if offense == "home" else max(0, line - 10)
    return {"phase": "S1", "offense": offense, "down": down, "line_of_scrimmage": line,
            "line_to_gain": to_gain, "figures": {}, "half": 1, "play": 3, "chance": None}


def told(table, scene, *inputs, mode="solitaire"):
    """A scene and what came of it, told by hand to the end."""
    game = Game(table, 7, options(mode, board="big", bases="reference", overrides=LONGER),
                seat="client")
    game.hear(table.ask("load", state=scene))
    for one in inputs:
        game.hear(table.ask("submit", input=one))


def run(*script):
    return {"type": "run", "script": list(script)}


DONE = {"type": "done", "ms": 600}
SWITCH_ON = {"type": "switch_on", "ms": 400}
PASS_SCENE = {
    **SCENE, "carrier": "H12",
    "figures": {"H12": {"x": 35.5, "y": 26.6665}, "H88": {"x": 42, "y": 15},
                "V21": {"x": 52, "y": 15, "heading_deg": 180}, "H64": {"x": 38.9, "y": 30},
                "V97": {"x": 43.91, "y": 30, "heading_deg": 180}},
    "play_facts": {"snapped": True, "counted": True, "snap_taker": "H12",
                   "eligible_at_snap": ["H88"]},
}


def interception(table):
    told(table, PASS_SCENE, {"type": "declare_pass", "ms": 900},
         {"type": "name_receiver", "figure": "H88", "ms": 1000},
         {"type": "lay_stick", "heading_deg": 20, "ms": 1500}, {"type": "release_pass", "ms": 500},
         DONE, SWITCH_ON, run({"tick": 60, "ball_touch": "V21"}), DONE, DONE, SWITCH_ON,
         run({"tick": 50, "touch": ["H88", "V21"]}))


def fumble(table):
    told(table, SCENE, DONE, SWITCH_ON,
         run({"tick": 40, "touch": ["H34", "V52"]}, {"tick": 55, "fall": "H34"}),
         {"type": "coin", "face": "tails", "by": "typed"}, DONE, DONE, SWITCH_ON,
         run({"tick": 60, "pose": {"V52": {"x": 40, "y": 22}}},
             {"tick": 60, "touch": ["H64", "V52"]}))


def penalty(table):
    """Twelve men, and the other coach counts."""
    men = [12, 22, 34, 52, 61, 64, 70, 76, 80, 84, 88, 30]
    places = {f"H{n}": {"x": 39 - i % 4 * 3, "y": 8 + i * 3} for i, n in enumerate(men)}
    told(table, {**line_up(40), "figures": places},
         {"type": "call_too_many_men", "side": "visitor", "ms": 700}, mode="hotseat")


def field_goal(table, faces):
    """From the 12, with real dice."""
    game = Game(table, 3, options(overrides=LONGER), seat="client")
    game.hear(table.ask("load", state=line_up(88, down=4)))
    game.hear(table.ask("submit", input={"type": "declare_field_goal", "ms": 2500}))
    game.hear(table.ask("submit", input={"type": "dice", "faces": faces, "by": "typed"}))


def after_scene(table, scene, *types, most_runs=8, check=None):
    """Two random seats from a scene on, up to these events."""
    for seed in range(1, MOST_SEEDS):
        game = Game(table, seed, options(overrides=LONGER))
        game.hear(table.ask("load", state=scene))
        done = lambda: game.has(*types) and (check is None or check(game.seen))
        while not game.over() and game.runs < most_runs and not done():
            game.step()
        if done():
            return
    raise RuntimeError(f"no seed gives {types}")


GAMES = {
    "solitaire-2x4-plays": lambda t: whole(t, options()),
    "solitaire-620-clock": lambda t: whole(t, options(method="clock", board="620")),
    "solitaire-big-plays": lambda t: whole(t, options(board="big")),
    "hotseat-2x4-clock": lambda t: whole(t, options("hotseat", "clock")),
    "hotseat-620-plays": lambda t: whole(t, options("hotseat", board="620")),
    "hotseat-big-clock": lambda t: whole(t, options("hotseat", "clock", "big")),
    "tournament-2x4-plays": lambda t: whole(t, options("tournament")),
    "tournament-620-clock": lambda t: whole(t, options("tournament", "clock", "620")),
    "tournament-big-plays": lambda t: whole(t, options("tournament", board="big")),
    "overtime": lambda t: until(t, options(overrides={"game.playsPerHalf": 1}),
                                "overtime_period", "overtime_yards", "game_ended", most_runs=30),
    "touchdown-extra-point": lambda t: until(t, options(overrides=LONGER), "touchdown", "try_good"),
    "two-point-try": lambda t: until(
        t, options(overrides=LONGER), "touchdown", most_runs=16,
        check=lambda seen: any(e["type"].startswith("try_") and e.get("clause") == "TAP-TP-4"
                               for e in seen)),
    "field-goal-good": lambda t: field_goal(t, [1, 1]),
    "field-goal-missed": lambda t: field_goal(t, [6, 6]),
    "safety-kick": lambda t: after_scene(t, line_up(1), "safety", "return_chosen"),
    "punt-return": lambda t: until(t, options(overrides=LONGER), "punted", "return_chosen",
                                   "spotted"),
    "onside-failed": lambda t: until(t, options(overrides=LONGER), "kick_failed"),
    "onside-recovered": lambda t: after_scene(
        t, {**line_up(70), "phase": "K0", "line_to_gain": 70,
            "play_facts": {"kind": "kickoff"}}, "recovered", "kick_declared"),
    "pass-caught": lambda t: until(t, options(overrides=LONGER), "caught", "spotted"),
    "pass-incomplete": lambda t: until(t, options(overrides=LONGER), "incomplete"),
    "interception": interception,
    "fumble": fumble,
    "penalty": penalty,
    "house-rules": lambda t: whole(t, options("hotseat", "clock", overrides={
        "game.halfMinutes": 1, "stoppages.max": 2}, clock_scale={"home": 2, "visitor": "off"})),
    "typed-chance": typed_chance,
    "taken-back": taken_back,
    "written-run": written_run,
    "stops": stops,
    "own-bases-big-clock": lambda t: whole(t, options("hotseat", "clock", "big")),
    "own-bases-pass-caught": lambda t: until(t, options(overrides=LONGER), "caught", "spotted"),
}


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program = str(Path(sys.argv[1]).resolve())
    index_file = FOLDER / "index.json"
    index = json.loads(index_file.read_text()) if index_file.exists() else {}
    failed = []
    for name in sys.argv[2:] or GAMES:
        table = Table(program)
        try:
            GAMES[name](table)
        except RuntimeError as trouble:
            print(f"{name}: NOT MADE, {trouble}")
            failed.append(name)
            table.close()
            continue
        file = FOLDER / (name + ".thrum")
        table.ask("save", file=str(file))
        state = table.ask("state")
        table.close()
        # when it was made is of no interest, and every run would change the file
        head, rest = file.read_text().split("\n", 1)
        header = json.loads(head)
        header["created"] = "2026-11-20T19:02:05Z"
        file.write_text(json.dumps(header, separators=(",", ":"), ensure_ascii=False) + "\n" + rest)
        told = json.loads(subprocess.run([program, "replay", "--json", str(file)], check=True,
                                         capture_output=True, text=True).stdout)
        index[name] = {
            "lines": len(rest.splitlines()) + 1,
            "plays": len(told["plays"]),
            "score": state["state"]["score"],
            "length_ms": told["length_ms"],
            "digest": state["digest"],
        }
        print(f"{name}: {index[name]}, {file.stat().st_size} bytes", flush=True)
    # games of an earlier board cannot be made again
    kept = [name for name in sorted(index) if name in GAMES or name.startswith("earlier-board-")]
    index = {name: index[name] for name in kept}
    index_file.write_text(json.dumps(index, indent=1) + "\n")
    sys.exit(f"not made: {', '.join(failed)}" if failed else 0)


if __name__ == "__main__":
    main()
