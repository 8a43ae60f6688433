#pragma once

#include "gui/games/scrimmage/page.hpp"

class QLabel;

namespace thrum::gui {

class ChecksList;

/// The square a pass goes to (SCR-P5): in the called zone, or anywhere after such a scramble.
class ScrimmageThrowPage final : public ScrimmagePage {
    Q_OBJECT

public:
    explicit ScrimmageThrowPage(ScrimmagePlan& plan, QWidget* parent = nullptr);
    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

private:
    QLabel* m_lead = nullptr;
    QLabel* m_target = nullptr;
    ChecksList* m_checks = nullptr;
};

}  // namespace thrum::gui
