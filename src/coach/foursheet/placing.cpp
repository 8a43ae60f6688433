#include "coach/foursheet/placing.hpp"

#include <algorithm>
#include <utility>

// Clauses: chapters 4 and 9.
namespace thrum::foursheet::coach {
namespace {

constexpr float kFaces = 20;
constexpr int kTokens = 11;
constexpr std::uint32_t kAllContained = 6;  // men back, and more change nothing (FSS-11.2)

std::size_t index(Zone zone) {
    return static_cast<std::size_t>(zone);
}

}  // namespace

Placing::Placing(const State& state,
                 const Deck& deck,
                 const std::vector<double>& shares,
                 PlayOdds& odds,
                 Judgment& judgment)
    : m_state{state}, m_formation{deck.formation}, m_odds{odds}, m_judgment{judgment} {
    constexpr double kHardlyEver = 0.02;
    m_known.reserve(1U << 14U);
    for (std::size_t card = 0; card < shares.size(); ++card)
        if (shares[card] > kHardlyEver)
            m_called.push_back({&deck.cards[card], static_cast<float>(shares[card])});
}

Placing::Standing Placing::standing(const Placement& zones) {
    Standing made;
    for (int token = 1; token <= kTokens; ++token) {
        const Zone zone = zoneOfToken(zones, token);
        auto& men = made.men[index(zone)];
        men[men[0] == 0 ? 0 : 1] = static_cast<std::uint8_t>(token);
        made.back += isBack(zone) ? 1U : 0U;
        made.deep += zone == Zone::D1 ? 1U : 0U;
    }
    return made;
}

float Placing::ofLine(std::size_t called,
                      std::size_t line,
                      Unit unit,
                      const Placement& zones,
                      const Standing& standing) {
    const Card& card = *m_called[called].card;
    const Zone zone = card.lines[line].zone;
    // whom it meets, and who could help (FSS-9.2, 9.3)
    const auto& men = standing.men[index(zone)];
    std::uint32_t key = static_cast<std::uint32_t>(32 * called + line);
    key = 16 * key + men[0];
    key = 16 * key + men[1];
    if (card.type == PlayType::Run && isBlitz(zone)) {
        const auto& backers = standing.men[index(behind(zone))];
        key = 16 * key + backers[0];
        key = 2 * key + (backers[1] != 0 ? 1 : 0);
    } else {
        key *= 32;
    }
    const bool byDeep = card.lines[line].rating == Rating::E && isEligible(card.lines[line].player);
    key = 128 * key + 16 * (byDeep ? standing.deep : 0) + std::min(standing.back, kAllContained);
    const auto [known, isNew] = m_known.try_emplace(key, 0.0F);
    if (isNew)
        known->second = m_judgment.of(m_odds.ofLine(
            m_state, m_formation, card, line, unit, Stand{.zones = zones, .duties = {}}));
    return known->second;
}

float Placing::against(Unit unit, const Placement& zones) {
    if (m_unit != unit)
        m_known.clear();
    m_unit = unit;
    const Standing now = standing(zones);
    float value = 0;
    for (std::size_t called = 0; called < m_called.size(); ++called) {
        const std::vector<CardLine>& lines = m_called[called].card->lines;
        float of = 0;
        for (std::size_t line = 0; line < lines.size(); ++line)
            of += static_cast<float>(lines[line].to - lines[line].from + 1) / kFaces *
                  ofLine(called, line, unit, zones, now);
        value += m_called[called].share * of;
    }
    return value;
}

Placement Placing::bettered(Unit unit, Placement zones, int shifts) {
    constexpr float kWorthIt = 0.0005F;
    float least = against(unit, zones);
    for (int shift = 0; shift < shifts; ++shift) {
        const float before = least;
        Placement best = zones;
        const auto tried = [&](const Placement& other) {
            const float value = against(unit, other);
            if (value >= least)
                return;
            least = value;
            best = other;
        };
        for (std::size_t man = 0; man < zones.size(); ++man) {
            for (const Zone zone : allZones()) {
                Placement other = zones;
                other[man] = zone;
                if (zone != zones[man] && menIn(zones, zone) < limitOf(zone))
                    tried(other);
            }
            for (std::size_t with = man + 1; with < zones.size(); ++with) {
                Placement other = zones;
                std::swap(other[man], other[with]);
                if (zones[man] != zones[with])
                    tried(other);
            }
        }
        if (least > before - kWorthIt)
            break;
        zones = best;
    }
    return zones;
}

}  // namespace thrum::foursheet::coach
