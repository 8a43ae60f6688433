#include <box2d/b2_timer.h>

// The solver reads a clock a dozen times a step and island, for a profile that nobody here looks
// at: a seventh of a tick. A definition in the executable goes before the library's, as with sine
// and cosine (own_trig.cpp), and what the clock says goes into no result.
b2Timer::b2Timer() = default;

void b2Timer::Reset() {}

float b2Timer::GetMilliseconds() const {
    return 0.0F;
}
