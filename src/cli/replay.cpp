#include "cli/commands.hpp"
#include "cli/terminal.hpp"

#include <thrum/app/statistics.hpp>
#include <thrum/io/text_file.hpp>

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <memory>

namespace thrum::cli {
namespace {

constexpr std::size_t kMaxGameFileBytes = 256'000'000;

struct Options {
    std::string file;
    int play = 0;  // 0: all
    bool box = false;
    bool json = false;
};

std::string timeText(std::int64_t ms) {
    constexpr std::int64_t kTenth = 100;
    char text[32];
    std::snprintf(text,
                  sizeof text,
                  "%d:%02d.%d",
                  static_cast<int>(ms / 60'000),
                  static_cast<int>(ms / 1000 % 60),
                  static_cast<int>(ms / kTenth % 10));
    return text;
}

std::string halfText(int half) {
    if (half <= 2)
        return half <= 1 ? "First half" : "Second half";
    return half == 3 ? "Overtime" : "Overtime, period " + std::to_string(half - 2);
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

const char* word(app::Weight weight) {
    switch (weight) {
        case app::Weight::Detail:
            return "detail";
        case app::Weight::Play:
            return "play";
        case app::Weight::Headline:
            return "headline";
    }
    return "";
}

// "2nd and 7 at own 40", or what else is to come.
std::string placeText(const app::GamePlay& play, const app::TapNames& names) {
    if (!app::isFromScrimmage(play.type))
        return std::string{app::nameOf(play.type)};
    return app::downAndDistance(play.before, names);
}

std::string scoreText(const tap::Situation& situation, const app::TapNames& names) {
    return names.team(Side::Home) + " " + std::to_string(situation.score[0]) + ", " +
           names.team(Side::Visitor) + " " + std::to_string(situation.score[1]);
}

void print(const std::string& text) {
    std::cout << printable(text) << '\n';
}

void printLines(std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1);
        print(std::string{text.substr(0, end)});
        text.remove_prefix(end + 1);
    }
}

void printHead(const app::Replay& replay) {
    const io::TapGameHeader& header = replay.header();
    const app::TapNames names = replay.names();
    print(names.team(Side::Home) + " against " + names.team(Side::Visitor) + ", " +
          std::string{tap::nameOf(header.mode)} + ", board " + header.board.id + ", " +
          header.created + ", " + header.program);
    if (header.rules.revision != tap::RulesData{}.revision)
        print("recorded under revision " + std::to_string(header.rules.revision) + " of the rules");
    print(std::to_string(replay.plays().size()) + " plays, " + timeText(replay.lengthMs()) +
          " to show" +
          (replay.takenBack() > 0 ? ", " + std::to_string(replay.takenBack()) + " inputs taken back"
                                  : ""));
}

void printPlays(const app::Replay& replay) {
    const app::TapNames names = replay.names();
    int half = 0;
    for (std::size_t i = 0; i < replay.plays().size(); ++i) {
        const app::GamePlay& play = replay.plays()[i];
        if (play.before.half != half) {
            half = play.before.half;
            print("");
            print(halfText(half));
        }
        const std::string place = placeText(play, names);
        print("");
        print(std::to_string(play.number) + "  " + names.team(play.team) +
              (place.empty() ? "" : ", " + place));
        const std::string story = replay.story(i);
        if (!story.empty())
            print("    " + story);
        if (play.points[0] + play.points[1] > 0)
            print("    " + scoreText(play.after, names));
    }
}

void printPlay(const app::Replay& replay, std::size_t at) {
    const app::TapNames names = replay.names();
    const app::GamePlay& play = replay.plays()[at];
    print("");
    print("Play " + std::to_string(play.number) + ", " + halfText(play.before.half) + ", " +
          names.team(play.team) + ", " + placeText(play, names));
    print("");
    for (std::size_t step = play.firstStep; step <= play.lastStep; ++step) {
        const app::ReplayStep& one = replay.steps()[step];
        if (one.kind == app::ReplayStep::Kind::Correction)
            print(timeText(one.endMs) + "  The game was corrected: " + one.reason + ".");
        for (const app::Sentence& sentence : replay.sentences(step))
            print(timeText(one.endMs) + "  " + filled(sentence) +
                  (sentence.clause.empty() ? "" : " [" + sentence.clause + "]"));
    }
}

io::JsonOut jsonOf(const app::Replay& replay, std::size_t at) {
    const app::GamePlay& play = replay.plays()[at];
    io::JsonOut out = io::JsonOut::object();
    out.set("play", std::int64_t{play.number})
        .set("type", std::string{app::nameOf(play.type)})
        .set("team", std::string{word(play.team)})
        .set("half", std::int64_t{play.before.half})
        .set("snapped", play.snapped)
        .set("nullified", play.nullified)
        .set("start_ms", replay.timeOfPlay(at))
        .set("end_ms", replay.endOfPlay(at));
    if (app::isFromScrimmage(play.type))
        out.set("down", std::int64_t{play.before.down})
            .set("line_of_scrimmage", play.before.lineOfScrimmage.yards())
            .set("line_to_gain", play.before.lineToGain.yards());
    if (play.gain)
        out.set("gain", play.gain->yards());
    io::JsonOut points = io::JsonOut::object();
    points.set("home", std::int64_t{play.points[0]}).set("visitor", std::int64_t{play.points[1]});
    out.set("points", points);
    io::JsonOut told = io::JsonOut::list();
    for (std::size_t step = play.firstStep; step <= play.lastStep; ++step) {
        for (const app::Sentence& sentence : replay.sentences(step)) {
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

io::JsonOut jsonOf(const app::Replay& replay, const Options& options) {
    io::JsonOut out = io::JsonOut::object();
    const io::TapGameHeader& header = replay.header();
    const app::TapNames names = replay.names();
    out.set("file", options.file)
        .set("home", names.team(Side::Home))
        .set("visitor", names.team(Side::Visitor))
        .set("mode", std::string{tap::nameOf(header.mode)})
        .set("board", header.board.id)
        .set("revision", std::int64_t{header.rules.revision})
        .set("created", header.created)
        .set("program", header.program)
        .set("length_ms", replay.lengthMs())
        .set("taken_back", std::int64_t{replay.takenBack()})
        .set("torn", replay.torn());
    if (replay.damage())
        out.set("damage", replay.damage()->text());
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

ExitCode replayFile(const Options& options) {
    const auto text = io::readTextFile(options.file, kMaxGameFileBytes);
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
    if (options.json) {
        std::cout << jsonOf(*replay, options).pretty();
    } else {
        printHead(*replay);
        if (options.play > 0)
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

void addReplayCommand(CLI::App& app, ExitCode& exit) {
    const auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("replay", "Tell a recorded game from its record alone");
    command->add_option("FILE", options->file, "The game")->required();
    command->add_option("--play", options->play, "This play alone, step by step")
        ->check(CLI::Range(1, 100'000));
    command->add_flag("--box", options->box, "Box score, drives and players");
    command->add_flag("--json", options->json, "Print JSON");
    command->footer(
        "Neither rules nor physics are asked: a game of an older revision shows what was played.");
    command->callback([options, &exit] { exit = replayFile(*options); });
}

}  // namespace thrum::cli
