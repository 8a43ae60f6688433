#include "gui/match/game_start.hpp"

#include <QCoreApplication>
#include <QDateTime>

namespace thrum::gui {

std::string programName() {
    return (QCoreApplication::applicationName() + QLatin1Char(' ') +
            QCoreApplication::applicationVersion())
        .toStdString();
}

std::string createdNow() {
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
}

}  // namespace thrum::gui
