#include <thrum/core/digest.hpp>
#include <thrum/rules/touchdown/fields.hpp>

#include <bit>

// Clause: D58. A state is digested as it is written: the same members under the same names.
namespace thrum::touchdown {
namespace {

class DigestSink final : public FieldSink {
public:
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

    [[nodiscard]] std::uint64_t value() const { return m_digest.value(); }

private:
    Digest m_digest;
};

}  // namespace

std::uint64_t digest(const State& state) {
    DigestSink sink;
    write(state, sink);
    return sink.value();
}

}  // namespace thrum::touchdown
