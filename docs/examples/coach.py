#!/usr/bin/env python3
"""A small coach for Thrum: plays both sides of a whole TAP game through the protocol.

    coach.py [THRUM_CLI] [--seed N] [--plays N] [--method plays|clock] [--mode MODE]

It calls stored formations, hands the ball to a back or throws when a receiver is free, stops the board
once, turns the men nearest to the ball and prints what the referee says. docs/protocol.md explains every
request it sends.
"""

import argparse
import json
import random
import subprocess


class Table:
    """One session: a request goes out as a line, its reply comes back as a line."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        encoding="utf-8")

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


class Coach:
    """Decides for whichever side is asked, by what the prompt offers."""

    FORMATIONS = {("kickoff", True): "kick-return", ("kickoff", False): "kickoff",
                  ("safety_kick", True): "kick-return", ("safety_kick", False): "kickoff",
                  ("onside", True): "onside-return", ("onside", False): "kickoff",
                  ("scrimmage", True): "pro-set", ("scrimmage", False): "four-three",
                  ("punt", True): "punt", ("punt", False): "punt-return"}

    def __init__(self, luck):
        self.luck = luck
        self.window = None
        self.answers = []

    def decide(self, prompt, state):
        """The next input; each prompt gets a list of ideas, worked off one by one."""
        window = (prompt["phase"], prompt.get("stage"), prompt["side"], state["play"], state["down"],
                  *(word in prompt["wants"] for word in ("lay_stick", "release_pass", "choose_toss")))
        if window != self.window:
            self.window, self.answers = window, self.ideas(prompt, state)
        idea = self.answers.pop(0) if self.answers else {"type": "time_expired"}
        return idea(prompt) if callable(idea) else idea

    def ideas(self, prompt, state):
        wants, options, side = prompt["wants"], prompt.get("options", {}), prompt["side"]
        facts = state["play_facts"]
        ideas = []
        if "take_over" in wants:
            return [{"type": "take_over"}] + self.ideas(dict(prompt, wants=[w for w in wants if w != "take_over"]), state)
        if "place" in wants:
            kind = facts["kind"]
            last_down = kind == "scrimmage" and side == state["offense"] and state["down"] == 4
            if last_down and "declare_field_goal" in wants:
                ideas.append({"type": "declare_field_goal"})
            elif last_down and "declare_punt" in wants:
                ideas.append({"type": "declare_punt"})
                kind = "punt"
            ideas.append({"type": "place", "formation": self.FORMATIONS[kind, side == state["offense"]]})
            if kind == "punt" and side == state["offense"]:
                ideas.append(self.gunner)
            ideas += [{"type": word} for word in ("set", "ready") if word in wants]
            return ideas
        if "release_pass" in wants:
            return [{"type": "release_pass"}]
        if "lay_stick" in wants:
            return self.about("lay_stick", {}, state, side) + [{"type": "withdraw_pass"}]
        before_snap = prompt["phase"] in ("S3", "S4")  # a turned base may stack a man: no pivots there
        for word in ("pivot", "name_receiver"):
            if word in wants and not before_snap:
                ideas += self.about(word, options.get(word, {}), state, side)
        if "announce" in wants:
            ideas.append({"type": "announce", "figure": self.luck.choice(options["announce"]["figures"])})
        if "switch_base" in wants and prompt["phase"] == "S8" and self.luck.random() < 0.1:
            ideas.append({"type": "switch_base", "figure": self.luck.choice(options["switch_base"]["figures"])})
        if "pitch" in wants and self.luck.random() < 0.2:
            ideas.append({"type": "pitch", "figure": self.luck.choice(options["pitch"]["figures"])})
        for word, share in (("declare_pass", 0.5), ("declare_fake", 0.2), ("hang_on", 0.2),
                            ("take_touchback", 0.2), ("decline", 0.3)):
            if word in wants and self.luck.random() < share:
                ideas.append({"type": word})
        for word in ("call_toss", "choose_toss", "declare_kick", "choose_try"):
            if word in wants:
                ideas.append({"type": word, "choice": self.luck.choice(options[word]["choices"])})
        plain = ("confirm_method", "release_pass", "punt", "roll", "flip", "return_kick", "accept", "no_call",
                 "done", "ready", "switch_on", "take_touchback", "withdraw_pass", "down_ball", "decline")
        return ideas + [{"type": word} for word in plain if word in wants]

    def refused(self, answer, prompt, state):
        """A defender in a gunner's lane steps out of it, toward the middle or back; others just try the next idea."""
        name = prompt["side"][0].upper() + answer.get("args", {}).get("n", "")
        if answer.get("clause") in ("TAP-PU-5", "TAP-LD-2") and name in state["figures"]:
            spot = state["figures"][name]
            inward = self.luck.uniform(1, 6) * (1 if spot["y"] < 26.6665 else -1)
            back = self.luck.uniform(0, 3) * (1 if prompt["side"] == "visitor" else -1)
            self.answers = [{"type": "place", "figure": name, "x": round(spot["x"] + back, 4),
                             "y": round(spot["y"] + inward, 4)}, {"type": "ready"}]

    @staticmethod
    def timed(idea):
        """Two seconds of thought for everything a coach decides."""
        return idea if idea["type"] == "time_expired" else dict(idea, ms=2000)

    @staticmethod
    def gunner(prompt):
        """Whom to name is known only once the men stand."""
        return {"type": "name_gunners", "figures": prompt["options"].get("name_gunners", {}).get("figures", [])[:1]}

    def about(self, word, option, state, side):
        figures = state["figures"]
        ahead = 0 if side == "home" else 180
        if word == "lay_stick":
            return [{"type": word, "heading_deg": ahead + self.luck.randint(-30, 30)} for _ in range(4)]
        offered = [name for name in option.get("figures", []) if name in figures]
        if word == "name_receiver":  # the man with the most room
            def room(name):
                return min(abs(figures[name]["x"] - man["x"]) + abs(figures[name]["y"] - man["y"])
                           for other, man in figures.items() if other != name)
            return [{"type": word, "figure": max(offered, key=room)}] if offered else []
        names = self.luck.sample(offered, min(2, len(offered)))
        return [{"type": word, "figure": name, "heading_deg": ahead + self.luck.randint(-40, 40)}
                for name in names]


def play(arguments):
    table = Table(arguments.program)
    luck = random.Random(arguments.seed)
    reply = table.ask(do="new", game="tap", seed=arguments.seed, options={
        "mode": arguments.mode, "method": arguments.method,
        "overrides": {"game.playsPerHalf": arguments.plays, "game.halfMinutes": arguments.plays}})
    coach = Coach(luck)
    refused = 0
    while reply.get("prompt", {}).get("kind") != "over":
        prompt = reply["prompt"]
        if prompt["kind"] == "chance":
            reply = table.ask(do="draw")
        elif prompt["kind"] == "run":
            stop = {"switch_off_at": luck.randint(30, 120)} if prompt["phase"] in ("S7", "P2") else {}
            reply = table.ask(do="run", **stop)
        else:
            state = table.ask(do="state")["state"]
            answer = table.ask(do="submit", input=Coach.timed(coach.decide(prompt, state)))
            if not answer["ok"]:
                coach.refused(answer, prompt, state)
                refused += 1
                if refused > 200:
                    raise SystemExit(f"stuck at {prompt['phase']}: {answer}")
                continue
            reply = answer
        refused = 0
        for event in reply.get("events", []):
            tell(event)
    state = table.ask(do="state")["state"]
    print("final:", state["score"]["home"], "to", state["score"]["visitor"], "-", table.ask(do="digest")["digest"])
    return table.close()


def tell(event):
    silent = ("figure_placed", "figure_lifted", "board_cleared", "took_over", "ready_declared", "out")
    if event["type"] in silent:
        return
    facts = [f"{key} {value}" for key, value in event.items() if key not in ("type", "clause", "message", "text", "args")]
    print(f"{event.get('clause', ''):10} {event.get('message', event['type'].replace('_', ' '))}  {', '.join(facts)}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Plays both sides of a TAP game through thrum-cli serve.")
    parser.add_argument("program", nargs="?", default="thrum-cli")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--plays", type=int, default=20, help="plays a half, or minutes in a clock game")
    parser.add_argument("--method", choices=("plays", "clock"), default="plays")
    parser.add_argument("--mode", choices=("solitaire", "hotseat", "tournament"), default="hotseat")
    raise SystemExit(play(parser.parse_args()))
