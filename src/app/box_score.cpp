#include "app/side_index.hpp"

#include <thrum/app/season.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <iterator>

// The box score as rows and as text; as JSON in box_json.cpp.
namespace thrum::app {
namespace {

std::string ofText(const Tries& tries) {
    return std::to_string(tries.made) + " of " + std::to_string(tries.tried);
}

std::string timesText(const Yardage& yards, bool whole) {
    return std::to_string(yards.count) + " for " + yardsText(yards.yards, whole);
}

std::string clockText(int ms) {
    constexpr int kSecond = 1000;
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%d:%02d", ms / kSecond / 60, ms / kSecond % 60);
    return text.data();
}

// "1st half", "3rd quarter", "overtime", "overtime 2"; empty in a game without periods.
std::string periodName(std::size_t index, const Names& names) {
    constexpr std::array kOrdinals{"1st ", "2nd ", "3rd "};
    const auto regular = static_cast<std::size_t>(names.periods);
    if (names.periodWord.empty())
        return {};
    if (index >= regular)
        return index == regular ? "overtime" : "overtime " + std::to_string(index - regular + 1);
    return (index < kOrdinals.size() ? kOrdinals[index] : std::to_string(index + 1) + "th ") +
           names.periodWord;
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

std::string scoreTable(const Statistics& s, const Names& names) {
    Table table;
    std::vector<std::string> head{""};
    const std::size_t periods =
        names.periodWord.empty()
            ? 0
            : std::max(static_cast<std::size_t>(names.periods), s.teams[0].pointsByPeriod.size());
    for (std::size_t i = 0; i < periods; ++i)
        head.push_back(periodName(i, names));
    head.emplace_back("points");
    table.row(head);
    for (const Side side : {Side::Home, Side::Visitor}) {
        const TeamStats& team = s.teams[indexOf(side)];
        std::vector<std::string> cells{names.team(side)};
        for (std::size_t i = 0; i < periods; ++i)
            cells.push_back(
                std::to_string(i < team.pointsByPeriod.size() ? team.pointsByPeriod[i] : 0));
        cells.push_back(std::to_string(team.points));
        table.row(std::move(cells));
    }
    return table.text();
}

std::string driveTable(const Statistics& s, const Names& names) {
    Table table;
    table.row({"Drives", "", "from", "plays", "yards", "end"});
    for (const Drive& drive : s.drives) {
        table.row({names.team(drive.side),
                   periodName(static_cast<std::size_t>(std::max(drive.period, 1) - 1), names),
                   yardLine(drive.from, drive.side, names),
                   std::to_string(drive.plays),
                   yardsText(drive.yards, s.wholeYards),
                   std::string{nameOf(drive.end)}});
    }
    return table.empty() ? "" : table.text(3);
}

// --- what each man did ----------------------------------------------------------------------

struct Column {
    std::string_view word{};  ///< as in JSON; extras stand behind it
    std::string head{};
    std::function<std::string(const StatLine&)> text{};
};
struct MenTable {
    std::string title{};
    std::vector<Column> columns{};
    std::function<bool(const StatLine&)> any{};  ///< the man has something in it
};

/// One of a game's own counts as a column.
Column columnOf(const PlayExtra& extra) {
    return {.word = extra.word,
            .head = std::string{extra.column},
            .text = [word = extra.word](const StatLine& line) {
                return std::to_string(countOf(line.extras, word));
            }};
}

template <class T>
Column number(std::string_view word, std::string head, T StatLine::*member) {
    return {word, std::move(head), [member](const StatLine& line) {
                return std::to_string(line.*member);
            }};
}
Column yards(std::string head, Yardage StatLine::*member, bool whole) {
    return {"", std::move(head), [member, whole](auto& line) {
                return yardsText((line.*member).yards, whole);
            }};
}
Column longest(Yardage StatLine::*member, bool whole) {
    return {"", "long", [member, whole](auto& line) {
                return yardsText((line.*member).longest, whole);
            }};
}
Column times(std::string head, Yardage StatLine::*member, bool whole) {
    return {"", std::move(head), [member, whole](auto& line) {
                return timesText(line.*member, whole);
            }};
}
Column often(std::string_view word, std::string head, Yardage StatLine::*member) {
    return {word, std::move(head), [member](auto& line) {
                return std::to_string((line.*member).count);
            }};
}

std::vector<MenTable> menTables(bool whole) {
    using L = StatLine;
    return {
        {"Rushing",
         {often("rushing", "runs", &L::rushing),
          yards("yards", &L::rushing, whole),
          longest(&L::rushing, whole),
          number("rushing_touchdowns", "TD", &L::rushingTouchdowns)},
         [](const L& line) { return line.rushing.count > 0; }},
        {"Passing",
         {{"passes", "", [](const L& line) { return ofText(line.passes); }},
          yards("yards", &L::passing, whole),
          number("passing_touchdowns", "TD", &L::passingTouchdowns),
          number("intercepted", "INT", &L::intercepted)},
         [](const L& line) { return line.passes.tried > 0; }},
        {"Receiving",
         {often("receiving", "caught", &L::receiving),
          yards("yards", &L::receiving, whole),
          longest(&L::receiving, whole),
          number("receiving_touchdowns", "TD", &L::receivingTouchdowns)},
         [](const L& line) { return line.receiving.count > 0; }},
        {"Returns",
         {times("kicks", &L::kickReturns, whole),
          times("punts", &L::puntReturns, whole),
          times("takeaways", &L::takeawayReturns, whole),
          number("return_touchdowns", "TD", &L::returnTouchdowns)},
         [](const L& line) {
             return line.kickReturns.count + line.puntReturns.count + line.takeawayReturns.count >
                    0;
         }},
        {"Contact",
         {number("tackles", "tackles", &L::tackles),
          number("interceptions", "INT", &L::interceptions),
          number("recoveries", "recovered", &L::recoveries),
          number("fumbles", "fumbles", &L::fumbles),
          number("fumbles_lost", "lost", &L::fumblesLost)},
         [](const L& line) {
             return line.tackles + line.interceptions + line.recoveries + line.fumbles > 0;
         }},
    };
}

// Puts a game's own column behind the one it follows, or into a table of such columns.
void addColumn(std::vector<MenTable>& tables, const PlayExtra& extra) {
    const auto any = [word = extra.word](const StatLine& line) {
        return countOf(line.extras, word) > 0;
    };
    constexpr const char* kOthers = "Besides";
    for (MenTable& table : tables) {
        auto at = extra.after.empty()
                      ? table.columns.end()
                      : std::ranges::find(table.columns, extra.after, &Column::word);
        if (at == table.columns.end() && table.title != kOthers)
            continue;
        at = at == table.columns.end() ? at : std::next(at);
        table.columns.insert(at, columnOf(extra));
        table.any = [before = table.any, any](const StatLine& line) {
            return before(line) || any(line);
        };
        return;
    }
    tables.push_back({kOthers, {columnOf(extra)}, any});
}

// Whoever has something in it.
std::string textOf(const MenTable& men, std::span<const NamedLine> lines) {
    Table table;
    std::vector<std::string> head{men.title};
    std::ranges::transform(men.columns, std::back_inserter(head), &Column::head);
    table.row(std::move(head));
    for (const auto& [name, line] : lines) {
        if (!men.any(line))
            continue;
        std::vector<std::string> cells{name};
        for (const Column& column : men.columns)
            cells.push_back(column.text(line));
        table.row(std::move(cells));
    }
    return table.empty() ? "" : "\n" + table.text();
}

std::string playerTables(const Statistics& s, const Names& names) {
    std::vector<NamedLine> lines;
    for (const auto& [man, line] : s.players)
        lines.push_back({names.team(man.side) + " #" + numberOf(names, man), line});
    return menText(lines, s.wholeYards);
}

// --- rows -----------------------------------------------------------------------------------

struct TeamRow {
    std::string_view word{};  ///< as in JSON; extras stand behind it
    std::string label{};
    std::function<std::string(const TeamStats&)> text{};
};

// A game that its first score decides has no periods to count points by, and with them no kicks, no
// tries and no penalties (SCR-N4, W1).
bool firstScoreWins(const Statistics& statistics) {
    return statistics.teams[0].periodWord.empty();
}

std::vector<TeamRow> teamRows(const Statistics& statistics) {
    const bool whole = statistics.wholeYards;
    using Team = const TeamStats&;
    std::vector<TeamRow> rows{
        {"first_downs", "first downs", [](Team t) { return std::to_string(t.firstDowns); }},
        {"third_downs", "third downs", [](Team t) { return ofText(t.thirdDowns); }},
        {"fourth_downs", "fourth downs", [](Team t) { return ofText(t.fourthDowns); }},
        {"plays", "plays", [](Team t) { return std::to_string(t.plays); }},
        {"yards", "total yards", [whole](Team t) { return yardsText(t.yards, whole); }},
        {"rushing", "rushing", [whole](Team t) { return timesText(t.line.rushing, whole); }},
        {"passes", "passes", [](Team t) { return ofText(t.line.passes); }},
        {"passing",
         "passing yards",
         [whole](Team t) { return yardsText(t.line.passing.yards, whole); }},
        {"intercepted", "intercepted", [](Team t) { return std::to_string(t.line.intercepted); }},
        {"fumbles",
         "fumbles, lost",
         [](Team t) {
             return std::to_string(t.line.fumbles) + ", " + std::to_string(t.line.fumblesLost);
         }},
        {"turnovers", "turnovers", [](Team t) { return std::to_string(t.turnovers); }},
    };
    if (firstScoreWins(statistics))
        return rows;
    const std::initializer_list<TeamRow> kicks{
        {"punts", "punts", [whole](Team t) { return timesText(t.punts, whole); }},
        {"kick_returns",
         "kick returns",
         [whole](Team t) { return timesText(t.line.kickReturns, whole); }},
        {"punt_returns",
         "punt returns",
         [whole](Team t) { return timesText(t.line.puntReturns, whole); }},
        {"field_goals", "field goals", [](Team t) { return ofText(t.fieldGoals); }},
        {"extra_points", "extra points", [](Team t) { return ofText(t.extraPoints); }},
        {"two_points", "two-point tries", [](Team t) { return ofText(t.twoPoints); }},
    };
    rows.insert(rows.end(), kicks);
    if (statistics.men)
        rows.push_back({"penalties", "penalties", [whole](Team t) {
                            return std::to_string(t.penalties) + " for " +
                                   yardsText(t.penaltyYards, whole);
                        }});
    return rows;
}

void addRow(std::vector<TeamRow>& rows, const PlayExtra& extra) {
    if (extra.row.empty())
        return;
    const auto after = std::ranges::find(rows, extra.after, &TeamRow::word);
    rows.insert(after == rows.end() ? after : std::next(after),
                {extra.word, std::string{extra.row}, [extra](const TeamStats& team) {
                     const auto& sums = extra.ofMen ? team.line.extras : team.extras;
                     return textOf(ExtraSum{extra, countOf(sums, extra.word)});
                 }});
}

}  // namespace

std::string yardsText(Distance yards, bool whole) {
    constexpr std::string_view kNoTenths = ".0";
    std::array<char, 32> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "%.1f", tenthOf(yards).yards());
    std::string text = buffer.data();
    if (whole && text.ends_with(kNoTenths))
        text.resize(text.size() - kNoTenths.size());
    return text;
}

std::string menText(std::span<const NamedLine> lines, bool wholeYards) {
    std::vector<MenTable> tables = menTables(wholeYards);
    if (!lines.empty())
        for (const ExtraSum& extra : lines.front().line.extras)
            if (!extra.what.column.empty())
                addColumn(tables, extra.what);
    std::string text;
    for (const MenTable& table : tables)
        text += textOf(table, lines);
    return text;
}

std::vector<BoxRow> boxRows(const Statistics& statistics) {
    std::vector<TeamRow> rows = teamRows(statistics);
    const TeamStats& any = statistics.teams[0];
    if (any.boardMs)
        rows.push_back({"board_ms", "board time", [](const TeamStats& team) {
                            return clockText(team.boardMs.value_or(0));
                        }});
    for (const auto* extras : {&any.line.extras, &any.extras})
        for (const ExtraSum& extra : *extras)
            addRow(rows, extra.what);
    std::vector<BoxRow> shown;
    for (const TeamRow& row : rows)
        shown.push_back({row.label, row.text(statistics.teams[0]), row.text(statistics.teams[1])});
    return shown;
}

std::string boxText(const Statistics& statistics, const Names& names) {
    Table rows;
    rows.row({"", names.team(Side::Home), names.team(Side::Visitor)});
    for (const BoxRow& row : boxRows(statistics))
        rows.row({row.label, row.home, row.visitor});
    std::string text = scoreTable(statistics, names) + "\n" + rows.text();
    const std::string drives = driveTable(statistics, names);
    return text + (drives.empty() ? "" : "\n" + drives) + playerTables(statistics, names);
}

}  // namespace thrum::app
