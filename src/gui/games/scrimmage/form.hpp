#pragma once

#include "gui/games/game_face.hpp"

class QCheckBox;
class QLabel;
class QSpinBox;

namespace thrum::gui {

/// What is fixed when a game starts: squares a turn (SCR-SET1, SET2) and which edition judges
/// tackles (SCR-T9).
class ScrimmageForm final : public GameForm {
    Q_OBJECT

public:
    explicit ScrimmageForm(QWidget* parent = nullptr);
    [[nodiscard]] std::string options() const override;
    [[nodiscard]] std::string overrides() const override;
    void showAsked(const std::string& options, const std::string& overrides) override;

private:
    void check();

    QSpinBox* m_low = nullptr;
    QSpinBox* m_high = nullptr;
    QCheckBox* m_flat = nullptr;
    QLabel* m_problem = nullptr;
};

}  // namespace thrum::gui
