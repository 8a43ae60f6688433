#pragma once

#include "laws.hpp"

namespace thrum::conformance {

/// Beside a game under way, the same game in which somebody chose otherwise under a seal. Until it
/// is revealed nobody else may see, read or hear a difference, nor be refused anything but for it.
template <games::Written G>
class Twins {
public:
    using State = typename G::State;
    using Prompt = typename G::Prompt;
    using Input = typename G::Input;
    using Step = typename G::Step;

    explicit Twins(Report& report) : m_report{&report} {}

    /// An input was taken, and `otherwise` might have come in its place.
    /// @param owner  who knows the difference; nobody of what was drawn covered
    void born(const State& before,
              const Step& step,
              const Input& otherwise,
              std::optional<Side> owner) {
        if (m_twins.size() >= kMost)
            return;
        const auto other = G::apply(before, otherwise);
        if (!other || (other->next == step.next && other->events == step.events))
            return;
        Twin twin;
        twin.owner = owner;
        for (const games::Eyes eyes : kAllEyes)
            if (!owner || eyes != games::eyesOf(*owner))
                twin.hiddenFrom.push_back(eyes);
        ++m_report->twins;
        m_report->expect(other->next == step.next || G::digest(other->next) != G::digest(step.next),
                         Law::Digests,
                         "two states that differ in a secret have one digest");
        if (compared(twin, step, *other)) {
            twin.state = other->next;
            m_newborn.push_back(std::move(twin));
        }
    }

    /// What is refused here is refused there, with the same words, if it comes from who does not
    /// know.
    void tried(const State& s, const Prompt& prompt, const Input& input) {
        const auto side = G::sideOf(input, prompt);
        for (const Twin& twin : m_twins) {
            if (side && side != twin.owner)
                expect(G::check(s, input) == G::check(twin.state, input),
                       "what the other side may do, or why not, tells the secret");
        }
    }

    /// The game went on; so do its twins.
    void went(const Prompt& prompt, const Input& input, const Step& step) {
        const auto side = G::sideOf(input, prompt);
        std::vector<Twin> alive;
        for (Twin& twin : m_twins) {
            const auto other = G::apply(twin.state, input);
            if (!other) {
                expect(!side || side == twin.owner,
                       "what the other side may do depends on the secret");
                continue;
            }
            if (compared(twin, step, *other)) {
                twin.state = other->next;
                alive.push_back(std::move(twin));
            }
        }
        m_twins = std::move(alive);
        std::ranges::move(m_newborn, std::back_inserter(m_twins));
        m_newborn.clear();
    }

private:
    static constexpr std::size_t kMost = 3;

    struct Twin {
        State state{};
        std::vector<games::Eyes> hiddenFrom{};
        std::optional<Side> owner{};
    };

    bool expect(bool holds, const std::string& what) {
        return m_report->expect(holds, Law::Sealed, what);
    }

    // False when the secret is out or gone.
    bool compared(const Twin& twin, const Step& a, const Step& b) {
        ++m_report->twinSteps;
        const auto untilReveal = [](const Step& step) {
            const auto found = std::ranges::find_if(step.events, &G::reveals);
            return static_cast<std::size_t>(found - step.events.begin());
        };
        const std::size_t until = std::min(untilReveal(a), untilReveal(b));
        const auto first = [&](const Step& step) {
            return std::span{step.events}.first(std::min(until, step.events.size()));
        };
        const bool revealed = until < a.events.size() || until < b.events.size();
        const bool alike = std::ranges::equal(first(a), first(b)) &&
                           (revealed || a.events.size() == b.events.size());
        if (!expect(alike, "an event tells the secret"))
            return false;
        if (revealed && a.events != b.events)
            return false;
        if constexpr (games::Telling<G>)
            expect(G::told(a.events, a.next) == G::told(b.events, b.next),
                   "a sentence tells the secret");
        if (a.next == b.next)
            return false;
        look(twin, a.next, b.next);
        return true;
    }

    void look(const Twin& twin, const State& a, const State& b) {
        for (const games::Eyes eyes : twin.hiddenFrom) {
            const std::string who{nameOf(eyes)};
            const State seenA = G::observe(a, eyes);
            const State seenB = G::observe(b, eyes);
            const Prompt askedA = G::prompt(seenA);
            const Prompt askedB = G::prompt(seenB);
            expect(seenA == seenB, "the state shows the secret to " + who);
            expect(documentOf<G>(seenA).line() == documentOf<G>(seenB).line(),
                   "the state as written tells the secret to " + who);
            expect(askedA == askedB, "the prompt shows the secret to " + who);
            expect(textOf<G>(askedA, seenA) == textOf<G>(askedB, seenB),
                   "the prompt as written tells the secret to " + who);
            expect(G::facts(seenA, askedA) == G::facts(seenB, askedB),
                   "the facts show the secret to " + who);
        }
        // What is asked of others, and of chance, is shown to them from the whole state.
        const Prompt askedA = G::prompt(a);
        const Awaits awaits = G::awaits(askedA);
        const bool asksOwner = twin.owner && (askedA.bothSides || askedA.side == *twin.owner);
        if ((awaits == Awaits::Decision && asksOwner) || awaits == Awaits::Run)
            return;
        const Prompt askedB = G::prompt(b);
        expect(askedA == askedB, "the prompt holds the secret");
        expect(G::facts(a, askedA) == G::facts(b, askedB), "the facts hold the secret");
    }

    Report* m_report;
    std::vector<Twin> m_twins;
    std::vector<Twin> m_newborn;
};

}  // namespace thrum::conformance
