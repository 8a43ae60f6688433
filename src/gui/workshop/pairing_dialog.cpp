#include "gui/workshop/pairing_dialog.hpp"

#include <thrum/app/bench_base.hpp>

#include <algorithm>
#include <array>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
// An arc has no better or worse.
constexpr std::array kPairingTests{app::BenchTest::Dash,
                                   app::BenchTest::SameSpot,
                                   app::BenchTest::Push,
                                   app::BenchTest::Falls,
                                   app::BenchTest::Jump,
                                   app::BenchTest::HeadOn,
                                   app::BenchTest::Angle};

/// The line of the numbers that this test fills.
BenchFact factOf(app::BenchTest test, const app::BenchSum& sum, double yards) {
    BenchMeasured measured;
    measured.dashYards = yards;
    measured.sums[test] = sum;
    std::vector<BenchFact> facts = factsOf(measured, {}, app::BenchGoals{});
    // a dash stands first; the drift it fills as well is none of a base that never arrives
    if (test == app::BenchTest::Dash)
        return facts.front();
    const auto found =
        std::ranges::find_if(facts, [](const BenchFact& fact) { return fact.now.has_value(); });
    return found != facts.end() ? *found : BenchFact{};
}
}  // namespace

PairingDialog::PairingDialog(std::vector<io::BenchBase> rack, Asked asked, QWidget* parent)
    : QDialog{parent}, m_rack{std::move(rack)}, m_asked{std::move(asked)} {
    setObjectName(QStringLiteral("pairings"));
    setWindowTitle(tr("Pairing matrix"));
    gatherMen();
    m_crew = new BenchCrew{this};
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(16, 14, 16, 12);
    column->setSpacing(10);
    auto* head = new QHBoxLayout;
    m_tests = new QComboBox{this};
    m_tests->setAccessibleName(tr("Test"));
    for (const app::BenchTest test : kPairingTests)
        m_tests->addItem(testTitle(test), static_cast<int>(test));
    m_runs = new QComboBox{this};
    m_runs->setAccessibleName(tr("Runs of each pair"));
    for (const int runs : {5, 20, 50})
        m_runs->addItem(tr("%1 runs each").arg(runs), runs);
    m_run = new QPushButton{this};
    m_run->setObjectName(QStringLiteral("mainButton"));
    m_run->setDefault(true);
    m_progress = new QProgressBar{this};
    m_progress->setAccessibleName(tr("Runs done"));
    m_progress->setFormat(QStringLiteral("%v / %m"));
    head->addWidget(m_tests);
    head->addWidget(m_runs);
    head->addWidget(m_run);
    head->addWidget(m_progress, 1);
    column->addLayout(head);
    m_table =
        new QTableWidget{static_cast<int>(m_men.size()), static_cast<int>(m_rack.size()), this};
    m_table->setAccessibleName(tr("Men on bases"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    for (std::size_t i = 0; i < m_men.size(); ++i)
        m_table->setVerticalHeaderItem(static_cast<int>(i), new QTableWidgetItem{m_men[i].name});
    for (std::size_t j = 0; j < m_rack.size(); ++j)
        m_table->setHorizontalHeaderItem(static_cast<int>(j), new QTableWidgetItem{baseName(j)});
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    column->addWidget(m_table, 1);
    m_words = new QLabel{this};
    m_words->setObjectName(QStringLiteral("pairingWords"));
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    column->addWidget(m_words);
    auto* buttons = new QDialogButtonBox{this};
    auto* print = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
    print->setAutoDefault(false);
    auto* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setAutoDefault(false);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(print, &QPushButton::clicked, this, [this] {
        askToPrint(
            this, tr("Print the pairings"), tr("pairings"), sheet(), [this](const QString& s) {
                emit said(s);
            });
    });
    connect(m_run, &QPushButton::clicked, this, [this] {
        if (m_crew->isBusy())
            m_crew->cancel();
        else
            run();
    });
    connect(m_tests, &QComboBox::activated, this, &PairingDialog::run);
    connect(m_runs, &QComboBox::activated, this, &PairingDialog::run);
    connect(m_crew, &BenchCrew::finished, this, &PairingDialog::take);
    connect(m_crew, &BenchCrew::cancelled, this, &PairingDialog::follow);
    connect(m_crew, &BenchCrew::refused, this, [this](const QString& reason) {
        follow();
        m_words->setText(reason);
    });
    connect(m_crew, &BenchCrew::progressed, this, [this](int done, int of) {
        m_progress->setRange(0, of);
        m_progress->setValue(done);
    });
    fill();
    follow();
    const int letter = fontMetrics().averageCharWidth();
    resize(std::clamp(24 * letter + 14 * letter * static_cast<int>(m_rack.size()), 560, 980), 420);
}

// Who weighs, leans and reaches the same, with the same putty, is one man to the board.
void PairingDialog::gatherMen() {
    for (std::size_t i = 0; i < m_rack.size(); ++i) {
        const io::BenchState& state = m_rack[i].states.at(m_rack[i].now);
        const QString man = QString::fromStdString(m_rack[i].man);
        const QString name =
            man.isEmpty() ? tr("free man of %1").arg(baseName(i)) : QStringLiteral("#%1").arg(man);
        const auto like = std::ranges::find_if(m_men, [&](const Man& other) {
            return other.state.figure == state.figure && other.state.putty == state.putty;
        });
        if (like == m_men.end())
            m_men.push_back({name, state, i});
        else
            like->name += QStringLiteral(", ") + (man.isEmpty() ? baseName(i) : name);
    }
    constexpr qsizetype kLongest = 28;
    for (Man& man : m_men)
        if (man.name.size() > kLongest)
            man.name = man.name.left(kLongest - 1) + QChar{0x2026};
}

QString PairingDialog::baseName(std::size_t base) const {
    return QString::fromStdString(m_rack.at(base).name);
}

app::BenchTest PairingDialog::chosen() const {
    return static_cast<app::BenchTest>(m_tests->currentData().toInt());
}

void PairingDialog::run() {
    std::vector<BenchBatch> batches;
    for (const Man& man : m_men)
        for (const io::BenchBase& base : m_rack)
            batches.push_back(
                {.asked = m_asked(chosen(), app::paired(man.state, base.states.at(base.now))),
                 .runs = m_runs->currentData().toInt()});
    m_facts.clear();
    m_crew->start(std::move(batches));
    fill();
    follow();
}

void PairingDialog::follow() {
    m_run->setText(m_crew->isBusy() ? tr("Stop") : tr("Run"));
    m_progress->setVisible(m_crew->isBusy());
    if (!m_crew->isBusy())
        m_progress->reset();
}

void PairingDialog::take(const std::vector<BenchDone>& done) {
    m_facts.clear();
    for (const BenchDone& batch : done)
        m_facts.push_back(factOf(batch.sum.test, batch.sum, batch.batch.asked.yards));
    fill();
    follow();
    emit said(verdict().section(QLatin1Char('\n'), 0, 0));
}

std::optional<BenchFact> PairingDialog::fact(std::size_t man, std::size_t base) const {
    const std::size_t at = man * m_rack.size() + base;
    if (at >= m_facts.size() || !m_facts[at].now)
        return std::nullopt;
    return m_facts[at];
}

std::optional<std::pair<std::size_t, bool>> PairingDialog::bestOf(std::size_t man) const {
    std::optional<std::size_t> best;
    for (std::size_t j = 0; j < m_rack.size(); ++j) {
        const auto here = fact(man, j);
        if (!here)
            continue;
        const auto most = best ? fact(man, *best) : std::nullopt;
        const bool better = !most || (here->lessIsBetter ? here->now->mean < most->now->mean
                                                         : here->now->mean > most->now->mean);
        if (better)
            best = j;
    }
    if (!best)
        return std::nullopt;
    BenchFact against = *fact(man, *best);
    bool clearly = m_rack.size() > 1;
    for (std::size_t j = 0; j < m_rack.size(); ++j) {
        if (j == *best)
            continue;
        const auto other = fact(man, j);
        against.before = other ? other->now : std::nullopt;
        // one that never arrives is beaten without a number
        clearly = clearly && (!other || isBetter(against));
    }
    return std::pair{*best, clearly};
}

void PairingDialog::fill() {
    for (std::size_t i = 0; i < m_men.size(); ++i) {
        const auto best = bestOf(i);
        for (std::size_t j = 0; j < m_rack.size(); ++j) {
            auto* item = new QTableWidgetItem;
            const auto here = fact(i, j);
            if (here) {
                const bool first = best && best->first == j;
                const QString value = factValue(*here, here->now->mean);
                item->setText(first && best->second ? QStringLiteral("★ %1").arg(value) : value);
                QFont font = m_table->font();
                font.setBold(first);
                item->setFont(font);
                const QString told = QStringLiteral("%1, %2: %3, %4")
                                         .arg(m_men[i].name, baseName(j), value, factDetail(*here));
                item->setToolTip(told);
                item->setData(Qt::AccessibleTextRole, told);
            } else {
                item->setText(m_crew->isBusy() ? QStringLiteral("…") : QStringLiteral("–"));
            }
            item->setTextAlignment(Qt::AlignCenter);
            m_table->setItem(static_cast<int>(i), static_cast<int>(j), item);
        }
    }
    m_words->setText(verdict());
}

QString PairingDialog::verdict() const {
    if (m_facts.empty())
        return tr("Each man of the rack on each base of it: %1 pairs.")
            .arg(m_men.size() * m_rack.size());
    QStringList lines;
    for (std::size_t i = 0; i < m_men.size(); ++i) {
        const auto best = bestOf(i);
        if (!best) {
            lines << tr("%1: no base brings him there.").arg(m_men[i].name);
            continue;
        }
        const QString value = factValue(*fact(i, best->first), fact(i, best->first)->now->mean);
        lines << (best->second ? tr("%1: %2 is clearly best, %3.")
                               : tr("%1: %2 is first with %3, no clear difference to the next."))
                     .arg(m_men[i].name, baseName(best->first), value);
    }
    constexpr qsizetype kMostLines = 4;
    if (lines.size() > kMostLines)
        lines = lines.first(kMostLines) << tr("★ marks what is clearly best.");
    lines << tr("n %1 each; same board, speed and seed, same numbers.")
                 .arg(m_runs->currentData().toInt());
    return lines.join(QLatin1Char('\n'));
}

TableSheet PairingDialog::sheet() const {
    TableSheet sheet;
    sheet.landscape = true;
    sheet.title = tr("Pairing matrix: %1").arg(testTitle(chosen()));
    sheet.lines << tr("%1 men on %2 bases, n %3 each")
                       .arg(m_men.size())
                       .arg(m_rack.size())
                       .arg(m_runs->currentData().toInt());
    sheet.heads << tr("Man");
    for (std::size_t j = 0; j < m_rack.size(); ++j)
        sheet.heads << baseName(j);
    for (std::size_t i = 0; i < m_men.size(); ++i) {
        QStringList cells{m_men[i].name};
        for (std::size_t j = 0; j < m_rack.size(); ++j)
            cells << m_table->item(static_cast<int>(i), static_cast<int>(j))->text();
        sheet.rows.push_back(cells);
    }
    sheet.notes << verdict().split(QLatin1Char('\n'));
    return sheet;
}

}  // namespace thrum::gui
