#include "coach/foursheet/ends.hpp"

#include <algorithm>

namespace thrum::foursheet::coach {

EndIndex FlagEnds::indexOf(const FlagEnd& flag) {
    const auto found = std::ranges::find(m_flags, flag);
    const auto at = static_cast<EndIndex>(found - m_flags.begin());
    if (found == m_flags.end())
        m_flags.push_back(flag);
    return kFlagEnds + at;
}

void EndSum::add(EndIndex index, float chance) {
    if (chance <= 0)
        return;
    const auto at = static_cast<std::size_t>(index);
    if (at >= m_chances.size())
        m_chances.resize(at + 1, 0.0F);
    if (m_chances[at] == 0)
        m_met.push_back(index);
    m_chances[at] += chance;
}

void EndSum::add(const Ends& ends, float share) {
    for (const End& end : ends)
        add(end.index, share * end.chance);
}

Ends EndSum::take() {
    Ends ends;
    ends.reserve(m_met.size());
    for (const EndIndex index : m_met) {
        float& chance = m_chances[static_cast<std::size_t>(index)];
        ends.push_back({index, chance});
        chance = 0;
    }
    m_met.clear();
    return ends;
}

}  // namespace thrum::foursheet::coach
