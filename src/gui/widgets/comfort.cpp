#include "gui/widgets/comfort.hpp"

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

}  // namespace thrum::gui
