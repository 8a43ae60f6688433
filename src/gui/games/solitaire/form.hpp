#pragma once

#include "gui/games/game_face.hpp"

class QCheckBox;
class QComboBox;
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

private:
    QSpinBox* m_plays = nullptr;
    QSpinBox* m_stops = nullptr;
    QSpinBox* m_speed = nullptr;
    QComboBox* m_hand = nullptr;
    QComboBox* m_toss = nullptr;
    QCheckBox* m_kicked = nullptr;
    QCheckBox* m_simpleGoals = nullptr;
    QCheckBox* m_overtime = nullptr;
    QCheckBox* m_winner = nullptr;
    QCheckBox* m_assist = nullptr;
    QCheckBox* m_noise = nullptr;
};

}  // namespace thrum::gui::sol
