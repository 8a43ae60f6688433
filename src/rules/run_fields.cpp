#include <thrum/core/digest.hpp>
#include <thrum/rules/run_fields.hpp>

namespace thrum {
namespace {

void writeBall(const std::optional<BallSetup>& ball, const FieldWriter& writer) {
    FieldSink& to = writer.sink();
    if (!ball) {
        to.null();
        return;
    }
    to.beginObject();
    writer.member("at", ball->at);
    writer.member("radius_mm", ball->radiusMm);
    if (ball->body)
        writer.member("body", true);
    to.endObject();
}

void writeFigure(const FigureSetup& figure, const FieldWriter& writer, const BoardNamer& names) {
    FieldSink& to = writer.sink();
    to.beginObject();
    writer.member("figure", figure.id);
    if (const std::string base = names.baseName(figure.id, figure.baseSlot); !base.empty())
        writer.member("base", base);
    writer.member("x", figure.pose.at.x);
    writer.member("y", figure.pose.at.y);
    writer.member("heading_deg", figure.pose.heading);
    writer.member("status", std::string_view{figure.fallen ? "fallen" : "standing"});
    if (figure.fallen)
        writer.member("fall_direction_deg", *figure.fallen);
    to.endObject();
}

}  // namespace

void write(const SegmentRequest& request, FieldSink& to, const BoardNamer& names) {
    const FieldWriter writer{to, names, Empty::Keep};
    to.beginObject();
    writer.member("digest", hex16(digestOf(request)));
    writer.member("ticks_per_second", request.ticksPerSecond);
    writer.member("max_ticks", request.maxTicks);
    writer.member("contact_mm", request.contactBeginMm);
    writer.member("contact_end_mm", request.contactEndMm);
    to.key("ball");
    writeBall(request.ball, writer);
    to.key("figures");
    to.beginList();
    for (const FigureSetup& figure : request.figures)
        writeFigure(figure, writer, names);
    to.endList();
    writer.member("touching", request.touching);
    to.endObject();
}

}  // namespace thrum
