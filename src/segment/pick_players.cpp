#include <thrum/segment/lineup.hpp>

#include <algorithm>

namespace thrum {
namespace {

enum class Kind : std::uint8_t { Lineman, Quarterback, Skill, Punter, Kicker, Defender };

Kind kindOf(Position position) {
    switch (position) {
        case Position::Center:
        case Position::Guard:
        case Position::Tackle:
            return Kind::Lineman;
        case Position::Quarterback:
            return Kind::Quarterback;
        case Position::RunningBack:
        case Position::WideReceiver:
        case Position::TightEnd:
            return Kind::Skill;
        case Position::Punter:
            return Kind::Punter;
        case Position::Kicker:
            return Kind::Kicker;
        case Position::DefensiveLineman:
        case Position::Linebacker:
        case Position::DefensiveBack:
            return Kind::Defender;
    }
    return Kind::Skill;
}

class Picker {
public:
    Picker(const TeamFile& team, Uniform uniform) : m_team{team}, m_uniform{uniform} {}

    // -1 if nobody is left.
    int pick(Position position) {
        int index = firstLeft([&](const Player& p) { return p.position == position; });
        if (index < 0)
            index =
                firstLeft([&](const Player& p) { return kindOf(p.position) == kindOf(position); });
        if (index < 0 && position == Position::Kicker)
            index = firstLeft([](const Player& p) { return kindOf(p.position) != Kind::Punter; });
        if (index >= 0)
            m_picked.push_back(index);
        return index;
    }

private:
    template <class Fits>
    [[nodiscard]] int firstLeft(Fits fits) const {
        for (std::size_t i = 0; i < m_team.players.size(); ++i) {
            const Player& player = m_team.players[i];
            if (player.uniform == m_uniform && fits(player) && !isTaken(player.number))
                return static_cast<int>(i);
        }
        return -1;
    }
    [[nodiscard]] bool isTaken(const std::string& number) const {
        return std::ranges::any_of(m_picked, [&](int i) {
            return m_team.players[static_cast<std::size_t>(i)].number == number;
        });
    }

    const TeamFile& m_team;
    Uniform m_uniform;
    std::vector<int> m_picked;
};

RequestError nobodyFor(const TeamFile& team, const std::string& role, Position position) {
    return {"team \"" + team.name + "\" has nobody left for " + role + " (" +
            std::string{codeOf(position)} + ")"};
}

}  // namespace

Expected<std::vector<int>, RequestError> pickPlayers(const TeamFile& team,
                                                     const Formation& formation) {
    Picker picker{team, uniformOf(formation.unit)};
    std::vector<int> players;
    for (const FormationMan& man : formation.men) {
        players.push_back(picker.pick(man.position));
        if (players.back() < 0)
            return Unexpected{nobodyFor(team, man.role, man.position)};
    }
    if (formation.returner) {
        players.push_back(picker.pick(formation.returner->position));
        if (players.back() < 0)
            return Unexpected{
                nobodyFor(team, formation.returner->role, formation.returner->position)};
    }
    return players;
}

Expected<LineUp, RequestError> lineUp(const Formation& formation,
                                      const TeamFile& team,
                                      const TableSetup& table,
                                      Side side,
                                      FieldPoint ball) {
    const auto players = pickPlayers(team, formation);
    if (!players)
        return Unexpected{players.error()};
    return layOut(formation, *players, table, side, ball);
}

}  // namespace thrum
