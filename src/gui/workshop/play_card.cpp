#include "gui/workshop/play_card.hpp"

#include "gui/widgets/flow_layout.hpp"

#include <algorithm>
#include <array>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTableWidget>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
enum TurnColumn { TurnRole, TurnFaces, TurnRead, TurnStick, TurnColumnCount };
constexpr int kPlayName = 40;
constexpr int kPlayNotes = 2000;
constexpr double kMostSeconds = 8.0;
constexpr std::array kSituations{PlaySituation::Short,
                                 PlaySituation::Medium,
                                 PlaySituation::Long,
                                 PlaySituation::GoalLine,
                                 PlaySituation::Late};

QString degrees(Heading heading) {
    return QStringLiteral("%1°").arg(heading.degrees(), 0, 'f', 0);
}

/// "45°" or "45,5"; nothing for what is no number.
std::optional<double> degreesIn(QString text, const QLocale& locale) {
    text.remove(QStringLiteral("°"));
    bool good = false;
    double value = text.trimmed().toDouble(&good);
    if (!good)
        value = locale.toDouble(text.trimmed(), &good);
    return good ? std::optional{value} : std::nullopt;
}
}  // namespace

PlayCard::PlayCard(ShelfDocument<Play>& document, QWidget* parent)
    : QWidget{parent}, m_document{document} {
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_name = new QLineEdit{this};
    m_name->setObjectName(QStringLiteral("playName"));
    m_name->setMaxLength(kPlayName);
    form->addRow(tr("Name"), m_name);
    const auto box = [&](QComboBox*& made, const char* name, const QString& label) {
        made = new QComboBox{this};
        made->setObjectName(QLatin1String{name});
        made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        made->setMinimumContentsLength(12);
        made->setAccessibleName(label);
        form->addRow(label, made);
    };
    box(m_type, "playType", tr("Kind"));
    m_type->addItem(tr("run"), static_cast<int>(PlayType::Run));
    m_type->addItem(tr("pass"), static_cast<int>(PlayType::Pass));
    m_type->addItem(tr("defense"), static_cast<int>(PlayType::Defense));
    box(m_formation, "playFormation", tr("From"));
    box(m_carrier, "playCarrier", tr("Ball to"));
    m_standing = new QCheckBox{tr("QB on his stationary base"), this};
    m_standing->setObjectName(QStringLiteral("playStanding"));
    form->addRow(QString{}, m_standing);
    m_stop = new QDoubleSpinBox{this};
    m_stop->setObjectName(QStringLiteral("playStop"));
    m_stop->setRange(0.0, kMostSeconds);
    m_stop->setSingleStep(0.1);
    m_stop->setDecimals(1);
    m_stop->setSuffix(tr(" s"));
    m_stop->setSpecialValueText(tr("as it looks"));
    m_stop->setKeyboardTracking(false);
    m_stop->setToolTip(tr("Board time until the intended stop"));
    form->addRow(tr("Stop"), m_stop);
    auto* suits = new QWidget{this};
    auto* flow = new FlowLayout{suits};
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(14);  // a box is nearer to its own word than to the one before
    for (const QString& text :
         {tr("short"), tr("medium"), tr("long"), tr("goal line"), tr("late")}) {
        auto* check = new QCheckBox{text, suits};
        m_suits.push_back(check);
        flow->addWidget(check);
    }
    form->addRow(tr("Suits"), suits);
    m_notes = new QPlainTextEdit{this};
    m_notes->setObjectName(QStringLiteral("playNotes"));
    m_notes->setAccessibleName(tr("Notes"));
    m_notes->setTabChangesFocus(true);
    m_notes->setPlaceholderText(tr("what to look for"));
    m_notes->setFixedHeight(3 * fontMetrics().lineSpacing() + 12);
    form->addRow(tr("Notes"), m_notes);
    column->addLayout(form);
    m_men = new QTableWidget{0, TurnColumnCount, this};
    m_men->setObjectName(QStringLiteral("playMen"));
    m_men->setAccessibleName(tr("Where men face, and reads"));
    m_men->setHorizontalHeaderLabels({tr("Role"), tr("Faces"), tr("Read"), tr("Stick")});
    // over what stands below it: a word from the left, numbers from the right
    m_men->horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_men->horizontalHeaderItem(TurnRole)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_men->horizontalHeaderItem(TurnFaces)->setToolTip(
        tr("Degrees, 0 is downfield, counter-clockwise; empty: as the formation has him"));
    m_men->horizontalHeaderItem(TurnRead)->setToolTip(
        tr("Whom a pass looks to: 1 first; empty: not to him"));
    m_men->horizontalHeaderItem(TurnStick)->setToolTip(tr("How the stick lies from him, degrees"));
    m_men->verticalHeader()->hide();
    m_men->setSelectionMode(QAbstractItemView::SingleSelection);
    m_men->setShowGrid(false);
    m_men->setTabKeyNavigation(false);
    m_men->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_men->setMinimumHeight(8 * fontMetrics().lineSpacing());
    column->addWidget(m_men, 1);

    connect(m_name, &QLineEdit::editingFinished, this, &PlayCard::takeName);
    connect(m_type, &QComboBox::activated, this, [this](int index) {
        takeType(static_cast<PlayType>(m_type->itemData(index).toInt()));
    });
    connect(m_formation, &QComboBox::activated, this, [this](int index) {
        takeFormation(m_formation->itemData(index).toString().toStdString());
    });
    connect(m_carrier, &QComboBox::activated, this, [this] {
        Play to = m_document.value();
        to.carrier = m_carrier->currentText().toStdString();
        keep(std::move(to), tr("ball to %1").arg(m_carrier->currentText()));
    });
    connect(m_standing, &QCheckBox::clicked, this, [this](bool on) {
        Play to = m_document.value();
        to.standing = on;
        keep(std::move(to), tr("the quarterback's base"));
    });
    connect(m_stop, &QDoubleSpinBox::valueChanged, this, [this](double seconds) {
        Play to = m_document.value();
        to.stopSeconds = seconds;
        keep(std::move(to), tr("stop"));
    });
    for (QCheckBox* check : m_suits)
        connect(check, &QCheckBox::clicked, this, [this] {
            Play to = m_document.value();
            to.suits.clear();
            for (std::size_t i = 0; i < m_suits.size(); ++i)
                if (m_suits[i]->isChecked())
                    to.suits.push_back(kSituations.at(i));
            keep(std::move(to), tr("what it suits"));
        });
    m_notes->installEventFilter(this);
    connect(m_men, &QTableWidget::cellChanged, this, &PlayCard::takeCell);
    follow();
}

const Formation* PlayCard::from() const {
    return m_document.library().formation(m_document.value().formation);
}

bool PlayCard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_notes && event->type() == QEvent::FocusOut)
        keepNotes();
    return QWidget::eventFilter(watched, event);
}

void PlayCard::takeName() {
    Play to = m_document.value();
    to.name = m_name->text().simplified().toStdString();
    keep(std::move(to), tr("name"));
}

void PlayCard::keepNotes() {
    Play to = m_document.value();
    to.notes = m_notes->toPlainText().trimmed().left(kPlayNotes).toStdString();
    keep(std::move(to), tr("notes"));
}

void PlayCard::keep(Play to, const QString& what) {
    if (m_filling || to == m_document.value())
        return;
    if (const auto problem = m_document.change(std::move(to), what)) {
        emit refused(*problem);
        follow();
    }
}

// Headings and reads go along where the other formation has the role.
void PlayCard::takeFormation(const std::string& id) {
    const Formation* formation = m_document.library().formation(id);
    if (formation == nullptr)
        return;
    Play to = m_document.value();
    to.formation = id;
    const auto has = [formation](const std::string& role) {
        return std::ranges::find(formation->men, role, &FormationMan::role) != formation->men.end();
    };
    std::erase_if(to.headings, [&](const auto& heading) { return !has(heading.first); });
    std::erase_if(to.reads, [&](const PlayRead& read) { return !has(read.role); });
    if (to.type != PlayType::Defense && !has(to.carrier))
        to.carrier = formation->carrier;
    keep(std::move(to), tr("formation"));
}

void PlayCard::takeType(PlayType type) {
    Play to = m_document.value();
    const bool sides = (type == PlayType::Defense) != (to.type == PlayType::Defense);
    to.type = type;
    if (type != PlayType::Pass)
        to.reads.clear();
    if (sides) {
        const FormationUnit unit =
            type == PlayType::Defense ? FormationUnit::Defense : FormationUnit::Offense;
        const auto& all = m_document.library().formations();
        const auto other = std::ranges::find_if(
            all, [unit](const auto& entry) { return entry.value.unit == unit; });
        if (other == all.end())
            return;
        to.formation = other->value.id;
        to.carrier = other->value.carrier;
        to.headings.clear();
        to.standing = false;
        to.stopSeconds = 0.0;
    }
    keep(std::move(to), tr("kind"));
}

void PlayCard::takeCell(int row, int column) {
    const Formation* formation = from();
    if (m_filling || formation == nullptr)
        return;
    const std::string role = formation->men.at(static_cast<std::size_t>(row)).role;
    const QString text = m_men->item(row, column)->text().trimmed();
    const auto value = degreesIn(text, locale());
    Play to = m_document.value();
    const QString what = QString::fromStdString(role);
    if (!text.isEmpty() && !value) {
        emit refused(tr("\"%1\" is no number.").arg(text));
    } else if (column == TurnFaces) {
        std::erase_if(to.headings, [&](const auto& each) { return each.first == role; });
        if (value)
            to.headings.emplace_back(role, Heading::degrees(*value));
        std::ranges::sort(to.headings, {}, [](const auto& each) { return each.first; });
        keep(std::move(to), tr("turn %1").arg(what));
    } else {
        const auto at = std::ranges::find(to.reads, role, &PlayRead::role);
        PlayRead read = at != to.reads.end() ? *at : PlayRead{role, {}};
        auto place = at != to.reads.end() ? at - to.reads.begin()
                                          : static_cast<std::ptrdiff_t>(to.reads.size());
        if (at != to.reads.end())
            to.reads.erase(at);
        if (column == TurnStick && value)
            read.stick = Heading::degrees(*value);
        else if (column == TurnRead && value)
            place = static_cast<std::ptrdiff_t>(*value) - 1;
        if (column == TurnStick || value) {
            place =
                std::clamp<std::ptrdiff_t>(place, 0, static_cast<std::ptrdiff_t>(to.reads.size()));
            to.reads.insert(to.reads.begin() + place, read);
        }
        keep(std::move(to), tr("read %1").arg(what));
    }
    follow();
}

void PlayCard::fillFormations() {
    const Play& play = m_document.value();
    const FormationUnit unit =
        play.type == PlayType::Defense ? FormationUnit::Defense : FormationUnit::Offense;
    m_formation->clear();
    for (const auto& entry : m_document.library().formations())
        if (entry.value.unit == unit)
            m_formation->addItem(QString::fromStdString(entry.value.name),
                                 QString::fromStdString(entry.value.id));
    m_formation->setCurrentIndex(m_formation->findData(QString::fromStdString(play.formation)));
    m_carrier->clear();
    if (const Formation* formation = from(); formation != nullptr && play.type != PlayType::Defense)
        for (const FormationMan& man : formation->men)
            if (man.position == Position::RunningBack || man.position == Position::Quarterback)
                m_carrier->addItem(QString::fromStdString(man.role));
    if (m_carrier->findText(QString::fromStdString(play.carrier)) < 0 && !play.carrier.empty())
        m_carrier->addItem(QString::fromStdString(play.carrier));
    m_carrier->setCurrentText(QString::fromStdString(play.carrier));
}

void PlayCard::fillMen() {
    const Play& play = m_document.value();
    const Formation* formation = from();
    const bool own = m_document.isOwn();
    m_men->setRowCount(formation != nullptr ? static_cast<int>(formation->men.size()) : 0);
    for (int row = 0; row < m_men->rowCount(); ++row) {
        const std::string& role = formation->men[static_cast<std::size_t>(row)].role;
        const auto set = [&](int column, const QString& text, bool open) {
            auto* item = new QTableWidgetItem{text};
            item->setFlags(open ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable
                                : Qt::ItemIsEnabled | Qt::ItemIsSelectable);
            if (column != TurnRole)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_men->setItem(row, column, item);
        };
        set(TurnRole, QString::fromStdString(role), false);
        const auto heading = std::ranges::find_if(
            play.headings, [&](const auto& each) { return each.first == role; });
        set(TurnFaces, heading != play.headings.end() ? degrees(heading->second) : QString{}, own);
        const auto read = std::ranges::find(play.reads, role, &PlayRead::role);
        const bool reads = own && play.type == PlayType::Pass;
        const bool isRead = read != play.reads.end();
        set(TurnRead, isRead ? QString::number(read - play.reads.begin() + 1) : QString{}, reads);
        set(TurnStick, isRead ? degrees(read->stick) : QString{}, reads && isRead);
    }
}

void PlayCard::follow() {
    m_filling = true;
    const Play& play = m_document.value();
    const bool own = m_document.isOwn();
    const bool offense = play.type != PlayType::Defense;
    m_name->setText(QString::fromStdString(play.name));
    m_name->setReadOnly(!own);
    m_type->setCurrentIndex(m_type->findData(static_cast<int>(play.type)));
    fillFormations();
    m_standing->setChecked(play.standing);
    m_stop->setValue(play.stopSeconds);
    for (std::size_t i = 0; i < m_suits.size(); ++i) {
        m_suits[i]->setChecked(std::ranges::find(play.suits, kSituations.at(i)) !=
                               play.suits.end());
        m_suits[i]->setEnabled(own);
    }
    if (const QString notes = QString::fromStdString(play.notes); m_notes->toPlainText() != notes)
        m_notes->setPlainText(notes);
    m_notes->setReadOnly(!own);
    for (QWidget* each : {static_cast<QWidget*>(m_type), static_cast<QWidget*>(m_formation)})
        each->setEnabled(own);
    for (QWidget* each : {static_cast<QWidget*>(m_carrier),
                          static_cast<QWidget*>(m_standing),
                          static_cast<QWidget*>(m_stop)})
        each->setEnabled(own && offense);
    fillMen();
    m_filling = false;
}

}  // namespace thrum::gui
