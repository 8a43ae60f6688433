#pragma once

#include "gui/games/solitaire/page.hpp"

namespace thrum::gui {
class ActionList;
}

namespace thrum::gui::sol {

/// The board stands in a play, or over a loose ball: men are turned, and the ball is thrown, handed
/// back, pitched, downed or carried on.
class StopPage final : public SolPage {
    Q_OBJECT

public:
    explicit StopPage(const SolDesk& desk, QWidget* parent = nullptr);

    void refresh() override;
    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    bool figureClicked(FigureId figure) override;

private:
    [[nodiscard]] QString nextText() const;
    void fillActions();
    void fillInHand();

    QLabel* m_lead = nullptr;
    QLabel* m_stops = nullptr;
    ActionList* m_actions = nullptr;
    QLabel* m_inHand = nullptr;
    QLabel* m_help = nullptr;
    std::vector<solitaire::Decision> m_items;
};

/// The board is on: who has the ball and how far he is; the button stops it.
class RunPage final : public SolPage {
    Q_OBJECT

public:
    explicit RunPage(const SolDesk& desk, QWidget* parent = nullptr);

    void refresh() override;
    void refreshTime() override;
    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    /// Who may stop this run at this window.
    [[nodiscard]] std::optional<Side> stopper() const;

private:
    QLabel* m_who = nullptr;
    QLabel* m_progress = nullptr;
    QLabel* m_stops = nullptr;
    QLabel* m_time = nullptr;
};

/// "●●○": what is left of a play's stops; empty where they are not counted.
[[nodiscard]] QString stopsText(const SolMatch& match);

}  // namespace thrum::gui::sol
