#include "gui/widgets/fitting_button.hpp"

#include <algorithm>

#include <QStyleOptionButton>
#include <QStylePainter>

namespace thrum::gui {

namespace {
constexpr double kSmallestText = 0.6;
}

QSize FittingButton::minimumSizeHint() const {
    const QSize whole = sizeHint();
    const int wide = fontMetrics().horizontalAdvance(text());
    return {whole.width() - wide + static_cast<int>(wide * kSmallestText) + 1, whole.height()};
}

void FittingButton::paintEvent(QPaintEvent* event) {
    const int missing = sizeHint().width() - width();
    if (missing <= 0) {
        QPushButton::paintEvent(event);
        return;
    }
    QStylePainter painter{this};
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawControl(QStyle::CE_PushButton, option);
    const int wide = std::max(1, fontMetrics().horizontalAdvance(text()));
    QFont smaller = font();
    smaller.setPointSizeF(QFontInfo{smaller}.pointSizeF() *
                          std::max(kSmallestText, 1.0 - static_cast<double>(missing + 2) / wide));
    painter.setFont(smaller);
    // what is chosen is written as the theme writes it, which the button's palette does not know
    const bool chosen = isChecked() || isDown();
    painter.drawItemText(rect(),
                         Qt::AlignCenter | Qt::TextShowMnemonic,
                         palette(),
                         isEnabled(),
                         text(),
                         chosen ? QPalette::HighlightedText : QPalette::ButtonText);
}

}  // namespace thrum::gui
