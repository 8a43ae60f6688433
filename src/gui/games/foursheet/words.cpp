#include "gui/games/foursheet/words.hpp"

#include "gui/games/foursheet/book_names.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <QCoreApplication>

namespace thrum::gui::fss {

using namespace thrum::foursheet;

QString tr(const char* text) {
    return QCoreApplication::translate("FourSheet", text);
}

namespace {
template <Named E>
QString nameText(E value) {
    return QString::fromStdString(std::string{nameOf(value)})
        .replace(QLatin1Char{'_'}, QLatin1Char{' '});
}

// White figures stand on it.
QColor darkEnough(QColor color) {
    constexpr int kMostLight = 135;
    while (qGray(color.rgb()) > kMostLight)
        color = color.darker(115);
    return color;
}
}  // namespace

TeamLook lookOf(const Team& team) {
    return {QString::fromStdString(team.name),
            QString::fromStdString(team.abbr),
            darkEnough(QColor{QString::fromStdString(team.primary)}),
            QColor{QString::fromStdString(team.secondary)}};
}

QString zoneText(Zone zone) {
    return nameText(zone);
}

QString levelText(Zone zone) {
    switch (levelOf(zone)) {
        case Level::Deep:
            return tr("deep");
        case Level::Medium:
            return tr("medium");
        case Level::Flat:
            return tr("flat");
        case Level::Blitz:
            break;
    }
    return tr("blitz");
}

QString zoneWords(Zone zone) {
    if (levelOf(zone) == Level::Deep)
        return tr("deep zone");
    if (isBlitz(zone))
        return tr("blitz zone %1").arg(static_cast<int>(zone) - static_cast<int>(Zone::B1) + 1);
    const QString side = columnOf(zone) == FieldColumn::Left     ? tr("left")
                         : columnOf(zone) == FieldColumn::Middle ? tr("middle")
                                                                 : tr("right");
    return isFlat(zone) ? tr("%1 flat zone").arg(side) : tr("%1 medium zone").arg(side);
}

QString roleText(Role role) {
    return nameText(role);
}

QString roleWords(Role role) {
    switch (role) {
        case Role::QB:
            return tr("Quarterback");
        case Role::SE:
            return tr("Split end");
        case Role::FL:
            return tr("Flanker");
        case Role::TE:
            return tr("Tight end");
        case Role::FB:
            return tr("Fullback");
        case Role::HB:
            return tr("Halfback");
        case Role::LT:
            return tr("Left tackle");
        case Role::LG:
            return tr("Left guard");
        case Role::C:
            return tr("Center");
        case Role::RG:
            return tr("Right guard");
        case Role::RT:
            return tr("Right tackle");
        case Role::SE2:
            return tr("Second split end");
        case Role::FL2:
            return tr("Second flanker");
        case Role::TE2:
            break;
    }
    return tr("Second tight end");
}

QString ratingText(Rating rating) {
    return nameText(rating);
}

QString formationText(Formation formation) {
    return nameText(formation);
}

QString unitText(Unit unit) {
    switch (unit) {
        case Unit::KO:
            return tr("Kickoff");
        case Unit::KR:
            return tr("Kickoff return");
        case Unit::PUNT:
            return tr("Punt");
        case Unit::PR:
            return tr("Punt return");
        case Unit::FG:
            return tr("Place kick");
        case Unit::FGD:
            return tr("Kick defense");
        default:
            return nameText(unit);
    }
}

QString coverageText(Coverage coverage) {
    switch (coverage) {
        case Coverage::Zone:
            return tr("Zone");
        case Coverage::Man:
            return tr("Man");
        case Coverage::Combo:
            break;
    }
    return tr("Combo");
}

QString paceText(Pace pace) {
    switch (pace) {
        case Pace::Normal:
            return tr("Normal");
        case Pace::SlowDown:
            return tr("Slow");
        case Pace::HurryUp:
            break;
    }
    return tr("Hurry");
}

QString kickText(KickKind kick) {
    switch (kick) {
        case KickKind::Normal:
            return tr("Normal kick");
        case KickKind::Squib:
            return tr("Squib kick");
        case KickKind::Onside:
            break;
    }
    return tr("Onside kick");
}

QString puntText(PuntKind punt) {
    switch (punt) {
        case PuntKind::Normal:
            return tr("Normal punt");
        case PuntKind::CoffinCorner:
            return tr("Coffin corner");
        case PuntKind::Fake:
            break;
    }
    return tr("Fake punt");
}

QString cardKindText(const Card& card) {
    if (card.type == PlayType::Run)
        return card.draw ? tr("draw") : tr("run");
    const QString depth = card.depth == Depth::Short    ? tr("short pass")
                          : card.depth == Depth::Medium ? tr("medium pass")
                                                        : tr("long pass");
    return card.playAction ? tr("%1, play action").arg(depth) : depth;
}

QString lineText(const CardLine& line) {
    return line.from == line.to ? QString::number(line.from)
                                : QStringLiteral("%1–%2").arg(line.from).arg(line.to);
}

QString dieText(DieKind die) {
    return die == DieKind::A   ? QStringLiteral("a")
           : die == DieKind::B ? QStringLiteral("b")
                               : QStringLiteral("d%1").arg(sidesOf(die));
}

QString clockText(int seconds) {
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char{'0'});
}

QString downText(const foursheet::Situation& situation, bool kickoff) {
    if (situation.down == 0)
        return kickoff ? tr("Kickoff") : tr("Try");
    static constexpr std::array kOrdinals{QT_TRANSLATE_NOOP("FourSheet", "1st"),
                                          QT_TRANSLATE_NOOP("FourSheet", "2nd"),
                                          QT_TRANSLATE_NOOP("FourSheet", "3rd"),
                                          QT_TRANSLATE_NOOP("FourSheet", "4th")};
    const auto place = static_cast<std::size_t>(std::clamp(situation.down, 1, 4) - 1);
    if (situation.toGo >= 100 - situation.ball)
        return tr("%1 & goal").arg(tr(kOrdinals[place]));
    return tr("%1 & %2").arg(tr(kOrdinals[place])).arg(situation.toGo);
}

QString downText(const State& state) {
    if (state.down == 0 && !state.isTry && state.freeKick)
        return tr("Free kick");
    return downText(foursheet::situationOf(state), !state.isTry);
}

QString placeWords(const State& state, Side side, int ball) {
    if (ball <= 0 || ball >= 100)
        return tr("the end zone");
    if (ball == 50)
        return tr("midfield");
    if (ball < 50)
        return tr("own %1").arg(ball);
    return tr("%1 %2")
        .arg(QString::fromStdString(state.teams[indexOf(other(side))]->name))
        .arg(100 - ball);
}

QString slotText(Unit unit, int token) {
    if (isFront(unit))
        return QString::fromStdString(std::string{slotOf(frontOf(unit), token)});
    const int place = static_cast<int>(unit);
    if (place < kFormations)
        return QString::fromStdString(std::string{slotOf(static_cast<Formation>(place), token)});
    return QString::fromStdString(
        std::string{slotOf(static_cast<SpecialUnit>(place - kFormations - kFronts), token)});
}

const Player& manOn(const State& state, Side side, Unit unit, int token) {
    return playerOf(*state.teams[indexOf(side)], fieldedOn(state, side, unit, token).index);
}

const Player* manNamed(const State& state, Side side, const std::string& id) {
    const Team& team = *state.teams[indexOf(side)];
    const PlayerIndex index = indexOf(team, id);
    return index == kNobody ? nullptr : &playerOf(team, index);
}

QString shortName(const Player& player) {
    return QString::fromStdString(player.name).section(QLatin1Char{' '}, -1);
}

QString nameText(const Player& player) {
    return QString::fromStdString(player.name);
}

}  // namespace thrum::gui::fss
