#pragma once

#include "counted.hpp"
#include "twins.hpp"

#include <thrum/match/session.hpp>

#include <stdexcept>

/// One suite for every game: random games, and every law after every step of them.
namespace thrum::conformance {

template <games::Written G>
class Player {
public:
    using State = typename G::State;
    using Prompt = typename G::Prompt;
    using Input = typename G::Input;
    using Step = typename G::Step;

    Player(const Sample<G>& sample, Report& report, Laws<G>& laws, std::uint64_t n)
        : m_sample{&sample},
          m_report{&report},
          m_laws{&laws},
          m_twins{report},
          m_luck{bitsAt(sample.seed, n)},
          m_n{n} {}

    /// @return  the game came to its end
    bool play(Step opening, int maxSteps) {
        // every third game a tester's, who may take back what he likes
        m_freeUndo = m_n % 3 == 2;
        match::Session<G> session{std::move(opening),
                                  {.seed = m_luck.bits(), .freeUndo = m_freeUndo}};
        m_past = {session.state()};
        m_digests = {session.digest()};
        for (int step = 0; step < maxSteps; ++step) {
            m_report->at(step);
            const bool writes = step % m_sample->textsEvery == 0;
            const State& s = session.state();
            const Prompt& prompt = session.prompt();
            m_laws->state(s, prompt, m_luck.bits());
            std::string text;
            if (writes) {
                m_laws->written(s, prompt);
                text = documentOf<G>(s).line();
            }
            if (step % m_sample->offersEvery == 0)
                m_laws->offers(s, prompt, m_luck);
            hostile(s, prompt);
            std::optional<Input> input;
            if (G::awaits(prompt) != Awaits::Over)
                input = next(session);
            if (writes)
                m_report->expect(documentOf<G>(s).line() == text,
                                 Law::Refusals,
                                 "refusals changed what is written of the state");
            if (!input)
                return G::awaits(prompt) == Awaits::Over;
            if (!take(session, *input))
                return false;
            if (m_luck.percent(static_cast<std::size_t>(m_sample->takeBackPercent)))
                takeBack(session);
        }
        return G::awaits(session.prompt()) == Awaits::Over;
    }
    /// The state it came to.
    [[nodiscard]] const State& last() const { return m_past.back(); }
    /// The game is over: its book is kept once more from the inputs in force.
    void keepBook() {
        if constexpr (games::Scored<G>) {
            BookKeeper<G> book{m_past.front()};
            for (std::size_t i = 0; i < m_inputs.size(); ++i)
                if (const auto step = G::apply(m_past[i], m_inputs[i]))
                    book.add(m_inputs[i], *step, *m_report);
            book.ended(G::facts(last(), G::prompt(last())), *m_report);
        }
    }

private:
    // What was right at another moment, that with another number or from the other side, and what
    // is right at no moment.
    void hostile(const State& s, const Prompt& prompt) {
        std::vector<Input> inputs;
        if (!m_inputs.empty()) {
            inputs.push_back(m_luck.among(m_inputs));
            const Input& earlier = m_luck.among(m_inputs);
            if (G::kindOf(earlier) != games::InputKind::Run) {
                const auto bent = inputFrom<G>(bentText(textOf<G>(earlier, s), m_luck), s);
                inputs.push_back(bent ? *bent : earlier);
            }
        }
        if (m_sample->nonsense)
            inputs.push_back(m_sample->nonsense(s, m_luck.bits()));
        for (const Input& input : inputs) {
            const bool taken = m_laws->tried(s, prompt, input);
            m_twins.tried(s, prompt, input);
            m_report->expect(!taken || G::awaits(prompt) != Awaits::Over,
                             Law::Course,
                             "something is taken after the end");
        }
    }

    Input asked(
        const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt) {
        if (m_sample->decide)
            return m_sample->decide(seen, prompt, side, bits, attempt);
        if constexpr (games::Coached<G>) {
            // every second game the coach of the book plays for one side
            const bool book = m_n % 2 == 1 && side == (m_n % 4 == 1 ? Side::Home : Side::Visitor);
            return book ? G::bookDecision(seen, prompt, side, bits, attempt)
                        : G::randomDecision(seen, prompt, side, bits, attempt);
        } else {
            throw std::logic_error{"a sample of a game without coaches has to say how to decide"};
        }
    }

    std::optional<Input> next(const match::Session<G>& session) {
        const State& s = session.state();
        const Prompt& prompt = session.prompt();
        switch (G::awaits(prompt)) {
            case Awaits::Chance:
                return chance(session);
            case Awaits::Run:
                if (!m_sample->run)
                    throw std::logic_error{"a sample of a game with a board has to run it"};
                return m_sample->run(s, m_luck.bits());
            default:
                return decision(s, prompt);
        }
    }

    Input chance(const match::Session<G>& session) {
        ChanceOutcome typed = drawn(*G::chance(session.state(), session.prompt()), m_luck.bits());
        typed.typed = true;
        const Input own = G::fell(session.state(), session.prompt(), typed);
        // a book may not allow real dice
        const bool mayType = m_laws->tried(session.state(), session.prompt(), own);
        return mayType && m_luck.percent(20) ? own : session.draw();
    }

    Side sideToAsk(const State& s, const Prompt& prompt) {
        if (!prompt.bothSides)
            return prompt.side;
        const std::array<bool, 2> awaited{G::awaitsSide(s, Side::Home),
                                          G::awaitsSide(s, Side::Visitor)};
        m_report->expect(
            awaited[0] || awaited[1], Law::Facts, "either side may answer, but neither is awaited");
        if (awaited[0] != awaited[1])
            return awaited[0] ? Side::Home : Side::Visitor;
        return m_luck.percent(50) ? Side::Home : Side::Visitor;
    }

    std::optional<Input> decision(const State& s, const Prompt& prompt) {
        const Side side = sideToAsk(s, prompt);
        const State seen = G::observe(s, games::eyesOf(side));
        const Prompt seenPrompt = G::prompt(seen);
        for (int attempt = 0; attempt < m_sample->attempts; ++attempt) {
            Input input = asked(seen, seenPrompt, side, m_luck.bits(), attempt);
            if (m_luck.percent(50))
                G::setMs(input, G::nominalMs(input));
            if (attempt == 0) {
                if (auto expired = expiry(s, prompt, input))
                    return expired;
            }
            const bool taken = m_laws->tried(s, prompt, input);
            m_twins.tried(s, prompt, input);
            if (taken)
                return input;
        }
        m_report->fault(Law::Coaches,
                        "nothing is taken in " + std::to_string(m_sample->attempts) +
                            " attempts in " + G::facts(s, prompt).phase);
        return std::nullopt;
    }

    // Who comes a day late: what is handed in in his place is taken (D17). Now and then he does.
    std::optional<Input> expiry(const State& s, const Prompt& prompt, const Input& input) {
        constexpr int kDayMs = 86'400'000;
        Input late = input;
        G::setMs(late, kDayMs);
        const std::optional<Input> expired = G::expiryInstead(prompt, late);
        if (!expired)
            return std::nullopt;
        const bool taken = m_laws->tried(s, prompt, *expired);
        m_report->expect(
            taken,
            Law::Agreement,
            "in place of a late decision comes what is refused: " + textOf<G>(*expired, s));
        return taken && m_luck.percent(5) ? expired : std::nullopt;
    }

    bool take(match::Session<G>& session, const Input& input) {
        State before = session.state();
        const Prompt prompt = session.prompt();
        const auto step = G::apply(before, input);
        if (!step) {
            m_report->fault(Law::Agreement, "what fell or ran is refused: " + said(step.error()));
            return false;
        }
        m_laws->step(before, input, *step);
        secrets(before, prompt, input, *step);
        m_twins.went(prompt, input, *step);
        const auto events = session.submit(input);
        m_report->expect(events && *events == step->events && session.state() == step->next,
                         Law::Purity,
                         "a session comes to another state than the rules");
        if (!events)
            return false;
        m_inputs.push_back(input);
        m_past.push_back(session.state());
        m_digests.push_back(session.digest());
        return true;
    }

    // Looks for what might as well have come, if nobody else could have told.
    void secrets(const State& before, const Prompt& prompt, const Input& input, const Step& step) {
        const auto side = G::sideOf(input, prompt);
        if (G::kindOf(input) == games::InputKind::Decision && side &&
            G::facts(before, prompt).sealed) {
            const State seen = G::observe(before, games::eyesOf(*side));
            for (int attempt = 0; attempt < kTwinAttempts; ++attempt) {
                Input otherwise = asked(seen, G::prompt(seen), *side, m_luck.bits(), attempt % 3);
                G::setMs(otherwise, msIn(textOf<G>(input, before)));
                if (!(otherwise == input) && alike(before, prompt, input, otherwise) &&
                    !G::check(before, otherwise)) {
                    m_twins.born(before, step, otherwise, side);
                    return;
                }
            }
        }
        const auto request = G::chance(before, prompt);
        if (G::kindOf(input) == games::InputKind::Chance && request && request->covered)
            m_twins.born(
                before, step, games::drawnInput<G>(before, prompt, m_luck.bits()), std::nullopt);
    }

    bool alike(const State& s, const Prompt& prompt, const Input& a, const Input& b) const {
        if (m_sample->alikeFromOutside)
            return m_sample->alikeFromOutside(a, b);
        return G::kindOf(a) == G::kindOf(b) && G::sideOf(a, prompt) == G::sideOf(b, prompt) &&
               m_laws->wordOf(s, a) == m_laws->wordOf(s, b);
    }

    // As far back as he may go, or not so far, and on again.
    void takeBack(match::Session<G>& session) {
        const std::size_t inForce = session.inForce();
        const std::size_t most = m_luck.percent(20) ? inForce : std::min<std::size_t>(inForce, 6);
        const std::size_t count = 1 + m_luck.below(most);
        const std::size_t target = inForce - count;
        if (session.checkUndo(count, true))
            return;
        if (!m_freeUndo)
            notPastReveals(target);
        ++m_report->takeBacks;
        m_report->expect(!session.undo(count, true), Law::TakeBacks, "checked, but refused");
        m_report->expect(session.inForce() == target && leadsTo(session, target),
                         Law::TakeBacks,
                         "a take-back does not lead to the state there was");
        for (std::size_t i = target; i < inForce; ++i) {
            const auto events = session.submit(m_inputs[i]);
            const bool same = events && leadsTo(session, i + 1);
            if (!m_report->expect(same, Law::TakeBacks, "an input taken back leads elsewhere"))
                return;
        }
    }

    // Where clocks stand through a take-back nobody gets time back; all else is as it was.
    bool leadsTo(const match::Session<G>& session, std::size_t at) const {
        if constexpr (requires { G::clocksStand(session.state(), m_past[at]); })
            if (session.clocksStand()) {
                const State stood = G::clocksStand(session.state(), m_past[at]);
                return session.state() == stood && session.digest() == G::digest(stood) &&
                       session.prompt() == G::prompt(stood);
            }
        return session.state() == m_past[at] && session.digest() == m_digests[at] &&
               session.prompt() == G::prompt(m_past[at]);
    }

    void notPastReveals(std::size_t target) {
        for (std::size_t i = target; i < m_inputs.size(); ++i) {
            const auto step = G::apply(m_past[i], m_inputs[i]);
            const bool shows = step && std::ranges::any_of(step->events, &G::reveals);
            m_report->expect(!shows, Law::TakeBacks, "a take-back goes past a reveal");
        }
    }

    static constexpr int kTwinAttempts = 12;

    const Sample<G>* m_sample;
    Report* m_report;
    Laws<G>* m_laws;
    Twins<G> m_twins;
    Luck m_luck;
    std::uint64_t m_n;
    bool m_freeUndo = false;
    std::vector<Input> m_inputs{};  ///< in force
    std::vector<State> m_past{};    ///< by inputs in force
    std::vector<std::uint64_t> m_digests{};
};

/// A game begins again from the config its states hold, and its book survives being written.
template <games::Written G>
void beginsAgain(const typename G::Step& opening, const typename G::State& later, Report& report) {
    if constexpr (games::Begun<G>) {
        const auto config = G::config(later);
        const auto again = G::newGame(config);
        report.expect(again && again->next == opening.next && again->events == opening.events,
                      Law::Beginning,
                      "a game does not begin again as its config says");
        const auto survives = [&](const auto& value, const std::string& what, auto read) {
            using T = std::remove_cvref_t<decltype(value)>;
            const std::string text =
                io::written([&](FieldSink& to) { G::write(value, to); }).line();
            const auto back = parsed<T>(text, read);
            report.expect(back && *back == value, Law::Beginning, what + " is another: " + text);
        };
        survives(*config.rules, "rules", [](const FieldSource& at) { return G::readRules(at); });
        for (const auto& team : config.teams)
            survives(*team, "team", [](const FieldSource& at) { return G::readTeam(at); });
        typename G::Config options{};
        options.rules = config.rules;
        options.data = config.data;
        options.teams = config.teams;
        options.mode = config.mode;
        if constexpr (requires { config.board; })
            options.board = config.board;
        const std::string text = io::written([&](FieldSink& to) {
                                     to.beginObject();
                                     G::writeOptions(config, to);
                                     to.endObject();
                                 }).line();
        const auto error = io::readText(text, "options", "", [&](const FieldSource& at) {
            at.object([&](FieldObject& o) { G::readOptions(o, options); });
        });
        const auto same = error ? G::newGame(config) : G::newGame(options);
        report.expect(!error && same && same->next == opening.next,
                      Law::Beginning,
                      "options are others when read back: " + text);
        report.expect(G::logMoment(later) == G::logMoment(later), Law::Purity, "log moment");
    }
}

/// Plays the games of the sample and says which laws were broken.
template <games::Written G>
[[nodiscard]] Report conform(const Sample<G>& sample) {
    Report report;
    Laws<G> laws{sample, report};
    std::uint64_t n = 0;
    for (int game = 0; game < sample.games; ++game, ++n) {
        report.at("game " + std::to_string(n));
        auto opening = sample.begin(n);
        if (!opening) {
            report.fault(Law::Beginning, "refused: " + said(opening.error()));
            continue;
        }
        Player<G> player{sample, report, laws, n};
        const bool ended = player.play(*opening, sample.maxSteps);
        report.expect(ended, Law::Course, "does not come to its end");
        if (ended)
            player.keepBook();
        beginsAgain<G>(*opening, player.last(), report);
    }
    for (const auto& start : sample.starts) {
        for (int game = 0; game < sample.gamesFromStarts; ++game, ++n) {
            report.at("from " + start.name);
            Player<G> player{sample, report, laws, n};
            static_cast<void>(player.play({start.state, {}}, sample.stepsFromStarts));
        }
    }
    laws.ended();
    return report;
}

}  // namespace thrum::conformance
