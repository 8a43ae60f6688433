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
    hide();
}

void CaptionChip::layOn(QWidget* board) {
    if (m_board == board)
        return;
    if (m_board != nullptr)
        m_board->removeEventFilter(this);
    m_board = board;
    if (board == nullptr) {
        hide();
        return;
    }
    board->installEventFilter(this);
    place();
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
    if (!Comfort::instance().captions() || m_board == nullptr)
        return;
    setText(QStringLiteral("[%1]").arg(words));
    adjustSize();
    place();
    show();
    raise();
}

void CaptionChip::place() {
    if (m_board != nullptr)
        move(m_board->mapTo(parentWidget(),
                            QPoint{kEdgeMargin, m_board->height() - height() - kEdgeMargin}));
}

bool CaptionChip::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_board && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        place();
    return QLabel::eventFilter(watched, event);
}

}  // namespace thrum::gui
