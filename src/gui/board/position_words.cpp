#include "gui/board/position_words.hpp"

#include <QCoreApplication>

namespace thrum::gui {

namespace {
QString words(const char* text) {
    return QCoreApplication::translate("FigureWords", text);
}
}  // namespace

QString positionText(Position position) {
    switch (position) {
        case Position::Center:
            return words("center");
        case Position::Guard:
            return words("guard");
        case Position::Tackle:
            return words("tackle");
        case Position::Quarterback:
            return words("quarterback");
        case Position::RunningBack:
            return words("running back");
        case Position::WideReceiver:
            return words("wide receiver");
        case Position::TightEnd:
            return words("tight end");
        case Position::Punter:
            return words("punter");
        case Position::Kicker:
            return words("kicker");
        case Position::DefensiveLineman:
            return words("defensive lineman");
        case Position::Linebacker:
            return words("linebacker");
        case Position::DefensiveBack:
            return words("defensive back");
    }
    return {};
}

}  // namespace thrum::gui
