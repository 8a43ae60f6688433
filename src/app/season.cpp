#include <thrum/app/season.hpp>

#include <algorithm>
#include <cstdio>

namespace thrum::app {
namespace {

Yardage sumOf(const Yardage& a, const Yardage& b) {
    Yardage sum = a;
    sum.count += b.count;
    sum.yards = sum.yards + b.yards;
    if (a.count == 0 || (b.count > 0 && b.longest > a.longest))
        sum.longest = b.longest;
    return sum;
}

Tries sumOf(const Tries& a, const Tries& b) {
    return {a.made + b.made, a.tried + b.tried};
}

std::string cell(const std::string& text, std::size_t width) {
    return std::string(width > text.size() ? width - text.size() : 1, ' ') + text;
}

}  // namespace

StatLine sumOf(const StatLine& a, const StatLine& b) {
    StatLine sum = a;
    for (const auto member : {&StatLine::rushing,
                              &StatLine::passing,
                              &StatLine::receiving,
                              &StatLine::kickReturns,
                              &StatLine::puntReturns,
                              &StatLine::takeawayReturns})
        sum.*member = sumOf(a.*member, b.*member);
    sum.passes = sumOf(a.passes, b.passes);
    for (const auto member : {&StatLine::rushingTouchdowns,
                              &StatLine::passingTouchdowns,
                              &StatLine::intercepted,
                              &StatLine::receivingTouchdowns,
                              &StatLine::fumbles,
                              &StatLine::fumblesLost,
                              &StatLine::tackles,
                              &StatLine::interceptions,
                              &StatLine::recoveries,
                              &StatLine::returnTouchdowns})
        sum.*member += b.*member;
    for (const ExtraSum& extra : b.extras) {
        const auto same = std::ranges::find_if(
            sum.extras, [&](const ExtraSum& one) { return one.what.word == extra.what.word; });
        if (same != sum.extras.end())
            same->count += extra.count;
        else
            sum.extras.push_back(extra);
    }
    return sum;
}

SeasonTeam& Season::team(const std::string& name) {
    const auto found = std::ranges::find(m_teams, name, &SeasonTeam::team);
    if (found != m_teams.end())
        return *found;
    m_teams.push_back({.team = name});
    return m_teams.back();
}

SeasonMan& Season::man(const std::string& team, const std::string& player) {
    const auto found = std::ranges::find_if(
        m_men, [&](const SeasonMan& one) { return one.team == team && one.player == player; });
    if (found != m_men.end())
        return *found;
    const auto behind = std::ranges::find_if(
        m_men.rbegin(), m_men.rend(), [&](const SeasonMan& one) { return one.team == team; });
    return *m_men.insert(behind == m_men.rend() ? m_men.end() : behind.base(),
                         {.team = team, .player = player});
}

void Season::add(const Replay& replay) {
    const Statistics statistics = statisticsOf(replay);
    const Names names = replay.names();
    ++m_games;
    m_wholeYards = statistics.wholeYards;
    for (const Side side : {Side::Home, Side::Visitor}) {
        const TeamStats& own = statistics.teams[side == Side::Home ? 0 : 1];
        const TeamStats& their = statistics.teams[side == Side::Home ? 1 : 0];
        SeasonTeam& sum = team(names.team(side));
        ++sum.games;
        sum.won += own.points > their.points ? 1 : 0;
        sum.lost += own.points < their.points ? 1 : 0;
        sum.drawn += own.points == their.points ? 1 : 0;
        sum.points += own.points;
        sum.against += their.points;
        sum.line = sumOf(sum.line, own.line);
    }
    for (const auto& [who, line] : statistics.players) {
        const std::string number = numberOf(names, who);
        const std::string id = replay.manInFiles(who).player;
        SeasonMan& sum = man(names.team(who.side), id.empty() ? number : id);
        sum.number = number;
        ++sum.games;
        sum.line = sumOf(sum.line, line);
    }
}

std::vector<SeasonTeam> Season::teams() const {
    std::vector<SeasonTeam> sorted = m_teams;
    const auto share = [](const SeasonTeam& one) {
        return (2 * one.won + one.drawn) * 1000 / std::max(one.games, 1);
    };
    std::ranges::stable_sort(sorted, [&](const SeasonTeam& a, const SeasonTeam& b) {
        return share(a) != share(b) ? share(a) > share(b) : a.team < b.team;
    });
    return sorted;
}

std::string seasonText(const Season& season) {
    constexpr std::size_t kName = 28;
    constexpr std::size_t kWide = 8;
    std::string text = "Teams" + std::string(kName - 5, ' ');
    for (const char* const head : {"games", "won", "lost", "drawn", "points", "against"})
        text += cell(head, kWide);
    text += '\n';
    for (const SeasonTeam& team : season.teams()) {
        text +=
            team.team + std::string(kName > team.team.size() ? kName - team.team.size() : 1, ' ');
        for (const int number :
             {team.games, team.won, team.lost, team.drawn, team.points, team.against})
            text += cell(std::to_string(number), kWide);
        text += '\n';
    }
    std::vector<NamedLine> lines;
    for (const SeasonMan& man : season.men())
        lines.push_back({man.team + " #" + man.number, man.line});
    return text + menText(lines, season.wholeYards());
}

io::JsonOut seasonJson(const Season& season) {
    io::JsonOut teams = io::JsonOut::list();
    for (const SeasonTeam& team : season.teams()) {
        io::JsonOut one = io::JsonOut::object();
        one.set("team", team.team)
            .set("games", std::int64_t{team.games})
            .set("won", std::int64_t{team.won})
            .set("lost", std::int64_t{team.lost})
            .set("drawn", std::int64_t{team.drawn})
            .set("points", std::int64_t{team.points})
            .set("points_against", std::int64_t{team.against});
        writeLine(team.line, one);
        teams.add(one);
    }
    io::JsonOut players = io::JsonOut::list();
    for (const SeasonMan& man : season.men()) {
        io::JsonOut one = io::JsonOut::object();
        one.set("team", man.team)
            .set("player", man.player)
            .set("number", man.number)
            .set("games", std::int64_t{man.games});
        writeLine(man.line, one);
        players.add(one);
    }
    io::JsonOut out = io::JsonOut::object();
    out.set("games", std::int64_t{season.games()}).set("teams", teams).set("players", players);
    return out;
}

}  // namespace thrum::app
