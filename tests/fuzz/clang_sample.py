#!/usr/bin/env python3
"""Looks at some sources with clang++, which tests/fuzz/run and scripts/check build everything with.

    clang_sample.py ROOT BUILD [--files N | --all]

g++ takes what clang++ 14 does not (ranges over subranges, bindings in lambdas). A whole build takes minutes; this
takes seconds: it looks at what the last commit changed and at a few more files, others with every commit.
Ends with 77, which ctest takes for "skipped", where there is no clang++.
"""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

NOT_HERE = 77
MOST_CHANGED = 40


def git(root, *words):
    done = subprocess.run(["git", "-C", str(root), *words], capture_output=True, text=True, check=False)
    return done.stdout.split() if done.returncode == 0 else []


def main():
    root, build = Path(sys.argv[1]), Path(sys.argv[2])
    count = int(sys.argv[sys.argv.index("--files") + 1]) if "--files" in sys.argv else 5
    clang = shutil.which("clang++")
    if clang is None:
        print("there is no clang++")
        return NOT_HERE
    everything = sorted(str(p.relative_to(root)) for p in (root / "src").rglob("*.cpp") if "src/gui/" not in str(p.relative_to(root)))
    everything += sorted(str(p.relative_to(root)) for p in (root / "tests" / "fuzz").glob("*_target.cpp"))
    made = sorted(str(p) for p in (build / "src" / "app").glob("*_instance.cpp"))  # each game put together
    everything += made
    head = "".join(git(root, "rev-parse", "HEAD"))
    changed = [f for f in git(root, "diff", "--name-only", "HEAD~1", "HEAD") if f in everything]
    by_turn = sorted(everything, key=lambda f: hashlib.sha256((head + f).encode()).hexdigest())
    chosen = everything if "--all" in sys.argv else list(dict.fromkeys(changed[:MOST_CHANGED] + by_turn[:count] + made[:1]))
    flags = ["-std=c++20", "-fsyntax-only", "-w", '-DTHRUM_VERSION="0"', '-DTHRUM_INSTALLED_DATA=""', '-DTHRUM_SOURCE_DATA=""',
             '-DTHRUM_TEST_SOURCE_DIR=""', f"-I{root}/include", f"-I{root}/src", f"-I{root}/tests", f"-I{build}/src/coach/charts"]
    wrong = 0
    for name in chosen:
        done = subprocess.run([clang, *flags, str(root / name)], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            wrong += 1
            print(f"{name}: clang++ refuses it\n{done.stderr[:2000]}")
    print(f"{len(chosen)} of {len(everything)} files, {wrong} refused")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
