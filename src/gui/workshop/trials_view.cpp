#include "gui/workshop/trials_view.hpp"

#include "gui/theme/theme.hpp"
#include "gui/widgets/column_filler.hpp"

#include <thrum/app/bench.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
/// A cell has two lines, so that all of a row is seen in a narrow window.
enum TriedColumn { TriedTitle, TriedMean, TriedRange, TriedEnds, TriedBars, TriedColumnCount };

constexpr int kBins = 16;
constexpr double kFirst = -8.0;  ///< yards at the left of the bars
constexpr double kStep = 2.0;

QString yards(double value) {
    return QString::number(value, 'f', 1).replace(QLatin1Char('-'), QChar{0x2212});
}

QString twoLines(const QString& upper, const QString& lower) {
    return upper + QLatin1Char('\n') + lower;
}

/// How often each gain came, two yards to a bar, zero marked.
QPixmap barsOf(const std::vector<double>& gains, QSize size, double ratio) {
    QPixmap pixmap{size * ratio};
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    std::array<int, kBins> counts{};
    for (const double gain : gains) {
        const int bin = static_cast<int>(std::floor((gain - kFirst) / kStep));
        ++counts.at(static_cast<std::size_t>(std::clamp(bin, 0, kBins - 1)));
    }
    const int most = std::max(1, *std::ranges::max_element(counts));
    QPainter painter{&pixmap};
    const ThemeColors& colors = Theme::instance().colors();
    const double width = static_cast<double>(size.width()) / kBins;
    for (int bin = 0; bin < kBins; ++bin) {
        const double height =
            (size.height() - 2.0) * counts.at(static_cast<std::size_t>(bin)) / most;
        painter.fillRect(QRectF{bin * width + 0.5, size.height() - height, width - 1.0, height},
                         colors.link);
    }
    const double zero = -kFirst / kStep * width;
    painter.setPen(QPen{colors.muted, 1.0});
    painter.drawLine(QPointF{zero, 0.0}, QPointF{zero, static_cast<double>(size.height())});
    return pixmap;
}
}  // namespace

TrialsView::TrialsView(QWidget* parent) : QWidget{parent} {
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(8, 4, 8, 8);
    column->setSpacing(6);
    auto* row = new QHBoxLayout;
    m_word = new QLabel{this};
    m_word->setObjectName(QStringLiteral("trialsWord"));
    m_word->setWordWrap(true);
    m_word->setProperty("role", QStringLiteral("muted"));
    row->addWidget(m_word, 1);
    m_progress = new QProgressBar{this};
    m_progress->setObjectName(QStringLiteral("trialsProgress"));
    m_progress->setMaximumWidth(20 * fontMetrics().averageCharWidth());
    m_progress->hide();
    row->addWidget(m_progress);
    m_stop = new QPushButton{tr("Stop"), this};
    m_stop->setObjectName(QStringLiteral("trialsStop"));
    m_stop->hide();
    connect(m_stop, &QPushButton::clicked, this, &TrialsView::stopAsked);
    row->addWidget(m_stop);
    column->addLayout(row);
    m_table = new QTableWidget{0, TriedColumnCount, this};
    m_table->setObjectName(QStringLiteral("trialsTable"));
    m_table->setAccessibleName(tr("What the tries came to"));
    m_table->setHorizontalHeaderLabels(
        {tr("Against"), tr("Mean yd"), tr("95 %"), tr("Ends"), tr("Gains")});
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    for (const TriedColumn fromTheLeft : {TriedTitle, TriedBars})
        m_table->horizontalHeaderItem(fromTheLeft)
            ->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const auto tip = [this](TriedColumn of, const QString& text) {
        m_table->horizontalHeaderItem(of)->setToolTip(text);
    };
    tip(TriedMean, tr("Mean gain in yards, and below it the spread of one try"));
    tip(TriedRange,
        tr("Where the true mean lies in 95 of 100 such tests, and below it the worst and the "
           "best"));
    tip(TriedEnds, tr("How many tries ended in a touchdown, and in how many the ball was lost"));
    tip(TriedBars, tr("Each bar is two yards; the line is no gain"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    // five columns in the middle of the smallest window
    m_table->setStyleSheet(QStringLiteral(
        "QHeaderView::section { padding: 5px 3px; } QTableView::item { padding: 2px 0; }"));
    connect(m_table, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem* item) {
        if (item->column() != TriedTitle)
            return;
        const QString id = item->data(Qt::UserRole).toString();
        for (TrialsChoice& choice : m_choices)
            if (choice.id == id)
                choice.ticked = item->checkState() == Qt::Checked;
    });
    new ColumnFiller{*m_table, TriedColumnCount - 1};
    column->addWidget(m_table, 1);
}

QString TrialsView::word() const {
    return m_word->text();
}

QString TrialsView::sentenceOf(const TrialsRow& row) {
    const app::BenchNumber gain = app::numberOf(row.gains);
    if (gain.n == 0)
        return tr("%1: none of %2 tries came to its end.").arg(row.title).arg(row.tries);
    return tr("%1: %2 tries, mean %3 yd, spread %4, 95 % of the mean %5 to %6.")
        .arg(row.title)
        .arg(gain.n)
        .arg(yards(gain.mean), yards(gain.spread), yards(gain.low), yards(gain.high));
}

void TrialsView::offer(std::vector<TrialsChoice> choices) {
    m_choices = std::move(choices);
    fill();
}

std::vector<TrialsChoice> TrialsView::ticked() const {
    std::vector<TrialsChoice> chosen;
    std::ranges::copy_if(m_choices, std::back_inserter(chosen), &TrialsChoice::ticked);
    return chosen;
}

void TrialsView::tick(const QString& id, bool on) {
    for (TrialsChoice& choice : m_choices)
        if (choice.id == id)
            choice.ticked = on;
    fill();
}

void TrialsView::showRows(const std::vector<TrialsRow>& rows) {
    m_progress->hide();
    m_stop->hide();
    m_tried = rows;
    fill();
}

void TrialsView::fill() {
    const QSignalBlocker quiet{m_table};
    const QSize bars{7 * fontMetrics().averageCharWidth(), 2 * fontMetrics().height()};
    m_table->setIconSize(bars);
    m_table->clearContents();
    std::vector<const TrialsChoice*> untried;
    for (const TrialsChoice& choice : m_choices)
        if (std::ranges::find(m_tried, choice.id, &TrialsRow::id) == m_tried.end())
            untried.push_back(&choice);
    m_table->setRowCount(static_cast<int>(m_tried.size() + untried.size()));
    int at = 0;
    for (const TrialsRow& row : m_tried) {
        const auto choice = std::ranges::find(m_choices, row.id, &TrialsChoice::id);
        const auto n = static_cast<int>(row.gains.size());
        setTitle(at,
                 twoLines(row.title, tr("n %1").arg(n)),
                 choice == m_choices.end() ? nullptr : &*choice);
        fillRow(at++, row);
    }
    for (const TrialsChoice* choice : untried)
        setTitle(at++, choice->title, choice);
    m_table->resizeRowsToContents();
}

void TrialsView::setTitle(int at, const QString& text, const TrialsChoice* choice) {
    auto* item = new QTableWidgetItem{text};
    if (choice != nullptr) {
        item->setData(Qt::UserRole, choice->id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(choice->ticked ? Qt::Checked : Qt::Unchecked);
        item->setData(Qt::AccessibleTextRole, choice->title);
        // the style's room about a box, which the hint leaves out
        constexpr int kAroundBox = 40;
        item->setSizeHint(
            {fontMetrics().horizontalAdvance(choice->title) + kAroundBox,
             (2 + static_cast<int>(text.count(QLatin1Char('\n')))) * fontMetrics().lineSpacing()});
    }
    m_table->setItem(at, TriedTitle, item);
}

void TrialsView::fillRow(int at, const TrialsRow& row) {
    m_table->item(at, TriedTitle)->setToolTip(sentenceOf(row));
    const app::BenchNumber gain = app::numberOf(row.gains);
    if (gain.n == 0)
        return;
    const auto set = [&](int column, const QString& text) {
        auto* item = new QTableWidgetItem{text};
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(at, column, item);
    };
    const auto [least, most] = std::ranges::minmax(row.gains);
    set(TriedMean, twoLines(yards(gain.mean), tr("± %1").arg(yards(gain.spread))));
    set(TriedRange,
        twoLines(tr("%1 to %2").arg(yards(gain.low), yards(gain.high)),
                 tr("%1 … %2").arg(yards(least), yards(most))));
    set(TriedEnds, twoLines(tr("%n TD", nullptr, row.scores), tr("%n lost", nullptr, row.lost)));
    auto* item = new QTableWidgetItem;
    item->setIcon(QIcon{barsOf(row.gains, m_table->iconSize(), devicePixelRatioF())});
    item->setData(Qt::AccessibleTextRole, sentenceOf(row));
    m_table->setItem(at, TriedBars, item);
}

void TrialsView::showProgress(int done, int of) {
    m_progress->setRange(0, of);
    m_progress->setFormat(QStringLiteral("%v / %m"));
    m_progress->setValue(done);
    m_progress->setVisible(done < of);
    m_stop->setVisible(done < of);
}

void TrialsView::showWord(const QString& sentence) {
    m_word->setText(sentence);
    m_progress->hide();
    m_stop->hide();
}

}  // namespace thrum::gui
