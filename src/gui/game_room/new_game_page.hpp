#pragma once

#include "gui/match/match_setup.hpp"

#include <thrum/app/library.hpp>

#include <array>

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSlider;
class QSpinBox;
class QVBoxLayout;

namespace thrum::gui {

class ActionList;
class GameForm;
class SeatBox;

/// Everything a game is started with, on one page, each field filled in.
class NewGamePage final : public QWidget {
    Q_OBJECT

public:
    /// @param library  outlives this
    explicit NewGamePage(const app::Library& library, QWidget* parent = nullptr);

    void showSetup(const MatchSetup& setup);
    /// What is filled in now; the seed is a new one unless the coach typed one.
    [[nodiscard]] MatchSetup setup() const;
    /// Why the game could not be started; empty: nothing.
    void showProblem(const QString& sentence);
    [[nodiscard]] QPushButton* startButton() const { return m_start; }

signals:
    void startAsked(const thrum::gui::MatchSetup& setup);
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitText();
    void fitModes();
    void setGame(const QString& id);
    void fillTeams();
    [[nodiscard]] bool isTap() const;
    struct SideFields {
        QComboBox* team = nullptr;
        SeatBox* seat = nullptr;
        QLineEdit* coach = nullptr;
    };
    void build(const app::Library& library);
    void setMode(tap::Mode mode);
    void fillSeats();
    void refresh();
    void askHouseRules();
    void start();

    const app::Library& m_library;
    MatchSetup m_setup;
    QComboBox* m_game = nullptr;
    QLabel* m_about = nullptr;
    std::vector<QWidget*> m_tapFields;  ///< of the game on the board alone
    GameForm* m_form = nullptr;         ///< the chosen game's own, if it has one
    QVBoxLayout* m_formPlace = nullptr;
    ActionList* m_mode = nullptr;
    std::array<SideFields, 2> m_sides;
    QComboBox* m_method = nullptr;
    QSpinBox* m_plays = nullptr;
    QSpinBox* m_minutes = nullptr;
    QCheckBox* m_clocks = nullptr;
    QComboBox* m_pace = nullptr;
    QComboBox* m_visitorPace = nullptr;
    int m_paceKept = 0;  ///< while a tournament has its own
    QPushButton* m_house = nullptr;
    QComboBox* m_board = nullptr;
    QSlider* m_speed = nullptr;
    QLabel* m_speedText = nullptr;
    QCheckBox* m_dice = nullptr;
    QCheckBox* m_fair = nullptr;
    QLineEdit* m_seed = nullptr;
    QLabel* m_levels = nullptr;  ///< what the levels of the program's coach mean
    QLabel* m_problem = nullptr;
    QWidget* m_card = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_cancel = nullptr;
};

}  // namespace thrum::gui
