#pragma once

#include "gui/match/match_setup.hpp"

#include <thrum/app/library.hpp>

#include <array>
#include <optional>
#include <vector>

#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
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
    /// The game that is not over and can be gone back to; empty: there is none.
    /// @param kept  in the archive, whatever comes
    void showWaiting(const QString& game, bool kept);
    [[nodiscard]] QPushButton* startButton() const { return m_start; }

signals:
    void startAsked(const thrum::gui::MatchSetup& setup);
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitText();
    void fitModes();
    void placePeople(bool narrow);
    void setGame(const QString& id);
    void fillTeams();
    struct SideFields {
        QComboBox* team = nullptr;
        SeatBox* seat = nullptr;
        QLineEdit* coach = nullptr;
    };
    void build();
    void buildFoot();
    void fitFoot();
    void setMode(Mode mode);
    void fillSeats();
    void refresh();
    void start();

    const app::Library& m_library;
    MatchSetup m_setup;
    QComboBox* m_game = nullptr;
    QBoxLayout* m_gameRow = nullptr;  ///< which game, and about it
    QLabel* m_about = nullptr;
    GameForm* m_form = nullptr;  ///< the chosen game's own, if it has one
    QVBoxLayout* m_formPlace = nullptr;
    ActionList* m_mode = nullptr;
    std::array<SideFields, 2> m_sides;
    QCheckBox* m_dice = nullptr;
    QLineEdit* m_seed = nullptr;
    QLabel* m_levels = nullptr;  ///< what the levels of the program's coach mean
    QLabel* m_problem = nullptr;
    QWidget* m_card = nullptr;
    QScrollArea* m_area = nullptr;
    QWidget* m_foot = nullptr;  ///< what is wrong, and the way on; never scrolled away
    QGridLayout* m_people = nullptr;
    std::optional<bool> m_narrow;         ///< a coach's seat and name stand below his team
    std::vector<QGridLayout*> m_columns;  ///< whose labels are as wide as the form's
    QPushButton* m_start = nullptr;
    QPushButton* m_cancel = nullptr;
    QLabel* m_waiting = nullptr;
};

}  // namespace thrum::gui
