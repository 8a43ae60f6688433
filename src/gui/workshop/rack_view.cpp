#include "gui/workshop/rack_view.hpp"

#include "gui/workshop/bench_document.hpp"
#include "gui/workshop/bench_pictures.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr QSize kThumb{58, 42};
}  // namespace

RackView::RackView(BenchDocument& document, QWidget* parent)
    : QWidget{parent}, m_document{document} {
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(8, 8, 8, 4);
    column->setSpacing(6);
    auto* head = new QHBoxLayout;
    auto* title = new QLabel{tr("Rack"), this};
    title->setProperty("role", QStringLiteral("heading"));
    m_count = new QLabel{this};
    m_count->setProperty("role", QStringLiteral("muted"));
    m_add = new QToolButton{this};
    m_add->setText(QStringLiteral("+"));
    m_add->setAccessibleName(tr("Put a base on the rack"));
    m_add->setToolTip(tr("Put a base on the rack"));
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setMinimumSize(28, 28);
    m_sorting = new QComboBox{this};
    m_sorting->setAccessibleName(tr("Order of the rack"));
    m_sorting->addItems({tr("As hung"), tr("Worst first")});
    m_sorting->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_sorting->setToolTip(tr(
        "Farthest from its goal first: Shift+T tests the whole rack, and the one to work at next "
        "hangs at the front"));
    connect(m_sorting, &QComboBox::activated, this, &RackView::fill);
    head->addWidget(title);
    head->addWidget(m_count);
    head->addWidget(m_sorting, 1);
    m_head = head;
    head->addWidget(m_add);
    column->addLayout(head);
    m_list = new QListWidget{this};
    m_list->setObjectName(QStringLiteral("benchRack"));
    m_list->setAccessibleName(tr("Rack of bases"));
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setIconSize(kThumb);
    m_list->setSpacing(4);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // what is left of the column: the man below it is seen whole first
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    column->addWidget(m_list, 1);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && row < static_cast<int>(m_order.size()))
            m_document.choose(m_order[static_cast<std::size_t>(row)]);
    });
    connect(&document, &BenchDocument::rackChanged, this, &RackView::fill);
    connect(&document, &BenchDocument::changed, this, &RackView::fill);
    fill();
}

void RackView::addWay(QWidget& button) {
    m_head->insertWidget(m_head->count() - 1, &button);
}

QSize RackView::cell() const {
    return {std::max(kThumb.width() + 12, 10 * fontMetrics().averageCharWidth()),
            kThumb.height() + 12 + 2 * fontMetrics().lineSpacing()};
}

void RackView::fitText() {
    m_list->setMinimumHeight(cell().height() + 2 * m_list->spacing() + 6);
    fill();
}

void RackView::noteGoals(const std::string& base, int met, int of, double away) {
    m_goals[base] = {met, of, away};
    fill();
}

void RackView::sort() {
    m_order.resize(m_document.rack().size());
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    if (m_sorting->currentIndex() == 0)
        return;
    // those whose way to the goal nobody knows come last
    std::ranges::stable_sort(m_order, std::ranges::greater{}, [this](std::size_t at) {
        const auto goals = m_goals.find(m_document.rack()[at].id);
        return goals == m_goals.end() || goals->second.of == 0 ? -1.0 : goals->second.away;
    });
}

void RackView::fill() {
    const QSignalBlocker quiet{m_list};
    const auto& rack = m_document.rack();
    sort();
    m_count->setText(QStringLiteral("%1/%2").arg(rack.size()).arg(BenchDocument::kMostBases));
    m_count->setAccessibleName(
        tr("%1 bases of at most %2").arg(rack.size()).arg(BenchDocument::kMostBases));
    while (m_list->count() > static_cast<int>(rack.size()))
        delete m_list->takeItem(m_list->count() - 1);
    for (std::size_t i = 0; i < rack.size(); ++i) {
        if (static_cast<int>(i) >= m_list->count())
            m_list->addItem(new QListWidgetItem);
        QListWidgetItem& item = *m_list->item(static_cast<int>(i));
        const io::BenchBase& base = rack[m_order[i]];
        const QString name = QString::fromStdString(base.name);
        const QString man = QString::fromStdString(base.man);
        QString dots;
        QString spoken = name;
        if (!man.isEmpty())
            spoken += QStringLiteral(", ") + man;
        const auto goals = m_goals.find(base.id);
        if (goals != m_goals.end() && goals->second.of > 0) {
            const auto [met, of, away] = goals->second;
            dots = QString{met, QChar{0x25CF}} + QString{of - met, QChar{0x25CB}};
            spoken += tr(", %1 of %2 goals").arg(met).arg(of);
        }
        const QString number = man.section(QLatin1Char(' '), 0, 0);
        const QString whose = man.isEmpty() ? QString{} : QStringLiteral("#%1").arg(number);
        // whose it is stays in sight on a tweak night
        const QString second = whose.isEmpty() && dots.isEmpty()
                                   ? tr("free")
                                   : QStringLiteral("%1 %2").arg(whose, dots).trimmed();
        item.setText(QStringLiteral("%1\n%2").arg(name, second));
        item.setToolTip(spoken);
        item.setData(Qt::AccessibleTextRole, spoken);
        item.setSizeHint(cell());
        const auto& state = base.states.at(base.now);
        // the chosen one is framed; its plastic keeps its color
        const QPixmap picture = thumbnailOf(state, kThumb, devicePixelRatioF());
        QIcon icon{picture};
        icon.addPixmap(picture, QIcon::Selected);
        item.setIcon(icon);
    }
    const auto shown = std::ranges::find(m_order, m_document.current());
    m_list->setCurrentRow(static_cast<int>(shown - m_order.begin()));
}

}  // namespace thrum::gui
