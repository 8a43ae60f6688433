#include "io/tap_json.hpp"
#include "io/tap_reader.hpp"
#include "io/tap_writer.hpp"

#include <algorithm>
#include <cstdlib>

// The state of a TAP game (D47, D68).
namespace thrum::io {
namespace {

using nlohmann::json;

enum class Presence { Standing, Fallen, Out, Off };
constexpr std::array<std::pair<std::string_view, Presence>, 4> kPresenceWords{
    {{"standing", Presence::Standing},
     {"fallen", Presence::Fallen},
     {"out", Presence::Out},
     {"off", Presence::Off}}};

OrderedJson figuresJson(const tap::State& state, const TapWriter& writer) {
    OrderedJson to = OrderedJson::object();
    for (const tap::Figure& figure : state.figures) {
        OrderedJson one;
        one["x"] = writer.write(figure.pose.at.x);
        one["y"] = writer.write(figure.pose.at.y);
        one["heading_deg"] = writer.write(figure.pose.heading);
        const tap::Player* player = tap::findPlayer(state, figure.id);
        one["base"] =
            player != nullptr ? OrderedJson(baseName(*player, figure.baseSlot)) : OrderedJson{};
        one["status"] = tap::nameOf(figure.status);
        if (figure.fallDirection)
            one["fall_direction_deg"] = writer.write(*figure.fallDirection);
        to[figureText(state, figure.id)] = std::move(one);
    }
    return to;
}

// The usual position behind a number, for figures that are in no team file.
tap::Position usualPosition(std::string_view worn, tap::Unit unit) {
    using tap::Position;
    const int n = tap::numberOf(worn).value_or(0);
    if (unit == tap::Unit::White) {
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
    return text == "00" || tap::numberOf(text).has_value();
}

// Reads `figures`: who stands where, by name. Members an entry leaves out are as with a figure put
// down fresh.
class FigureReader {
public:
    explicit FigureReader(tap::State& state) : m_state{state} {}

    void read(const JsonCursor& at) {
        at.members([&](std::string_view name, const JsonCursor& one) { readOne(name, one); });
        std::ranges::sort(m_state.figures, {}, &tap::Figure::id);
    }

private:
    void readOne(std::string_view name, const JsonCursor& at) {
        tap::Figure figure;
        Presence presence = Presence::Standing;
        at.object([&](JsonObject& o) {
            const FigureId id = idOf(name, o, at);
            if (at.failed())
                return;
            figure.id = id;
            figure.pose.heading =
                id.side() == Side::Home ? Heading{} : Heading::hundredths(kFullTurn / 2);
            if (const auto status = o.optional("status"))
                presence = status->choice<Presence>(std::span{kPresenceWords});
            if (const auto base = o.optional("base"))
                figure.baseSlot = readBaseSlot(*base, *tap::findPlayer(m_state, id));
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
        if (std::ranges::find(m_state.figures, figure.id, &tap::Figure::id) !=
            m_state.figures.end()) {
            at.fail("this figure stands on the board already");
            return;
        }
        figure.status = presence == Presence::Fallen ? tap::FigureStatus::Fallen
                        : presence == Presence::Out  ? tap::FigureStatus::Out
                                                     : tap::FigureStatus::Standing;
        if (figure.status == tap::FigureStatus::Fallen && !figure.fallDirection)
            figure.fallDirection = figure.pose.heading;
        m_state.figures.push_back(figure);
    }

    FigureId idOf(std::string_view name, JsonObject& o, const JsonCursor& at) {
        const auto player = o.optional("player");
        const auto position = o.optional("position");
        const auto unit = o.optional("unit");
        const std::string full =
            player ? std::string{name} + "/" + player->text({1, 40, false}) : std::string{name};
        if (const auto known = figureOf(m_state, full))
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
                  const std::optional<JsonCursor>& position,
                  const std::optional<JsonCursor>& unit) {
        const Side side = name.front() == 'H' ? Side::Home : Side::Visitor;
        auto& players = m_state.teams[tap::indexOf(side)].edit().players;
        const TapReader reader{m_state};
        tap::Player player;
        player.number = std::string{name.substr(1)};
        player.unit = tap::unitOf(m_state, side);
        if (unit)
            reader.read(*unit, player.unit);
        player.position = usualPosition(player.number, player.unit);
        if (position)
            reader.read(*position, player.position);
        player.id = "guest-" + player.number;
        if (player.position == tap::Position::QB) {
            player.baseCount = 2;
            player.bases[1].stationary = true;
        }
        player.bases[0].stationary = player.position == tap::Position::P;
        if (players.size() >= FigureId::kPerSide)
            return {side, 0};
        players.push_back(std::move(player));
        return {side, static_cast<int>(players.size()) - 1};
    }

    tap::State& m_state;
};

// A list of clocks as an object by name, so that one can be patched alone.
json byName(const json& clocks) {
    json to = json::object();
    for (const json& clock : clocks) {
        json members = clock;
        const std::string name = members.value("name", "");
        members.erase("name");
        to[name] = std::move(members);
    }
    return to;
}

void readClocks(const JsonCursor& at, const TapReader& reader, std::vector<tap::Clock>& clocks) {
    if (!at.isObject()) {
        reader.read(at, clocks);
        return;
    }
    clocks.clear();
    at.members([&](std::string_view name, const JsonCursor& one) {
        tap::Clock clock;
        const auto known = tap::parseName<tap::ClockName>(name);
        if (!known) {
            one.fail("there is no clock of this name");
            return;
        }
        reader.object(one, clock);
        clock.name = *known;
        clocks.push_back(clock);
    });
    std::ranges::sort(clocks, {}, &tap::Clock::name);
}

}  // namespace

OrderedJson stateJson(const tap::State& state) {
    const TapWriter writer{state, Empty::Keep};
    OrderedJson to = writer.object(state);
    to["figures"] = figuresJson(state, writer);
    return to;
}

tap::State readState(const JsonCursor& at) {
    tap::State state;
    at.object([&](JsonObject& o) {
        const TapReader reader{state};
        const auto early = [&](std::string_view name, auto& member) {
            if (const auto found = o.optional(name); found && !found->isNull())
                reader.read(*found, member);
        };
        // names of figures are looked up in these three
        early("teams", state.teams);
        for (const Shared<tap::Team>& team : state.teams) {
            if (team->players.size() > FigureId::kPerSide)
                o.cursor().fail("a team has more than 64 players");
        }
        early("offense", state.offense);
        if (const auto figures = o.optional("figures"); figures && !figures->isNull())
            FigureReader{state}.read(*figures);
        eachField(state, [&](std::string_view name, auto& member) {
            using Member = std::remove_cvref_t<decltype(member)>;
            if constexpr (std::is_same_v<Member, std::vector<tap::Clock>>) {
                if (const auto clocks = o.optional(name); clocks && !clocks->isNull())
                    readClocks(*clocks, reader, member);
            } else if constexpr (!std::is_same_v<Member, std::vector<tap::Figure>> &&
                                 !std::is_same_v<Member, std::array<Shared<tap::Team>, 2>>) {
                early(name, member);
            }
        });
    });
    return state;
}

json patchedState(const tap::State& state, json patch) {
    json whole = stateJson(state);
    if (patch.is_object() && patch.contains("clocks") && patch["clocks"].is_object())
        whole["clocks"] = byName(whole["clocks"]);
    whole.merge_patch(patch);
    return whole;
}

LoadError problemInFile(const tap::State& state, const tap::StateProblem& problem) {
    std::vector<std::string> steps;
    for (std::size_t at = 0; at < problem.pointer.size();) {
        const std::size_t next =
            std::min(problem.pointer.find('/', at + 1), problem.pointer.size());
        steps.push_back(problem.pointer.substr(at + 1, next - at - 1));
        at = next;
    }
    if (steps.size() > 1) {
        const std::size_t index = static_cast<std::size_t>(std::atoi(steps[1].c_str()));
        if (steps[0] == "figures" && index < state.figures.size()) {
            steps[1] = figureText(state, state.figures[index].id);
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

std::string textOf(const tap::State& state) {
    return lineOf(stateJson(state));
}

Expected<tap::State, LoadError> parseTapState(std::string_view text, std::string file) {
    const auto document = JsonDocument::parse(text, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    return reading.result(readState(reading.root()));
}

}  // namespace thrum::io
