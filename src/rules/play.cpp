#include <thrum/rules/play.hpp>

namespace thrum {

std::span<const EnumName<GamePlay::Type>> namesOf(GamePlay::Type) {
    using Type = GamePlay::Type;
    static constexpr EnumName<Type> kNames[] = {{Type::NoPlay, "line-up"},
                                                {Type::Kickoff, "kickoff"},
                                                {Type::OnsideKick, "onside kick"},
                                                {Type::SafetyKick, "safety kick"},
                                                {Type::Run, "run"},
                                                {Type::Pass, "pass"},
                                                {Type::Punt, "punt"},
                                                {Type::FieldGoal, "field goal"},
                                                {Type::ExtraPoint, "extra point"},
                                                {Type::TwoPoint, "two-point try"}};
    return kNames;
}

bool isFromScrimmage(GamePlay::Type type) {
    using Type = GamePlay::Type;
    return type == Type::Run || type == Type::Pass || type == Type::Punt || type == Type::FieldGoal;
}

bool isFreeKick(GamePlay::Type type) {
    using Type = GamePlay::Type;
    return type == Type::Kickoff || type == Type::OnsideKick || type == Type::SafetyKick;
}

bool isTry(GamePlay::Type type) {
    return type == GamePlay::Type::ExtraPoint || type == GamePlay::Type::TwoPoint;
}

int halfOf(int period, const ScoreFrame& frame) {
    const bool paired = frame.periods > 2 && frame.periods % 2 == 0;
    if (!paired || period > frame.periods)
        return period;
    return (period - 1) / (frame.periods / 2) + 1;
}

Distance tenthOf(Distance exact) {
    constexpr std::int32_t kTenth = kUnitsPerYard / 10;
    const std::int32_t half = exact.units() < 0 ? -kTenth / 2 : kTenth / 2;
    return Distance::units((exact.units() + half) / kTenth * kTenth);
}

}  // namespace thrum
