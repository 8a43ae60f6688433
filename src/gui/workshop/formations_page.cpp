#include "gui/workshop/formations_page.hpp"

#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/games/game_face.hpp"
#include "gui/lineup/keep_formation_dialog.hpp"
#include "gui/widgets/checks_list.hpp"
#include "gui/workshop/formation_card.hpp"
#include "gui/workshop/mark_bar.hpp"
#include "gui/workshop/shelf_list.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
using Of = app::MarkBook::Of;

QStringList tagsOf(const Formation& formation) {
    QStringList tags;
    for (const std::string& tag : formation.tags)
        tags << QString::fromStdString(tag);
    return tags;
}
}  // namespace

FormationsPage::FormationsPage(const ShelfSurroundings& around, QWidget* parent)
    : ShelfPage{Front::Formations,
                QStringLiteral("formationsPage"),
                tr("Formations"),
                true,
                parent},
      m_around{around},
      m_referee{practiceReferee()},
      m_document{new ShelfDocument<Formation>{around.library, around.ownFolder, this}} {
    m_board = new BoardView{this};
    m_board->setObjectName(QStringLiteral("formationBoard"));
    m_board->setFocusPolicy(Qt::ClickFocus);
    middle().addWidget(m_board, 1);
    auto* below = new QHBoxLayout;
    below->setContentsMargins(12, 6, 12, 6);
    below->setSpacing(8);
    auto* label = new QLabel{tr("&Background"), this};
    m_against = new QComboBox{this};
    m_against->setObjectName(QStringLiteral("formationAgainst"));
    m_against->setToolTip(tr("Who stands opposite, pale"));
    m_against->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_against->setMinimumContentsLength(14);
    label->setBuddy(m_against);
    below->addWidget(label);
    below->addWidget(m_against, 1);
    middle().addLayout(below);

    m_marks = new MarkBar{this};
    ShelfPage::card().addWidget(m_marks);
    m_cardOf = new FormationCard{*m_document, this};
    ShelfPage::card().addWidget(m_cardOf, 1);
    heading(tr("Checks"));
    m_checks = new ChecksList{this};
    ShelfPage::card().addWidget(m_checks);
    m_shifted = new QLabel{this};
    m_shifted->setObjectName(QStringLiteral("shiftedMen"));
    m_shifted->setWordWrap(true);
    m_shifted->setProperty("role", QStringLiteral("muted"));
    ShelfPage::card().addWidget(m_shifted);
    addWays(around.commands,
            {{Command::ShelfNew, tr("New…")},
             {Command::ShelfEdit, tr("To the table")},
             {Command::ShelfCopy, tr("Copy…")},
             {Command::ShelfImport, tr("Import…")},
             {Command::ShelfExport, tr("Export…")},
             {Command::ShelfRemove, tr("Remove")}});
    around.commands.listen(*this, KeyPlace::Bench, Front::Formations);
    addDeeds();

    connect(&list(), &ShelfList::chosen, this, [this](const QString& id) {
        m_document->choose(id.toStdString());
    });
    connect(&list(), &ShelfList::opened, around.commands[Command::ShelfEdit], &QAction::trigger);
    connect(m_document, &ShelfNews::listChanged, this, &FormationsPage::fillList);
    connect(m_document, &ShelfNews::changed, this, [this] {
        list().choose(m_document->value().id);
        m_cardOf->follow();
        m_marks->show(m_around.marks.of(Of::Formations, m_document->value().id));
        tellHowToOwn(m_document->isOwn()
                         ? QString{}
                         : tr("Shipped. Copy it to change its numbers, or take it to the table, "
                              "move the men and keep it."));
        fillAgainst();
        showPicture();
        emit offersChanged();
    });
    connect(m_cardOf, &FormationCard::refused, this, &FormationsPage::said);
    connect(m_checks, &ChecksList::clauseAsked, this, &FormationsPage::clauseAsked);
    connect(m_against, &QComboBox::activated, this, &FormationsPage::showPicture);
    const auto mark = [this](const std::optional<LoadError>& problem) {
        if (problem)
            emit said(QString::fromStdString(problem->text()));
        fillList();
        m_marks->show(m_around.marks.of(Of::Formations, m_document->value().id));
    };
    connect(m_marks, &MarkBar::starred, this, [this, mark](bool on) {
        mark(m_around.marks.star(Of::Formations, m_document->value().id, on));
    });
    connect(m_marks, &MarkBar::keyGiven, this, [this, mark](int key) {
        mark(m_around.marks.giveKey(Of::Formations, m_document->value().id, key));
    });
    refresh();
    connect(
        around.commands[Command::LayerMen], &QAction::toggled, this, &FormationsPage::showPicture);
    if (const auto shown = list().shown(); !shown.empty())
        m_document->choose(shown.front());
}

FormationsPage::~FormationsPage() = default;

void FormationsPage::addDeeds() {
    deeds().add(Command::ShelfNew, [this] { askNew(); });
    addShelfDeeds(*m_document);
    deeds().add(Command::ShelfStar, [this] { m_marks->star().click(); });
    deeds().add(
        Command::ShelfEdit,
        [this] {
            const Formation& formation = m_document->value();
            emit tableAsked(formation.unit == FormationUnit::Offense,
                            QString::fromStdString(formation.id));
        },
        [this]() -> CommandOffer {
            const FormationUnit unit = m_document->value().unit;
            return unit == FormationUnit::Offense || unit == FormationUnit::Defense
                       ? CommandOffer{}
                       : notNow(tr("Kicks are not lined up at the practice table; copy it and "
                                   "change its numbers here."));
        });
}

void FormationsPage::fillList() {
    std::vector<ShelfRow> rows;
    for (const FormationUnit unit : {FormationUnit::Offense,
                                     FormationUnit::Defense,
                                     FormationUnit::Kickoff,
                                     FormationUnit::KickReturn,
                                     FormationUnit::OnsideReturn,
                                     FormationUnit::Punt,
                                     FormationUnit::PuntReturn}) {
        std::vector<ShelfRow> some;
        for (const auto& entry : m_document->all()) {
            if (entry.value.unit != unit)
                continue;
            const io::Mark& mark = m_around.marks.of(Of::Formations, entry.value.id);
            some.push_back({.group = KeepFormationDialog::unitText(unit),
                            .id = entry.value.id,
                            .name = QString::fromStdString(entry.value.name),
                            .notes = QString::fromStdString(entry.value.notes),
                            .tags = tagsOf(entry.value),
                            .own = entry.own,
                            .starred = mark.starred,
                            .key = mark.key,
                            .uses = mark.uses,
                            .gain = mark.meanGain()});
        }
        std::ranges::stable_sort(some, standsBefore);
        rows.insert(rows.end(), some.begin(), some.end());
    }
    list().setRows(std::move(rows));
    list().choose(m_document->value().id);
}

void FormationsPage::fillAgainst() {
    const FormationUnit unit = m_document->value().unit;
    const FormationUnit opposite = unit == FormationUnit::Offense   ? FormationUnit::Defense
                                   : unit == FormationUnit::Defense ? FormationUnit::Offense
                                   : unit == FormationUnit::Punt    ? FormationUnit::PuntReturn
                                                                    : FormationUnit::Punt;
    const bool any =
        snapsTheBall(unit) || unit == FormationUnit::Defense || unit == FormationUnit::PuntReturn;
    const QString before = m_against->currentData().toString();
    const QSignalBlocker quiet{m_against};
    m_against->clear();
    m_against->addItem(tr("nobody opposite"), QString{});
    for (const auto& entry : m_document->all())
        if (any && entry.value.unit == opposite)
            m_against->addItem(QString::fromStdString(entry.value.name),
                               QString::fromStdString(entry.value.id));
    m_against->setCurrentIndex(std::max(0, m_against->findData(before)));
}

// How the men stand at the practice table is where a formation begins.
void FormationsPage::askNew() {
    const QStringList sides{tr("Offense, as it stands at the table"),
                            tr("Defense, as it stands at the table")};
    auto* dialog = new QInputDialog{this};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("New formation"));
    dialog->setLabelText(tr("Whose"));
    dialog->setComboBoxItems(sides);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, sides](const QString& chosen) {
        auto made = m_around.practice.standing(chosen == sides.front());
        if (!made) {
            emit said(made.error());
            return;
        }
        made->tags.clear();
        made->notes.clear();
        for (int number = 1;; ++number) {
            made->name = tr("New formation %1").arg(number).toStdString();
            if (m_around.library.ownFormation(made->name) == nullptr)
                break;
        }
        tell(m_document->add(*std::move(made), tr("new formation")),
             tr("A new formation: give it a name; its numbers can be typed, its men moved at the "
                "table."));
        m_cardOf->name().setFocus();
        m_cardOf->name().selectAll();
    });
    dialog->open();
}

void FormationsPage::showPicture() {
    const Formation* against =
        m_around.library.formation(m_against->currentData().toString().toStdString());
    auto picture = lineUpPicture(m_around.practice.data(), {m_document->value(), nullptr, against});
    if (!picture) {
        m_board->showScene({});
        m_checks->setLines({{false, picture.error(), {}}});
        m_shifted->hide();
        return;
    }
    showChecks(*picture);
    picture->scene.shown.men = m_around.commands[Command::LayerMen]->isChecked();
    m_board->showScene(std::move(picture->scene));
    m_board->fitPlay({50.0, field::kMiddle.y.yards()});
}

void FormationsPage::showChecks(const LineUpPicture& picture) {
    std::vector<CheckLine> lines;
    const Formation& formation = m_document->value();
    if (formation.unit == FormationUnit::Offense || formation.unit == FormationUnit::Defense)
        for (const RuleViolation& problem :
             m_referee->lineUpProblems(m_around.practice.data(), picture.state, picture.side))
            lines.push_back({false,
                             QString::fromStdString(filled(problem.text, problem.args)),
                             QString::fromStdString(problem.clause)});
    if (lines.empty())
        lines.push_back({true, tr("A legal line-up"), {}});
    m_checks->setLines(lines);
    // it breaks no rule, so it is no check
    QStringList roles;
    for (const std::string& role : picture.shifted)
        roles << QString::fromStdString(role);
    m_shifted->setText(
        tr("On this board the bases need more room than was written: %1 stand wider.")
            .arg(roles.join(QStringLiteral(", "))));
    m_shifted->setVisible(!roles.isEmpty());
}

void FormationsPage::refresh() {
    m_document->follow();
}

void FormationsPage::showEvent(QShowEvent* event) {
    refresh();
    ShelfPage::showEvent(event);
}

}  // namespace thrum::gui
