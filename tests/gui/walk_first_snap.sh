#!/usr/bin/env bash
# A first snap as a person plays it: a real window under Xvfb, real keys, a real mouse.
# Sets a formation, turns three figures, throws the switch, stops it and reads the result from the
# window's title.   walk_first_snap.sh PROGRAM [PICTURES_PREFIX]
set -euo pipefail
program=$1
pictures=${2:-}

display=90
while [ -e "/tmp/.X$display-lock" ]; do display=$((display + 1)); done
Xvfb ":$display" -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 &
xvfb=$!
export DISPLAY=":$display" QT_QPA_PLATFORM=xcb
XDG_RUNTIME_DIR=$(mktemp -d)
export XDG_RUNTIME_DIR
app=
trap '[ -n "$app" ] && kill "$app" 2>/dev/null; kill "$xvfb" 2>/dev/null; rm -rf "$XDG_RUNTIME_DIR"' EXIT
for _ in $(seq 100); do
    xdotool getdisplaygeometry >/dev/null 2>&1 && break
    sleep 0.1
done

"$program" --fresh --mute --theme light --seed 5EED-0007 &
app=$!
window=
for _ in $(seq 150); do
    window=$(xdotool search --onlyvisible --name 'Thrum$' 2>/dev/null | head -n 1 || true)
    [ -n "$window" ] && break
    kill -0 "$app" || { echo "the program has ended"; exit 1; }
    sleep 0.1
done
[ -n "$window" ] || { echo "no window came"; exit 1; }
xdotool windowmove "$window" 0 0 windowsize "$window" 1280 800
sleep 0.7

title() { xdotool getwindowname "$window"; }
# Waits until the title matches; says what it is if it never does.
until_title() {
    for _ in $(seq 200); do
        [[ $(title) =~ $1 ]] && { title; return 0; }
        sleep 0.1
    done
    echo "expected '$1', the window says '$(title)'"
    exit 1
}
picture() {
    if [ -n "$pictures" ]; then import -window root "$pictures-$1.png"; fi
}

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
result=$(until_title '(Stopped|gains|loses|Touchdown|Touchback)')
picture result
echo "result: $result"
xdotool key ctrl+q
for _ in $(seq 50); do
    kill -0 "$app" 2>/dev/null || { wait "$app"; app=; exit 0; }
    sleep 0.1
done
echo "the program did not leave"
exit 1
