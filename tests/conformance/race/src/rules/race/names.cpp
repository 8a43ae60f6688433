#include <thrum/rules/race/messages.hpp>

// The words of every enumeration in files and messages.
namespace thrum::race {

std::span<const EnumName<Phase>> namesOf(Phase) {
    static constexpr std::array kNames{EnumName<Phase>{Phase::Toss, "toss"},
                                       EnumName<Phase>{Phase::Coin, "coin"},
                                       EnumName<Phase>{Phase::First, "first"},
                                       EnumName<Phase>{Phase::Second, "second"},
                                       EnumName<Phase>{Phase::Roll, "roll"},
                                       EnumName<Phase>{Phase::Final, "final"}};
    return kNames;
}

std::span<const EnumName<CoinFace>> namesOf(CoinFace) {
    static constexpr std::array kNames{EnumName<CoinFace>{CoinFace::Heads, "heads"},
                                       EnumName<CoinFace>{CoinFace::Tails, "tails"}};
    return kNames;
}

std::span<const EnumName<DecisionKind>> namesOf(DecisionKind) {
    static constexpr std::array kNames{EnumName<DecisionKind>{DecisionKind::CallToss, "call_toss"},
                                       EnumName<DecisionKind>{DecisionKind::Write, "write"}};
    return kNames;
}

std::span<const EnumName<ChanceKind>> namesOf(ChanceKind) {
    static constexpr std::array kNames{EnumName<ChanceKind>{ChanceKind::Coin, "coin"},
                                       EnumName<ChanceKind>{ChanceKind::Dice, "dice"}};
    return kNames;
}

std::span<const EnumName<ClockName>> namesOf(ClockName) {
    static constexpr std::array kNames{EnumName<ClockName>{ClockName::Write, "write"}};
    return kNames;
}

std::span<const EnumName<EventKind>> namesOf(EventKind) {
    static constexpr std::array kNames{
        EnumName<EventKind>{EventKind::TossCalled, "toss_called"},
        EnumName<EventKind>{EventKind::CoinFlipped, "coin_flipped"},
        EnumName<EventKind>{EventKind::Written, "written"},
        EnumName<EventKind>{EventKind::ClockExpired, "clock_expired"},
        EnumName<EventKind>{EventKind::Revealed, "revealed"},
        EnumName<EventKind>{EventKind::Tied, "tied"},
        EnumName<EventKind>{EventKind::Advanced, "advanced"},
        EnumName<EventKind>{EventKind::GameEnded, "game_ended"},
        EnumName<EventKind>{EventKind::SituationChanged, "situation"}};
    return kNames;
}

std::span<const EnumName<PromptKind>> namesOf(PromptKind) {
    static constexpr std::array kNames{EnumName<PromptKind>{PromptKind::Decision, "decision"},
                                       EnumName<PromptKind>{PromptKind::Chance, "chance"},
                                       EnumName<PromptKind>{PromptKind::Over, "over"}};
    return kNames;
}

}  // namespace thrum::race
