#include "pins/recorded_again.hpp"

#include "support/shipped.hpp"

#include <thrum/app/game_tables.hpp>
#include <thrum/app/server.hpp>
#include <thrum/app/statistics.hpp>
#include <thrum/app/verify.hpp>
#include <thrum/board/revision.hpp>
#include <thrum/board/simulator.hpp>
#include <thrum/games/tap/replay.hpp>

#include <stdexcept>
#include <utility>

namespace thrum::test {
namespace {

using Line = app::TapLine;

/// Of the picture at equal distances over the whole replay.
constexpr int kMoments = 40;
/// Far more replies than a game of a few plays has.
constexpr int kMostReplies = 4000;

template <class Value, class Error>
Value good(Expected<Value, Error> result, std::string_view what) {
    if (result)
        return *std::move(result);
    std::string why;
    if constexpr (requires { result.error().text(); })
        why = result.error().text();
    else
        why = app::sentenceOf(result.error());
    throw std::runtime_error{std::string{what} + ": " + why};
}

void mustBeNothing(const std::optional<app::Refused>& refused, std::string_view what) {
    if (refused)
        throw std::runtime_error{std::string{what} + ": " + app::sentenceOf(*refused)};
}

// The next line without its end; nothing left or a torn one: empty.
std::string_view cutLine(std::string_view& text) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

class Player {
public:
    explicit Player(app::TapGame& game) : m_game{game} {}

    void handIn(std::string_view text, const std::string& where) {
        const auto names = tap::recordNames(m_game.state().teams);
        const auto line = good(app::parseGameLine<games::Tap>(text, where, names), where);
        std::visit(
            Overloaded{
                [&](const tap::Input& input) { take(input, where); },
                [&](const Line::Correction& correction) {
                    mustBeNothing(m_game.correct(correction.state, correction.reason), where);
                },
                [&](const Line::TakeBack& back) {
                    const auto inForce = static_cast<int>(m_game.session().inForce());
                    mustBeNothing(m_game.undo(inForce - back.to, true, back.clocksStand), where);
                },
                [&](const Line::Mark& mark) { m_game.markRun(mark.tick, mark.calls); },
                [&](const Line::Thought& thought) { m_game.markThought(thought.ms); },
                [&](const Line::Note& note) { m_game.note(note.text); },
                // what was refused is not handed in once more
                [](const Line::Refusal&) {},
                [&](const Line::Meta& meta) {
                    if (!meta.branchOf.empty())
                        throw std::runtime_error{where + ": the head of a what-if"};
                    m_game.rename(meta.name);
                },
                // the end of a game writes itself
                [&](const Line::End& end) {
                    if (end.conceded)
                        mustBeNothing(m_game.concede(*end.conceded), where);
                }},
            line.what);
    }
    /// What the game shows now, behind what it showed before.
    void show(RecordedAgain& to, bool withState) const {
        to.prompts += m_game.promptJson().line() + '\n';
        if (withState)
            to.states += m_game.stateJson().line() + '\n';
    }
    [[nodiscard]] bool awaitsRun() const { return m_game.awaits() == games::Awaits::Run; }

private:
    void take(const tap::Input& input, const std::string& where) {
        if (const auto* run = std::get_if<SegmentResult>(&input))
            static_cast<void>(good(m_game.submitRun(withItsMotion(*run, where)), where));
        else
            static_cast<void>(good(m_game.submit(input), where));
    }
    // A record has a rounded picture of what moved, and rounding it once more gives other bytes. So
    // the same run is made again; one of an earlier board that goes otherwise stays as it is.
    [[nodiscard]] SegmentResult withItsMotion(const SegmentResult& recorded,
                                              const std::string& where) {
        if (recorded.by != RunSource::Board)
            return recorded;
        auto task = good(m_game.boardTask(), where);
        std::vector<Call> calls;
        for (const CallRuling& ruling : recorded.calls)
            calls.push_back(ruling.call);
        Simulator simulator{std::move(task.table), task.seed};
        simulator.setFrames({task.framesEvery});
        simulator.setPhysics(m_game.header().physics);
        auto again = simulator.run(task.request, task.judge, calls);
        if (again && digestOf(*again) == digestOf(recorded))
            return *std::move(again);
        if (m_game.header().physics == kPhysicsRevision)
            throw std::runtime_error{where + ": the run goes otherwise"};
        return recorded;
    }

    app::TapGame& m_game;
};

std::string textOf(const app::Replay& replay, const app::ReplayMoment& moment) {
    const app::TapReplay& game = app::TapReplay::of(replay);
    const app::TapMoment now = game.shown(moment);
    const tap::State& rosters = game.rosters(now.step);
    std::string text = std::to_string(now.ms) + " step " + std::to_string(now.step) + " play " +
                       (now.play ? std::to_string(*now.play) : "none") +
                       (now.boardOn ? " on " : " off ") + std::to_string(now.tick) + ": " +
                       replay.placeText(now);
    if (now.ball)
        text += "; ball " + std::to_string(now.ball->x.yards()) + " " +
                std::to_string(now.ball->y.yards());
    if (now.carrier)
        text += "; with " + tap::figureName(rosters, *now.carrier);
    if (now.receiver)
        text += "; to " + tap::figureName(rosters, *now.receiver);
    if (now.gameClockMs)
        text += "; left " + std::to_string(*now.gameClockMs);
    for (const tap::Figure& figure : now.figures)
        text += "; " + tap::figureName(rosters, figure.id) + " " +
                std::to_string(figure.pose.at.x.yards()) + " " +
                std::to_string(figure.pose.at.y.yards()) + " " +
                std::to_string(figure.pose.heading.degrees()) + " " +
                std::string{tap::nameOf(figure.status)};
    return text + "; touching " + std::to_string(now.touching.size()) + " " +
           std::to_string(now.justTouched.size()) + '\n';
}

// What was told of each play, and when.
std::string playsOf(const app::Replay& replay) {
    std::string text;
    for (std::size_t i = 0; i < replay.plays().size(); ++i) {
        const app::GamePlay& play = replay.plays()[i];
        text += std::to_string(play.number) + " " + std::string{app::nameOf(play.type)} + " " +
                std::to_string(replay.timeOfPlay(i)) + " to " +
                std::to_string(replay.endOfPlay(i)) + ": " + replay.story(i) + '\n';
        for (std::size_t step = play.firstStep; step <= play.lastStep; ++step)
            for (const app::Sentence& sentence : replay.sentences(step))
                text += "  " + std::to_string(replay.steps()[step].line) + " " +
                        std::to_string(replay.steps()[step].endMs) + " " +
                        std::to_string(static_cast<int>(sentence.weight)) + " " + sentence.clause +
                        " " + filled(sentence) + '\n';
    }
    return text;
}

std::string drivesOf(const app::Statistics& statistics, const app::TapNames& names) {
    std::string text;
    for (const app::Drive& drive : statistics.drives)
        text += names.team(drive.side) + ", half " + std::to_string(drive.period) + ", plays " +
                std::to_string(drive.firstPlay) + " to " + std::to_string(drive.lastPlay) +
                ", from " + std::to_string(drive.from.yards()) + ", " +
                std::to_string(drive.plays) + " for " + std::to_string(drive.yards.yards()) + ": " +
                std::string{app::nameOf(drive.end)} + '\n';
    return text;
}

app::Server server() {
    return app::Server{app::ServerSetup{.library = shippedLibrary(),
                                        .rulesFolder = sourceTree() / "rules",
                                        .program = "thrum test",
                                        .now = {}}};
}

}  // namespace

RecordedAgain recordAgain(const app::Library& library, std::string_view text) {
    const auto header = good(app::parseGameHeader<games::Tap>(cutLine(text), "line 1"), "line 1");
    // what was read is written again, so that no byte of the new file is copied
    const auto opened =
        good(app::TapGame::open(library, app::lineOf<games::Tap>(header) + '\n', "new"), "new");
    app::TapGame& game = *opened.game;
    Player player{game};
    RecordedAgain again;
    for (int number = 2; !text.empty(); ++number) {
        player.show(again, player.awaitsRun());
        player.handIn(cutLine(text), "line " + std::to_string(number));
    }
    player.show(again, true);
    again.file = game.fileText();
    for (const std::string& line : game.log())
        again.log += line + '\n';
    return again;
}

std::map<std::string, std::string> shownOf(const std::string& text) {
    const auto replay = good(app::Replay::open(text, "record"), "replay");
    if (replay.damage())
        throw std::runtime_error{replay.damage()->text()};
    const app::Statistics statistics = app::statisticsOf(replay);
    const app::TapNames names = replay.names();
    std::string moments;
    for (int i = 0; i <= kMoments; ++i)
        moments += textOf(replay, replay.at(replay.lengthMs() * i / kMoments));
    std::string marks;
    for (const app::ReplayMark& mark : replay.marks())
        marks += std::to_string(mark.ms) + " " + std::to_string(static_cast<int>(mark.kind)) +
                 " play " + std::to_string(mark.play) + '\n';
    return {{"box_text", app::boxText(statistics, names)},
            {"box_json", app::boxJson(statistics, replay).line()},
            {"box_csv", app::boxCsv(statistics, names)},
            {"plays_csv", app::playsCsv(replay)},
            {"drives", drivesOf(statistics, names)},
            {"plays", playsOf(replay)},
            {"marks", marks},
            {"moments", moments}};
}

std::string verdictOn(const app::Library& library, const std::string& text) {
    const auto result = good(app::verify(library, text, "record"), "verify");
    std::string verdict = std::to_string(result.inputs) + " inputs, " +
                          std::to_string(result.runs) + " runs, " + std::to_string(result.written) +
                          " written, " + std::to_string(result.draws) + " draws, " +
                          std::to_string(result.takeBacks) + " take-backs, " +
                          std::to_string(result.corrections) + " corrections";
    if (result.otherwise > 0)
        verdict += ", " + std::to_string(result.otherwise) +
                   " otherwise: " + (result.firstOtherwise ? result.firstOtherwise->text() : "");
    return verdict + (result.difference ? "; " + result.difference->text() : "; the same");
}

std::vector<std::string> repliesTo(const std::vector<std::string>& requests) {
    app::Server table = server();
    std::vector<std::string> replies;
    replies.reserve(requests.size());
    for (const std::string& request : requests)
        replies.push_back(table.answer(request));
    return replies;
}

std::string wholeGame(const std::string& newRequest) {
    app::Server table = server();
    std::string reply = table.answer(newRequest);
    std::string all = reply + '\n';
    for (int i = 0; reply.find(R"("prompt":{"kind":"over")") == std::string::npos; ++i) {
        if (i == kMostReplies || !reply.starts_with(R"({"ok":true)"))
            throw std::runtime_error{"no end comes after " + reply.substr(0, 400)};
        const bool chance = reply.find(R"("prompt":{"kind":"chance")") != std::string::npos;
        reply = table.answer(chance ? R"({"do":"draw"})" : R"({"do":"run"})");
        all += reply + '\n';
    }
    return all + table.answer(R"({"do":"log"})") + '\n';
}

}  // namespace thrum::test
