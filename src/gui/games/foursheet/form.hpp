#pragma once

#include "gui/games/game_face.hpp"

#include <vector>

class QCheckBox;
class QComboBox;

namespace thrum::gui::fss {

/// The options of 4SS on the new-game page: solo play and the switches of the book (FSS-7.3, 36.1).
class Form final : public GameForm {
    Q_OBJECT

public:
    explicit Form(QWidget* parent = nullptr);

    [[nodiscard]] std::string options() const override;
    [[nodiscard]] std::string overrides() const override;
    void showAsked(const std::string& options, const std::string& overrides) override;

private:
    struct Switch {
        const char* key;
        bool book;  ///< as the book has it
        QCheckBox* box;
    };
    QCheckBox* m_solo = nullptr;
    std::vector<Switch> m_switches;
    QComboBox* m_quarter = nullptr;
};

}  // namespace thrum::gui::fss
