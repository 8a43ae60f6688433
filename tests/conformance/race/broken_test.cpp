#include "conform.hpp"
#include "shipped.hpp"

#include <thrum/games/race.hpp>

#include <catch2/catch.hpp>

// A suite is worth what it catches: Race with one fault at a time.
using namespace thrum;
using namespace thrum::conformance;
using games::Race;
using race::Phase;

namespace {

/// The number that is covered in this state, if any.
std::optional<int> secretOf(const Race::State& s) {
    return s.phase == Phase::Second ? s.written[race::indexOf(s.first)] : std::nullopt;
}

struct LeaksInView : Race {
    static State observe(const State& s, games::Eyes /*eyes*/) { return s; }
};
struct LeaksInFacts : Race {
    static Facts facts(const State& s, const Prompt& prompt) {
        Facts facts = Race::facts(s, prompt);
        facts.situation.down = secretOf(s).value_or(0);
        return facts;
    }
};
struct LeaksInPrompt : Race {
    static Prompt prompt(const State& s) {
        Prompt prompt = Race::prompt(s);
        if (const auto secret = secretOf(s))
            prompt.clock->msLeft += *secret;
        return prompt;
    }
};
struct LeaksInEvent : Race {
    static Expected<Step, RuleViolation> apply(const State& s, const Input& input) {
        auto step = Race::apply(s, input);
        if (step && secretOf(step->next))
            step->events.front().yards = secretOf(step->next);
        return step;
    }
};
struct LeaksInTold : Race {
    static std::vector<Sentence> told(std::span<const Event> events, const State& s) {
        auto sentences = Race::told(events, s);
        if (const auto secret = secretOf(s))
            sentences.front().text += " It may be a " + std::to_string(*secret) + ".";
        return sentences;
    }
};
struct LeaksInRefusal : Race {
    static Expected<Step, RuleViolation> apply(const State& s, const Input& input) {
        auto step = Race::apply(s, input);
        if (step || !secretOf(s))
            return step;
        RuleViolation refusal = step.error();
        refusal.text += " Not like the " + std::to_string(*secretOf(s)) + " there is.";
        return Unexpected{refusal};
    }
    static std::optional<RuleViolation> check(const State& s, const Input& input) {
        const auto step = apply(s, input);
        return step ? std::nullopt : std::optional{step.error()};
    }
};
struct NeverSealed : Race {
    static Facts facts(const State& s, const Prompt& prompt) {
        Facts facts = Race::facts(s, prompt);
        facts.sealed = false;
        return facts;
    }
};
struct CountsRefusals : Race {
    static Expected<Step, RuleViolation> apply(const State& s, const Input& input) {
        auto step = Race::apply(s, input);
        if (!step)
            ++const_cast<State&>(s).round;  // NOLINT(cppcoreguidelines-pro-type-const-cast)
        return step;
    }
};
struct CountsCalls : Race {
    static Expected<Step, RuleViolation> apply(const State& s, const Input& input) {
        static int calls = 0;
        auto step = Race::apply(s, input);
        if (step)
            step->next.yards[0] += ++calls % 2;
        return step;
    }
};
struct ListsTooMuch : Race {
    static Facts facts(const State& s, const Prompt& prompt) {
        Facts facts = Race::facts(s, prompt);
        if (facts.awaits == Awaits::Decision)
            facts.wants.emplace_back("call_time_out");
        return facts;
    }
};
struct ListsTooLittle : Race {
    static Facts facts(const State& s, const Prompt& prompt) {
        Facts facts = Race::facts(s, prompt);
        if (prompt.phase == Phase::Second)
            facts.wants = {"call_toss"};
        return facts;
    }
};
struct ForgetsInDigest : Race {
    static std::uint64_t digest(State s) {
        s.written = {};
        return Race::digest(s);
    }
};
struct ForgetsInEvents : Race {
    static Event readEvent(const FieldSource& at, const Names& names) {
        Event event = Race::readEvent(at, names);
        event.numbers.reset();
        return event;
    }
};
struct ForgetsWhenPatched : Race {
    static State readPatched(const FieldSource& whole, const FieldSource& patch) {
        State s = Race::readPatched(whole, patch);
        s.written = {};
        return s;
    }
};
struct GuessesWhatWasSeen : Race {
    static State guess(const State& seen, Side side, std::uint64_t bits) {
        State whole = Race::guess(seen, side, bits);
        whole.yards[0] += static_cast<int>(bits % 2);
        return whole;
    }
};
struct NobodyIsLate : Race {
    static std::optional<Input> expiryInstead(const Prompt& /*prompt*/, const Input& /*late*/) {
        return std::nullopt;
    }
};

/// @param words  of what is said to be wrong
template <class G>
void isCaught(Law law, const std::string& words) {
    auto sample = shippedSample<G>(THRUM_RACE_DIR);
    sample.games = 9;
    const Report report = conform(sample);
    INFO(report.text());
    CHECK(report.broke(law, words));
}

}  // namespace

TEST_CASE("a number in what the other side sees is caught", "[conformance][race]") {
    isCaught<LeaksInView>(Law::Sealed, "the state shows the secret");
}
TEST_CASE("a number in the facts is caught", "[conformance][race]") {
    isCaught<LeaksInFacts>(Law::Sealed, "the facts hold the secret");
    isCaught<LeaksInFacts>(Law::DueEyes, "the facts hold what who is due does not see");
}
TEST_CASE("a number in a prompt is caught", "[conformance][race]") {
    isCaught<LeaksInPrompt>(Law::Sealed, "the prompt holds the secret");
    isCaught<LeaksInPrompt>(Law::DueEyes, "asked otherwise");
}
TEST_CASE("a number in an event is caught", "[conformance][race]") {
    isCaught<LeaksInEvent>(Law::Sealed, "an event tells");
}
TEST_CASE("a number in a sentence is caught", "[conformance][race]") {
    isCaught<LeaksInTold>(Law::Sealed, "a sentence tells");
}
TEST_CASE("a number in a refusal is caught", "[conformance][race]") {
    isCaught<LeaksInRefusal>(Law::Sealed, "or why not");
}
TEST_CASE("a seal that no prompt speaks of is caught", "[conformance][race]") {
    isCaught<NeverSealed>(Law::Sealed, "facts.sealed");
}
TEST_CASE("a refusal that changes the state is caught", "[conformance][race]") {
    isCaught<CountsRefusals>(Law::Refusals, "another after it was asked");
}
TEST_CASE("a step that depends on more than state and input is caught", "[conformance][race]") {
    isCaught<CountsCalls>(Law::Purity, "twice");
}
TEST_CASE("a word that check never takes is caught", "[conformance][race]") {
    isCaught<ListsTooMuch>(Law::Agreement, "call_time_out");
}
TEST_CASE("a word that is missing in the prompt is caught", "[conformance][race]") {
    isCaught<ListsTooLittle>(Law::Agreement, "taken but not listed");
}
TEST_CASE("a member without a place in the digest is caught", "[conformance][race]") {
    isCaught<ForgetsInDigest>(Law::Digests, "differ in a secret");
}
TEST_CASE("a member of an event that is not read is caught", "[conformance][race]") {
    isCaught<ForgetsInEvents>(Law::Written, "event is another");
}
TEST_CASE("a patch that changes what it does not name is caught", "[conformance][race]") {
    isCaught<ForgetsWhenPatched>(Law::Patched, "an empty patch");
}
TEST_CASE("a guess that does not fit what was seen is caught", "[conformance][race]") {
    isCaught<GuessesWhatWasSeen>(Law::Coaches, "does not fit");
}
TEST_CASE("an event that never happens is caught", "[conformance][race]") {
    isCaught<NobodyIsLate>(Law::Course, "never happened: clock_expired");
}
