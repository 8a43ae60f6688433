#pragma once

#include "gui/games/game_face.hpp"

class QCheckBox;
class QSpinBox;

namespace thrum::gui::tdm {

/// What may be chosen of a new game of Touchdown-A-Minute.
class TouchdownForm final : public GameForm {
    Q_OBJECT

public:
    explicit TouchdownForm(QWidget* parent = nullptr);

    [[nodiscard]] std::string options() const override;
    [[nodiscard]] std::string overrides() const override;
    void showAsked(const std::string& options, const std::string& overrides) override;

private:
    QSpinBox* m_plays = nullptr;
    QCheckBox* m_toss = nullptr;
    QCheckBox* m_overtime = nullptr;
    QCheckBox* m_auto = nullptr;
};

}  // namespace thrum::gui::tdm
