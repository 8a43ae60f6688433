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

namespace {
QString yardsWords(const Yards& yards) {
    if (!yards.d10)
        return QString::number(yards.base);
    return yards.base == 0 ? tr("d10") : tr("%1 + d10").arg(yards.base);
}

QString effectWords(const ResultCode& code) {
    switch (code.effect) {
        case Effect::Gain:
            return tr("gain of %1").arg(yardsWords(code.yards));
        case Effect::Loss:
            return tr("loss of %1").arg(yardsWords(code.yards));
        case Effect::FirstDown:
            return tr("first down, or a yard short");
        case Effect::Touchdown:
            return tr("touchdown");
        case Effect::Incomplete:
            return tr("incomplete, or no gain");
        case Effect::Sack:
            return code.sackExtra == SackExtra::Injury   ? tr("sack, the passer may be hurt")
                   : code.sackExtra == SackExtra::Fumble ? tr("sack, the passer may fumble")
                                                         : tr("sack");
        case Effect::Scramble:
            return tr("the quarterback must run");
        case Effect::Hurried:
            return tr("the passer is hurried");
        case Effect::Hit:
            return tr("the passer is hit, incomplete");
        case Effect::Interception:
            return tr("interception check at %1").arg(yardsWords(code.yards));
        case Effect::Penalty:
            return code.penalty ? foulText(code.penalty->foul) : tr("penalty");
        case Effect::Kick:
            return code.high  ? tr("%1 yards, high").arg(yardsWords(code.yards))
                   : code.out ? tr("%1 yards, out of bounds").arg(yardsWords(code.yards))
                              : tr("%1 yards").arg(yardsWords(code.yards));
        case Effect::KickGood:
            return tr("good");
        case Effect::KickBad:
            return tr("no good");
        case Effect::Crossbar:
            return tr("off the crossbar");
        case Effect::Blocked:
            return tr("blocked");
        case Effect::Shank:
            return tr("shanked");
        case Effect::Touchback:
            return tr("through the end zone");
        case Effect::KickOut:
            return tr("out of bounds");
        case Effect::Weird:
            return tr("a weird play");
        case Effect::Blitz:
            return tr("%1, lost if he blitzes").arg(yardsWords(code.yards));
    }
    return {};
}
}  // namespace

QString codeWords(const ResultCode& code) {
    QString text = effectWords(code);
    if (code.fumble)
        text = tr("%1, fumble check").arg(text);
    if (code.injury)
        text = tr("%1, injury check").arg(text);
    return text;
}

QString foulText(Foul foul) {
    switch (foul) {
        case Foul::IllegalBlock:
            return tr("Illegal block in the back");
        case Foul::Holding:
            return tr("Holding");
        case Foul::IllegalMotion:
            return tr("Illegal motion");
        case Foul::IllegalContact:
            return tr("Illegal contact");
        case Foul::PassInterference:
            return tr("Pass interference");
        case Foul::RoughingPasser:
            return tr("Roughing the passer");
        case Foul::FaceMask:
            return tr("Face mask");
        case Foul::Offside:
            return tr("Offside");
        case Foul::IllegalHands:
            return tr("Illegal use of hands");
        case Foul::Clipping:
            return tr("Clipping");
        case Foul::PersonalFoul:
            return tr("Personal foul");
        case Foul::FalseStart:
            return tr("False start");
        case Foul::IneligibleDownfield:
            return tr("Ineligible man downfield");
        case Foul::RoughingKicker:
            return tr("Roughing the kicker");
        case Foul::RunningIntoKicker:
            return tr("Running into the kicker");
        case Foul::Encroachment:
            return tr("Encroachment");
        case Foul::Unsportsmanlike:
            break;
    }
    return tr("Unsportsmanlike conduct");
}

QString weirdText(WeirdPlay weird) {
    switch (weird) {
        case WeirdPlay::StrayWhistle:
            return tr("a stray whistle");
        case WeirdPlay::Official:
            return tr("the ball strikes an official");
        case WeirdPlay::LostShoe:
            return tr("a lost shoe");
        case WeirdPlay::Brawl:
            return tr("a brawl at the sideline");
        case WeirdPlay::Nothing:
            return tr("nothing comes of it");
        case WeirdPlay::Mascot:
            return tr("a mascot runs onto the field");
        case WeirdPlay::Lateral:
            return tr("a double lateral");
        case WeirdPlay::LooseBall:
            return tr("the ball bounces loose");
        case WeirdPlay::Lightning:
            break;
    }
    return tr("lightning legs");
}

QString outText(OutFor out) {
    switch (out) {
        case OutFor::NotHurt:
            return tr("not hurt");
        case OutFor::Play:
            return tr("one play");
        case OutFor::Possession:
            return tr("the rest of this possession");
        case OutFor::Quarter:
            return tr("the rest of this quarter");
        case OutFor::Half:
            return tr("the rest of this half");
        case OutFor::Game:
            return tr("the rest of this game");
        case OutFor::Season:
            return tr("the season");
        default:
            return tr("this game and %1 more")
                .arg(static_cast<int>(out) - static_cast<int>(OutFor::GameAnd1) + 1);
    }
}

namespace {
struct PurposeRow {
    std::string_view purpose;
    const char* text;
    const char* hint;
};
constexpr std::array kPurposes{
    PurposeRow{"main",
               QT_TRANSLATE_NOOP("FourSheet", "The play"),
               QT_TRANSLATE_NOOP("FourSheet",
                                 "d20 picks the line of the card, d10 who wins it, the two d6 the "
                                 "row of his card. A d12 of 11 tests the snap.")},
    PurposeRow{"toss",
               QT_TRANSLATE_NOOP("FourSheet", "The toss"),
               QT_TRANSLATE_NOOP("FourSheet", "The winner chooses to kick or to receive.")},
    PurposeRow{"wind",
               QT_TRANSLATE_NOOP("FourSheet", "The wind of this quarter"),
               QT_TRANSLATE_NOOP("FourSheet", "So many yards it adds to field goals, or takes.")},
    PurposeRow{"stack",
               QT_TRANSLATE_NOOP("FourSheet", "Stack of lineman and linebacker"),
               QT_TRANSLATE_NOOP("FourSheet", "1 to 3: the man behind joins the match-up.")},
    PurposeRow{
        "containment",
        QT_TRANSLATE_NOOP("FourSheet", "Breakaway containment"),
        QT_TRANSLATE_NOOP("FourSheet", "More than the men who stand deep: the long gain stands.")},
    PurposeRow{"snap",
               QT_TRANSLATE_NOOP("FourSheet", "Snap"),
               QT_TRANSLATE_NOOP("FourSheet", "A sum of 11 tests the center.")},
    PurposeRow{"fumble",
               QT_TRANSLATE_NOOP("FourSheet", "Fumble check"),
               QT_TRANSLATE_NOOP("FourSheet", "His Fm or less: the ball is loose.")},
    PurposeRow{"interception",
               QT_TRANSLATE_NOOP("FourSheet", "Interception check"),
               QT_TRANSLATE_NOOP("FourSheet", "The passer's Int or less: it is picked off.")},
    PurposeRow{"injury",
               QT_TRANSLATE_NOOP("FourSheet", "Injury check"),
               QT_TRANSLATE_NOOP("FourSheet", "d10 and his inj: the higher the better.")},
    PurposeRow{"injured_man",
               QT_TRANSLATE_NOOP("FourSheet", "Who may be hurt"),
               QT_TRANSLATE_NOOP("FourSheet", "1 to 11 is the token, 12 nobody.")},
    PurposeRow{"recovery",
               QT_TRANSLATE_NOOP("FourSheet", "Recovery"),
               QT_TRANSLATE_NOOP("FourSheet",
                                 "The two d6, tens and units, say which side has it; d12 who.")},
    PurposeRow{"recovery_again",
               QT_TRANSLATE_NOOP("FourSheet", "Recovery once more"),
               QT_TRANSLATE_NOOP("FourSheet", "1 to 11 is the token.")},
    PurposeRow{"offsetting",
               QT_TRANSLATE_NOOP("FourSheet", "Offsetting fouls"),
               QT_TRANSLATE_NOOP("FourSheet", "9: both fouled, the down is repeated.")},
    PurposeRow{"play_column",
               QT_TRANSLATE_NOOP("FourSheet", "The play under the flag"),
               QT_TRANSLATE_NOOP("FourSheet", "The play column says what it came to.")},
    PurposeRow{"kickoff",
               QT_TRANSLATE_NOOP("FourSheet", "The kickoff"),
               QT_TRANSLATE_NOOP("FourSheet",
                                 "The two d6 are the row of the kicker's card, d10 the yards.")},
    PurposeRow{"punt",
               QT_TRANSLATE_NOOP("FourSheet", "The punt"),
               QT_TRANSLATE_NOOP("FourSheet",
                                 "d20 no higher than the rushers is pressure; the two d6 are the "
                                 "row of the punter's card.")},
    PurposeRow{"punt_again",
               QT_TRANSLATE_NOOP("FourSheet", "The punt again"),
               QT_TRANSLATE_NOOP("FourSheet", "A new row of the punter's card.")},
    PurposeRow{"place_kick",
               QT_TRANSLATE_NOOP("FourSheet", "The place kick"),
               QT_TRANSLATE_NOOP("FourSheet",
                                 "d20 no higher than the rushers is pressure; the two d6 are the "
                                 "row of the kicker's card.")},
    PurposeRow{"place_kick_again",
               QT_TRANSLATE_NOOP("FourSheet", "The place kick again"),
               QT_TRANSLATE_NOOP("FourSheet", "A new row of the kicker's card.")},
    PurposeRow{"crossbar",
               QT_TRANSLATE_NOOP("FourSheet", "Off the crossbar"),
               QT_TRANSLATE_NOOP("FourSheet", "10 or less: it is good.")},
    PurposeRow{"blocked",
               QT_TRANSLATE_NOOP("FourSheet", "Blocked"),
               QT_TRANSLATE_NOOP("FourSheet", "So many yards the ball rolls back.")},
    PurposeRow{"shank",
               QT_TRANSLATE_NOOP("FourSheet", "Shanked"),
               QT_TRANSLATE_NOOP("FourSheet", "So many yards it flies.")},
    PurposeRow{"wind_kick",
               QT_TRANSLATE_NOOP("FourSheet", "Carried by the wind"),
               QT_TRANSLATE_NOOP("FourSheet", "A sum of 5: it is good.")},
    PurposeRow{"miss_depth",
               QT_TRANSLATE_NOOP("FourSheet", "How deep the miss is taken"),
               QT_TRANSLATE_NOOP("FourSheet", "Yards into the end zone.")},
    PurposeRow{"fair_catch",
               QT_TRANSLATE_NOOP("FourSheet", "Fair catch"),
               QT_TRANSLATE_NOOP("FourSheet", "His fair-catch rating or less: he takes it there.")},
    PurposeRow{"bounce",
               QT_TRANSLATE_NOOP("FourSheet", "The bounce"),
               QT_TRANSLATE_NOOP("FourSheet", "Doubles: d10 yards back; otherwise d20 yards on.")},
    PurposeRow{"return",
               QT_TRANSLATE_NOOP("FourSheet", "The return"),
               QT_TRANSLATE_NOOP("FourSheet",
                                 "d20 says who meets whom, d10 who wins, the two d6 the row of the "
                                 "return table.")},
    PurposeRow{
        "loose_return",
        QT_TRANSLATE_NOOP("FourSheet", "Running with it"),
        QT_TRANSLATE_NOOP("FourSheet", "A low d20 allows the return; the two d6 are its row.")},
    PurposeRow{"foul_spot",
               QT_TRANSLATE_NOOP("FourSheet", "Where the foul was"),
               QT_TRANSLATE_NOOP("FourSheet", "Yards from the catch.")},
    PurposeRow{"penalty",
               QT_TRANSLATE_NOOP("FourSheet", "Which foul"),
               QT_TRANSLATE_NOOP("FourSheet", "The table of fouls says whose and which.")},
    PurposeRow{"weird",
               QT_TRANSLATE_NOOP("FourSheet", "A weird play"),
               QT_TRANSLATE_NOOP("FourSheet", "The chart of weird plays has a row for each sum.")},
    PurposeRow{"weird_again",
               QT_TRANSLATE_NOOP("FourSheet", "Another row of the card"),
               QT_TRANSLATE_NOOP("FourSheet", "The same column is read again.")},
    PurposeRow{"lateral",
               QT_TRANSLATE_NOOP("FourSheet", "The double lateral"),
               QT_TRANSLATE_NOOP("FourSheet", "Both dice together are its yards.")},
    PurposeRow{"scramble",
               QT_TRANSLATE_NOOP("FourSheet", "The quarterback runs"),
               QT_TRANSLATE_NOOP("FourSheet", "The row of his column B.")},
    PurposeRow{"spy",
               QT_TRANSLATE_NOOP("FourSheet", "The spy"),
               QT_TRANSLATE_NOOP(
                   "FourSheet", "The quarterback's B less the spy's A, or lower: he is past him.")},
    PurposeRow{"hurried",
               QT_TRANSLATE_NOOP("FourSheet", "Hurried"),
               QT_TRANSLATE_NOOP("FourSheet", "The passer's x or less: he gets it away.")},
    PurposeRow{"hurried_pass",
               QT_TRANSLATE_NOOP("FourSheet", "The hurried pass"),
               QT_TRANSLATE_NOOP("FourSheet", "The row of the passer's card.")},
    PurposeRow{"sack",
               QT_TRANSLATE_NOOP("FourSheet", "Sack in the shotgun"),
               QT_TRANSLATE_NOOP("FourSheet", "Doubles: he gets away; otherwise d12 yards more.")},
    PurposeRow{"audible",
               QT_TRANSLATE_NOOP("FourSheet", "The audible"),
               QT_TRANSLATE_NOOP("FourSheet", "His Ad or less: the new card is played.")},
    PurposeRow{"x_run",
               QT_TRANSLATE_NOOP("FourSheet", "Behind the block"),
               QT_TRANSLATE_NOOP("FourSheet", "The sum is the gain.")},
    PurposeRow{"yardage",
               QT_TRANSLATE_NOOP("FourSheet", "Yards of the code"),
               QT_TRANSLATE_NOOP("FourSheet", "The d10 of the code.")}};

const PurposeRow* purposeRow(const std::string& purpose) {
    const auto row = std::ranges::find(kPurposes, purpose, &PurposeRow::purpose);
    return row != kPurposes.end() ? &*row : nullptr;
}
}  // namespace

QString purposeText(const std::string& purpose) {
    const PurposeRow* row = purposeRow(purpose);
    if (row != nullptr)
        return tr(row->text);
    return QString::fromStdString(purpose).replace(QLatin1Char{'_'}, QLatin1Char{' '});
}

QString purposeHint(const std::string& purpose) {
    const PurposeRow* row = purposeRow(purpose);
    return row != nullptr ? tr(row->hint) : QString{};
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
