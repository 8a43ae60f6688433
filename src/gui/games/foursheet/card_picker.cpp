#include "gui/games/foursheet/card_picker.hpp"

#include "gui/games/foursheet/ink.hpp"
#include "gui/games/foursheet/words.hpp"
#include "gui/theme/theme.hpp"

#include <algorithm>

#include <QApplication>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace thrum::gui::fss {

namespace {
constexpr int kNumber = Qt::UserRole + 1;
constexpr int kName = Qt::UserRole + 2;
constexpr int kKind = Qt::UserRole + 3;

/// The number in a box, the name, and what kind of card it is.
class CardRowPainter final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& /*index*/) const override {
        const QFontMetricsF metrics{option.font};
        return {120, static_cast<int>(metrics.height() * 1.75)};
    }
    void paint(QPainter* painter,
               const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const ThemeColors& colors = Theme::instance().colors();
        const bool chosen = (option.state & QStyle::State_Selected) != 0;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF row = QRectF{option.rect}.adjusted(1.0, 1.0, -2.0, -1.0);
        if (chosen) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(colors.pick);
            painter->drawRoundedRect(row, 4.0, 4.0);
        }
        const double line = QFontMetricsF{option.font}.height();
        const QRectF box{row.left() + 5.0, row.center().y() - line * 0.62, line * 1.9, line * 1.24};
        painter->setPen(QPen{chosen ? colors.pickText : colors.line, 1.0});
        painter->setBrush(chosen ? QBrush{Qt::NoBrush} : QBrush{colors.button});
        painter->drawRoundedRect(box, 4.0, 4.0);
        painter->setPen(chosen ? colors.pickText : colors.text);
        painter->setFont(lettering(option.font, 0.94, true));
        painter->drawText(box, Qt::AlignCenter, index.data(kNumber).toString());
        const QString kind = index.data(kKind).toString();
        const QFont small = lettering(option.font, 0.92);
        const double wide =
            std::min(QFontMetricsF{small}.horizontalAdvance(kind), row.width() * 0.42);
        const double left = box.right() + 9.0;
        painter->setFont(lettering(option.font, 1.0, chosen));
        drawFitted(*painter,
                   QRectF{left, row.top(), row.right() - wide - 12.0 - left, row.height()},
                   static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                   index.data(kName).toString());
        painter->setFont(small);
        painter->setPen(chosen ? colors.pickText : colors.muted);
        drawFitted(*painter,
                   QRectF{row.right() - wide - 6.0, row.top(), wide, row.height()},
                   static_cast<int>(Qt::AlignRight | Qt::AlignVCenter),
                   kind);
        painter->restore();
    }
};
}  // namespace

CardPicker::CardPicker(QWidget* parent)
    : QWidget{parent}, m_edit{new QLineEdit{this}}, m_list{new QListWidget{this}} {
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    m_edit->setObjectName(QStringLiteral("cardNumber"));
    m_edit->setAccessibleName(tr("Card, by number or name"));
    m_edit->setPlaceholderText(tr("Number or name of a card"));
    m_edit->setToolTip(tr("A number from anywhere; a part of a name once you are in here"));
    m_edit->installEventFilter(this);
    column->addWidget(m_edit);
    m_list->setObjectName(QStringLiteral("cardList"));
    m_list->setAccessibleName(tr("Cards"));
    m_list->setItemDelegate(new CardRowPainter{m_list});
    m_list->setMinimumHeight(90);
    // it takes what room is left: a page that asked for more would be scrolled, and the chosen card
    // with it
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->installEventFilter(this);
    m_list->setUniformItemSizes(true);
    column->addWidget(m_list, 1);
    connect(m_edit, &QLineEdit::textEdited, this, &CardPicker::onTyped);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (!m_filling)
            choose(row);
    });
}

void CardPicker::setDeck(const Deck* deck) {
    if (deck == m_deck)
        return;
    m_deck = deck;
    if (m_number && (deck == nullptr || foursheet::cardNumbered(*deck, *m_number) == nullptr))
        m_number.reset();
    fill();
}

std::optional<int> CardPicker::number() const {
    return m_number;
}

const Card* CardPicker::card() const {
    return m_deck != nullptr && m_number ? foursheet::cardNumbered(*m_deck, *m_number) : nullptr;
}

void CardPicker::fill() {
    m_filling = true;
    m_list->clear();
    if (m_deck != nullptr) {
        for (const Card& card : m_deck->cards) {
            const QString name = QString::fromStdString(card.name);
            auto* item = new QListWidgetItem{
                tr("%1 %2, %3").arg(card.number).arg(name, cardKindText(card)), m_list};
            item->setData(kNumber, card.number);
            item->setData(kName, name);
            item->setData(kKind, cardKindText(card));
        }
    }
    m_filling = false;
    m_list->scrollToTop();  // nobody's place in the list stays behind
    showChosen();
}

void CardPicker::showChosen() {
    m_filling = true;
    int row = -1;
    for (int i = 0; i < m_list->count(); ++i)
        if (m_number && m_list->item(i)->data(kNumber).toInt() == *m_number)
            row = i;
    m_list->setCurrentRow(row);
    if (row < 0)
        m_list->clearSelection();
    else
        m_list->scrollToItem(m_list->item(row));
    m_filling = false;
}

void CardPicker::setNumber(std::optional<int> number) {
    m_number = number;
    m_list->scrollToTop();
    const Card* chosen = card();
    m_edit->setText(chosen != nullptr
                        ? tr("%1  %2").arg(chosen->number).arg(QString::fromStdString(chosen->name))
                        : QString{});
    showChosen();
}

void CardPicker::forget() {
    m_number.reset();
    m_deck = nullptr;
    m_edit->setText(QString{});  // with nothing to undo
    m_edit->setModified(false);
    fill();
}

// A whole number is that card; else the first whose number or name begins so, or has it in it.
QString CardPicker::typed() const {
    return m_edit->text().trimmed();
}

void CardPicker::onTyped(const QString& text) {
    const QString wanted = text.trimmed();
    std::optional<int> found;
    int best = 0;
    if (m_deck != nullptr && !wanted.isEmpty()) {
        for (const Card& card : m_deck->cards) {
            const QString number = QString::number(card.number);
            const QString name = QString::fromStdString(card.name);
            const int fit = number == wanted                               ? 4
                            : number.startsWith(wanted)                    ? 3
                            : name.startsWith(wanted, Qt::CaseInsensitive) ? 2
                            : name.contains(wanted, Qt::CaseInsensitive)   ? 1
                                                                           : 0;
            if (fit > best) {
                best = fit;
                found = card.number;
            }
        }
    }
    m_number = found;
    showChosen();
    emit changed();
}

void CardPicker::choose(int row) {
    if (row < 0)
        return;
    m_number = m_list->item(row)->data(kNumber).toInt();
    if (const Card* chosen = card())
        m_edit->setText(tr("%1  %2").arg(chosen->number).arg(QString::fromStdString(chosen->name)));
    emit changed();
}

bool CardPicker::isStrayLetter(const QKeyEvent& event) const {
    const QString text = event.text();
    const bool plain = (event.modifiers() & ~Qt::ShiftModifier) == 0;
    return !m_names && plain && !text.isEmpty() && text.front().isLetter();
}

bool CardPicker::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_edit && event->type() == QEvent::ShortcutOverride &&
        isStrayLetter(*static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return true;
    }
    if (watched == m_edit && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (isStrayLetter(*static_cast<QKeyEvent*>(event)))
            return true;
        if (key == Qt::Key_Up || key == Qt::Key_Down) {
            const int row = m_list->currentRow() + (key == Qt::Key_Down ? 1 : -1);
            m_list->setCurrentRow(std::clamp(row, 0, m_list->count() - 1));
            return true;
        }
        // what was called last stands there whole: the first key typed begins another
        const QString text = static_cast<QKeyEvent*>(event)->text();
        if (!m_edit->isModified() && !text.isEmpty() && text.front().isLetterOrNumber())
            m_edit->selectAll();
        event->ignore();
        emit otherKey(static_cast<QKeyEvent*>(event));
        if (event->isAccepted())
            return true;
        event->accept();
    }
    // shown before it had its place, or in a window that was made smaller
    if (watched == m_list->viewport() && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(
            m_list,
            [this] {
                if (QListWidgetItem* chosen = m_list->currentItem())
                    m_list->scrollToItem(chosen);
            },
            Qt::QueuedConnection);
    if (watched == m_edit && event->type() == QEvent::FocusIn) {
        const Qt::FocusReason why = static_cast<QFocusEvent*>(event)->reason();
        m_names = why == Qt::MouseFocusReason || why == Qt::TabFocusReason ||
                  why == Qt::BacktabFocusReason || why == Qt::ShortcutFocusReason;
        QMetaObject::invokeMethod(m_edit, &QLineEdit::selectAll, Qt::QueuedConnection);
    }
    if (watched == m_edit && event->type() == QEvent::MouseButtonPress)
        m_names = true;
    return QWidget::eventFilter(watched, event);
}

bool CardPicker::type(QKeyEvent& event) {
    const bool plain = (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == 0;
    const QString text = event.text();
    if (!plain || !isVisible())
        return false;
    if (event.key() == Qt::Key_Up || event.key() == Qt::Key_Down) {
        const int row = m_list->currentRow() + (event.key() == Qt::Key_Down ? 1 : -1);
        m_list->setCurrentRow(std::clamp(row, 0, m_list->count() - 1));
        return true;
    }
    if (text.isEmpty() || !text.front().isDigit())
        return false;
    m_edit->setFocus(Qt::OtherFocusReason);
    m_edit->setText(text);
    m_edit->setModified(true);
    onTyped(text);
    QMetaObject::invokeMethod(
        m_edit, [this] { m_edit->end(false); }, Qt::QueuedConnection);
    return true;
}

void CardPicker::takeFocus() {
    m_edit->setFocus(Qt::OtherFocusReason);
    m_edit->selectAll();
}

}  // namespace thrum::gui::fss
