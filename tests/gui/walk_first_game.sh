#!/usr/bin/env bash
# A first game as a person plays it: a real window under Xvfb and real keys, from Quick play to the
# second down; then the record is there, the next start shows the same prompt, and so does Continue.
#   walk_first_game.sh PROGRAM [PICTURES_PREFIX]
set -euo pipefail

# shellcheck source=walk.sh
. "$(dirname "${BASH_SOURCE[0]}")/walk.sh"

# Opens the list of formations, takes the one shown, and says set or ready.
line_up() {
    xdotool key f; sleep 0.4
    xdotool key Return; sleep 0.4
    picture "$1"
    xdotool key Return; sleep 0.2
}

open_display
start --mute --theme light
xdotool key ctrl+shift+n
until_title 'Before the game'
picture before
xdotool key Return
until_title 'call the toss'
xdotool key 1
until_title 'kick or receive'
xdotool key 1
until_title 'declare the kick'
xdotool key 1
until_title 'kicking team'
line_up kickoff
until_title 'receiving team'
line_up receivers
until_title 'kick off'
xdotool key space
until_title 'touchback or return'
picture decide
xdotool key 1
until_title 'offense lines up'
line_up offense
until_title 'defense lines up'
line_up defense
until_title 'motion or pivot'
xdotool key Return
until_title 'who gets the ball'
xdotool key Return
until_title 'snap'
xdotool key space
until_title 'board is on'
sleep 0.5
xdotool key space
picture running
until_title '(stop 1 of 3|offense lines up|switch on)'
picture stopped
for _ in $(seq 12); do
    [[ $(title) =~ 'lines up' ]] && break
    if [[ $(title) =~ 'Dead'|'penalty'|'flip' ]]; then xdotool key 1; fi
    if [[ $(title) =~ 'switch on' ]]; then xdotool key space; else xdotool key Return; fi
    sleep 2
done
until_title '(lines up|punt|Any call)'
picture second
before=$(title)
echo "after a play: $before"
leave
record=$(find "$home/data/thrum/games" -name '*.thrum' | head -n 1)
[ -n "$record" ] || { echo "no record was kept"; exit 1; }
lines=$(wc -l <"$record")
[ "$lines" -gt 20 ] || { echo "the record has only $lines lines"; exit 1; }
echo "record: $lines lines"
start --mute --theme light
until_title "^${before//[()|?.]/.}\$" # the window begins where it was left
picture again
xdotool key alt+1
until_title '^Home'
picture home
xdotool key Return # Continue, the default button of the home page
until_title "^${before//[()|?.]/.}\$"
picture continued
echo "after Continue: $(title)"
leave
lines_after=$(wc -l <"$record")
[ "$lines_after" -ge "$lines" ] || { echo "the record lost lines: $lines, now $lines_after"; exit 1; }
