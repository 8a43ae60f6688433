#include "gui/window/status_line.hpp"

namespace thrum::gui {

StatusLine::StatusLine(QWidget* parent) : QLabel{parent}, m_announcer{*this} {
    setObjectName(QStringLiteral("status"));
    setContentsMargins(8, 0, 8, 0);
    setTextFormat(Qt::PlainText);
}

void StatusLine::say(const QString& sentence, NewsKind kind) {
    m_said = sentence;
    m_kind = kind;
    m_old = false;
    setText(sentence);
    m_messages.add(sentence, kind);
    m_announcer.say(sentence, kind);
}

void StatusLine::point(const QString& sentence) {
    setText(sentence.isEmpty() ? m_said : sentence);
}

void StatusLine::renew(const QString& before, const QString& now) {
    if (text() == before)
        setText(now);
}

void StatusLine::grow() {
    if (m_old)
        forget();
    m_old = true;
}

void StatusLine::outgrowRefusal() {
    if (m_kind != NewsKind::Refusal)
        return;
    m_kind = NewsKind::Other;
    if (text() == m_said)
        clear();  // a thing that is pointed at stays
    m_said.clear();
}

void StatusLine::forget() {
    m_said.clear();
    clear();
}

}  // namespace thrum::gui
