#include "coach/foursheet/play_odds.hpp"

#include <algorithm>

namespace thrum::foursheet::coach {
namespace {

std::vector<int> tokensIn(const Placement& zones, Zone zone) {
    std::vector<int> tokens;
    for (int token = 1; token <= 11; ++token)
        if (zoneOfToken(zones, token) == zone)
            tokens.push_back(token);
    return tokens;
}

// Clauses: FSS-8.8, 8.9, 9.1 to 9.3. The man at the line first where a die decides.
struct Meeting {
    std::vector<int> tokens{};
    bool onDie = false;
};
Meeting meeting(const Card& card, const CardLine& line, const Placement& zones) {
    Meeting made{.tokens = tokensIn(zones, line.zone)};
    if (card.type != PlayType::Run || !isBlitz(line.zone))
        return made;
    const std::vector<int> backers = tokensIn(zones, behind(line.zone));
    if (backers.empty())
        return made;
    const bool manned = !made.tokens.empty();
    made.tokens.push_back(backers.front());
    made.onDie = manned && backers.size() == 1;
    if (!made.onDie)
        std::ranges::sort(made.tokens);
    return made;
}

// As far as they can contain this line: six of them always do. Clauses: FSS-11.2, 12.2.
void countBack(const CardLine& line, bool run, const Placement& zones, LineCase& made) {
    constexpr int kAlways = 6;
    for (const Zone zone : zones) {
        made.back += isBack(zone) ? 1 : 0;
        made.deep += zone == Zone::D1 ? 1 : 0;
    }
    made.back = std::min(made.back, kAlways);
    if (run || line.rating != Rating::E || !isEligible(line.player))
        made.deep = 0;
}

}  // namespace

float meanYards(const Ends& ends) {
    constexpr float kTouchdown = 40;
    constexpr float kLost = -40;
    constexpr float kUsualPlay = 5;
    float mean = 0;
    for (const End& end : ends) {
        if (end.index >= kFlagEnds || end.index == kVoidEnd)
            mean += end.chance * kUsualPlay;
        else if (end.index == kTouchdownEnd)
            mean += end.chance * kTouchdown;
        else if (end.index == kFirstEvenEnd || end.index == kFirstOddEnd)
            mean += end.chance * 2 * kUsualPlay;
        else if (end.index >= endAt(EndKind::Lost, kLeastYards) && end.index < kTouchdownEnd)
            mean += end.chance * kLost;
        else if (end.index != kIncompleteEnd)
            mean += end.chance * static_cast<float>(end.index % kYardSpan + kLeastYards);
    }
    return mean;
}

LineCase PlayOdds::caseOf(const State& state,
                          Formation formation,
                          const Card& card,
                          std::size_t line,
                          Unit unit,
                          const Stand& stand) const {
    const Side offense = state.offense;
    const Side defense = other(offense);
    const CardLine& told = card.lines[line];
    const Unit own = unitOf(formation);
    const auto tokenFor = [&](Role role) { return tokenOf(formation, role).value_or(1); };
    const auto manOn = [&](int token) { return fieldedOn(state, offense, own, token).index; };
    LineCase made;
    made.card = &card;
    made.line = line;
    made.formation = formation;
    made.offense = offense;
    made.nearGoal = toGoal(state) <= state.rules->redZone.line;
    const bool run = card.type == PlayType::Run;
    countBack(told, run, stand.zones, made);
    const Role has = run ? carrierOf(card, told) : receiverOf(card, told);
    const int quarterback = tokenFor(Role::QB);
    made.carrier = manOn(tokenFor(has));
    made.passer = manOn(quarterback);
    made.player = manOn(tokenFor(told.player));
    int tired = tirednessOf(state, offense, own, tokenFor(has));
    if (!run)
        tired = std::max(tired, tirednessOf(state, offense, own, quarterback));
    made.value = std::max(offenseRating(state, formation, told.player, told.rating) - tired, 0);
    made.mental = offenseRating(state, formation, Role::QB, Rating::X);
    made.scrambles = std::max(offenseRating(state, formation, Role::QB, Rating::B) -
                                  tirednessOf(state, offense, own, quarterback),
                              0);
    for (int token = 1; !run && token <= 11; ++token) {
        if (stand.duties[static_cast<std::size_t>(token - 1)] != Duty::Spy)
            continue;
        made.spy = fieldedOn(state, defense, unit, token).index;
        made.spies = defenseRating(state, unit, stand, token, Rating::A);
    }
    const Meeting men = meeting(card, told, stand.zones);
    made.onDie = men.onDie;
    made.secondLeads = men.onDie && men.tokens[1] < men.tokens[0];
    for (std::size_t i = 0; i < men.tokens.size() && i < made.met.size(); ++i) {
        const int token = men.tokens[i];
        made.met[i] = {fieldedOn(state, defense, unit, token).index,
                       defenseRating(state, unit, stand, token, told.defRating),
                       isBlitz(zoneOfToken(stand.zones, token))};
    }
    if (men.tokens.size() > 1 && !made.secondLeads)  // only his rating counts (FSS-8.5)
        made.met[1] = {made.met[0].index, made.met[1].value, false};
    return made;
}

Ends PlayOdds::of(
    const State& state, Formation formation, const Card& card, Unit unit, const Stand& stand) {
    constexpr float kFaces = 20;
    for (std::size_t i = 0; i < card.lines.size(); ++i) {
        const CardLine& line = card.lines[i];
        m_sum.add(m_lines->of(caseOf(state, formation, card, i, unit, stand)),
                  static_cast<float>(line.to - line.from + 1) / kFaces);
    }
    return m_sum.take();
}

Ends PlayOdds::of(const State& state,
                  Formation formation,
                  const Card& card,
                  const DefenseCall& orders) {
    const auto with = [&](std::optional<Zone> keyer) {
        return of(state,
                  formation,
                  card,
                  orders.unit,
                  standAfterReveal(state, card, formation, orders, keyer));
    };
    Ends best = with(std::nullopt);
    if (!orders.key || !keyIsRight(card, *orders.key))
        return best;
    for (const Zone zone : allZones()) {
        if (menIn(orders.zones, zone) >= limitOf(zone))
            continue;
        Ends ends = with(zone);
        if (meanYards(ends) < meanYards(best))
            best = std::move(ends);
    }
    return best;
}

}  // namespace thrum::foursheet::coach
