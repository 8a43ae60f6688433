#include "gui/widgets/comfort.hpp"

#include <algorithm>
#include <utility>

namespace thrum::gui {

Comfort& Comfort::instance() {
    static Comfort comfort;
    return comfort;
}

void Comfort::setReducedMotion(bool on) {
    if (m_reducedMotion == on)
        return;
    m_reducedMotion = on;
    emit changed();
}

void Comfort::setCaptions(bool on) {
    if (m_captions == on)
        return;
    m_captions = on;
    emit changed();
}

void Comfort::setRollMs(int ms) {
    const int kept = std::clamp(ms, kQuickestRollMs, kUsualRollMs);
    if (std::exchange(m_rollMs, kept) != kept)
        emit changed();
}

}  // namespace thrum::gui
