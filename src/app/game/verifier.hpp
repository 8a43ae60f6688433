#pragma once

#include <thrum/app/game_of.hpp>
#include <thrum/app/verify.hpp>
#include <thrum/board/revision.hpp>
#include <thrum/core/digest.hpp>
#include <thrum/io/fields.hpp>

#include <algorithm>
#include <sstream>

namespace thrum::app {

inline std::string poseText(const Pose& pose) {
    std::ostringstream text;
    text << pose.at.x.yards() << ", " << pose.at.y.yards() << ", " << pose.heading.degrees();
    return text.str();
}

template <class G>
class Verifier {
    using Line = GameLine<G>;
    using Input = typename G::Input;
    using Event = typename G::Event;

public:
    Verifier(GameOf<G>& game, std::string file) : m_game{game}, m_file{std::move(file)} {}

    /// Errors: the line cannot be read, or its run cannot be set up here.
    [[nodiscard]] std::optional<LoadError> check(std::string_view text, int number) {
        m_line = number;
        const std::string where = m_file + ", line " + std::to_string(number);
        const auto names = G::recordNames(m_game.state());
        const auto line = parseGameLine<G>(text, where, names, ReadEvents::Yes);
        if (!line)
            return line.error();
        const std::size_t due = m_game.session().record().size() + 1;
        if (isNumbered(*line) && static_cast<std::size_t>(line->n) != due)
            return LoadError{
                where, "/n", "is " + std::to_string(line->n) + "; due is " + std::to_string(due)};
        return std::visit(
            Overloaded{
                [&](const Input& input) { return checkInput(*line, input, where); },
                [&](const typename Line::Correction& correction) {
                    return checkCorrection(*line, correction);
                },
                [&](const typename Line::TakeBack& back) { return checkTakeBack(*line, back); },
                [&](const typename Line::End& end) { return checkEnd(*line, end); },
                // how far a run was shown, names: nothing to play again
                [](const auto&) { return std::optional<LoadError>{}; }},
            line->what);
    }
    /// With how the game stands after the last line.
    [[nodiscard]] Verification& result() {
        const Facts facts = m_game.facts();
        m_result.teams = m_game.teamNames();
        m_result.score = facts.situation.score;
        m_result.over = facts.over;
        m_result.winner = facts.over ? facts.winner : std::nullopt;
        m_result.conceded = m_game.conceded();
        return m_result;
    }
    void setTorn() { m_result.torn = true; }
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
                                        const Input& input,
                                        const std::string& where) {
        // dice and runs of a take-back that was taken back were not drawn anew
        const bool drawn = !isRepeated(input);
        if (const SegmentResult* run = runOf<G>(input); run != nullptr && drawn) {
            if constexpr (G::kHasBoard) {
                const int physics = line.physics.value_or(m_game.header().physics);
                if (auto error = checkRun(*run, physics, where))
                    return error;
            }
        } else if (drawn && G::kindOf(input) == games::InputKind::Chance) {
            checkChance(input);
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

    [[nodiscard]] bool isRepeated(Input input) const {
        const auto* before = m_game.session().nextRedo();
        const auto* same = before == nullptr ? nullptr : std::get_if<Input>(&before->what);
        return same != nullptr && withoutFrames<G>(std::move(input)) == *same;
    }

    [[nodiscard]] std::optional<std::string> handIn(const Input& input) {
        if constexpr (G::kHasBoard)
            if (const SegmentResult* run = runOf<G>(input)) {
                const auto done = m_game.submitRun(*run);
                return done ? std::nullopt : std::optional{sentenceOf(done.error())};
            }
        const auto done = m_game.submit(input);
        return done ? std::nullopt : std::optional{sentenceOf(done.error())};
    }

    std::optional<LoadError> checkRun(const SegmentResult& recorded,
                                      int physics,
                                      const std::string& where) requires G::kHasBoard {
        const SegmentRequest* request = G::request(m_game.prompt());
        if (request == nullptr) {
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
        simulator.setPhysics(physics);
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
    [[nodiscard]] std::optional<Difference> compare(
        const SegmentResult& recorded, const SegmentResult& again) const requires G::kHasBoard {
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
                return here("run, " + Kept<G>::manName(m_game.state(), a.id),
                            poseText(a.pose),
                            poseText(b.pose));
        }
        return here("run, digest", hex16(digestOf(recorded)), hex16(digestOf(again)));
    }

    void checkChance(const Input& recorded) {
        if (m_game.awaits() != games::Awaits::Chance) {
            differ("input", "dice or coin", "neither is due");
            return;
        }
        const auto request = G::chance(m_game.state(), m_game.prompt());
        const Input drawn = m_game.session().draw();
        const std::string before = text(recorded);
        const std::string again = text(drawn);
        if (isTyped(before))
            return;
        ++m_result.draws;
        if (before == again)
            return;
        const bool coin =
            request && !request->draws.empty() && request->draws.front().kind == Draw::Kind::Coin;
        differ(coin ? "coin" : "dice", fallen(before), fallen(again));
    }
    // What shows on top: "heads", "3, 4".
    static std::string fallen(const std::string& outcome) {
        std::string shown = outcome;
        static_cast<void>(io::readText(outcome, "", "", [&](const FieldSource& at) {
            at.peek([&](FieldObject& o) {
                if (const auto face = o.optional("face"))
                    shown = face->text({0, 40, false});
                else if (const auto faces = o.optional("faces")) {
                    shown.clear();
                    for (const std::string& one : faces->template list<std::string>(
                             {0, 100}, [](const FieldSource& c) { return c.source(); }))
                        shown += (shown.empty() ? "" : ", ") + one;
                }
            });
        }));
        return shown;
    }
    [[nodiscard]] std::string text(const Input& input) const {
        const auto names = G::namesIn(m_game.state());
        return io::written([&](FieldSink& to) { G::write(input, to, names); }).line();
    }
    // real dice and coins are believed
    static bool isTyped(const std::string& outcome) {
        bool typed = false;
        static_cast<void>(io::readText(outcome, "", "", [&](const FieldSource& at) {
            at.peek([&](FieldObject& o) {
                if (const auto by = o.optional("by"))
                    typed = by->text({0, 20, false}) == "typed";
            });
        }));
        return typed;
    }

    void checkEvents(const std::vector<Event>& recorded, const std::vector<Event>& again) {
        const auto names = G::namesIn(m_game.state());
        const auto shown = [&](const std::vector<Event>& events, std::size_t i) {
            if (i >= events.size())
                return std::string{"nothing"};
            const Event event = Kept<G>::comparable(events[i]);
            return io::written([&](FieldSink& to) { G::write(event, to, names); }).line();
        };
        const auto same = [&](std::size_t i) {
            return i < recorded.size() && i < again.size() && recorded[i] == again[i];
        };
        // as text: a record has no more than what it shows; most need none
        for (std::size_t i = 0; i < std::max(recorded.size(), again.size()); ++i)
            if (!same(i) && shown(recorded, i) != shown(again, i))
                differ("event " + std::to_string(i + 1), shown(recorded, i), shown(again, i));
    }

    // older files do not have it
    void checkClock(const Line& line) {
        const auto now = Kept<G>::gameClockMs(m_game.state());
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

    std::optional<LoadError> checkCorrection(const Line& line,
                                             const typename Line::Correction& correction) {
        if (const auto refused = m_game.correct(correction.state, correction.reason))
            differ("correction", "accepted", sentenceOf(*refused));
        else
            checkDigest(line);
        ++m_result.corrections;
        return std::nullopt;
    }

    std::optional<LoadError> checkTakeBack(const Line& line, const typename Line::TakeBack& back) {
        const auto inForce = static_cast<int>(m_game.session().inForce());
        if (const auto refused = m_game.undo(inForce - back.to, true, back.clocksStand))
            differ("take-back", "accepted", sentenceOf(*refused));
        else
            checkDigest(line);
        ++m_result.takeBacks;
        return std::nullopt;
    }

    // Who gave up is told by nothing but this line; in older files nothing holds it.
    std::optional<LoadError> checkEnd(const Line& line, const typename Line::End& end) {
        if (!end.conceded) {
            if (m_game.awaits() != games::Awaits::Over)
                differ("end", "the game is over", "it goes on");
            return std::nullopt;
        }
        const auto due = io::digestOfConcession(m_game.session().digest(), *end.conceded);
        if (line.digest != 0 && line.digest != due)
            differ("who gave up", hex16(line.digest), hex16(due));
        else if (m_game.awaits() != games::Awaits::Over)
            static_cast<void>(m_game.concede(*end.conceded));
        m_result.concessionIsHeld = line.digest != 0;
        return std::nullopt;
    }

    GameOf<G>& m_game;
    std::string m_file;
    int m_line = 1;
    Verification m_result;
};

template <class G>
Expected<Verification, LoadError> verifyGame(const Library& library,
                                             std::string_view text,
                                             const std::string& file) {
    const std::size_t head = text.find('\n');
    if (head == std::string_view::npos)
        return Unexpected{LoadError{file, "", "holds no game"}};
    auto opened = GameOf<G>::open(library, text.substr(0, head + 1), file);
    if (!opened)
        return Unexpected{opened.error()};
    Verifier<G> verifier{*opened->game, file};
    text.remove_prefix(head + 1);
    for (int number = 2; !text.empty() && !verifier.differs(); ++number) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) {
            verifier.setTorn();
            break;
        }
        if (auto error = verifier.check(text.substr(0, end), number))
            return Unexpected{*std::move(error)};
        text.remove_prefix(end + 1);
    }
    return std::move(verifier.result());
}

}  // namespace thrum::app
