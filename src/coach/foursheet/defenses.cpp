#include "coach/foursheet/defenses.hpp"

#include <algorithm>

namespace thrum::foursheet::coach {
namespace {

constexpr int kKeyer = 6;
constexpr int kFreeSafety = 11;

DefenseCall in(Unit unit, const Placement& zones, Coverage coverage) {
    DefenseCall call;
    call.unit = unit;
    call.zones = zones;
    call.coverage = coverage;
    return call;
}

std::vector<Coverage> coverages(const State& state) {
    if (!state.rules->manCombo.enabled)
        return {Coverage::Zone};
    return {Coverage::Zone, Coverage::Man, Coverage::Combo};
}

// Clauses: FSS-17.1, 18.1, 19.1.
void addOrders(const State& state, const DefenseCall& base, std::vector<DefenseCall>& list) {
    const bool flat = isFlat(zoneOfToken(base.zones, kKeyer));
    const auto with = [&](auto change) {
        DefenseCall call = base;
        change(call);
        list.push_back(call);
    };
    for (const Role role : {Role::HB, Role::FB, Role::QB})
        if (state.rules->keys.enabled && flat)
            with([&](DefenseCall& call) { call.key = role; });
    const bool back = !isBlitz(zoneOfToken(base.zones, kFreeSafety));
    for (const Role role : {Role::FL, Role::SE, Role::TE})
        if (state.rules->doubleTeam.enabled && back)
            with([&](DefenseCall& call) { call.doubleTeam = role; });
    if (state.rules->spy.enabled && flat)
        with([&](DefenseCall& call) { call.spy = kKeyer; });
}

using Zones4 = std::array<Zone, 4>;
using Zones3 = std::array<Zone, 3>;
using Z = Zone;

// Tokens 4, 3, 2, 1 from left to right.
constexpr std::array kLines{Zones4{Z::B2, Z::B3, Z::B5, Z::B6},
                            Zones4{Z::B1, Z::B3, Z::B5, Z::B7},
                            Zones4{Z::B2, Z::B3, Z::B4, Z::B6},
                            Zones4{Z::B2, Z::B4, Z::B5, Z::B6},
                            Zones4{Z::B2, Z::B3, Z::B4, Z::B5},
                            Zones4{Z::B3, Z::B4, Z::B5, Z::B6},
                            Zones4{Z::B2, Z::B3, Z::B5, Z::B7}};
// Tokens 7, 6, 5.
constexpr std::array kBackers{Zones3{Z::F1, Z::F2, Z::F3},
                              Zones3{Z::F1, Z::F2, Z::F2},
                              Zones3{Z::F2, Z::F2, Z::F3},
                              Zones3{Z::F1, Z::F1, Z::F2},
                              Zones3{Z::F1, Z::F3, Z::F3},
                              Zones3{Z::F2, Z::F3, Z::F3},
                              Zones3{Z::F1, Z::M2, Z::F3},
                              Zones3{Z::F1, Z::B4, Z::F3},
                              Zones3{Z::B1, Z::F2, Z::B7},
                              Zones3{Z::M1, Z::F2, Z::M3},
                              Zones3{Z::M1, Z::M2, Z::M3}};
// Tokens 9, 10, 8, 11.
constexpr std::array kSecondaries{Zones4{Z::M1, Z::M2, Z::M3, Z::D1},
                                  Zones4{Z::M1, Z::M2, Z::M3, Z::M2},
                                  Zones4{Z::M1, Z::F2, Z::M3, Z::D1},
                                  Zones4{Z::M1, Z::F2, Z::M3, Z::M2},
                                  Zones4{Z::F1, Z::M2, Z::F3, Z::D1},
                                  Zones4{Z::M1, Z::D1, Z::M3, Z::D1},
                                  Zones4{Z::F1, Z::M1, Z::M3, Z::M2},
                                  Zones4{Z::M1, Z::M3, Z::F3, Z::M2}};

Placement placed(const Zones4& line, const Zones3& backers, const Zones4& secondary) {
    Placement zones{};
    const auto put = [&](int token, Zone zone) {
        zones[static_cast<std::size_t>(token - 1)] = zone;
    };
    constexpr std::array kLineTokens{4, 3, 2, 1};
    constexpr std::array kBackerTokens{7, 6, 5};
    constexpr std::array kSecondaryTokens{9, 10, 8, 11};
    for (std::size_t i = 0; i < line.size(); ++i)
        put(kLineTokens[i], line[i]);
    for (std::size_t i = 0; i < backers.size(); ++i)
        put(kBackerTokens[i], backers[i]);
    for (std::size_t i = 0; i < secondary.size(); ++i)
        put(kSecondaryTokens[i], secondary[i]);
    return zones;
}

}  // namespace

std::vector<DefenseCall> defenses(const State& state, Width width) {
    const foursheet::Tables& tables = state.data->tables;
    std::vector<DefenseCall> list;
    for (const EnumName<Scheme>& scheme : namesOf(Scheme{})) {
        const Placement& zones = placementOf(tables, scheme.value);
        if (width == Width::Charts) {
            const bool may = state.rules->manCombo.enabled;
            list.push_back(
                in(Unit::FourThree, zones, may ? coverageOf(scheme.value) : Coverage::Zone));
            continue;
        }
        if (scheme.value == Scheme::D)  // stands as A does
            continue;
        for (const Coverage coverage : coverages(state))
            list.push_back(in(Unit::FourThree, zones, coverage));
    }
    if (width == Width::Charts)
        return list;
    for (const Front front : {Front::Nickel, Front::ThreeFour, Front::FiveTwoFour})
        for (const Coverage coverage : coverages(state))
            if (coverage != Coverage::Combo)
                list.push_back(in(unitOf(front), placementOf(tables, front), coverage));
    if (width == Width::Orders)
        for (const Scheme scheme : {Scheme::A, Scheme::B})
            addOrders(
                state, in(Unit::FourThree, placementOf(tables, scheme), Coverage::Zone), list);
    return list;
}

std::vector<DefenseCall> placements() {
    std::vector<DefenseCall> list;
    for (const Zones4& line : kLines)
        for (const Zones3& backers : kBackers)
            for (const Zones4& secondary : kSecondaries) {
                const Placement zones = placed(line, backers, secondary);
                if (!overfull(zones))
                    list.push_back(in(Unit::FourThree, zones, Coverage::Zone));
            }
    return list;
}

}  // namespace thrum::foursheet::coach
