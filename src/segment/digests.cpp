#include <thrum/core/digest.hpp>
#include <thrum/segment/result.hpp>

#include <bit>

namespace thrum {
namespace {

void add(Digest& d, double value) {
    d.add(std::bit_cast<std::uint64_t>(value));
}
void add(Digest& d, FigureId id) {
    d.add(static_cast<std::uint32_t>(id.value()));
}
void add(Digest& d, FigurePair pair) {
    add(d, pair.a);
    add(d, pair.b);
}
void add(Digest& d, FieldPoint p) {
    d.add(p.x.units());
    d.add(p.y.units());
}
void add(Digest& d, const Pose& pose) {
    add(d, pose.at);
    d.add(pose.heading.hundredths());
}
void add(Digest& d, const FigureSetup& f) {
    add(d, f.id);
    d.add(f.baseSlot);
    add(d, f.pose);
    d.add(f.fallen ? f.fallen->hundredths() : -1);
}
void add(Digest& d, const Call& call) {
    d.add(call.tick);
    d.add(static_cast<std::uint32_t>(call.side));
    d.add(static_cast<std::uint32_t>(call.kind));
}
void add(Digest& d, const CallRuling& r) {
    add(d, r.call);
    d.add(r.granted);
    d.add(std::string_view{r.clause});
}
void add(Digest& d, const Note& n) {
    d.add(n.tick);
    d.add(std::string_view{n.kind});
    d.add(std::string_view{n.clause});
    d.add(std::string_view{n.result});
    d.add(static_cast<std::uint64_t>(n.figures.size()));
    for (const FigureId f : n.figures)
        add(d, f);
    d.add(n.frontX.has_value());
    if (n.frontX)
        d.add(n.frontX->units());
    d.add(n.at.has_value());
    if (n.at)
        add(d, *n.at);
}
void add(Digest& d, const TimedTouch& t) {
    d.add(t.tick);
    add(d, t.touch.pair);
    add(d, t.touch.at);
    d.add(t.touch.closingMmPerS);
}
void add(Digest& d, const TimedFall& f) {
    d.add(f.tick);
    add(d, f.fall.figure);
    d.add(f.fall.direction.hundredths());
}
void add(Digest& d, const RailTouch& r) {
    d.add(r.tick);
    add(d, r.figure);
}
template <class T>
void add(Digest& d, const std::vector<T>& list) {
    d.add(static_cast<std::uint64_t>(list.size()));
    for (const T& item : list)
        add(d, item);
}

}  // namespace

std::uint64_t digestOf(const SegmentRequest& request) {
    Digest d;
    d.add(request.ticksPerSecond);
    d.add(request.maxTicks);
    add(d, request.contactBeginMm);
    add(d, request.contactEndMm);
    d.add(request.ball.has_value());
    if (request.ball) {
        add(d, request.ball->at);
        add(d, request.ball->radiusMm);
        if (request.ball->body)  // only where set: TAP's digests stay as they were
            d.add(true);
    }
    add(d, request.figures);
    add(d, request.touching);
    return d.value();
}

std::uint64_t digestOf(const SegmentResult& result) {
    Digest d;
    d.add(static_cast<std::uint32_t>(result.by));
    d.add(result.request);
    d.add(result.ticks);
    d.add(static_cast<std::uint32_t>(result.stop.cause));
    d.add(std::string_view{result.stop.clause});
    add(d, result.figures);
    add(d, result.touching);
    add(d, result.calls);
    add(d, result.notes);
    add(d, result.contacts);
    add(d, result.falls);
    add(d, result.rails);
    d.add(result.unusedScriptLines);
    if (result.ball)
        add(d, *result.ball);
    return d.value();
}

}  // namespace thrum
