#pragma once

#include "gui/practice/prompt_page.hpp"

class QComboBox;
class QDoubleSpinBox;
class QPushButton;

namespace thrum::gui {

class ChecksList;
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
    /// What the rules have against how both sides stand; also while men are dragged.
    void showChecks(const TableSession& session);

signals:
    void formationChosen(bool offense, const QString& id);
    void lineChosen(int yardsFromOwnGoal);
    void carrierChosen(int figure);
    void swapAsked();
    void mirrorAsked();
    void keepAsked();
    void tryAsked();
    void lockAsked();
    void substituteAsked();
    /// The selected men are to stand so much farther down the field and to the left.
    void movedBy(double downfield, double left);
    /// All of them are to face there; 0 is downfield.
    void turnedTo(double degrees);
    void clauseAsked(const QString& clause);

private:
    void fillFormations(QComboBox* box, const TableSession& session, bool offense);
    void fillCarriers(const TableSession& session);

    QLabel* m_offenseLabel = nullptr;
    QLabel* m_defenseLabel = nullptr;
    QComboBox* m_offense = nullptr;
    QComboBox* m_defense = nullptr;
    YardLineSpin* m_line = nullptr;
    QComboBox* m_carrier = nullptr;
    void addNumbers();
    void fillNumbers(const TableSession& session);
    void seeWhoIsHeld();

    bool m_holding = false;  ///< somebody is in hand
    QLabel* m_checks = nullptr;
    ChecksList* m_rules = nullptr;
    QLabel* m_inHand = nullptr;
    QWidget* m_handDeeds = nullptr;  ///< what is done with whom is held
    QPushButton* m_lock = nullptr;
    QPushButton* m_substitute = nullptr;
    QWidget* m_numbers = nullptr;
    QDoubleSpinBox* m_downfield = nullptr;
    QDoubleSpinBox* m_left = nullptr;
    QDoubleSpinBox* m_heading = nullptr;
    double m_downfieldShown = 0.0;
    double m_leftShown = 0.0;
};

}  // namespace thrum::gui
