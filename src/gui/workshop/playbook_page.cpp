#include "gui/workshop/playbook_page.hpp"

#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/workshop/mark_bar.hpp"
#include "gui/workshop/play_card.hpp"
#include "gui/workshop/print_plays_dialog.hpp"
#include "gui/workshop/shelf_list.hpp"
#include "gui/workshop/trials_view.hpp"

#include <thrum/core/field.hpp>
#include <thrum/games/tap/trials.hpp>

#include <algorithm>
#include <array>
#include <memory>

#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
using Of = app::MarkBook::Of;
constexpr int kTries = 100;
constexpr std::uint64_t kTrySeed = 0x7E57;
/// What a newcomer tries against: a sound front and one against the pass.
constexpr std::array kUsual{"four-three", "nickel"};

QString groupOf(const Play& play) {
    switch (play.type) {
        case PlayType::Run:
            return PlaybookPage::tr("Runs");
        case PlayType::Pass:
            return PlaybookPage::tr("Passes");
        case PlayType::Defense:
            break;
    }
    return PlaybookPage::tr("Defenses");
}
}  // namespace

PlaybookPage::PlaybookPage(const ShelfSurroundings& around,
                           const std::filesystem::path& rulesFolder,
                           QWidget* parent)
    : ShelfPage{Front::Playbook, QStringLiteral("playbookPage"), tr("Plays"), true, parent},
      m_around{around},
      m_rulesFolder{rulesFolder},
      m_document{new ShelfDocument<Play>{around.library, around.ownFolder, this}} {
    setAccessibleName(tr("Playbook"));
    m_board = new BoardView{this};
    m_board->setObjectName(QStringLiteral("playBoard"));
    m_board->setFocusPolicy(Qt::ClickFocus);
    middle().addWidget(m_board, 3);
    m_trials = new TrialsView{this};
    middle().addWidget(m_trials, 2);

    m_marks = new MarkBar{this};
    ShelfPage::card().addWidget(m_marks);
    m_cardOf = new PlayCard{*m_document, this};
    ShelfPage::card().addWidget(m_cardOf, 1);
    addWays(around.commands,
            {{Command::ShelfNew, tr("New…")},
             {Command::ShelfCopy, tr("Copy…")},
             {Command::ShelfEdit, tr("To the table")},
             {Command::PlayTry, tr("Try 100×")},
             {Command::PlayPrint, tr("Print…")},
             {Command::ShelfImport, tr("Import…")},
             {Command::ShelfExport, tr("Export…")},
             {Command::ShelfRemove, tr("Remove")}});
    around.commands.listen(*this, KeyPlace::Bench, Front::Playbook);
    addDeeds();

    connect(&list(), &ShelfList::chosen, this, [this](const QString& id) {
        m_document->choose(id.toStdString());
    });
    connect(&list(), &ShelfList::opened, around.commands[Command::ShelfEdit], &QAction::trigger);
    connect(m_document, &ShelfNews::listChanged, this, &PlaybookPage::fillList);
    connect(m_document, &ShelfNews::changed, this, [this] {
        list().choose(m_document->value().id);
        m_cardOf->follow();
        m_marks->show(m_around.marks.of(Of::Plays, m_document->value().id));
        tellHowToOwn(m_document->isOwn()
                         ? QString{}
                         : tr("Shipped. New… makes a play of your own, Copy… one like this."));
        forgetTries();
        showPicture();
        emit offersChanged();
    });
    connect(m_cardOf, &PlayCard::refused, this, &PlaybookPage::said);
    const auto mark = [this](const std::optional<LoadError>& problem) {
        if (problem)
            emit said(QString::fromStdString(problem->text()));
        fillList();
        m_marks->show(m_around.marks.of(Of::Plays, m_document->value().id));
    };
    connect(m_marks, &MarkBar::starred, this, [this, mark](bool on) {
        mark(m_around.marks.star(Of::Plays, m_document->value().id, on));
    });
    connect(m_marks, &MarkBar::keyGiven, this, [this, mark](int key) {
        mark(m_around.marks.giveKey(Of::Plays, m_document->value().id, key));
    });
    connect(&m_crew, &TrialsCrew::progressed, m_trials, &TrialsView::showProgress);
    connect(&m_crew, &TrialsCrew::finished, this, [this](const std::vector<TrialsRow>& rows) {
        m_trials->showRows(rows);
        QStringList words;
        for (const TrialsRow& row : rows)
            words << TrialsView::sentenceOf(row);
        m_trials->showWord(tr("%1 tries each; both sides show plain sense, with luck of their "
                              "own. The same seed, the same numbers.")
                               .arg(kTries));
        emit said(words.join(QLatin1Char(' ')));
        emit offersChanged();
    });
    connect(&m_crew, &TrialsCrew::refused, this, [this](const QString& reason) {
        m_tried.reset();
        m_trials->showWord(reason);
        emit said(reason);
        emit offersChanged();
    });
    connect(
        m_trials, &TrialsView::stopAsked, around.commands[Command::PlayStop], &QAction::trigger);
    fillDefenses();
    refresh();
    connect(
        around.commands[Command::LayerMen], &QAction::toggled, this, &PlaybookPage::showPicture);
    if (const auto shown = list().shown(); !shown.empty())
        m_document->choose(shown.front());
}

void PlaybookPage::addDeeds() {
    addShelfDeeds(*m_document);
    deeds().add(Command::ShelfStar, [this] {
        m_cardOf->takeName();  // it may still be being typed
        m_marks->star().click();
    });
    deeds().add(Command::ShelfEdit,
                [this] { emit tableAsked(QString::fromStdString(m_document->value().id)); });
    deeds().add(Command::ShelfNew, [this] { askNew(); });
    deeds().add(Command::PlayPrint, [this] { askPrint(); });
    deeds().add(
        Command::PlayTry,
        [this] { tryIt(); },
        [this]() -> CommandOffer {
            if (m_document->value().type == PlayType::Defense)
                return notNow(tr("A play of the offense is tried."));
            return m_crew.isBusy() ? notNow(tr("It is being tried.")) : CommandOffer{};
        });
    deeds().add(
        Command::PlayStop,
        [this] {
            m_crew.cancel();
            m_tried.reset();
            m_trials->showWord(tr("Stopped; nothing was counted."));
            emit offersChanged();
        },
        [this]() -> CommandOffer {
            return m_crew.isBusy() ? CommandOffer{} : notNow(tr("Nothing is being tried."));
        });
}

void PlaybookPage::fillList() {
    std::vector<ShelfRow> rows;
    for (const PlayType type : {PlayType::Run, PlayType::Pass, PlayType::Defense}) {
        std::vector<ShelfRow> some;
        for (const auto& entry : m_document->all()) {
            const Play& play = entry.value;
            if (play.type != type)
                continue;
            const io::Mark& mark = m_around.marks.of(Of::Plays, play.id);
            const Formation* formation = m_around.library.formation(play.formation);
            QStringList tags;
            for (const std::string& tag :
                 formation != nullptr ? formation->tags : std::vector<std::string>{})
                tags << QString::fromStdString(tag);
            some.push_back({.group = groupOf(play),
                            .id = play.id,
                            .name = QString::fromStdString(play.name),
                            .notes = QString::fromStdString(
                                play.notes + ' ' + (formation != nullptr ? formation->name : "")),
                            .tags = tags,
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

void PlaybookPage::fillDefenses() {
    QStringList chosen;
    for (const TrialsChoice& choice : m_trials->ticked())
        chosen << choice.id;
    if (!m_offered)
        for (const char* id : kUsual)
            chosen << QString::fromLatin1(id);
    m_offered = true;
    std::vector<TrialsChoice> choices;
    for (const auto& entry : m_around.library.formations()) {
        if (entry.value.unit != FormationUnit::Defense)
            continue;
        const QString id = QString::fromStdString(entry.value.id);
        choices.push_back({id, QString::fromStdString(entry.value.name), chosen.contains(id)});
    }
    m_trials->offer(std::move(choices));
}

void PlaybookPage::showPicture() {
    const Play& play = m_document->value();
    const Formation* formation = m_around.library.formation(play.formation);
    if (formation == nullptr) {
        m_board->showScene({});
        return;
    }
    auto picture = lineUpPicture(m_around.practice.data(), {*formation, &play, nullptr});
    if (!picture) {
        m_board->showScene({});
        emit said(picture.error());
        return;
    }
    picture->scene.shown.men = m_around.commands[Command::LayerMen]->isChecked();
    m_board->showScene(std::move(picture->scene));
    m_board->fitPlay({50.0, field::kMiddle.y.yards()});
}

app::TapTrialAsked PlaybookPage::wouldAsk() const {
    const TableData& table = m_around.practice.data();
    return {.home = table.home.id,
            .visitor = table.visitor.id,
            .board = table.table.board.id,
            .speedTenths = table.table.speedTenths,
            .play = m_document->value(),
            .defense = {}};
}

bool PlaybookPage::wouldTryTheSame() const {
    if (!m_tried || m_tried->asked != wouldAsk())
        return false;
    const app::Library& then = *m_tried->library;
    const app::Library& now = m_around.library;
    return then.bases() == now.bases() && then.boards() == now.boards() &&
           then.teams() == now.teams() && then.formations() == now.formations() &&
           then.plays() == now.plays();
}

// Unless the play was only looked at again.
void PlaybookPage::forgetTries() {
    if (wouldTryTheSame())
        return;
    m_tried.reset();
    m_crew.cancel();
    m_trials->showRows({});
    m_trials->showWord(m_document->value().type == PlayType::Defense
                           ? tr("Offenses are tried; a defense is met.")
                           : tr("Ctrl+Y tries it %1 times against each ticked defense: first "
                                "and ten on the own 35, both teams of the practice table.")
                                 .arg(kTries));
}

void PlaybookPage::tryIt() {
    // the crew has a library of its own: this one may change while it works
    const auto library = std::make_shared<const app::Library>(m_around.library);
    const Tried tried{wouldAsk(), library};
    std::vector<TrialsCrew::Case> cases;
    for (const TrialsChoice& against : m_trials->ticked()) {
        app::TapTrialAsked asked = tried.asked;
        asked.defense = against.id.toStdString();
        cases.push_back({against.id, against.title, [library, asked, folder = m_rulesFolder] {
                             return app::trialsOfPlay(*library, folder, asked);
                         }});
    }
    if (cases.empty()) {
        m_trials->showWord(tr("Tick a defense first."));
        return;
    }
    m_tried = tried;
    m_trials->showRows({});
    m_trials->showWord(tr("Being tried…"));
    m_trials->showProgress(0, static_cast<int>(cases.size()) * kTries);
    m_crew.start(cases, kTries, kTrySeed);
    emit offersChanged();
}

void PlaybookPage::askNew() {
    QStringList names;
    // what the coach has made himself stands before what everybody has
    for (const bool own : {true, false})
        for (const auto& entry : m_around.library.formations())
            if (entry.own == own && entry.value.unit == FormationUnit::Offense)
                names << QString::fromStdString(entry.value.name);
    auto* dialog = new QInputDialog{this};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("New play"));
    dialog->setLabelText(tr("The formation it is run from"));
    dialog->setComboBoxItems(names);
    dialog->setOption(QInputDialog::UseListViewForComboBoxItems);
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& chosen) {
        for (const auto& entry : m_around.library.formations()) {
            if (entry.value.unit != FormationUnit::Offense ||
                QString::fromStdString(entry.value.name) != chosen)
                continue;
            Play play;
            play.formation = entry.value.id;
            play.carrier = entry.value.carrier;
            for (int number = 1; play.name.empty(); ++number) {
                const QString name = tr("%1: new play %2").arg(chosen.left(24)).arg(number);
                const bool taken = std::ranges::any_of(m_document->all(), [&](const auto& other) {
                    return QString::fromStdString(other.value.name) == name;
                });
                if (!taken)
                    play.name = name.toStdString();
            }
            const auto problem = m_document->add(std::move(play), tr("new play"));
            if (!problem) {
                // what is made is to be called: it gets the first free key of the wrist card
                static_cast<void>(m_around.marks.star(Of::Plays, m_document->value().id, true));
                fillList();
                m_marks->show(m_around.marks.of(Of::Plays, m_document->value().id));
            }
            tell(
                problem,
                tr("A new play: give it a name, turn men, say who carries. In a game C calls it."));
            m_cardOf->name().setFocus();
            m_cardOf->name().selectAll();
            return;
        }
    });
    dialog->open();
}

std::vector<Play> PlaybookPage::playsToPrint(bool all) const {
    if (!all)
        return {m_document->value()};
    std::vector<Play> plays;
    for (const std::string& id : list().shown())
        if (const Play* play = m_around.library.play(id))
            plays.push_back(*play);
    return plays;
}

void PlaybookPage::askPrint() {
    auto* dialog = new PrintPlaysDialog{
        m_around.practice.data(), playsToPrint(false), playsToPrint(true), this};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PrintPlaysDialog::said, this, &PlaybookPage::said);
    dialog->open();
}

void PlaybookPage::refresh() {
    fillDefenses();
    m_document->follow();
}

void PlaybookPage::showEvent(QShowEvent* event) {
    if (!m_crew.isBusy())
        refresh();
    ShelfPage::showEvent(event);
}

}  // namespace thrum::gui
