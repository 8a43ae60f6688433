#include "gui/commands/commands.hpp"

#include <QMenu>
#include <QMenuBar>

// The eight menus and what stands where in them.

namespace thrum::gui {

void Commands::addTo(QMenu* menu, std::initializer_list<Command> commands) {
    for (const Command command : commands)
        menu->addAction((*this)[command]);
}

void Commands::fill(QMenuBar& bar) {
    using C = Command;
    QMenu* game = bar.addMenu(tr("&Game"));
    addTo(game, {C::NewGame, C::QuickPlay, C::NewTable, C::OpenGame});
    m_recent = game->addMenu(tr("&Recent"));
    addTo(game, {C::ContinueGame, C::WatchGame, C::TodaysDrill});
    game->addSeparator();
    addTo(game, {C::GameDetails, C::SaveCopy});
    game->addSeparator();
    QMenu* exports = game->addMenu(tr("&Export"));
    addTo(exports,
          {C::ExportSheet,
           C::ExportText,
           C::ExportPlays,
           C::ExportBox,
           C::ExportNumbers,
           C::ExportPicture});
    addTo(game, {C::Print, C::CopyLog});
    game->addSeparator();
    addTo(game, {C::Concede});
    game->addSeparator();
    addTo(game, {C::Quit});

    QMenu* play = bar.addMenu(tr("&Play"));
    addTo(play, {C::MainAction, C::Switch});
    play->addSeparator();
    addTo(play, {C::Undo, C::Redo});
    play->addSeparator();
    addTo(play, {C::SameAgain, C::NewLuck, C::WatchAgain, C::ShowTouch, C::BackToReplay});
    addTo(play, {C::BackToSetUp});
    play->addSeparator();
    addTo(play, {C::Hint, C::Seats, C::FinishGame, C::Arbiter});
    play->addSeparator();
    addTo(play, {C::Pause, C::Slower, C::Faster, C::Seed});
    m_coaches = play->addMenu(tr("The coaches' &keys"));
    m_replay = play->addMenu(tr("In a &replay"));

    QMenu* board = bar.addMenu(tr("&Board"));
    addTo(board, {C::NextFigure, C::PreviousFigure, C::SelectOffense, C::SelectDefense});
    board->addSeparator();
    addTo(board, {C::TurnLeft, C::TurnRight});
    QMenu* move = board->addMenu(tr("Mo&ve the selected men"));
    addTo(move, {C::MoveLeft, C::MoveRight, C::MoveUp, C::MoveDown});
    addTo(board, {C::Mirror, C::Snap, C::GiveBall});
    board->addSeparator();
    addTo(board, {C::OffenseFormation, C::DefenseFormation, C::KeepFormation, C::OwnFormations});
    addTo(board, {C::SwapSides});
    board->addSeparator();
    addTo(board, {C::SpeedUp, C::SpeedDown});
    m_boards = board->addMenu(tr("&Kind of board"));

    QMenu* view = bar.addMenu(tr("&View"));
    addTo(view,
          {C::ZoomIn,
           C::ZoomOut,
           C::FitPlay,
           C::FitBoard,
           C::FollowBall,
           C::TurnBoard,
           C::TurnForCoach,
           C::Measure});
    QMenu* pan = view->addMenu(tr("Mo&ve the view"));
    addTo(pan, {C::PanLeft, C::PanRight, C::PanUp, C::PanDown});
    view->addSeparator();
    m_layers = view->addMenu(tr("&Layers"));
    addTo(m_layers,
          {C::LayerNumbers,
           C::LayerPositions,
           C::LayerHeadings,
           C::LayerTraces,
           C::LayerContacts,
           C::LayerGrid,
           C::LayerMiniMap});
    QMenu* say = view->addMenu(tr("&Say"));
    addTo(say, {C::SaySituation, C::SayClocks, C::SayFigure, C::SayLast, C::SaySide});
    QMenu* themes = view->addMenu(tr("&Theme"));
    addTo(themes, {C::ThemeDesktop, C::ThemeLight, C::ThemeDark, C::ThemeContrast});
    view->addSeparator();
    QMenu* pages = view->addMenu(tr("&Go to"));
    addTo(pages, {C::HomePage, C::GamePage, C::TablePage, C::TeamsPage, C::ArchivePage});
    addTo(view,
          {C::BoxScore,
           C::ScoreboardWindow,
           C::NextPane,
           C::Log,
           C::Messages,
           C::Navigation,
           C::MenuBar,
           C::FullScreen});

    QMenu* league = bar.addMenu(tr("&League"));
    addTo(league, {C::TeamsPage, C::TablePage});

    QMenu* tools = bar.addMenu(tr("&Tools"));
    addTo(tools, {C::Finder, C::Drills, C::CallerAudit, C::DataFolder});

    QMenu* settings = bar.addMenu(tr("&Settings"));
    addTo(settings, {C::Sound, C::QuietEvening, C::Captions, C::ReducedMotion});
    settings->addSeparator();
    settings->addMenu(themes);
    QMenu* text = settings->addMenu(tr("Te&xt size"));
    addTo(text, {C::TextLarger, C::TextSmaller, C::TextNormal});
    settings->addSeparator();
    addTo(settings, {C::Shortcuts, C::Preferences});

    QMenu* help = bar.addMenu(tr("&Help"));
    addTo(help, {C::Rules, C::Manual, C::Keys, C::WhatsThis, C::GuidedGame});
    help->addSeparator();
    addTo(help, {C::About, C::AboutQt});

    m_context = new QMenu{&m_window};
    addTo(m_context, {C::GiveBall, C::TurnLeft, C::TurnRight, C::Mirror});
    m_context->addSeparator();
    addTo(m_context, {C::OffenseFormation, C::DefenseFormation, C::SwapSides});
    m_context->addSeparator();
    addTo(m_context, {C::FitPlay, C::FitBoard, C::TurnBoard});
}

}  // namespace thrum::gui
