#pragma once

#include "gui/games/touchdown/roll_story.hpp"

#include <QColor>

/// What lies in the tray, as plain values.
namespace thrum::gui::tdm {

/// What somebody has called, or that he has.
struct TrayCard {
    QString who;    ///< "Wildcats · offense"
    QString title;  ///< "Run Inside", "covered"
    QString note;
    QColor kit{Qt::darkGray};
    std::optional<touchdown::Die> die{};     ///< open; nothing: covered or not laid yet
    std::vector<touchdown::Result> faces{};  ///< its six
    int shown = 0;                           ///< which of them fell, 1 to 6
    bool covered = false;                    ///< it lies there, face down
    bool operator==(const TrayCard&) const = default;
};

struct TrayScene {
    enum class Lies { Nothing, Ready, Rolled, CoinReady, CoinFallen };

    std::vector<TrayCard> cards{};
    Lies lies = Lies::Nothing;
    std::vector<touchdown::Die> ready{};  ///< dice that wait to be thrown
    bool throwable = false;               ///< whoever presses them throws
    RollStory story{};
    QString note;                ///< what the tray is about, over the dice
    QString provisional;         ///< "as it lies: a run, gain of 2"
    QString coin;                ///< "Heads"
    std::vector<int> choices{};  ///< results that may be picked by pressing them
    bool past = false;           ///< what lies there belongs to the last play
    bool operator==(const TrayScene&) const = default;
};

/// "1", "RI": what lies up before a throw.
[[nodiscard]] QString dieMark(touchdown::Die die);

}  // namespace thrum::gui::tdm
