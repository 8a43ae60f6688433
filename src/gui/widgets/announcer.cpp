#include "gui/widgets/announcer.hpp"

#include <algorithm>

#include <QAccessible>
#include <QStringList>
#include <QWidget>

namespace thrum::gui {

namespace {
constexpr int kBurstMs = 120;
}

Announcer::Announcer(QWidget& speaker) : QObject{&speaker}, m_speaker{speaker} {
    m_timer.setSingleShot(true);
    m_timer.setInterval(kBurstMs);
    connect(&m_timer, &QTimer::timeout, this, &Announcer::flush);
}

void Announcer::say(const QString& sentence, NewsKind kind) {
    if (sentence.isEmpty())
        return;
    const bool told = std::ranges::any_of(
        m_waiting, [&sentence](const News& news) { return news.sentence == sentence; });
    if (!told)
        m_waiting.push_back(News{kind, sentence});
    if (!m_timer.isActive())
        m_timer.start();
}

void Announcer::flush() {
    m_timer.stop();
    if (m_waiting.empty())
        return;
    std::ranges::stable_sort(m_waiting, {}, &News::kind);
    QStringList sentences;
    for (const News& news : m_waiting)
        sentences << news.sentence;
    m_waiting.clear();
    const QString all = sentences.join(QLatin1Char(' '));
    m_speaker.setAccessibleName(all);
    QAccessibleEvent event{&m_speaker, QAccessible::Alert};
    QAccessible::updateAccessibility(&event);
    emit said(all);
}

}  // namespace thrum::gui
