#include <thrum/core/contract.hpp>
#include <thrum/rules/foursheet/tables.hpp>

#include <algorithm>

namespace thrum::foursheet {

// Clause: FSS-29.3: the long return stands in row 2 of every column; another frequency number takes
// it to that row, whose code goes to row 2.
CodeId returnCode(const ReturnTable& table, char letter, int sum, const LongReturn& longest) {
    THRUM_ASSERT(letter >= 'A' && letter <= 'T' && sum >= 2 && sum <= 12);
    const CodeColumn& column = table.columns[static_cast<std::size_t>(letter - 'A')];
    const int row = sum == longest.fq ? 2 : sum == 2 ? longest.fq : sum;
    const CodeId code = codeAt(column, row);
    return code == kLongReturn ? longest.code : code;
}

const PlayResult& playResult(const Tables& tables, int d20, std::optional<Depth> depth) {
    THRUM_ASSERT(d20 >= 1 && d20 <= 20);
    const PlayColumnRow& row = tables.playColumn[static_cast<std::size_t>(d20 - 1)];
    return depth ? row.pass[static_cast<std::size_t>(*depth)] : row.run;
}

WeirdPlay weirdPlay(const Tables& tables, int sum) {
    THRUM_ASSERT(sum >= 2 && sum <= 12);
    return tables.weird[static_cast<std::size_t>(sum - 2)];
}

// Clause: FSS-24.2.
OutFor outFor(const Tables& tables, int total) {
    const int highest = Tables::kLowestInjury + static_cast<int>(tables.injury.size()) - 1;
    if (total > highest)
        return OutFor::NotHurt;
    const int row = std::max(total, Tables::kLowestInjury) - Tables::kLowestInjury;
    return tables.injury[static_cast<std::size_t>(row)];
}

// Clause: FSS-34.2.
SoloRow soloRow(int down, int toGo, int toGoal) {
    if (toGoal <= 5)
        return SoloRow::Goal;
    if (down <= 1)
        return SoloRow::First;
    if (down == 2)
        return toGo <= 3   ? SoloRow::SecondShort
               : toGo <= 7 ? SoloRow::SecondMiddle
                           : SoloRow::SecondLong;
    return toGo <= 2 ? SoloRow::LateShort : toGo <= 7 ? SoloRow::LateMiddle : SoloRow::LateLong;
}

Scheme soloScheme(const Tables& tables, SoloRow row, int d12) {
    THRUM_ASSERT(d12 >= 1 && d12 <= 12);
    return tables.solo[static_cast<std::size_t>(row)][static_cast<std::size_t>(d12 - 1)];
}

const Placement& placementOf(const Tables& tables, Scheme scheme) {
    return tables.schemes[static_cast<std::size_t>(scheme)];
}
const Placement& placementOf(const Tables& tables, Front front) {
    return tables.fronts[static_cast<std::size_t>(front)];
}
const Placement& placementOf(const Tables& tables, KickPlacement kick) {
    return tables.kicks[static_cast<std::size_t>(kick)];
}

const Deck* deckOf(const Data& data, Formation formation) {
    const auto found = std::ranges::find(data.decks, formation, &Deck::formation);
    return found == data.decks.end() ? nullptr : &*found;
}

}  // namespace thrum::foursheet
