#include "app/side_index.hpp"

#include <thrum/app/statistics.hpp>
#include <thrum/rules/frames.hpp>

#include <algorithm>

namespace thrum::app {
namespace {

using Type = GamePlay::Type;

/// Adds one play after the other.
class Counter {
public:
    explicit Counter(const ScoreFrame& frame) {
        for (const PlayExtra& extra : frame.extras)
            (extra.ofMen ? m_ofMen : m_ofTeams).push_back({extra, 0});
        for (TeamStats& team : m_stats.teams) {
            team.periodWord = frame.periodWord;
            team.line.extras = m_ofMen;
            team.extras = m_ofTeams;
            if (frame.board)
                team.boardMs = 0;
        }
    }

    void count(const GamePlay& play) {
        for (const GamePenalty& penalty : play.penalties) {
            TeamStats& team = of(penalty.offender);
            ++team.penalties;
            team.penaltyYards += penalty.yards.value_or(Distance{});
        }
        const bool counts = play.snapped && !play.nullified;
        for (const ExtraCount& extra : play.extras)
            countExtra(extra, counts && !isTry(play.type));
        if (!counts)
            return;
        countPoints(play);
        if (play.type == Type::ExtraPoint)
            of(play.team).extraPoints.add(play.good);
        if (play.type == Type::TwoPoint)
            of(play.team).twoPoints.add(play.good);
        if (isTry(play.type))
            return;
        countContacts(play);
        countReturns(play);
        if (isFromScrimmage(play.type))
            countDown(play);
    }
    Statistics take() { return std::move(m_stats); }

private:
    TeamStats& of(Side side) { return m_stats.teams[indexOf(side)]; }
    StatLine& of(ManRef man) {
        const auto [at, isNew] = m_stats.players.try_emplace(man);
        if (isNew)
            at->second.extras = m_ofMen;
        return at->second;
    }
    // A man's line, where he is known, and his team's.
    template <class F>
    void both(const std::optional<ManRef>& man, Side side, F add) {
        if (man)
            add(of(*man));
        add(of(side).line);
    }

    void countExtra(const ExtraCount& extra, bool counts) {
        const auto addTo = [&](std::vector<ExtraSum>& sums) {
            const auto sum = std::ranges::find(
                sums, extra.word, [](const ExtraSum& one) { return one.what.word; });
            if (sum == sums.end() || !(counts || sum->what.always))
                return false;
            sum->count += extra.count;
            return true;
        };
        if (addTo(of(extra.side).line.extras)) {
            if (extra.man)
                addTo(of(*extra.man).extras);
        } else {
            addTo(of(extra.side).extras);
        }
    }

    void countPoints(const GamePlay& play) {
        // a damaged record may count any number of them
        constexpr int kMostPeriods = 100;
        const auto period =
            static_cast<std::size_t>(std::clamp(play.before.period, 1, kMostPeriods));
        for (const Side side : {Side::Home, Side::Visitor}) {
            TeamStats& team = of(side);
            if (team.pointsByPeriod.size() < period)
                team.pointsByPeriod.resize(period);
            team.points += play.points[indexOf(side)];
            team.pointsByPeriod[period - 1] += play.points[indexOf(side)];
        }
    }

    void countContacts(const GamePlay& play) {
        for (const ManRef man : play.tacklers)
            both(man, man.side, [](StatLine& line) { ++line.tackles; });
        if (play.fumble) {
            both(play.fumbledBy, *play.fumble, [&](StatLine& line) {
                ++line.fumbles;
                line.fumblesLost += play.fumbleLost ? 1 : 0;
            });
            if (play.fumbleLost)
                both(play.recoveredBy, other(*play.fumble), [](StatLine& line) {
                    ++line.recoveries;
                });
            if (play.fumbleLost)
                ++of(*play.fumble).turnovers;
        }
        if (play.intercepted)
            both(
                play.interceptedBy, other(play.team), [](StatLine& line) { ++line.interceptions; });
        // downs are told by the drive that ended with them; a box score counts what was taken away
        of(play.team).turnovers += play.intercepted ? 1 : 0;
    }

    void countReturns(const GamePlay& play) {
        if (const auto& back = play.kickReturn; back && back->to)
            both(back->by, back->side, [&](StatLine& line) {
                Yardage& yards = play.type == Type::Punt ? line.puntReturns : line.kickReturns;
                yards.add(yardsOf(*back));
                line.returnTouchdowns += back->touchdown ? 1 : 0;
            });
        if (const auto& back = play.takeawayReturn; back && back->to)
            both(back->by, back->side, [&](StatLine& line) {
                line.takeawayReturns.add(yardsOf(*back));
                line.returnTouchdowns += back->touchdown ? 1 : 0;
            });
    }
    static Distance yardsOf(const GameReturn& back) {
        return tenthOf(downfield(*back.to, back.side) - downfield(back.from, back.side));
    }

    void countDown(const GamePlay& play) {
        TeamStats& team = of(play.team);
        if (team.boardMs)
            *team.boardMs += play.boardMs;
        if (play.type == Type::FieldGoal) {
            team.fieldGoals.add(play.good);
            return;
        }
        if (play.type == Type::Punt) {
            if (play.kickYards)
                team.punts.add(*play.kickYards);
            return;
        }
        ++team.plays;
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
        if (play.before.down == kThird)
            team.thirdDowns.add(made);
        if (play.before.down == kThird + 1)
            team.fourthDowns.add(made);
    }

    void countPass(const GamePlay& play, Distance gain, bool scored) {
        both(play.passer, play.team, [&](StatLine& line) {
            line.passes.add(play.complete);
            line.intercepted += play.intercepted ? 1 : 0;
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

    std::vector<ExtraSum> m_ofMen;    ///< none counted yet
    std::vector<ExtraSum> m_ofTeams;  ///< the same
    Statistics m_stats;
};

std::optional<DriveEnd> endOf(const GamePlay& play) {
    if (play.safety)
        return DriveEnd::Safety;
    if (play.intercepted)
        return DriveEnd::Interception;
    if (play.fumbleLost)
        return DriveEnd::Fumble;
    if (play.touchdown)
        return DriveEnd::Touchdown;
    if (play.type == Type::FieldGoal)
        return play.good ? DriveEnd::FieldGoal : DriveEnd::MissedFieldGoal;
    if (play.punted)
        return DriveEnd::Punt;
    if (play.turnoverOnDowns)
        return DriveEnd::Downs;
    if (play.halfEnded)
        return DriveEnd::EndOfHalf;
    return std::nullopt;
}

// The half that ended was the last: neither an overtime nor anything else was played after it.
bool nothingFollows(std::span<const GamePlay> plays, std::size_t play) {
    return std::none_of(plays.begin() + static_cast<std::ptrdiff_t>(play) + 1,
                        plays.end(),
                        [](const GamePlay& later) { return later.snapped; });
}

std::vector<Drive> drivesOf(std::span<const GamePlay> plays, const ScoreFrame& frame) {
    std::vector<Drive> drives;
    bool open = false;
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const GamePlay& play = plays[i];
        if (!play.snapped || !play.over)
            continue;
        if (!isFromScrimmage(play.type)) {
            open = false;
            continue;
        }
        const bool goesOn =
            open && drives.back().side == play.team &&
            halfOf(drives.back().period, frame) == halfOf(play.before.period, frame);
        if (!goesOn)
            drives.push_back({.side = play.team,
                              .period = play.before.period,
                              .firstPlay = i,
                              .lastPlay = i,
                              .from = play.before.ballX.value_or(Spot{})});
        Drive& drive = drives.back();
        drive.lastPlay = i;
        open = true;
        // an accepted penalty may have cost the ball all the same
        if (!play.nullified) {
            drive.plays += play.type == Type::Run || play.type == Type::Pass ? 1 : 0;
            const bool carried =
                play.type == Type::Run || (play.type == Type::Pass && !play.thrown);
            const bool moved = carried || (play.type == Type::Pass && play.complete);
            drive.yards += moved ? play.gain.value_or(Distance{}) : Distance{};
        }
        const auto half = play.halfEnded ? std::optional{DriveEnd::EndOfHalf} : std::nullopt;
        const auto end = play.nullified && !play.turnoverOnDowns ? half : endOf(play);
        if (end) {
            const bool last = *end == DriveEnd::EndOfHalf && play.before.period >= frame.periods &&
                              nothingFollows(plays, i);
            drive.end = last ? DriveEnd::EndOfGame : *end;
            open = false;
        } else if (play.alone) {
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

int countOf(std::span<const ExtraSum> extras, std::string_view word) {
    for (const ExtraSum& sum : extras)
        if (sum.what.word == word)
            return sum.count;
    return 0;
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
        case DriveEnd::EndOfGame:
            return "end of the game";
        case DriveEnd::OvertimePlay:
            return "overtime play";
    }
    return "";
}

std::string textOf(const ExtraSum& extra) {
    if (extra.what.parts == 1)
        return std::to_string(extra.count);
    constexpr int kTen = 10;
    const int part = extra.count % extra.what.parts;
    return std::to_string(extra.count / extra.what.parts) + (part < kTen ? ":0" : ":") +
           std::to_string(part);
}

Statistics statisticsOf(std::span<const GamePlay> plays, const ScoreFrame& frame) {
    Counter counter{frame};
    for (const GamePlay& play : plays) {
        if (play.over)  // what is under way has come to nothing yet
            counter.count(play);
    }
    Statistics statistics = counter.take();
    statistics.drives = drivesOf(plays, frame);
    statistics.wholeYards = !frame.board;
    statistics.men = frame.board || !statistics.players.empty();
    return statistics;
}

Statistics statisticsOf(const Replay& replay) {
    return statisticsOf(replay.plays(), replay.scoreFrame());
}

}  // namespace thrum::app
