#pragma once

#include "gui/games/tap/tap_match.hpp"
#include "gui/sound/game_sound.hpp"

#include <optional>

namespace thrum::gui {

/// What is heard of a game, from its events and clocks alone: both coaches may know all of that, so
/// that no sound tells more than the table does (UX-24.1).
class TapSounds final : public QObject {
    Q_OBJECT

public:
    explicit TapSounds(TapMatch& match, QObject* parent = nullptr);

    /// Time went by: ticks for a clock that runs low.
    void refreshTime();

signals:
    void sounded(thrum::gui::GameSound sound);
    /// A clock's mark, to be spoken: "ten", "time, Lancers, pivots".
    void announced(const QString& sentence);

private:
    void hear(const std::vector<tap::Event>& events);
    void onChanged();

    TapMatch& m_match;
    bool m_thrown = false;
    bool m_live = false;  ///< a play has been started and its whistle not blown
    std::optional<tap::ClockName> m_clock;
    int m_mark = 0;  ///< seconds left when it was last heard
};

}  // namespace thrum::gui
