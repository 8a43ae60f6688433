#include "texts.hpp"

#include <thrum/core/digest.hpp>
#include <thrum/rules/touchdown/state_fields.hpp>

#include <array>
#include <bit>
#include <utility>
#include <vector>

// Clause: D58. A state is digested as it is written: the same members under the same names. Its
// rules come first and are the same all game, so how far they bring the digest is counted once.
namespace thrum::touchdown {
namespace {

class DigestSink final : public FieldSink {
public:
    explicit DigestSink(Digest begun = {}) : m_digest{begun} {}

    void null() override { m_digest.add(std::uint64_t{0}); }
    void boolean(bool value) override { m_digest.add(value); }
    void whole(std::int64_t value) override { m_digest.add(value); }
    void number(double value) override {
        m_digest.add(std::bit_cast<std::uint64_t>(value == 0.0 ? 0.0 : value));
    }
    void text(std::string_view value) override { m_digest.add(value); }
    void beginList() override { m_digest.add(std::string_view{"["}); }
    void endList() override { m_digest.add(std::string_view{"]"}); }
    void beginObject() override { m_digest.add(std::string_view{"{"}); }
    void key(std::string_view name) override { m_digest.add(name); }
    void endObject() override { m_digest.add(std::string_view{"}"}); }

    [[nodiscard]] Digest soFar() const { return m_digest; }
    [[nodiscard]] std::uint64_t value() const { return m_digest.value(); }

private:
    Digest m_digest;
};

constexpr std::string_view kRules = "rules";

// The copy that is kept here keeps the address of the rules from being another's.
Digest afterRules(const Shared<RulesData>& rules) {
    constexpr std::size_t kKept = 8;
    thread_local std::vector<std::pair<Shared<RulesData>, Digest>> kept;
    for (const auto& [known, soFar] : kept)
        if (&*known == &*rules)
            return soFar;
    DigestSink sink;
    sink.beginObject();
    sink.key(kRules);
    write(*rules, sink);
    if (kept.size() == kKept)
        kept.erase(kept.begin());
    kept.emplace_back(rules, sink.soFar());
    return sink.soFar();
}

}  // namespace

std::uint64_t digest(const State& state) {
    DigestSink sink{afterRules(state.rules)};
    constexpr std::array kGone{kRules};
    FieldWriter{sink, kNoNames, Empty::Keep}.membersBut(state, kGone);
    sink.endObject();
    return sink.value();
}

}  // namespace thrum::touchdown
