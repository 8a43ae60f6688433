#pragma once

#include <thrum/rules/touchdown/coach.hpp>
#include <thrum/rules/touchdown/fields.hpp>

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

// A game put where a scenario begins, and the steps scenarios are told in.
namespace thrum::touchdown {

template <class E>
requires Named<E> std::ostream& operator<<(std::ostream& out, E value) {
    return out << nameOf(value);
}

namespace test {

using Faces = std::vector<std::string>;

/// Home's ball on its own 30, first and ten in the first quarter; nobody has a strength.
class Scene {
public:
    Scene() {
        m_state.teams[0] = Team{"gulls", "Gulls", "GUL", "#1d4e89", "#ffffff", {}};
        m_state.teams[1] = Team{"foxes", "Foxes", "FOX", "#a4502b", "#ffffff", {}};
        m_state.phase = Phase::Call;
        m_state.strengthsRevealed = true;
        m_state.strengthChosen = {true, true};
        m_state.openingKicker = Side::Visitor;
        m_state.down = 1;
        m_state.toGo = 10;
    }
    Scene& ball(int yards) {
        m_state.ball = yards;
        m_state.toGo = std::min(10, 100 - yards);
        return *this;
    }
    Scene& down(int down, int toGo) {
        m_state.down = down;
        m_state.toGo = toGo;
        return *this;
    }
    Scene& quarter(int quarter, int play = 0) {
        m_state.quarter = quarter;
        m_state.play = play;
        return *this;
    }
    Scene& strength(Side side, Die die) {
        m_state.strengths[indexOf(side)] = die;
        return *this;
    }
    Scene& offense(Side side) {
        m_state.offense = side;
        return *this;
    }
    Scene& score(int home, int visitor) {
        m_state.score = {home, visitor};
        return *this;
    }
    Scene& phase(Phase phase) {
        m_state.phase = phase;
        const bool kick = phase == Phase::Kickoff || phase == Phase::KickoffRoll ||
                          phase == Phase::OnsideRoll || phase == Phase::FreeKickRoll ||
                          phase == Phase::TryChoice || phase == Phase::TryKickRoll;
        if (kick)
            m_state.down = m_state.toGo = 0;
        return *this;
    }
    /// A run back that is about to be rolled.
    Scene& runBack(Side side, int line, ReturnKind kind) {
        m_state.runBack = RunBack{side, line, kind, {}, {}};
        m_state.phase = Phase::RunBackRoll;
        if (kind == ReturnKind::Kickoff)
            m_state.down = m_state.toGo = 0;
        return *this;
    }
    template <class F>
    Scene& rules(F change) {
        change(m_state.rules.edit());
        return *this;
    }
    Scene& automatic() {
        m_state.autoCancel = true;
        return *this;
    }
    operator State() const {  // NOLINT(google-explicit-constructor)
        const auto problem = validate(m_state);
        INFO((problem ? problem->pointer + " " + problem->reason : ""));
        REQUIRE_FALSE(problem);
        return m_state;
    }

private:
    State m_state;
};

inline Step must(const State& state, const Input& input) {
    const auto step = apply(state, input);
    INFO("phase " << nameOf(state.phase));
    INFO((step ? "" : step.error().code + " " + filled(step.error().text, step.error().args)));
    REQUIRE(step);
    return *step;
}
/// The error code, empty if nothing is wrong.
inline std::string code(const State& state, const Input& input) {
    const State before = state;
    const auto refused = check(state, input);
    CHECK(state == before);
    return refused ? refused->code : "";
}
inline std::string message(const State& state, const Input& input) {
    const auto refused = check(state, input);
    return refused ? filled(refused->text, refused->args) : "";
}

inline Decision by(Side side, DecisionKind kind) {
    Decision decision;
    decision.kind = kind;
    decision.side = side;
    return decision;
}
inline Decision choose(Side side, DecisionKind kind, Choice choice) {
    Decision decision = by(side, kind);
    decision.choice = choice;
    return decision;
}
inline Decision calls(Side side, Die die) {
    Decision decision = by(side, DecisionKind::Call);
    decision.die = die;
    return decision;
}
inline Decision adds(Side side, std::string result = {}) {
    Decision decision = by(side, DecisionKind::UseStrength);
    decision.result = std::move(result);
    return decision;
}
inline Decision cancels(Side side, Faces results) {
    Decision decision = by(side, DecisionKind::Cancel);
    decision.results = std::move(results);
    return decision;
}
inline Chance coin(CoinFace face) {
    Chance chance;
    chance.coin = face;
    return chance;
}
/// The awaited dice with these faces on top.
inline Chance dice(const State& state, const Faces& faces) {
    const Prompt due = prompt(state);
    REQUIRE(due.chance);
    REQUIRE(due.chance->draws.size() == faces.size());
    Chance chance;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const auto& printed = due.chance->draws[i].faces;
        const auto found = std::ranges::find(printed, faces[i]);
        INFO("die " << due.chance->draws[i].label << " face " << faces[i]);
        REQUIRE(found != printed.end());
        chance.faces.push_back(static_cast<int>(found - printed.begin()) + 1);
    }
    return chance;
}
inline Step rolls(const State& state, const Faces& faces) {
    return must(state, dice(state, faces));
}
/// Four of the play dice with so many red results.
inline Step rollsRed(const State& state, int red) {
    Faces faces{"TK", "TK", "TK", "IN"};
    const Faces reds{"GN5", "CP4", "GN1", "CP12"};
    for (int i = 0; i < red; ++i)
        faces[static_cast<std::size_t>(i)] = reds[static_cast<std::size_t>(i)];
    return rolls(state, faces);
}

/// Both call.
inline State called(const State& state, Die red, Die blue) {
    const State half = must(state, calls(state.offense, red)).next;
    return must(half, calls(other(state.offense), blue)).next;
}
/// Both call and the dice fall.
inline Step play(const State& state, Die red, Die blue, const Faces& faces) {
    return rolls(called(state, red, blue), faces);
}
/// Strengths and rerolls are passed and the book's choice is canceled, until the play is settled.
inline Step settled(Step step) {
    while (true) {
        const State& s = step.next;
        Input next;
        if (s.phase == Phase::OffenseStrength)
            next = by(s.offense, DecisionKind::PassStrength);
        else if (s.phase == Phase::DefenseStrength)
            next = by(other(s.offense), DecisionKind::PassStrength);
        else if (s.phase == Phase::Reroll)
            next = by(s.homeField, DecisionKind::PassReroll);
        else if (s.phase == Phase::Cancel)
            next = autoCancel(s, other(s.offense));
        else if (s.phase == Phase::RunBackCancel)
            next = autoCancel(s, prompt(s).side);
        else
            return step;
        Step after = must(s, next);
        step.events.insert(step.events.end(), after.events.begin(), after.events.end());
        step.next = std::move(after.next);
    }
}
inline Step played(const State& state, Die red, Die blue, const Faces& faces) {
    return settled(play(state, red, blue, faces));
}

inline const Event* find(const Step& step, EventKind kind) {
    const auto found = std::ranges::find(step.events, kind, &Event::kind);
    return found == step.events.end() ? nullptr : &*found;
}
inline bool has(const Step& step, EventKind kind) {
    return find(step, kind) != nullptr;
}
inline bool wants(const State& state, DecisionKind kind) {
    const Prompt due = prompt(state);
    return std::ranges::find(due.wants, kind) != due.wants.end();
}
/// "first and ten on the own 30"
struct Series {
    Side offense;
    int down;
    int toGo;
    int ball;
    bool operator==(const Series&) const = default;
};
inline std::ostream& operator<<(std::ostream& out, const Series& s) {
    return out << (s.offense == Side::Home ? "home " : "visitor ") << s.down << " and " << s.toGo
               << " at " << s.ball;
}
inline Series series(const State& s) {
    return {s.offense, s.down, s.toGo, s.ball};
}

inline constexpr Side kHome = Side::Home;
inline constexpr Side kVisitor = Side::Visitor;

}  // namespace test
}  // namespace thrum::touchdown
