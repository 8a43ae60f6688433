#include "gui/game_room/drills_page.hpp"

#include "gui/widgets/titled_page.hpp"

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kCardWidth = 860;

QString keyOf(const std::string& drill) {
    return QStringLiteral("drills/") + QString::fromStdString(drill);
}
}  // namespace

std::optional<int> bestOf(const QSettings* store, const std::string& drill) {
    if (store == nullptr || !store->contains(keyOf(drill)))
        return std::nullopt;
    return store->value(keyOf(drill)).toInt();
}

void keepScore(QSettings* store, const std::string& drill, int points) {
    if (store != nullptr && points > bestOf(store, drill).value_or(points - 1))
        store->setValue(keyOf(drill), points);
}

DrillsPage::DrillsPage(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("drills"));
    QVBoxLayout* column = titledColumn(this, tr("Drills"));
    auto* lead = new QLabel{
        tr("A situation, a score to beat, and a computer coach against you. Each ends with the "
           "half."),
        this};
    lead->setProperty("role", QStringLiteral("muted"));
    lead->setWordWrap(true);
    column->addWidget(lead);
    auto* side = new QHBoxLayout;
    auto* label = new QLabel{tr("Your &team"), this};
    m_teams = new QComboBox{this};
    m_teams->setObjectName(QStringLiteral("drillTeam"));
    m_teams->setAccessibleName(tr("Your team"));
    label->setBuddy(m_teams);
    side->addWidget(label);
    side->addWidget(m_teams);
    side->addStretch(1);
    column->addLayout(side);
    m_rows = new QVBoxLayout;
    m_rows->setSpacing(10);
    column->addLayout(m_rows);
    column->addStretch(1);
}

void DrillsPage::showTeams(const std::vector<app::LibraryEntry<TeamFile>>& teams,
                           const QString& chosen) {
    m_teams->clear();
    for (const auto& entry : teams) {
        const QString name = QString::fromStdString(entry.value.name);
        m_teams->addItem(entry.own ? tr("%1 (yours)").arg(name) : name,
                         QString::fromStdString(entry.value.id));
    }
    m_teams->setCurrentIndex(std::max(0, m_teams->findData(chosen)));
}

void DrillsPage::show(const std::vector<io::Drill>& drills,
                      std::size_t today,
                      const QSettings* store) {
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (std::size_t i = 0; i < drills.size(); ++i) {
        const io::Drill& drill = drills[i];
        auto* card = new QWidget{this};
        card->setObjectName(QStringLiteral("card"));
        card->setAttribute(Qt::WA_StyledBackground);
        card->setMaximumWidth(kCardWidth);
        auto* row = new QHBoxLayout{card};
        row->setContentsMargins(20, 14, 20, 14);
        auto* texts = new QVBoxLayout;
        texts->setSpacing(2);
        row->addLayout(texts, 1);
        const QString name = QString::fromStdString(drill.name);
        auto* heading = new QLabel{i == today ? tr("%1 · today's drill").arg(name) : name, card};
        heading->setProperty("role", QStringLiteral("heading"));
        texts->addWidget(heading);
        auto* notes = new QLabel{QString::fromStdString(drill.notes), card};
        notes->setWordWrap(true);
        texts->addWidget(notes);
        const auto best = bestOf(store, drill.id);
        auto* goal =
            new QLabel{best ? tr("Points to make: %1 · your best: %2").arg(drill.points).arg(*best)
                            : tr("Points to make: %1 · not played yet").arg(drill.points),
                       card};
        goal->setObjectName(QStringLiteral("goal"));
        goal->setProperty(
            "role",
            best && *best >= drill.points ? QStringLiteral("good") : QStringLiteral("muted"));
        texts->addWidget(goal);
        auto* start = new QPushButton{tr("Start"), card};
        start->setObjectName(QStringLiteral("start-") + QString::fromStdString(drill.id));
        start->setAccessibleName(tr("Start the drill %1").arg(name));
        start->setMinimumWidth(96);
        start->setAutoDefault(true);
        row->addWidget(start);
        connect(start, &QPushButton::clicked, this, [this, id = drill.id] { emit startAsked(id); });
        m_rows->addWidget(card);
        if (i == today)
            setFocusProxy(start);
    }
    if (drills.empty())
        m_rows->addWidget(new QLabel{tr("No drill was found beside the program."), this});
}

}  // namespace thrum::gui
