#pragma once

#include "gui/board/table_data.hpp"

#include <array>

#include <QWidget>

class QAction;
class QBoxLayout;
class QLabel;

namespace thrum::gui {

class RosterModel;

/// Both rosters side by side.
class TeamsPage final : public QWidget {
    Q_OBJECT

public:
    explicit TeamsPage(QWidget* parent = nullptr);
    void showTeams(const TableData& table);
    /// A button above the rosters that does what the command does.
    void addWay(QAction& action);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Half {
        QLabel* name = nullptr;
        QLabel* notes = nullptr;
        RosterModel* model = nullptr;
    };
    std::array<Half, 2> m_halves;
    QBoxLayout* m_ways = nullptr;
    QBoxLayout* m_sides = nullptr;
};

}  // namespace thrum::gui
