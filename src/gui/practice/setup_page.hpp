#pragma once

#include "gui/practice/prompt_page.hpp"

class QComboBox;

namespace thrum::gui {

class YardLineSpin;

/// Set up: formations, line, carrier, and what is in hand.
class SetupPage final : public PromptPage {
    Q_OBJECT

public:
    explicit SetupPage(QWidget* parent = nullptr);

    [[nodiscard]] QString title(const TableSession& session) const override;
    [[nodiscard]] QString mainText(const TableSession& session) const override;
    [[nodiscard]] QString mainHint(const TableSession& session) const override;
    void refresh(const TableSession& session) override;

    /// Opens the list of formations for the keyboard.
    void chooseFormation(bool offense);

signals:
    void formationChosen(bool offense, const QString& id);
    void lineChosen(int yardsFromOwnGoal);
    void carrierChosen(int figure);
    void swapAsked();
    void mirrorAsked();

private:
    void fillFormations(QComboBox* box, const TableSession& session, bool offense);
    void fillCarriers(const TableSession& session);

    QLabel* m_offenseLabel = nullptr;
    QLabel* m_defenseLabel = nullptr;
    QComboBox* m_offense = nullptr;
    QComboBox* m_defense = nullptr;
    YardLineSpin* m_line = nullptr;
    QComboBox* m_carrier = nullptr;
    QLabel* m_checks = nullptr;
    QLabel* m_inHand = nullptr;
};

}  // namespace thrum::gui
