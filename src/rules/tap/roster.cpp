#include <thrum/rules/clause.hpp>
#include <thrum/rules/tap/roster.hpp>

#include <algorithm>
#include <array>

// Clauses: TAP-GN-1, chapters 4 (EQ), 5 (BA) and 6 (UN).
namespace thrum::tap {
namespace {

using Violations = std::vector<RuleViolation>;

std::string colorName(Unit unit) {
    return unit == Unit::Dark ? "dark" : "white";
}

void checkFigure(const RulesData& rules, const Player& player, Violations& out) {
    const Equipment& e = player.equipment;
    const TextArgument n{"n", player.number};
    if (e.weightGrams > rules.figure.maxWeightGrams)
        out.push_back(violation("TAP-EQ-1",
                                THRUM_TEXT("#{n} weighs {g} g with base; limit {limit} g."),
                                {n,
                                 {"g", plainNumber(e.weightGrams)},
                                 {"limit", plainNumber(rules.figure.maxWeightGrams)}}));
    struct Size {
        double value = 0.0;
        double limit = 0.0;
        const char* dimension = "";
    };
    const std::array sizes{Size{e.heightMm, rules.figure.customMaxHeightMm, "high"},
                           Size{e.lengthMm, rules.figure.customMaxLengthMm, "long"},
                           Size{e.widthMm, rules.figure.customMaxWidthMm, "wide"}};
    for (const Size& size : sizes) {
        if (e.custom && size.value > size.limit)
            out.push_back(violation("TAP-EQ-3",
                                    THRUM_TEXT("#{n} is {value} mm {dimension}; limit {limit} mm."),
                                    {n,
                                     {"value", plainNumber(size.value)},
                                     {"dimension", size.dimension},
                                     {"limit", plainNumber(size.limit)}}));
    }
    for (const std::string& change : e.figureModifications) {
        if (std::ranges::find(rules.figure.allowedModifications, change) ==
            rules.figure.allowedModifications.end())
            out.push_back(violation("TAP-EQ-4",
                                    THRUM_TEXT("{modification} is not an allowed change."),
                                    {{"modification", change}}));
    }
}

void checkBase(const RulesData& rules, const Player& player, Violations& out) {
    const Equipment& e = player.equipment;
    const TextArgument n{"n", player.number};
    if (!e.baseMassProduced)
        out.push_back(
            violation("TAP-BA-1", THRUM_TEXT("#{n}: home-made bases are not allowed."), {n}));
    const bool unknownChange =
        std::ranges::any_of(e.baseModifications, [&](const std::string& change) {
            return std::ranges::find(rules.base.allowedModifications, change) ==
                   rules.base.allowedModifications.end();
        });
    if (e.puttyOutsideOrDown || unknownChange)
        out.push_back(
            violation("TAP-BA-2",
                      THRUM_TEXT("#{n}: putty must stay under the base and off the board."),
                      {n}));
    if (e.stickyOutside)
        out.push_back(violation(
            "TAP-BA-4", THRUM_TEXT("#{n}: nothing sticky on the outside of a base."), {n}));
    if (player.baseCount > 1 && player.position != Position::QB)
        out.push_back(
            violation("TAP-BA-5", THRUM_TEXT("#{n} keeps his base; only the QB may switch."), {n}));
    const bool mayStandStill = player.unit == Unit::Dark &&
                               (player.position == Position::QB || player.position == Position::P);
    if (player.bases[0].stationary && !mayStandStill)
        out.push_back(violation(
            "TAP-BA-6",
            THRUM_TEXT("#{n}: only the QB (or the punter on a punt) may use a stationary base."),
            {n}));
}

void checkNumber(const RulesData& rules, const Player& player, Violations& out) {
    if (player.number.empty()) {
        out.push_back(
            violation("TAP-UN-5", THRUM_TEXT("figure {id} has no number."), {{"id", player.id}}));
        return;
    }
    const auto refused = [&] {
        out.push_back(
            violation("TAP-UN-3",
                      THRUM_TEXT("#{n} may not be worn by a {position}."),
                      {{"n", player.number}, {"position", std::string{nameOf(player.position)}}}));
    };
    if (player.unit == Unit::White) {
        if (!numberOf(player.number) && player.number != "00")
            refused();
        return;
    }
    const auto& extra = rules.numbers.centerExtra;
    const bool lineman = player.position == Position::C || player.position == Position::G ||
                         player.position == Position::T;
    const bool centerExtra =
        player.position == Position::C && std::ranges::find(extra, player.number) != extra.end();
    if (lineman ? !isLinemanNumber(rules, player.number) && !centerExtra
                : !isSkillNumber(rules, player.number))
        refused();
}

void checkSquad(const RulesData& rules, const Team& team, Violations& out) {
    const auto count = [&](auto&& wanted) {
        return static_cast<int>(std::ranges::count_if(team.players, wanted));
    };
    const auto isDark = [](const Player& p) { return p.unit == Unit::Dark; };
    const int dark = count(isDark);
    const int white = static_cast<int>(team.players.size()) - dark;
    const auto tooFew = [&](int found, int needed, Unit unit) {
        if (found < needed)
            out.push_back(
                violation("TAP-EQ-5",
                          THRUM_TEXT("{count} {color} figures; at least {needed} needed."),
                          {{"count", std::to_string(found)},
                           {"color", colorName(unit)},
                           {"needed", std::to_string(needed)}}));
    };
    tooFew(dark, rules.squad.minDark, Unit::Dark);
    tooFew(white, rules.squad.minWhite, Unit::White);
    const int quarterbacks =
        count([&](const Player& p) { return isDark(p) && p.position == Position::QB; });
    const int centers =
        count([&](const Player& p) { return isDark(p) && p.position == Position::C; });
    const int linemen = count([&](const Player& p) {
        return isDark(p) && (p.position == Position::C || p.position == Position::G ||
                             p.position == Position::T);
    });
    if (quarterbacks < 1 || centers < 1 || linemen < rules.lineup.minInteriorLinemen)
        out.push_back(violation(
            "TAP-EQ-5",
            THRUM_TEXT("the dark squad needs a QB and {linemen} linemen, one of them a center."),
            {{"linemen", std::to_string(rules.lineup.minInteriorLinemen)}}));
}

}  // namespace

std::vector<RuleViolation> checkTeam(const RulesData& rules, const Team& team) {
    Violations out;
    for (const Player& player : team.players) {
        if (player.equipment.passingFigure)
            out.push_back(
                violation("TAP-GN-1", THRUM_TEXT("passing/kicking figures are not used in TAP.")));
    }
    for (const Player& player : team.players)
        checkFigure(rules, player, out);
    checkSquad(rules, team, out);
    for (const Player& player : team.players)
        checkBase(rules, player, out);
    for (const Player& player : team.players)
        checkNumber(rules, player, out);
    return out;
}

std::optional<int> numberOf(std::string_view worn) {
    if (worn.empty() || worn.size() > 2 || (worn.size() == 2 && worn.front() == '0'))
        return std::nullopt;
    int value = 0;
    for (const char c : worn) {
        if (c < '0' || c > '9')
            return std::nullopt;
        value = value * 10 + (c - '0');
    }
    return value;
}

int numberOrder(std::string_view worn) {
    const auto number = numberOf(worn);
    return number ? *number + 1 : 0;
}

namespace {
bool inRanges(const std::vector<IntRange>& ranges, std::string_view worn) {
    const auto number = numberOf(worn);
    return number && std::ranges::any_of(ranges, [&](const IntRange& range) {
               return *number >= range[0] && *number <= range[1];
           });
}
}  // namespace

bool isLinemanNumber(const RulesData& rules, std::string_view worn) {
    return inRanges(rules.numbers.lineman, worn);
}

bool isSkillNumber(const RulesData& rules, std::string_view worn) {
    return inRanges(rules.numbers.skill, worn);
}

double baseLengthMm(const BaseShape& base) {
    const Interval x = extentX(base.outline);
    return x.max - x.min;
}

double baseWidthMm(const BaseShape& base) {
    const Interval y = extentY(base.outline);
    return y.max - y.min;
}

}  // namespace thrum::tap
