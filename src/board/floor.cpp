#include "board/engine.hpp"

#include <thrum/board/floor.hpp>

#include <bit>

namespace thrum {

struct FloorRun::Impl {
    TableSetup table;
    SegmentRequest request;
    std::uint64_t seed = 0;
    board::ForceTape tape;
    std::vector<std::uint32_t> end;
    board::Engine engine;

    void build() { engine.build(table, request, seed); }

    [[nodiscard]] std::vector<std::uint32_t> bits() const {
        std::vector<std::uint32_t> all;
        for (int i = 0; i < engine.count(); ++i) {
            const b2Transform& at = engine.body(i).GetTransform();
            for (const float value : {at.p.x, at.p.y, at.q.s, at.q.c})
                all.push_back(std::bit_cast<std::uint32_t>(value));
        }
        return all;
    }
};

FloorRun::FloorRun(std::unique_ptr<Impl> impl) : m_impl{std::move(impl)} {}
FloorRun::FloorRun(FloorRun&&) noexcept = default;
FloorRun& FloorRun::operator=(FloorRun&&) noexcept = default;
FloorRun::~FloorRun() = default;

std::optional<FloorRun> FloorRun::record(const TableSetup& table,
                                         const SegmentRequest& request,
                                         std::uint64_t seed) {
    auto impl = std::make_unique<Impl>();
    impl->table = table;
    impl->request = request;
    impl->seed = seed;
    impl->engine.record(&impl->tape);
    impl->build();
    for (int tick = 0; tick < request.maxTicks; ++tick) {
        impl->engine.tick();
        if (!impl->engine.fellNow().empty())
            return std::nullopt;
    }
    impl->end = impl->bits();
    impl->engine.record(nullptr);
    impl->engine.replay(&impl->tape);
    FloorRun run{std::move(impl)};
    run.rewind();
    return run;
}

void FloorRun::rewind() {
    m_impl->build();
}

void FloorRun::step() {
    m_impl->engine.tick();
}

bool FloorRun::sameEnd() const {
    return m_impl->bits() == m_impl->end;
}

}  // namespace thrum
