#pragma once

#include "gui/games/tap/tap_match.hpp"

#include <array>
#include <map>

#include <QDialog>

class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace thrum::gui {

class ClockSpin;
class SpotSpin;

/// What an arbiter may put right in the game under way: clocks, score, count, ball, down, distance
/// and spot, each from what it is to what it shall be, with a reason; the down played again; the
/// last correction put back. Everything is a line of the log and of the record (ux 9).
class ArbiterPanel final : public QDialog {
    Q_OBJECT

public:
    explicit ArbiterPanel(TapMatch& match, QWidget* parent = nullptr);

    /// State or clocks are others: fields nobody has touched follow.
    void refresh();
    void refreshTime();

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Row {
        QLabel* name = nullptr;
        QLabel* now = nullptr;
        QLabel* arrow = nullptr;
        QWidget* field = nullptr;
    };
    Row addRow(QGridLayout& grid, const QString& text, QWidget* field, const QString& name);
    void touch(QWidget* field);
    [[nodiscard]] bool touched(const QWidget* field) const;
    void build();
    void fillDown();
    void fillClocks();
    [[nodiscard]] tap::ArbiterCorrection correction() const;
    [[nodiscard]] Side shownOffense() const;
    [[nodiscard]] QString why() const;
    void refreshChanges();
    void enter();
    /// @param problem  empty: it was done, the fields begin anew
    void done(const QString& problem);

    TapMatch& m_match;
    QPushButton* m_pause = nullptr;
    QLineEdit* m_word = nullptr;
    QLabel* m_state = nullptr;
    std::array<QSpinBox*, 2> m_score{};
    QSpinBox* m_plays = nullptr;
    QComboBox* m_offense = nullptr;
    QSpinBox* m_down = nullptr;
    QDoubleSpinBox* m_toGain = nullptr;
    SpotSpin* m_spot = nullptr;
    QLabel* m_downNote = nullptr;
    QGridLayout* m_clocks = nullptr;
    QLabel* m_noClocks = nullptr;
    std::map<tap::ClockName, ClockSpin*> m_clockFields;
    std::map<const QWidget*, Row> m_rows;
    QLineEdit* m_reason = nullptr;
    QLabel* m_changes = nullptr;
    QLabel* m_waits = nullptr;
    QPushButton* m_enter = nullptr;
    QPushButton* m_again = nullptr;
    QPushButton* m_back = nullptr;
    bool m_filling = false;
};

}  // namespace thrum::gui
