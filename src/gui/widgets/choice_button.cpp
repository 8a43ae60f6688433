#include "gui/widgets/choice_button.hpp"

#include "gui/theme/theme.hpp"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionButton>

namespace thrum::gui {

namespace {
constexpr int kPadding = 9;
constexpr int kSidePadding = 12;
constexpr int kDigitRoom = 14;
constexpr int kPictureGap = 10;
constexpr int kTilePadding = 5;
constexpr int kTileLines = 2;
}  // namespace

ChoiceButton::ChoiceButton(QWidget* parent) : QPushButton{parent} {
    setFocusPolicy(Qt::TabFocus);
    QSizePolicy policy{QSizePolicy::Expanding, QSizePolicy::Preferred};
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChoiceButton::setChoice(const QString& text, const QString& note) {
    if (m_title == text && m_note == note)
        return;
    m_title = text;
    m_note = note;
    setText(text);  // for screen readers and tests; drawn by paintEvent
    setAccessibleDescription(note);
    fit();
    update();
}

void ChoiceButton::setDigit(int digit) {
    if (std::exchange(m_digit, digit) == digit)
        return;
    fit();
    update();
}

void ChoiceButton::setPicture(const QPixmap& picture) {
    if (m_picture.cacheKey() == picture.cacheKey())
        return;
    m_picture = picture;
    fit();
    update();
}

void ChoiceButton::setTile(bool tile) {
    if (std::exchange(m_tile, tile) == tile)
        return;
    fit();
    update();
}

QFont ChoiceButton::tileFont() const {
    QFont font = titleFont();
    font.setPointSizeF(font.pointSizeF() * 0.86);
    return font;
}

int ChoiceButton::tileWidth(const QString& word) const {
    return QFontMetrics{tileFont()}.horizontalAdvance(word) + 2 * kTilePadding;
}

int ChoiceButton::pictureRoom() const {
    return m_picture.isNull()
               ? 0
               : static_cast<int>(m_picture.deviceIndependentSize().width()) + kPictureGap;
}

// The line below wraps with the width: it is never cut, nor is room left for lines it has not.
void ChoiceButton::fit() {
    const int height = heightForWidth(width());
    if (minimumHeight() != height)
        setMinimumHeight(height);
    updateGeometry();
}

void ChoiceButton::resizeEvent(QResizeEvent* event) {
    QPushButton::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

QFont ChoiceButton::noteFont() const {
    QFont font = this->font();
    font.setPointSizeF(font.pointSizeF() * 0.92);
    return font;
}

QFont ChoiceButton::titleFont() const {
    QFont font = this->font();
    font.setBold(true);
    return font;
}

QSize ChoiceButton::titleRoom(int width) const {
    const int room =
        std::max(40, width - 2 * kSidePadding - pictureRoom() - (m_digit > 0 ? kDigitRoom : 0));
    const int height = QFontMetrics{titleFont()}
                           .boundingRect(QRect{0, 0, room, 400}, Qt::TextWordWrap, m_title)
                           .height();
    return {room, std::max(height, fontMetrics().height())};
}

int ChoiceButton::heightForWidth(int width) const {
    if (m_tile)
        return 2 * kTilePadding + 2 + kTileLines * QFontMetrics{tileFont()}.height() +
               (m_picture.isNull() ? 0
                                   : static_cast<int>(m_picture.deviceIndependentSize().height()));
    int height = titleRoom(width).height() + 2 * kPadding;
    if (!m_note.isEmpty())
        height += QFontMetrics{noteFont()}
                      .boundingRect(
                          QRect{0, 0, std::max(40, width - 2 * kSidePadding - pictureRoom()), 400},
                          Qt::TextWordWrap,
                          m_note)
                      .height() +
                  2;
    if (!m_picture.isNull())
        height = std::max(height,
                          static_cast<int>(m_picture.deviceIndependentSize().height()) + kPadding);
    return height;
}

QSize ChoiceButton::sizeHint() const {
    return m_tile ? QSize{60, heightForWidth(60)}
                  : QSize{220, heightForWidth(std::max(width(), 200))};
}

void ChoiceButton::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    style()->drawControl(QStyle::CE_PushButton, &option, &painter, this);
    const ThemeColors& colors = Theme::instance().colors();
    const bool pressed = isDown() || isChecked();
    if (m_tile) {
        painter.setPen(pressed ? colors.pickText : isEnabled() ? colors.text : colors.muted);
        paintTile(painter);
        return;
    }
    QRect box = rect().adjusted(kSidePadding, kPadding, -kSidePadding, -kPadding);
    if (!m_picture.isNull()) {
        const QSizeF size = m_picture.deviceIndependentSize();
        painter.setOpacity(isEnabled() ? 1.0 : 0.45);
        painter.drawPixmap(QPointF{static_cast<double>(box.left()), (height() - size.height()) / 2},
                           m_picture);
        painter.setOpacity(1.0);
        box.setLeft(box.left() + pictureRoom());
    }
    painter.setFont(titleFont());
    painter.setPen(pressed ? colors.pickText : isEnabled() ? colors.text : colors.muted);
    if (m_digit > 0)
        painter.drawText(
            box, static_cast<int>(Qt::AlignRight | Qt::AlignTop), QString::number(m_digit));
    const QSize title = titleRoom(width());
    painter.drawText(QRect{box.topLeft(), title},
                     static_cast<int>(Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap),
                     m_title);
    if (m_note.isEmpty())
        return;
    box.setTop(box.top() + title.height() + 2);
    painter.setFont(noteFont());
    painter.setPen(pressed ? colors.pickText : colors.muted);
    painter.drawText(
        box, static_cast<int>(Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap), m_note);
}

void ChoiceButton::paintTile(QPainter& painter) const {
    const QRect box = rect().adjusted(kTilePadding, kTilePadding, -kTilePadding, -kTilePadding);
    const QSizeF size = m_picture.isNull() ? QSizeF{} : m_picture.deviceIndependentSize();
    if (!m_picture.isNull())
        painter.drawPixmap(QPointF{(width() - size.width()) / 2.0,
                                   m_title.isEmpty() ? (height() - size.height()) / 2.0
                                                     : static_cast<double>(box.top())},
                           m_picture);
    painter.setFont(tileFont());
    if (m_digit > 0)
        painter.drawText(
            box, static_cast<int>(Qt::AlignRight | Qt::AlignTop), QString::number(m_digit));
    const auto upright = m_picture.isNull() ? Qt::AlignVCenter : Qt::AlignTop;
    painter.drawText(box.adjusted(0, static_cast<int>(size.height()) + 2, 0, 0),
                     static_cast<int>(Qt::AlignHCenter | upright | Qt::TextWordWrap),
                     m_title);
}

void ChoiceButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QPushButton::keyPressEvent(event);
}

}  // namespace thrum::gui
