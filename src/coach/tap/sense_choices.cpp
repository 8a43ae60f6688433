#include "coach/tap/sense.hpp"
#include "coach/tap/situation.hpp"

#include <thrum/coach/tap/expected_points.hpp>

#include <algorithm>

// Words: what to choose where there is nothing to turn or to place.
namespace thrum::coach {
namespace {

using tap::Choice;
using tap::Decision;
using tap::DecisionKind;
using tap::Phase;

bool offers(const tap::Prompt& prompt, DecisionKind kind, Choice choice) {
    const tap::Option* option = optionFor(prompt, kind);
    return option != nullptr && std::ranges::find(option->choices, choice) != option->choices.end();
}

// Behind by less than a touchdown is worth a gamble only when the other team could run the game
// out.
bool triesOnside(const tap::State& seen, Side side) {
    const int lead = leadOf(seen, side);
    if (seen.half < 2 || lead >= 0)
        return false;
    const int left = snapsLeft(seen);
    return (lead < -8 && left <= 10) || left <= 4;
}

// The usual chart, for the second half of the last period only.
bool goesForTwo(const tap::State& seen, Side side) {
    const int lead = leadOf(seen, side);
    if (seen.half < 2 || snapsLeft(seen) > 14)
        return false;
    return lead == -2 || lead == -5 || lead == -10 || lead == 1 || lead == 5 || lead == -13;
}

// What a state is worth once the decision was taken.
double worthAfter(const tap::State& seen, const Decision& decision, Side side) {
    const auto step = tap::apply(seen, decision);
    return step ? winChance(step->next, side) : -1.0;
}

}  // namespace

std::vector<Decision> Sense::choices(const tap::State& seen,
                                     const tap::Prompt& prompt,
                                     Side side) const {
    const auto chosen = [&](DecisionKind kind, Choice choice) {
        Decision decision = word(kind, side);
        decision.choice = choice;
        return std::vector<Decision>{decision};
    };
    if (wants(prompt, DecisionKind::CallToss))
        return chosen(DecisionKind::CallToss,
                      luck(seen, 1) % 2 == 0 ? Choice::Heads : Choice::Tails);
    if (wants(prompt, DecisionKind::ChooseToss)) {
        // in overtime it helps to know what has to be beaten
        const Choice choice = offers(prompt, DecisionKind::ChooseToss, Choice::Receive)
                                  ? Choice::Receive
                                  : Choice::Defense;
        return chosen(DecisionKind::ChooseToss, choice);
    }
    if (wants(prompt, DecisionKind::DeclareKick)) {
        const bool onside =
            offers(prompt, DecisionKind::DeclareKick, Choice::Onside) && triesOnside(seen, side);
        return chosen(DecisionKind::DeclareKick, onside ? Choice::Onside : Choice::Kickoff);
    }
    if (wants(prompt, DecisionKind::ChooseTry))
        return chosen(DecisionKind::ChooseTry,
                      goesForTwo(seen, side) ? Choice::TwoPoint : Choice::ExtraPoint);
    if (wants(prompt, DecisionKind::Accept) && wants(prompt, DecisionKind::Decline)) {
        const Decision accept = word(DecisionKind::Accept, side);
        const Decision decline = word(DecisionKind::Decline, side);
        return {worthAfter(seen, accept, side) > worthAfter(seen, decline, side) ? accept
                                                                                 : decline};
    }
    if (seen.phase == Phase::KickDecide) {
        // the returner starts on his goal line: he comes out if he should get past the 20
        TableView table = view(seen, side);
        if (seen.playFacts.returner) {
            const double starts = seen.playFacts.kind == tap::PlayKind::SafetyKick
                                      ? seen.rules->safetyKick.returnYard
                                      : seen.rules->kickoff.returnYard;
            const Pose there{table.place(starts, 0.0), table.onField(0.0)};
            table.carrier = table.men.size();
            table.men.push_back(
                manAt(seen, table, *m_setup.speeds, *seen.playFacts.returner, 0, there));
            const auto ways = runIdeas(table, std::nullopt, 4);
            const double wanted = seen.rules->kickoff.touchbackYard + 1.0;
            if (!ways.empty() && ways.front().forecast.front > wanted)
                return {word(DecisionKind::ReturnKick, side)};
        }
        return {word(DecisionKind::TakeTouchback, side)};
    }
    if (wants(prompt, DecisionKind::TakeTouchback))
        return {word(DecisionKind::TakeTouchback, side)};
    // a recovered onside kick is ours: no more risk
    if (wants(prompt, DecisionKind::DownBall))
        return {word(DecisionKind::DownBall, side)};
    return fallback(seen, prompt, side, 0);
}

std::vector<Decision> Sense::fallback(const tap::State& /*seen*/,
                                      const tap::Prompt& prompt,
                                      Side side,
                                      int attempt) const {
    constexpr std::array kPlain{DecisionKind::ConfirmMethod,
                                DecisionKind::SwitchOn,
                                DecisionKind::Roll,
                                DecisionKind::Flip,
                                DecisionKind::ReleasePass,
                                DecisionKind::WithdrawPass,
                                DecisionKind::Done,
                                DecisionKind::Ready,
                                DecisionKind::Set,
                                DecisionKind::ReturnKick,
                                DecisionKind::TakeTouchback,
                                DecisionKind::DownBall,
                                DecisionKind::HangOn,
                                DecisionKind::Accept,
                                DecisionKind::Decline,
                                DecisionKind::NoCall,
                                DecisionKind::Withdraw,
                                DecisionKind::Resume};
    std::vector<DecisionKind> open;
    for (const DecisionKind kind : kPlain)
        if (wants(prompt, kind))
            open.push_back(kind);
    if (open.empty())
        return {};
    const auto place = static_cast<std::size_t>(attempt);
    if (place >= open.size() + 1)
        return {};
    return {word(open[std::min(place, open.size() - 1)], side)};
}

std::vector<Decision> Sense::foulCalls(const tap::State& seen,
                                       const tap::Prompt& prompt,
                                       Side side) const {
    for (const DecisionKind call : {DecisionKind::CallInterference,
                                    DecisionKind::CallGunner,
                                    DecisionKind::CallDelay,
                                    DecisionKind::CallTooManyMen}) {
        const bool possible =
            wants(prompt, call) || std::ranges::find(prompt.calls, call) != prompt.calls.end();
        if (!possible)
            continue;
        // what happened on the table everybody saw; a call without cause is not made
        const bool interference =
            call == DecisionKind::CallInterference || call == DecisionKind::CallGunner;
        const bool saw = std::ranges::any_of(seen.review.unseen, [&](const tap::Flag& flag) {
            const bool gunner = flag.kind == tap::FoulKind::GunnerInterference;
            return flag.offender != side && gunner == (call == DecisionKind::CallGunner);
        });
        const Decision decision = word(call, side);
        if ((!interference || saw) && !tap::check(seen, decision))
            return {decision};
    }
    return {};
}

}  // namespace thrum::coach
