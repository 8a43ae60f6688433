#include "gui/workshop/give_dialog.hpp"

#include "gui/theme/theme.hpp"

#include <thrum/app/bench_base.hpp>

#include <algorithm>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kOwnTeamRole = Qt::UserRole + 1;
}  // namespace

GiveDialog::GiveDialog(const app::Library& library,
                       const io::BenchBase& base,
                       const QString& team,
                       QWidget* parent)
    : QDialog{parent}, m_library{library}, m_base{base} {
    setObjectName(QStringLiteral("giveDialog"));
    const QString name = QString::fromStdString(base.name);
    setWindowTitle(tr("Who stands on %1").arg(name));
    auto* column = new QVBoxLayout{this};
    column->setSpacing(8);
    auto* title = new QLabel{tr("Who stands on %1?").arg(name), this};
    title->setProperty("role", QStringLiteral("heading"));
    column->addWidget(title);
    m_teams = new QComboBox{this};
    m_teams->setObjectName(QStringLiteral("giveTeam"));
    m_teams->setAccessibleName(tr("Team"));
    for (const bool own : {true, false})
        for (const auto& entry : library.teams()) {
            if (entry.own != own)
                continue;
            const QString called = QString::fromStdString(entry.value.name);
            m_teams->addItem(own ? tr("%1 (yours)").arg(called) : called,
                             QString::fromStdString(entry.value.id));
            m_teams->setItemData(m_teams->count() - 1, own, kOwnTeamRole);
        }
    m_teams->setCurrentIndex(std::max(0, m_teams->findData(team)));
    column->addWidget(m_teams);
    m_men = new QListWidget{this};
    m_men->setObjectName(QStringLiteral("giveMan"));
    m_men->setAccessibleName(tr("Men of the team"));
    m_men->setMinimumSize(46 * fontMetrics().averageCharWidth(), 12 * fontMetrics().lineSpacing());
    column->addWidget(m_men, 1);
    m_word = new QLabel{this};
    m_word->setObjectName(QStringLiteral("giveWord"));
    m_word->setWordWrap(true);
    m_word->setProperty("role", QStringLiteral("muted"));
    column->addWidget(m_word);
    auto* buttons = new QDialogButtonBox{this};
    m_give = buttons->addButton(tr("Put him on it"), QDialogButtonBox::AcceptRole);
    m_give->setDefault(true);
    auto* nobody = buttons->addButton(tr("Nobody's"), QDialogButtonBox::ActionRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    column->addWidget(buttons);
    connect(m_teams, &QComboBox::currentIndexChanged, this, &GiveDialog::fillMen);
    connect(m_men, &QListWidget::currentRowChanged, this, &GiveDialog::follow);
    connect(m_men, &QListWidget::itemActivated, this, &GiveDialog::take);
    connect(m_give, &QPushButton::clicked, this, &GiveDialog::take);
    connect(nobody, &QPushButton::clicked, this, [this] {
        accept();
        emit freed();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fillMen();
    m_men->setFocus();
}

void GiveDialog::fillMen() {
    m_men->clear();
    const TeamFile* team = m_library.team(m_teams->currentData().toString().toStdString());
    int chosen = 0;
    for (const Player& player : team != nullptr ? team->players : std::vector<Player>{}) {
        const std::string_view place = codeOf(player.position);
        const QString who = QStringLiteral("%1 %2").arg(QString::fromStdString(player.number),
                                                        QString::fromStdString(player.name));
        if (who == QString::fromStdString(m_base.man))
            chosen = m_men->count();
        auto* item = new QListWidgetItem{
            tr("#%1 · %2 · %3")
                .arg(who,
                     QString::fromUtf8(place.data(), static_cast<qsizetype>(place.size())),
                     player.uniform == Uniform::Dark ? tr("dark") : tr("white"))};
        item->setData(Qt::UserRole, QString::fromStdString(player.id));
        m_men->addItem(item);
    }
    m_men->setCurrentRow(m_men->count() > 0 ? chosen : -1);
    follow();
}

void GiveDialog::follow() {
    const TeamFile* team = m_library.team(m_teams->currentData().toString().toStdString());
    const int row = m_men->currentRow();
    m_give->setEnabled(team != nullptr && row >= 0);
    if (!m_give->isEnabled()) {
        m_word->clear();
        return;
    }
    io::BenchState on = m_base.states.at(m_base.now);
    on.figure = team->players.at(static_cast<std::size_t>(row)).figure;
    QString word = tr("On this base he weighs %1 g, the limit is %2 g.")
                       .arg(app::gramsOf(on), 0, 'f', 2)
                       .arg(app::usualBenchClass().mostG);
    if (!m_teams->currentData(kOwnTeamRole).toBool())
        word += QLatin1Char(' ') +
                tr("This team is shipped: a copy of it becomes yours, and he plays there.");
    m_word->setText(word);
}

void GiveDialog::take() {
    if (!m_give->isEnabled())
        return;
    const QString team = m_teams->currentData().toString();
    const QString player = m_men->currentItem()->data(Qt::UserRole).toString();
    accept();
    emit chosen(team, player);
}

}  // namespace thrum::gui
