#!/usr/bin/env python3
"""Which test cites which clause of a rule book.

Reads the clause list of a game (rules/<game>.clauses.json) and the names and tags of all
TEST_CASEs under tests/. Fails if a clause has no test; a pointer clause is covered by those it
points to. With --write the table for people is written too:

    tests/rules/clause_coverage.py tap --write docs/clauses-tap.md
"""

import argparse
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]

# These only repeat or gather the clauses they name (of TAP: its chapter 0).
POINTERS = {
    "TAP-LD-7": ["TAP-LO-11"],
    "TAP-FP-7": ["TAP-GE-11"],
    "TAP-TB-1": ["TAP-KO-3", "TAP-KO-8"],
    "TAP-TB-3": ["TAP-PU-14"],
    "TAP-SC-4": ["TAP-SK-1"],
    "TAP-MD-13": ["TAP-MD-2", "TAP-MD-4", "TAP-MD-5", "TAP-MD-6", "TAP-MD-10", "TAP-MD-11"],
}

STRING = r'"(?:[^"\\]|\\.)*"'
TEST_CASE = re.compile(
    r"TEST_CASE\(\s*((?:" + STRING + r"\s*)+),\s*((?:" + STRING + r"\s*)+)\)", re.DOTALL
)


def joined(literals):
    """The text of adjacent C++ string literals."""
    return "".join(json.loads(part) for part in re.findall(STRING, literals))


def clauses_of(path):
    """Clause ids and titles in the order of the file."""
    data = json.loads(path.read_text(encoding="utf-8"))
    entries = data["clauses"] if isinstance(data, dict) else data
    return {entry["id"]: entry.get("title", "") for entry in entries}


def tests_under(folder):
    """(file, name, tags) of every test case, in order of files and lines."""
    for path in sorted(folder.rglob("*.cpp")):
        for found in TEST_CASE.finditer(path.read_text(encoding="utf-8")):
            yield path, joined(found[1]), re.findall(r"\[([^\]]+)\]", joined(found[2]))


def citations(clauses, folder):
    """Clause id -> list of (file, test name); also tags that name no clause."""
    cited = {clause: [] for clause in clauses}
    unknown = []
    prefix = next(iter(clauses)).split("-")[0] + "-"
    for path, name, tags in tests_under(folder):
        for tag in dict.fromkeys(tags):
            if tag in cited:
                cited[tag].append((path, name))
            elif tag.startswith(prefix):
                unknown.append(f"{path.relative_to(ROOT)}: [{tag}] of \"{name}\" is no clause")
    return cited, unknown


def table(game, title, clauses, cited):
    lines = [
        f"# {title} clauses and their tests",
        "",
        f"Written by `tests/rules/clause_coverage.py {game} --write docs/clauses-{game}.md`.",
        "",
        "| Clause | Title | Tests |",
        "| --- | --- | --- |",
    ]
    for clause, title in clauses.items():
        if clause in POINTERS:
            tests = "see " + ", ".join(POINTERS[clause])
        else:
            tests = "<br>".join(name.replace("|", "\\|") for _, name in cited[clause])
        lines.append(f"| {clause} | {title} | {tests} |")
    return "\n".join(lines) + "\n"


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("game", help="its id: tap")
    arguments.add_argument("--clauses", type=pathlib.Path, help="rules/<game>.clauses.json")
    arguments.add_argument("--tests", type=pathlib.Path, default=ROOT / "tests")
    arguments.add_argument("--write", type=pathlib.Path, metavar="TABLE")
    given = arguments.parse_args()

    clauses_file = given.clauses or ROOT / f"rules/{given.game}.clauses.json"
    clauses = clauses_of(clauses_file)
    cited, problems = citations(clauses, given.tests)
    for clause in clauses:
        covering = POINTERS.get(clause, [clause])
        problems += [f"{one} has no test" for one in covering if not cited.get(one)]
    if given.write:
        title = json.loads(clauses_file.read_text(encoding="utf-8"))["ruleset"]
        given.write.write_text(table(given.game, title, clauses, cited), encoding="utf-8")
    for problem in dict.fromkeys(problems):
        print(problem)
    tests = {(path, name) for list_ in cited.values() for path, name in list_}
    print(f"{len(clauses)} clauses, {len(tests)} tests cite them, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
