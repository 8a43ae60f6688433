#include <thrum/core/digest.hpp>
#include <thrum/rules/race/fields.hpp>

#include <bit>

// What a state is worth: whether it makes sense, its digest, and what each pair of eyes sees of it.
namespace thrum::race {
namespace {

// Everything that files hold takes part, in the order of the file.
class DigestSink final : public FieldSink {
public:
    void null() override { m_digest.add(std::uint64_t{0}); }
    void boolean(bool value) override { m_digest.add(value); }
    void whole(std::int64_t value) override { m_digest.add(value); }
    void number(double value) override { m_digest.add(std::bit_cast<std::uint64_t>(value)); }
    void text(std::string_view value) override { m_digest.add(value); }
    void beginList() override { m_digest.add(std::string_view{"["}); }
    void endList() override { m_digest.add(std::string_view{"]"}); }
    void beginObject() override { m_digest.add(std::string_view{"{"}); }
    void key(std::string_view name) override { m_digest.add(name); }
    void endObject() override { m_digest.add(std::string_view{"}"}); }
    [[nodiscard]] std::uint64_t value() const { return m_digest.value(); }

private:
    Digest m_digest;
};

bool mayHaveWritten(const State& s, Side side) {
    return s.phase == Phase::Roll || (s.phase == Phase::Second && side == s.first);
}

}  // namespace

std::uint64_t digest(const State& state) {
    DigestSink sink;
    write(state, sink);
    return sink.value();
}

std::optional<StateProblem> validate(const State& s) {
    if (s.round < 1)
        return StateProblem{"/round", "must be 1 or more"};
    for (const auto& [word, side] : kSideWords) {
        const std::string name{word};
        const auto& number = s.written[indexOf(side)];
        if (s.yards[indexOf(side)] < 0)
            return StateProblem{"/yards/" + name, "must be 0 or more"};
        if (number.has_value() != mayHaveWritten(s, side))
            return StateProblem{"/written/" + name,
                                number ? "nothing is written now" : "must be written"};
        if (number && (*number < 1 || *number > s.rules->write.highest))
            return StateProblem{"/written/" + name, "is no number that may be written"};
    }
    if (s.phase == Phase::Roll && s.written[0] == s.written[1])
        return StateProblem{"/written", "must differ when a die is rolled"};
    if (s.tossCall.has_value() == (s.phase == Phase::Toss))
        return StateProblem{"/toss_call", s.tossCall ? "comes with the toss" : "is missing"};
    if (s.winner.has_value() != (s.phase == Phase::Final))
        return StateProblem{"/winner", s.winner ? "the race is on" : "is missing"};
    return std::nullopt;
}

State observe(const State& state, games::Eyes eyes) {
    State seen = state;
    if (state.phase == Phase::Second && eyes != games::eyesOf(state.first))
        seen.written[indexOf(state.first)].reset();
    return seen;
}

}  // namespace thrum::race
