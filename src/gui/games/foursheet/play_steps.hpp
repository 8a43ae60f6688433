#pragma once

#include "gui/games/foursheet/play_story.hpp"

#include <optional>
#include <vector>

#include <QColor>
#include <QString>

namespace thrum::gui::fss {

/// A die or a token in a line of the read-out.
struct StepChip {
    QString text{};
    QColor ground{};
    bool operator==(const StepChip&) const = default;
};
/// One line of a step: what, how much, and the rule it follows from.
struct StepRow {
    QString text{};
    QString value{};
    QString clause{};
    std::vector<StepChip> chips{};
    bool sum = false;  ///< below a line, in bold
    bool operator==(const StepRow&) const = default;
};
struct PlayStep {
    enum class Kind : std::uint8_t { Calls, Moves, Roll, Line, MatchUp, Winner, Code, Other };
    Kind kind = Kind::Other;
    QString title{};
    QString value{};
    std::vector<StepRow> rows{};
    bool operator==(const PlayStep&) const = default;
};

/// A play told step by step.
struct PlaySteps {
    QString headline{};  ///< "Complete for 8 yards"
    QString lead{};      ///< "1st & 10 at own 30"
    std::vector<PlayStep> steps{};
    /// The number of the step that tells what fell last.
    std::optional<int> thrown{};
    /// From 1, the first of a kind; nothing if the play has none.
    [[nodiscard]] std::optional<int> numberOf(PlayStep::Kind kind) const;
    [[nodiscard]] std::optional<int> lastOf(PlayStep::Kind kind) const;
    bool operator==(const PlaySteps&) const = default;
};

/// @param state  gives teams, men and cards their names
[[nodiscard]] PlaySteps stepsOf(const PlayStory& story, const foursheet::State& state);
/// What the play came to in a few words: "Complete for 8 yards"; empty while nothing did.
[[nodiscard]] QString headlineOf(const PlayStory& story, const foursheet::State& state);
/// The same where there is room for a word or two: "Touchdown", "Clipping", "+8", "−3".
[[nodiscard]] QString briefOf(const PlayStory& story, const foursheet::State& state);
/// "+8", "−3", "+0".
[[nodiscard]] QString signedText(int value);
/// "8", "−3".
[[nodiscard]] QString numberText(int value);

}  // namespace thrum::gui::fss
