#include <thrum/rules/foursheet/making.hpp>

#include <algorithm>
#include <set>

// Clauses: FSS-24.3, 36.3.
namespace thrum::foursheet {
namespace {

struct SlotPosition {
    std::string_view slot;
    Position position;
};
constexpr std::array kBelongs{
    SlotPosition{"QB", Position::QB},   SlotPosition{"SE", Position::WR},
    SlotPosition{"FL", Position::WR},   SlotPosition{"SE2", Position::WR},
    SlotPosition{"FL2", Position::WR},  SlotPosition{"TE", Position::TE},
    SlotPosition{"TE2", Position::TE},  SlotPosition{"FB", Position::RB},
    SlotPosition{"HB", Position::RB},   SlotPosition{"LT", Position::OL},
    SlotPosition{"LG", Position::OL},   SlotPosition{"C", Position::OL},
    SlotPosition{"RG", Position::OL},   SlotPosition{"RT", Position::OL},
    SlotPosition{"LDE", Position::DL},  SlotPosition{"LDT", Position::DL},
    SlotPosition{"NT", Position::DL},   SlotPosition{"RDT", Position::DL},
    SlotPosition{"RDE", Position::DL},  SlotPosition{"LLB", Position::LB},
    SlotPosition{"MLB", Position::LB},  SlotPosition{"RLB", Position::LB},
    SlotPosition{"LOLB", Position::LB}, SlotPosition{"LILB", Position::LB},
    SlotPosition{"RILB", Position::LB}, SlotPosition{"ROLB", Position::LB},
    SlotPosition{"NB", Position::DB},   SlotPosition{"LCB", Position::DB},
    SlotPosition{"RCB", Position::DB},  SlotPosition{"SS", Position::DB},
    SlotPosition{"FS", Position::DB}};

// By the sound of the first letter: an OL, an RB, an LB, but a QB.
std::string withArticle(Position position) {
    constexpr std::string_view kSoundsOpen = "AEFHILMNORSX";
    const std::string_view name = nameOf(position);
    const bool open = !name.empty() && kSoundsOpen.find(name.front()) != std::string_view::npos;
    return (open ? "an " : "a ") + std::string{name};
}

class Remarks {
public:
    explicit Remarks(const Team& team) : m_team{team} {}

    void lookAt(std::string_view unit,
                const Eleven& eleven,
                const std::array<std::string_view, 11>& slots) {
        for (int token = 1; token <= 11; ++token) {
            const std::string_view slot = slots[static_cast<std::size_t>(token - 1)];
            const Player& player = playerOf(m_team, onToken(eleven, token));
            const auto* const usual = std::ranges::find(kBelongs, slot, &SlotPosition::slot);
            if (usual != kBelongs.end() && usual->position != player.pos)
                m_remarks.push_back({"FSS-36.3",
                                     "",
                                     THRUM_TEXT("{unit}, {slot}: {player} is {pos}, not {usual}."),
                                     {{"unit", std::string{unit}},
                                      {"slot", std::string{slot}},
                                      {"player", player.name},
                                      {"pos", withArticle(player.pos)},
                                      {"usual", withArticle(usual->position)}}});
            if (depthOf(m_team.platoon, slot).empty() && m_unreplaced.insert(slot).second)
                m_remarks.push_back({"FSS-24.3",
                                     "",
                                     THRUM_TEXT("Nobody comes in for the {slot}: hurt, he plays "
                                                "on with every rating 3 lower."),
                                     {{"slot", std::string{slot}}}});
        }
    }
    [[nodiscard]] std::vector<RuleViolation> all() { return std::move(m_remarks); }

private:
    const Team& m_team;
    std::vector<RuleViolation> m_remarks;
    std::set<std::string_view> m_unreplaced;
};

template <class E>
std::array<std::string_view, 11> slotsIn(E unit) {
    std::array<std::string_view, 11> slots{};
    for (int token = 1; token <= 11; ++token)
        slots[static_cast<std::size_t>(token - 1)] = slotOf(unit, token);
    return slots;
}

}  // namespace

std::vector<RuleViolation> remarksOn(const Team& team) {
    Remarks remarks{team};
    for (const EnumName<Formation>& formation : namesOf(Formation{}))
        if (const auto& unit = team.platoon.offense[static_cast<std::size_t>(formation.value)])
            remarks.lookAt(formation.name, *unit, slotsIn(formation.value));
    for (const EnumName<Front>& front : namesOf(Front{}))
        remarks.lookAt(front.name,
                       team.platoon.defense[static_cast<std::size_t>(front.value)],
                       slotsIn(front.value));
    return remarks.all();
}

}  // namespace thrum::foursheet
