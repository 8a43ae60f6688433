#include "gui/games/tap/line_up_uses.hpp"

#include <thrum/rules/frames.hpp>

#include <utility>

namespace thrum::gui {

LineUpUses::LineUpUses(TapMatch& match) : QObject{&match} {
    connect(&match,
            &TapMatch::linedUp,
            this,
            [this](Side side, const QString& formation, const QString& play) {
                m_called[tap::indexOf(side)] = {formation, play};
            });
    connect(&match, &TapMatch::happened, this, &LineUpUses::hear);
}

// A play has ended when its spot is known, or with the touchdown that needs none.
void LineUpUses::hear(const std::vector<tap::Event>& events, const tap::State& after) {
    for (const tap::Event& event : events) {
        if (event.kind == tap::EventKind::BoardOn) {
            const bool scrimmage = after.playFacts.kind == tap::PlayKind::Scrimmage;
            m_snappedAt = scrimmage ? std::optional{after.lineOfScrimmage} : std::nullopt;
            m_offense = after.offense;
        }
        const bool touchdown = event.kind == tap::EventKind::Touchdown;
        if (event.kind != tap::EventKind::Spotted && !touchdown)
            continue;
        std::optional<Distance> gain = m_snappedAt ? event.gain : std::nullopt;
        if (touchdown && m_snappedAt && event.side == m_offense)
            gain = 100_yd - downfield(*m_snappedAt, m_offense);
        for (Called& called : m_called)
            if (const Called ended = std::exchange(called, {}); !ended.formation.isEmpty())
                emit played(ended.formation, ended.play, gain);
    }
}

}  // namespace thrum::gui
