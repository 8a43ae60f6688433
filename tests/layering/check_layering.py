#!/usr/bin/env python3
"""Checks every #include of src and include against the table of modules in docs/architecture.md.

A module may include itself and what its row names, nothing else; a third-party library belongs to one
module and never shows in a public header; what decides a ruling or a tick sees no clock, generator,
file or thread. The rooms of the window, the folders of src/gui, have an order of their own: each may use
those below it. What serves every game names none: in these rooms and files nothing is spelled after TAP.
And nothing is called that clang++ 14 refuses and g++ takes.
Prints one line per broken arrow and exits with 1.

    check_layering.py ROOT        checks the source tree at ROOT
    check_layering.py --self-test shows that broken samples are found
"""

import re
import sys
from pathlib import Path

# module -> what it may use besides itself; "rules/*" are the games, of which none may use another
BELOW_IO = {"core", "segment", "rules", "rules/*", "games", "match"}
BELOW_APP = BELOW_IO | {"board", "coach", "coach/*", "io"}
ARROWS = {
    "core": set(),
    "segment": {"core"},
    "board": {"core", "segment"},
    "rules": {"core", "segment"},
    "rules/*": {"core", "segment", "rules"},
    "games": {"core", "segment", "rules", "rules/*"},
    "match": {"core", "segment", "rules", "games"},
    "coach": {"core", "segment", "rules", "games", "match"},
    "coach/*": {"core", "segment", "rules", "rules/*", "games", "match", "coach"},
    "io": BELOW_IO,
    # a folder of games is what this game adds to app: compiled with it, and open to it
    "games/*": BELOW_APP | {"app"},
    "app": BELOW_APP | {"games/*"},
    "cli": BELOW_APP | {"app", "games/*"},
    "gui": BELOW_APP | {"app", "games/*"},
}

# third party by the start of the include -> the only modules that may see it
THIRD_PARTY = [
    (re.compile(r"box2d/"), {"board"}),
    (re.compile(r"nlohmann/"), {"io"}),
    (re.compile(r"valijson/"), {"io"}),
    (re.compile(r"zlib\.h|zconf\.h"), {"io"}),
    (re.compile(r"CLI/"), {"cli"}),
    (re.compile(r"Q[A-Z]|Qt[A-Z]"), {"gui"}),
]

# where rulings and ticks are made nothing may differ from one run to the next
PURE = {"core", "segment", "board", "rules", "rules/*", "games"}
IMPURE_HEADERS = {
    "chrono", "ctime", "time.h", "random", "thread", "future", "fstream", "filesystem",
    "unordered_map", "unordered_set",
}

# the rooms of src/gui from the ground up; each may use those before it, so there is no ring, and
# nobody uses the window. What lies in src/gui itself is the program.
ROOMS = [
    "theme", "commands", "widgets", "board", "scoreboard", "sound",
    "match", "board_game", "lineup", "tabletop", "games", "game_room", "practice",
    "preferences", "home", "workshop", "replay", "statistics", "export", "archive", "help", "program", "window",
]

# where no game is named, as this one was everywhere before there were others: these rooms of the window,
# and what stands in app itself, beside the folders and headers of single games
NAMELESS_ROOMS = {
    "theme", "commands", "widgets", "match", "practice", "board", "scoreboard", "sound", "board_game", "tabletop", "lineup",
    "preferences", "home", "replay", "statistics", "export", "archive", "program",
}
# clang++ 14, Debian's, cannot read what these return (a subrange) with this standard library; those of
# <algorithm> that take two iterators do the same. All of it is built by clang++ in tests/fuzz/run and scripts/check.
SUBRANGE = re.compile(r"\branges::(?:rotate|shift_left|shift_right|partition|stable_partition|unique|remove|remove_if|search|search_n|"
                      r"find_end|equal_range)\(")
OF_TAP = re.compile(r'\btap::|[/"]tap[/"]|\bTap[A-Z]')
# team files are TAP's, and are looked at as its referee does
NAMED_FILES = {("app", "file_check.cpp")}


def names_no_game(parts, is_public):
    """Whether a file, given by its path below src or include/thrum, must not name TAP."""
    folders, name = parts[:-1], parts[-1]
    if tuple(parts) in NAMED_FILES:
        return False
    if folders[:1] == ("gui",):
        return len(folders) > 1 and folders[1] in NAMELESS_ROOMS
    if folders[:1] == ("app",):
        return True
    return folders[:1] == ("match",)


def named_in(text):
    """Yields (line number, complaint) for a file that serves every game."""
    for number, line in enumerate(text.splitlines(), 1):
        code = line.split("//")[0] if not INCLUDE.match(line) else line
        found = OF_TAP.search(code)
        if found:
            yield number, f'names TAP ("{found.group(0)}"), and serves every game'


# what takes text for markup; gui/widgets/plain_text decides that, once, for all that is shown
MARKUP = re.compile(
    r"Qt::(?:RichText|AutoText|MarkdownText)|\b(?:setHtml|insertHtml|appendHtml|setMarkdown|mightBeRichText|toHtmlEscaped)\b"
    r"|\b(?:QTextDocument|QTextBrowser|QTextEdit|QStaticText|QErrorMessage|QGraphicsTextItem|QSplashScreen)\b|QWhatsThis::showText"
)
# documents of the program's own; each escapes the values it puts in
DOCUMENTS = {
    "gui/widgets/plain_text.cpp",
    "gui/help/manual_window.cpp", "gui/help/manual_window.hpp",
    "gui/help/rules_window.cpp", "gui/help/rules_window.hpp",
    "gui/games/foursheet/read_out.cpp", "gui/games/foursheet/read_out.hpp",
    "gui/theme/theme.cpp",  # names such widgets in the style sheet
    "gui/widgets/held_keys.cpp",  # asks what has the keyboard
}
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')


def module_of(parts):
    """Module of a path below src, include/thrum or of an include, given as its folders."""
    if not parts:
        return None
    if parts[0] in ("rules", "coach", "games") and len(parts) > 1:
        return parts[0] + "/" + parts[1]
    return parts[0]


def row_of(module):
    for games in ("rules/*", "coach/*", "games/*"):
        if module.startswith(games[:-1]):
            return games
    return module


def privates_of(module):
    """The modules whose private headers it may include."""
    return {module, "app"} if row_of(module) == "games/*" else {module}


def may_use(module, used):
    return used == module or row_of(used) in ARROWS[row_of(module)]


def room_of(parts):
    """Room of a path below src, given as its folders; None outside the window and for the program."""
    return parts[1] if len(parts) > 1 and parts[0] == "gui" else None


def may_enter(room, used):
    if room is None or used is None:
        return room is None  # the program uses every room; no room uses the program
    if used == room:
        return True
    return ROOMS.index(used) < ROOMS.index(room)


def broken_rooms_in(room, text):
    """Yields (line number, complaint) for one file of the window."""
    if room is not None and room not in ROOMS:
        yield 1, f"gui/{room} has no place in the order of the rooms"
        return
    for number, line in enumerate(text.splitlines(), 1):
        found = INCLUDE.match(line)
        if not found or not found.group(2).startswith("gui/"):
            continue
        header = found.group(2)
        used = room_of(header.split("/")[:-1])
        if used is not None and used not in ROOMS:
            yield number, f'"{header}" is in no room'
        elif not may_enter(room, used):
            yield number, f'gui/{room} may not use gui/{used or ""} ("{header}")'


def markup_in(name, text):
    """Yields (line number, complaint) where a file of the window could show text as markup."""
    if name in DOCUMENTS:
        return
    for number, line in enumerate(text.splitlines(), 1):
        found = MARKUP.search(line.split("//")[0])
        if found:
            yield number, f"{found.group(0)}: what is shown is plain text, see gui/widgets/plain_text.hpp"


def subrange_in(text):
    """Yields (line number, complaint) where an algorithm is called that clang++ 14 cannot read."""
    for number, line in enumerate(text.splitlines(), 1):
        found = SUBRANGE.search(line.split("//")[0])
        if found:
            yield number, f"std::{found.group(0)[:-1]} is not for clang++ 14: take the one of two iterators"


def broken_in(name, module, is_public, text):
    """Yields (line number, complaint) for one file."""
    for number, line in enumerate(text.splitlines(), 1):
        found = INCLUDE.match(line)
        if not found:
            continue
        quote, header = found.groups()
        parts = header.split("/")
        if parts[0] == "thrum":
            used = module_of(parts[1:-1])
            if used is None or row_of(used) not in ARROWS:
                yield number, f"<{header}> is in no module"
            elif not may_use(module, used):
                yield number, f"{module} may not use {used} (<{header}>)"
        elif quote == '"':
            if is_public:
                yield number, f'a public header may not include "{header}"'
            elif len(parts) > 1 and module_of(parts[:-1]) not in privates_of(module):
                yield number, f'"{header}" is private to another module'
        else:
            for library, owners in THIRD_PARTY:
                if library.match(header):
                    if module not in owners:
                        yield number, f"{module} may not see <{header}>"
                    elif is_public and module != "gui":
                        yield number, f"a public header may not show <{header}>"
            if row_of(module) in PURE and header in IMPURE_HEADERS:
                yield number, f"{module} must stay free of <{header}>"


def files_below(root):
    for base, is_public in ((root / "src", False), (root / "include" / "thrum", True)):
        for path in sorted(base.rglob("*")):
            if path.suffix not in (".hpp", ".cpp", ".h"):
                continue
            module = module_of(path.relative_to(base).parts[:-1])
            yield path, module, is_public


def check(root):
    broken = 0
    checked = 0
    for path, module, is_public in files_below(root):
        checked += 1
        name = path.relative_to(root)
        if module is None or row_of(module) not in ARROWS:
            print(f"{name}: is in no module")
            broken += 1
            continue
        text = path.read_text(encoding="utf-8")
        complaints = list(broken_in(name, module, is_public, text))
        complaints += subrange_in(text)
        if module == "gui":
            complaints += broken_rooms_in(room_of(name.parts[1:-1]), text)
            complaints += markup_in("/".join(name.parts[1:]), text)
        below = name.parts[2:] if is_public else name.parts[1:]
        if names_no_game(below, is_public):
            complaints += named_in(text)
        for number, complaint in complaints:
            print(f"{name}:{number}: {complaint}")
            broken += 1
    if checked == 0:
        print(f"no sources below {root}")
        return 1
    print(f"{checked} files, {broken} broken arrows")
    return 1 if broken else 0


SAMPLES = [
    # module, public, include line, complaint expected
    ("segment", True, "#include <thrum/core/units.hpp>", None),
    ("segment", True, "#include <thrum/board/simulator.hpp>", "segment may not use board"),
    ("core", True, "#include <thrum/segment/specs.hpp>", "core may not use segment"),
    ("rules", False, "#include <thrum/board/simulator.hpp>", "rules may not use board"),
    ("rules/tap", False, "#include <thrum/rules/tap/state.hpp>", None),
    ("rules/tap", False, "#include <thrum/rules/clause.hpp>", None),
    ("rules/tap", False, "#include <thrum/rules/solitaire/state.hpp>", "may not use rules/solitaire"),
    ("rules/tap", False, "#include <nlohmann/json.hpp>", "rules/tap may not see <nlohmann/json.hpp>"),
    ("rules/tap", False, "  #  include <chrono>", "must stay free of <chrono>"),
    ("match", False, "#include <thrum/io/team_file.hpp>", "match may not use io"),
    ("io", False, "#include <nlohmann/json.hpp>", None),
    ("io", True, "#include <nlohmann/json_fwd.hpp>", "a public header may not show"),
    ("io", False, "#include <thrum/board/simulator.hpp>", "io may not use board"),
    ("io", False, '#include "io/data/readers.hpp"', None),
    ("app", False, '#include "io/data/readers.hpp"', "is private to another module"),
    ("app", True, '#include "app/secret.hpp"', "a public header may not include"),
    ("app", False, "#include <thrum/coach/tap/coach.hpp>", None),
    ("games", False, "#include <thrum/io/team_file.hpp>", "games may not use io"),
    ("games", False, "#include <thrum/games/tap/game.hpp>", "games may not use games/tap"),
    ("games/tap", False, "#include <thrum/app/library.hpp>", None),
    ("games/tap", False, '#include "app/game/kind_of.hpp"', None),
    ("games/tap", False, "#include <thrum/games/solitaire/kept.hpp>", "may not use games/solitaire"),
    ("app", False, "#include <QString>", "app may not see <QString>"),
    ("gui", False, "#include <QtWidgets/QWidget>", None),
    ("board", False, "#include <box2d/box2d.h>", None),
    ("board", True, "#include <box2d/box2d.h>", "a public header may not show"),
    ("gui", False, "#include <box2d/box2d.h>", "gui may not see <box2d/box2d.h>"),
    ("cli", False, "#include <CLI/CLI.hpp>", None),
    ("core", False, "#include <thrum/nowhere/x.hpp>", "is in no module"),
    ("core", False, "// #include <thrum/board/simulator.hpp>", None),
]

ROOM_SAMPLES = [
    # room, include line, complaint expected
    ("theme", '#include "gui/theme/theme.hpp"', None),
    ("theme", '#include "gui/widgets/panes.hpp"', "gui/theme may not use gui/widgets"),
    ("replay", '#include "gui/board/board_view.hpp"', None),
    ("board", '#include "gui/board/layers/layer.hpp"', None),
    ("board", '#include "gui/replay/clip.hpp"', "gui/board may not use gui/replay"),
    ("archive", '#include "gui/window/main_window.hpp"', "gui/archive may not use gui/window"),
    ("window", '#include "gui/archive/archive_page.hpp"', None),
    (None, '#include "gui/window/main_window.hpp"', None),
    ("window", '#include "gui/nowhere/x.hpp"', "is in no room"),
    ("nowhere", '#include "gui/theme/theme.hpp"', "has no place in the order"),
    ("widgets", '#include <thrum/core/units.hpp>', None),
]


NAME_SAMPLES = [
    # path below src or include/thrum, public, line, complaint expected
    ("gui/replay/page.cpp", False, "const tap::State& s;", True),
    ("gui/replay/page.cpp", False, '#include "gui/games/tap/words.hpp"', True),
    ("gui/replay/page.cpp", False, "// as TAP's (games/tap) does", False),
    ("gui/games/tap/words.cpp", False, "const tap::State& s;", False),
    ("app/replay.cpp", False, "#include <thrum/games/tap/game.hpp>", True),
    ("games/tap/replay.cpp", False, "#include <thrum/games/tap/game.hpp>", False),
    ("app/game/kind_of.hpp", False, "using TapGame = int;", True),
    ("app/replay.hpp", True, "tap::Situation situation{};", True),
    ("games/tap/replay.hpp", True, "tap::Situation situation{};", False),
    ("match/session.hpp", True, 'return "tap";', True),
]

MARKUP_SAMPLES = [
    # file, line, complaint expected
    ("gui/archive/archive_page.cpp", "label->setTextFormat(Qt::RichText);", "Qt::RichText"),
    ("gui/archive/archive_page.cpp", "page->setHtml(name);", "setHtml"),
    ("gui/archive/archive_page.cpp", "new QTextBrowser{this};", "QTextBrowser"),
    ("gui/archive/archive_page.cpp", "m_notes = new QPlainTextEdit{text, this};", None),
    ("gui/archive/archive_page.cpp", "label->setTextFormat(Qt::PlainText);", None),
    ("gui/archive/archive_page.cpp", "// like QTextEdit", None),
    ("gui/help/manual_window.cpp", "page->setHtml(name);", None),
]


SUBRANGE_SAMPLES = [
    # line, is complained about
    ("std::ranges::rotate(of, of.begin() + 1);", True),
    ("const auto rest = std::ranges::stable_partition(", True),
    ("std::stable_partition(of.begin(), of.end(), isOurs);", False),
    ("std::ranges::remove_copy_if(events, told, isSealed);", False),
    ("// as std::ranges::unique() would", False),
]


def self_test():
    failures = 0
    for line, expected in SUBRANGE_SAMPLES:
        if bool(list(subrange_in(line))) != expected:
            print(f"{line}\n    expected {expected}")
            failures += 1
    for path, is_public, line, expected in NAME_SAMPLES:
        parts = tuple(path.split("/"))
        found = names_no_game(parts, is_public) and bool(list(named_in(line)))
        if found != expected:
            print(f"{path}: {line}\n    expected {expected}, found {found}")
            failures += 1
    for name, line, expected in MARKUP_SAMPLES:
        found = [complaint for _, complaint in markup_in(name, line)]
        right = not found if expected is None else any(expected in text for text in found)
        if not right:
            print(f"{name}: {line}\n    expected {expected!r}, found {found}")
            failures += 1
    for room, line, expected in ROOM_SAMPLES:
        found = [complaint for _, complaint in broken_rooms_in(room, line)]
        right = not found if expected is None else any(expected in text for text in found)
        if not right:
            print(f"{room}: {line}\n    expected {expected!r}, found {found}")
            failures += 1
    for module, is_public, line, expected in SAMPLES:
        found = [complaint for _, complaint in broken_in("sample", module, is_public, line)]
        right = not found if expected is None else any(expected in text for text in found)
        if not right:
            print(f"{module}: {line}\n    expected {expected!r}, found {found}")
            failures += 1
    samples = (SAMPLES, ROOM_SAMPLES, NAME_SAMPLES, MARKUP_SAMPLES, SUBRANGE_SAMPLES)
    print(f"{sum(map(len, samples))} samples, {failures} wrong")
    return 1 if failures else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(self_test() if sys.argv[1] == "--self-test" else check(Path(sys.argv[1])))
