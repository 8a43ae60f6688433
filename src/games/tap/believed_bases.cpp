#include "games/tap/believed_bases.hpp"

#include <thrum/board/estimate.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::app {
namespace {

// Whoever stands on the other side; a prong in the middle is its own.
const ProngSpec& partnerOf(const BaseSpec& base, const ProngSpec& prong) {
    constexpr double kSame = 0.5;  // mm
    const auto partner = std::ranges::find_if(base.prongs, [&](const ProngSpec& other) {
        return std::fabs(other.xMm - prong.xMm) < kSame && std::fabs(other.yMm + prong.yMm) < kSame;
    });
    return partner == base.prongs.end() ? prong : *partner;
}

BaseSpec evened(const BaseSpec& base) {
    BaseSpec even = base;
    for (std::size_t i = 0; i < base.prongs.size(); ++i) {
        const ProngSpec& own = base.prongs[i];
        const ProngSpec& other = partnerOf(base, own);
        even.prongs[i].leanForeDeg = 0.5 * (own.leanForeDeg + other.leanForeDeg);
        even.prongs[i].leanSideDeg = 0.5 * (own.leanSideDeg - other.leanSideDeg);
        even.prongs[i].stiffnessNPerM = 0.5 * (own.stiffnessNPerM + other.stiffnessNPerM);
        even.prongs[i].dropMm = 0.5 * (own.dropMm + other.dropMm);
    }
    return even;
}

void bendFronts(BaseSpec& base, double degrees) {
    constexpr double kMost = 12.0;
    for (ProngSpec& prong : base.prongs)
        if (prong.xMm > 0.0)
            prong.leanSideDeg = std::clamp(prong.leanSideDeg + degrees, -kMost, kMost);
}

FigureSpec asWatched(FigureSpec figure, const coach::Believed& seen, const TableSetup& table) {
    if (figure.base.prongsCut)
        return figure;
    figure.base = evened(figure.base);
    const auto moves = [&](const FigureSpec& spec) {
        return estimateOf(spec, table.board, table.speedTenths);
    };
    constexpr double kSlowest = 5.0;  // mm/s, below which nothing was to be seen
    const double wanted = seen.yardsPerSecond * table.board.mmPerYard;
    if (wanted < kSlowest || moves(figure).speedMmPerS < kSlowest)
        return figure;
    // speed follows stiffness less than in proportion, so that it takes some rounds
    constexpr int kRounds = 8;
    for (int round = 0; round < kRounds; ++round) {
        constexpr double kLeast = 6.0;
        constexpr double kMost = 120.0;
        const double slower = std::clamp(moves(figure).speedMmPerS / wanted, 0.6, 1.6);
        for (ProngSpec& prong : figure.base.prongs)
            prong.stiffnessNPerM = std::clamp(prong.stiffnessNPerM * slower, kLeast, kMost);
    }
    for (int round = 0; round < 2; ++round) {
        FigureSpec bent = figure;
        bendFronts(bent.base, 1.0);
        const double now = moves(figure).turnDegPerS;
        const double aDegree = moves(bent).turnDegPerS - now;
        if (std::fabs(aDegree) > 0.1)
            bendFronts(figure.base, (seen.degreesPerSecond - now) / aDegree);
    }
    return figure;
}

}  // namespace

TableSetup believedTable(TableSetup table, std::span<const coach::Believed> believed) {
    for (const coach::Believed& seen : believed) {
        const auto kit = std::ranges::lower_bound(table.kits, seen.id, {}, &FigureKit::id);
        const auto slot = static_cast<std::size_t>(seen.slot);
        if (kit != table.kits.end() && kit->id == seen.id && slot < kit->onBase.size())
            kit->onBase[slot] = asWatched(kit->onBase[slot], seen, table);
    }
    return table;
}

}  // namespace thrum::app
