#!/usr/bin/env python3
"""Games between two levels of the computer coach, for games whose teams lie in resources/games.

Each pair of teams plays the same seeds with the levels changed over; a tie counts half. The error is
one standard error of those couples of games. Exit code 1 if the first level wins less than --least.

    levels.py thrum-cli --game foursheet --first 5 --second 4 --games 400
"""
import argparse
import itertools
import json
import math
import pathlib
import subprocess
import sys


def play(program, game, home, visitor, teams, count, seed):
    """Scores of some games, home first."""
    command = [program, "simulate", "--game", game, "--json", "--games", str(count), "--seed", str(seed)]
    command += ["--home", home, "--visitor", visitor, "--home-team", teams[0], "--visitor-team", teams[1]]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    return [json.loads(line)["score"] for line in done.stdout.splitlines() if line.strip()]


def main():
    parser = argparse.ArgumentParser(description="Games between two levels of the computer coach")
    parser.add_argument("program", help="thrum-cli")
    parser.add_argument("--game", default="foursheet")
    parser.add_argument("--first", default="5", help="level whose share is told")
    parser.add_argument("--second", default="1")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--least", type=float, default=0.0, help="percent below which it fails")
    parser.add_argument("--teams", nargs="*", help="ids; all shipped ones if left out")
    asked = parser.parse_args()
    folder = pathlib.Path(__file__).resolve().parents[2] / "resources" / "games" / asked.game / "teams"
    teams = asked.teams or sorted(file.stem for file in folder.glob("*.json"))
    pairs = list(itertools.combinations(teams, 2))
    couples = max(asked.games // 2, 1)
    first, second = f"computer:{asked.first}", f"computer:{asked.second}"
    shares, won, drawn, own, other = [], 0, 0, 0, 0
    for number, pair in enumerate(pairs):
        count = couples // len(pairs) + (1 if number < couples % len(pairs) else 0)
        if count == 0:
            continue
        seed = asked.seed + 1000 * number
        at_home = play(asked.program, asked.game, first, second, pair, count, seed)
        away = play(asked.program, asked.game, second, first, pair, count, seed)
        for one, two in zip(at_home, away):
            games = [(one[0], one[1]), (two[1], two[0])]
            shares.append(sum(1 if a > b else 0.5 if a == b else 0 for a, b in games) / 2)
            won += sum(a > b for a, b in games)
            drawn += sum(a == b for a, b in games)
            own += sum(a for a, _ in games)
            other += sum(b for _, b in games)
    played = 2 * len(shares)
    share = sum(shares) / len(shares)
    spread = sum((one - share) ** 2 for one in shares) / max(len(shares) - 1, 1)
    error = math.sqrt(spread / len(shares))
    print(f"{asked.first} against {asked.second}: {played} games, {won} won, {played - won - drawn} lost, "
          f"{drawn} drawn: {100 * share:.1f} % +/- {100 * error:.1f}; "
          f"points {own / played:.1f} to {other / played:.1f}", flush=True)
    return 0 if 100 * share >= asked.least else 1


if __name__ == "__main__":
    sys.exit(main())
