#include "gui/match/match_words.hpp"

#include "gui/match/what_if_origin.hpp"

#include <thrum/app/game_kinds.hpp>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
QString matchWords(const char* text) {
    return QCoreApplication::translate("MatchWords", text);
}
}  // namespace

QString whatIfText(const WhatIfOrigin& from, bool whole) {
    if (from.from.isEmpty())
        return matchWords("What if");
    return whole && !from.place.isEmpty()
               ? matchWords("What if, from %1 (%2)").arg(from.from, from.place)
               : matchWords("What if, from %1").arg(from.from);
}

QString timeText(int milliseconds) {
    if (milliseconds < 10'000)
        return QStringLiteral("%1.%2").arg(milliseconds / 1000).arg(milliseconds % 1000 / 100);
    // whole seconds are shown until they are used up
    const int seconds = (milliseconds + 999) / 1000;
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QString modeText(Mode mode) {
    switch (mode) {
        case Mode::Solitaire:
            return matchWords("Solitaire");
        case Mode::Hotseat:
            return matchWords("Hot-seat");
        case Mode::Tournament:
            break;
    }
    return matchWords("Tournament");
}

QString seatText(const QString& seat) {
    if (seat == QStringLiteral("person") || seat == QStringLiteral("client"))
        return matchWords("person");
    if (seat == QStringLiteral("random"))
        return matchWords("random coach");
    if (seat.startsWith(QStringLiteral("computer:"))) {
        const QString level = seat.section(QLatin1Char{':'}, 1, 1);
        const app::CoachManner* manner =
            app::mannerNamed(seat.section(QLatin1Char{':'}, 2).toStdString());
        if (manner == nullptr)
            return matchWords("computer %1").arg(level);
        //: %1 name of a coach, %2 his level
        return matchWords("%1 (computer %2)")
            .arg(QString::fromUtf8(manner->name.data(), qsizetype(manner->name.size())), level);
    }
    if (seat.startsWith(QStringLiteral("engine:")))
        return matchWords("outside engine");
    return seat;
}

}  // namespace thrum::gui
