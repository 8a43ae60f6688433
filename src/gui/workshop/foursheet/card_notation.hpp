#pragma once

#include <thrum/rules/foursheet/players.hpp>

#include <optional>

#include <QString>

/// Reads what a coach types of a man's card as it is printed: "6K(21)", "3O", "5P(21)15", "S(31)",
/// "18/24/30". Clause: FSS-3.2. Whether numbers are within limits the file's reader says.
namespace thrum::gui::fss {

/// Errors: one sentence with an example.
[[nodiscard]] std::optional<QString> readKickReturn(const QString& text, foursheet::ReturnCard& to);
[[nodiscard]] std::optional<QString> readPuntReturn(const QString& text, foursheet::ReturnCard& to);
[[nodiscard]] std::optional<QString> readCover(const QString& text, foursheet::CoverCard& to);
[[nodiscard]] std::optional<QString> readLooseBall(const QString& text,
                                                   foursheet::LooseBallReturn& to);
/// "–" or nothing: he has none.
[[nodiscard]] std::optional<QString> readTouches(const QString& text,
                                                 std::optional<foursheet::Touches>& to);

}  // namespace thrum::gui::fss
