#include <thrum/rules/field_sink.hpp>

namespace thrum {

std::string_view sideWord(Side side) {
    return kSideWords[static_cast<std::size_t>(side)].first;
}

void FieldWriter::write(Vec2 value) const {
    m_to->beginList();
    m_to->number(value.x);
    m_to->number(value.y);
    m_to->endList();
}

void FieldWriter::write(const FieldPoint& value) const {
    m_to->beginList();
    write(value.x);
    write(value.y);
    m_to->endList();
}

void FieldWriter::write(const Pose& value) const {
    m_to->beginList();
    write(value.at.x);
    write(value.at.y);
    write(value.heading);
    m_to->endList();
}

void FieldWriter::write(const FigurePair& value) const {
    m_to->beginList();
    write(value.a);
    write(value.b);
    m_to->endList();
}

void FieldWriter::write(const Polygon& value) const {
    m_to->beginList();
    for (const Vec2 corner : value.corners())
        write(corner);
    m_to->endList();
}

void FieldWriter::write(const TextArguments& value) const {
    m_to->beginObject();
    for (const auto& [name, text] : value) {
        m_to->key(name);
        m_to->text(text);
    }
    m_to->endObject();
}

void writeMembers(const RuleViolation& refusal, FieldSink& to) {
    const NoNames nobody;
    const FieldWriter writer{to, nobody, Empty::Keep};
    writer.member("clause", refusal.clause);
    writer.member("code", refusal.code);
    writer.member("message", filled(refusal.text, refusal.args));
    writer.member("args", refusal.args);
}

}  // namespace thrum
