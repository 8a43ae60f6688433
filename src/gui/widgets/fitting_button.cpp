#include "gui/widgets/fitting_button.hpp"

#include <algorithm>
#include <utility>

#include <QStyleOptionButton>
#include <QStylePainter>

namespace thrum::gui {

namespace {
constexpr double kSmallestText = 0.6;
constexpr int kKeyMargin = 8;
}  // namespace

void FittingButton::setKey(const QString& key) {
    if (std::exchange(m_key, key) == key)
        return;
    setAccessibleDescription(key.isEmpty() ? QString{} : tr("Key %1").arg(key));
    updateGeometry();
    update();
}

int FittingButton::keyRoom() const {
    return m_key.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_key) + 2 * kKeyMargin;
}

QSize FittingButton::sizeHint() const {
    return QPushButton::sizeHint() + QSize{keyRoom(), 0};
}

QSize FittingButton::minimumSizeHint() const {
    const QSize whole = sizeHint();
    const int wide = fontMetrics().horizontalAdvance(text());
    return {whole.width() - wide + static_cast<int>(wide * kSmallestText) + 1, whole.height()};
}

void FittingButton::paintEvent(QPaintEvent* event) {
    const int missing = sizeHint().width() - width();
    if (missing <= 0 && m_key.isEmpty()) {
        QPushButton::paintEvent(event);
        return;
    }
    QStylePainter painter{this};
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawControl(QStyle::CE_PushButton, option);
    const auto write = [&](const QString& words, const QRect& where) {
        QStyleOptionButton label = option;  // as the style sheet writes it
        label.text = words;
        label.rect = where;
        painter.drawControl(QStyle::CE_PushButtonLabel, label);
    };
    const QRect room = rect().adjusted(0, 0, -keyRoom(), 0);
    if (!m_key.isEmpty())
        write(m_key, QRect{room.right() + 1, 0, keyRoom(), height()});
    if (missing <= 0) {
        write(text(), room);
        return;
    }
    const int wide = std::max(1, fontMetrics().horizontalAdvance(text()));
    QFont smaller = font();
    smaller.setPointSizeF(QFontInfo{smaller}.pointSizeF() *
                          std::max(kSmallestText, 1.0 - static_cast<double>(missing + 2) / wide));
    painter.setFont(smaller);
    // what is chosen is written as the theme writes it, which the button's palette does not know
    const bool chosen = isChecked() || isDown();
    painter.drawItemText(room,
                         Qt::AlignCenter | Qt::TextShowMnemonic,
                         palette(),
                         isEnabled(),
                         text(),
                         chosen ? QPalette::HighlightedText : QPalette::ButtonText);
}

}  // namespace thrum::gui
