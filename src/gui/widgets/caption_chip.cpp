#include "gui/widgets/caption_chip.hpp"

#include "gui/widgets/comfort.hpp"

#include <QEvent>

namespace thrum::gui {

namespace {
constexpr int kShownMs = 1800;
constexpr int kEdgeMargin = 12;
}  // namespace

CaptionChip::CaptionChip(QWidget* parent) : QLabel{parent} {
    setObjectName(QStringLiteral("caption"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_gone.setSingleShot(true);
    m_gone.setInterval(kShownMs);
    connect(&m_gone, &QTimer::timeout, this, &QWidget::hide);
    connect(&Comfort::instance(), &Comfort::changed, this, [this] {
        if (!Comfort::instance().captions())
            hide();
    });
    parent->installEventFilter(this);
    hide();
}

void CaptionChip::caption(const QString& words) {
    write(words);
    m_gone.start();
}

void CaptionChip::keep(const QString& words) {
    m_gone.stop();
    write(words);
}

void CaptionChip::write(const QString& words) {
    if (!Comfort::instance().captions())
        return;
    setText(QStringLiteral("[%1]").arg(words));
    adjustSize();
    place();
    show();
    raise();
}

void CaptionChip::place() {
    move(kEdgeMargin, parentWidget()->height() - height() - kEdgeMargin);
}

bool CaptionChip::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::Resize)
        place();
    return QLabel::eventFilter(watched, event);
}

}  // namespace thrum::gui
