#!/usr/bin/env bash
# A first snap as a person plays it: a real window under Xvfb, real keys, a real mouse.
# Sets a formation, turns three figures, throws the switch, stops it and reads the result from the
# window's title.   walk_first_snap.sh PROGRAM [PICTURES_PREFIX]
set -euo pipefail

# shellcheck source=walk.sh
. "$(dirname "${BASH_SOURCE[0]}")/walk.sh"

open_display
start --fresh --mute --theme light --seed 5EED-0007
until_title 'set up'
# A click on the empty field gives the board the keyboard.
xdotool mousemove 860 420 click 1
sleep 0.3
# Another formation: F opens the list, one down, Enter takes it.
xdotool key f; sleep 0.4
xdotool key Down; sleep 0.2
xdotool key Return; sleep 0.5
# Three men are turned, each with his own number of steps.
for steps in 2 3 4; do
    xdotool key Tab; sleep 0.1
    for _ in $(seq "$steps"); do xdotool key bracketleft; sleep 0.05; done
done
picture set-up
xdotool key space
until_title 'board is on'
sleep 1.2
picture running
xdotool key space
until_title '(Stopped|gains|loses|Touchdown|Touchback)'
result=$(title)
picture result
echo "result: $result"
leave
