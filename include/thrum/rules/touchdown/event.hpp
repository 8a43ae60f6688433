#pragma once

#include <thrum/rules/touchdown/state.hpp>

namespace thrum::touchdown {

/// What happened; the words of TDM-18.4 where it has one.
enum class EventKind : std::uint8_t {
    HomeField,       ///< the coin that says who is at home
    StrengthChosen,  ///< that a coach has chosen, not what
    Strengths,       ///< both are shown
    TossCalled,
    Toss,
    TossChosen,
    Declared,  ///< a kick, or which try
    Called,    ///< that a coach has called, not what
    Call,      ///< both dice are shown
    Roll,
    StrengthUse,
    StrengthPassed,
    Reroll,
    RerollPassed,
    CancelChoice,
    Result,
    RunBack,
    BallDowned,
    FairCatch,
    Touchback,
    Kick,
    Try,
    Touchdown,
    Safety,
    FirstDown,
    PossessionChanged,
    Spot,
    QuarterEnded,
    Overtime,
    GameEnded,
    SituationChanged
};
[[nodiscard]] std::span<const EnumName<EventKind>> namesOf(EventKind);

/// One event. Members that have nothing to say stay empty and are left out of files.
struct Event {
    EventKind kind = EventKind::SituationChanged;
    std::string clause{};
    std::optional<Side> side{};           ///< whose doing it is
    std::vector<Die> dice{};              ///< thrown, called, or chosen as strengths (Home's first)
    std::vector<int> faces{};             ///< numbers, in the order of `dice`
    std::vector<std::string> results{};   ///< what shows
    std::vector<std::string> canceled{};  ///< of these
    std::string what{};                   ///< one word: purpose of a roll, kind of a result or kick
    std::string added{};                  ///< the result a strength adds
    std::optional<CoinFace> coin{};
    std::optional<int> yards{};
    std::optional<int> red{};   ///< red results, where they count
    std::optional<int> blue{};  ///< blue ones
    std::optional<int> from{};  ///< place, in yards from the goal line of `side`
    std::optional<int> ball{};  ///< where to
    std::optional<int> points{};
    std::optional<int> count{};  ///< of a quarter
    std::optional<Situation> situation{};
    bool operator==(const Event&) const = default;
};

}  // namespace thrum::touchdown
