#pragma once

#include "gui/games/foursheet/page.hpp"

class QComboBox;
class QGridLayout;
class QLineEdit;
class QPushButton;

namespace thrum::gui::fss {

class Segments;

/// The defense places its eleven and gives its orders, all on one page with everything preset: the
/// usual places of the front, zone coverage, no orders. The receivers of a kickoff are placed on it
/// too. One key each: F front, C coverage, K key, D double team, S spy, L last call, R usual
/// places.
class DefensePage final : public Page {
    Q_OBJECT

public:
    explicit DefensePage(Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void follow() override;
    bool takeKey(QKeyEvent& event) override;
    [[nodiscard]] bool hasLetter(const QKeyEvent& event) const override;

private:
    void fill();
    void showDraft();
    void sendMen();
    void repeatLast();
    [[nodiscard]] bool isLast() const;
    QComboBox* addRow(QGridLayout& grid, const QString& label, const char* name);

    QLabel* m_lead = nullptr;
    Segments* m_front = nullptr;
    Segments* m_coverage = nullptr;
    QWidget* m_orders = nullptr;
    QLabel* m_frontLabel = nullptr;
    QLabel* m_coverageLabel = nullptr;
    QComboBox* m_places = nullptr;
    QComboBox* m_key = nullptr;
    QComboBox* m_double = nullptr;
    QComboBox* m_spy = nullptr;
    QLineEdit* m_typed = nullptr;
    QLabel* m_chosen = nullptr;
    QPushButton* m_last = nullptr;
    QPushButton* m_usual = nullptr;
    QPushButton* m_men = nullptr;
    QLabel* m_problem = nullptr;
    bool m_filling = false;
    bool m_open = false;
};

}  // namespace thrum::gui::fss
