#include <thrum/app/snap.hpp>
#include <thrum/app/table.hpp>
#include <thrum/rules/tap/rules_data.hpp>

#include <algorithm>
#include <charconv>
#include <cstdio>

namespace thrum::app {
namespace {

int numberOrder(std::string_view number) {
    int value = 0;
    std::from_chars(number.data(), number.data() + number.size(), value);
    return value;
}

std::string yardsText(Distance distance) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", std::abs(distance.yards()));
    return text;
}

std::string gainText(Distance gain) {
    if (gain.units() == 0)
        return "gains nothing";
    const std::string yards =
        yardsText(gain) + (std::abs(gain.yards()) == 1.0 ? " yard" : " yards");
    return (gain.units() > 0 ? "gains " : "loses ") + yards;
}

std::string endingText(tap::EndKind end, const std::string& by) {
    switch (end) {
        case tap::EndKind::Tackled:
            return by.empty() ? ": tackled" : ": tackled by " + by;
        case tap::EndKind::Fell:
            return " and falls by himself";
        case tap::EndKind::OutOfBounds:
            return ": out of bounds";
        case tap::EndKind::Touchdown:
            return ": touchdown";
        case tap::EndKind::Fumbled:
            return " and fumbles";
        case tap::EndKind::Stalled:
            return ": progress stopped";
        default:
            return {};
    }
}

}  // namespace

tap::RunFigure runFigure(const FigureSetup& setup,
                         const FigureSpec& spec,
                         std::string_view number) {
    tap::RunFigure figure;
    figure.id = setup.id;
    figure.outline = Polygon{spec.base.outlineMm};
    figure.lyingHeightMm = spec.heightMm;
    figure.numberOrder = numberOrder(number);
    figure.start = setup.pose;
    figure.status = setup.fallen ? tap::FigureStatus::Fallen : tap::FigureStatus::Standing;
    figure.fallDirection = setup.fallen;
    return figure;
}

Expected<Snap, LoadError> composeSnap(const Library& library,
                                      const Formation& offense,
                                      const Formation& defense,
                                      Spot lineOfScrimmage) {
    const BoardSpec* board = library.board("2x4");
    if (library.teams().size() < 2 || board == nullptr)
        return Unexpected{library.problems().empty()
                              ? LoadError{"resources", "", "two teams and the board 2x4 are needed"}
                              : library.problems().front()};
    const TeamFile& home = library.teams()[0].value;
    const TeamFile& visitor = library.teams()[1].value;
    auto table = composeTable(library, *board, home, visitor);
    if (!table)
        return Unexpected{table.error()};
    const FieldPoint ball{lineOfScrimmage, field::kMiddle.y};
    const auto attackers = lineUp(offense, home, *table, Side::Home, ball);
    if (!attackers)
        return Unexpected{LoadError{offense.id, "", attackers.error().reason}};
    const auto defenders = lineUp(defense, visitor, *table, Side::Visitor, ball);
    if (!defenders)
        return Unexpected{LoadError{defense.id, "", defenders.error().reason}};

    const tap::RulesData rules;
    Snap snap;
    snap.table = *std::move(table);
    snap.lineOfScrimmage = lineOfScrimmage;
    snap.offense = offense.name;
    snap.defense = defense.name;
    snap.request.ticksPerSecond = ticksPerSecond(snap.table.board);
    snap.request.contactBeginMm = rules.geometry.contactEpsMm;
    snap.request.contactEndMm = rules.geometry.contactEndMm;
    snap.request.figures = attackers->figures();
    for (const FigureSetup& man : defenders->figures())
        snap.request.figures.push_back(man);

    snap.judge.kind = tap::RunKind::Behind;
    snap.judge.offense = Side::Home;
    snap.judge.switchHolder = Side::Home;
    snap.judge.carrier = attackers->carrier;
    snap.judge.mmPerYard = snap.table.board.mmPerYard;
    snap.judge.ticksPerSecond = snap.request.ticksPerSecond;
    snap.judge.limits = tap::runLimitsOf(rules);
    // nobody coaches this snap: all stops are used, so that a stalled carrier ends it
    snap.judge.stopsUsed = snap.judge.limits.stopsMax;
    snap.request.maxTicks =
        static_cast<int>(snap.judge.limits.maxBoardOnMs * snap.request.ticksPerSecond / 1000.0);
    for (const FigureSetup& man : snap.request.figures) {
        const auto kit = std::ranges::find(snap.table.kits, man.id, &FigureKit::id);
        const TeamFile& team = man.id.side() == Side::Home ? home : visitor;
        snap.judge.figures.push_back(
            runFigure(man,
                      kit->onBase[static_cast<std::size_t>(man.baseSlot)],
                      team.players[static_cast<std::size_t>(man.id.rosterIndex())].number));
    }
    return snap;
}

std::string sentenceOf(const Snap& snap,
                       const SegmentResult& result,
                       const TeamFile& home,
                       const TeamFile& visitor) {
    const tap::RunSummary summary = tap::describeRun(snap.judge, result);
    const auto numberOf = [&](FigureId id) {
        const TeamFile& team = id.side() == Side::Home ? home : visitor;
        return "#" + team.players[static_cast<std::size_t>(id.rosterIndex())].number;
    };
    std::string by;
    for (const FigureId id : summary.by)
        by += (by.empty() ? "" : " and ") + numberOf(id);
    const std::string who = snap.judge.carrier ? numberOf(*snap.judge.carrier) : "the carrier";
    // a gain is told from the line of scrimmage, not from where the carrier started
    const Distance gain =
        summary.spot ? *summary.spot - snap.lineOfScrimmage : summary.gain.value_or(Distance{});
    return who + " " + gainText(gain) + endingText(summary.end, by) + ".";
}

}  // namespace thrum::app
