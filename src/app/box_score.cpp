#include <thrum/app/statistics.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>

// The box score as rows, text and JSON.
namespace thrum::app {
namespace {

std::string yardsText(Distance yards) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f", tenthOf(yards).yards());
    return text.data();
}

std::string ofText(const Tries& tries) {
    return std::to_string(tries.made) + " of " + std::to_string(tries.tried);
}

std::string timesText(const Yardage& yards) {
    return std::to_string(yards.count) + " for " + yardsText(yards.yards);
}

std::string clockText(int ms) {
    constexpr int kSecond = 1000;
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%d:%02d", ms / kSecond / 60, ms / kSecond % 60);
    return text.data();
}

std::string halfName(std::size_t index, int halves) {
    constexpr std::array kOrdinals{"1st half", "2nd half", "3rd half", "4th half"};
    const auto regular = static_cast<std::size_t>(halves);
    if (index < regular)
        return index < kOrdinals.size() ? kOrdinals[index] : std::to_string(index + 1) + "th half";
    return index == regular ? "overtime" : "overtime " + std::to_string(index - regular + 1);
}

// Width in characters, not bytes: names may hold any letters.
std::size_t widthOf(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string padded(const std::string& text, std::size_t width, bool right = false) {
    const std::size_t has = widthOf(text);
    const std::string gap(width > has ? width - has : 0, ' ');
    return right ? gap + text : text + gap;
}

/// Columns as wide as their widest entry, the first to the left and the others to the right.
class Table {
public:
    void row(std::vector<std::string> cells) { m_rows.push_back(std::move(cells)); }
    [[nodiscard]] bool empty() const { return m_rows.size() <= 1; }
    [[nodiscard]] std::string text(std::size_t leftColumns = 1) const {
        std::vector<std::size_t> widths;
        for (const auto& cells : m_rows) {
            widths.resize(std::max(widths.size(), cells.size()));
            for (std::size_t i = 0; i < cells.size(); ++i)
                widths[i] = std::max(widths[i], widthOf(cells[i]));
        }
        std::string text;
        for (const auto& cells : m_rows) {
            std::string line;
            for (std::size_t i = 0; i < cells.size(); ++i)
                line += (i == 0 ? "" : "  ") + padded(cells[i], widths[i], i >= leftColumns);
            text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
        }
        return text;
    }

private:
    std::vector<std::vector<std::string>> m_rows;
};

std::string scoreTable(const Statistics& s, const TapNames& names) {
    Table table;
    std::vector<std::string> head{""};
    const std::size_t halves =
        std::max(static_cast<std::size_t>(names.periods), s.teams[0].pointsByHalf.size());
    for (std::size_t i = 0; i < halves; ++i)
        head.push_back(halfName(i, names.periods));
    head.emplace_back("points");
    table.row(head);
    for (const Side side : {Side::Home, Side::Visitor}) {
        const TeamStats& team = s.teams[tap::indexOf(side)];
        std::vector<std::string> cells{names.team(side)};
        for (std::size_t i = 0; i < halves; ++i)
            cells.push_back(
                std::to_string(i < team.pointsByHalf.size() ? team.pointsByHalf[i] : 0));
        cells.push_back(std::to_string(team.points));
        table.row(std::move(cells));
    }
    return table.text();
}

std::string driveTable(const Statistics& s, const TapNames& names) {
    Table table;
    table.row({"Drives", "", "from", "plays", "yards", "end"});
    for (const Drive& drive : s.drives) {
        table.row({names.team(drive.side),
                   halfName(static_cast<std::size_t>(std::max(drive.half, 1) - 1), names.periods),
                   yardLine(drive.from, drive.side, names),
                   std::to_string(drive.plays),
                   yardsText(drive.yards),
                   std::string{nameOf(drive.end)}});
    }
    return table.empty() ? "" : table.text(3);
}

using Cells = std::vector<std::string>;

// One table for each side: whoever has something in it.
std::string playerTable(const Statistics& s,
                        const TapNames& names,
                        const Cells& head,
                        const std::function<Cells(const StatLine&)>& cells) {
    Table table;
    table.row(head);
    for (const auto& [id, line] : s.players) {
        Cells values = cells(line);
        if (values.empty())
            continue;
        values.insert(values.begin(), names.team(id.side()) + " #" + names.number(id));
        table.row(std::move(values));
    }
    return table.empty() ? "" : "\n" + table.text();
}

std::string playerTables(const Statistics& s, const TapNames& names) {
    std::string text;
    text += playerTable(s, names, {"Rushing", "runs", "yards", "long", "TD"}, [](auto& line) {
        return line.rushing.count == 0 ? Cells{}
                                       : Cells{std::to_string(line.rushing.count),
                                               yardsText(line.rushing.yards),
                                               yardsText(line.rushing.longest),
                                               std::to_string(line.rushingTouchdowns)};
    });
    text += playerTable(s, names, {"Passing", "", "yards", "TD", "INT"}, [](auto& line) {
        return line.passes.tried == 0 ? Cells{}
                                      : Cells{ofText(line.passes),
                                              yardsText(line.passing.yards),
                                              std::to_string(line.passingTouchdowns),
                                              std::to_string(line.intercepted)};
    });
    text += playerTable(s, names, {"Receiving", "caught", "yards", "long", "TD"}, [](auto& line) {
        return line.receiving.count == 0 ? Cells{}
                                         : Cells{std::to_string(line.receiving.count),
                                                 yardsText(line.receiving.yards),
                                                 yardsText(line.receiving.longest),
                                                 std::to_string(line.receivingTouchdowns)};
    });
    text += playerTable(s, names, {"Returns", "kicks", "punts", "takeaways", "TD"}, [](auto& line) {
        const bool any =
            line.kickReturns.count + line.puntReturns.count + line.takeawayReturns.count > 0;
        return any ? Cells{timesText(line.kickReturns),
                           timesText(line.puntReturns),
                           timesText(line.takeawayReturns),
                           std::to_string(line.returnTouchdowns)}
                   : Cells{};
    });
    text += playerTable(s,
                        names,
                        {"Contact", "tackles", "broken", "INT", "recovered", "fumbles", "lost"},
                        [](auto& line) {
                            const bool any = line.tackles + line.tacklesBroken +
                                                 line.interceptions + line.recoveries +
                                                 line.fumbles >
                                             0;
                            return any ? Cells{std::to_string(line.tackles),
                                               std::to_string(line.tacklesBroken),
                                               std::to_string(line.interceptions),
                                               std::to_string(line.recoveries),
                                               std::to_string(line.fumbles),
                                               std::to_string(line.fumblesLost)}
                                       : Cells{};
                        });
    return text;
}

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

void addLine(io::JsonOut& out, const StatLine& line) {
    out.set("rushing", jsonOf(line.rushing))
        .set("rushing_touchdowns", std::int64_t{line.rushingTouchdowns})
        .set("passes", jsonOf(line.passes))
        .set("passing", jsonOf(line.passing))
        .set("passing_touchdowns", std::int64_t{line.passingTouchdowns})
        .set("intercepted", std::int64_t{line.intercepted})
        .set("receiving", jsonOf(line.receiving))
        .set("receiving_touchdowns", std::int64_t{line.receivingTouchdowns})
        .set("fumbles", std::int64_t{line.fumbles})
        .set("fumbles_lost", std::int64_t{line.fumblesLost})
        .set("tackles", std::int64_t{line.tackles})
        .set("tackles_broken", std::int64_t{line.tacklesBroken})
        .set("falls", std::int64_t{line.falls})
        .set("falls_with_ball", std::int64_t{line.fallsWithBall})
        .set("interceptions", std::int64_t{line.interceptions})
        .set("recoveries", std::int64_t{line.recoveries})
        .set("kick_returns", jsonOf(line.kickReturns))
        .set("punt_returns", jsonOf(line.puntReturns))
        .set("takeaway_returns", jsonOf(line.takeawayReturns))
        .set("return_touchdowns", std::int64_t{line.returnTouchdowns});
}

const char* word(Side side) {
    return side == Side::Home ? "home" : "visitor";
}

}  // namespace

std::vector<BoxRow> boxRows(const Statistics& statistics) {
    const auto row = [&](std::string label, auto&& text) {
        return BoxRow{std::move(label), text(statistics.teams[0]), text(statistics.teams[1])};
    };
    using Team = const TeamStats&;
    return {
        row("first downs", [](Team t) { return std::to_string(t.firstDowns); }),
        row("third downs", [](Team t) { return ofText(t.thirdDowns); }),
        row("fourth downs", [](Team t) { return ofText(t.fourthDowns); }),
        row("plays", [](Team t) { return std::to_string(t.plays); }),
        row("total yards", [](Team t) { return yardsText(t.yards); }),
        row("rushing", [](Team t) { return timesText(t.line.rushing); }),
        row("passes", [](Team t) { return ofText(t.line.passes); }),
        row("passing yards", [](Team t) { return yardsText(t.line.passing.yards); }),
        row("intercepted", [](Team t) { return std::to_string(t.line.intercepted); }),
        row("fumbles, lost",
            [](Team t) {
                return std::to_string(t.line.fumbles) + ", " + std::to_string(t.line.fumblesLost);
            }),
        row("turnovers", [](Team t) { return std::to_string(t.turnovers); }),
        row("punts", [](Team t) { return timesText(t.punts); }),
        row("kick returns", [](Team t) { return timesText(t.line.kickReturns); }),
        row("punt returns", [](Team t) { return timesText(t.line.puntReturns); }),
        row("field goals", [](Team t) { return ofText(t.fieldGoals); }),
        row("extra points", [](Team t) { return ofText(t.extraPoints); }),
        row("two-point tries", [](Team t) { return ofText(t.twoPoints); }),
        row("penalties",
            [](Team t) {
                return std::to_string(t.penalties) + " for " + yardsText(t.penaltyYards);
            }),
        row("board time", [](Team t) { return clockText(t.boardMs); }),
    };
}

std::string boxText(const Statistics& statistics, const TapNames& names) {
    Table rows;
    rows.row({"", names.team(Side::Home), names.team(Side::Visitor)});
    for (const BoxRow& row : boxRows(statistics))
        rows.row({row.label, row.home, row.visitor});
    std::string text = scoreTable(statistics, names) + "\n" + rows.text();
    const std::string drives = driveTable(statistics, names);
    return text + (drives.empty() ? "" : "\n" + drives) + playerTables(statistics, names);
}

io::JsonOut teamJson(const TeamStats& team) {
    io::JsonOut halves = io::JsonOut::list();
    for (const int points : team.pointsByHalf)
        halves.add(std::int64_t{points});
    io::JsonOut out = io::JsonOut::object();
    addLine(out, team.line);
    out.set("points", std::int64_t{team.points})
        .set("points_by_half", halves)
        .set("plays", std::int64_t{team.plays})
        .set("yards", team.yards.yards())
        .set("first_downs", std::int64_t{team.firstDowns})
        .set("third_downs", jsonOf(team.thirdDowns))
        .set("fourth_downs", jsonOf(team.fourthDowns))
        .set("punts", jsonOf(team.punts))
        .set("field_goals", jsonOf(team.fieldGoals))
        .set("extra_points", jsonOf(team.extraPoints))
        .set("two_points", jsonOf(team.twoPoints))
        .set("stuck_plays", std::int64_t{team.stuckPlays})
        .set("turnovers", std::int64_t{team.turnovers})
        .set("penalties", std::int64_t{team.penalties})
        .set("penalty_yards", team.penaltyYards.yards())
        .set("board_ms", std::int64_t{team.boardMs});
    return out;
}

io::JsonOut boxJson(const Statistics& statistics, const Replay& replay) {
    const tap::State& rosters = replay.rosters(replay.steps().size());
    io::JsonOut out = io::JsonOut::object();
    for (const Side side : {Side::Home, Side::Visitor}) {
        io::JsonOut team = teamJson(statistics.teams[tap::indexOf(side)]);
        team.set("team", rosters.teams[tap::indexOf(side)]->name);
        out.set(word(side), team);
    }
    io::JsonOut drives = io::JsonOut::list();
    for (const Drive& drive : statistics.drives) {
        io::JsonOut one = io::JsonOut::object();
        one.set("side", std::string{word(drive.side)})
            .set("half", std::int64_t{drive.half})
            .set("first_play", std::int64_t{replay.plays()[drive.firstPlay].number})
            .set("last_play", std::int64_t{replay.plays()[drive.lastPlay].number})
            .set("from_x", drive.from.yards())
            .set("plays", std::int64_t{drive.plays})
            .set("yards", drive.yards.yards())
            .set("end", std::string{nameOf(drive.end)});
        drives.add(one);
    }
    out.set("drives", drives);
    io::JsonOut players = io::JsonOut::list();
    for (const auto& [id, line] : statistics.players) {
        const tap::Player* player = tap::findPlayer(rosters, id);
        io::JsonOut one = io::JsonOut::object();
        one.set("figure", tap::figureName(rosters, id))
            .set("player", player != nullptr ? player->id : std::string{});
        addLine(one, line);
        players.add(one);
    }
    out.set("players", players);
    return out;
}

}  // namespace thrum::app
