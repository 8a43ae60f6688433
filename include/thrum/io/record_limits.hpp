#pragma once

#include <thrum/rules/field_source.hpp>

#include <cstddef>
#include <string>

/// What a game file may hold: the one list for who reads files and for who writes them. Whatever is
/// beyond it is refused before it becomes part of a game, so that no game holds what it could not
/// be read back with.
namespace thrum::io {

/// The most bytes a game file may have.
inline constexpr std::size_t kMaxGameFileBytes = 256'000'000;
/// A game takes no more inputs from here on: what a run still adds has room behind it.
inline constexpr std::size_t kFullGameFileBytes = 240'000'000;

/// Numbered lines: opening a game plays each of them again, which takes time however short they
/// are.
[[nodiscard]] constexpr std::size_t mostEntries(std::size_t bytes) {
    constexpr std::size_t kAlways = 10'000;
    constexpr std::size_t kUsualBytes = 800;  // half of what an entry of a usual game has
    return bytes / kUsualBytes > kAlways ? bytes / kUsualBytes : kAlways;
}
/// Lines of all kinds.
[[nodiscard]] constexpr std::size_t mostLines(std::size_t bytes) {
    return 4 * mostEntries(bytes);
}

inline constexpr TextLimits kSeatText{1, 4'000, false};  ///< an engine's command is part of it
inline constexpr TextLimits kGameName{0, 200, false};    ///< that a coach gave
inline constexpr TextLimits kBranchFile{1, 255, false};  ///< a practice game's origin
inline constexpr TextLimits kNoteText{1, 400, false};    ///< a sentence for whoever reads
inline constexpr TextLimits kReasonText{0, 400, false};  ///< of a correction
inline constexpr TextLimits kCalledText{0, 200, false};  ///< a computer coach's call
inline constexpr TextLimits kProgramText{0, 100, false};
inline constexpr TextLimits kCreatedText{0, 40, false};
inline constexpr TextLimits kCoachName{1, 40, false};
inline constexpr TextLimits kDrillName{1, 80, false};

inline constexpr IntegerRange kLineNumbers{1, 1'000'000'000};
inline constexpr IntegerRange kRevisions{0, 1'000'000};
inline constexpr IntegerRange kClockMs{0, 1'000'000'000};
inline constexpr CountRange kLineEvents{0, 10'000};
/// Everything that was asked for in one run.
inline constexpr CountRange kRunCalls{0, 10'000};
inline constexpr CountRange kDiceFaces{1, 100};

/// A text brought within the limits: control characters go, what is too long is cut at the end of a
/// character. For names and sentences that are better cut than refused.
[[nodiscard]] std::string fitting(std::string text, TextLimits limits);

}  // namespace thrum::io
