#include "gui/workshop/foursheet/card_notation.hpp"

#include "gui/games/foursheet/words.hpp"

#include <QRegularExpression>

namespace thrum::gui::fss {

namespace {
std::optional<QRegularExpressionMatch> matchOf(const char* pattern, const QString& text) {
    QString plain = text.toUpper();
    plain.remove(QLatin1Char{' '});
    const QRegularExpression whole{QStringLiteral("^%1$").arg(QLatin1String{pattern})};
    auto match = whole.match(plain);
    return match.hasMatch() ? std::optional{match} : std::nullopt;
}

QString likeThis(const QString& example) {
    return fss::tr("It is written like %1.").arg(example);
}
}  // namespace

std::optional<QString> readKickReturn(const QString& text, foursheet::ReturnCard& to) {
    const auto match = matchOf(R"((\d{1,2})([A-T])\((\d\d)\))", text);
    if (!match)
        return likeThis(fss::tr("6K(21): rating, letter of the return table, long return"));
    to.rating = match->captured(1).toInt();
    to.letter = match->captured(2).front().toLatin1();
    to.longCode = match->captured(3).toInt();
    return std::nullopt;
}

std::optional<QString> readPuntReturn(const QString& text, foursheet::ReturnCard& to) {
    const auto match = matchOf(R"((\d{1,2})([A-T])\((\d\d)\)(\d{1,2}))", text);
    if (!match)
        return likeThis(
            fss::tr("5P(21)15: rating, letter of the return table, long return, fair catch"));
    to.rating = match->captured(1).toInt();
    to.letter = match->captured(2).front().toLatin1();
    to.longCode = match->captured(3).toInt();
    to.fairCatch = match->captured(4).toInt();
    return std::nullopt;
}

std::optional<QString> readCover(const QString& text, foursheet::CoverCard& to) {
    const auto match = matchOf(R"((\d{1,2})([A-T]))", text);
    if (!match)
        return likeThis(fss::tr("3O: rating and letter of the return table"));
    to.rating = match->captured(1).toInt();
    to.letter = match->captured(2).front().toLatin1();
    return std::nullopt;
}

std::optional<QString> readLooseBall(const QString& text, foursheet::LooseBallReturn& to) {
    const auto match = matchOf(R"(([A-T])\((\d\d)\))", text);
    if (!match)
        return likeThis(fss::tr("S(31): letter of the return table and long return"));
    to.letter = match->captured(1).front().toLatin1();
    to.longCode = match->captured(2).toInt();
    return std::nullopt;
}

std::optional<QString> readTouches(const QString& text, std::optional<foursheet::Touches>& to) {
    const QString plain = text.trimmed();
    if (plain.isEmpty() || plain == QStringLiteral("–") || plain == QStringLiteral("-")) {
        to.reset();
        return std::nullopt;
    }
    const auto match = matchOf(R"((\d{1,2})/(\d{1,2})/(\d{1,2}))", plain);
    if (!match)
        return likeThis(fss::tr("18/24/30: touches at which he is 1, 2 and 3 worse; – for none"));
    to = foursheet::Touches{
        match->captured(1).toInt(), match->captured(2).toInt(), match->captured(3).toInt()};
    return std::nullopt;
}

}  // namespace thrum::gui::fss
