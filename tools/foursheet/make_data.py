#!/usr/bin/env python3
"""Makes the files of resources/games/foursheet from the templates of the rule book.

    make_data.py            writes them
    make_data.py --check    says which committed files differ from what would be written

Clauses: FSS-36 to 39. Needs nothing but Python 3; the same files come out everywhere.
"""

import argparse
import pathlib
import sys

sys.dont_write_bytecode = True

from cards import decks
from checks import check_all
from codes import codes
from printing import text_of
from tables import returns, tables
from teams import teams

TARGET = pathlib.Path(__file__).resolve().parents[2] / "resources" / "games" / "foursheet"


def all_files():
    files = {**decks(), "codes.json": codes(), "returns.json": returns(), "tables.json": tables(), **teams()}
    check_all(files)
    return {name: text_of(value) for name, value in files.items()}


def differing(files):
    there = {str(path.relative_to(TARGET)).replace("\\", "/") for path in TARGET.rglob("*.json")}
    for name, text in files.items():
        path = TARGET / name
        if name not in there:
            yield f"{name} is missing"
        elif path.read_bytes() != text.encode("utf-8"):
            yield f"{name} is not what the generator makes"
    # A team that somebody added by hand is nobody's business here.
    for name in sorted(there - set(files)):
        if not name.startswith("teams/"):
            yield f"{name} is not one of the generator's files"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    files = all_files()
    if parser.parse_args().check:
        problems = list(differing(files))
        print("\n".join(problems) or f"{len(files)} files are as the generator makes them")
        return 1 if problems else 0
    for name, text in files.items():
        path = TARGET / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode("utf-8"))
    print(f"{len(files)} files written to {TARGET}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
