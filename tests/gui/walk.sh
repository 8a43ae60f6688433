# shellcheck shell=bash
# What the walks share: a real window under Xvfb in a home of its own, real keys, a real mouse.
# Sourced with the arguments of the walk, PROGRAM [PICTURES_PREFIX]:
#   open_display         starts Xvfb on a display of its own choice, with an empty home
#   start [OPTION ...]   starts the program; `window` is its window, 1280x800
#   title, until_title REGEX, picture NAME, leave

program=$1
pictures=${2:-}
app=

open_display() {
    home=$(mktemp -d)
    # two walks at a time cannot take the same display: the server says which it got
    Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp -noreset 3>"$home/display" >/dev/null 2>&1 &
    xvfb=$!
    export XDG_RUNTIME_DIR=$home XDG_DATA_HOME=$home/data XDG_CONFIG_HOME=$home/config
    export XDG_STATE_HOME=$home/state
    trap '[ -n "$app" ] && kill "$app" 2>/dev/null; kill "$xvfb" 2>/dev/null; rm -rf "$home"' EXIT
    for _ in $(seq 100); do
        [ -s "$home/display" ] && break
        sleep 0.1
    done
    [ -s "$home/display" ] || { echo "no display came"; exit 1; }
    DISPLAY=":$(cat "$home/display")"
    export DISPLAY QT_QPA_PLATFORM=xcb
}
start() {
    "$program" "$@" &
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
    local left=0
    xdotool key ctrl+q
    for _ in $(seq 50); do
        kill -0 "$app" 2>/dev/null || { wait "$app" || left=$?; app=; return "$left"; }
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
