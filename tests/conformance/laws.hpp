#pragma once

#include "report.hpp"
#include "sample.hpp"
#include "texts.hpp"

#include <thrum/core/digest.hpp>
#include <thrum/rules/told.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace thrum::conformance {

inline constexpr std::array kAllEyes{games::Eyes::Home, games::Eyes::Visitor, games::Eyes::Table};
[[nodiscard]] inline std::string_view nameOf(games::Eyes eyes) {
    constexpr std::array<std::string_view, 3> kWords{"home", "the visitors", "the table"};
    return kWords[static_cast<std::size_t>(eyes)];
}
[[nodiscard]] inline std::string said(const RuleViolation& refusal) {
    return refusal.clause + " " + filled(refusal.text, refusal.args);
}

/// The laws that one state, one input or one step keeps or breaks.
template <games::Written G>
class Laws {
public:
    using State = typename G::State;
    using Prompt = typename G::Prompt;
    using Input = typename G::Input;
    using Event = typename G::Event;
    using Step = typename G::Step;

    Laws(const Sample<G>& sample, Report& report) : m_sample{&sample}, m_report{&report} {}

    /// A state that a game came to.
    void state(const State& s, const Prompt& prompt, std::uint64_t bits) {
        if (const auto problem = G::validate(s))
            fault(Law::Validity, problem->pointer + ": " + problem->reason);
        expect(G::prompt(s) == prompt, Law::Purity, "the prompt of one state differs");
        const Facts facts = G::facts(s, prompt);
        factsFit(s, prompt, facts);
        eyesFit(s);
        if (facts.awaits != Awaits::Decision)
            return;
        for (const std::string& word : facts.wants)
            m_offered.insert(facts.phase + "/" + word);
        for (const Side side : {Side::Home, Side::Visitor}) {
            if (side == prompt.side || prompt.bothSides)
                asDueSees(s, prompt, facts, side, bits);
        }
    }

    /// The same as documents.
    void written(const State& s, const Prompt& prompt) {
        ++m_report->texts;
        const std::string text = survives(s, "state");
        const std::uint64_t mark = markOf(text);
        const auto [byDigest, isNew] = m_marks.try_emplace(G::digest(s), mark);
        expect(isNew || byDigest->second == mark,
               Law::Digests,
               "two states that are written differently have one digest");
        const auto [byText, unseen] = m_digests.try_emplace(mark, G::digest(s));
        expect(unseen || byText->second == G::digest(s),
               Law::Digests,
               "two states that are written alike have different digests");
        for (const games::Eyes eyes : kAllEyes) {
            const State seen = G::observe(s, eyes);
            if (!(seen == s))
                static_cast<void>(survives(seen, "state as seen"));
        }
        if (const auto back =
                parsed<State>(text, [](const FieldSource& at) { return G::readState(at); });
            back)
            expect(textOf<G>(G::prompt(*back), *back) == textOf<G>(prompt, s),
                   Law::Written,
                   "the prompt of the state read back is another");
        patchedWithNothing(s);
    }

    /// Whether the input is taken, and that a refusal or a mere question leaves everything as it
    /// is.
    bool tried(const State& s, const Prompt& prompt, const Input& input) {
        const State before = s;
        const auto refused = G::check(s, input);
        const auto step = G::apply(s, input);
        expect(s == before, Law::Refusals, "the state is another after it was asked");
        expect(refused.has_value() != step.has_value(),
               Law::Agreement,
               "check and apply do not agree on " + wordOf(s, input));
        if (!refused) {
            listed(s, prompt, input);
            return step.has_value();
        }
        ++m_report->refusals;
        reads(*refused);
        if (!step)
            expect(step.error() == *refused,
                   Law::Agreement,
                   "check says " + said(*refused) + ", apply " + said(step.error()));
        return false;
    }

    /// Both directions of what the game itself says the prompt lists; what it takes is followed one
    /// step, so that a first choice is made.
    void offers(const State& s, const Prompt& prompt, Luck& luck) {
        if (!m_sample->offers || G::awaits(prompt) != Awaits::Decision)
            return;
        if (const auto first = checkedOffers(s, prompt, luck)) {
            const auto step = G::apply(s, *first);
            if (step)
                static_cast<void>(checkedOffers(step->next, G::prompt(step->next), luck));
        }
    }

    /// An input that was taken.
    void step(const State& before, const Input& input, const Step& step) {
        ++m_report->inputs;
        const State copy = before;
        const auto again = G::apply(before, input);
        expect(before == copy, Law::Purity, "a step changes the state it is made from");
        const bool same = again && again->next == step.next && again->events == step.events;
        expect(same, Law::Purity, "the same input twice does not lead to the same");
        inputSurvives(before, input);
        for (const Event& event : step.events)
            happened(event, step.next);
        isTold(step);
    }

    /// After all games: what should have happened somewhere.
    void ended() {
        expect(!m_hides || m_report->twins > 0,
               Law::Sealed,
               "something is hidden, but no prompt under a seal had two answers: facts.sealed?");
        if (!m_sample->wholeCourse)
            return;
        for (const std::string& word : m_offered) {
            expect(m_taken.contains(word) || isException(m_sample->rarelyTaken, word),
                   Law::Agreement,
                   "listed, but never taken by check: " + word);
        }
        if constexpr (requires(const Event& e) { thrum::nameOf(e.kind); }) {
            for (const auto& entry : namesOf(decltype(Event::kind){})) {
                const std::string name{entry.name};
                expect(m_report->events.contains(name) || listedIn(m_sample->rareEvents, name),
                       Law::Course,
                       "never happened: " + name);
            }
        }
    }

    [[nodiscard]] std::string wordOf(const State& s, const Input& input) const {
        return typeIn(textOf<G>(input, s));
    }

private:
    void fault(Law law, const std::string& what) { m_report->fault(law, what); }
    bool expect(bool holds, Law law, const std::string& what) {
        return m_report->expect(holds, law, what);
    }
    [[nodiscard]] static bool listedIn(const std::vector<std::string>& list,
                                       const std::string& word) {
        return std::ranges::find(list, word) != list.end();
    }

    /// @param word  "phase/word"; an exception may stand for all phases
    [[nodiscard]] static bool isException(const std::vector<std::string>& list,
                                          const std::string& word) {
        return listedIn(list, word) || listedIn(list, word.substr(word.find('/') + 1));
    }

    // Stands for a text, which may be long.
    [[nodiscard]] static std::uint64_t markOf(const std::string& text) {
        Digest digest;
        digest.add(std::string_view{text});
        return digest.value();
    }

    void factsFit(const State& s, const Prompt& prompt, const Facts& facts) {
        const bool fits = facts.awaits == G::awaits(prompt) && facts.side == prompt.side &&
                          facts.bothSides == prompt.bothSides &&
                          facts.over == (facts.awaits == Awaits::Over) &&
                          facts.chance == G::chance(s, prompt);
        expect(fits, Law::Facts, "facts and prompt do not agree in " + facts.phase);
        expect(facts.chance.has_value() == (facts.awaits == Awaits::Chance),
               Law::Facts,
               "chance is named when none is awaited, or not when it is");
        expect(facts.awaits != Awaits::Decision || !facts.wants.empty(),
               Law::Facts,
               "a decision is awaited but none is named in " + facts.phase);
    }

    void eyesFit(const State& s) {
        const State table = G::observe(s, games::Eyes::Table);
        m_hides = m_hides || !(table == s);
        for (const games::Eyes eyes : kAllEyes) {
            const State seen = G::observe(s, eyes);
            expect(G::observe(seen, eyes) == seen, Law::Sealed, "looking twice shows less");
        }
        const State home = G::observe(s, games::Eyes::Home);
        expect(G::observe(home, games::Eyes::Visitor) == table,
               Law::Sealed,
               "the table sees other than what both may know");
    }

    void asDueSees(
        const State& s, const Prompt& prompt, const Facts& facts, Side side, std::uint64_t bits) {
        const State seen = G::observe(s, games::eyesOf(side));
        const Prompt asked = G::prompt(seen);
        expect(asked == prompt, Law::DueEyes, "who is due is asked otherwise in " + facts.phase);
        expect(G::facts(seen, asked) == facts,
               Law::DueEyes,
               "the facts hold what who is due does not see in " + facts.phase);
        if constexpr (games::Coached<G>) {
            const bool same = G::randomDecision(seen, asked, side, bits, 0) ==
                                  G::randomDecision(seen, asked, side, bits, 0) &&
                              G::bookDecision(seen, asked, side, bits, 0) ==
                                  G::bookDecision(seen, asked, side, bits, 0);
            expect(same, Law::Coaches, "the same question gets two answers in " + facts.phase);
            const State guessed = G::guess(seen, side, bits);
            expect(!G::validate(guessed), Law::Coaches, "a guess makes no sense");
            expect(G::observe(guessed, games::eyesOf(side)) == seen,
                   Law::Coaches,
                   "a guess does not fit what was seen");
        }
    }

    std::string survives(const State& s, const std::string& what) {
        const std::string text = documentOf<G>(s).line();
        const auto back =
            parsed<State>(text, [](const FieldSource& at) { return G::readState(at); });
        if (!back) {
            fault(Law::Written, what + ": " + back.error().text());
            return text;
        }
        expect(*back == s, Law::Written, what + " is another when read back");
        expect(documentOf<G>(*back).line() == text, Law::Written, what + " is written otherwise");
        expect(G::digest(*back) == G::digest(s), Law::Digests, what + " read back: other digest");
        return text;
    }

    void patchedWithNothing(const State& s) {
        std::optional<State> patched;
        const auto error =
            io::readPatched(documentOf<G>(s),
                            "{}",
                            "",
                            {.voided = [](const FieldSource& patch) { return G::voidedBy(patch); },
                             .read =
                                 [&](const FieldSource& whole, const FieldSource& patch) {
                                     patched.emplace(G::readPatched(whole, patch));
                                 }});
        if (error)
            fault(Law::Patched, error->text());
        else
            expect(patched && *patched == s, Law::Patched, "an empty patch changes the state");
    }

    void reads(const RuleViolation& refusal) {
        const std::string text = filled(refusal.text, refusal.args);
        const bool whole = refusal.clause.starts_with(std::string{G::kClausePrefix} + "-") &&
                           !refusal.code.empty() && !text.empty() &&
                           text.find('{') == std::string::npos;
        expect(whole, Law::Refusals, "cannot be read: " + said(refusal));
    }

    // What check takes, the prompt lists.
    void listed(const State& s, const Prompt& prompt, const Input& input) {
        const Awaits awaits = G::awaits(prompt);
        const games::InputKind kind = G::kindOf(input);
        if (kind != games::InputKind::Decision) {
            const bool due = kind == games::InputKind::Time ||
                             (kind == games::InputKind::Chance && awaits == Awaits::Chance) ||
                             (kind == games::InputKind::Run && awaits == Awaits::Run);
            expect(due, Law::Agreement, "taken when it is not awaited: " + wordOf(s, input));
            return;
        }
        const Facts facts = G::facts(s, prompt);
        const std::string word = wordOf(s, input);
        const bool own = G::sideOf(input, prompt) == prompt.side;
        const bool named = ((own || prompt.bothSides) && listedIn(facts.wants, word)) ||
                           ((!own || prompt.bothSides) && listedIn(facts.also, word));
        expect(named || isException(m_sample->takenUnlisted, facts.phase + "/" + word),
               Law::Agreement,
               "taken but not listed in " + facts.phase + ": " + word + " of the side that is " +
                   (own ? "due" : "not due"));
        m_taken.insert(facts.phase + "/" + word);
    }

    // One of those that were taken, if any.
    std::optional<Input> checkedOffers(const State& s, const Prompt& prompt, Luck& luck) {
        std::vector<Input> taken;
        for (const auto& offer : m_sample->offers(s, prompt)) {
            ++m_report->offers;
            const auto refused = G::check(s, offer.input);
            if (offer.allowed && refused)
                fault(Law::Agreement, "offered: " + offer.what + ", refused: " + said(*refused));
            if (!offer.allowed)
                expect(refused.has_value(), Law::Agreement, "left out but taken: " + offer.what);
            if (!refused)
                taken.push_back(offer.input);
            if (!refused && G::kindOf(offer.input) == games::InputKind::Decision)
                m_taken.insert(G::facts(s, prompt).phase + "/" + wordOf(s, offer.input));
        }
        if (taken.empty())
            return std::nullopt;
        return luck.among(taken);
    }

    void inputSurvives(const State& before, const Input& input) {
        const State record = G::recordNames(before);
        for (const State* names : {&before, &record}) {
            const std::string text = textOf<G>(input, *names);
            const auto back = inputFrom<G>(text, *names);
            if (!back)
                fault(Law::Written, "input " + text + ": " + back.error().text());
            else
                expect(*back == input, Law::Written, "input is another when read back: " + text);
        }
    }

    [[nodiscard]] Event asKept(const Event& event) const {
        return m_sample->asKept ? m_sample->asKept(event) : event;
    }

    void happened(const Event& event, const State& after) {
        const State record = G::recordNames(after);
        std::string text;
        for (const State* names : {&after, &record}) {
            text = textOf<G>(event, *names);
            const auto back = eventFrom<G>(text, *names);
            if (!back)
                fault(Law::Written, "event " + text + ": " + back.error().text());
            else
                expect(asKept(*back) == asKept(event),
                       Law::Written,
                       "event is another when read back: " + text);
        }
        ++m_report->events[typeIn(text)];
    }

    void isTold(const Step& step) {
        if constexpr (games::Telling<G>) {
            const auto sentences = G::told(step.events, step.next);
            expect(sentences == G::told(step.events, step.next), Law::Purity, "told otherwise");
            for (const Sentence& sentence : sentences) {
                const std::string text = filled(sentence);
                const bool clause = sentence.clause.empty() ||
                                    sentence.clause.starts_with(std::string{G::kClausePrefix});
                expect(clause && !text.empty() && text.find('{') == std::string::npos,
                       Law::Telling,
                       "cannot be read: " + sentence.clause + " " + text);
            }
        }
    }

    const Sample<G>* m_sample;
    Report* m_report;
    std::map<std::uint64_t, std::uint64_t> m_marks;    ///< of texts, by digest of the state
    std::map<std::uint64_t, std::uint64_t> m_digests;  ///< the other way round
    std::set<std::string> m_offered;                   ///< "phase/word"
    std::set<std::string> m_taken;
    bool m_hides = false;
};

}  // namespace thrum::conformance
