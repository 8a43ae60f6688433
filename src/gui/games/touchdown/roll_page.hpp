#pragma once

#include "gui/games/touchdown/touchdown_match.hpp"
#include "gui/match/pages/prompt_page.hpp"

#include <vector>

class QButtonGroup;
class QGridLayout;

namespace thrum::gui {
class ActionList;
}

namespace thrum::gui::tdm {

/// Chance: the button that throws, or the faces that real dice show.
class RollPage final : public MatchPromptPage {
    Q_OBJECT

public:
    explicit RollPage(TouchdownMatch& match, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    /// What the next of the real dice shows, by its place in the row.
    bool digitPressed(int n) override;
    void refresh() override;

signals:
    /// The coach has seen enough of what flies.
    void enough();

private:
    [[nodiscard]] bool typing() const;
    [[nodiscard]] bool coin() const;
    [[nodiscard]] bool complete() const;
    void askFaces();
    [[nodiscard]] QString meaning() const;

    TouchdownMatch& m_match;
    QLabel* m_lead = nullptr;
    QLabel* m_meaning = nullptr;
    ActionList* m_coin = nullptr;
    QWidget* m_faces = nullptr;  ///< made anew for other dice
    std::vector<QButtonGroup*> m_groups;
    int m_question = 0;
    ChanceRequest m_request;  ///< what the faces are of
};

}  // namespace thrum::gui::tdm
