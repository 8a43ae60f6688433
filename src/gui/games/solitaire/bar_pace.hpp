#pragma once

#include <thrum/rules/solitaire/rules_data.hpp>

#include <array>

#include <QComboBox>
#include <QString>

class QSettings;

namespace thrum::gui::sol {

/// How fast the bars of a shot run: the book's power up and down in 1.6 s and needle to and fro in
/// 0.9 s (SOL-UI-2, UI-3), or faster. At a brisk pace a thumb that is off by 40 ms completes some
/// 55 of a hundred throws of 15 yards with the usual loft (docs/coach.md).
enum class BarPace { Book, Brisk, Quick };
inline constexpr std::array kBarPaces{BarPace::Book, BarPace::Brisk, BarPace::Quick};
/// What a new game and the range offer first.
inline constexpr BarPace kUsualPace = BarPace::Brisk;

/// @return the rules' own settings of the bars with the periods of that pace
[[nodiscard]] solitaire::RulesData::Ui atPace(solitaire::RulesData::Ui ui, BarPace pace);
/// The pace whose power bar is nearest to these.
[[nodiscard]] BarPace paceOf(const solitaire::RulesData::Ui& ui);
/// What a coach chooses: "Brisk".
[[nodiscard]] QString paceText(BarPace pace);
/// Its name in the program's settings: "book", "brisk", "quick".
[[nodiscard]] QString paceName(BarPace pace);

/// The paces to choose from; each item's data is the pace.
void fillPaces(QComboBox& box);
[[nodiscard]] BarPace paceIn(const QComboBox& box);
void showPace(QComboBox& box, BarPace pace);

/// The pace the range was left at; the usual one if it was never chosen.
[[nodiscard]] BarPace keptPace(const QSettings& store);
void keepPace(QSettings& store, BarPace pace);

}  // namespace thrum::gui::sol
