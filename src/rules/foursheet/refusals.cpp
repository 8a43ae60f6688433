#include "turn.hpp"

#include <algorithm>

// The book's error messages. Clause: chapter 42.
namespace thrum::foursheet {
namespace {

struct Message {
    std::string_view code;
    std::string_view text;
};
constexpr std::array kMessages{
    Message{"E-FSS-CARD", THRUM_TEXT("Play card {n}: {reason}.")},
    Message{"E-FSS-ZONE-FULL", THRUM_TEXT("That zone is full.")},
    Message{"E-FSS-ELEVEN", THRUM_TEXT("Place all eleven defenders.")},
    Message{"E-FSS-FROZEN", THRUM_TEXT("Defenders can no longer be placed.")},
    Message{"E-FSS-ONE-KEY", THRUM_TEXT("Only one back can be keyed.")},
    Message{"E-FSS-KEY-ZONE", THRUM_TEXT("The keying linebacker must be in a flat zone.")},
    Message{"E-FSS-KEY-WHO", THRUM_TEXT("Only backs and the quarterback can be keyed.")},
    Message{"E-FSS-DOUBLE", THRUM_TEXT("The free safety is blitzing and cannot double.")},
    Message{"E-FSS-SPY-ZONE", THRUM_TEXT("The spy must be in a flat zone.")},
    Message{"E-FSS-SPY-BUSY", THRUM_TEXT("The spy has another assignment.")},
    Message{"E-FSS-TIMEOUT", THRUM_TEXT("No time-outs left this half.")},
    Message{"E-FSS-NO-SUBS", THRUM_TEXT("No substitutions in hurry-up.")},
    Message{"E-FSS-INJURED", THRUM_TEXT("{player} is hurt: out for {duration}.")},
    Message{"E-FSS-FG-RANGE", THRUM_TEXT("Beyond the kicker's range ({n}).")},
    Message{"E-FSS-KICK-TYPE", THRUM_TEXT("Choose normal, squib or onside first.")},
    Message{"E-FSS-NO-RETURN", THRUM_TEXT("No return is possible here.")},
    Message{"E-FSS-FORMATION", THRUM_TEXT("That card belongs to another formation.")},
    Message{"E-FSS-DATA", THRUM_TEXT("{file}: {path}: {reason}.")},
    Message{"E-FSS-PHASE", THRUM_TEXT("That is not possible at this moment.")},
    Message{"E-FSS-OVER", THRUM_TEXT("The game is over.")}};

}  // namespace

RuleViolation refusal(std::string_view clause, std::string_view code, TextArguments args) {
    const auto found = std::ranges::find(kMessages, code, &Message::code);
    return {std::string{clause},
            std::string{code},
            found == kMessages.end() ? std::string{} : std::string{found->text},
            std::move(args)};
}

RuleViolation wrongMoment(const State& state, const Decision& decision) {
    const bool kicked = underWay(state) || state.plays > 0;
    switch (decision.kind) {
        case DecisionKind::SetDefense:
        case DecisionKind::PlaceReceivers:
        case DecisionKind::MoveKeyer:
            if (underWay(state))
                return refusal("FSS-7.1", "E-FSS-FROZEN");
            break;
        case DecisionKind::ReturnKick:
        case DecisionKind::ReturnBall:
            if (kicked)
                return refusal("FSS-28.5", "E-FSS-NO-RETURN");
            break;
        default:
            break;
    }
    return refusal("FSS-7.1", "E-FSS-PHASE");
}

}  // namespace thrum::foursheet
