#include "coach/scrimmage/ideas.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/rules/scrimmage/grid.hpp>

#include <algorithm>
#include <array>
#include <span>

// Line-ups are given whole, man by man, so that an idea is the same before and after it stands.
namespace thrum::scrimmage::coach {
namespace {

struct Change {
    Label label;
    Post post;
};
using Formation = std::vector<Change>;

// Ways to stand that differ from plain sense's in a few men; depths and rows of SCR-L7.
std::span<const Formation> known(Role role) {
    using enum Label;
    static const std::array<Formation, 5> kOffense{{
        {{SE, {-9, 2}}, {TE, {1, 10}}},
        {{SE, {-10, 3}}, {TE, {-10, 11}}},
        {{SE, {1, 4}}, {F, {2, 6}}, {H, {2, 8}}},
        {{T, {2, 9}}, {H, {2, 5}}},
        {{SE, {1, 3}}, {TE, {1, 11}}, {H, {2, 12}}},
    }};
    static const std::array<Formation, 6> kDefense{{
        {{S, {12, 7}}},
        {{S, {14, 7}}, {B1, {9, 3}}, {B2, {9, 11}}},
        {{L1, {2, 3}}, {L3, {2, 11}}},
        {{L1, {1, 4}}, {L3, {1, 10}}, {S, {12, 7}}},
        {{L1, {1, 3}}, {L2, {1, 11}}, {S, {13, 7}}, {B1, {8, 3}}, {B2, {8, 11}}},
        {{L1, {2, 4}}, {L2, {4, 7}}, {L3, {2, 10}}, {S, {6, 7}}},
    }};
    return role == Role::Offense ? std::span<const Formation>{kOffense}
                                 : std::span<const Formation>{kDefense};
}

// One to three men somewhere else.
Formation shuffled(Role role, int rows, std::uint64_t luck) {
    using enum Label;
    constexpr std::array kMovedOnOffense{SE, TE, F, H, T};
    constexpr std::array kMovedOnDefense{L1, L2, L3, B1, B2, S};
    std::uint64_t key = 0;
    const auto below = [&](int sides) {
        return dieAt(luck, ++key, static_cast<std::uint32_t>(sides)) - 1;
    };
    const std::span<const Label> labels = role == Role::Offense
                                              ? std::span<const Label>{kMovedOnOffense}
                                              : std::span<const Label>{kMovedOnDefense};
    Formation formation;
    for (int men = 1 + below(3); men > 0; --men) {
        const Label label =
            labels[static_cast<std::size_t>(below(static_cast<int>(labels.size())))];
        int depth = 0;
        if (role == Role::Defense)
            depth = 1 + below(label == S ? 14 : 9);
        else if (isEnd(label))
            depth = below(2) == 0 ? 1 : -6 - below(5);
        else
            depth = 2 + below(3);
        formation.push_back({label, {depth, below(rows)}});
    }
    return formation;
}

}  // namespace

std::vector<Plan> lineUpIdeas(
    const State& seen, Side side, const Decision& sense, std::size_t most, std::uint64_t luck) {
    const bool offense = side == seen.offense;
    const Role role = roleOf(seen, side);
    const DecisionKind done = offense ? DecisionKind::CallPlay : DecisionKind::Ready;
    std::vector<Plan> ideas{{sense, deciding(done, side)}};
    const auto add = [&](const Formation& formation) {
        Decision placed = sense;
        for (const Change& change : formation) {
            Square at = squareOf(seen, role, change.post);
            at.column = std::clamp(at.column, 0, seen.rules->field.columns - 1);
            for (Placement& one : placed.placements) {
                if (one.man == manId(side, change.label))
                    one.at = at;
            }
        }
        const bool again =
            std::ranges::any_of(ideas, [&](const Plan& plan) { return plan.front() == placed; });
        if (!again && !check(seen, Input{placed}))
            ideas.push_back({std::move(placed), deciding(done, side)});
    };
    for (const Formation& formation : known(role)) {
        if (ideas.size() < most)
            add(formation);
    }
    for (std::uint64_t i = 0; i < 2 * most && ideas.size() < most; ++i)
        add(shuffled(role, seen.rules->field.rows, bitsAt(luck, i)));
    return ideas;
}

}  // namespace thrum::scrimmage::coach
