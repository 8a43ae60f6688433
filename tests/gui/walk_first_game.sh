#!/usr/bin/env bash
# A first game as a person plays it: a real window under Xvfb and real keys, from Quick play to the
# second down; then the record is there, and the program starts again beside it.
#   walk_first_game.sh PROGRAM [PICTURES_PREFIX]
set -euo pipefail
program=$1
pictures=${2:-}

display=120
while [ -e "/tmp/.X$display-lock" ]; do display=$((display + 1)); done
Xvfb ":$display" -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 &
xvfb=$!
export DISPLAY=":$display" QT_QPA_PLATFORM=xcb
home=$(mktemp -d)
export XDG_RUNTIME_DIR=$home XDG_DATA_HOME=$home/data XDG_CONFIG_HOME=$home/config
export XDG_STATE_HOME=$home/state
app=
trap '[ -n "$app" ] && kill "$app" 2>/dev/null; kill "$xvfb" 2>/dev/null; rm -rf "$home"' EXIT
for _ in $(seq 100); do
    xdotool getdisplaygeometry >/dev/null 2>&1 && break
    sleep 0.1
done

start() {
    "$program" --mute --theme light &
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
}
leave() {
    xdotool key ctrl+q
    for _ in $(seq 50); do
        kill -0 "$app" 2>/dev/null || { wait "$app" || true; app=; return 0; }
        sleep 0.1
    done
    echo "the program did not leave"
    exit 1
}
title() { xdotool getwindowname "$window"; }
# Waits until the title matches; says what it is if it never does.
until_title() {
    for _ in $(seq 200); do
        [[ $(title) =~ $1 ]] && return 0
        sleep 0.1
    done
    echo "expected '$1', the window says '$(title)'"
    exit 1
}
picture() {
    if [ -n "$pictures" ]; then import -window root "$pictures-$1.png"; fi
}
# Opens the list of formations, takes the one shown, and says set or ready.
line_up() {
    xdotool key f; sleep 0.4
    xdotool key Return; sleep 0.4
    picture "$1"
    xdotool key Return; sleep 0.2
}

start
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
echo "after a play: $(title)"
leave
record=$(find "$home/data/thrum/games" -name '*.thrum' | head -n 1)
[ -n "$record" ] || { echo "no record was kept"; exit 1; }
lines=$(wc -l <"$record")
[ "$lines" -gt 20 ] || { echo "the record has only $lines lines"; exit 1; }
echo "record: $lines lines"
start
leave
