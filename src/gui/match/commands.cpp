#include "gui/match/commands.hpp"

namespace thrum::gui {

Command commandOf(Side side, CoachCommand command) {
    const bool home = side == Side::Home;
    switch (command) {
        case CoachCommand::Switch:
            return home ? Command::HomeSwitch : Command::VisitorsSwitch;
        case CoachCommand::Done:
            return home ? Command::HomeDone : Command::VisitorsDone;
        case CoachCommand::Call:
            return home ? Command::HomeCall : Command::VisitorsCall;
        case CoachCommand::Down:
            break;
    }
    return home ? Command::HomeDown : Command::VisitorsDown;
}

}  // namespace thrum::gui
