#include "gui/workshop/table_sheet.hpp"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QPainter>
#include <QPdfWriter>
#include <QPushButton>
#include <QSaveFile>
#include <QVBoxLayout>
#include <QtPrintSupport/QPrintDialog>
#include <QtPrintSupport/QPrinter>

namespace thrum::gui {

namespace {
constexpr QColor kTableInk{0x15, 0x17, 0x1a};
constexpr QColor kTableLine{0xb9, 0xb9, 0xb4};
constexpr double kMarginMm = 12.0;

QString sheetWord(const char* text) {
    return QCoreApplication::translate("TableSheet", text);
}

/// One table on its way over the pages of a device.
class TablePen {
public:
    TablePen(const TableSheet& sheet, QPainter& painter, QPagedPaintDevice& device)
        : m_sheet{sheet},
          m_painter{painter},
          m_device{device},
          m_page{QPointF{0.0, 0.0}, QSizeF{painter.viewport().size()}} {
        m_font = QApplication::font();
        fitColumns();
    }

    bool draw() {
        m_painter.setPen(kTableInk);
        words(m_sheet.title, 1.5, true);
        for (const QString& line : m_sheet.lines)
            words(line, 1.0, false);
        m_y += 0.5 * lineOf(m_font);
        heads();
        for (const QStringList& cells : m_sheet.rows) {
            const double high = heightOf(cells);
            if (m_y + high > m_page.height() && m_y > 0.0) {
                if (!turn())
                    return false;
                heads();
            }
            row(cells, false);
        }
        m_y += 0.5 * lineOf(m_font);
        for (const QString& note : m_sheet.notes) {
            if (m_y + 2.0 * lineOf(m_font) > m_page.height() && !turn())
                return false;
            words(note, 1.0, false);
        }
        return true;
    }

private:
    [[nodiscard]] QFont bold() const {
        QFont font = m_font;
        font.setBold(true);
        return font;
    }
    [[nodiscard]] double lineOf(const QFont& font) const {
        return QFontMetricsF{font, m_painter.device()}.lineSpacing();
    }
    // The largest text up to 9 points at which the table is no wider than the page.
    void fitColumns() {
        constexpr double kMostPoints = 9.0;
        constexpr double kLeastPoints = 5.0;
        for (double points = kMostPoints; points >= kLeastPoints; points -= 0.5) {
            m_font.setPointSizeF(points);
            const QFontMetricsF plain{m_font, m_painter.device()};
            const QFontMetricsF strong{bold(), m_painter.device()};
            m_gap = plain.horizontalAdvance(QStringLiteral("nn"));
            m_widths.assign(static_cast<std::size_t>(m_sheet.heads.size()), 0.0);
            double sum = 0.0;
            for (qsizetype i = 0; i < m_sheet.heads.size(); ++i) {
                double& wide = m_widths[static_cast<std::size_t>(i)];
                wide = strong.horizontalAdvance(m_sheet.heads[i]);
                for (const QStringList& cells : m_sheet.rows)
                    for (const QString& line : cells.value(i).split(QLatin1Char('\n')))
                        wide = std::max(wide, plain.horizontalAdvance(line));
                sum += wide + m_gap;
            }
            if (sum <= m_page.width())
                return;
        }
    }
    void words(const QString& text, double size, bool strong) {
        QFont font = m_font;
        font.setPointSizeF(m_font.pointSizeF() * size);
        font.setBold(strong);
        m_painter.setFont(font);
        const int how = static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap;
        const double high = QFontMetricsF{font, m_painter.device()}
                                .boundingRect(QRectF{0.0, 0.0, m_page.width(), 1e6}, how, text)
                                .height();
        m_painter.drawText(QRectF{0.0, m_y, m_page.width(), high}, how, text);
        m_y += high + 0.2 * lineOf(m_font);
    }
    [[nodiscard]] double heightOf(const QStringList& cells) const {
        qsizetype lines = 1;
        for (const QString& cell : cells)
            lines = std::max(lines, cell.count(QLatin1Char('\n')) + 1);
        return (static_cast<double>(lines) + 0.4) * lineOf(m_font);
    }
    void heads() { row(m_sheet.heads, true); }
    void row(const QStringList& cells, bool strong) {
        m_painter.setFont(strong ? bold() : m_font);
        const double high = heightOf(cells);
        double x = 0.0;
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const double wide = m_widths[static_cast<std::size_t>(i)];
            m_painter.drawText(QRectF{x, m_y, wide + m_gap, high},
                               static_cast<int>(Qt::AlignLeft | Qt::AlignTop),
                               cells[i]);
            x += wide + m_gap;
        }
        m_y += high;
        m_painter.setPen(strong ? kTableInk : kTableLine);
        m_painter.drawLine(QPointF{0.0, m_y - 0.2 * lineOf(m_font)},
                           QPointF{m_page.width(), m_y - 0.2 * lineOf(m_font)});
        m_painter.setPen(kTableInk);
    }
    bool turn() {
        m_y = 0.0;
        return m_device.newPage();
    }

    const TableSheet& m_sheet;
    QPainter& m_painter;
    QPagedPaintDevice& m_device;
    QRectF m_page;
    QFont m_font;
    std::vector<double> m_widths;
    double m_gap = 0.0;
    double m_y = 0.0;
};
}  // namespace

bool TableSheet::paint(QPagedPaintDevice& device) const {
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    return TablePen{*this, painter, device}.draw() && painter.end();
}

std::optional<QString> TableSheet::write(const QString& file) const {
    const QString cannot = sheetWord("%1 could not be written.").arg(file);
    // Beside its place first: a disk that is full leaves no half sheet behind.
    QSaveFile out{file};
    if (!out.open(QIODevice::WriteOnly))
        return cannot;
    {
        QPdfWriter pdf{&out};
        pdf.setPageSize(QPageSize{QPageSize::A4});
        pdf.setPageOrientation(landscape ? QPageLayout::Landscape : QPageLayout::Portrait);
        pdf.setPageMargins(QMarginsF{kMarginMm, kMarginMm, kMarginMm, kMarginMm},
                           QPageLayout::Millimeter);
        pdf.setTitle(title);
        pdf.setCreator(QStringLiteral("Thrum"));
        if (!paint(pdf))
            return cannot;
    }
    return out.commit() ? std::nullopt : std::optional{cannot};
}

void askToPrint(QWidget* parent,
                const QString& title,
                const QString& name,
                TableSheet sheet,
                std::function<void(const QString&)> say) {
    auto* dialog = new QDialog{parent};
    dialog->setObjectName(QStringLiteral("printTable"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    auto* column = new QVBoxLayout{dialog};
    column->setContentsMargins(18, 18, 18, 14);
    column->setSpacing(12);
    auto* what = new QLabel{dialog};
    what->setTextFormat(Qt::PlainText);
    what->setText(QStringList{sheet.title, sheet.lines.value(0)}.join(QLatin1Char('\n')));
    column->addWidget(what);
    auto* buttons = new QDialogButtonBox{dialog};
    auto* paper = buttons->addButton(sheetWord("&Print…"), QDialogButtonBox::ActionRole);
    auto* pdf = buttons->addButton(sheetWord("P&DF…"), QDialogButtonBox::ActionRole);
    buttons->addButton(sheetWord("Cancel"), QDialogButtonBox::RejectRole);
    paper->setDefault(true);
    column->addWidget(buttons);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    QObject::connect(paper, &QPushButton::clicked, dialog, [dialog, title, sheet, say] {
        QPrinter printer{QPrinter::HighResolution};
        printer.setDocName(sheet.title);
        printer.setPageOrientation(sheet.landscape ? QPageLayout::Landscape
                                                   : QPageLayout::Portrait);
        printer.setPageMargins(QMarginsF{kMarginMm, kMarginMm, kMarginMm, kMarginMm},
                               QPageLayout::Millimeter);
        QPrintDialog ask{&printer, dialog};
        ask.setWindowTitle(title);
        if (ask.exec() != QDialog::Accepted)
            return;
        say(sheet.paint(printer) ? sheetWord("Printed.")
                                 : sheetWord("The printer did not take the sheet."));
        dialog->accept();
    });
    QObject::connect(pdf, &QPushButton::clicked, dialog, [dialog, name, sheet, say] {
        auto* ask =
            new QFileDialog{dialog, sheetWord("As PDF"), QString{}, sheetWord("PDF (*.pdf)")};
        ask->setAttribute(Qt::WA_DeleteOnClose);
        ask->setAcceptMode(QFileDialog::AcceptSave);
        ask->setDefaultSuffix(QStringLiteral("pdf"));
        ask->selectFile(name + QStringLiteral(".pdf"));
        QObject::connect(
            ask, &QFileDialog::fileSelected, dialog, [dialog, sheet, say](const QString& file) {
                const auto problem = sheet.write(file);
                say(problem.value_or(sheetWord("Written to %1.").arg(file)));
                if (!problem)
                    dialog->accept();
            });
        ask->open();
    });
    dialog->open();
}

}  // namespace thrum::gui
