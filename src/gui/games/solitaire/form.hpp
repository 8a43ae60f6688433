#pragma once

#include "gui/games/game_face.hpp"

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QSpinBox;

namespace thrum::gui::sol {

/// What the book leaves to the coaches: plays, stops, kicks, the toss, and how shots are made.
class SolForm final : public GameForm {
    Q_OBJECT

public:
    explicit SolForm(QWidget* parent = nullptr);

    [[nodiscard]] std::string options() const override;
    [[nodiscard]] std::string overrides() const override;
    void showAsked(const std::string& options, const std::string& overrides) override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();

    QGridLayout* m_grid = nullptr;
    std::optional<bool> m_narrow;
    std::vector<QCheckBox*> m_checks;  ///< beside the fields, or below them in a narrow window
    QSpinBox* m_plays = nullptr;
    QSpinBox* m_stops = nullptr;
    QDoubleSpinBox* m_speed = nullptr;
    QComboBox* m_hand = nullptr;
    QComboBox* m_bars = nullptr;
    QComboBox* m_toss = nullptr;
    QCheckBox* m_kicked = nullptr;
    QCheckBox* m_simpleGoals = nullptr;
    QCheckBox* m_overtime = nullptr;
    QCheckBox* m_winner = nullptr;
    QCheckBox* m_assist = nullptr;
    QCheckBox* m_noise = nullptr;
};

}  // namespace thrum::gui::sol
