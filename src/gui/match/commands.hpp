#pragma once

#include <thrum/core/figure_id.hpp>

#include <array>

#include <QAction>
#include <QObject>

class QMenu;
class QWidget;

namespace thrum::gui {

class ShortcutBook;

/// What each coach has a key of his own for (TAP-MD-7, D53).
enum class CoachCommand { Switch, Done, Call, Down };

/// The keys of the two coaches, listened to wherever the game has the keyboard.
class MatchCommands final : public QObject {
    Q_OBJECT

public:
    explicit MatchCommands(QWidget& room);

    void fill(QMenu& menu) const;
    void fill(ShortcutBook& book) const;
    /// They are for a game that is in front of the coaches.
    void setEnabled(bool enabled);

signals:
    void pressed(thrum::Side side, thrum::gui::CoachCommand command);

private:
    std::array<std::array<QAction*, 4>, 2> m_actions{};
};

}  // namespace thrum::gui
