#include "gui/board_game/stage_deeds.hpp"

#include "gui/board/board_view.hpp"
#include "gui/board/view_commands.hpp"
#include "gui/board_game/board_stage.hpp"
#include "gui/board_game/tool_gestures.hpp"
#include "gui/commands/command_target.hpp"

#include <QCoreApplication>

namespace thrum::gui {

namespace {
constexpr Distance kMove = 0.5_yd;

QString stageTr(const char* text) {
    return QCoreApplication::translate("StageDeeds", text);
}
}  // namespace

void addStageDeeds(CommandDeeds& deeds, const std::function<GamePage*()>& front) {
    const auto stage = [front]() -> BoardStage& { return *front()->stage(); };
    const auto hand = [stage]() -> FigureTool& { return stage().hand(); };
    // What the men may do beyond that, the rules say when it is tried.
    const auto waiting = [front]() -> CommandOffer {
        return front()->match().doing() == MatchDoing::Waiting
                   ? CommandOffer{}
                   : notNow(stageTr("Men are moved and turned while the table waits for a coach."));
    };
    deeds.add(Command::Switch, [stage] { stage().toggleSwitch(); });
    for (const Command command : kViewCommands)
        deeds.add(command, [stage, command] { moveView(stage().board(), command); });
    deeds.add(Command::FitPlay, [stage] { stage().fitPlay(); });
    deeds.add(Command::SayFigure, [stage, front] {
        emit front()->said(stage().selection().isEmpty()
                               ? stageTr("Nobody is selected.")
                               : stage().spoken(stage().selection().ids().front()));
    });
    deeds.add(Command::NextFigure, [hand] { hand().focusNext(true); });
    deeds.add(Command::PreviousFigure, [hand] { hand().focusNext(false); });
    deeds.add(Command::SelectOffense, [stage] { stage().selectSide(stage().offense()); });
    deeds.add(Command::SelectDefense, [stage] { stage().selectSide(other(stage().offense())); });
    deeds.add(
        Command::TurnLeft, [hand] { hand().turnSelection(kTurnStep); }, waiting);
    deeds.add(
        Command::TurnRight, [hand] { hand().turnSelection(-kTurnStep); }, waiting);
    deeds.add(
        Command::MoveLeft, [hand] { hand().moveSelection(-kMove, {}); }, waiting);
    deeds.add(
        Command::MoveRight, [hand] { hand().moveSelection(kMove, {}); }, waiting);
    deeds.add(
        Command::MoveUp, [hand] { hand().moveSelection({}, kMove); }, waiting);
    deeds.add(
        Command::MoveDown, [hand] { hand().moveSelection({}, -kMove); }, waiting);
}

}  // namespace thrum::gui
