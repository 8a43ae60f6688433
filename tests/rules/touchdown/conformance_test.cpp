#include "scene.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/games/touchdown.hpp>
#include <thrum/io/fields.hpp>
#include <thrum/io/json_out.hpp>
#include <thrum/match/session.hpp>

#include <map>

// Whole games of coaches who choose at random, or by the book. What must hold after every input is
// checked after every input.
using namespace thrum;
using namespace thrum::touchdown;
using namespace thrum::touchdown::test;
using games::Eyes;
using games::Touchdown;

namespace {

template <class T, class Read>
T readBack(const io::JsonOut& json, Read read) {
    T value{};
    const auto error =
        io::readText(json.line(), "test", "", [&](const FieldSource& at) { value = read(at); });
    INFO((error ? error->text() + " in " + json.line() : ""));
    CHECK_FALSE(error);
    return value;
}

class RandomGame {
public:
    RandomGame(std::uint64_t seed, bool byTheBook) : m_seed{seed}, m_byTheBook{byTheBook} {
        GameConfig config;
        RulesData& rules = config.rules.edit();
        rules.playsPerQuarter = 5;
        rules.overtime = {seed % 3 == 0 ? "suddenDeath" : "none", 4};
        if (seed % 4 == 0)
            rules.homeField.method = "toss";
        config.teams[0] = Team{"gulls", "Gulls", "GUL", "#1d4e89", "#ffffff", Die::SP};
        config.teams[1] = Team{"foxes", "Foxes", "FOX", "#a4502b", "#ffffff", {}};
        config.autoCancel = seed % 5 == 0;
        config.mode = static_cast<Mode>(seed % 3);
        const auto step = Touchdown::newGame(config);
        REQUIRE(step);
        m_state = step->next;
    }

    void play() {
        for (m_steps = 0; m_steps < 3000 && !m_state.over; ++m_steps)
            step();
        INFO("seed " << m_seed << " phase " << nameOf(m_state.phase));
        CHECK(m_state.over);
    }
    [[nodiscard]] const std::map<EventKind, int>& seen() const { return m_seen; }

private:
    std::uint64_t bits() { return bitsAt(m_seed, ++m_key); }

    void step() {
        const Prompt due = Touchdown::prompt(m_state);
        INFO("seed " << m_seed << " step " << m_steps << " phase " << nameOf(due.phase));
        eyesAgree(due);
        if (m_steps % 5 == 0)
            offersAreAccepted(due);
        hostileInput();
        if (due.kind == PromptKind::Chance) {
            take(games::drawnInput<Touchdown>(m_state, due, bits()));
            return;
        }
        const State seen = Touchdown::observe(m_state, games::eyesOf(due.side));
        const Input input = m_byTheBook ? Touchdown::bookDecision(seen, due, due.side, bits(), 0)
                                        : Touchdown::randomDecision(seen, due, due.side, bits(), 0);
        sealedStaySealed(due, input);
        take(input);
    }

    void take(const Input& input) {
        const auto step = Touchdown::apply(m_state, input);
        INFO((step ? "" : step.error().code));
        REQUIRE(step);
        const auto problem = Touchdown::validate(step->next);
        INFO((problem ? problem->pointer + " " + problem->reason : ""));
        REQUIRE_FALSE(problem);
        written(input, *step);
        situationIsTold(*step);
        for (const Sentence& sentence : Touchdown::told(step->events, step->next))
            CHECK(filled(sentence).find('{') == std::string::npos);
        for (const Event& event : step->events)
            ++m_seen[event.kind];
        CHECK(step->next.score[0] >= m_state.score[0]);
        CHECK(step->next.score[1] >= m_state.score[1]);
        m_state = step->next;
    }

    void written(const Input& input, const Step& step) {
        const NoNames names;
        const State headless = Touchdown::recordNames(m_state);
        const Input back = readBack<Input>(
            io::written([&](FieldSink& to) { Touchdown::write(input, to, names); }),
            [&](const FieldSource& at) { return Touchdown::readInput(at, headless); });
        CHECK(back == input);
        for (const Event& event : step.events) {
            const Event told = readBack<Event>(
                io::written([&](FieldSink& to) { Touchdown::write(event, to, names); }),
                [&](const FieldSource& at) { return Touchdown::readEvent(at, names); });
            CHECK(told == event);
        }
        if (m_steps % 8 != 0)
            return;
        const State read =
            readBack<State>(io::written([&](FieldSink& to) { Touchdown::write(step.next, to); }),
                            [](const FieldSource& at) { return Touchdown::readState(at); });
        CHECK(read == step.next);
        CHECK(Touchdown::digest(read) == Touchdown::digest(step.next));
    }

    void situationIsTold(const Step& step) {
        const bool changed = situationOf(step.next) != situationOf(m_state);
        const bool last =
            !step.events.empty() && step.events.back().kind == EventKind::SituationChanged;
        CHECK(changed == last);
        if (last)
            CHECK(step.events.back().situation == situationOf(step.next));
    }

    // House law (a).
    void eyesAgree(const Prompt& due) {
        for (const Eyes eyes : {games::eyesOf(due.side), Eyes::Table}) {
            const State seen = Touchdown::observe(m_state, eyes);
            CHECK(Touchdown::prompt(seen) == due);
            CHECK(Touchdown::facts(seen, due) == Touchdown::facts(m_state, due));
        }
    }

    // House law (b): whatever else this coach decides here in secret, nobody else can tell.
    void sealedStaySealed(const Prompt& due, const Input& input) {
        if (!Touchdown::facts(m_state, due).sealed)
            return;
        const auto* mine = std::get_if<Decision>(&input);
        if (mine == nullptr ||
            (mine->kind != DecisionKind::Call && mine->kind != DecisionKind::ChooseStrength))
            return;
        const auto one = Touchdown::apply(m_state, input);
        REQUIRE(one);
        for (const Die die : due.options.front().dice) {
            Decision other = *mine;
            if (other.kind == DecisionKind::Call)
                other.die = die;
            else
                other.strengths = {die};
            const auto two = Touchdown::apply(m_state, Input{other});
            REQUIRE(two);
            const bool revealed = std::ranges::any_of(two->events, Touchdown::reveals);
            if (revealed)
                return;
            CHECK(one->events == two->events);
            CHECK(Touchdown::told(one->events, one->next) ==
                  Touchdown::told(two->events, two->next));
            for (const Eyes eyes : {games::eyesOf(thrum::other(due.side)), Eyes::Table}) {
                const State seen = Touchdown::observe(one->next, eyes);
                CHECK(seen == Touchdown::observe(two->next, eyes));
            }
            const Decision asks = adds(thrum::other(due.side));
            CHECK(Touchdown::check(one->next, asks) == Touchdown::check(two->next, asks));
        }
    }

    void offersAreAccepted(const Prompt& due) {
        for (const Option& option : due.options) {
            Decision decision = by(due.side, option.decision);
            std::vector<Decision> offered;
            for (const Choice choice : option.choices)
                offered.push_back(choose(due.side, option.decision, choice));
            for (const Die die : option.dice) {
                decision.die = die;
                decision.strengths = {die};
                offered.push_back(decision);
            }
            for (const std::string& result : option.results) {
                if (option.decision == DecisionKind::UseStrength)
                    offered.push_back(adds(due.side, result));
            }
            if (option.decision == DecisionKind::Cancel)
                offered.push_back(autoCancel(m_state, due.side));
            if (offered.empty())
                offered.push_back(decision);
            for (const Decision& one : offered) {
                INFO("offered " << nameOf(one.kind));
                CHECK_FALSE(Touchdown::check(m_state, one));
            }
        }
    }

    void hostileInput() {
        const std::uint64_t any = bits();
        Decision decision;
        decision.kind = static_cast<DecisionKind>(dieAt(any, 1, 18) - 1);
        if (dieAt(any, 2, 3) > 1)
            decision.side = dieAt(any, 3, 2) == 1 ? kHome : kVisitor;
        if (dieAt(any, 4, 2) == 1)
            decision.die = static_cast<Die>(dieAt(any, 5, kDice) - 1);
        decision.choice = static_cast<Choice>(dieAt(any, 6, 8) - 1);
        if (dieAt(any, 7, 2) == 1)
            decision.results = {"GN5", "nonsense"};
        decision.dice = {static_cast<Die>(dieAt(any, 8, kDice) - 1)};
        const State before = m_state;
        const auto refused = Touchdown::check(m_state, decision);
        CHECK(m_state == before);
        if (refused)
            CHECK(filled(refused->text, refused->args).find('{') == std::string::npos);
        const bool chanceDue = Touchdown::prompt(m_state).chance.has_value();
        CHECK(Touchdown::check(m_state, Chance{{1, 2, 3}, std::nullopt, false}).has_value());
        if (!chanceDue)
            CHECK(Touchdown::check(m_state, coin(CoinFace::Heads))->code == "E-TDM-PHASE");
    }

    std::uint64_t m_seed = 0;
    bool m_byTheBook = false;
    std::uint64_t m_key = 0;
    int m_steps = 0;
    State m_state;
    std::map<EventKind, int> m_seen;
};

}  // namespace

TEST_CASE("Random games keep every invariant and come to an end",
          "[touchdown][TDM-4.1][TDM-2.1][TDM-18.3a][conformance][property]") {
    std::map<EventKind, int> seen;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        for (const bool byTheBook : {false, true}) {
            RandomGame game{seed * 977, byTheBook};
            game.play();
            for (const auto& [kind, count] : game.seen())
                seen[kind] += count;
        }
    }
    for (const EnumName<EventKind>& entry : namesOf(EventKind{})) {
        INFO(entry.name);
        CHECK(seen[entry.value] > 0);
    }
}

TEST_CASE("TDM-18.5 a game played again from its inputs is the same game",
          "[touchdown][TDM-18.4][TDM-18.5][property]") {
    GameConfig config;
    config.rules.edit().playsPerQuarter = 6;
    match::Session<Touchdown> first{*Touchdown::newGame(config), {.seed = 77}};
    match::Session<Touchdown> second{*Touchdown::newGame(config), {.seed = 1}};
    while (first.awaits() != games::Awaits::Over) {
        const Prompt due = first.prompt();
        const State seen = Touchdown::observe(first.state(), games::eyesOf(due.side));
        const Input input =
            due.kind == PromptKind::Chance
                ? first.draw()
                : Touchdown::bookDecision(seen, due, due.side, first.chanceSeed(), 0);
        const auto events = first.submit(input);
        REQUIRE(events);
        CHECK(second.submit(input).value() == *events);
        CHECK(first.digest() == second.digest());
    }
}

TEST_CASE("D92 nothing is taken back past dice or a reveal", "[touchdown][TDM-4.1][undo]") {
    const auto begun = [](Mode mode) {
        State state = Scene{};
        state.mode = mode;
        return match::Session<Touchdown>{{state, {}}, {}};
    };
    SECTION("solitaire takes back freely") {
        auto game = begun(Mode::Solitaire);
        REQUIRE(game.submit(calls(kHome, Die::RI)));
        CHECK_FALSE(game.checkUndo(1));
        REQUIRE(game.submit(calls(kVisitor, Die::NI)));
        CHECK(game.checkUndo(1));
    }
    SECTION("hot-seat if the other agrees") {
        auto game = begun(Mode::Hotseat);
        REQUIRE(game.submit(calls(kHome, Die::RI)));
        CHECK(game.checkUndo(1));
        CHECK_FALSE(game.checkUndo(1, true));
        REQUIRE(game.submit(calls(kVisitor, Die::NI)));
        REQUIRE(game.submit(Chance{{1, 2, 2, 5, 1, 1}, std::nullopt, false}));
        CHECK(game.checkUndo(1, true));
    }
    SECTION("a tournament never") {
        auto game = begun(Mode::Tournament);
        REQUIRE(game.submit(calls(kHome, Die::RI)));
        CHECK(game.checkUndo(1, true));
    }
}

TEST_CASE("TDM-4.1 a guess fits what is seen", "[touchdown][TDM-4.1][TDM-2.1]") {
    const State called = must(Scene{}, calls(kHome, Die::RO)).next;
    const State seen = Touchdown::observe(called, Eyes::Visitor);
    std::map<Die, int> guessed;
    for (std::uint64_t bits = 0; bits < 200; ++bits) {
        const State whole = Touchdown::guess(seen, kVisitor, bits);
        CHECK_FALSE(Touchdown::validate(whole));
        ++guessed[*whole.offenseCall];
        CHECK(Touchdown::observe(whole, Eyes::Visitor) == seen);
    }
    CHECK(guessed.size() == 4);
    CHECK(Touchdown::guess(called, kHome, 5) == called);
}
