#include "gui/games/tap/tap_match.hpp"

#include <algorithm>

// A drill: what was made in it, and whether it counts.

namespace thrum::gui {

namespace {
/// What the record of a drill tells from then on.
QString changedSeatsNote() {
    return TapMatch::tr("The coaches were changed; this drill no longer counts as a best score.");
}
}  // namespace

void TapMatch::seatChanged(Side /*side*/) {
    if (m_drill && !m_drillHelped) {
        m_drillHelped = true;
        note(changedSeatsNote());
    }
}

void TapMatch::setDrill(const io::Drill& drill, std::optional<int> best) {
    m_drill = drill;
    m_drillBest = best;
    m_drillHelped = game().fileText().find(changedSeatsNote().toStdString()) != std::string::npos;
}

int TapMatch::drillPoints() const {
    // as shown: while dice roll nobody knows what they are worth
    const auto start = game().scoreAfterFirst();
    const std::size_t side = m_drill ? tap::indexOf(m_drill->side) : 0;
    return m_drill && start ? state().score[side] - (*start)[side] : 0;
}

bool TapMatch::drillCounts() const {
    // the first correction of the record is the one that loaded the drill
    const auto corrections = std::ranges::count_if(game().session().record(), [](const auto& e) {
        return std::holds_alternative<app::TapGame::Session::Correction>(e.what);
    });
    return m_drill && !m_drillHelped && corrections <= 1;
}

}  // namespace thrum::gui
