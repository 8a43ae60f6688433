#include <thrum/app/season.hpp>

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

// The box score for programs.
namespace thrum::app {
namespace {

io::JsonOut jsonOf(const Yardage& yards) {
    io::JsonOut out = io::JsonOut::object();
    out.set("count", std::int64_t{yards.count})
        .set("yards", yards.yards.yards())
        .set("longest", yards.longest.yards());
    return out;
}

io::JsonOut jsonOf(const Tries& tries) {
    io::JsonOut out = io::JsonOut::object();
    out.set("made", std::int64_t{tries.made}).set("tried", std::int64_t{tries.tried});
    return out;
}

/// The members of an object in their order; a game's own come behind those it names.
class Members {
public:
    Members& set(std::string_view key, std::int64_t number) {
        m_all.emplace_back(key, io::JsonOut::Scalar{number});
        return *this;
    }
    Members& set(std::string_view key, Distance yards) {
        m_all.emplace_back(key, io::JsonOut::Scalar{yards.yards()});
        return *this;
    }
    Members& set(std::string_view key, io::JsonOut value) {
        m_all.emplace_back(key, std::move(value));
        return *this;
    }
    void add(const std::vector<ExtraSum>& extras) {
        for (const ExtraSum& extra : extras) {
            const auto after = std::ranges::find(m_all, extra.what.after, &Member::first);
            m_all.emplace(after == m_all.end() ? after : std::next(after),
                          extra.what.word,
                          extra.what.parts == 1
                              ? io::JsonOut::Scalar{std::int64_t{extra.count}}
                              : io::JsonOut::Scalar{extra.count * 1.0 / extra.what.parts});
        }
    }
    void writeTo(io::JsonOut& out) const {
        for (const Member& member : m_all)
            std::visit([&](const auto& value) { out.set(member.first, value); }, member.second);
    }

private:
    using Member = std::pair<std::string, std::variant<io::JsonOut::Scalar, io::JsonOut>>;
    std::vector<Member> m_all;
};

Members membersOf(const StatLine& line) {
    Members members;
    members.set("rushing", jsonOf(line.rushing))
        .set("rushing_touchdowns", line.rushingTouchdowns)
        .set("passes", jsonOf(line.passes))
        .set("passing", jsonOf(line.passing))
        .set("passing_touchdowns", line.passingTouchdowns)
        .set("intercepted", line.intercepted)
        .set("receiving", jsonOf(line.receiving))
        .set("receiving_touchdowns", line.receivingTouchdowns)
        .set("fumbles", line.fumbles)
        .set("fumbles_lost", line.fumblesLost)
        .set("tackles", line.tackles)
        .set("interceptions", line.interceptions)
        .set("recoveries", line.recoveries)
        .set("kick_returns", jsonOf(line.kickReturns))
        .set("punt_returns", jsonOf(line.puntReturns))
        .set("takeaway_returns", jsonOf(line.takeawayReturns))
        .set("return_touchdowns", line.returnTouchdowns);
    members.add(line.extras);
    return members;
}

const char* word(Side side) {
    return side == Side::Home ? "home" : "visitor";
}

}  // namespace

void writeLine(const StatLine& line, io::JsonOut& to) {
    membersOf(line).writeTo(to);
}

io::JsonOut teamJson(const TeamStats& team) {
    io::JsonOut periods = io::JsonOut::list();
    for (const int points : team.pointsByPeriod)
        periods.add(std::int64_t{points});
    Members members = membersOf(team.line);
    members.set("points", team.points);
    if (!team.periodWord.empty())
        members.set("points_by_" + team.periodWord, std::move(periods));
    members.set("plays", team.plays)
        .set("yards", team.yards)
        .set("first_downs", team.firstDowns)
        .set("third_downs", jsonOf(team.thirdDowns))
        .set("fourth_downs", jsonOf(team.fourthDowns))
        .set("punts", jsonOf(team.punts))
        .set("field_goals", jsonOf(team.fieldGoals))
        .set("extra_points", jsonOf(team.extraPoints))
        .set("two_points", jsonOf(team.twoPoints))
        .set("turnovers", team.turnovers)
        .set("penalties", team.penalties)
        .set("penalty_yards", team.penaltyYards);
    if (team.boardMs)
        members.set("board_ms", *team.boardMs);
    members.add(team.extras);
    io::JsonOut out = io::JsonOut::object();
    members.writeTo(out);
    return out;
}

io::JsonOut boxJson(const Statistics& statistics, const Replay& replay) {
    const Names names = replay.names();
    io::JsonOut out = io::JsonOut::object();
    for (const Side side : {Side::Home, Side::Visitor}) {
        io::JsonOut team = teamJson(statistics.teams[side == Side::Home ? 0 : 1]);
        team.set("team", names.team(side));
        out.set(word(side), team);
    }
    io::JsonOut drives = io::JsonOut::list();
    for (const Drive& drive : statistics.drives) {
        io::JsonOut one = io::JsonOut::object();
        one.set("side", std::string{word(drive.side)});
        if (!names.periodWord.empty())
            one.set(names.periodWord, std::int64_t{drive.period});
        one.set("first_play", std::int64_t{replay.plays()[drive.firstPlay].number})
            .set("last_play", std::int64_t{replay.plays()[drive.lastPlay].number})
            .set("from_x", drive.from.yards())
            .set("plays", std::int64_t{drive.plays})
            .set("yards", drive.yards.yards())
            .set("end", std::string{nameOf(drive.end)});
        drives.add(one);
    }
    out.set("drives", drives);
    io::JsonOut players = io::JsonOut::list();
    for (const auto& [man, line] : statistics.players) {
        const ManInFiles named = replay.manInFiles(man);
        io::JsonOut one = io::JsonOut::object();
        one.set("figure", named.figure).set("player", named.player);
        membersOf(line).writeTo(one);
        players.add(one);
    }
    out.set("players", players);
    return out;
}

}  // namespace thrum::app
