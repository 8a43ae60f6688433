# Shared by scripts/play and scripts/test: installs what is missing and builds. Sourced, not run.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf '==> %s\n' "$*"; }
fail() {
    printf '%s: %s\n' "$(basename "$0")" "$*" >&2
    exit 1
}

# install_packages KIND...: the packages of scripts/packages.txt marked with one of these words.
install_packages() {
    command -v apt-get >/dev/null || fail "Thrum is set up on Debian 12; apt-get is not here."
    local missing=() kind package
    while read -r kind package; do
        case " $* " in *" $kind "*) ;; *) continue ;; esac
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
            missing+=("$package")
    done < <(grep -v '^#' "$root/scripts/packages.txt")
    if [ ${#missing[@]} -eq 0 ]; then
        say "All packages are here."
        return
    fi
    say "Installing ${#missing[@]} packages: ${missing[*]}"
    local as_root=()
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null ||
            fail "installing packages needs root: become root or install sudo, then try again."
        as_root=(sudo)
    fi
    local log
    log=$(mktemp)
    if ! { "${as_root[@]}" apt-get update &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y \
            --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
        tail -n 5 "$log" >&2
        fail "apt-get could not install the packages; the whole log is $log"
    fi
    rm -f "$log"
}

# build PRESET [-DOPTION=VALUE...] [TARGET...]
build() {
    local preset=$1 options=()
    shift
    while [[ ${1:-} == -D* ]]; do
        options+=("$1")
        shift
    done
    say "Building ($preset) with $(nproc) jobs; the first time takes some minutes."
    (cd "$root" && cmake --preset "$preset" "${options[@]}" >"$root/build/configure-$preset.log" 2>&1) ||
        { tail -n 20 "$root/build/configure-$preset.log" >&2; fail "the build could not be configured."; }
    cmake --build "$root/build/$preset" ${1:+--target "$@"} ||
        fail "the build failed; the first error is above."
}
mkdir -p "$root/build"
