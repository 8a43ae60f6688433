#include "gui/home/board_picture.hpp"

#include "gui/board/board_view.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>

#include <QMouseEvent>

namespace thrum::gui {

namespace {
constexpr double kShape = 2.25;  // width to height of a plate whose field fills the height
}

BoardPicture::BoardPicture(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("boardPicture"));
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("The practice table (Alt+3)"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_board = new BoardView{this};
    m_board->setObjectName(QStringLiteral("pictured"));
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setMinimumSize(minimumSizeHint());
    m_board->setAccessibleName(tr("Picture of the practice table"));
}

void BoardPicture::showScene(const BoardScene& scene) {
    BoardScene shown = scene;
    shown.selected.clear();
    shown.focused.reset();
    shown.shown.miniMap = false;
    const bool first = m_board->scene().figures.empty();
    m_board->showScene(std::move(shown));
    if (first && scene.lineOfScrimmage)
        m_board->fitPlay(QPointF{*scene.lineOfScrimmage, field::kMiddle.y.yards()});
}

void BoardPicture::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    // No wider than the plate is at this height: what is beside it has room for words.
    setMaximumWidth(std::max(minimumSizeHint().width(), static_cast<int>(height() * kShape)));
    m_board->setGeometry(rect());
}

void BoardPicture::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        emit pressed();
}

}  // namespace thrum::gui
