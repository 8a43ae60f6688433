#include "state_namer.hpp"

#include <thrum/rules/field_reader.hpp>
#include <thrum/rules/tap/fresh_clocks.hpp>
#include <thrum/rules/tap/line_to_gain.hpp>
#include <thrum/rules/tap/rules_fields.hpp>
#include <thrum/rules/tap/state_fields.hpp>

#include <algorithm>
#include <cstdlib>

// The state of a TAP game as a document (D47, D68).
namespace thrum::tap {
namespace {

enum class Presence : std::uint8_t { Standing, Fallen, Out, Off };
constexpr std::array<std::pair<std::string_view, Presence>, 4> kPresenceWords{
    {{"standing", Presence::Standing},
     {"fallen", Presence::Fallen},
     {"out", Presence::Out},
     {"off", Presence::Off}}};

void writeFigures(const State& state, const FieldWriter& writer) {
    FieldSink& to = writer.sink();
    to.beginObject();
    for (const Figure& figure : state.figures) {
        to.key(writer.names().nameOf(figure.id));
        to.beginObject();
        writer.member("x", figure.pose.at.x);
        writer.member("y", figure.pose.at.y);
        writer.member("heading_deg", figure.pose.heading);
        const Player* player = findPlayer(state, figure.id);
        writer.member(
            "base",
            player != nullptr ? std::optional{baseNameOf(*player, figure.baseSlot)} : std::nullopt);
        writer.member("status", figure.status);
        if (figure.fallDirection)
            writer.member("fall_direction_deg", *figure.fallDirection);
        to.endObject();
    }
    to.endObject();
}

// The usual position behind a number, for figures that are in no team file.
Position usualPosition(std::string_view worn, Unit unit) {
    const int n = numberOf(worn).value_or(0);
    if (unit == Unit::White) {
        if (n >= 90 || (n >= 60 && n < 80))
            return Position::DL;
        return n >= 50 ? Position::LB : Position::DB;
    }
    if (worn == "00" || n == 52)
        return Position::C;
    if (n >= 80)
        return Position::WR;
    if (n >= 50)
        return n < 70 ? Position::G : Position::T;
    return n >= 20 ? Position::RB : Position::QB;
}

bool isNumberAsWorn(std::string_view text) {
    return text == "00" || numberOf(text).has_value();
}

// Reads `figures`: who stands where, by name. Members an entry leaves out are as with a figure put
// down fresh.
class FigureReader {
public:
    explicit FigureReader(State& state) : m_state{state}, m_names{state} {}

    void read(const FieldSource& at) {
        at.members([&](std::string_view name, const FieldSource& one) { readOne(name, one); });
        std::ranges::sort(m_state.figures, {}, &Figure::id);
    }

private:
    void readOne(std::string_view name, const FieldSource& at) {
        Figure figure;
        Presence presence = Presence::Standing;
        at.object([&](FieldObject& o) {
            const FigureId id = idOf(name, o, at);
            if (at.failed())
                return;
            figure.id = id;
            figure.pose.heading =
                id.side() == Side::Home ? Heading{} : Heading::hundredths(kFullTurn / 2);
            if (const auto status = o.optional("status"))
                presence = status->choice<Presence>(std::span{kPresenceWords});
            if (const auto base = o.optional("base"))
                figure.baseSlot = readBaseSlot(*base, *findPlayer(m_state, id));
            if (const auto heading = o.optional("heading_deg"))
                figure.pose.heading = heading->heading();
            if (const auto fall = o.optional("fall_direction_deg"))
                figure.fallDirection = fall->heading();
            if (presence == Presence::Off) {
                static_cast<void>(o.optional("x"));
                static_cast<void>(o.optional("y"));
                return;
            }
            figure.pose.at.x = Spot::yards(o.required("x").number(kAnyYards));
            figure.pose.at.y = Spot::yards(o.required("y").number(kAnyYards));
        });
        if (at.failed() || presence == Presence::Off)
            return;
        if (std::ranges::find(m_state.figures, figure.id, &Figure::id) != m_state.figures.end()) {
            at.fail("this figure stands on the board already");
            return;
        }
        figure.status = presence == Presence::Fallen ? FigureStatus::Fallen
                        : presence == Presence::Out  ? FigureStatus::Out
                                                     : FigureStatus::Standing;
        if (figure.status == FigureStatus::Fallen && !figure.fallDirection)
            figure.fallDirection = figure.pose.heading;
        m_state.figures.push_back(figure);
    }

    FigureId idOf(std::string_view name, FieldObject& o, const FieldSource& at) {
        const auto player = o.optional("player");
        const auto position = o.optional("position");
        const auto unit = o.optional("unit");
        const std::string full =
            player ? std::string{name} + "/" + player->text({1, 40, false}) : std::string{name};
        if (const auto known = m_names.find(full))
            return *known;
        const bool isName = name.size() >= 2 && (name.front() == 'H' || name.front() == 'V') &&
                            isNumberAsWorn(name.substr(1));
        if (player || !isName) {
            at.fail("there is no figure " + inQuotes(full) +
                    "; figures are H or V and the number as worn, for example \"H34\"");
            return {};
        }
        return join(name, position, unit);
    }

    FigureId join(std::string_view name,
                  const std::optional<FieldSource>& position,
                  const std::optional<FieldSource>& unit) {
        const Side side = name.front() == 'H' ? Side::Home : Side::Visitor;
        auto& players = m_state.teams[indexOf(side)].edit().players;
        const FieldReader reader{m_names};
        Player player;
        player.number = std::string{name.substr(1)};
        player.unit = unitOf(m_state, side);
        if (unit)
            reader.read(*unit, player.unit);
        player.position = usualPosition(player.number, player.unit);
        if (position)
            reader.read(*position, player.position);
        player.id = "guest-" + player.number;
        if (player.position == Position::QB) {
            player.baseCount = 2;
            player.bases[1].stationary = true;
        }
        player.bases[0].stationary = player.position == Position::P;
        if (players.size() >= FigureId::kPerSide)
            return {side, 0};
        players.push_back(std::move(player));
        return {side, static_cast<int>(players.size()) - 1};
    }

    State& m_state;
    StateNamer m_names;
};

// A list, or an object by name, so that one clock can be patched alone.
void readClocks(const FieldSource& at, const FieldReader& reader, std::vector<Clock>& clocks) {
    if (!at.isObject()) {
        reader.read(at, clocks);
        return;
    }
    clocks.clear();
    at.members([&](std::string_view name, const FieldSource& one) {
        Clock clock;
        const auto known = parseName<ClockName>(name);
        if (!known) {
            one.fail("there is no clock of this name");
            return;
        }
        reader.object(one, clock);
        clock.name = *known;
        clocks.push_back(clock);
    });
    std::ranges::sort(clocks, {}, &Clock::name);
}

void readBoard(const FieldSource& at,
               const FieldReader& reader,
               std::span<const Board> boards,
               Board& board) {
    if (boards.empty() || !at.isText()) {
        reader.read(at, board);
        return;
    }
    const std::string id = at.text({0, 400, false});
    const auto known = std::ranges::find(boards, id, &Board::id);
    if (known != boards.end())
        board = *known;
    else
        at.fail("there is no board " + inQuotes(id));
}

std::vector<std::string> stepsOf(const std::string& pointer) {
    std::vector<std::string> steps;
    for (std::size_t at = 0; at < pointer.size();) {
        const std::size_t next = std::min(pointer.find('/', at + 1), pointer.size());
        steps.push_back(pointer.substr(at + 1, next - at - 1));
        at = next;
    }
    return steps;
}

}  // namespace

void write(const State& state, FieldSink& to) {
    const StateNamer names{state};
    const FieldWriter writer{to, names, thrum::Empty::Keep};
    to.beginObject();
    eachField(state, [&](std::string_view name, const auto& member) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(member)>, std::vector<Figure>>) {
            to.key(name);
            writeFigures(state, writer);
        } else if constexpr (std::is_same_v<std::remove_cvref_t<decltype(member)>,
                                            std::vector<PlaySeen>>) {
            // records from before it was kept are written as they were
            if (!member.empty())
                writer.member(name, member);
        } else {
            writer.member(name, member);
        }
    });
    to.endObject();
}

State readState(const FieldSource& at, std::span<const Board> boards) {
    State state;
    at.object([&](FieldObject& o) {
        const StateNamer names{state};
        const FieldReader reader{names};
        // names of figures are looked up in these three
        reader.member(o, "teams", state.teams);
        for (const Shared<Team>& team : state.teams) {
            if (team->players.size() > FigureId::kPerSide)
                o.cursor().fail("a team has more than 64 players");
        }
        reader.member(o, "offense", state.offense);
        const auto given = [&](std::string_view name) {
            auto found = o.optional(name);
            return found && !found->isNull() ? found : std::nullopt;
        };
        if (const auto figures = given("figures"))
            FigureReader{state}.read(*figures);
        eachField(state, [&](std::string_view name, auto& member) {
            using Member = std::remove_cvref_t<decltype(member)>;
            if constexpr (std::is_same_v<Member, std::vector<Clock>>) {
                if (const auto clocks = given(name))
                    readClocks(*clocks, reader, member);
            } else if constexpr (std::is_same_v<Member, Board>) {
                if (const auto board = given(name))
                    readBoard(*board, reader, boards, member);
            } else if constexpr (!std::is_same_v<Member, std::vector<Figure>> &&
                                 !std::is_same_v<Member, std::array<Shared<Team>, 2>>) {
                reader.member(o, name, member);
            }
        });
    });
    return state;
}

namespace {

/// What a patch names of what it may leave out.
struct Patched {
    bool phase = false;
    bool stage = false;
    bool clocks = false;
    bool figures = false;
    bool touching = false;
    bool lineToGain = false;
    bool chance = false;
    bool switchHolder = false;
    bool switchMoves = false;  ///< who holds the switch follows from what is named
    bool goesOn = false;       ///< a game that goes on has no winner
    bool winner = false;
};

Patched lookedAt(const FieldSource& patch) {
    Patched names;
    patch.peek([&](FieldObject& o) {
        const auto has = [&](std::string_view key) { return o.optional(key).has_value(); };
        names.phase = has("phase");
        names.stage = has("stage");
        names.clocks = has("clocks");
        names.figures = has("figures");
        names.touching = has("touching");
        names.lineToGain = has("line_to_gain");
        names.chance = has("chance");
        names.switchHolder = has("switch_holder");
        names.switchMoves = names.phase || has("offense") || has("carrier");
        const auto over = o.optional("over");
        names.goesOn = over && over->isBoolean() && !over->boolean();
        names.winner = has("winner");
    });
    return names;
}

}  // namespace

std::vector<std::string_view> voidedBy(const FieldSource& patch) {
    const Patched named = lookedAt(patch);
    std::vector<std::string_view> voided;
    if (named.phase && !named.chance)
        voided.emplace_back("chance");
    if (named.switchMoves && !named.switchHolder)
        voided.emplace_back("switch_holder");
    if (named.goesOn && !named.winner)
        voided.emplace_back("winner");
    if (named.figures && !named.touching)
        voided.emplace_back("touching");
    return voided;
}

State readPatched(const FieldSource& whole,
                  const FieldSource& patch,
                  std::span<const Board> boards) {
    State state = readState(whole, boards);
    const Patched named = lookedAt(patch);
    if (whole.failed())
        return state;
    state = normalized(std::move(state), named.figures && !named.touching);
    if (!named.lineToGain)
        state = withLineToGain(std::move(state));
    if ((named.phase || named.stage) && !named.clocks)
        state = withFreshClocks(std::move(state));
    return state;
}

LoadError problemInFile(const State& state, const StateProblem& problem) {
    std::vector<std::string> steps = stepsOf(problem.pointer);
    if (steps.size() > 1) {
        const std::size_t index = static_cast<std::size_t>(std::atoi(steps[1].c_str()));
        if (steps[0] == "figures" && index < state.figures.size()) {
            steps[1] = StateNamer{state}.nameOf(state.figures[index].id);
            if (steps.size() > 2)
                steps.resize(steps[2] == "pose" ? 2 : 3);
            if (steps.size() > 2 && steps[2] == "base_slot")
                steps[2] = "base";
        } else if ((steps[0] == "teams" || steps[0] == "score" ||
                    steps[0] == "clock_scale_percent") &&
                   index < 2) {
            steps[1] = kSideWords[index].first;
        }
    }
    LoadError error;
    for (const std::string& step : steps)
        appendStep(error.pointer, step);
    const std::string_view reason = problem.reason;
    const bool isRange = (!reason.empty() && reason.front() >= '0' && reason.front() <= '9') ||
                         reason.starts_with("from ") || reason.starts_with("above ");
    error.reason = (isRange ? "must be " : "") + problem.reason;
    return error;
}

}  // namespace thrum::tap
