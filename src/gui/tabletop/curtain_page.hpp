#pragma once

#include "gui/match/pages/prompt_page.hpp"
#include "gui/tabletop/game_table.hpp"

namespace thrum::gui {

/// Stands where a sealed decision of one of two coaches at this screen is asked for, until he says
/// that the other one looks away (ux 14.2). The page with his choices is made after it.
class CurtainPage final : public MatchPromptPage {
    Q_OBJECT

public:
    /// @param table  says what is covered; outlives this
    CurtainPage(Match& match, const GameTable& table, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

private:
    const GameTable& m_table;
    QLabel* m_away = nullptr;
    QLabel* m_calls = nullptr;
};

}  // namespace thrum::gui
