#include "gui/workshop/foursheet/print_dialog.hpp"

#include "gui/games/foursheet/words.hpp"

#include <algorithm>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QtPrintSupport/QPrintDialog>
#include <QtPrintSupport/QPrinter>

namespace thrum::gui::fss {

namespace {
/// A page as it will come out.
class PagePreview final : public QWidget {
public:
    PagePreview(const PrintDialog& dialog, QWidget* parent) : QWidget{parent}, m_dialog{dialog} {
        setMinimumSize(200, 240);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter{this};
        painter.setRenderHint(QPainter::Antialiasing);
        const PageForm form = m_dialog.form();
        QSizeF size = layoutFor(form).fullRect(QPageLayout::Millimeter).size();
        size.scale(QSizeF{this->size()} - QSizeF{4.0, 4.0}, Qt::KeepAspectRatio);
        QRectF paper{QPointF{}, size};
        paper.moveCenter(QRectF{rect()}.center());
        painter.fillRect(paper, Qt::white);
        painter.setPen(SheetPen::soft());
        painter.drawRect(paper);
        const double margin = paper.width() * 0.03;
        paintSheetPage(painter,
                       paper.adjusted(margin, margin, -margin, -margin),
                       m_dialog.panels(),
                       form,
                       m_dialog.pageShown());
    }

private:
    const PrintDialog& m_dialog;
};
}  // namespace

PrintDialog::PrintDialog(foursheet::Team team, foursheet::Deck deck, QWidget* parent)
    : QDialog{parent}, m_team{std::move(team)}, m_deck{std::move(deck)} {
    setObjectName(QStringLiteral("printSheets"));
    setWindowTitle(tr("Print sheets and cards"));
    auto* columns = new QHBoxLayout{this};
    auto* left = new QVBoxLayout;
    columns->addLayout(left);
    const auto box = [&](const QString& text, const char* name, bool there) {
        auto* made = new QCheckBox{text, this};
        made->setObjectName(QString::fromLatin1(name));
        made->setChecked(there);
        made->setEnabled(there);
        left->addWidget(made);
        connect(made, &QCheckBox::toggled, this, &PrintDialog::follow);
        return made;
    };
    const bool men = !m_team.players.empty();
    const bool cards = !m_deck.cards.empty();
    m_sheet = box(tr("Team sheet"), "printSheet", men);
    m_players = box(tr("%1 player cards").arg(m_team.players.size()), "printPlayers", men);
    m_cards = box(tr("%1 play cards").arg(m_deck.cards.size()), "printCards", cards);
    m_field = box(tr("Field of the defense"), "printField", true);
    auto* rows = new QFormLayout;
    left->addLayout(rows);
    m_perPage = new QComboBox{this};
    m_perPage->setObjectName(QStringLiteral("perPage"));
    for (const int count : {1, 2, 4, 8})
        m_perPage->addItem(tr("%n to a page", nullptr, count), count);
    m_perPage->setCurrentIndex(1);
    rows->addRow(tr("How large"), m_perPage);
    m_paper = new QComboBox{this};
    m_paper->setObjectName(QStringLiteral("paper"));
    m_paper->addItem(tr("A4"), false);
    m_paper->addItem(tr("Letter"), true);
    m_paper->setCurrentIndex(
        QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? 1 : 0);
    rows->addRow(tr("Paper"), m_paper);
    m_pages = new QLabel{this};
    m_pages->setProperty("role", QStringLiteral("muted"));
    left->addWidget(m_pages);
    left->addStretch(1);
    m_pdf = new QPushButton{tr("Write a PDF…"), this};
    m_pdf->setObjectName(QStringLiteral("writePdf"));
    m_pdf->setDefault(true);
    m_printer = new QPushButton{tr("Print…"), this};
    auto* close = new QPushButton{tr("Close"), this};
    for (QPushButton* button : {m_pdf, m_printer, close})
        left->addWidget(button);
    auto* right = new QVBoxLayout;
    columns->addLayout(right, 1);
    m_preview = new PagePreview{*this, this};
    m_preview->installEventFilter(this);
    right->addWidget(m_preview, 1);
    auto* leaf = new QHBoxLayout;
    right->addLayout(leaf);
    const auto leafing = [&](const QString& text, const char* name, const QString& tip, int by) {
        auto* button = new QPushButton{text, this};
        button->setObjectName(QString::fromLatin1(name));
        button->setAccessibleName(tip);
        button->setToolTip(tip);
        button->setAutoDefault(false);
        leaf->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, by] { showPage(m_page + by); });
        return button;
    };
    m_back = leafing(QStringLiteral("‹"), "pageBack", tr("The page before (Page Up)"), -1);
    m_where = new QLabel{this};
    m_where->setObjectName(QStringLiteral("pageShown"));
    m_where->setAlignment(Qt::AlignCenter);
    leaf->addWidget(m_where, 1);
    m_on = leafing(QStringLiteral("›"), "pageOn", tr("The next page (Page Down)"), 1);
    connect(m_perPage, &QComboBox::currentIndexChanged, this, &PrintDialog::follow);
    connect(m_paper, &QComboBox::currentIndexChanged, this, &PrintDialog::follow);
    connect(m_pdf, &QPushButton::clicked, this, &PrintDialog::askFile);
    connect(m_printer, &QPushButton::clicked, this, &PrintDialog::askPrinter);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    resize(820, 640);
    follow();
}

PrintWish PrintDialog::wish() const {
    return {.teamSheet = m_sheet->isChecked(),
            .playerCards = m_players->isChecked(),
            .playCards = m_cards->isChecked(),
            .field = m_field->isChecked()};
}

PageForm PrintDialog::form() const {
    return {.perPage = m_perPage->currentData().toInt(), .letter = m_paper->currentData().toBool()};
}

std::vector<Panel> PrintDialog::panels() const {
    return panelsFor(wish(),
                     m_team.players.empty() ? nullptr : &m_team,
                     m_deck.cards.empty() ? nullptr : &m_deck);
}

QString PrintDialog::title() const {
    return m_team.players.empty() ? tr("4SS play cards") : QString::fromStdString(m_team.name);
}

void PrintDialog::follow() {
    const std::size_t count = panels().size();
    const int pages = pagesFor(count, form());
    const QString sheets = count == 1 ? tr("One sheet") : tr("%1 sheets").arg(count);
    m_pages->setText(count == 0   ? tr("Nothing is chosen.")
                     : pages == 1 ? tr("%1 on one page").arg(sheets)
                                  : tr("%1 on %2 pages").arg(sheets).arg(pages));
    m_pdf->setEnabled(count > 0);
    m_printer->setEnabled(count > 0);
    showPage(m_page);
}

void PrintDialog::showPage(int page) {
    const int pages = pagesFor(panels().size(), form());
    m_page = std::clamp(page, 0, std::max(0, pages - 1));
    const QString where = pages == 0 ? QString{} : tr("Page %1 of %2").arg(m_page + 1).arg(pages);
    m_where->setText(where);
    m_preview->setAccessibleName(where);
    m_back->setEnabled(m_page > 0);
    m_on->setEnabled(m_page + 1 < pages);
    m_preview->update();
}

bool PrintDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_preview && event->type() == QEvent::Wheel) {
        const int turned = static_cast<const QWheelEvent*>(event)->angleDelta().y();
        if (turned != 0)
            showPage(m_page + (turned < 0 ? 1 : -1));
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void PrintDialog::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_PageUp)
        showPage(m_page - 1);
    else if (event->key() == Qt::Key_PageDown)
        showPage(m_page + 1);
    else
        QDialog::keyPressEvent(event);
}

std::optional<QString> PrintDialog::writePdf(const QString& file) const {
    return writeSheetsPdf(file, panels(), form(), title());
}

void PrintDialog::askFile() {
    auto* dialog = new QFileDialog{this, tr("Write a PDF"), QDir::homePath(), tr("PDF (*.pdf)")};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->selectFile(QString::fromStdString(m_team.id.empty() ? "cards" : m_team.id) +
                       QStringLiteral(".pdf"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        const auto problem = writePdf(file);
        emit said(problem ? *problem : tr("Written to %1.").arg(file));
        if (!problem)
            accept();
        else
            m_pages->setText(*problem);
    });
    dialog->open();
}

void PrintDialog::askPrinter() {
    QPrinter printer{QPrinter::HighResolution};
    printer.setDocName(title());
    printer.setPageLayout(layoutFor(form()));
    QPrintDialog dialog{&printer, this};
    dialog.setWindowTitle(tr("Print sheets and cards"));
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (paintSheets(printer, panels(), form()))
        accept();
    else
        m_pages->setText(tr("The printer did not take the sheets."));
}

}  // namespace thrum::gui::fss
