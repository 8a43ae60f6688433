#pragma once

#include "gui/games/tap/tap_match.hpp"

#include <array>
#include <optional>

#include <QObject>

namespace thrum::gui {

/// What the formations and plays of a game came to, play by play.
class LineUpUses final : public QObject {
    Q_OBJECT

public:
    /// @param match  watched from now on; owns this
    explicit LineUpUses(TapMatch& match);

signals:
    /// A play has ended that a side lined up for by key or list.
    /// @param play  it was called from, or empty
    /// @param gain  of a play from scrimmage
    void played(const QString& formation, const QString& play, std::optional<Distance> gain);

private:
    void hear(const std::vector<tap::Event>& events, const tap::State& after);

    struct Called {
        QString formation;
        QString play;
    };
    std::array<Called, 2> m_called{};
    std::optional<Spot> m_snappedAt;  ///< line of the play from scrimmage that runs
    Side m_offense = Side::Home;
};

}  // namespace thrum::gui
