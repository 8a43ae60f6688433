#include <thrum/app/statistics.hpp>
#include <thrum/rules/frames.hpp>

#include <algorithm>
#include <numeric>

namespace thrum::app {
namespace {

/// Adds one play after the other.
class Counter {
public:
    explicit Counter(const Replay& replay) : m_replay{replay}, m_halves{replay.names().periods} {}

    void count(const GamePlay& play) {
        for (const GamePenalty& penalty : play.penalties) {
            TeamStats& team = of(penalty.offender);
            ++team.penalties;
            team.penaltyYards += penalty.yards.value_or(Distance{});
        }
        for (const FigureId id : play.fell)
            both(id, [](StatLine& line) { ++line.falls; });
        if (!play.snapped || play.nullified)
            return;
        countPoints(play);
        if (play.type == PlayType::ExtraPoint)
            of(play.team).extraPoints.add(play.good);
        if (play.type == PlayType::TwoPoint)
            of(play.team).twoPoints.add(play.good);
        if (play.type == PlayType::ExtraPoint || play.type == PlayType::TwoPoint)
            return;
        countContacts(play);
        countReturns(play);
        if (isFromScrimmage(play.type))
            countDown(play);
    }
    Statistics take() { return std::move(m_stats); }

private:
    TeamStats& of(Side side) { return m_stats.teams[tap::indexOf(side)]; }
    // A figure's line and his team's.
    template <class F>
    void both(FigureId id, F add) {
        add(m_stats.players[id]);
        add(of(id.side()).line);
    }
    template <class F>
    void both(const std::optional<FigureId>& id, Side side, F add) {
        if (id)
            add(m_stats.players[*id]);
        add(of(side).line);
    }

    void countPoints(const GamePlay& play) {
        for (const Side side : {Side::Home, Side::Visitor}) {
            TeamStats& team = of(side);
            const auto half = static_cast<std::size_t>(std::max(play.before.half, 1));
            for (TeamStats& each : m_stats.teams) {
                if (each.pointsByHalf.size() < half)
                    each.pointsByHalf.resize(half);
            }
            team.points += play.points[tap::indexOf(side)];
            team.pointsByHalf[half - 1] += play.points[tap::indexOf(side)];
        }
    }

    void countContacts(const GamePlay& play) {
        for (const FigureId id : play.tacklers)
            both(id, [](StatLine& line) { ++line.tackles; });
        for (const FigureId id : play.brokenBy)
            both(id, [](StatLine& line) { ++line.tacklesBroken; });
        if (play.fellWithBall)
            both(*play.fellWithBall, [](StatLine& line) { ++line.fallsWithBall; });
        if (play.fumbledBy) {
            both(*play.fumbledBy, [&](StatLine& line) {
                ++line.fumbles;
                line.fumblesLost += play.fumbleLost ? 1 : 0;
            });
            if (play.fumbleLost && play.recoveredBy)
                both(*play.recoveredBy, [](StatLine& line) { ++line.recoveries; });
            if (play.fumbleLost)
                ++of(play.fumbledBy->side()).turnovers;
        }
        if (play.interceptedBy)
            both(*play.interceptedBy, [](StatLine& line) { ++line.interceptions; });
        of(play.team).turnovers += play.interceptedBy ? 1 : 0;
        of(play.team).turnovers += play.turnoverOnDowns ? 1 : 0;
    }

    void countReturns(const GamePlay& play) {
        if (const auto& back = play.kickReturn; back && back->to)
            both(back->by, [&](StatLine& line) {
                Yardage& yards = play.type == PlayType::Punt ? line.puntReturns : line.kickReturns;
                yards.add(yardsOf(*back));
                line.returnTouchdowns += back->touchdown ? 1 : 0;
            });
        if (const auto& back = play.takeawayReturn; back && back->to)
            both(back->by, [&](StatLine& line) {
                line.takeawayReturns.add(yardsOf(*back));
                line.returnTouchdowns += back->touchdown ? 1 : 0;
            });
    }
    static Distance yardsOf(const GameReturn& back) {
        const Distance exact =
            downfield(*back.to, back.by.side()) - downfield(back.from, back.by.side());
        return tenthOf(exact);
    }

    void countDown(const GamePlay& play) {
        TeamStats& team = of(play.team);
        team.boardMs += boardMsOf(play);
        if (play.type == PlayType::FieldGoal) {
            team.fieldGoals.add(play.good);
            return;
        }
        if (play.type == PlayType::Punt) {
            if (play.kickYards)
                team.punts.add(*play.kickYards);
            return;
        }
        ++team.plays;
        team.stuckPlays += play.stuck ? 1 : 0;
        const Distance gain = play.gain.value_or(Distance{});
        const bool scored = play.touchdown == play.team && !play.takeawayReturn;
        if (play.thrown)
            countPass(play, gain, scored);
        else
            both(play.runner, play.team, [&](StatLine& line) {
                line.rushing.add(gain);
                line.rushingTouchdowns += scored ? 1 : 0;
            });
        if (!play.thrown || play.complete)
            team.yards += gain;
        team.firstDowns += play.firstDown ? 1 : 0;
        constexpr int kThird = 3;
        const bool made = play.firstDown || scored;
        if (play.before.down == kThird && play.before.half <= m_halves)
            team.thirdDowns.add(made);
        if (play.before.down == kThird + 1 && play.before.half <= m_halves)
            team.fourthDowns.add(made);
    }

    void countPass(const GamePlay& play, Distance gain, bool scored) {
        both(play.passer, play.team, [&](StatLine& line) {
            line.passes.add(play.complete);
            line.intercepted += play.interceptedBy ? 1 : 0;
            line.passingTouchdowns += scored ? 1 : 0;
            if (play.complete)
                line.passing.add(gain);
        });
        if (play.complete)
            both(play.receiver, play.team, [&](StatLine& line) {
                line.receiving.add(gain);
                line.receivingTouchdowns += scored ? 1 : 0;
            });
    }

    [[nodiscard]] int boardMsOf(const GamePlay& play) const {
        std::int64_t ms = 0;
        for (std::size_t i = play.firstStep; i <= play.lastStep; ++i) {
            const ReplayStep& step = m_replay.steps()[i];
            if (step.kind == ReplayStep::Kind::Run)
                ms += step.endMs - step.startMs;
        }
        return static_cast<int>(ms);
    }

    const Replay& m_replay;
    int m_halves = 2;  ///< of regular play
    Statistics m_stats;
};

std::optional<DriveEnd> endOf(const GamePlay& play) {
    if (play.safety)
        return DriveEnd::Safety;
    if (play.interceptedBy)
        return DriveEnd::Interception;
    if (play.fumbleLost)
        return DriveEnd::Fumble;
    if (play.touchdown)
        return DriveEnd::Touchdown;
    if (play.type == PlayType::FieldGoal)
        return play.good ? DriveEnd::FieldGoal : DriveEnd::MissedFieldGoal;
    if (play.punted)
        return DriveEnd::Punt;
    if (play.turnoverOnDowns)
        return DriveEnd::Downs;
    if (play.halfEnded)
        return DriveEnd::EndOfHalf;
    return std::nullopt;
}

std::vector<Drive> drivesOf(const Replay& replay) {
    std::vector<Drive> drives;
    const int halves = replay.names().periods;
    bool open = false;
    for (std::size_t i = 0; i < replay.plays().size(); ++i) {
        const GamePlay& play = replay.plays()[i];
        if (!play.snapped || !play.over)
            continue;
        if (!isFromScrimmage(play.type)) {
            open = false;
            continue;
        }
        const bool goesOn =
            open && drives.back().side == play.team && drives.back().half == play.before.half;
        if (!goesOn)
            drives.push_back({.side = play.team,
                              .half = play.before.half,
                              .firstPlay = i,
                              .lastPlay = i,
                              .from = play.before.lineOfScrimmage});
        Drive& drive = drives.back();
        drive.lastPlay = i;
        open = true;
        // an accepted penalty may have cost the ball all the same
        if (!play.nullified) {
            ++drive.plays;
            const bool moved =
                play.type == PlayType::Run || (play.type == PlayType::Pass && play.complete);
            drive.yards += moved ? play.gain.value_or(Distance{}) : Distance{};
        }
        const auto end = play.nullified && !play.turnoverOnDowns ? std::nullopt : endOf(play);
        if (end) {
            drive.end = *end;
            open = false;
        } else if (play.before.half > halves) {
            drive.end = DriveEnd::OvertimePlay;
            open = false;
        }
    }
    return drives;
}

}  // namespace

void Yardage::add(Distance gained) {
    longest = count == 0 ? gained : std::max(longest, gained);
    ++count;
    yards += gained;
}

void Tries::add(bool good) {
    made += good ? 1 : 0;
    ++tried;
}

std::string_view nameOf(DriveEnd end) {
    switch (end) {
        case DriveEnd::UnderWay:
            return "under way";
        case DriveEnd::Touchdown:
            return "touchdown";
        case DriveEnd::FieldGoal:
            return "field goal";
        case DriveEnd::MissedFieldGoal:
            return "missed field goal";
        case DriveEnd::Punt:
            return "punt";
        case DriveEnd::Interception:
            return "interception";
        case DriveEnd::Fumble:
            return "fumble";
        case DriveEnd::Downs:
            return "downs";
        case DriveEnd::Safety:
            return "safety";
        case DriveEnd::EndOfHalf:
            return "end of half";
        case DriveEnd::OvertimePlay:
            return "overtime play";
    }
    return "";
}

Statistics statisticsOf(const Replay& replay) {
    Counter counter{replay};
    for (const GamePlay& play : replay.plays()) {
        if (play.over)  // what is under way has come to nothing yet
            counter.count(play);
    }
    Statistics statistics = counter.take();
    statistics.drives = drivesOf(replay);
    return statistics;
}

}  // namespace thrum::app
