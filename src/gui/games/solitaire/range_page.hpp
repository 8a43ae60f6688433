#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/games/solitaire/flight_show.hpp"
#include "gui/games/solitaire/range_contest.hpp"
#include "gui/games/solitaire/shot_bar.hpp"
#include "gui/games/solitaire/shot_desk.hpp"
#include "gui/match/time_source.hpp"

#include <functional>
#include <map>
#include <memory>
#include <vector>

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSettings;
class QSlider;

namespace thrum::gui {
class BoardView;
}

namespace thrum::gui::sol {

class ShotBar;

/// The range: passes at 10 to 50 yards, kicks from 10 to 30, by the same hand and the same flight
/// as in a game, with scores and the best one kept.
class RangePage final : public QWidget, public ShotTaker {
    Q_OBJECT

public:
    struct With {
        BoardSpec board{};
        solitaire::RulesData rules{};
        QSettings* store = nullptr;  ///< null: nothing is kept
        TimeSource* time = nullptr;  ///< outlives the page
        /// 24 bits of chance; what a test gives, else the machine's
        std::function<int()> chance{};
    };
    explicit RangePage(With with, QWidget* parent = nullptr);
    ~RangePage() override;
    RangePage(const RangePage&) = delete;
    RangePage& operator=(const RangePage&) = delete;
    RangePage(RangePage&&) = delete;
    RangePage& operator=(RangePage&&) = delete;

    void begin(Contest kind);
    [[nodiscard]] const RangeContest& contest() const { return m_contest; }
    [[nodiscard]] ShotDesk& desk() { return *m_desk; }
    [[nodiscard]] BoardView& board() const { return *m_board; }
    /// What Space, Enter and the main button do now.
    void pressMain();
    /// The ball has been seen to its end.
    void endFlight();
    [[nodiscard]] bool isFlying() const { return m_flying; }

    [[nodiscard]] const solitaire::State& shotState() const override { return m_state; }
    [[nodiscard]] bool shotIsDue() const override { return !m_flying && !m_contest.isOver(); }
    [[nodiscard]] int shotNumber() const override { return m_number; }
    [[nodiscard]] qint64 shotMs() const override { return m_with.time->nowMs(); }
    [[nodiscard]] bool mayCancelShot() const override { return false; }
    bool takeShot(const solitaire::Decision& decision) override;

signals:
    void said(const QString& sentence);
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    class Tool;

    void makePanel(QWidget* panel);
    void nextShot();
    void refresh();
    void refreshScene();
    void refreshBar();
    void refreshWords();
    void refreshHeld();
    /// Where Space and Enter shoot: all of the page but a list that is open.
    void watchKeys();
    void enable(QWidget& control, bool on);
    /// If it has the keyboard, the board gets it.
    void handOn(const QWidget& control);
    [[nodiscard]] bool isListOpen() const;
    void onFrame();
    void finish();
    void setPace(BarPace pace);
    /// What this contest's score is compared with, by how it is being shot.
    [[nodiscard]] RangeClass scoreClass() const;
    [[nodiscard]] std::optional<RangeScore> best() const;
    [[nodiscard]] QString scoreText(const RangeScore& score) const;

    With m_with;
    RangeContest m_contest{Contest::Passing};
    solitaire::State m_state;
    int m_number = 1;
    bool m_flying = false;
    bool m_hit = false;
    bool m_assistedAll = false;  ///< a shot of this contest was made by slider
    bool m_isBest = false;
    bool m_isTie = false;  ///< with the best before
    /// Scores of this visit: where nothing is kept, best is the best of them.
    std::map<RangeClass, RangeScore> m_bestHere;
    ShotBarFacts m_shownBar;
    std::unique_ptr<ShotDesk> m_desk;
    std::unique_ptr<Tool> m_tool;
    FlightShow m_flight;
    QTimer m_frames;
    BoardView* m_board = nullptr;
    ShotBar* m_bar = nullptr;
    QPushButton* m_passing = nullptr;
    QPushButton* m_kicking = nullptr;
    QLabel* m_station = nullptr;
    QLabel* m_points = nullptr;
    QLabel* m_shots = nullptr;
    QLabel* m_best = nullptr;
    QLabel* m_held = nullptr;
    QCheckBox* m_assist = nullptr;
    QComboBox* m_pace = nullptr;
    QWidget* m_powerRow = nullptr;
    QSlider* m_power = nullptr;
    QPushButton* m_again = nullptr;
    QPushButton* m_leave = nullptr;
    QPushButton* m_main = nullptr;
};

}  // namespace thrum::gui::sol
