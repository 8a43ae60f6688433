#include <thrum/app/game_tables.hpp>

#include <cmath>
#include <initializer_list>

namespace thrum::app {

namespace {
std::string yardsOf(Distance distance) {
    const long long all = std::llround(distance.yards() * 10.0);
    const long long size = std::llabs(all);
    return (all < 0 ? "-" : "") + std::to_string(size / 10) + "." + std::to_string(size % 10);
}

void addRow(std::string& table, std::initializer_list<std::string> fields) {
    bool first = true;
    for (const std::string& field : fields) {
        table += (first ? "" : ",") + csvField(field);
        first = false;
    }
    table += '\n';
}

std::string numbersOf(const std::vector<ManRef>& men, const Names& names) {
    std::string all;
    for (const ManRef man : men)
        all += (all.empty() ? "" : " ") + thrum::numberOf(names, man);
    return all;
}

std::string numberOf(const std::optional<ManRef>& man, const Names& names) {
    return man ? thrum::numberOf(names, *man) : std::string{};
}

std::string yes(bool is) {
    return is ? "1" : "0";
}
}  // namespace

std::string csvField(const std::string& text) {
    if (text.find_first_of(",\"\n\r") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"')
            quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

std::string playsCsv(const Replay& replay) {
    const Names names = replay.names();
    std::string table;
    addRow(table,
           {"play",
            names.periodWord.empty() ? "period" : names.periodWord,
            "team",
            "kind",
            "down",
            "spot",
            "gain",
            "runner",
            "passer",
            "receiver",
            "tacklers",
            "first_down",
            "turnover",
            "home",
            "visitor",
            "home_total",
            "vis_total",
            "nullified",
            "story"});
    for (std::size_t i = 0; i < replay.plays().size(); ++i) {
        const GamePlay& play = replay.plays()[i];
        const bool scrimmage = isFromScrimmage(play.type);
        addRow(table,
               {std::to_string(play.number),
                std::to_string(play.before.period),
                names.team(play.team),
                std::string{nameOf(play.type)},
                scrimmage ? std::to_string(play.before.down) : std::string{},
                scrimmage && play.before.ballX ? yardLine(*play.before.ballX, play.team, names)
                                               : std::string{},
                play.gain ? yardsOf(*play.gain) : std::string{},
                numberOf(play.runner, names),
                numberOf(play.passer, names),
                numberOf(play.receiver, names),
                numbersOf(play.tacklers, names),
                yes(play.firstDown),
                yes(play.turnover()),
                std::to_string(play.points[0]),
                std::to_string(play.points[1]),
                std::to_string(play.after.score[0]),
                std::to_string(play.after.score[1]),
                yes(play.nullified),
                replay.story(i)});
    }
    return table;
}

std::string boxCsv(const Statistics& statistics, const Names& names) {
    std::string table;
    addRow(table, {"", names.teams[0], names.teams[1]});
    addRow(table,
           {"points",
            std::to_string(statistics.teams[0].points),
            std::to_string(statistics.teams[1].points)});
    for (const BoxRow& row : boxRows(statistics))
        addRow(table, {row.label, row.home, row.visitor});
    return table;
}

}  // namespace thrum::app
