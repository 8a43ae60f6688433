#pragma once

#include "gui/games/scrimmage/page.hpp"

#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace thrum::gui {

class ActionList;

/// The secret call: a runner or a zone (SCR-Q2). A click calls; nothing of it stays on the page.
class ScrimmageCallPage final : public ScrimmagePage {
    Q_OBJECT

public:
    explicit ScrimmageCallPage(ScrimmagePlan& plan, QWidget* parent = nullptr);
    void refresh() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void run(int id);
    void throwTo(int zone);

    QLabel* m_lead = nullptr;
    QLabel* m_why = nullptr;
    ActionList* m_runners = nullptr;
    QGridLayout* m_grid = nullptr;
    std::vector<QPushButton*> m_zones;
    ActionList* m_back = nullptr;
};

}  // namespace thrum::gui
