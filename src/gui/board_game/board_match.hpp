#pragma once

#include "gui/board_game/board_show.hpp"
#include "gui/match/match_of.hpp"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace thrum::gui {

/// A match of a game on the vibrating board: its runs are shown live, its plays are looked at when
/// they are over. What the game has of its own stands in a class derived from this one.
template <class G>
class BoardMatchOf : public MatchOf<G> {
public:
    using State = typename G::State;
    using Event = typename G::Event;

    /// @param time  outlives this
    BoardMatchOf(std::unique_ptr<app::GameOf<G>> game,
                 const MatchSetup& setup,
                 TimeSource& time,
                 QObject* parent = nullptr)
        : MatchOf<G>{std::move(game), setup, time, parent} {
        QObject::connect(&m_show,
                         &BoardShow::shownUntil,
                         this,
                         [this](int tick, const std::vector<Call>& calls) {
                             this->ownGame().markRun(tick, calls);
                         });
        QObject::connect(&m_show, &BoardShow::callRefused, this, [this](const CallRuling& ruling) {
            callRefused(ruling);
        });
        QObject::connect(&m_show, &BoardShow::rattled, this, &Match::rattled);
        QObject::connect(&m_show, &BoardShow::failed, this, &Match::stuck);
        QObject::connect(&m_show, &BoardShow::finished, this, [this](const SegmentResult& result) {
            runFinished(result);
        });
    }

    /// What lies on the board: a play that has ended is looked at while the state is beyond it.
    [[nodiscard]] const State& drawnState() const {
        return this->doing() == MatchDoing::Ended ? m_played : this->state();
    }
    [[nodiscard]] const RunFilm& film() const { return m_show.film(); }
    /// Board time to draw, in ticks of the film.
    [[nodiscard]] double drawnTick() const { return m_show.drawnTick(); }
    /// What ended the play that is looked at.
    [[nodiscard]] const std::vector<Event>& playEvents() const { return m_playEvents; }
    [[nodiscard]] double timeScale() const override { return m_show.timeScale(); }
    void setTimeScale(double scale) override {
        m_show.setTimeScale(scale);
        emit this->changed();
    }
    /// Stop, down or progress of a side while the board is on.
    void call(Side side, CallKind kind) {
        if (this->doing() == MatchDoing::Running && this->isPerson(side))
            m_show.call(side, kind);
    }

protected:
    /// What came about ends a play: it lies there to be looked at.
    [[nodiscard]] virtual bool playEndsBy(const std::vector<Event>& events) const = 0;
    virtual void callRefused(const CallRuling& ruling) = 0;

    [[nodiscard]] bool endsPlay() const override { return playEndsBy(this->coming()); }
    [[nodiscard]] std::vector<Event>& lastPlay() { return m_playEvents; }
    void clearBoard() override { m_show.clear(); }
    void keepPlayed() override { m_played = this->state(); }

    void startRun() override {
        this->become(MatchEvent::RunDue);
        if (this->isPerson(Side::Home) && this->isPerson(Side::Visitor)) {
            beginRun(this->game().boardTask());
            return;
        }
        // A coach of the program may try out when to call; the window goes on meanwhile.
        emit this->changed();
        this->seats().begin([this](std::stop_token token) {
            for (const Side side : {Side::Home, Side::Visitor})
                if (const auto seat = this->game().seat(side))
                    seat->stopBy(token);
            // nobody changes the game until the run begins
            auto task = std::make_shared<Prepared>(this->game().boardTask());
            return [this, task] { beginRun(std::move(*task)); };
        });
    }

private:
    using Prepared = Expected<typename app::GameOf<G>::BoardTask, app::Refused>;
    using RunJudge = decltype(G::makeJudge(std::declval<const State&>()));

    void beginRun(Prepared task) {
        if (!task) {
            emit this->stuck(sentenceOf(task.error()));
            return;
        }
        this->become(MatchEvent::BoardOn);
        RunJob job;
        job.table = std::move(task->table);
        job.request = std::move(task->request);
        job.seed = task->seed;
        job.makeJudge = [judge = task->judge]() -> std::unique_ptr<Judge> {
            return std::make_unique<RunJudge>(judge);
        };
        job.calls = std::move(task->calls);
        job.framesEvery = task->framesEvery;
        job.watch = std::move(task->watch);
        m_show.start(job);
        emit this->changed();
    }

    void runFinished(const SegmentResult& result) {
        auto outcome = this->ownGame().submitRun(result);
        if (!outcome) {
            emit this->stuck(sentenceOf(outcome.error()));
            return;
        }
        m_playEvents = outcome->events;
        this->coming() = std::move(outcome->events);
        this->entered({.news = true, .look = !this->brisk() && endsPlay()});
    }

    BoardShow m_show;
    State m_played;  ///< as it was when the board was switched on for the end of a play
    std::vector<Event> m_playEvents;  ///< of its last run, and what else ended it
};

}  // namespace thrum::gui
