#include "gui/games/foursheet/read_out.hpp"

#include "gui/games/foursheet/ink.hpp"
#include "gui/theme/theme.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

#include <QEvent>
#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFragment>
#include <QUrl>

namespace thrum::gui::fss {

namespace {
QString escaped(const QString& text) {
    return text.toHtmlEscaped();
}

QString chipHtml(const StepChip& chip) {
    return QStringLiteral(
               "<span style=\"background-color:%1;color:%2;font-weight:600\">&nbsp;%3"
               "&nbsp;</span> ")
        .arg(chip.ground.name(),
             inkOn(chip.ground).name(),
             escaped(chip.text).replace(QLatin1Char{' '}, QStringLiteral("&nbsp;")));
}

// Narrower than so many lines the rule stands behind the sentence, not beside it.
constexpr double kNarrow = 16.0;
// Height of lines with chips, in percent: chips of two lines must not touch.
constexpr int kChipLines = 130;

/// Calls when what it watches has become narrow, or wide again.
class WidthWatch final : public QObject {
public:
    WidthWatch(QTextBrowser& of, std::function<void()> changed)
        : QObject{&of}, m_of{of}, m_changed{std::move(changed)}, m_narrow{isNarrow(of)} {}

    [[nodiscard]] static bool isNarrow(const QTextBrowser& of) {
        return of.viewport()->width() < kNarrow * QFontMetricsF{of.font()}.height();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Resize && isNarrow(m_of) != m_narrow) {
            m_narrow = !m_narrow;
            m_changed();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QTextBrowser& m_of;
    std::function<void()> m_changed;
    bool m_narrow;
};

// A sign stays with its number.
QString valueHtml(const QString& value) {
    QString shown = escaped(value);
    return shown.replace(QLatin1Char{'+'}, QStringLiteral("+&#8288;"))
        .replace(QChar{0x2212}, QStringLiteral("&#8722;&#8288;"));
}

// A rule's number is not broken in two.
QString clauseHtml(const QString& clause) {
    QString shown = escaped(clause);
    return shown.replace(QLatin1Char{'.'}, QStringLiteral(".&#8288;"))
        .replace(QLatin1Char{'-'}, QStringLiteral("&#8209;"));
}
}  // namespace

ReadOut::ReadOut(QWidget* parent) : QTextBrowser{parent} {
    setObjectName(QStringLiteral("readOut"));
    setAccessibleName(tr("The play step by step"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabChangesFocus(true);
    document()->setDocumentMargin(12.0);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        emit clauseAsked(url.toString());
    });
    // told otherwise where there is more or less room
    viewport()->installEventFilter(new WidthWatch{*this, [this] { write(); }});
    write();
}

void ReadOut::show(const PlaySteps& steps) {
    if (steps == m_steps)
        return;
    m_steps = steps;
    write();
}

void ReadOut::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::StyleChange)
        write();
}

QString ReadOut::html() {
    const Ink& colors = ink();
    const double points = font().pointSizeF() > 0 ? font().pointSizeF() : 10.0;
    const auto size = [&](double factor) {
        return QStringLiteral("%1pt").arg(points * factor, 0, 'f', 1);
    };
    const double line = QFontMetricsF{font()}.height();
    const QString soft = colors.paperSoft.name();
    const QString link = palette().color(QPalette::Link).name();
    QString text = QStringLiteral("<body style=\"color:%1;font-size:%2\">")
                       .arg(colors.paperInk.name(), size(0.94));
    if (m_steps.steps.empty()) {
        text += QStringLiteral("<p style=\"color:%1\">%2</p></body>")
                    .arg(soft,
                         escaped(tr("Here the play is told step by step, each step with its "
                                    "rule: who met whom, what changed it, which code was read.")));
        return text;
    }
    text += QStringLiteral(
                "<p style=\"margin:0;font-size:%1;font-weight:700\">%2</p>"
                "<p style=\"margin:2px 0 6px 0;color:%3\">%4</p>")
                .arg(size(1.2), escaped(m_steps.headline), soft, escaped(m_steps.lead));
    const double ratio = devicePixelRatioF();
    const bool narrow = WidthWatch::isNarrow(*this);
    int number = 0;
    for (const PlayStep& step : m_steps.steps) {
        ++number;
        const bool lit = step.kind == PlayStep::Kind::MatchUp;
        const QUrl badge{
            QStringLiteral("step:%1%2").arg(number).arg(lit ? QStringLiteral("l") : QString{})};
        const double side = line * 1.15;
        QImage picture{QSizeF{side * ratio, side * ratio}.toSize(),
                       QImage::Format_ARGB32_Premultiplied};
        picture.fill(Qt::transparent);
        picture.setDevicePixelRatio(ratio);
        QPainter painter{&picture};
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(font());
        drawStep(painter, {side / 2, side / 2}, side / 2 - 1.0, number, lit);
        painter.end();
        document()->addResource(QTextDocument::ImageResource, badge, picture);
        text += QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\"%1>")
                    .arg(lit ? QStringLiteral(" style=\"background-color:%1;margin-top:4px\"")
                                   .arg(colors.column.name())
                             : QStringLiteral(" style=\"margin-top:4px\""));
        text += QStringLiteral(
                    "<tr><td width=\"%1\"><img src=\"%2\" width=\"%3\" height=\"%3\"/>"
                    "</td><td colspan=\"2\" valign=\"middle\"><b>%4</b></td>"
                    "<td align=\"right\" valign=\"middle\" "
                    "style=\"white-space:nowrap\"><b>%5</b></td></tr>")
                    .arg(static_cast<int>(side + 4))
                    .arg(badge.toString())
                    .arg(static_cast<int>(side))
                    .arg(escaped(step.title), valueHtml(step.value));
        // where lines are short, what was called and who moved is told in one run
        const bool run =
            narrow && (step.kind == PlayStep::Kind::Calls || step.kind == PlayStep::Kind::Moves);
        QStringList told;
        for (const StepRow& row : step.rows) {
            QString said;
            for (const StepChip& chip : row.chips)
                said += chipHtml(chip);
            said = escaped(row.text) +
                   (row.text.isEmpty() || said.isEmpty() ? QString{} : QStringLiteral(" ")) + said;
            // a die comes before what it decided
            if (step.kind == PlayStep::Kind::Winner && !row.chips.empty()) {
                said.clear();
                for (const StepChip& chip : row.chips)
                    said += chipHtml(chip);
                said += escaped(row.text);
            }
            const QString color = row.sum || lit ? colors.paperInk.name() : soft;
            const QString open = row.sum ? QStringLiteral("<b>") : QString{};
            const QString close = row.sum ? QStringLiteral("</b>") : QString{};
            const QString rule =
                QStringLiteral("<a href=\"%1\" style=\"color:%2;font-size:%3\">%4</a>")
                    .arg(escaped(row.clause), link, size(0.8), clauseHtml(row.clause));
            if (run) {
                told << said + QStringLiteral(" ") + rule;
                continue;
            }
            const bool whole = narrow && row.value.isEmpty();
            const QString words =
                QStringLiteral(
                    "<td%1 style=\"color:%2\"><p style=\"margin:0;line-height:%7%\">"
                    "%3%4%5%6</p></td>")
                    .arg(whole    ? QStringLiteral(" colspan=\"3\"")
                         : narrow ? QStringLiteral(" colspan=\"2\"")
                                  : QString{},
                         color,
                         open,
                         said,
                         close,
                         narrow ? QStringLiteral(" ") + rule : QString{},
                         QString::number(row.chips.empty() ? 100 : kChipLines));
            const QString beside = narrow
                                       ? QString{}
                                       : QStringLiteral("<td align=\"right\" width=\"%1\">%2</td>")
                                             .arg(static_cast<int>(line * 4.0))
                                             .arg(rule);
            const QString value = whole
                                      ? QString{}
                                      : QStringLiteral(
                                            "<td align=\"right\" width=\"%1\" "
                                            "style=\"color:%2;white-space:nowrap\"><b>%3</b></td>")
                                            .arg(static_cast<int>(line * 2.6))
                                            .arg(color, valueHtml(row.value));
            text += QStringLiteral("<tr><td></td>%1%2%3</tr>").arg(words, beside, value);
        }
        if (run)
            text += QStringLiteral("<tr><td></td><td colspan=\"3\" style=\"color:%1\">%2</td></tr>")
                        .arg(soft, told.join(QStringLiteral(" ")));
        text += QStringLiteral("</table>");
    }
    return text + QStringLiteral("</body>");
}

// From the number of the lit step to the next one's; the last lit step is what is happening.
void ReadOut::showLit() {
    const int whole = static_cast<int>(document()->size().height());  // laid out to its end
    std::optional<int> from;
    std::optional<int> to;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextCharFormat format = part.fragment().charFormat();
            if (!format.isImageFormat())
                continue;
            const int top = cursorRect(QTextCursor{block}).top() + verticalScrollBar()->value();
            if (format.toImageFormat().name().endsWith(QLatin1Char{'l'})) {
                from = top;
                to.reset();
            } else if (from && !to) {
                to = top;
            }
        }
    }
    if (!from)
        return;
    const int room = viewport()->height();
    const int end = to.value_or(whole);
    // a step taller than the room is read from its beginning
    verticalScrollBar()->setValue(std::min(*from, std::max(0, end - room)));
}

void ReadOut::write() {
    const Ink& colors = ink();
    const QString sheet =
        QStringLiteral(
            "QTextBrowser { background: %1; color: %2; border: 0; border-radius: 5px; }"
            "QTextBrowser:focus { border: 2px solid %3; }")
            .arg(colors.paper.name(),
                 colors.paperInk.name(),
                 Theme::instance().colors().ring.name());
    if (styleSheet() != sheet)
        setStyleSheet(sheet);
    setHtml(html());
    showLit();
    setAccessibleDescription(
        m_steps.steps.empty() ? QString{} : m_steps.headline + QStringLiteral(". ") + m_steps.lead);
}

}  // namespace thrum::gui::fss
