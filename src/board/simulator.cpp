#include "board/contact_ruler.hpp"
#include "board/engine.hpp"
#include "board/request_check.hpp"

#include <thrum/board/revision.hpp>
#include <thrum/board/simulator.hpp>

#include <algorithm>

namespace thrum {

struct Simulator::Impl {
    TableSetup table;
    std::uint64_t seed = 0;
    FrameOptions frames;
    board::Integration integration;
    int physics = kPhysicsRevision;
    bool jumps = true;

    board::Engine engine;
    board::ContactRuler ruler;
    SegmentRequest request;
    Judge* judge = nullptr;
    SegmentResult result;
    int tick = 0;
    bool running = false;
    std::vector<FigureId> ids;
    std::vector<Pose> poses;
    std::optional<FieldPoint> ball;  // of the request, or where the felt ball is now
    std::vector<Fall> falls;
    std::vector<Call> calls;
    TickReport report;

    void readPoses() {
        for (std::size_t i = 0; i < poses.size(); ++i)
            poses[i] = engine.pose(static_cast<int>(i));
        if (engine.hasBall())
            ball = engine.ball();
    }

    [[nodiscard]] std::optional<FieldPoint> movingBall() const {
        return engine.hasBall() ? ball : std::nullopt;
    }

    void keepFrame(bool last) {
        if (frames.every <= 0)
            return;
        const bool due = tick % frames.every == 0;
        if (due || (last && (result.frames.empty() || result.frames.back().tick != tick)))
            result.frames.push_back({tick, poses, movingBall()});
    }

    void makeReport() {
        report = {.tick = tick,
                  .figures = ids,
                  .poses = poses,
                  .ball = ball,
                  .ballMoves = engine.hasBall(),
                  .touched = ruler.touched(),
                  .parted = ruler.parted(),
                  .ballTouched = ruler.ballTouched(),
                  .ballParted = ruler.ballParted(),
                  .fallen = falls,
                  .calls = calls};
    }
};

Simulator::Simulator(TableSetup table, std::uint64_t seed) : m_impl{std::make_unique<Impl>()} {
    m_impl->table = std::move(table);
    m_impl->seed = seed;
}

Simulator::~Simulator() = default;

void Simulator::setTable(TableSetup table) {
    THRUM_ASSERT(!m_impl->running);
    m_impl->table = std::move(table);
}

const TableSetup& Simulator::table() const {
    return m_impl->table;
}

void Simulator::setSeed(std::uint64_t seed) {
    m_impl->seed = seed;
}

void Simulator::setFrames(FrameOptions options) {
    m_impl->frames = options;
}

void Simulator::setCoarse(bool coarse) {
    m_impl->integration.pulsesPerTick = coarse ? 2 : 1;
}

void Simulator::setPhysics(int revision) {
    m_impl->physics = revision;
}

void Simulator::setJumps(bool jumps) {
    m_impl->jumps = jumps;
}

std::optional<RequestError> Simulator::begin(const SegmentRequest& request, Judge& judge) {
    Impl& d = *m_impl;
    if (auto problem = board::problemOf(d.table, request))
        return problem;
    d.request = request;
    d.judge = &judge;
    board::Model model = board::modelOf(d.physics);
    if (!d.jumps)
        model.jumpTurnDeg = 0.0F;
    d.engine.setModel(model);
    d.engine.build(d.table, d.request, d.seed, d.integration);
    d.ruler.begin(d.table, d.request, d.engine);
    d.result = {};
    d.result.request = digestOf(request);
    d.tick = 0;
    d.running = true;
    d.ids.clear();
    d.poses.clear();
    d.falls.clear();
    d.calls.clear();
    for (const FigureSetup& f : request.figures) {
        d.ids.push_back(f.id);
        d.poses.push_back(f.pose);
    }
    d.ball = request.ball ? std::optional{request.ball->at} : std::nullopt;
    d.report = {.tick = 0,
                .figures = d.ids,
                .poses = d.poses,
                .ball = d.ball,
                .ballMoves = d.engine.hasBall()};
    d.keepFrame(false);
    return std::nullopt;
}

bool Simulator::done() const {
    return !m_impl->running;
}

void Simulator::step(std::span<const Call> calls) {
    Impl& d = *m_impl;
    THRUM_ASSERT(d.running);
    d.engine.tick();
    d.tick = d.engine.pulse();
    d.readPoses();
    d.ruler.measure(d.engine, d.poses, d.tick);
    d.falls.clear();
    for (const int lane : d.engine.fellNow()) {
        d.falls.push_back({d.ids[static_cast<std::size_t>(lane)], d.engine.fallDirection(lane)});
        d.result.falls.push_back({d.tick, d.falls.back()});
    }
    d.calls.assign(calls.begin(), calls.end());
    for (Call& call : d.calls)
        call.tick = d.tick;
    d.makeReport();
    d.result.stop = d.judge->onTick(d.report);
    if (!d.result.stop.stops() && d.tick >= d.request.maxTicks)
        d.result.stop.cause = StopCause::Limit;
    d.running = !d.result.stop.stops();
    d.keepFrame(!d.running);
}

const TickReport& Simulator::report() const {
    return m_impl->report;
}

SegmentResult Simulator::finish() {
    Impl& d = *m_impl;
    THRUM_ASSERT(!d.running && d.judge != nullptr);
    d.result.by = RunSource::Board;
    d.result.ticks = d.tick;
    d.result.figures = d.request.figures;
    for (std::size_t i = 0; i < d.poses.size(); ++i) {
        d.result.figures[i].pose = d.poses[i];
        if (d.engine.isFallen(static_cast<int>(i)))
            d.result.figures[i].fallen = d.engine.fallDirection(static_cast<int>(i));
    }
    d.result.ball = d.movingBall();
    d.result.touching = d.ruler.touching();
    d.result.contacts = d.ruler.takeContacts();
    d.result.rails = d.ruler.takeRails();
    d.result.calls = d.judge->rulings();
    d.result.notes = d.judge->notes();
    d.judge = nullptr;
    return std::move(d.result);
}

Expected<SegmentResult, RequestError> Simulator::run(const SegmentRequest& request,
                                                     Judge& judge,
                                                     std::span<const Call> calls) {
    if (auto problem = begin(request, judge))
        return Unexpected{*problem};
    std::vector<Call> due;
    while (!done()) {
        due.clear();
        const int next = m_impl->tick + m_impl->integration.pulsesPerTick;
        std::ranges::copy_if(calls, std::back_inserter(due), [&](const Call& call) {
            return call.tick > m_impl->tick && call.tick <= next;
        });
        step(due);
    }
    return finish();
}

void warmUpPhysics() {
    b2World world{b2Vec2{0.0F, 0.0F}};
    b2BodyDef def;
    def.type = b2_dynamicBody;
    b2PolygonShape box;
    box.SetAsBox(1.0F, 1.0F);
    for (const float x : {0.0F, 1.5F}) {
        def.position.Set(x, 0.0F);
        world.CreateBody(&def)->CreateFixture(&box, 1.0F);
    }
    world.Step(0.01F, 1, 1);
}

}  // namespace thrum
