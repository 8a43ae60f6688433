#include "cli/commands.hpp"
#include "cli/terminal.hpp"

#include <thrum/app/replayed_game.hpp>
#include <thrum/app/statistics.hpp>
#include <thrum/io/journal_file.hpp>
#include <thrum/io/text_file.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>
#include <regex>
#include <string>
#include <utility>

namespace thrum::cli {
namespace {

struct ReplayOptions {
    std::string file;
    int play = 0;  // 0: all
    std::string at;
    bool box = false;
    bool json = false;
};

std::string timeText(std::int64_t ms) {
    constexpr std::int64_t kTenth = 100;
    std::array<char, 32> text{};
    std::snprintf(text.data(),
                  text.size(),
                  "%d:%02d.%d",
                  static_cast<int>(ms / 60'000),
                  static_cast<int>(ms / 1000 % 60),
                  static_cast<int>(ms / kTenth % 10));
    return text.data();
}

// "12:41"; what is left of a second counts as one, as on a score board.
std::string clockText(int ms) {
    constexpr int kSecond = 1000;
    const int seconds = (ms + kSecond - 1) / kSecond;
    const std::string rest = std::to_string(seconds % 60);
    return std::to_string(seconds / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

// "12:34.5", "12:34" or "754.5" as milliseconds; nothing if it is no time.
std::optional<std::int64_t> momentOf(const std::string& text) {
    const std::regex form{R"((?:(\d{1,5}):)?(\d{1,6})(?:\.(\d{1,3}))?)"};
    std::smatch parts;
    if (!std::regex_match(text, parts, form))
        return std::nullopt;
    const std::string millis = (parts[3].str() + "000").substr(0, 3);
    return ((parts[1].matched ? std::stoll(parts[1]) : 0) * 60 + std::stoll(parts[2])) * 1000 +
           std::stoll(millis);
}

// "First half", "2nd quarter", "Overtime"; empty in a game without periods.
std::string periodText(int period, const Names& names) {
    if (names.periodWord.empty())
        return {};
    if (period > names.periods) {
        const int extra = period - names.periods;
        return extra == 1 ? "Overtime" : "Overtime, period " + std::to_string(extra);
    }
    constexpr int kTwo = 2;
    if (names.periodWord == "half" && period <= kTwo)
        return period <= 1 ? "First half" : "Second half";
    if (names.periodWord == "half")
        return "Half " + std::to_string(period);
    constexpr std::array kOrdinals{"1st ", "2nd ", "3rd "};
    const auto index = static_cast<std::size_t>(std::max(period, 1) - 1);
    return (index < kOrdinals.size() ? kOrdinals[index] : std::to_string(period) + "th ") +
           names.periodWord;
}

// The word under which programs are told a period.
std::string periodKey(const Names& names) {
    return names.periodWord.empty() ? "period" : names.periodWord;
}

std::string joined(const std::initializer_list<std::string>& parts, const char* between) {
    std::string all;
    for (const std::string& part : parts)
        if (!part.empty())
            all += (all.empty() ? "" : between) + part;
    return all;
}

const char* word(Side side) {
    return side == Side::Home ? "home" : "visitor";
}

const char* word(app::MarkKind kind) {
    switch (kind) {
        case app::MarkKind::Snap:
            return "snap";
        case app::MarkKind::Score:
            return "score";
        case app::MarkKind::Turnover:
            return "turnover";
        case app::MarkKind::Fall:
            return "fall";
        case app::MarkKind::Penalty:
            return "penalty";
        case app::MarkKind::BigGain:
            return "big_gain";
        case app::MarkKind::HalfEnd:
            return "half_end";
        case app::MarkKind::Correction:
            return "correction";
    }
    return "";
}

const char* word(Weight weight) {
    switch (weight) {
        case Weight::Detail:
            return "detail";
        case Weight::Play:
            return "play";
        case Weight::Headline:
            return "headline";
    }
    return "";
}

// "2nd and 7 at own 40", or what else is to come.
std::string placeText(const GamePlay& play, const Names& names) {
    if (!isFromScrimmage(play.type))
        return std::string{nameOf(play.type)};
    return downAndDistance(play.before, names);
}

std::string scoreText(const std::array<int, 2>& score, const Names& names) {
    return names.team(Side::Home) + " " + std::to_string(score[0]) + ", " +
           names.team(Side::Visitor) + " " + std::to_string(score[1]);
}

// ", 12:41 left" in a game by the clock.
std::string clockText(const app::ReplayMoment& moment) {
    return moment.gameClockMs ? ", " + clockText(*moment.gameClockMs) + " left" : std::string{};
}

void print(const std::string& text) {
    std::cout << printable(text) << '\n';
}

void printHead(const app::Replay& replay) {
    const app::ReplayHeader& header = replay.header();
    const Names names = replay.names();
    print(names.team(Side::Home) + " against " + names.team(Side::Visitor) + ", " +
          std::string{nameOf(header.mode)} +
          (header.boardId.empty() ? "" : ", board " + header.boardId) + ", " + header.created +
          ", " + header.program);
    if (header.older)
        print("recorded under revision " + std::to_string(header.revision) + " of the rules");
    print(std::to_string(replay.plays().size()) + " plays, " + timeText(replay.lengthMs()) +
          " to show" +
          (replay.takenBack() > 0 ? ", " + std::to_string(replay.takenBack()) + " inputs taken back"
                                  : ""));
}

void printPlays(const app::Replay& replay) {
    const Names names = replay.names();
    int half = 0;
    for (std::size_t i = 0; i < replay.plays().size(); ++i) {
        const GamePlay& play = replay.plays()[i];
        if (const int period = play.before.period;
            std::exchange(half, period) != period && !names.periodWord.empty()) {
            print("");
            print(periodText(period, names));
        }
        const std::string place = placeText(play, names);
        print("");
        print(std::to_string(play.number) + "  " + names.team(play.team) +
              (place.empty() ? "" : ", " + place) +
              (play.snapped ? clockText(replay.at(replay.timeOfPlay(i))) : ""));
        const std::string story = replay.story(i);
        if (!story.empty())
            print("    " + story);
        if (play.points[0] + play.points[1] > 0)
            print("    " + scoreText(play.after.score, names));
    }
}

void printPlay(const app::Replay& replay, std::size_t at) {
    const Names names = replay.names();
    const GamePlay& play = replay.plays()[at];
    print("");
    print(joined({"Play " + std::to_string(play.number),
                  periodText(play.before.period, names),
                  names.team(play.team),
                  placeText(play, names)},
                 ", ") +
          (play.snapped ? clockText(replay.at(replay.timeOfPlay(at))) : ""));
    print("");
    for (std::size_t step = play.firstStep; step <= play.lastStep; ++step) {
        const app::ReplayStep& one = replay.steps()[step];
        if (one.kind == app::ReplayStep::Kind::Correction)
            print(timeText(one.endMs) + "  The game was corrected: " + one.reason + ".");
        for (const Sentence& sentence : replay.sentences(step))
            print(timeText(one.endMs) + "  " + filled(sentence) +
                  (sentence.clause.empty() ? "" : " [" + sentence.clause + "]"));
    }
}

// The score board and what is going on, at any moment.
void printMoment(const app::Replay& replay, const app::ReplayMoment& now) {
    const Names names = replay.names();
    print("");
    print(timeText(now.ms) + " of " + timeText(replay.lengthMs()) +
          (now.play ? ", play " + std::to_string(replay.plays()[*now.play].number) : ""));
    print(joined({periodText(now.situation.period, names) + clockText(now),
                  scoreText(now.situation.score, names)},
                 "; "));
    const std::string switched = now.boardOn ? "; the board is on" : "; the board is off";
    print(joined({names.team(now.situation.offense), replay.placeText(now)}, ", ") +
          (replay.scoreFrame().board ? switched : std::string{}));
    for (const std::string& text : replay.game().texts(now))
        print(text);
}

io::JsonOut jsonOf(const app::Replay& replay, const app::ReplayMoment& now) {
    io::JsonOut out = io::JsonOut::object();
    out.set("ms", now.ms).set(periodKey(replay.names()), std::int64_t{now.situation.period});
    if (now.gameClockMs)
        out.set("clock_ms", std::int64_t{*now.gameClockMs});
    io::JsonOut score = io::JsonOut::object();
    score.set("home", std::int64_t{now.situation.score[0]})
        .set("visitor", std::int64_t{now.situation.score[1]});
    out.set("score", score)
        .set("offense", std::string{word(now.situation.offense)})
        .set("down", std::int64_t{now.situation.down});
    if (now.situation.ballX)
        out.set("line_of_scrimmage", now.situation.ballX->yards());
    if (now.situation.toGainX)
        out.set("line_to_gain", now.situation.toGainX->yards());
    if (replay.scoreFrame().board)
        out.set("board_on", now.boardOn);
    if (now.play)
        out.set("play", std::int64_t{replay.plays()[*now.play].number});
    replay.game().write(now, out);
    return out;
}

io::JsonOut jsonOf(const app::Replay& replay, std::size_t at) {
    const GamePlay& play = replay.plays()[at];
    io::JsonOut out = io::JsonOut::object();
    out.set("play", std::int64_t{play.number})
        .set("type", std::string{nameOf(play.type)})
        .set("team", std::string{word(play.team)})
        .set(periodKey(replay.names()), std::int64_t{play.before.period})
        .set("snapped", play.snapped)
        .set("nullified", play.nullified)
        .set("start_ms", replay.timeOfPlay(at))
        .set("end_ms", replay.endOfPlay(at));
    if (isFromScrimmage(play.type) && play.before.ballX)
        out.set("down", std::int64_t{play.before.down})
            .set("line_of_scrimmage", play.before.ballX->yards());
    if (isFromScrimmage(play.type) && play.before.toGainX)
        out.set("line_to_gain", play.before.toGainX->yards());
    if (const auto clock = replay.at(replay.timeOfPlay(at)).gameClockMs; clock && play.snapped)
        out.set("clock_ms", std::int64_t{*clock});
    if (play.gain)
        out.set("gain", play.gain->yards());
    io::JsonOut points = io::JsonOut::object();
    points.set("home", std::int64_t{play.points[0]}).set("visitor", std::int64_t{play.points[1]});
    out.set("points", points);
    io::JsonOut told = io::JsonOut::list();
    for (std::size_t step = play.firstStep; step <= play.lastStep; ++step) {
        for (const Sentence& sentence : replay.sentences(step)) {
            io::JsonOut one = io::JsonOut::object();
            one.set("ms", replay.steps()[step].endMs)
                .set("line", std::int64_t{replay.steps()[step].line})
                .set("weight", std::string{word(sentence.weight)})
                .set("clause", sentence.clause)
                .set("text", filled(sentence));
            told.add(one);
        }
    }
    out.set("log", told);
    return out;
}

io::JsonOut jsonOf(const app::Replay& replay,
                   const ReplayOptions& options,
                   const std::optional<app::ReplayMoment>& moment) {
    io::JsonOut out = io::JsonOut::object();
    const app::ReplayHeader& header = replay.header();
    const Names names = replay.names();
    out.set("file", options.file)
        .set("home", names.team(Side::Home))
        .set("visitor", names.team(Side::Visitor))
        .set("mode", std::string{nameOf(header.mode)});
    if (!header.boardId.empty())
        out.set("board", header.boardId);
    out.set("revision", std::int64_t{header.revision})
        .set("created", header.created)
        .set("program", header.program)
        .set("length_ms", replay.lengthMs())
        .set("taken_back", std::int64_t{replay.takenBack()})
        .set("torn", replay.torn());
    if (replay.damage())
        out.set("damage", replay.damage()->text());
    if (moment)
        return out.set("moment", jsonOf(replay, *moment));
    io::JsonOut plays = io::JsonOut::list();
    for (std::size_t i = 0; i < replay.plays().size(); ++i) {
        if (options.play == 0 || options.play == replay.plays()[i].number)
            plays.add(jsonOf(replay, i));
    }
    out.set("plays", plays);
    io::JsonOut marks = io::JsonOut::list();
    for (const app::ReplayMark& mark : replay.marks()) {
        io::JsonOut one = io::JsonOut::object();
        one.set("ms", mark.ms)
            .set("kind", std::string{word(mark.kind)})
            .set("play", std::int64_t{replay.plays()[mark.play].number});
        if (mark.side)
            one.set("side", std::string{word(*mark.side)});
        marks.add(one);
    }
    out.set("marks", marks);
    if (options.box)
        out.set("box", app::boxJson(app::statisticsOf(replay), replay));
    return out;
}

ExitCode replayFile(const ReplayOptions& options) {
    const auto text = io::readTextFile(options.file, io::kMaxGameFileBytes);
    if (!text) {
        std::cerr << "thrum-cli replay: " << printable(text.error().text()) << '\n';
        return ExitCode::BadUsageOrFile;
    }
    const auto replay = app::Replay::open(*text, options.file);
    if (!replay) {
        std::cerr << "thrum-cli replay: " << printable(replay.error().text()) << '\n';
        return ExitCode::BadUsageOrFile;
    }
    const auto plays = static_cast<int>(replay->plays().size());
    if (options.play > plays) {
        std::cerr << "thrum-cli replay: the game has " << plays << " plays\n";
        return ExitCode::BadUsageOrFile;
    }
    std::optional<app::ReplayMoment> moment;
    if (!options.at.empty()) {
        const auto ms = momentOf(options.at);
        if (!ms) {
            std::cerr << "thrum-cli replay: a moment is written as 12:34.5, minutes and seconds\n";
            return ExitCode::BadUsageOrFile;
        }
        moment = replay->at(*ms);
    }
    if (options.json) {
        std::cout << jsonOf(*replay, options, moment).pretty();
    } else {
        printHead(*replay);
        if (moment)
            printMoment(*replay, *moment);
        else if (options.play > 0)
            printPlay(*replay, static_cast<std::size_t>(options.play) - 1);
        else if (!options.box)
            printPlays(*replay);
        if (options.box) {
            std::cout << '\n';
            printLines(app::boxText(app::statisticsOf(*replay), replay->names()));
        }
    }
    if (replay->torn())
        std::cerr << "thrum-cli replay: the last line was not finished and is left out\n";
    if (replay->damage()) {
        std::cerr << "thrum-cli replay: " << printable(replay->damage()->text())
                  << "; what came before is shown\n";
        return ExitCode::Refused;
    }
    return ExitCode::Done;
}

}  // namespace

void addReplayCommand(Program& program, ExitCode& exit) {
    const auto options = std::make_shared<ReplayOptions>();
    Command command = program.command("replay", "Tell a recorded game from its record alone");
    command.option("FILE", options->file, "The game").required();
    const Option play =
        command.option("--play", options->play, "This play alone, step by step").within(1, 100'000);
    command.option("--at", options->at, "The score board and the men at this moment, as 12:34.5")
        .excludes(play);
    command.flag("--box", options->box, "Box score, drives and players");
    command.flag("--json", options->json, "Print JSON");
    command.footer(
        "Neither rules nor physics are asked: a game of an older revision shows what was played.");
    command.whenAsked([options, &exit] { exit = replayFile(*options); });
}

}  // namespace thrum::cli
