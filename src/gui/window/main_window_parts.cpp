#include "gui/archive/game_views.hpp"
#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_room/director.hpp"
#include "gui/games/tap/clause.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/games/tap/tap_panel.hpp"
#include "gui/home/home_page.hpp"
#include "gui/lineup/teams_page.hpp"
#include "gui/match/side_band.hpp"
#include "gui/practice/table_page.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/scoreboard/strip_card.hpp"
#include "gui/sound/board_hum.hpp"
#include "gui/theme/text_size.hpp"
#include "gui/widgets/caption_chip.hpp"
#include "gui/widgets/log_panel.hpp"
#include "gui/widgets/page_switch.hpp"
#include "gui/widgets/refusal_bubble.hpp"
#include "gui/window/main_window.hpp"
#include "gui/window/save_bar.hpp"
#include "gui/window/shell.hpp"
#include "gui/window/status_line.hpp"
#include "gui/workshop/bench_page.hpp"
#include "gui/workshop/foursheet/sheet_room.hpp"
#include "gui/workshop/team_document.hpp"
#include "gui/workshop/team_room.hpp"

#include <algorithm>

// How the parts of the window hear of each other.

namespace thrum::gui {

void MainWindow::connectPractice() {
    PracticeDesk& desk = *m_practice;
    connect(&desk, &PracticeDesk::said, m_status, &StatusLine::say);
    connect(&desk, &PracticeDesk::pointed, m_status, &StatusLine::point);
    connect(&desk, &PracticeDesk::renewed, m_status, &StatusLine::renew);
    connect(&desk, &PracticeDesk::runBegun, m_status, &StatusLine::forget);
    connect(&desk, &PracticeDesk::clauseNoted, this, [this](const QString& clause) {
        m_shell->noteClause(clause);
    });
    connect(&desk, &PracticeDesk::factsChanged, this, [this] {
        refreshStrip();
        refreshFacts();
        refreshTitle();
    });
    connect(&desk, &PracticeDesk::timePassed, this, &MainWindow::refreshStrip);
    connect(&desk, &PracticeDesk::sceneShown, this, [this] {
        if (m_home->isVisible())
            showTableAtHome();
    });
    connect(&desk, &PracticeDesk::boardSwitched, this, &MainWindow::hearSwitch);
    connect(&desk, &PracticeDesk::rattled, m_hum, &BoardHum::rattle);
    connect(&desk, &PracticeDesk::speedChanged, m_hum, &BoardHum::setSpeed);
    connect(&desk, &PracticeDesk::tableTaken, m_teams, &TeamsPage::showTeams);
    connect(&desk, &PracticeDesk::pageAsked, this, [this] { m_switch->show(m_practice->page()); });
}

void MainWindow::showTableAtHome() {
    m_home->showBoard(m_practice->page().board().scene(),
                      m_practice->stripDetail(StripPart::Situation));
}

void MainWindow::hearSwitch(bool on) {
    m_hum->setOn(on);
    if (on)
        m_caption->keep(tr("the board hums"));
    else
        m_caption->caption(tr("silence"));
}

void MainWindow::connectDirector() {
    MatchDirector& director = *m_director;
    connect(&director, &MatchDirector::factsChanged, this, [this] {
        m_saving->look();
        refreshStrip();
        refreshFacts();
        refreshTitle();
        followPrompt();
    });
    connect(&director, &MatchDirector::timePassed, this, &MainWindow::refreshStrip);
    connect(&director, &MatchDirector::said, m_status, &StatusLine::say);
    connect(&director, &MatchDirector::cameAbout, m_status, &StatusLine::outgrowRefusal);
    connect(&director, &MatchDirector::hovered, m_status, &StatusLine::point);
    connect(&director, &MatchDirector::clauseAsked, m_shell, &Shell::openRules);
    connect(&director, &MatchDirector::clauseNoted, m_shell, &Shell::noteClause);
    connect(&director, &MatchDirector::rattled, m_hum, &BoardHum::rattle);
    connect(&director, &MatchDirector::sounded, this, [this](GameSound sound) {
        m_hum->play(sound);
        m_caption->caption(captionOf(sound));
    });
    connect(&director, &MatchDirector::boardSwitched, this, &MainWindow::hearSwitch);
}

void MainWindow::followPrompt() {
    if (!m_director->isShown())
        return;
    const int asked = m_director->page()->match().questionNumber();
    if (asked == m_questionShown)
        return;
    m_questionShown = asked;
    m_shell->noteClause(m_director->page()->clauseAsked());
    m_status->grow();
}

void MainWindow::connectViews() {
    MatchDirector& director = *m_director;
    const auto notice = [this](const std::optional<QString>& problem) {
        if (problem)
            say(*problem);
        return !problem;
    };
    const auto replay = [this, notice](const QString& record, bool atLastPlay) {
        return notice(m_views->replay(record.toStdString(), m_director->title(), atLastPlay));
    };
    connect(&director,
            &MatchDirector::replayAsked,
            this,
            [this, replay](const QString& record, bool atLastPlay) {
                if (replay(record, atLastPlay) && atLastPlay)
                    m_views->replayPage().player().play();
            });
    connect(&director,
            &MatchDirector::playAsked,
            this,
            [this, replay](const QString& record, std::size_t play) {
                if (replay(record, false))
                    m_views->replayPage().goToPlay(play);
            });
    connect(
        &director, &MatchDirector::turningPointsAsked, this, [this, replay](const QString& record) {
            if (replay(record, false) && !m_views->replayPage().showTurningPoints())
                say(tr("No play of this game was worth 1.5 points; here are all of them."));
        });
    connect(&director, &MatchDirector::touchAsked, this, [this, replay](const QString& record) {
        if (replay(record, true) && !m_views->replayPage().showTouch())
            say(tr("No two opponents have touched yet."));
    });
    connect(&director, &MatchDirector::boxScoreAsked, this, [this, notice](const QString& record) {
        notice(m_views->boxScore(record.toStdString(), m_director->title()));
    });
    connect(m_views,
            &GameViews::extendAsked,
            this,
            [this](const std::string& record, std::size_t lines, const WhatIfOrigin& from) {
                const QString problem = m_director->branchFrom(record, lines, from);
                say(problem.isEmpty()
                        ? tr("What if: a game of its own from here, both sides yours. The game you "
                             "watched stays as it was.")
                        : problem);
            });
    connect(&director, &MatchDirector::backToReplayAsked, this, [this, notice] {
        notice(m_views->backToBranch());
    });
    connect(m_teamRoom, &TeamRoom::said, this, [this](const QString& text) { say(text); });
    connect(m_teamRoom, &TeamRoom::offersChanged, this, &MainWindow::takeFront);
    connect(m_sheetRoom, &fss::SheetRoom::said, this, [this](const QString& text) {
        if (text.isEmpty())
            m_status->forget();
        else
            say(text);
    });
    connect(m_sheetRoom, &fss::SheetRoom::offersChanged, this, &MainWindow::takeFront);
    connect(m_bench, &BenchPage::giveAsked, this, [this](const QString& team, const QString& man) {
        const BenchDocument& bench = m_bench->document();
        TeamDocument& teams = m_teamRoom->document();
        const auto given =
            teams.give(team.toStdString(), man.toStdString(), bench.state(), bench.base().name);
        if (given)
            m_bench->takeGiven(teams.team(), man.toStdString());
        say(given ? *given : given.error(), given ? NewsKind::Other : NewsKind::Refusal);
    });
    m_teamRoom->document().setTuned(
        [this](const BaseSpec& base) { return m_bench->document().standing(base); });
    connect(m_bench, &BenchPage::said, this, [this](const QString& text) { say(text); });
    connect(m_bench, &BenchPage::offersChanged, this, &MainWindow::takeFront);
    connect(&m_bench->document(), &BenchDocument::changed, m_status, &StatusLine::outgrowRefusal);
    connect(&m_practice->session().document(),
            &SetupDocument::changed,
            m_status,
            &StatusLine::outgrowRefusal);
    connect(m_views, &GameViews::continueAsked, this, &MainWindow::continueGame);
    connect(m_views, &GameViews::said, this, [this](const QString& sentence) { say(sentence); });
}

void MainWindow::connectShell() {
    m_shell = new Shell{*this, *m_commands, m_deeds, *m_strip, m_status->messages(), m_store.get()};
    const auto open = [this](const QString& clause) { m_shell->openRules(clause); };
    const TablePage& table = m_practice->page();
    connect(&table.refusal(), &RefusalBubble::clauseAsked, this, open);
    connect(&table.log(), &LogPanel::clauseAsked, this, open);
    connect(m_card, &StripCard::clauseAsked, this, open);
    m_shell->askGameInFront([this] { return bookInFront(); });
    addPreferences();
    m_shell->readShortcuts();
}

void MainWindow::addPreferences() {
    Preference text;
    text.group = tr("Look");
    text.title = tr("Text size");
    text.sentence = tr("Of all panels and windows, against the desktop's own size.");
    text.least = kLeastTextPercent;
    text.most = kMostTextPercent;
    text.unit = tr(" %");
    text.get = [this] { return qRound(m_settings.textScale * 100.0); };
    text.set = [this](const QVariant& percent) { scaleText(percent.toInt() / 100.0); };
    text.usual = 100;
    m_shell->addPreference(std::move(text));
    Preference again;
    again.group = tr("Start");
    again.title = tr("Begin where I left off");
    again.sentence =
        tr("The page, the game and the men that were chosen; a game waits until you go on.");
    again.get = [this] { return m_settings.takesUpAgain; };
    again.set = [this](const QVariant& on) { m_settings.takesUpAgain = on.toBool(); };
    again.usual = true;
    m_shell->addPreference(std::move(again));
    const auto volume = [this](const QString& title, const QString& sentence, auto member) {
        Preference made;
        made.group = tr("Volume");
        made.title = title;
        made.sentence = sentence;
        made.least = 0;
        made.most = 100;
        made.unit = tr(" %");
        made.get = [this, member] { return m_settings.volumes.*member; };
        made.set = [this, member](const QVariant& percent) {
            m_settings.volumes.*member = std::clamp(percent.toInt(), 0, 100);
            hearVolumes();
        };
        made.usual = SoundVolumes{}.*member;
        m_shell->addPreference(std::move(made));
    };
    volume(tr("All sounds"), tr("How loud everything is together."), &SoundVolumes::master);
    volume(
        tr("Board"), tr("The hum of the board and the rattle of the bases."), &SoundVolumes::board);
    volume(tr("Game"), tr("Snap call, whistles, dice and coin."), &SoundVolumes::game);
    volume(tr("Clock"), tr("Ticks, and the whistle when time is up."), &SoundVolumes::clock);
}

}  // namespace thrum::gui
