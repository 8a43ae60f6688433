#pragma once

#include "gui/commands/command_target.hpp"
#include "gui/workshop/bench_crew.hpp"
#include "gui/workshop/bench_document.hpp"
#include "gui/workshop/bench_head.hpp"
#include "gui/workshop/bench_results.hpp"
#include "gui/workshop/table_sheet.hpp"

#include <functional>
#include <map>
#include <vector>

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace thrum::gui {

class BendBar;
class Commands;
class HistoryBand;
class LaneView;
class ManCard;
class NumbersPanel;
class RackView;
class SegmentBar;
class UndersideView;

/// What a game under way leaves of the bench (UX-12.6).
struct BenchInGame {
    QString locked;                   ///< why nothing may be tuned now; empty: it may
    std::vector<std::string> theirs;  ///< ids of teams that another one coaches
};

struct BenchPageParts {
    app::Library& library;
    const Commands& commands;
    QString ownFolder;  ///< empty: nothing is kept
    std::function<QString()> clock;
    std::function<BenchInGame()> game = [] { return BenchInGame{}; };
};

/// The test a command runs; nothing: it runs none, or several.
[[nodiscard]] std::optional<app::BenchTest> testOf(Command command);

/// The tweak bench: one base under the hand, its rack beside it, and the lane that tells the truth.
class BenchPage final : public QWidget {
    Q_OBJECT

public:
    explicit BenchPage(const BenchPageParts& parts, QWidget* parent = nullptr);

    [[nodiscard]] CommandTarget& target() { return m_deeds; }
    [[nodiscard]] BenchDocument& document() const { return *m_document; }
    [[nodiscard]] BenchCrew& crew() const { return *m_crew; }
    [[nodiscard]] BenchHead& head() const { return *m_head; }
    [[nodiscard]] UndersideView& underside() const { return *m_underside; }
    [[nodiscard]] LaneView& lane() const { return *m_lane; }
    [[nodiscard]] NumbersPanel& numbers() const { return *m_numbers; }
    [[nodiscard]] HistoryBand& history() const { return *m_history; }
    [[nodiscard]] RackView& rack() const { return *m_rack; }
    [[nodiscard]] BendBar& bends() const { return *m_bends; }
    /// What the lane showed of the present state.
    [[nodiscard]] const BenchMeasured& measured() const { return m_now; }
    [[nodiscard]] const BenchMeasured& measuredBefore() const { return m_before; }
    /// What a run of this test is asked for now.
    [[nodiscard]] app::BenchAsked asked(app::BenchTest test, const io::BenchState& state) const;
    [[nodiscard]] int runs() const { return m_runs; }
    void setRuns(int runs);
    void setYards(double yards);

    /// Runs these tests of the present state, and of the compared one what is not known of it.
    void measure(const std::vector<app::BenchTest>& tests);
    /// The rack with all that is known of it, for paper, in the order it is shown.
    [[nodiscard]] TableSheet sheetOfRack();
    /// Asks again what the game under way leaves of it.
    void followGame();
    /// The man stands on the base now.
    void takeGiven(const TeamFile& team, const std::string& player);

signals:
    void said(const QString& sentence);
    /// A man of a team shall stand on the base as it is now: the ids of both.
    void giveAsked(const QString& team, const QString& player);
    /// What may be done has changed.
    void offersChanged();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    static constexpr int kPathEvery = 4;  ///< ticks between two points of a way that is drawn
    /// What was measured stays known while the page lives, so that going back costs nothing.
    struct Known {
        FigureSpec figure;
        FigureSpec other;  ///< that it was driven against
        BenchTable table;
        BenchMeasured measured;
    };
    void build(const Commands& commands);
    QWidget* buildLane(const Commands& commands);
    QWidget* buildCenter(const Commands& commands);
    void addDeeds();
    void addBendDeeds();
    void fillAdder();
    void fillOthers();
    QWidget* testerOfRack(QAction& action);
    void offerFamilies(QMenu& menu);
    void offerPlayers(QMenu& menu);
    /// Columns as wide as their text asks.
    void fitText();
    void follow();
    void showAll();
    [[nodiscard]] bool passesInspection() const;
    void preview();
    void take(const std::vector<BenchDone>& done);
    void run(app::BenchTest test);
    void askToKeep();
    void askWhose();
    void askToRemove();
    void measureRack();
    void showPairings();
    void begin(std::vector<BenchBatch> batches);
    void showBusy(bool busy);
    /// The button of the test that Space runs again is the chosen one.
    void markTest();
    void seeNumber(app::BenchTest test);
    [[nodiscard]] QString rackVerdict() const;
    void takeRack(const std::vector<BenchDone>& done);
    [[nodiscard]] std::vector<BenchBatch> batchesOf(const std::vector<app::BenchTest>& tests,
                                                    const io::BenchState& state,
                                                    const BenchMeasured& known,
                                                    bool before) const;
    [[nodiscard]] int runsOf(app::BenchTest test) const;
    [[nodiscard]] BenchMeasured& knownOf(const io::BenchState& state);
    [[nodiscard]] const BoardSpec& board() const;
    [[nodiscard]] FigureSpec other() const;
    [[nodiscard]] CommandOffer whileIdle() const;
    [[nodiscard]] CommandOffer whileFree() const;

    CommandDeeds m_deeds{Front::Workshop};
    std::function<BenchInGame()> m_game;
    BenchDocument* m_document = nullptr;
    BenchCrew* m_crew = nullptr;
    BenchHead* m_head = nullptr;
    QWidget* m_left = nullptr;
    QWidget* m_leftContent = nullptr;
    QScrollArea* m_right = nullptr;
    RackView* m_rack = nullptr;
    ManCard* m_man = nullptr;
    UndersideView* m_underside = nullptr;
    BendBar* m_bends = nullptr;
    LaneView* m_lane = nullptr;
    NumbersPanel* m_numbers = nullptr;
    HistoryBand* m_history = nullptr;
    QLabel* m_lockedWords = nullptr;
    QLabel* m_laneWords = nullptr;
    QProgressBar* m_progress = nullptr;
    QComboBox* m_otherBox = nullptr;
    SegmentBar* m_yardsBox = nullptr;
    SegmentBar* m_runsBox = nullptr;
    SegmentBar* m_reachBox = nullptr;
    std::map<app::BenchTest, QPushButton*> m_testButtons;
    QPushButton* m_runButton = nullptr;
    QPushButton* m_stopButton = nullptr;
    QPushButton* m_viewButton = nullptr;
    std::vector<Known> m_known;
    BenchMeasured m_now;
    BenchMeasured m_before;
    app::BenchTest m_test = app::BenchTest::Dash;
    int m_runs = 20;
    double m_yards = 20.0;
    std::string m_against;  ///< id of the base of the rack it is driven against; empty: a rookie
    QString m_givenTo;      ///< the team that got a base last
};

}  // namespace thrum::gui
