#include "gui/board/field_words.hpp"

#include <cmath>
#include <cstdlib>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
QString fieldWords(const char* text) {
    return QCoreApplication::translate("FieldWords", text);
}
}  // namespace

QString yardLineText(Spot x, Side offense, const QString& opponents) {
    const double downfield = offense == Side::Home ? x.yards() : 100.0 - x.yards();
    if (downfield < 0.0)
        return fieldWords("own end zone");
    if (downfield > 100.0)
        return fieldWords("%1 end zone").arg(opponents);
    const int line = static_cast<int>(std::lround(downfield));
    if (line == 50)
        return fieldWords("midfield");
    if (line == 0)
        return fieldWords("own goal line");
    return line < 50 ? fieldWords("own %1").arg(line)
                     : fieldWords("%1 %2").arg(opponents).arg(100 - line);
}

QString gainText(Distance gain) {
    const double tenths = std::round(gain.yards() * 10.0);
    const double yards = std::abs(tenths) / 10.0;
    if (tenths == 0.0)
        return fieldWords("gains nothing");
    const QString shown = QString::number(yards, 'f', 1);
    if (tenths > 0.0)
        return tenths == 10.0 ? fieldWords("gains 1 yard")
                              : fieldWords("gains %1 yards").arg(shown);
    return tenths == -10.0 ? fieldWords("loses 1 yard") : fieldWords("loses %1 yards").arg(shown);
}

QString signedYards(Distance gain) {
    const double tenths = std::round(gain.yards() * 10.0);
    const QString size = QString::number(std::abs(tenths) / 10.0, 'f', 1);
    if (tenths == 0.0)
        return size;
    return (tenths > 0.0 ? QStringLiteral("+") : QStringLiteral("−")) + size;
}

QString boardTimeText(int ticks, int ticksPerSecond) {
    const double seconds = ticksPerSecond > 0 ? static_cast<double>(ticks) / ticksPerSecond : 0.0;
    return fieldWords("%1 s").arg(seconds, 0, 'f', 2);
}

QString seedText(std::uint32_t seed) {
    const QString hex = QStringLiteral("%1").arg(seed, 8, 16, QLatin1Char('0')).toUpper();
    return hex.left(4) + QLatin1Char('-') + hex.mid(4);
}

bool readSeed(const QString& text, std::uint32_t& seed) {
    QString digits = text.trimmed();
    digits.remove(QLatin1Char('-'));
    bool good = false;
    const std::uint32_t value = digits.toUInt(&good, 16);
    if (good)
        seed = value;
    return good;
}

}  // namespace thrum::gui
