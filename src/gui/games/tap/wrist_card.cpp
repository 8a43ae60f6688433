#include "gui/games/tap/wrist_card.hpp"

#include "gui/lineup/line_up_picture.hpp"

#include <algorithm>

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kColumns = 3;

/// The play as a small diagram on white, as it would be on paper.
QPixmap pictureOf(const TableData& data, const WristPlay& on, QSize size, double ratio) {
    QPixmap pixmap{size * ratio};
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::white);
    const Formation* formation = on.formation ? &*on.formation : data.formation(on.play.formation);
    if (formation == nullptr)
        return pixmap;
    if (const auto picture = lineUpPicture(data, {*formation, &on.play, nullptr})) {
        QPainter painter{&pixmap};
        painter.setRenderHint(QPainter::Antialiasing);
        paintDiagram(painter, QRectF{QPointF{3.0, 3.0}, QSizeF{size} - QSizeF{6.0, 6.0}}, *picture);
    }
    return pixmap;
}
}  // namespace

WristCard::WristCard(const TableData& table, std::vector<WristPlay> plays, QWidget* parent)
    : QDialog{parent}, m_plays{std::move(plays)} {
    setObjectName(QStringLiteral("wristCard"));
    setWindowTitle(tr("Wrist card"));
    auto* column = new QVBoxLayout{this};
    auto* word = new QLabel{tr("A digit calls a play: its formation, where the men face, who "
                               "carries. Esc puts the card away."),
                            this};
    word->setWordWrap(true);
    word->setProperty("role", QStringLiteral("muted"));
    column->addWidget(word);
    auto* grid = new QGridLayout;
    grid->setSpacing(8);
    const int letter = fontMetrics().averageCharWidth();
    const QSize size{26 * letter, 14 * letter};
    for (std::size_t i = 0; i < m_plays.size(); ++i) {
        auto* button = new QToolButton{this};
        button->setObjectName(QStringLiteral("wrist%1").arg(m_plays[i].key));
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setIconSize(size);
        button->setIcon(pictureOf(table, m_plays[i], size, devicePixelRatioF()));
        const QString name = QString::fromStdString(m_plays[i].play.name);
        button->setText(
            tr("%1 · %2")
                .arg(m_plays[i].key)
                .arg(fontMetrics().elidedText(name, Qt::ElideRight, size.width() - 4 * letter)));
        button->setToolTip(name + QLatin1Char('\n') +
                           QString::fromStdString(m_plays[i].play.notes));
        button->setAccessibleName(tr("Play %1: %2").arg(m_plays[i].key).arg(name));
        connect(button, &QToolButton::clicked, this, [this, i] { call(i); });
        const int at = static_cast<int>(i);
        grid->addWidget(button, at / kColumns, at % kColumns);
    }
    column->addLayout(grid);
}

void WristCard::call(std::size_t index) {
    const Play play = m_plays.at(index).play;
    accept();
    emit called(play);
}

void WristCard::keyPressEvent(QKeyEvent* event) {
    const int key = event->key() - Qt::Key_0;
    const auto found = std::ranges::find(m_plays, key, &WristPlay::key);
    if (found == m_plays.end() || event->isAutoRepeat()) {
        QDialog::keyPressEvent(event);
        return;
    }
    event->accept();
    call(static_cast<std::size_t>(found - m_plays.begin()));
}

}  // namespace thrum::gui
