#include <thrum/core/contract.hpp>
#include <thrum/rules/scrimmage/rules_data.hpp>

#include <algorithm>

namespace thrum::scrimmage {

std::span<const EnumName<TackleModel>> namesOf(TackleModel) {
    static constexpr std::array kNames{EnumName<TackleModel>{TackleModel::Power, "power"},
                                       EnumName<TackleModel>{TackleModel::Flat, "flat"}};
    return kNames;
}

std::span<const EnumName<TackleOutcome>> namesOf(TackleOutcome) {
    using enum TackleOutcome;
    static constexpr std::array kNames{EnumName<TackleOutcome>{Fumble, "fumble"},
                                       EnumName<TackleOutcome>{TackleMinus2, "tackle-2"},
                                       EnumName<TackleOutcome>{TackleMinus1, "tackle-1"},
                                       EnumName<TackleOutcome>{Tackle, "tackle"},
                                       EnumName<TackleOutcome>{TacklePlus1, "tackle+1"},
                                       EnumName<TackleOutcome>{TacklePlus2, "tackle+2"},
                                       EnumName<TackleOutcome>{Miss, "miss"}};
    return kNames;
}

std::span<const EnumName<ReplaySpeed>> namesOf(ReplaySpeed) {
    static constexpr std::array kNames{EnumName<ReplaySpeed>{ReplaySpeed::Slow, "slow"},
                                       EnumName<ReplaySpeed>{ReplaySpeed::Moderate, "moderate"},
                                       EnumName<ReplaySpeed>{ReplaySpeed::Fast, "fast"}};
    return kNames;
}

std::span<const EnumName<ScrambleResult>> namesOf(ScrambleResult) {
    using enum ScrambleResult;
    static constexpr std::array kNames{EnumName<ScrambleResult>{Run, "run"},
                                       EnumName<ScrambleResult>{ThrowAny, "throw_any"},
                                       EnumName<ScrambleResult>{Shift4, "shift_4"},
                                       EnumName<ScrambleResult>{Shift3, "shift_3"},
                                       EnumName<ScrambleResult>{Shift2, "shift_2"}};
    return kNames;
}

TackleTable<int> printedWeights() {
    return {{{{0, 3, 6, 9, 12, 15, 18},
              {3, 5, 7, 9, 11, 13, 15},
              {6, 7, 8, 9, 10, 11, 12},
              {9, 9, 9, 9, 9, 9, 9},
              {12, 11, 10, 9, 8, 7, 6},
              {15, 13, 11, 9, 7, 5, 3},
              {18, 15, 12, 9, 6, 3, 0}}}};
}

TackleTable<double> printedChances() {
    return {{{{0.000, 0.048, 0.095, 0.143, 0.190, 0.238, 0.286},
              {0.048, 0.079, 0.111, 0.143, 0.175, 0.206, 0.238},
              {0.095, 0.111, 0.127, 0.143, 0.159, 0.175, 0.190},
              {0.143, 0.143, 0.143, 0.143, 0.143, 0.143, 0.143},
              {0.190, 0.175, 0.159, 0.143, 0.127, 0.111, 0.095},
              {0.238, 0.206, 0.175, 0.143, 0.111, 0.079, 0.048},
              {0.286, 0.238, 0.190, 0.143, 0.095, 0.048, 0.000}}}};
}

namespace {
std::size_t indexIn(Label label, Role role) {
    const auto place = placeIn(role, label);
    THRUM_ASSERT(place.has_value());
    return *place;
}
}  // namespace

int speedOf(const RulesData& rules, Label label, Role role) {
    const SpeedTable& table = role == Role::Offense ? rules.men.offense : rules.men.defense;
    return table.entries[indexIn(label, role)];
}

int powerOf(const RulesData& rules, Label label, Role role) {
    return rules.men.powerBase - speedOf(rules, label, role);
}

bool isEligible(const RulesData& rules, Label label) {
    return std::ranges::find(rules.men.eligibleReceivers, label) !=
           rules.men.eligibleReceivers.end();
}

bool mayGoBack(const RulesData& rules, Label label) {
    return std::ranges::find(rules.men.noBackward, label) == rules.men.noBackward.end();
}

Post standardPost(const RulesData& rules, Label label, Role role) {
    const PostTable& table =
        role == Role::Offense ? rules.lineup.standard.offense : rules.lineup.standard.defense;
    return table.entries[indexIn(label, role)];
}

int advantageOf(const RulesData& rules, int tacklerPower, int carrierPower) {
    if (rules.tackle.model == TackleModel::Flat)
        return 1;  // the row without any tilt
    return std::clamp(tacklerPower - carrierPower, rules.tackle.paMin, rules.tackle.paMax);
}

TackleOutcome tackleOutcome(const RulesData& rules, int advantage, int draw) {
    const auto row = static_cast<std::size_t>(advantage - kLeastAdvantage);
    int upper = 0;
    for (std::size_t k = 0; k < kTackleOutcomes; ++k) {
        upper += rules.tackle.weights63.rows[row][k];
        if (draw < upper)
            return static_cast<TackleOutcome>(k);
    }
    return TackleOutcome::Miss;
}

int scrambleSum(const RulesData& rules) {
    const ScrambleWeights& w = rules.scramble.weights;
    return w.run + w.throwAny + w.shift4 + w.shift3 + w.shift2;
}

int contestedSum(const RulesData& rules) {
    const ContestedWeights& w = rules.pass.contestedWeights;
    return w.incomplete + w.complete + w.intercepted;
}

int fumbleSum(const RulesData& rules) {
    return rules.fumble.northWeight + rules.fumble.southWeight;
}

ScrambleResult scrambleResult(const RulesData& rules, int draw) {
    const ScrambleWeights& w = rules.scramble.weights;
    const std::array<int, 5> weights{w.run, w.throwAny, w.shift4, w.shift3, w.shift2};
    int upper = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        upper += weights[i];
        if (draw < upper)
            return static_cast<ScrambleResult>(i);
    }
    return ScrambleResult::Shift2;
}

}  // namespace thrum::scrimmage
