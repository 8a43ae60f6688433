#include "coach/foursheet/kick_odds.hpp"

#include <thrum/rules/foursheet/game.hpp>

#include <algorithm>
#include <optional>

namespace thrum::foursheet::coach {
namespace {

constexpr float kTenth = 0.1F;
constexpr float kHalf = 0.5F;
constexpr int kTouchdown = 100;

constexpr float sumChance(int sum) {
    return static_cast<float>(6 - (sum < 7 ? 7 - sum : sum - 7)) / 36.0F;
}
float share(int faces, int sides) {
    return static_cast<float>(std::clamp(faces, 0, sides)) / static_cast<float>(sides);
}
float& at(SpotChances& spots, int spot) {
    return spots[static_cast<std::size_t>(std::clamp(spot, 1, kTouchdown))];
}
const Player& manOn(const State& state, Side side, Unit unit, int token) {
    return playerOf(*state.teams[indexOf(side)], fieldedOn(state, side, unit, token).index);
}

// Where a return of so many yards ends. Clause: FSS-29.8.
int endOf(const State& state, int from, int yards) {
    const int end = from + yards;
    return end <= 0 && from <= 0 ? state.rules->kickoff.touchback : std::clamp(end, 1, kTouchdown);
}

int yardsOfReturn(const ResultCode& code, int d10) {
    const int yards = yardsOf(code.yards, d10);
    return code.effect == Effect::Touchdown ? kTouchdown * 2
           : code.effect == Effect::Loss    ? -yards
                                            : yards;
}

// A column of the return table.
struct Column {
    char letter = 'A';
    LongReturn longest{};
};
void addColumn(const State& state,
               const Column& column,
               int from,
               bool helped,
               int d10,
               float chance,
               SpotChances& spots) {
    constexpr int kHelp = 10;
    for (int sum = 2; sum <= 12; ++sum) {
        const CodeId id = returnCode(state.data->returns, column.letter, sum, column.longest);
        int yards = yardsOfReturn(codeOf(state.data->codes, id), d10);
        if (helped && (id == 90 || id == 0 || id == 82))
            yards += kHelp;
        at(spots, endOf(state, from, yards)) += chance * sumChance(sum);
    }
}

float meanOf(const SpotChances& spots) {
    float mean = 0;
    for (std::size_t spot = 1; spot < spots.size(); ++spot)
        mean += spots[spot] * static_cast<float>(spot);
    return mean;
}

void add(SpotChances& to, const SpotChances& spots, float chance) {
    for (std::size_t spot = 1; spot < spots.size(); ++spot)
        to[spot] += chance * spots[spot];
}

// Kickoffs that land somewhere, each landing once.
class Kickoff {
public:
    Kickoff(const State& state, Side kicking, const Placement& receivers)
        : m_state{state}, m_receivers{other(kicking)}, m_zones{receivers} {}

    void lands(int landing, int token, float chance) {
        constexpr int kDeepest = -10;
        const int touchback = m_state.rules->kickoff.touchback;
        if (landing < kDeepest) {
            at(m_spots, touchback) += chance;
            return;
        }
        const SpotChances& back = returned(landing, token);
        if (landing <= 0 && meanOf(back) < static_cast<float>(touchback))
            at(m_spots, touchback) += chance;
        else
            add(m_spots, back, chance);
    }
    void stays(int spot, float chance) { at(m_spots, spot) += chance; }
    [[nodiscard]] const SpotChances& spots() const { return m_spots; }

private:
    const SpotChances& returned(int landing, int token) {
        if (!m_back || m_from != landing || m_token != token) {
            m_from = landing;
            m_token = token;
            m_back = returnSpots(m_state,
                                 {.side = m_receivers,
                                  .unit = Unit::KR,
                                  .coverage = Unit::KO,
                                  .zones = m_zones,
                                  .returner = token,
                                  .from = landing});
        }
        return *m_back;
    }

    const State& m_state;
    Side m_receivers;
    const Placement& m_zones;
    SpotChances m_spots{};
    std::optional<SpotChances> m_back{};
    int m_from = 0;
    int m_token = 0;
};

std::optional<int> firstIn(const Placement& zones, Zone zone) {
    for (int token = 1; token <= 11; ++token)
        if (zoneOfToken(zones, token) == zone)
            return token;
    return std::nullopt;
}

// Clauses: FSS-28.3, 28.4, 28.7.
void normalKick(const State& state, Side kicking, int line, Kickoff& kick, const Placement& zones) {
    const auto& limits = state.rules->kickoff;
    const std::optional<int> deep = firstIn(zones, Zone::D1);
    const Kicking& kicker = *kickerOf(state, kicking, SpecialUnit::KO).kicking;
    std::array<float, 111> landings{};  // by yards from the receivers' goal line, and ten deep
    for (int sum = 2; sum <= 12; ++sum) {
        const ResultCode& code = codeOf(state.data->codes, codeOf(kicker, KickColumn::KO, sum));
        if (code.effect == Effect::KickOut || code.effect == Effect::Touchback || !deep) {
            kick.stays(code.effect == Effect::KickOut ? limits.outOfBounds : limits.touchback,
                       sumChance(sum));
            continue;
        }
        for (int d10 = 0; d10 < 10; ++d10) {
            const int landing = 100 - line - yardsOf(code.yards, d10);
            if (landing < -10)
                kick.stays(limits.touchback, sumChance(sum) * kTenth);
            else
                landings[static_cast<std::size_t>(std::min(landing, 100) + 10)] +=
                    sumChance(sum) * kTenth;
        }
    }
    for (std::size_t i = 0; i < landings.size(); ++i)
        if (landings[i] > 0)
            kick.lands(static_cast<int>(i) - 10, *deep, landings[i]);
}

// Clause: FSS-28.5.
void squibKick(const State& state, int line, Kickoff& kick, const Placement& zones) {
    constexpr float kFaces = 20;
    for (const KickLanding& place : state.data->tables.squib) {
        const ResultCode& code = codeOf(state.data->codes, place.code);
        const std::optional<int> man = firstIn(zones, place.zone);
        for (int d10 = 0; d10 < 10; ++d10) {
            const float chance = kTenth / kFaces;
            const int landing = 100 - line - yardsOf(code.yards, d10);
            if (!man || (!isBack(place.zone) && landing <= 0))
                kick.stays(state.rules->kickoff.touchback, chance);
            else if (isBack(place.zone))
                kick.lands(landing, *man, chance);
            else
                kick.stays(landing, chance);
        }
    }
}

}  // namespace

SpotChances returnSpots(const State& state, const ReturnAsked& asked) {
    constexpr CodeId kKickoffLong = 21;
    constexpr CodeId kPuntLong = 90;
    constexpr int kUsualFq = 2;
    constexpr int kInside = 10;
    constexpr float kFaces = 20;
    const bool helped = !asked.punt && asked.from < kInside;
    const std::optional<int> second = secondReturner(asked.zones, asked.returner);
    SpotChances spots{};
    for (int d20 = 1; d20 <= 20; ++d20) {
        const int pair = state.data->tables.returnPairs[static_cast<std::size_t>(d20 - 1)];
        const Player& blocker = manOn(state, asked.side, asked.unit, pair);
        const Player& cover = manOn(state, other(asked.side), asked.coverage, pair);
        const int carrier = d20 == 20 ? second.value_or(asked.returner) : asked.returner;
        const Player& returner = manOn(state, asked.side, asked.unit, carrier);
        const ReturnCard& own = asked.punt ? returner.pr : returner.kr;
        const CoverCard& their = asked.punt ? cover.pc : cover.kc;
        const int net = (asked.punt ? blocker.pr : blocker.kr).rating - their.rating;
        const bool absent = asked.punt && pair > 7 && isBox(zoneOfToken(asked.zones, pair));
        for (int d10 = 0; d10 < 10; ++d10) {
            const bool won = !absent && net >= 0 && d10 <= net;
            const Column column =
                won ? Column{own.letter, {own.longCode, returner.fq}}
                    : Column{their.letter, {asked.punt ? kPuntLong : kKickoffLong, kUsualFq}};
            addColumn(state, column, asked.from, helped, d10, kTenth / kFaces, spots);
        }
    }
    return spots;
}

SpotChances looseBallSpots(
    const State& state, Side side, Unit unit, int token, int from, int d20Max) {
    const Player& man = manOn(state, side, unit, token);
    const float allowed = share(d20Max, 20);
    SpotChances spots{};
    at(spots, endOf(state, from, 0)) += 1 - allowed;
    for (int d10 = 0; d10 < 10; ++d10)
        addColumn(state,
                  {man.ret.letter, {man.ret.longCode, man.fq}},
                  from,
                  false,
                  d10,
                  allowed * kTenth,
                  spots);
    return spots;
}

float onsideChance(const Data& data, const Placement& receivers) {
    constexpr float kByDice = 2.0F / 36 + 3.0F / 36 + 4.0F / 36;  // sums 3 to 5
    float own = 0;
    for (const KickLanding& place : data.tables.onside)
        own += (menIn(receivers, place.zone) == 0 ? 1.0F : kByDice) / 20;
    return own;
}

SpotChances kickoffSpots(
    const State& state, Side kicking, int line, KickKind kind, const Placement& receivers) {
    Kickoff kick{state, kicking, receivers};
    if (kind == KickKind::Squib)
        squibKick(state, line, kick, receivers);
    else
        normalKick(state, kicking, line, kick, receivers);
    return kick.spots();
}

std::vector<PuntEnd> puntEnds(const State& state, PuntKind kind, int rushers) {
    constexpr int kDice = 20;
    const Punting& punter = *kickerOf(state, state.offense, SpecialUnit::PUNT).punting;
    std::vector<PuntEnd> ends;
    for (const bool pressure : {true, false}) {
        const float chance = pressure ? share(rushers, kDice) : 1 - share(rushers, kDice);
        const PuntColumn column = puntColumn(state.ball, pressure);
        for (int sum = 2; sum <= 12; ++sum) {
            const CodeId id = codeOf(punter, column, sum);
            const ResultCode& code = codeOf(state.data->codes, id);
            const float part = chance * sumChance(sum);
            const bool coffin =
                kind == PuntKind::CoffinCorner && (id == 31 || id == 32 || id == 41 || id == 42);
            if (code.effect == Effect::Blocked || code.effect == Effect::Shank) {
                const bool blocked = code.effect == Effect::Blocked;
                for (int d20 = 1; d20 <= kDice; ++d20)
                    ends.push_back({part / kDice, blocked ? -d20 : d20, true, blocked});
                continue;
            }
            for (int d10 = 0; d10 < 10; ++d10) {
                const int more = code.yards.d10 ? (coffin ? -d10 : d10) : 0;
                const bool dead = coffin || code.out;
                // a high punt is caught fair about as often as the returner's rating says
                const float fair = code.high && !dead ? 3.0F / 4 : 0.0F;
                ends.push_back({part * kTenth * (1 - fair), code.yards.base + more, dead, false});
                if (fair > 0)
                    ends.push_back({part * kTenth * fair, code.yards.base + more, true, false});
            }
        }
    }
    return ends;
}

float puntReturn(const State& state, Side side, const Placement& zones) {
    constexpr int kFrom = 30;
    const ReturnAsked asked{.side = side,
                            .unit = Unit::PR,
                            .coverage = Unit::PUNT,
                            .punt = true,
                            .zones = zones,
                            .returner = isBox(zoneOfToken(zones, 10)) ? 11 : 10,
                            .from = kFrom};
    return meanOf(returnSpots(state, asked)) - kFrom;
}

float goalChance(const State& state, Side kicking, int distance, int rushers) {
    const Kicking& kicker = *kickerOf(state, kicking, SpecialUnit::FG).kicking;
    constexpr float kLoose = 1.0F / 12 * 2.0F / 36;  // d12 11 and then an 11
    float good = 0;
    for (int sum = 2; sum <= 12; ++sum) {
        switch (codeOf(state.data->codes, codeOf(kicker, placeKickColumn(distance), sum)).effect) {
            case Effect::KickGood:
                good += sumChance(sum);
                break;
            case Effect::Crossbar:
                good += sumChance(sum) * kHalf;
                break;
            default:
                break;
        }
    }
    return good * (1 - kLoose * share(rushers, 20));
}

}  // namespace thrum::foursheet::coach
