#include "gui/workshop/formation_card.hpp"

#include "gui/widgets/column_filler.hpp"

#include <algorithm>

#include <QEvent>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
enum MenColumn { MenRole, MenPlays, MenBehind, MenLeft, MenFacing, MenColumnCount };
constexpr int kFormationName = 40;
constexpr int kFormationNotes = 2000;
}  // namespace

FormationCard::FormationCard(ShelfDocument<Formation>& document, QWidget* parent)
    : QWidget{parent}, m_document{document} {
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_name = new QLineEdit{this};
    m_name->setObjectName(QStringLiteral("formationName"));
    m_name->setMaxLength(kFormationName);
    form->addRow(tr("Name"), m_name);
    m_tags = new QLineEdit{this};
    m_tags->setObjectName(QStringLiteral("formationTags"));
    m_tags->setPlaceholderText(tr("run, goal line"));
    m_tags->setToolTip(tr("What it is looked for by, with commas between: down, distance, zone"));
    form->addRow(tr("Tags"), m_tags);
    m_notes = new QPlainTextEdit{this};
    m_notes->setObjectName(QStringLiteral("formationNotes"));
    m_notes->setAccessibleName(tr("Notes"));
    m_notes->setTabChangesFocus(true);
    m_notes->setPlaceholderText(tr("what it is good for"));
    m_notes->setFixedHeight(4 * fontMetrics().lineSpacing() + 12);
    form->addRow(tr("Notes"), m_notes);
    column->addLayout(form);
    m_men = new QTableWidget{0, MenColumnCount, this};
    m_men->setObjectName(QStringLiteral("formationMen"));
    m_men->setAccessibleName(tr("Where its men stand"));
    m_men->setHorizontalHeaderLabels(
        {tr("Role"), tr("Plays"), tr("Behind"), tr("Left"), tr("Facing")});
    for (const MenColumn words : {MenRole, MenPlays})
        m_men->horizontalHeaderItem(words)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_men->horizontalHeaderItem(MenBehind)->setToolTip(
        tr("Yards from the line back to the front of the base"));
    m_men->horizontalHeaderItem(MenLeft)->setToolTip(
        tr("Yards from the ball to the middle of the base; to the right below 0"));
    m_men->horizontalHeaderItem(MenFacing)->setToolTip(
        tr("Degrees, 0 is downfield, counter-clockwise"));
    m_men->verticalHeader()->hide();
    m_men->setSelectionMode(QAbstractItemView::SingleSelection);
    m_men->setShowGrid(false);
    m_men->setTabKeyNavigation(false);
    // all five columns in the narrowest window: a number needs no more room beside it
    m_men->setStyleSheet(QStringLiteral(
        "QHeaderView::section { padding: 5px 3px; } QTableView::item { padding: 2px 0; }"));
    new ColumnFiller{*m_men, MenPlays};
    column->addWidget(m_men, 1);
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        Formation to = m_document.value();
        to.name = m_name->text().simplified().toStdString();
        keep(to, tr("name"));
    });
    connect(m_tags, &QLineEdit::editingFinished, this, [this] {
        Formation to = m_document.value();
        to.tags = tagsIn(m_tags->text());
        keep(to, tr("tags"));
    });
    m_notes->installEventFilter(this);
    connect(m_men, &QTableWidget::cellChanged, this, &FormationCard::takeNumber);
    follow();
}

std::vector<std::string> FormationCard::tagsIn(const QString& text) {
    constexpr int kLongestTag = 20;
    constexpr std::size_t kMostTags = 8;
    std::vector<std::string> tags;
    for (const QString& part : text.split(QLatin1Char(','))) {
        const std::string tag = part.simplified().left(kLongestTag).toStdString();
        if (!tag.empty() && std::ranges::find(tags, tag) == tags.end() && tags.size() < kMostTags)
            tags.push_back(tag);
    }
    return tags;
}

// What is typed there counts when the keyboard goes elsewhere.
bool FormationCard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_notes && event->type() == QEvent::FocusOut)
        keepNotes();
    return QWidget::eventFilter(watched, event);
}

void FormationCard::keepNotes() {
    Formation to = m_document.value();
    to.notes = m_notes->toPlainText().trimmed().left(kFormationNotes).toStdString();
    keep(to, tr("notes"));
}

void FormationCard::keep(const Formation& to, const QString& what) {
    if (m_filling || to == m_document.value())
        return;
    if (const auto problem = m_document.change(to, what)) {
        emit refused(*problem);
        follow();
    }
}

void FormationCard::takeNumber(int row, int column) {
    if (m_filling || column < MenBehind)
        return;
    bool good = false;
    const QString text = m_men->item(row, column)->text().replace(QChar{0x2212}, QLatin1Char('-'));
    double value = text.toDouble(&good);
    if (!good)
        value = locale().toDouble(text, &good);
    Formation to = m_document.value();
    FormationMan& man = to.men.at(static_cast<std::size_t>(row));
    if (good && column == MenBehind)
        man.front = Distance::yards(value);
    else if (good && column == MenLeft)
        man.lateral = Distance::yards(value);
    else if (good)
        man.heading = Heading::degrees(value);
    else
        emit refused(tr("\"%1\" is no number.").arg(text));
    if (good)
        keep(to, tr("%1 in numbers").arg(QString::fromStdString(man.role)));
    follow();
}

void FormationCard::follow() {
    m_filling = true;
    const Formation& formation = m_document.value();
    const bool own = m_document.isOwn();
    const auto write = [own](QLineEdit& field, const QString& text) {
        field.setText(text);
        field.setReadOnly(!own);
    };
    write(*m_name, QString::fromStdString(formation.name));
    QStringList tags;
    for (const std::string& tag : formation.tags)
        tags << QString::fromStdString(tag);
    write(*m_tags, tags.join(QStringLiteral(", ")));
    if (const QString notes = QString::fromStdString(formation.notes);
        m_notes->toPlainText() != notes)
        m_notes->setPlainText(notes);
    m_notes->setReadOnly(!own);
    m_men->setRowCount(static_cast<int>(formation.men.size()));
    for (int row = 0; row < m_men->rowCount(); ++row) {
        const FormationMan& man = formation.men[static_cast<std::size_t>(row)];
        const auto set = [&](int column, const QString& text, bool number) {
            auto* item = new QTableWidgetItem{text};
            item->setFlags(number && own
                               ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable
                               : Qt::ItemIsEnabled | Qt::ItemIsSelectable);
            if (number)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_men->setItem(row, column, item);
        };
        set(MenRole, QString::fromStdString(man.role), false);
        set(MenPlays, QString::fromUtf8(codeOf(man.position).data()), false);
        set(MenBehind, QString::number(man.front.yards(), 'f', 1), true);
        set(MenLeft,
            QString::number(man.lateral.yards(), 'f', 1).replace(QLatin1Char('-'), QChar{0x2212}),
            true);
        set(MenFacing, QStringLiteral("%1°").arg(man.heading.degrees(), 0, 'f', 0), true);
    }
    m_men->setToolTip(own ? QString{} : tr("Shipped: copy it, and the copy is yours to change"));
    m_filling = false;
}

}  // namespace thrum::gui
