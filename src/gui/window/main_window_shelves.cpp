#include "gui/archive/game_views.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_room/director.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/practice/practice_desk.hpp"
#include "gui/practice/table_page.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/widgets/page_switch.hpp"
#include "gui/window/call_keys.hpp"
#include "gui/window/formation_keeper.hpp"
#include "gui/window/main_window.hpp"
#include "gui/window/play_keeper.hpp"
#include "gui/window/shell.hpp"
#include "gui/workshop/boards_page.hpp"
#include "gui/workshop/formations_page.hpp"
#include "gui/workshop/playbook_page.hpp"
#include "gui/workshop/trials_dialog.hpp"

#include <thrum/games/tap/trials.hpp>

#include <QMenu>

// How the shelves of the workshop, the practice table and games hear of each other.

namespace thrum::gui {

namespace {
/// The plays of a side by their keys: the starred ones, and on the digits that are left those the
/// coach has made himself.
std::vector<WristPlay> wristOf(const app::Library& library,
                               const app::MarkBook& marks,
                               bool offense) {
    constexpr int kKeys = 9;
    std::vector<WristPlay> plays;
    auto unmarked = library.plays().begin();
    const auto nextOfHisOwn = [&]() -> const Play* {
        for (; unmarked != library.plays().end(); ++unmarked)
            if (unmarked->own && (unmarked->value.type != PlayType::Defense) == offense &&
                marks.of(app::MarkBook::Of::Plays, unmarked->value.id).key == 0)
                return &(unmarked++)->value;
        return nullptr;
    };
    for (int key = 1; key <= kKeys; ++key) {
        const Play* play = library.play(marks.playOn(offense, key));
        if (play == nullptr)
            play = nextOfHisOwn();
        if (play == nullptr)
            continue;
        const Formation* from = library.formation(play->formation);
        plays.push_back({key, *play, from != nullptr ? std::optional{*from} : std::nullopt});
    }
    return plays;
}
}  // namespace

BenchInGame MainWindow::benchInGame() const {
    const TapPage* page = m_director->tapPage();
    if (page == nullptr)
        return {};
    BenchInGame left{.locked = page->benchProblem(), .theirs = {}};
    const TapMatch& match = page->match();
    const auto teams = match.game().teamIds();
    for (const Side side : {Side::Home, Side::Visitor})
        if (match.doing() != MatchDoing::Over && !match.isPerson(side))
            left.theirs.push_back(teams.at(side == Side::Home ? 0 : 1));
    return left;
}

void MainWindow::keepPlay() {
    if (m_switch->current() == &m_practice->page()) {
        m_plays->askToKeep();
        return;
    }
    const ReplayPage& replay = m_views->replayPage();
    const auto standing =
        m_director->isShown() && m_director->tapPage() != nullptr
            ? app::standingOffense(m_director->tapPage()->match().game())
            : app::standingOffense(
                  m_library, replay.document().text(), "the game", replay.linesHere());
    if (standing)
        m_plays->askToKeep(*standing);
    else
        say(QString::fromStdString(standing.error()), NewsKind::Refusal);
}

void MainWindow::connectShelves() {
    connect(m_practice, &PracticeDesk::clauseAsked, this, [this](const QString& clause) {
        m_shell->openRules(clause);
    });
    connect(m_formations, &FormationsPage::clauseAsked, this, [this](const QString& clause) {
        m_shell->openRules(clause);
    });
    for (ShelfPage* page : {static_cast<ShelfPage*>(m_formations),
                            static_cast<ShelfPage*>(m_playbook),
                            static_cast<ShelfPage*>(m_boards)}) {
        connect(page, &ShelfPage::said, this, [this](const QString& text) { say(text); });
        connect(page, &ShelfPage::offersChanged, this, &MainWindow::takeFront);
    }
    const auto toTable = [this](const std::optional<QString>& problem) {
        if (problem) {
            say(*problem, NewsKind::Refusal);
            return;
        }
        m_switch->show(m_practice->page());
    };
    connect(m_formations,
            &FormationsPage::tableAsked,
            this,
            [this, toTable](bool offense, const QString& id) {
                m_practice->session().backToSetUp();
                toTable(m_practice->session().document().setFormation(offense, id.toStdString()));
            });
    connect(m_playbook, &PlaybookPage::tableAsked, this, [this, toTable](const QString& id) {
        m_practice->session().backToSetUp();
        const QString problem = m_plays->call(id.toStdString());
        toTable(problem.isEmpty() ? std::nullopt : std::optional{problem});
    });
    // what is made on a shelf can be called at once, at the table and in the game under way
    connect(&m_formations->document(), &ShelfNews::changed, this, [this] { m_keeper->follow(); });
    connect(&m_views->replayPage(),
            &ReplayPage::hundredAsked,
            this,
            [this](const std::string& record, std::size_t lines, const QString& moment) {
                const auto library = std::make_shared<const app::Library>(m_library);
                auto* dialog = new TrialsDialog{{{},
                                                 moment,
                                                 [library, record, lines] {
                                                     return app::trialsOfMoment(
                                                         *library, record, "the game", lines);
                                                 }},
                                                this};
                dialog->setAttribute(Qt::WA_DeleteOnClose);
                connect(
                    dialog, &TrialsDialog::said, this, [this](const QString& text) { say(text); });
                dialog->open();
            });
    connect(m_boards, &BoardsPage::boardsChanged, this, [this] {
        m_commands->boardsMenu()->clear();
        m_practice->fillBoards(*m_commands->boardsMenu());
    });
    connect(m_director, &MatchDirector::gameBegun, this, [this] {
        if (TapPage* page = m_director->tapPage())
            page->setWrist([this](bool offense) { return wristOf(m_library, m_marks, offense); });
    });
}

}  // namespace thrum::gui
