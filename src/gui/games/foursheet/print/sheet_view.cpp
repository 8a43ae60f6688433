#include "gui/games/foursheet/print/sheet_view.hpp"

#include <algorithm>
#include <utility>

#include <QPainter>

namespace thrum::gui::fss {

SheetView::SheetView(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("sheetView"));
    QSizePolicy policy{QSizePolicy::Expanding, QSizePolicy::Preferred};
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SheetView::show(Panel panel, const QString& words) {
    m_panel = std::move(panel);
    setAccessibleName(words);
    update();
}

void SheetView::paintEvent(QPaintEvent*) {
    if (!m_panel)
        return;
    QPainter painter{this};
    const double scale = std::min(width() / kPanelWide, height() / kPanelHigh);
    QRectF paper{0.0, 0.0, kPanelWide * scale, kPanelHigh * scale};
    paper.moveCenter(QRectF{rect()}.center());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::white);  // paper is white in the dark, too
    painter.drawRoundedRect(paper, 3.0, 3.0);
    SheetPen pen{painter, paper};
    m_panel(pen);
}

}  // namespace thrum::gui::fss
