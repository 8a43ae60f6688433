#pragma once

#include "gui/board_game/run_crew.hpp"

#include <thrum/coach/tap/play_trials.hpp>
#include <thrum/core/expected.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include <QObject>
#include <QString>

namespace thrum::gui {

/// What so many tries of one thing came to, in the order of their seeds.
struct TrialsRow {
    QString id;  ///< of what it was tried against; may be empty
    QString title;
    std::vector<double> gains;  ///< yards, of those that came to their end
    int tries = 0;
    int scores = 0;
    int lost = 0;  ///< the ball went over
    friend bool operator==(const TrialsRow&, const TrialsRow&) = default;
};

/// Plays, or a moment of a game, tried many times on every core.
class TrialsCrew final : public QObject {
    Q_OBJECT

public:
    /// One thing to try. It is made ready on a thread of the crew, so that no window waits for it.
    struct Case {
        QString id;  ///< of what it is tried against; may be empty
        QString title;
        std::function<Expected<std::shared_ptr<const coach::PlayTrials>, std::string>()> make;
    };

    explicit TrialsCrew(QObject* parent = nullptr);
    ~TrialsCrew() override;
    TrialsCrew(const TrialsCrew&) = delete;
    TrialsCrew& operator=(const TrialsCrew&) = delete;
    TrialsCrew(TrialsCrew&&) = delete;
    TrialsCrew& operator=(TrialsCrew&&) = delete;

    /// @param count  tries of each; the same seed gives the same rows on any machine
    void start(const std::vector<Case>& cases, int count, std::uint64_t seed);
    /// @return whether anything was under way
    bool cancel();
    [[nodiscard]] bool isBusy() const { return m_crew.isBusy(); }

signals:
    void progressed(int done, int of);
    void finished(const std::vector<thrum::gui::TrialsRow>& rows);
    void refused(const QString& reason);

private:
    struct Work;
    void end();

    std::shared_ptr<Work> m_work;
    std::stop_source m_stop;
    RunCrew m_crew;  // last: its threads go first
};

}  // namespace thrum::gui
