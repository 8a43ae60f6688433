#pragma once

#include "gui/board_game/live_runner.hpp"
#include "gui/board_game/run_film.hpp"
#include "gui/board_game/selection.hpp"
#include "gui/lineup/run_referee.hpp"
#include "gui/lineup/setup_document.hpp"
#include "gui/lineup/setup_tool.hpp"
#include "gui/practice/try_outs.hpp"
#include "gui/widgets/play_log.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>

namespace thrum::gui {

/// What the table is doing; the prompt panel has a page for each.
enum class TablePhase { SetUp, Running, Stopped, Result, Watching };

/// What a set-up came to when it was tried many times.
struct TriedOut {
    std::vector<QPolygonF> ways;  ///< of the carrier, field yards, in the order of the tries
    std::vector<double> gains;    ///< yards from the line
    int scores = 0;
    QString sentence;  ///< "20 tries: mean 4.2 yd ..."
};

/// One table in practice: the set-up, the run, its result, and the way back to the next play. Owns
/// the state; widgets render it and call its slots.
class TableSession final : public QObject {
    Q_OBJECT

public:
    TableSession(TableData data, std::unique_ptr<RunReferee> referee, QObject* parent = nullptr);
    ~TableSession() override;
    TableSession(const TableSession&) = delete;
    TableSession& operator=(const TableSession&) = delete;
    TableSession(TableSession&&) = delete;
    TableSession& operator=(TableSession&&) = delete;

    [[nodiscard]] SetupDocument& document() { return m_document; }
    [[nodiscard]] const SetupDocument& document() const { return m_document; }
    [[nodiscard]] Selection& selection() { return m_selection; }
    [[nodiscard]] const Selection& selection() const { return m_selection; }
    [[nodiscard]] SetupTool& tool() { return m_tool; }
    [[nodiscard]] const SetupTool& tool() const { return m_tool; }
    [[nodiscard]] PlayLog& log() { return m_log; }
    [[nodiscard]] const RunFilm& film() const { return m_film; }

    /// As the men were set up for the play that is on the table.
    [[nodiscard]] const SetupState& setUp() const {
        return m_phase == TablePhase::SetUp || !m_snapped ? m_document.state() : *m_snapped;
    }
    [[nodiscard]] TablePhase phase() const { return m_phase; }
    [[nodiscard]] bool boardOn() const { return m_phase == TablePhase::Running; }
    [[nodiscard]] const std::optional<RunOutcome>& outcome() const { return m_outcome; }
    [[nodiscard]] std::uint32_t seed() const { return m_seed; }
    [[nodiscard]] double timeScale() const { return m_timeScale; }
    [[nodiscard]] int playNumber() const { return m_play; }
    [[nodiscard]] int stopsUsed() const { return m_stops; }
    /// Ticks of board time this play has used up to what is drawn now.
    [[nodiscard]] int boardTicks() const;
    /// Board time to draw, in ticks of the film.
    [[nodiscard]] double drawnTick() const;
    /// Whether the figures on screen come from the film instead of the set-up.
    [[nodiscard]] bool showsFilm() const;
    /// Gains of the plays that came to an end at this table.
    [[nodiscard]] const std::vector<Distance>& gains() const { return m_gains; }
    /// Of the set-up as it stands; nothing once it is another.
    [[nodiscard]] const std::optional<TriedOut>& triedOut() const { return m_tried; }
    [[nodiscard]] bool isTrying() const { return m_tries.isBusy(); }
    /// What the rules have against how a side stands, as a drag would leave it; before the snap.
    [[nodiscard]] std::vector<RuleViolation> lineUpProblems(Side side) const;
    /// How the men stood for the play before; nobody before the first.
    [[nodiscard]] const std::vector<FigureSetup>& lastPlaces() const { return m_lastPlaces; }
    /// Who stands in the background: drawn pale, and not to be taken hold of.
    struct Background {
        bool defense = false;
        bool lastPlay = false;
        friend bool operator==(const Background&, const Background&) = default;
    };
    void setBackground(const Background& background);
    [[nodiscard]] const Background& background() const { return m_background; }
    [[nodiscard]] bool mayRepeat() const { return m_snapped.has_value() && !boardOn(); }

    /// Lays out the first formations of the library; called once.
    void open(std::uint32_t seed);

public slots:
    /// What Enter does now.
    void mainAction();
    /// What Space does now: on, off.
    void toggleSwitch();
    void switchOn();
    void switchOff();
    /// Runs the set-up so many times out of sight; the place and the luck of the play stay.
    void tryOut(int count);
    void nextSnap();
    /// Everything as it was at the snap, with the same luck or another.
    void sameAgain();
    void sameSetUpNewLuck();
    void watchAgain();
    void endWatching();
    /// Back to the set-up of this play, switched off and nothing run.
    void backToSetUp();
    void setTimeScale(double scale);
    void setSeed(quint32 seed);
    void takeData(const thrum::gui::TableData& data);

signals:
    void phaseChanged(thrum::gui::TablePhase phase);
    void factsChanged();
    /// Only the picture changed: a drag goes on.
    void sceneChanged();
    /// The board is on and this many contacts began lately.
    void rattled(int touches);
    void refused(const QString& sentence, std::optional<thrum::FigureId> figure);
    /// One sentence for the status line and the screen reader.
    void said(const QString& sentence);

private:
    void setPhase(TablePhase phase);
    void onBatch(const RunBatch& batch);
    void onFinished(const SegmentResult& result);
    void onTried(const std::vector<SegmentResult>& results);
    void restoreSnap();
    void layOut(Spot line);

    SetupDocument m_document;
    Selection m_selection;
    SetupTool m_tool;
    PlayLog m_log;
    LiveRunner m_runner;
    TryOuts m_tries;
    std::optional<TriedOut> m_tried;
    std::unique_ptr<RunReferee> m_referee;
    RunFilm m_film;
    FilmClock m_clock;
    QElapsedTimer m_watchTime;
    TablePhase m_phase = TablePhase::SetUp;
    TablePhase m_watchedFrom = TablePhase::Result;
    std::optional<RunOutcome> m_outcome;
    std::optional<SetupState> m_snapped;  ///< at the snap of this play
    std::vector<FigureSetup> m_lastPlaces;
    Background m_background;
    std::vector<Distance> m_gains;
    std::vector<FigurePair> m_touching;
    std::uint32_t m_seed = 0;
    double m_timeScale = 1.0;
    int m_play = 1;
    int m_ticksUsed = 0;  ///< by the earlier runs of this play
    int m_stops = 0;
    bool m_stopAsked = false;
};

}  // namespace thrum::gui

Q_DECLARE_METATYPE(thrum::gui::TablePhase)
