#include <thrum/core/digest.hpp>
#include <thrum/rules/foursheet/fields.hpp>

#include <bit>
#include <utility>
#include <vector>

// Clause: D58. A digest of what would be written.
namespace thrum::foursheet {
namespace {

class DigestSink final : public FieldSink {
public:
    void null() override { mark(1); }
    void boolean(bool value) override { mark(value ? 3 : 2); }
    void whole(std::int64_t value) override {
        mark(4);
        m_digest.add(value);
    }
    void number(double value) override {
        mark(5);
        m_digest.add(std::bit_cast<std::uint64_t>(value == 0.0 ? 0.0 : value));
    }
    void text(std::string_view value) override {
        mark(6);
        m_digest.add(value);
    }
    void beginList() override { mark(7); }
    void endList() override { mark(8); }
    void beginObject() override { mark(9); }
    void key(std::string_view name) override { m_digest.add(name); }
    void endObject() override { mark(10); }
    [[nodiscard]] std::uint64_t value() const { return m_digest.value(); }

private:
    void mark(std::int32_t what) { m_digest.add(what); }
    Digest m_digest;
};

template <class T>
std::uint64_t counted(const T& value) {
    DigestSink sink;
    write(value, sink);
    return sink.value();
}

// What never changes in a game is counted once. The copy that is kept here keeps the value's
// address from being another's.
template <class T>
std::uint64_t remembered(const Shared<T>& value) {
    constexpr std::size_t kKept = 8;
    thread_local std::vector<std::pair<Shared<T>, std::uint64_t>> kept;
    for (const auto& [known, bits] : kept)
        if (&*known == &*value)
            return bits;
    const std::uint64_t bits = counted(*value);
    if (kept.size() == kKept)
        kept.erase(kept.begin());
    kept.emplace_back(value, bits);
    return bits;
}

}  // namespace

std::uint64_t digest(const State& state) {
    DigestSink sink;
    writeFrame(state, sink);
    Digest all;
    all.add(sink.value());
    all.add(remembered(state.rules));
    all.add(remembered(state.data));
    all.add(remembered(state.teams[0]));
    all.add(remembered(state.teams[1]));
    return all.value();
}

}  // namespace thrum::foursheet
