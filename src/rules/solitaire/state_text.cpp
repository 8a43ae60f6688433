#include "rules/solitaire/measure.hpp"
#include "shifted.hpp"
#include "turn.hpp"

#include <thrum/rules/field_reader.hpp>
#include <thrum/rules/solitaire/fields.hpp>
#include <thrum/rules/solitaire/rules_fields.hpp>
#include <thrum/rules/solitaire/state_fields.hpp>

#include <algorithm>
#include <cstdlib>

// The state of a game as a document (D47, D68).
namespace thrum::solitaire {

std::string StateNamer::nameOf(FigureId id) const {
    std::string name = figureName(*m_state, id);
    if (const Player* player = findPlayer(*m_state, id);
        player != nullptr && findByName(*m_state, name) != id)
        name += "/" + player->id;  // two wear it, in a state that somebody wrote
    return name;
}

std::optional<FigureId> StateNamer::find(std::string_view name) const {
    const std::size_t slash = name.find('/');
    if (slash == std::string_view::npos || name.empty())
        return findByName(*m_state, name);
    const Side side = name.front() == 'H' ? Side::Home : Side::Visitor;
    const auto& players = m_state->teams[indexOf(side)]->players;
    const auto found = std::ranges::find(players, name.substr(slash + 1), &Player::id);
    if (found == players.end())
        return std::nullopt;
    return FigureId{side, static_cast<int>(found - players.begin())};
}

std::string StateNamer::baseName(FigureId id, int slot) const {
    const Player* player = findPlayer(*m_state, id);
    return player != nullptr && player->stationarySlot == slot ? "stationary" : "running";
}

std::optional<Pose> StateNamer::poseOf(FigureId id) const {
    const Figure* figure = findFigure(*m_state, id);
    return figure != nullptr ? std::optional{figure->pose} : std::nullopt;
}

State recordNames(std::array<Shared<Team>, 2> teams) {
    State state;
    state.teams = std::move(teams);
    return state;
}

namespace {

void writeFigures(const State& state, const FieldWriter& writer) {
    FieldSink& to = writer.sink();
    to.beginObject();
    for (const Figure& figure : state.figures) {
        to.key(writer.names().nameOf(figure.id));
        to.beginObject();
        writer.member("x", figure.pose.at.x);
        writer.member("y", figure.pose.at.y);
        writer.member("heading_deg", figure.pose.heading);
        writer.member("base_slot", figure.baseSlot);
        writer.member("status", figure.status);
        if (figure.fallDirection)
            writer.member("fall_direction_deg", *figure.fallDirection);
        if (figure.dialDeg != 0.0)
            writer.member("dial_deg", figure.dialDeg);
        to.endObject();
    }
    to.endObject();
}

/// Reads `figures`, by name. A man whose number nobody of his side wears joins the roster.
class FiguresReader {
public:
    explicit FiguresReader(State& state) : m_state{state}, m_names{state} {}

    void read(const FieldSource& at) {
        at.members([&](std::string_view name, const FieldSource& one) { readOne(name, one); });
        std::ranges::sort(m_state.figures, {}, &Figure::id);
    }

private:
    void readOne(std::string_view name, const FieldSource& at) {
        const std::optional<FigureId> id = idOf(name);
        if (!id) {
            at.fail("there is no figure " + inQuotes(name) +
                    "; figures are H or V and the number as worn, for example \"H34\"");
            return;
        }
        Figure figure;
        figure.id = *id;
        figure.pose.heading = id->side() == Side::Home ? Heading{} : Heading::degrees(180.0);
        const FieldReader reader{m_names};
        if (at.isList()) {
            figure.pose = readPose(at, figure.pose.heading);
        } else {
            at.object([&](FieldObject& o) {
                figure.pose.at.x = Spot::yards(o.required("x").number(kAnyYards));
                figure.pose.at.y = Spot::yards(o.required("y").number(kAnyYards));
                reader.member(o, "heading_deg", figure.pose.heading);
                reader.member(o, "base_slot", figure.baseSlot);
                reader.member(o, "status", figure.status);
                reader.member(o, "fall_direction_deg", figure.fallDirection);
                reader.member(o, "dial_deg", figure.dialDeg);
            });
        }
        if (!at.failed())
            m_state.figures.push_back(figure);
    }

    std::optional<FigureId> idOf(std::string_view name) {
        if (const auto known = m_names.find(name))
            return known;
        const bool named =
            name.size() >= 2 && name.size() <= 3 && (name.front() == 'H' || name.front() == 'V') &&
            std::ranges::all_of(name.substr(1), [](char c) { return c >= '0' && c <= '9'; });
        if (!named)
            return std::nullopt;
        const Side side = name.front() == 'H' ? Side::Home : Side::Visitor;
        auto& players = m_state.teams[indexOf(side)].edit().players;
        if (players.size() >= FigureId::kPerSide)
            return std::nullopt;
        Player player;
        player.number = std::string{name.substr(1)};
        player.id = "guest-" + player.number;
        players.push_back(std::move(player));
        return FigureId{side, static_cast<int>(players.size()) - 1};
    }

    State& m_state;
    StateNamer m_names;
};

/// "LIVE" or "live".
void readPhase(const FieldSource& at, Phase& phase) {
    std::string word = at.text({1, 60, false});
    std::ranges::transform(word, word.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    if (at.failed())
        return;
    if (const auto found = parseName<Phase>(word))
        phase = *found;
    else
        at.fail("there is no phase " + inQuotes(word));
}

}  // namespace

void write(const State& board, FieldSink& to) {
    const State state = shifted(board, Frame::Book);
    const StateNamer names{state};
    const FieldWriter writer{to, names, Empty::Keep};
    to.beginObject();
    eachField(state, [&](std::string_view name, const auto& member) {
        using Member = std::remove_cvref_t<decltype(member)>;
        if constexpr (std::is_same_v<Member, std::vector<Figure>>) {
            to.key(name);
            writeFigures(state, writer);
        } else {
            writer.member(name, member);
        }
    });
    to.endObject();
}

State readState(const FieldSource& at) {
    State state;
    at.object([&](FieldObject& o) {
        const StateNamer names{state};
        const FieldReader reader{names};
        const auto given = [&](std::string_view name) {
            auto found = o.optional(name);
            return found && !found->isNull() ? found : std::nullopt;
        };
        reader.member(o, "teams", state.teams);
        for (const Shared<Team>& team : state.teams) {
            if (team->players.size() > FigureId::kPerSide)
                o.cursor().fail("a team has more than 64 players");
        }
        if (o.cursor().failed())
            return;
        if (const auto figures = given("figures"))
            FiguresReader{state}.read(*figures);
        eachField(state, [&](std::string_view name, auto& member) {
            using Member = std::remove_cvref_t<decltype(member)>;
            if constexpr (std::is_same_v<Member, Phase>) {
                if (const auto phase = given(name))
                    readPhase(*phase, member);
            } else if constexpr (!std::is_same_v<Member, std::vector<Figure>> &&
                                 !std::is_same_v<Member, std::array<Shared<Team>, 2>>) {
                reader.member(o, name, member);
            }
        });
    });
    // progress that a document does not name is to be measured
    const State book = state;
    State board = shifted(std::move(state), Frame::Board);
    if (book.carry == Carry{})
        board.carry = {};
    return board;
}

namespace {

bool names(const FieldSource& patch, std::string_view key) {
    bool found = false;
    patch.peek([&](FieldObject& o) { found = o.optional(key).has_value(); });
    return found;
}

}  // namespace

std::vector<std::string_view> voidedBy(const FieldSource& patch) {
    std::vector<std::string_view> voided;
    const bool moved = names(patch, "figures") || names(patch, "carrier");
    if (names(patch, "phase") && !names(patch, "chance"))
        voided.emplace_back("chance");
    // a moment of its own: what the play before it came to is no part of it
    if (names(patch, "phase")) {
        for (const std::string_view key : {"loose", "penalty", "field_choice", "shot"}) {
            if (!names(patch, key))
                voided.push_back(key);
        }
    }
    if (names(patch, "phase") && names(patch, "play_kind")) {
        for (const std::string_view key : {"passed",
                                           "possession_changed",
                                           "stops_used",
                                           "past_line",
                                           "eligible",
                                           "simplified",
                                           "shot_kind",
                                           "named_carrier",
                                           "holder",
                                           "center"}) {
            if (!names(patch, key))
                voided.push_back(key);
        }
    }
    if (names(patch, "figures") && !names(patch, "touching"))
        voided.emplace_back("touching");
    if ((moved || names(patch, "phase")) && !names(patch, "carry"))
        voided.emplace_back("carry");
    if (names(patch, "over") && !names(patch, "winner"))
        voided.emplace_back("winner");
    return voided;
}

State readPatched(const FieldSource& whole, const FieldSource& patch) {
    State state = readState(whole);
    bool anything = false;
    patch.members([&](std::string_view, const FieldSource&) { anything = true; });
    if (whole.failed() || !anything)
        return state;
    state = normalized(std::move(state), names(patch, "figures") && !names(patch, "touching"));
    if (state.phase == Phase::Loose && names(patch, "phase") && !names(patch, "loose")) {
        state.loose.last = state.offense;
        state.loose.lossAt = state.ball.value_or(FieldPoint{});
        state.loose.lossU = uOf(state, state.offense, state.loose.lossAt.x);
    }
    const bool line = names(patch, "line_u") || names(patch, "offense");
    if (line && !names(patch, "gain_u"))
        state.toGain = std::min(state.line + Distance::yards(state.rules->downs.toGainYd),
                                Distance::yards(100.0));
    return state;
}

LoadError problemInFile(const State&, const StateProblem& problem) {
    LoadError error;
    error.pointer = problem.pointer;
    const bool isRange =
        problem.reason.starts_with("from ") || problem.reason.starts_with("above ");
    error.reason = (isRange ? "must be " : "") + problem.reason;
    return error;
}

}  // namespace thrum::solitaire
