#include <thrum/rules/frames.hpp>
#include <thrum/rules/tap/judge.hpp>

#include <algorithm>

// What coaches ask for while the board is on, judged last in a step.
// Clauses: TAP-GE-13 (8), SW-1 to SW-8, SW-11, FP-3, FP-4, KO-11, ON-10, TK-3; D27.
namespace thrum::tap {

void RunJudge::rule(const Call& call, bool granted, std::string clause) {
    m_rulings.push_back({.call = call, .granted = granted, .clause = std::move(clause)});
}

void RunJudge::refuseCalls(const TickReport& report, const char* clause) {
    for (const Call& call : report.calls)
        rule(call, false, clause);
}

Verdict RunJudge::hearCalls(const TickReport& report) {
    Verdict verdict;
    for (const Call& call : report.calls) {
        if (verdict.stops())
            rule(call, false, "TAP-GE-13");
        else if (call.kind == CallKind::Stop)
            verdict = hearStop(report, call);
        else if (call.kind == CallKind::Down)
            verdict = hearDown(report, call);
        else
            verdict = hearProgress(report, call);
    }
    return verdict;
}

Verdict RunJudge::hearStop(const TickReport&, const Call& call) {
    const auto refused = [&](std::string clause) {
        rule(call, false, std::move(clause));
        return Verdict{};
    };
    if (m_setup.kind == RunKind::Free)
        return refused(m_setup.stopRefusal);
    if (m_setup.switchHolder && call.side != *m_setup.switchHolder)
        return refused("TAP-GN-6");
    if (m_setup.stopsUsed >= m_setup.limits.stopsMax)
        return refused("TAP-SW-3");
    rule(call, true, "TAP-SW-2");
    return {StopCause::StopCall, "TAP-SW-2"};
}

// Clause: TAP-FP-3: only while the carrier's center has moved toward his own goal.
Verdict RunJudge::hearDown(const TickReport& report, const Call& call) {
    const int window = ticksOf(m_setup.limits.progressWindowMs);
    const bool backwards =
        m_setup.carrier && call.side == m_carrierSide &&
        downfield(m_centers.back().x, m_carrierSide).yards() <
            downfield(m_centers[stepAgo(window)].x, m_carrierSide).yards() - tolYards();
    rule(call, backwards, "TAP-FP-3");
    if (!backwards)
        return {};
    write(report.tick, note::kDowned, "TAP-FP-3").frontX = spotAt(m_fronts.back(), m_carrierSide);
    return {StopCause::Dead, "TAP-FP-3"};
}

Verdict RunJudge::hearProgress(const TickReport& report, const Call& call) {
    const bool pushed = m_setup.carrier && call.side == m_carrierSide && m_pushFront.has_value();
    rule(call, pushed, "TAP-FP-4");
    if (!pushed)
        return {};
    write(report.tick, note::kProgress, "TAP-FP-4").frontX = spotAt(*m_pushFront, m_carrierSide);
    return {StopCause::Dead, "TAP-FP-4"};
}

// Clause: TAP-FP-4: facing downfield, in contact with any base, moved back within the window. The
// claim is to the best front of the window in which the push was first found.
void RunJudge::watchPush() {
    const std::size_t now = m_centers.size() - 1;
    const std::size_t from = stepAgo(ticksOf(m_setup.limits.progressWindowMs));
    const FigureId id = carrier().figure.id;
    const bool inContact = std::ranges::any_of(
        m_touching, [&](const FigurePair& pair) { return pair.a == id || pair.b == id; });
    const double turned = std::abs(shortTurn(ahead(m_carrierSide), carrier().pose.heading)) / 100.0;
    double best = 0.0;
    for (std::size_t i = from; i < now; ++i)
        best = std::max(
            best,
            (downfield(m_centers[i].x, m_carrierSide) - downfield(m_centers[now].x, m_carrierSide))
                .yards());
    const bool pushed = inContact && turned < 90.0 - kEqualTolDegrees &&
                        best >= m_setup.limits.pushYards - tolYards();
    if (!pushed) {
        m_pushFront.reset();
    } else if (!m_pushFront) {
        m_pushFront =
            *std::max_element(m_fronts.begin() + static_cast<std::ptrdiff_t>(from), m_fronts.end());
    }
}

}  // namespace thrum::tap
