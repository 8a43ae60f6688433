#pragma once

#include "gui/games/game_face.hpp"

#include <optional>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;

namespace thrum::gui {

/// What a game of TAP is begun with besides teams and coaches: its length, clocks, board and house
/// rules.
class TapForm final : public GameForm {
    Q_OBJECT

public:
    TapForm(const app::Library& library, QWidget* parent);

    [[nodiscard]] std::string options() const override;
    [[nodiscard]] std::string overrides() const override { return m_houseRules; }
    void showAsked(const std::string& options, const std::string& overrides) override;
    void showTable(Mode mode, bool onePersonForBoth) override;
    /// As narrow as it may be made: then each field has a row of its own.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void place();
    void build(const app::Library& library);
    void refresh();
    void askHouseRules();

    std::string m_houseRules = "{}";
    Mode m_mode = Mode::Solitaire;
    QComboBox* m_method = nullptr;
    QSpinBox* m_plays = nullptr;
    QSpinBox* m_minutes = nullptr;
    QComboBox* m_pace = nullptr;
    QComboBox* m_visitorPace = nullptr;
    QGridLayout* m_grid = nullptr;
    std::optional<bool> m_narrow;
    int m_paceKept = 0;  ///< while a tournament has its own
    QPushButton* m_house = nullptr;
    QComboBox* m_board = nullptr;
    QSlider* m_speed = nullptr;
    QLabel* m_speedText = nullptr;
    QCheckBox* m_clocks = nullptr;
    QCheckBox* m_fair = nullptr;
};

}  // namespace thrum::gui
