#pragma once

#include <thrum/app/replay.hpp>

#include <optional>
#include <set>

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QMenu;

namespace thrum::gui {

class Commands;
class ReplayPlayer;
class ReplaySlider;

/// The buttons and the slider under a replay.
class ReplayBar final : public QWidget {
    Q_OBJECT

public:
    ReplayBar(ReplayPlayer& player, const Commands& commands, QWidget* parent = nullptr);

    [[nodiscard]] ReplaySlider& slider() const { return *m_slider; }
    [[nodiscard]] const std::set<app::MarkKind>& kinds() const { return m_kinds; }
    /// Ghosts and the view are a board's; a game without one has neither.
    void showForBoard(bool board);
    /// "play 23 of 141"
    void showPlace(const QString& place);
    /// The plays whose men can be shown as ghosts.
    void setGhostPlays(const QStringList& titles);
    /// Which play's ghosts are shown; nothing: none.
    void showGhosts(std::optional<std::size_t> play);

signals:
    void kindsChanged();
    void ghostsChosen(std::optional<std::size_t> play);

private:
    void refresh();
    void fillMarks(QMenu& menu);

    ReplayPlayer& m_player;
    const Commands& m_commands;
    ReplaySlider* m_slider = nullptr;
    QComboBox* m_speed = nullptr;
    QComboBox* m_ghosts = nullptr;
    QWidget* m_view = nullptr;
    QLabel* m_time = nullptr;
    QLabel* m_length = nullptr;
    QLabel* m_place = nullptr;
    std::set<app::MarkKind> m_kinds;
};

}  // namespace thrum::gui
