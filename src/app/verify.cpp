#include <thrum/app/tap_game.hpp>
#include <thrum/app/verify.hpp>
#include <thrum/board/revision.hpp>
#include <thrum/core/digest.hpp>
#include <thrum/rules/tap/game_clock.hpp>

#include <algorithm>
#include <sstream>

namespace thrum::app {
namespace {

using Line = io::TapGameLine;

std::string poseText(const Pose& pose) {
    std::ostringstream text;
    text << pose.at.x.yards() << ", " << pose.at.y.yards() << ", " << pose.heading.degrees();
    return text.str();
}

std::string facesText(const tap::Chance& chance) {
    std::string text;
    for (const int face : chance.faces)
        text += (text.empty() ? "" : ", ") + std::to_string(face);
    if (chance.face)
        text += tap::nameOf(*chance.face);
    return text;
}

class Verifier {
public:
    Verifier(TapGame& game, std::string file) : m_game{game}, m_file{std::move(file)} {}

    /// Errors: the line cannot be read, or its run cannot be set up here.
    [[nodiscard]] std::optional<LoadError> check(std::string_view text, int number) {
        m_line = number;
        const std::string where = m_file + ", line " + std::to_string(number);
        const tap::State names = io::recordNames(m_game.state().teams);
        const auto line = io::parseTapGameLine(text, where, names, io::ReadEvents::Yes);
        if (!line)
            return line.error();
        const std::size_t due = m_game.session().record().size() + 1;
        if (isNumbered(*line) && static_cast<std::size_t>(line->n) != due)
            return LoadError{
                where, "/n", "is " + std::to_string(line->n) + "; due is " + std::to_string(due)};
        return std::visit(
            Overloaded{[&](const tap::Input& input) { return checkInput(*line, input, where); },
                       [&](const Line::Correction& correction) {
                           return checkCorrection(*line, correction);
                       },
                       [&](const Line::TakeBack& back) { return checkTakeBack(*line, back); },
                       // how far a run was shown, names, the end: nothing to play again
                       [](const auto&) { return std::optional<LoadError>{}; }},
            line->what);
    }
    [[nodiscard]] Verification& result() { return m_result; }
    [[nodiscard]] bool differs() const { return m_result.difference.has_value(); }

private:
    [[nodiscard]] Difference here(std::string what, std::string expected, std::string got) const {
        return {m_line, std::move(what), std::move(expected), std::move(got)};
    }
    void differ(std::string what, std::string expected, std::string got) {
        if (!differs())
            m_result.difference = here(std::move(what), std::move(expected), std::move(got));
    }

    std::optional<LoadError> checkInput(const Line& line,
                                        const tap::Input& input,
                                        const std::string& where) {
        // dice and runs of a take-back that was taken back were not drawn anew
        const bool drawn = !isRepeated(input);
        if (const auto* run = std::get_if<SegmentResult>(&input); run != nullptr && drawn) {
            const int physics = line.physics.value_or(m_game.header().physics);
            if (auto error = checkRun(*run, physics, where))
                return error;
        } else if (const auto* chance = std::get_if<tap::Chance>(&input);
                   chance != nullptr && drawn) {
            checkChance(*chance);
        }
        if (differs())
            return std::nullopt;
        const std::size_t before = m_game.session().record().size();
        const auto refused = handIn(input);
        if (refused) {
            differ("input", "accepted", *refused);
            return std::nullopt;
        }
        // one line, one entry: a roll is pressed in a line of its own
        const auto& record = m_game.session().record();
        if (record.size() != before + 1) {
            differ("input", "one step", std::to_string(record.size() - before) + " steps");
            return std::nullopt;
        }
        checkEvents(line.events, record.back().events);
        checkClock(line);
        checkDigest(line);
        ++m_result.inputs;
        return std::nullopt;
    }

    [[nodiscard]] bool isRepeated(tap::Input input) const {
        const auto* before = m_game.session().nextRedo();
        const auto* same = before == nullptr ? nullptr : std::get_if<tap::Input>(&before->what);
        if (same == nullptr)
            return false;
        if (auto* run = std::get_if<SegmentResult>(&input))
            run->frames.clear();
        return input == *same;
    }

    [[nodiscard]] std::optional<std::string> handIn(const tap::Input& input) {
        if (const auto* run = std::get_if<SegmentResult>(&input)) {
            const auto done = m_game.submitRun(*run);
            return done ? std::nullopt : std::optional{sentenceOf(done.error())};
        }
        const auto done = m_game.submit(input);
        return done ? std::nullopt : std::optional{sentenceOf(done.error())};
    }

    std::optional<LoadError> checkRun(const SegmentResult& recorded,
                                      int physics,
                                      const std::string& where) {
        const auto& request = m_game.prompt().request;
        if (!request) {
            differ("input", "a run", "the board is not on");
            return std::nullopt;
        }
        if (digestOf(*request) != recorded.request) {
            differ("request", hex16(recorded.request), hex16(digestOf(*request)));
            return std::nullopt;
        }
        if (recorded.by == RunSource::Script) {
            ++m_result.written;
            return std::nullopt;
        }
        auto task = m_game.boardTask();
        if (!task)
            return LoadError{where, "/input", sentenceOf(task.error())};
        std::vector<Call> calls;
        for (const CallRuling& ruling : recorded.calls)
            calls.push_back(ruling.call);
        Simulator simulator{std::move(task->table), task->seed};
        const auto again = simulator.run(task->request, task->judge, calls);
        auto difference = again ? compare(recorded, *again)
                                : std::optional{here("run", "a result", again.error().reason)};
        ++m_result.runs;
        if (difference && physics != kPhysicsRevision)
            goesOtherwise(*std::move(difference), physics);
        else if (difference)
            m_result.difference = std::move(difference);
        return std::nullopt;
    }

    void goesOtherwise(Difference difference, int physics) {
        ++m_result.otherwise;
        m_result.physics = physics;
        if (!m_result.firstOtherwise)
            m_result.firstOtherwise = std::move(difference);
    }

    // From what a person would look at first to what only the digest sees.
    [[nodiscard]] std::optional<Difference> compare(const SegmentResult& recorded,
                                                    const SegmentResult& again) const {
        if (digestOf(recorded) == digestOf(again))
            return std::nullopt;
        if (recorded.ticks != again.ticks)
            return here("run, ticks", std::to_string(recorded.ticks), std::to_string(again.ticks));
        if (recorded.stop != again.stop)
            return here("run, stop", recorded.stop.clause, again.stop.clause);
        for (std::size_t i = 0; i < std::min(recorded.figures.size(), again.figures.size()); ++i) {
            const FigureSetup& a = recorded.figures[i];
            const FigureSetup& b = again.figures[i];
            if (a.pose != b.pose)
                return here("run, " + tap::figureName(m_game.state(), a.id),
                            poseText(a.pose),
                            poseText(b.pose));
        }
        return here("run, digest", hex16(digestOf(recorded)), hex16(digestOf(again)));
    }

    void checkChance(const tap::Chance& recorded) {
        if (recorded.typed)
            return;
        if (m_game.awaits() != games::Awaits::Chance) {
            differ("input", "dice or coin", "neither is due");
            return;
        }
        const tap::Input drawn = m_game.session().draw();
        const auto& again = std::get<tap::Chance>(drawn);
        ++m_result.draws;
        if (again.faces != recorded.faces || again.face != recorded.face)
            differ(recorded.kind == tap::ChanceKind::Dice ? "dice" : "coin",
                   facesText(recorded),
                   facesText(again));
    }

    void checkEvents(const std::vector<tap::Event>& recorded,
                     const std::vector<tap::Event>& again) {
        for (std::size_t i = 0; i < std::max(recorded.size(), again.size()); ++i) {
            const auto text = [&](const std::vector<tap::Event>& events) {
                if (i >= events.size())
                    return std::string{"nothing"};
                tap::Event event = events[i];
                // older records do not say why a call was refused
                if (event.kind == tap::EventKind::CallRefused) {
                    event.text.clear();
                    event.args.clear();
                }
                return io::textOf(m_game.state(), event);
            };
            // as text: a record has no more than what it shows
            if (text(recorded) != text(again))
                differ("event " + std::to_string(i + 1), text(recorded), text(again));
        }
    }

    // older files do not have it
    void checkClock(const Line& line) {
        const auto now = tap::gameClockMs(m_game.state());
        const auto text = [](const std::optional<int>& ms) {
            return ms ? std::to_string(*ms) : std::string{"none"};
        };
        if (line.gameClockMs && line.gameClockMs != now)
            differ("game clock", text(line.gameClockMs), text(now));
    }

    void checkDigest(const Line& line) {
        if (line.digest != m_game.session().digest())
            differ("digest", hex16(line.digest), hex16(m_game.session().digest()));
    }

    std::optional<LoadError> checkCorrection(const Line& line, const Line::Correction& correction) {
        if (const auto refused = m_game.correct(correction.state, correction.reason))
            differ("correction", "accepted", sentenceOf(*refused));
        else
            checkDigest(line);
        ++m_result.corrections;
        return std::nullopt;
    }

    std::optional<LoadError> checkTakeBack(const Line& line, const Line::TakeBack& back) {
        const auto inForce = static_cast<int>(m_game.session().inForce());
        if (const auto refused = m_game.undo(inForce - back.to))
            differ("take-back", "accepted", sentenceOf(*refused));
        else
            checkDigest(line);
        ++m_result.takeBacks;
        return std::nullopt;
    }

    TapGame& m_game;
    std::string m_file;
    int m_line = 1;
    Verification m_result;
};

}  // namespace

std::string Difference::text() const {
    return "line " + std::to_string(line) + ": " + what + ": the record has " + expected +
           ", this program " + got;
}

Expected<Verification, LoadError> verify(const Library& library,
                                         std::string_view text,
                                         const std::string& file) {
    const std::size_t head = text.find('\n');
    if (head == std::string_view::npos)
        return Unexpected{LoadError{file, "", "holds no game"}};
    auto opened = TapGame::open(library, text.substr(0, head + 1), file);
    if (!opened)
        return Unexpected{opened.error()};
    Verifier verifier{*opened->game, file};
    text.remove_prefix(head + 1);
    for (int number = 2; !text.empty() && !verifier.differs(); ++number) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) {
            verifier.result().torn = true;
            break;
        }
        if (auto error = verifier.check(text.substr(0, end), number))
            return Unexpected{*std::move(error)};
        text.remove_prefix(end + 1);
    }
    return std::move(verifier.result());
}

}  // namespace thrum::app
