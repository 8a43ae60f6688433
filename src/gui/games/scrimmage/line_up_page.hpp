#pragma once

#include "gui/games/scrimmage/page.hpp"

class QLabel;

namespace thrum::gui {

class ActionList;
class ChecksList;
class ScrimmageManCard;

/// The offense, then the defense, lines up by free placing (chapter 6).
class ScrimmageLineUpPage final : public ScrimmagePage {
    Q_OBJECT

public:
    explicit ScrimmageLineUpPage(ScrimmagePlan& plan, QWidget* parent = nullptr);
    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

private:
    [[nodiscard]] bool isOffense() const;
    /// All men where the book has them.
    [[nodiscard]] scrimmage::Decision standard() const;
    void choose(int id);

    ScrimmageManCard* m_man = nullptr;
    QLabel* m_hint = nullptr;
    QLabel* m_there = nullptr;
    ChecksList* m_checks = nullptr;
    ActionList* m_actions = nullptr;
};

}  // namespace thrum::gui
