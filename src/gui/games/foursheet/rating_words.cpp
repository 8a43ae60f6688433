#include "gui/games/foursheet/rating_words.hpp"

#include "gui/games/foursheet/words.hpp"

#include <array>

namespace thrum::gui::fss {

namespace {
using foursheet::Position;
using Meanings = std::array<const char*, foursheet::kRatings>;

// Clause: FSS-2.1.
constexpr Meanings kLinesman{QT_TRANSLATE_NOOP("FourSheet", "supplementary"),
                             QT_TRANSLATE_NOOP("FourSheet", "power block"),
                             QT_TRANSLATE_NOOP("FourSheet", "speed block"),
                             QT_TRANSLATE_NOOP("FourSheet", "short pass block"),
                             QT_TRANSLATE_NOOP("FourSheet", "medium pass block"),
                             QT_TRANSLATE_NOOP("FourSheet", "long pass block")};
constexpr Meanings kQuarterback{QT_TRANSLATE_NOOP("FourSheet", "mental"),
                                QT_TRANSLATE_NOOP("FourSheet", "inside run"),
                                QT_TRANSLATE_NOOP("FourSheet", "scramble"),
                                QT_TRANSLATE_NOOP("FourSheet", "short pass"),
                                QT_TRANSLATE_NOOP("FourSheet", "medium pass"),
                                QT_TRANSLATE_NOOP("FourSheet", "long pass")};
constexpr Meanings kBack{QT_TRANSLATE_NOOP("FourSheet", "block"),
                         QT_TRANSLATE_NOOP("FourSheet", "inside run"),
                         QT_TRANSLATE_NOOP("FourSheet", "speed run"),
                         QT_TRANSLATE_NOOP("FourSheet", "short catch"),
                         QT_TRANSLATE_NOOP("FourSheet", "medium catch"),
                         QT_TRANSLATE_NOOP("FourSheet", "long catch")};
constexpr Meanings kReceiver{QT_TRANSLATE_NOOP("FourSheet", "block"),
                             QT_TRANSLATE_NOOP("FourSheet", "inside run"),
                             QT_TRANSLATE_NOOP("FourSheet", "outside run"),
                             QT_TRANSLATE_NOOP("FourSheet", "short catch"),
                             QT_TRANSLATE_NOOP("FourSheet", "medium catch"),
                             QT_TRANSLATE_NOOP("FourSheet", "long catch")};
constexpr Meanings kDefensiveLine{QT_TRANSLATE_NOOP("FourSheet", "not used"),
                                  QT_TRANSLATE_NOOP("FourSheet", "run defense"),
                                  QT_TRANSLATE_NOOP("FourSheet", "pass rush"),
                                  QT_TRANSLATE_NOOP("FourSheet", "short pass defense"),
                                  QT_TRANSLATE_NOOP("FourSheet", "medium pass defense"),
                                  QT_TRANSLATE_NOOP("FourSheet", "long pass defense")};
constexpr Meanings kLinebacker{QT_TRANSLATE_NOOP("FourSheet", "not used"),
                               QT_TRANSLATE_NOOP("FourSheet", "run defense"),
                               QT_TRANSLATE_NOOP("FourSheet", "blitz rush"),
                               QT_TRANSLATE_NOOP("FourSheet", "short pass defense"),
                               QT_TRANSLATE_NOOP("FourSheet", "medium pass defense"),
                               QT_TRANSLATE_NOOP("FourSheet", "long pass defense")};
constexpr Meanings kDefensiveBack{QT_TRANSLATE_NOOP("FourSheet", "not used"),
                                  QT_TRANSLATE_NOOP("FourSheet", "run defense"),
                                  QT_TRANSLATE_NOOP("FourSheet", "blitz rush"),
                                  QT_TRANSLATE_NOOP("FourSheet", "short pass defense"),
                                  QT_TRANSLATE_NOOP("FourSheet", "zone pass defense"),
                                  QT_TRANSLATE_NOOP("FourSheet", "man pass defense")};

const Meanings& meaningsOf(Position position) {
    switch (position) {
        case Position::OL:
            return kLinesman;
        case Position::QB:
            return kQuarterback;
        case Position::RB:
            return kBack;
        case Position::DL:
            return kDefensiveLine;
        case Position::LB:
            return kLinebacker;
        case Position::DB:
            return kDefensiveBack;
        default:
            return kReceiver;
    }
}

QString letterText(char letter) {
    return QString{QLatin1Char{letter}};
}

QString codeOfReturn(foursheet::CodeId code) {
    return QString::fromStdString(foursheet::codeText(code));
}

template <class E>
QString nameOfColumn(E column) {
    return QString::fromStdString(std::string{foursheet::nameOf(column)});
}
}  // namespace

QString ratingMeaning(Position position, Rating rating) {
    if (!foursheet::hasCard(position))
        return rating == Rating::X ? tr("not used") : QString{};
    return tr(meaningsOf(position)[static_cast<std::size_t>(rating)]);
}

QString positionText(Position position) {
    return nameOfColumn(position);
}

QString positionWords(Position position) {
    switch (position) {
        case Position::QB:
            return tr("Quarterback");
        case Position::RB:
            return tr("Running back");
        case Position::WR:
            return tr("Wide receiver");
        case Position::TE:
            return tr("Tight end");
        case Position::OL:
            return tr("Offensive line");
        case Position::DL:
            return tr("Defensive line");
        case Position::LB:
            return tr("Linebacker");
        case Position::DB:
            return tr("Defensive back");
        case Position::K:
            return tr("Kicker");
        case Position::P:
            break;
    }
    return tr("Punter");
}

QString kickReturnText(const Player& player) {
    return QStringLiteral("%1%2(%3)")
        .arg(player.kr.rating)
        .arg(letterText(player.kr.letter), codeOfReturn(player.kr.longCode));
}

QString puntReturnText(const Player& player) {
    return QStringLiteral("%1%2(%3)%4")
        .arg(player.pr.rating)
        .arg(letterText(player.pr.letter), codeOfReturn(player.pr.longCode))
        .arg(player.pr.fairCatch);
}

QString coverText(const foursheet::CoverCard& card) {
    return QStringLiteral("%1%2").arg(card.rating).arg(letterText(card.letter));
}

QString looseBallText(const Player& player) {
    return QStringLiteral("%1(%2)").arg(letterText(player.ret.letter),
                                        codeOfReturn(player.ret.longCode));
}

QString touchesText(const Player& player) {
    if (!player.touches)
        return QStringLiteral("–");
    return QStringLiteral("%1/%2/%3")
        .arg(player.touches->x)
        .arg(player.touches->xx)
        .arg(player.touches->xxx);
}

QString columnText(KickColumn column) {
    return nameOfColumn(column);
}

QString columnText(PuntColumn column) {
    return nameOfColumn(column);
}

}  // namespace thrum::gui::fss
