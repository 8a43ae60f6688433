#include "gui/match/match_words.hpp"

#include "gui/match/what_if_origin.hpp"

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
    if (seat.startsWith(QStringLiteral("computer:")))
        return matchWords("computer %1").arg(seat.mid(9));
    if (seat.startsWith(QStringLiteral("engine:")))
        return matchWords("outside engine");
    return seat;
}

}  // namespace thrum::gui
