#pragma once

#include <thrum/rules/field_reader.hpp>
#include <thrum/rules/field_sink.hpp>
#include <thrum/rules/field_source.hpp>
#include <thrum/rules/race/game.hpp>

#include <string_view>
#include <vector>

/// Race as documents: the member lists, and readers and writers that walk them.
namespace thrum::race {

template <SameAs<RulesData::ModeDefault> S, class F>
void eachField(S& s, F&& f) {
    f("default", s.mode);
}
template <SameAs<RulesData::Course> S, class F>
void eachField(S& s, F&& f) {
    f("yards", s.yards);
}
template <SameAs<RulesData::Write> S, class F>
void eachField(S& s, F&& f) {
    f("highest", s.highest);
    f("seconds", s.seconds);
}
template <SameAs<RulesData::Die> S, class F>
void eachField(S& s, F&& f) {
    f("sides", s.sides);
}
template <SameAs<RulesData> S, class F>
void eachField(S& s, F&& f) {
    f("schema", s.schema);
    f("ruleset", s.ruleset);
    f("revision", s.revision);
    f("mode", s.mode);
    f("course", s.course);
    f("write", s.write);
    f("die", s.die);
}
template <SameAs<Team> S, class F>
void eachField(S& s, F&& f) {
    f("id", s.id);
    f("name", s.name);
}
template <SameAs<State> S, class F>
void eachField(S& s, F&& f) {
    f("rules", s.rules);
    f("mode", s.mode);
    f("teams", s.teams);
    f("phase", s.phase);
    f("toss_call", s.tossCall);
    f("first", s.first);
    f("round", s.round);
    f("yards", s.yards);
    f("written", s.written);
    f("winner", s.winner);
}
template <SameAs<Decision> S, class F>
void eachField(S& s, F&& f) {
    f("type", s.kind);
    f("side", s.side);
    f("ms", s.ms);
    f("face", s.face);
    f("number", s.number);
}
template <SameAs<Event> S, class F>
void eachField(S& s, F&& f) {
    f("type", s.kind);
    f("clause", s.clause);
    f("side", s.side);
    f("face", s.face);
    f("numbers", s.numbers);
    f("faces", s.faces);
    f("yards", s.yards);
    f("score", s.score);
    f("play", s.play);
}
template <SameAs<NumberOption> S, class F>
void eachField(S& s, F&& f) {
    f("least", s.least);
    f("most", s.most);
}
template <SameAs<ClockView> S, class F>
void eachField(S& s, F&& f) {
    f("name", s.name);
    f("ms_left", s.msLeft);
    f("enforced", s.enforced);
}

void write(const State& state, FieldSink& to);
void write(const Prompt& prompt, FieldSink& to);
void write(const Input& input, FieldSink& to);
void write(const Event& event, FieldSink& to);
void write(const RulesData& rules, FieldSink& to);
void write(const Team& team, FieldSink& to);
/// Form and ranges only: whether it makes sense is for `validate`.
[[nodiscard]] State readState(const FieldSource& at);
[[nodiscard]] Input readInput(const FieldSource& at);
[[nodiscard]] Event readEvent(const FieldSource& at);
/// A missing key takes the printed default; a number out of its range fails where it stands. RAC-7.
[[nodiscard]] RulesData readRules(const FieldSource& at);
[[nodiscard]] Team readTeam(const FieldSource& at);
/// What a patch of the phase makes void: what belongs to the phase there was (D68).
[[nodiscard]] std::vector<std::string_view> voidedBy(const FieldSource& patch);

}  // namespace thrum::race
