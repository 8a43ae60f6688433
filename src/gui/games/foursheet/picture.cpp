#include "gui/games/foursheet/picture.hpp"

#include "gui/games/foursheet/card_view.hpp"
#include "gui/games/foursheet/defense_field.hpp"
#include "gui/games/foursheet/dice_view.hpp"
#include "gui/games/foursheet/ink.hpp"
#include "gui/games/foursheet/player_card_view.hpp"
#include "gui/games/foursheet/read_out.hpp"

#include <algorithm>

#include <QButtonGroup>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>

namespace thrum::gui::fss {

namespace {
constexpr int kColumnGap = 12;

QScrollArea* roomFor(QWidget* card, QWidget* parent) {
    auto* room = new QScrollArea{parent};
    room->setFrameShape(QFrame::NoFrame);
    room->setWidgetResizable(true);
    room->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    room->setFocusPolicy(Qt::NoFocus);
    room->viewport()->setAutoFillBackground(false);
    room->setWidget(card);
    card->setAutoFillBackground(false);
    return room;
}
}  // namespace

Picture::Picture(QWidget* parent)
    : QWidget{parent},
      m_field{new DefenseField{this}},
      m_dice{new DiceView{this}},
      m_card{new CardView},
      m_playerCard{new PlayerCardView},
      m_readOut{new ReadOut{this}} {
    setObjectName(QStringLiteral("foursheetTable"));
    setAccessibleName(tr("Table"));
    setFocusPolicy(Qt::StrongFocus);
    setFocusProxy(m_field);
    m_cardRoom = roomFor(m_card, this);
    m_playerRoom = roomFor(m_playerCard, this);
    const auto button = [this](const QString& text, const char* name) {
        auto* made = new QPushButton{text, this};
        made->setObjectName(QString::fromLatin1(name));
        made->setCheckable(true);
        made->setFocusPolicy(Qt::TabFocus);
        return made;
    };
    m_words = button(tr("Play in words"), "showWords");
    m_cards = button(tr("Cards"), "showCards");
    auto* group = new QButtonGroup{this};
    group->addButton(m_words);
    group->addButton(m_cards);
    m_words->setChecked(true);
    connect(group, &QButtonGroup::buttonClicked, this, [this] { arrange(); });
    connect(m_readOut, &ReadOut::clauseAsked, this, &Picture::clauseAsked);
}

void Picture::show(const TableView& view) {
    m_field->show(fieldScene(view));
    m_card->show(cardScene(view));
    m_playerCard->show(codeScene(view));
    m_readOut->show(view.steps);
    if (!m_dice->flying())
        m_dice->show(trayScene(view));
    setAccessibleDescription(m_field->accessibleDescription() + QLatin1Char{' '} +
                             m_card->accessibleDescription());
}

void Picture::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.fillRect(rect(), ink().table);
}

void Picture::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void Picture::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        arrange();
}

void Picture::arrange() {
    constexpr double kThreeColumns = 44.0;  // in lines of text
    const double line = QFontMetricsF{font()}.height();
    const int gap = width() < 720 ? 8 : kColumnGap;
    const QRect inside = rect().adjusted(gap, gap, -gap, -gap);
    const bool three = inside.width() >= kThreeColumns * line;
    m_words->setVisible(!three);
    m_cards->setVisible(!three);
    const double share = three ? 0.45 : 0.55;
    const int left = static_cast<int>(inside.width() * share);
    const int tray = std::clamp(
        static_cast<int>(inside.height() * 0.25), m_dice->minimumSizeHint().height(), 190);
    m_field->setGeometry(inside.left(), inside.top(), left, inside.height() - tray - gap);
    m_dice->setGeometry(inside.left(), inside.bottom() + 1 - tray, left, tray);
    int x = inside.left() + left + gap;
    const int rest = inside.right() + 1 - x;
    const auto cardsIn = [&](const QRect& box) {
        // both whole if they can be, the sheet of codes being the taller one
        const int wanted = m_card->minimumSizeHint().height();
        const int sheet = m_playerCard->minimumSizeHint().height();
        const int room = box.height() - gap;
        int first = room * 52 / 100;
        if (wanted + sheet <= room)
            first = std::clamp(first, wanted, room - sheet);
        m_cardRoom->setGeometry(box.left(), box.top(), box.width(), first);
        m_playerRoom->setGeometry(box.left(), box.top() + first + gap, box.width(), room - first);
    };
    if (three) {
        const int cards = static_cast<int>((rest - gap) * 0.435);
        cardsIn({x, inside.top(), cards, inside.height()});
        m_readOut->setGeometry(x + cards + gap, inside.top(), rest - cards - gap, inside.height());
        m_readOut->setVisible(true);
        m_cardRoom->setVisible(true);
        m_playerRoom->setVisible(true);
        return;
    }
    const int head = m_words->sizeHint().height();
    const int half = (rest - 4) / 2;
    m_words->setGeometry(x, inside.top(), half, head);
    m_cards->setGeometry(x + half + 4, inside.top(), rest - half - 4, head);
    const QRect below{x, inside.top() + head + 4, rest, inside.height() - head - 4};
    const bool words = m_words->isChecked();
    m_readOut->setGeometry(below);
    cardsIn(below);
    m_readOut->setVisible(words);
    m_cardRoom->setVisible(!words);
    m_playerRoom->setVisible(!words);
}

bool Picture::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        event->ignore();
        emit keyMeant(static_cast<QKeyEvent*>(event));
        if (event->isAccepted())
            return true;
    }
    return QWidget::event(event);
}

void Picture::keyPressEvent(QKeyEvent* event) {
    event->ignore();
    emit keyPressed(event);
    if (!event->isAccepted())
        QWidget::keyPressEvent(event);
}

}  // namespace thrum::gui::fss
