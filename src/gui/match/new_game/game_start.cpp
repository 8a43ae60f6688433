#include "gui/match/new_game/game_start.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/app/tap_game.hpp>
#include <thrum/io/tap_rules_file.hpp>

#include <QCoreApplication>
#include <QDateTime>

namespace thrum::gui {

Expected<tap::RulesData, QString> standardRules() {
    const auto folder = app::shippedData(app::environment());
    if (!folder)
        return Unexpected{QString::fromStdString(folder.error().text())};
    const auto rules = io::readTapRules(*folder / "rules" / "tap.json");
    if (!rules)
        return Unexpected{QString::fromStdString(app::sentenceOf(app::Refused{rules.error()}))};
    return rules->rules;
}

std::string programName() {
    return (QCoreApplication::applicationName() + QLatin1Char(' ') +
            QCoreApplication::applicationVersion())
        .toStdString();
}

std::string createdNow() {
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
}

}  // namespace thrum::gui
