#pragma once

#include <thrum/games/game.hpp>
#include <thrum/io/keyframes.hpp>
#include <thrum/io/record_line.hpp>
#include <thrum/io/run_json.hpp>
#include <thrum/rules/run_fields.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace thrum::app {

/// The run that an input is; null in games without a board and for every other input.
template <class G>
[[nodiscard]] const SegmentResult* runOf(const typename G::Input& input) {
    if constexpr (G::kHasBoard)
        return std::get_if<SegmentResult>(&input);
    else
        return nullptr;
}
template <class G>
[[nodiscard]] typename G::Input withoutFrames(typename G::Input input) {
    if constexpr (G::kHasBoard)
        if (auto* result = std::get_if<SegmentResult>(&input))
            result->frames.clear();
    return input;
}

[[nodiscard]] constexpr std::string_view wordOf(games::InputKind kind) {
    switch (kind) {
        case games::InputKind::Decision:
            return "decision";
        case games::InputKind::Time:
            return "time";
        case games::InputKind::Chance:
            return "chance";
        case games::InputKind::Run:
            break;
    }
    return "run";
}

/// A line of a game file behind its header, with the values of its game.
template <class G>
struct GameLine {
    struct Correction {
        std::string reason{};
        typename G::State state{};
    };
    using TakeBack = io::RecordLine::TakeBack;
    using Mark = io::RecordLine::Mark;
    using Meta = io::RecordLine::Meta;
    using Thought = io::RecordLine::Thought;
    using Note = io::RecordLine::Note;
    using Refusal = io::RecordLine::Refusal;
    using End = io::RecordLine::End;
    std::variant<typename G::Input, Correction, TakeBack, Mark, Thought, Meta, Note, Refusal, End>
        what{};
    std::optional<Side> side{};
    std::vector<typename G::Event> events{};  ///< for viewers; read only if asked for
    std::optional<SegmentRequest> request{};  ///< of a run; for viewers, not read back
    std::optional<int> gameClockMs{};
    std::array<std::string, 2> called{};
    std::optional<int> physics{};
    std::uint64_t digest = 0;
    int n = 0;
};

/// Inputs, corrections and take-backs count from 1 without gaps (`n`); other lines stand between
/// them.
template <class G>
[[nodiscard]] bool isNumbered(const GameLine<G>& line) {
    return std::holds_alternative<typename G::Input>(line.what) ||
           std::holds_alternative<typename GameLine<G>::Correction>(line.what) ||
           std::holds_alternative<io::RecordLine::TakeBack>(line.what);
}

/// @param names  G::recordNames of the state in force when the line is written
template <class G>
[[nodiscard]] std::string lineOf(const GameLine<G>& line, const typename G::State& names);

/// Who goes on with a game gets its events from the rules; who shows it needs those of the record.
enum class ReadEvents : std::uint8_t { No, Yes };
/// @param names  G::recordNames of the state in force before the line
template <class G>
[[nodiscard]] Expected<GameLine<G>, LoadError> parseGameLine(std::string_view line,
                                                             std::string file,
                                                             const typename G::State& names,
                                                             ReadEvents events = ReadEvents::No);

// ---

template <class G>
std::string lineOf(const GameLine<G>& line, const typename G::State& names) {
    using Line = GameLine<G>;
    io::RecordLine to;
    to.digest = line.digest;
    to.n = line.n;
    io::LineParts parts;
    const auto called = G::namesIn(names);
    std::visit(
        Overloaded{
            [&](const typename G::Input& input) {
                to.what = io::RecordLine::Input{.kind = std::string{wordOf(G::kindOf(input))},
                                                .side = line.side,
                                                .called = line.called,
                                                .gameClockMs = line.gameClockMs,
                                                .physics = line.physics};
                if constexpr (G::kHasBoard)
                    if (line.request)
                        parts.request = [&](FieldSink& sink) {
                            write(*line.request, sink, called);
                        };
                parts.input = [&](FieldSink& sink) {
                    if (const SegmentResult* run = runOf<G>(input))
                        io::write(
                            *run,
                            sink,
                            called,
                            line.request ? io::keyframeInterval(line.request->ticksPerSecond) : 0);
                    else
                        G::write(input, sink, called);
                };
                for (const typename G::Event& event : line.events)
                    parts.events.push_back([&](FieldSink& sink) { G::write(event, sink, called); });
            },
            [&](const typename Line::Correction& correction) {
                to.what = io::RecordLine::Correction{correction.reason};
                parts.state = [&](FieldSink& sink) { G::write(correction.state, sink); };
            },
            [&](const auto& other) { to.what = other; }},
        line.what);
    return io::lineOf(to, parts);
}

template <class G>
Expected<GameLine<G>, LoadError> parseGameLine(std::string_view text,
                                               std::string file,
                                               const typename G::State& names,
                                               ReadEvents events) {
    using Line = GameLine<G>;
    Line line;
    const auto called = G::namesIn(names);
    io::LineReader reader;
    reader.input = [&](const FieldSource& at) {
        if constexpr (G::kHasBoard)
            if (io::isRun(at)) {
                line.what = typename G::Input{io::readResult(at, called)};
                return wordOf(games::InputKind::Run);
            }
        typename G::Input input = G::readInput(at, names);
        const std::string_view word = wordOf(G::kindOf(input));
        line.what = std::move(input);
        return word;
    };
    if (events == ReadEvents::Yes)
        reader.event = [&](const FieldSource& at) {
            line.events.push_back(G::readEvent(at, called));
        };
    typename G::State state;
    reader.state = [&](const FieldSource& at) { state = G::readState(at); };
    auto read = io::parseRecordLine(text, std::move(file), reader);
    if (!read)
        return Unexpected{read.error()};
    line.digest = read->digest;
    line.n = read->n;
    std::visit(Overloaded{[&](io::RecordLine::Input& input) {
                              line.side = input.side;
                              line.called = std::move(input.called);
                              line.gameClockMs = input.gameClockMs;
                              line.physics = input.physics;
                          },
                          [&](io::RecordLine::Correction& correction) {
                              line.what = typename Line::Correction{std::move(correction.reason),
                                                                    std::move(state)};
                          },
                          [&](auto& other) { line.what = std::move(other); }},
               read->what);
    return line;
}

}  // namespace thrum::app
