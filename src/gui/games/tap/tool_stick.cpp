#include "gui/games/tap/tool.hpp"

#include <thrum/rules/frames.hpp>

// The stick of a pass: where it points.

namespace thrum::gui {

std::optional<Heading> MatchTool::aim() const {
    const tap::PassFacts& pass = m_match.state().playFacts.pass;
    if (m_match.option(tap::DecisionKind::LayStick) == nullptr || !pass.receiver)
        return std::nullopt;
    if (m_aim)
        return m_aim;
    if (pass.stickHeading)
        return pass.stickHeading;
    return firstAim(*pass.receiver);
}

// Where the stick is held before the coach has turned it: straight ahead, or the nearest direction
// the rules would take.
Heading MatchTool::firstAim(FigureId receiver) const {
    const std::size_t now = m_match.game().session().record().size();
    if (m_firstAim && m_firstAimAt == now)
        return *m_firstAim;
    const Heading straight = ahead(receiver.side());
    m_firstAim = straight;
    m_firstAimAt = now;
    constexpr int kStep = 1000;
    constexpr int kHalfTurn = 18'000;
    for (int turn = 0; turn <= kHalfTurn; turn += kStep) {
        for (const int by : {turn, -turn}) {
            const Heading tried = straight.turned(by);
            if (!m_match.check({.kind = tap::DecisionKind::LayStick,
                                .side = m_match.prompt().side,
                                .heading = tried})) {
                m_firstAim = tried;
                return tried;
            }
        }
    }
    return straight;
}

void MatchTool::showAim(Heading heading) {
    m_aim = heading;
    m_waitingMs = m_match.elapsedMs();
    const tap::Decision lay{
        .kind = tap::DecisionKind::LayStick, .side = m_match.prompt().side, .heading = heading};
    const auto refusal = m_match.check(lay);
    m_caption = refusal ? m_match.textOf(*refusal) : tr("%1°").arg(heading.degrees(), 0, 'f', 1);
    m_captionRefuses = refusal.has_value();
    emit previewChanged();
}

}  // namespace thrum::gui
