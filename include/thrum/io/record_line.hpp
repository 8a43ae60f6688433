#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/core/units.hpp>
#include <thrum/rules/field_sink.hpp>
#include <thrum/rules/field_source.hpp>
#include <thrum/segment/script_runner.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The lines of a game file behind its header (D54 to D57): what they say of any game; what is the
/// game's own goes through the closures beside them.
namespace thrum::io {

using FieldWrite = std::function<void(FieldSink&)>;
using FieldRead = std::function<void(const FieldSource&)>;

namespace recorded {

struct Input {
    std::string kind{};  ///< "decision", "chance", "run" or "time"
    std::optional<Side> side{};
    /// What computer coaches called in the play that ended with this line; for viewers.
    std::array<std::string, 2> called{};
    std::optional<int> gameClockMs{};  ///< left in a game by the clock; for viewers
    /// Of the board that ran, where it is not the header's: a game may be gone on with later.
    std::optional<int> physics{};
};
struct Correction {
    std::string reason{};
};
struct TakeBack {
    int to = 0;                ///< inputs in force after it
    bool clocksStand = false;  ///< time is not given back; not so in the oldest files
};
/// How far the run has been shown that the next numbered line will hold (D59).
struct Mark {
    int tick = 0;
    std::vector<Call> calls{};  ///< everything asked for in this run so far
};
/// The name a coach gives the game (D65).
struct Meta {
    std::string name{};
    std::string branchOf{};  ///< a practice game's origin: the file ...
    int at = 0;              ///< ... and after which numbered line
};
/// How long the coach who is asked has been at it, while clocks run; the last one counts.
struct Thought {
    int ms = 0;
};
/// A sentence for whoever reads the record; it changes nothing.
struct Note {
    std::string text{};
};
/// What the rules refused; it changed nothing (TAP-GN-4).
struct Refusal {
    std::optional<Side> side{};  ///< whose decision it was
    std::string clause{};
    std::string text{};  ///< the book's sentence
    std::string log{};   ///< the line of the game's log, one JSON object
};
/// Nothing more is to come; what comes all the same takes it back.
struct End {
    std::optional<Side> conceded{};  ///< who gave up; nothing: played to its end
};

}  // namespace recorded

/// Inputs, corrections and take-backs are numbered, the rest is not.
struct RecordLine {
    using Input = recorded::Input;
    using Correction = recorded::Correction;
    using TakeBack = recorded::TakeBack;
    using Mark = recorded::Mark;
    using Meta = recorded::Meta;
    using Thought = recorded::Thought;
    using Note = recorded::Note;
    using Refusal = recorded::Refusal;
    using End = recorded::End;
    std::variant<Input, Correction, TakeBack, Mark, Thought, Meta, Note, Refusal, End> what{};
    /// Of the state after a numbered line; of a concession `digestOfConcession`, 0 where an older
    /// file has none.
    std::uint64_t digest = 0;
    int n = 0;  ///< its number, or the next one's
};

/// What the game writes into a line.
struct LineParts {
    FieldWrite request{};  ///< of a run; empty where there is none
    FieldWrite input{};
    std::vector<FieldWrite> events{};
    FieldWrite state{};  ///< of a correction
};
/// What holds a concession to its side.
/// @param state  digest of the state it was made in
[[nodiscard]] std::uint64_t digestOfConcession(std::uint64_t state, Side side);
/// On one line, without a line break.
[[nodiscard]] std::string lineOf(const RecordLine& line, const LineParts& parts = {});

/// How the game reads what is its own.
struct LineReader {
    /// @return  the input's kind, which has to be the line's
    std::function<std::string_view(const FieldSource&)> input{};
    FieldRead event{};  ///< empty: nobody wants the events
    FieldRead state{};
};
/// Errors: LoadError with the pointer of what is wrong.
[[nodiscard]] Expected<RecordLine, LoadError> parseRecordLine(std::string_view line,
                                                              std::string file,
                                                              const LineReader& reader);

/// The number of a numbered line; nothing for one that has none, and for what is no JSON.
[[nodiscard]] std::optional<int> numberOf(std::string_view line);
/// The same line of an input under another number, with what clocks that stood since make of it.
[[nodiscard]] std::string renumbered(std::string_view line,
                                     int n,
                                     std::uint64_t digest,
                                     std::optional<int> gameClockMs);

}  // namespace thrum::io
