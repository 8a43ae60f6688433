#pragma once

#include "gui/games/game_face.hpp"

#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;

namespace thrum::gui::fss {

/// The options of 4SS on the new-game page: solo play, the coach's own play cards, and the switches
/// of the book (FSS-7.3, 36.1, 36.4).
class Form final : public GameForm {
    Q_OBJECT

public:
    /// @param library  decks of the coach's own are found by it; outlives the form
    explicit Form(const app::Library& library, QWidget* parent = nullptr);

    [[nodiscard]] std::string options() const override;
    [[nodiscard]] std::string overrides() const override;
    void showAsked(const std::string& options, const std::string& overrides) override;

private:
    /// The decks that are to be had for a formation.
    struct Cards {
        QString formation;
        QComboBox* box;
    };
    void addCards(const app::Library& library);
    struct Switch {
        const char* key;
        bool book;  ///< as the book has it
        QCheckBox* box;
    };
    QGridLayout* m_rows = nullptr;  ///< label, field
    QCheckBox* m_solo = nullptr;
    std::vector<Switch> m_switches;
    QComboBox* m_quarter = nullptr;
    std::vector<Cards> m_cards;
};

}  // namespace thrum::gui::fss
