#include "gui/games/tap/tap_match.hpp"

#include <algorithm>

// What takes its time on the table: runs of the board, dice and coin in the air.

namespace thrum::gui {

namespace {
/// A play or a try is over: what comes next lies on an empty board.
bool endsPlay(const std::vector<tap::Event>& events) {
    using tap::EventKind;
    return std::ranges::any_of(events, [](const tap::Event& event) {
        return event.kind == EventKind::BoardCleared || event.kind == EventKind::FieldGoalGood ||
               event.kind == EventKind::KickMissed || event.kind == EventKind::TryGood ||
               event.kind == EventKind::TryFailed;
    });
}

tap::DecisionKind decisionOf(CallKind kind) {
    switch (kind) {
        case CallKind::Stop:
            return tap::DecisionKind::Stop;
        case CallKind::Down:
            return tap::DecisionKind::Down;
        case CallKind::Progress:
            break;
    }
    return tap::DecisionKind::Progress;
}
}  // namespace

bool TapMatch::playEndsBy(const std::vector<tap::Event>& events) const {
    return gui::endsPlay(events);
}

// A fumble's coin belongs to the run that the ball was lost in.
void TapMatch::chanceEndsPlay() {
    if (state().phase != tap::Phase::Coin)
        lastPlay().clear();
    lastPlay().insert(lastPlay().end(), coming().begin(), coming().end());
}

// What lies on the table stands for the press as well (D42).
std::optional<ChanceShown> TapMatch::takeChance(const ChanceOutcome& typed) {
    const Side side = prompt().side;
    const bool coin = wants(tap::DecisionKind::Flip) || prompt().chance == tap::ChanceKind::Coin;
    ChanceShown shown{.request = {}, .outcome = typed, .side = side};
    tap::Chance chance{.kind = coin ? tap::ChanceKind::Coin : tap::ChanceKind::Dice, .typed = true};
    shown.request.draws.assign(typed.values.size(), coin ? Draw::coin() : Draw::die(6));
    if (coin && !typed.values.empty())
        chance.face = typed.values.front() == 0 ? tap::CoinFace::Heads : tap::CoinFace::Tails;
    else if (!coin)
        chance.faces = typed.values;
    auto events = ownGame().submit(tap::Input{chance});
    if (!events) {
        refuse(events.error());
        return std::nullopt;
    }
    coming() = *std::move(events);
    return shown;
}

void TapMatch::callRefused(const CallRuling& ruling) {
    if (!isPerson(ruling.call.side))
        return;
    RuleViolation refusal{ruling.clause, ruling.clause, "that call is not possible now.", {}};
    // the rule book's words, where the state at switch-on has them
    const auto words = check({.kind = decisionOf(ruling.call.kind), .side = ruling.call.side});
    if (words && words->clause == ruling.clause)
        refusal = *words;
    emit refused({textOf(refusal), QString::fromStdString(ruling.clause), state().carrier});
}

// The next window opens when the board is cleared. Coaches of a tournament have a few seconds,
// others as long as they like; but the clock of a clock game runs on (TAP-GL-2), so there the look
// is short for everybody and counts.
std::optional<int> TapMatch::lookMs() const {
    constexpr int kShortMs = 4000;
    if (!isWatched() &&
        (state().mode == tap::Mode::Tournament || state().method == tap::Method::Clock))
        return kShortMs;
    return Match::lookMs();
}

}  // namespace thrum::gui
