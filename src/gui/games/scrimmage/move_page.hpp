#pragma once

#include "gui/games/scrimmage/page.hpp"

class QLabel;

namespace thrum::gui {

class ActionList;
class ChecksList;
class ScrimmageManCard;

/// A turn: the selected man, the route to the square that is pointed at with the rules it keeps or
/// breaks, what comes of it, and scramble and throw where they are offered (chapters 7 to 10).
class ScrimmageMovePage final : public ScrimmagePage {
    Q_OBJECT

public:
    explicit ScrimmageMovePage(ScrimmagePlan& plan, QWidget* parent = nullptr);
    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

private:
    void showRoute();
    void showOffers();
    [[nodiscard]] QString reachersText() const;
    /// What to do where the chosen man has no route to what is pointed at.
    [[nodiscard]] QString whyNoWay(scrimmage::ManId man) const;

    ScrimmageManCard* m_man = nullptr;
    QLabel* m_hint = nullptr;
    QLabel* m_route = nullptr;
    ChecksList* m_checks = nullptr;
    QLabel* m_comes = nullptr;
    QLabel* m_there = nullptr;
    ActionList* m_offers = nullptr;
};

}  // namespace thrum::gui
