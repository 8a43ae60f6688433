#include "gui/workshop/numbers_panel.hpp"

#include "gui/theme/theme.hpp"
#include "gui/widgets/flow_layout.hpp"
#include "gui/widgets/scrolled.hpp"

#include <thrum/app/bench_base.hpp>

#include <algorithm>
#include <cmath>

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QStyle>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
QString from(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
}  // namespace

RangeBar::RangeBar(QWidget* parent) : QWidget{parent} {
    setMinimumSize(80, 22);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RangeBar::show(const BenchFact& fact) {
    m_fact = fact;
    update();
}

void RangeBar::paintEvent(QPaintEvent*) {
    if (!m_fact.now)
        return;
    double least = m_fact.now->mean - m_fact.now->spread;
    double most = m_fact.now->mean + m_fact.now->spread;
    const auto hold = [&](double value) {
        least = std::min(least, value);
        most = std::max(most, value);
    };
    hold(m_fact.now->low);
    hold(m_fact.now->high);
    if (m_fact.before) {
        hold(m_fact.before->low);
        hold(m_fact.before->high);
        hold(m_fact.before->mean - m_fact.before->spread);
        hold(m_fact.before->mean + m_fact.before->spread);
    }
    if (m_fact.goal) {
        hold(*m_fact.goal);
        if (m_fact.aboutZero)
            hold(-*m_fact.goal);
    }
    const double room = std::max(most - least, 1e-6);
    const auto x = [&](double value) { return 8.0 + (width() - 16.0) * (value - least) / room; };
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColors& colors = Theme::instance().colors();
    const auto draw = [&](const app::BenchNumber& number, double y, const QColor& ink, bool full) {
        painter.setPen(QPen{ink, 1.0});
        painter.drawLine(QPointF{x(number.mean - number.spread), y},
                         QPointF{x(number.mean + number.spread), y});
        painter.setPen(QPen{ink, 4.0, Qt::SolidLine, Qt::FlatCap});
        painter.drawLine(QPointF{x(number.low), y}, QPointF{x(number.high), y});
        painter.setPen(QPen{ink, 2.0});
        painter.setBrush(full ? ink : colors.panel);
        painter.drawEllipse(QPointF{x(number.mean), y}, 4.0, 4.0);
    };
    if (m_fact.before)
        draw(*m_fact.before, 6.0, colors.muted, false);
    draw(*m_fact.now, m_fact.before ? 15.0 : 11.0, colors.link, true);
    if (!m_fact.goal)
        return;
    painter.setPen(QPen{colors.good, 2.0});
    painter.drawLine(QPointF{x(*m_fact.goal), 1.0}, QPointF{x(*m_fact.goal), 21.0});
    if (m_fact.aboutZero)
        painter.drawLine(QPointF{x(-*m_fact.goal), 1.0}, QPointF{x(-*m_fact.goal), 21.0});
}

NumbersPanel::NumbersPanel(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("benchNumbers"));
    setAccessibleName(tr("Numbers"));
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* band = new QWidget{this};
    band->setObjectName(QStringLiteral("benchNumbersHead"));
    band->setAttribute(Qt::WA_StyledBackground);
    auto* head = new QHBoxLayout{band};
    head->setContentsMargins(14, 6, 14, 6);
    head->setSpacing(8);
    auto* title = new QLabel{tr("Numbers"), band};
    title->setProperty("role", QStringLiteral("heading"));
    head->addWidget(title);
    m_goals = new QComboBox{band};
    m_goals->setAccessibleName(tr("Goals"));
    // beside its heading in a narrow column, too; the list that opens shows whole names
    constexpr int kLetters = 12;
    m_goals->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_goals->setMinimumContentsLength(kLetters);
    m_goals->setToolTip(tr("What this base should reach"));
    m_goals->addItem(tr("Goals, lessons…"), QString{});
    for (const app::BenchGoals& goals : app::benchGoals())
        m_goals->addItem(from(goals.name), from(goals.id));
    head->addWidget(m_goals, 1);
    column->addWidget(band);
    auto* body = new QVBoxLayout;
    body->setContentsMargins(14, 8, 14, 8);
    body->setSpacing(6);
    column->addLayout(body, 1);
    m_verdict = new QLabel{this};
    m_verdict->setWordWrap(true);
    m_verdict->setObjectName(QStringLiteral("benchVerdict"));
    m_verdict->setProperty("role", QStringLiteral("heading"));
    body->addWidget(m_verdict);
    m_lesson = new QLabel{this};
    m_lesson->setObjectName(QStringLiteral("benchLesson"));
    m_lesson->setWordWrap(true);
    body->addWidget(m_lesson);
    m_before = new QLabel{this};
    m_before->setWordWrap(true);
    m_before->setProperty("role", QStringLiteral("muted"));
    body->addWidget(m_before);
    m_legend = new QLabel{tr("● now   ○ before   ┃ goal   ▬ 95 % of the mean"), this};
    m_legend->setProperty("role", QStringLiteral("muted"));
    m_legend->setWordWrap(true);
    body->addWidget(m_legend);
    m_rows = new QVBoxLayout;
    m_rows->setSpacing(4);
    body->addLayout(m_rows);
    body->addStretch(1);
    connect(m_goals, &QComboBox::activated, this, [this] {
        emit goalsChosen(m_goals->currentData().toString());
    });
}

void NumbersPanel::setGoals(const QString& id) {
    const QSignalBlocker quiet{m_goals};
    m_goals->setCurrentIndex(std::max(0, m_goals->findData(id)));
    m_lesson->setText(from(app::benchGoals(id.toStdString()).lesson));
    m_lesson->setVisible(!m_lesson->text().isEmpty());
}

QString NumbersPanel::lesson() const {
    return m_lesson->text();
}

QString NumbersPanel::verdict() const {
    return m_verdict->text();
}

QWidget* NumbersPanel::rowOf(app::BenchTest test) const {
    const auto found = std::ranges::find_if(
        m_facts, [test](const Row& row) { return row.test == test && !row.all->isHidden(); });
    return found == m_facts.end() ? nullptr : found->all;
}

NumbersPanel::Row& NumbersPanel::row(std::size_t index) {
    while (m_facts.size() <= index) {
        Row made;
        made.all = new QWidget{this};
        // a number and what is said of it stay beside each other in a wide panel
        constexpr int kLetters = 56;
        made.all->setMaximumWidth(kLetters * fontMetrics().averageCharWidth());
        auto* grid = new QGridLayout{made.all};
        grid->setContentsMargins(0, 2, 0, 2);
        grid->setHorizontalSpacing(10);
        grid->setVerticalSpacing(1);
        const auto label = [&](const char* role) {
            auto* text = new QLabel{made.all};
            if (*role != '\0')
                text->setProperty("role", QString::fromLatin1(role));
            return text;
        };
        made.title = label("");
        made.value = label("heading");
        made.before = label("muted");
        made.before->setWordWrap(true);
        made.change = label("");
        made.change->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        made.detail = label("muted");
        made.detail->setWordWrap(true);
        made.bar = new RangeBar{made.all};
        grid->addWidget(made.title, 0, 0);
        grid->addWidget(made.value, 0, 1, Qt::AlignLeft);
        grid->addWidget(made.before, 1, 0, 1, 2);
        grid->addWidget(made.bar, 2, 0);
        grid->addWidget(made.change, 2, 1);
        grid->addWidget(made.detail, 3, 0, 1, 2);
        grid->setColumnStretch(0, 1);
        grid->setColumnStretch(1, 1);
        m_rows->addWidget(made.all);
        m_facts.push_back(made);
    }
    return m_facts[index];
}

void NumbersPanel::fill(Row& row, const BenchFact& fact) {
    const ThemeColors& colors = Theme::instance().colors();
    row.test = fact.test;
    row.all->show();
    row.title->setText(fact.title);
    row.value->setText(fact.now ? factValue(fact, fact.now->mean) : tr("– not measured"));
    QStringList beside;
    if (fact.before)
        beside << tr("was %1").arg(factValue(fact, fact.before->mean));
    const GoalMet goal = goalMet(fact);
    if (goal != GoalMet::NoGoal) {
        BenchFact plain = fact;
        plain.aboutZero = false;
        const QString mark = goal == GoalMet::Met      ? QStringLiteral("✓")
                             : goal == GoalMet::Missed ? QStringLiteral("✗")
                                                       : tr("goal");
        beside << QStringLiteral("%1 %2 %3")
                      .arg(mark,
                           fact.lessIsBetter ? QStringLiteral("≤") : QStringLiteral("≥"),
                           factValue(plain, *fact.goal));
    }
    row.before->setText(beside.join(QStringLiteral(" · ")));
    row.before->setVisible(!beside.isEmpty());
    const QString word = changeWord(fact);
    row.change->setText(word);
    row.change->setVisible(!word.isEmpty());
    const bool clear =
        fact.now && fact.before &&
        word == (isBetter(fact) == fact.lessIsBetter ? fact.lessWord : fact.moreWord);
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText,
                 !clear ? colors.muted : (isBetter(fact) ? colors.good : colors.bad));
    row.change->setPalette(ink);
    row.detail->setText(factDetail(fact));
    row.detail->setVisible(fact.now.has_value());
    row.value->setProperty("role", fact.now ? QStringLiteral("heading") : QStringLiteral("muted"));
    row.value->style()->polish(row.value);
    row.bar->show(fact);
    row.bar->setVisible(fact.now.has_value());
    // one line for a listener: everything that is seen of it
    row.all->setAccessibleName(
        QStringList{fact.title, row.value->text(), row.before->text(), word, row.detail->text()}
            .join(QStringLiteral(", ")));
}

void NumbersPanel::fitHeight() {
    QMetaObject::invokeMethod(
        this,
        [this] { setMinimumHeight(LeastHeight::of(*layout(), width())); },
        Qt::QueuedConnection);
}

void NumbersPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitHeight();
}

void NumbersPanel::show(const std::vector<BenchFact>& facts,
                        const QString& beforeName,
                        bool passes) {
    m_verdict->setText(verdictOf(facts, !beforeName.isEmpty(), passes));
    m_before->setText(beforeName);
    m_before->setVisible(!beforeName.isEmpty());
    for (std::size_t i = 0; i < facts.size(); ++i)
        fill(row(i), facts[i]);
    m_legend->setVisible(
        std::ranges::any_of(facts, [](const BenchFact& fact) { return fact.now.has_value(); }));
    for (std::size_t i = facts.size(); i < m_facts.size(); ++i)
        m_facts[i].all->hide();
    fitHeight();
}

}  // namespace thrum::gui
