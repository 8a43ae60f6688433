#pragma once

#include "gui/board_game/live_runner.hpp"
#include "gui/board_game/run_film.hpp"

#include <optional>
#include <utility>
#include <vector>

#include <QObject>

namespace thrum::gui {

/// A run of the board as a match shows it: the runner on its thread, the film of what was seen so
/// far, the moment that is drawn, and what the coaches have called. It judges nothing and knows no
/// game.
class BoardShow final : public QObject {
    Q_OBJECT

public:
    explicit BoardShow(QObject* parent = nullptr);

    void start(const RunJob& job);
    /// One press, one call: until it is answered more of the same say nothing new.
    void call(Side side, CallKind kind);
    /// @param scale  1: board time is wall time
    void setTimeScale(double scale);
    [[nodiscard]] double timeScale() const { return m_timeScale; }

    /// Nothing is left to be seen of the last run.
    void clear() { m_film.clear(); }
    [[nodiscard]] const RunFilm& film() const { return m_film; }
    /// Board time to draw, in ticks of the film: that of the run, or its end.
    [[nodiscard]] double drawnTick() const;

signals:
    /// Another second of the run has been shown (D59).
    /// @param calls  everything asked for in this run so far
    void shownUntil(int tick, const std::vector<thrum::Call>& calls);
    /// A call that was not granted.
    void callRefused(const thrum::CallRuling& ruling);
    void rattled(int touches);
    void finished(const thrum::SegmentResult& result);
    void failed(const QString& reason);

private:
    void onBatch(const RunBatch& batch);

    LiveRunner m_runner;
    RunFilm m_film;
    FilmClock m_filmClock;
    std::vector<Call> m_calls;
    std::optional<std::pair<Side, CallKind>> m_asked;  ///< a call that waits for its answer
    int m_marked = 0;                                  ///< tick that was told last
    double m_timeScale = 1.0;
};

}  // namespace thrum::gui
