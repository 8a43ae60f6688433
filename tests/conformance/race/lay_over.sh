#!/usr/bin/env bash
# Follows docs/adding-a-game.md for Race: lays its tree over a copy of the repository and names it in
# THRUM_GAMES, nothing else; then builds both programs there and plays with them.
#   lay_over.sh COPY        an empty or missing folder, best below build/
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
copy=$(mkdir -p "$1" && cd "$1" && pwd)
git -C "$root" archive HEAD | tar x -C "$copy"
for folder in src include rules resources; do
    cp -r "$root/tests/conformance/race/$folder" "$copy"
done
sed -i 's/^set(THRUM_GAMES .*[^)]/& race/' "$copy/CMakeLists.txt"
grep -q '^set(THRUM_GAMES.* race)' "$copy/CMakeLists.txt"

cmake --preset release -S "$copy" -DTHRUM_TESTS=OFF >/dev/null
cmake --build "$copy/build/release"
cli=$copy/build/release/src/cli/thrum-cli
export THRUM_DATA=$copy
games=$(mktemp -d)
trap 'rm -rf "$games"' EXIT
"$cli" play --game race --home computer:1 --visitor random --seed 3 --record "$games/race.thrum"
"$cli" verify "$games/race.thrum"
served=$(printf '%s\n' '{"do":"hello"}' '{"do":"new","game":"race","seed":1}' '{"do":"prompt"}' '{"do":"quit"}' |
    "$cli" serve)
grep -q '"race"' <<<"$served"
grep -q '"call_toss"' <<<"$served"
# the window begins a game of it and keeps it in its archive
"$cli" check "$games/race.thrum"
