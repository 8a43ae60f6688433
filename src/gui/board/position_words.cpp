#include "gui/board/position_words.hpp"

#include <QCoreApplication>

namespace thrum::gui {

namespace {
QString positionWords(const char* text) {
    return QCoreApplication::translate("FigureWords", text);
}
}  // namespace

QString positionText(Position position) {
    switch (position) {
        case Position::Center:
            return positionWords("center");
        case Position::Guard:
            return positionWords("guard");
        case Position::Tackle:
            return positionWords("tackle");
        case Position::Quarterback:
            return positionWords("quarterback");
        case Position::RunningBack:
            return positionWords("running back");
        case Position::WideReceiver:
            return positionWords("wide receiver");
        case Position::TightEnd:
            return positionWords("tight end");
        case Position::Punter:
            return positionWords("punter");
        case Position::Kicker:
            return positionWords("kicker");
        case Position::DefensiveLineman:
            return positionWords("defensive lineman");
        case Position::Linebacker:
            return positionWords("linebacker");
        case Position::DefensiveBack:
            return positionWords("defensive back");
    }
    return {};
}

}  // namespace thrum::gui
