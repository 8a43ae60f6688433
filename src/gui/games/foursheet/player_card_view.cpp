#include "gui/games/foursheet/player_card_view.hpp"

#include "gui/games/foursheet/card_view.hpp"
#include "gui/games/foursheet/ink.hpp"
#include "gui/games/foursheet/play_steps.hpp"
#include "gui/games/foursheet/words.hpp"

#include <algorithm>

#include <QPainter>

namespace thrum::gui::fss {

namespace {
constexpr double kSheetRadius = 5.0;
constexpr int kSums = 11;
constexpr int kFirstSum = 2;

std::vector<QString> texts(const CodeColumn& column) {
    std::vector<QString> list;
    for (const int code : column)
        list.push_back(code == foursheet::kLongReturn
                           ? QStringLiteral("L")
                           : QString::fromStdString(foursheet::codeText(code)));
    return list;
}
}  // namespace

CodeSheet sheetOf(const Player& player, const QString& detail) {
    CodeSheet sheet;
    sheet.number = QString::number(player.number);
    sheet.title = nameText(player);
    sheet.brief = shortName(player);
    sheet.detail = detail;
    if (player.kicking) {
        for (const auto& entry : foursheet::namesOf(KickColumn{})) {
            sheet.heads.push_back(QString::fromStdString(std::string{entry.name}));
            sheet.columns.push_back(
                texts(player.kicking->columns[static_cast<std::size_t>(entry.value)]));
        }
        sheet.foot = tr("kicks from up to %1 yards").arg(player.kicking->longFG);
        return sheet;
    }
    if (player.punting) {
        for (const auto& entry : foursheet::namesOf(PuntColumn{})) {
            sheet.heads.push_back(QString::fromStdString(std::string{entry.name}));
            sheet.columns.push_back(
                texts(player.punting->columns[static_cast<std::size_t>(entry.value)]));
        }
        return sheet;
    }
    if (!foursheet::hasCard(player.pos))
        return sheet;
    for (std::size_t i = 0; i < player.columns.size(); ++i) {
        const auto rating = static_cast<Rating>(i + 1);
        sheet.heads.push_back(ratingText(rating));
        sheet.ratings.push_back(QString::number(foursheet::ratingOf(player, rating)));
        sheet.columns.push_back(texts(player.columns[i]));
    }
    sheet.foot = tr("x %1 · inj %2 · Fm %3")
                     .arg(foursheet::ratingOf(player, Rating::X))
                     .arg(signedText(player.inj))
                     .arg(player.fm);
    if (player.intc)
        sheet.foot += tr(" · Int %1 · Ad %2").arg(*player.intc).arg(player.ad);
    return sheet;
}

CodeSheet sheetOf(const foursheet::ReturnTable& table,
                  char letter,
                  int row,
                  const std::string& read) {
    constexpr int kShown = 5;
    constexpr int kAll = 20;
    CodeSheet sheet;
    const int place = std::clamp(letter - 'A', 0, kAll - 1);
    const int first = std::clamp(place - kShown / 2, 0, kAll - kShown);
    for (int i = first; i < first + kShown; ++i) {
        sheet.heads.emplace_back(QChar{static_cast<char16_t>(u'A' + i)});
        sheet.columns.push_back(texts(table.columns[static_cast<std::size_t>(i)]));
    }
    sheet.litColumn = place - first;
    sheet.litRow = std::clamp(row, kFirstSum, kFirstSum + kSums - 1);
    sheet.columns[static_cast<std::size_t>(*sheet.litColumn)]
                 [static_cast<std::size_t>(*sheet.litRow - kFirstSum)] =
        QString::fromStdString(read);
    return sheet;
}

PlayerCardView::PlayerCardView(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("playerCardView"));
    setAccessibleName(tr("Card of the man that is read"));
}

QSize PlayerCardView::minimumSizeHint() const {
    const double line = QFontMetricsF{font()}.height();
    const double foot = m_sheet.foot.isEmpty() ? 0.2 : 1.2;
    return {static_cast<int>(line * 9.5),
            static_cast<int>(line * (2.75 + 2.2 + kSums * 0.98 + foot))};
}

void PlayerCardView::show(const CodeSheet& sheet) {
    if (sheet == m_sheet)
        return;
    m_sheet = sheet;
    QString said = sheet.columns.empty()
                       ? sheet.empty
                       : tr("%1 %2, %3.").arg(sheet.number, sheet.title, sheet.detail);
    if (sheet.litColumn && sheet.litRow) {
        const auto column = static_cast<std::size_t>(*sheet.litColumn);
        said +=
            tr(" Column %1, row %2: code %3.")
                .arg(sheet.heads[column])
                .arg(*sheet.litRow)
                .arg(sheet.columns[column][static_cast<std::size_t>(*sheet.litRow - kFirstSum)]);
    }
    setAccessibleDescription(said);
    updateGeometry();
    update();
}

void PlayerCardView::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    const Ink& colors = ink();
    const QRectF card = QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5);
    if (m_sheet.columns.empty()) {
        QColor edge = colors.traySoft;
        edge.setAlpha(140);
        painter.setPen(QPen{edge, 1.2, Qt::DashLine});
        painter.drawRoundedRect(card.adjusted(2, 2, -2, -2), kSheetRadius, kSheetRadius);
        painter.setPen(colors.traySoft);
        painter.setFont(lettering(font(), 0.95));
        painter.drawText(card.adjusted(12, 12, -12, -12),
                         static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap,
                         m_sheet.empty);
        return;
    }
    painter.setPen(QPen{colors.paperLine, 1.0});
    painter.setBrush(colors.paper);
    painter.drawRoundedRect(card, kSheetRadius, kSheetRadius);
    const double head = paintCardHead(painter,
                                      card,
                                      {.kit = m_sheet.kit,
                                       .accent = m_sheet.accent,
                                       .number = m_sheet.number,
                                       .title = m_sheet.title,
                                       .briefTitle = m_sheet.brief,
                                       .detail = m_sheet.detail,
                                       .brief = {}});
    const double line = QFontMetricsF{font()}.height();
    const double foot = m_sheet.foot.isEmpty() ? 0.0 : line * 1.15;
    const QRectF box = card.adjusted(8.0, head + 3.0, -8.0, -3.0 - foot);
    const bool rated = !m_sheet.ratings.empty();
    const double top = rated ? line * 2.05 : line * 1.2;
    const double high = std::min(line * 2.2, (box.height() - top - 2.0) / kSums);
    const auto count = static_cast<double>(m_sheet.columns.size());
    const double first = box.width() * 0.2;
    constexpr double kBesideStep = 11.0;  // sums stand clear of the number of a step
    const double wide = (box.width() - first) / count;
    const auto column = [&](std::size_t i) {
        return QRectF{box.left() + first + static_cast<double>(i) * wide, box.top(), wide, 0.0};
    };
    const auto rowTop = [&](int sum) { return box.top() + top + 2.0 + (sum - kFirstSum) * high; };
    if (m_sheet.litColumn) {
        QRectF lit = column(static_cast<std::size_t>(*m_sheet.litColumn));
        lit.setBottom(rowTop(kFirstSum + kSums));
        painter.setPen(colors.paper == Qt::black ? QPen{colors.lit, 1.0} : QPen{Qt::NoPen});
        painter.setBrush(colors.column);
        painter.drawRoundedRect(lit, 3.0, 3.0);
    }
    if (m_sheet.litRow) {
        const QRectF lit{box.left() - 4.0, rowTop(*m_sheet.litRow), box.width() + 8.0, high};
        painter.setPen(colors.paper == Qt::black ? QPen{colors.lit, 1.0} : QPen{Qt::NoPen});
        painter.setBrush(colors.row);
        painter.drawRect(lit);
    }
    painter.setPen(colors.paperSoft);
    painter.setFont(lettering(font(), 0.86));
    const QRectF corner{box.left() + 3, box.top(), first - 1, rated ? top / 2 : top};
    drawFitted(painter, corner, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), tr("sum"));
    if (rated)
        drawFitted(painter,
                   corner.translated(0, top / 2),
                   static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                   tr("rating"));
    for (std::size_t i = 0; i < m_sheet.columns.size(); ++i) {
        QRectF at = column(i);
        at.setHeight(rated ? top / 2 : top);
        painter.setFont(lettering(font(), 0.94, true));
        painter.setPen(colors.paperInk);
        drawFitted(painter, at.adjusted(1, 0, -1, 0), Qt::AlignCenter, m_sheet.heads[i]);
        if (!rated)
            continue;
        const bool lit = m_sheet.litColumn == static_cast<int>(i);
        painter.setFont(lettering(font(), 0.9, lit));
        painter.setPen(lit ? colors.paperInk : colors.paperSoft);
        drawFitted(painter, at.translated(0, top / 2), Qt::AlignCenter, m_sheet.ratings[i]);
    }
    painter.setPen(QPen{colors.paperLine, 1.0});
    painter.drawLine(QPointF{box.left(), box.top() + top}, QPointF{box.right(), box.top() + top});
    for (int sum = kFirstSum; sum < kFirstSum + kSums; ++sum) {
        const bool row = m_sheet.litRow == sum;
        painter.setFont(lettering(font(), 0.92, row));
        painter.setPen(row ? colors.paperInk : colors.paperSoft);
        drawFitted(painter,
                   QRectF{box.left() + kBesideStep, rowTop(sum), first - kBesideStep, high},
                   static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                   QString::number(sum));
        for (std::size_t i = 0; i < m_sheet.columns.size(); ++i) {
            QRectF at = column(i);
            at.setTop(rowTop(sum));
            at.setHeight(high);
            const bool cell = row && m_sheet.litColumn == static_cast<int>(i);
            if (cell) {
                painter.setPen(QPen{colors.cellInk, 1.4});
                painter.setBrush(colors.cell);
                painter.drawRoundedRect(at.adjusted(1, 0, -1, 0), 3.0, 3.0);
            }
            painter.setFont(lettering(font(), 0.92, cell));
            painter.setPen(cell ? colors.cellInk : colors.paperInk);
            drawFitted(painter,
                       at,
                       Qt::AlignCenter,
                       m_sheet.columns[i][static_cast<std::size_t>(sum - kFirstSum)]);
        }
    }
    if (m_sheet.litRow && m_sheet.step)
        drawStep(painter,
                 {card.left() + 9.0, rowTop(*m_sheet.litRow) + high / 2},
                 8.0,
                 *m_sheet.step,
                 false);
    if (!m_sheet.foot.isEmpty()) {
        painter.setPen(colors.paperSoft);
        painter.setFont(lettering(font(), 0.84));
        drawFitted(painter,
                   QRectF{card.left() + 11, card.bottom() - foot - 2, card.width() - 20, foot},
                   static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                   m_sheet.foot);
    }
}

}  // namespace thrum::gui::fss
