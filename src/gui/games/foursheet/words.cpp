#include "gui/games/foursheet/words.hpp"

#include "gui/games/foursheet/book_names.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <QCoreApplication>

namespace thrum::gui::fss {

using namespace thrum::foursheet;

namespace {
QString wordTr(const char* text) {
    return QCoreApplication::translate("FourSheet", text);
}

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
            return wordTr("deep");
        case Level::Medium:
            return wordTr("medium");
        case Level::Flat:
            return wordTr("flat");
        case Level::Blitz:
            break;
    }
    return wordTr("blitz");
}

QString zoneWords(Zone zone) {
    if (levelOf(zone) == Level::Deep)
        return wordTr("deep zone");
    if (isBlitz(zone))
        return wordTr("blitz zone %1").arg(static_cast<int>(zone) - static_cast<int>(Zone::B1) + 1);
    const QString side = columnOf(zone) == FieldColumn::Left     ? wordTr("left")
                         : columnOf(zone) == FieldColumn::Middle ? wordTr("middle")
                                                                 : wordTr("right");
    return isFlat(zone) ? wordTr("%1 flat zone").arg(side) : wordTr("%1 medium zone").arg(side);
}

QString roleText(Role role) {
    return nameText(role);
}

QString roleWords(Role role) {
    switch (role) {
        case Role::QB:
            return wordTr("Quarterback");
        case Role::SE:
            return wordTr("Split end");
        case Role::FL:
            return wordTr("Flanker");
        case Role::TE:
            return wordTr("Tight end");
        case Role::FB:
            return wordTr("Fullback");
        case Role::HB:
            return wordTr("Halfback");
        case Role::LT:
            return wordTr("Left tackle");
        case Role::LG:
            return wordTr("Left guard");
        case Role::C:
            return wordTr("Center");
        case Role::RG:
            return wordTr("Right guard");
        case Role::RT:
            return wordTr("Right tackle");
        case Role::SE2:
            return wordTr("Second split end");
        case Role::FL2:
            return wordTr("Second flanker");
        case Role::TE2:
            break;
    }
    return wordTr("Second tight end");
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
            return wordTr("Kickoff");
        case Unit::KR:
            return wordTr("Kickoff return");
        case Unit::PUNT:
            return wordTr("Punt");
        case Unit::PR:
            return wordTr("Punt return");
        case Unit::FG:
            return wordTr("Place kick");
        case Unit::FGD:
            return wordTr("Kick defense");
        default:
            return nameText(unit);
    }
}

QString coverageText(Coverage coverage) {
    switch (coverage) {
        case Coverage::Zone:
            return wordTr("Zone");
        case Coverage::Man:
            return wordTr("Man");
        case Coverage::Combo:
            break;
    }
    return wordTr("Combo");
}

QString paceText(Pace pace) {
    switch (pace) {
        case Pace::Normal:
            return wordTr("Normal");
        case Pace::SlowDown:
            return wordTr("Slow");
        case Pace::HurryUp:
            break;
    }
    return wordTr("Hurry");
}

QString kickText(KickKind kick) {
    switch (kick) {
        case KickKind::Normal:
            return wordTr("Normal kick");
        case KickKind::Squib:
            return wordTr("Squib kick");
        case KickKind::Onside:
            break;
    }
    return wordTr("Onside kick");
}

QString puntText(PuntKind punt) {
    switch (punt) {
        case PuntKind::Normal:
            return wordTr("Normal punt");
        case PuntKind::CoffinCorner:
            return wordTr("Coffin corner");
        case PuntKind::Fake:
            break;
    }
    return wordTr("Fake punt");
}

QString cardKindText(const Card& card) {
    if (card.type == PlayType::Run)
        return card.draw ? wordTr("draw") : wordTr("run");
    const QString depth = card.depth == Depth::Short    ? wordTr("short pass")
                          : card.depth == Depth::Medium ? wordTr("medium pass")
                                                        : wordTr("long pass");
    return card.playAction ? wordTr("%1, play action").arg(depth) : depth;
}

QString lineText(const CardLine& line) {
    return line.from == line.to ? QString::number(line.from)
                                : QStringLiteral("%1–%2").arg(line.from).arg(line.to);
}

namespace {
QString yardsWords(const Yards& yards) {
    if (!yards.d10)
        return QString::number(yards.base);
    return yards.base == 0 ? wordTr("d10") : wordTr("%1 + d10").arg(yards.base);
}

QString effectWords(const ResultCode& code) {
    switch (code.effect) {
        case Effect::Gain:
            return wordTr("gain of %1").arg(yardsWords(code.yards));
        case Effect::Loss:
            return wordTr("loss of %1").arg(yardsWords(code.yards));
        case Effect::FirstDown:
            return wordTr("first down, or a yard short");
        case Effect::Touchdown:
            return wordTr("touchdown");
        case Effect::Incomplete:
            return wordTr("incomplete, or no gain");
        case Effect::Sack:
            return code.sackExtra == SackExtra::Injury   ? wordTr("sack, the passer may be hurt")
                   : code.sackExtra == SackExtra::Fumble ? wordTr("sack, the passer may fumble")
                                                         : wordTr("sack");
        case Effect::Scramble:
            return wordTr("the quarterback must run");
        case Effect::Hurried:
            return wordTr("the passer is hurried");
        case Effect::Hit:
            return wordTr("the passer is hit, incomplete");
        case Effect::Interception:
            return wordTr("interception check at %1").arg(yardsWords(code.yards));
        case Effect::Penalty:
            return code.penalty ? foulText(code.penalty->foul) : wordTr("penalty");
        case Effect::Kick:
            return code.high  ? wordTr("%1 yards, high").arg(yardsWords(code.yards))
                   : code.out ? wordTr("%1 yards, out of bounds").arg(yardsWords(code.yards))
                              : wordTr("%1 yards").arg(yardsWords(code.yards));
        case Effect::KickGood:
            return wordTr("good");
        case Effect::KickBad:
            return wordTr("no good");
        case Effect::Crossbar:
            return wordTr("off the crossbar");
        case Effect::Blocked:
            return wordTr("blocked");
        case Effect::Shank:
            return wordTr("shanked");
        case Effect::Touchback:
            return wordTr("through the end zone");
        case Effect::KickOut:
            return wordTr("out of bounds");
        case Effect::Weird:
            return wordTr("a weird play");
        case Effect::Blitz:
            return wordTr("%1, lost if he blitzes").arg(yardsWords(code.yards));
    }
    return {};
}
}  // namespace

QString codeWords(const ResultCode& code) {
    QString text = effectWords(code);
    if (code.fumble)
        text = wordTr("%1, fumble check").arg(text);
    if (code.injury)
        text = wordTr("%1, injury check").arg(text);
    return text;
}

QString foulText(Foul foul) {
    switch (foul) {
        case Foul::IllegalBlock:
            return wordTr("Illegal block in the back");
        case Foul::Holding:
            return wordTr("Holding");
        case Foul::IllegalMotion:
            return wordTr("Illegal motion");
        case Foul::IllegalContact:
            return wordTr("Illegal contact");
        case Foul::PassInterference:
            return wordTr("Pass interference");
        case Foul::RoughingPasser:
            return wordTr("Roughing the passer");
        case Foul::FaceMask:
            return wordTr("Face mask");
        case Foul::Offside:
            return wordTr("Offside");
        case Foul::IllegalHands:
            return wordTr("Illegal use of hands");
        case Foul::Clipping:
            return wordTr("Clipping");
        case Foul::PersonalFoul:
            return wordTr("Personal foul");
        case Foul::FalseStart:
            return wordTr("False start");
        case Foul::IneligibleDownfield:
            return wordTr("Ineligible man downfield");
        case Foul::RoughingKicker:
            return wordTr("Roughing the kicker");
        case Foul::RunningIntoKicker:
            return wordTr("Running into the kicker");
        case Foul::Encroachment:
            return wordTr("Encroachment");
        case Foul::Unsportsmanlike:
            break;
    }
    return wordTr("Unsportsmanlike conduct");
}

QString weirdText(WeirdPlay weird) {
    switch (weird) {
        case WeirdPlay::StrayWhistle:
            return wordTr("a stray whistle");
        case WeirdPlay::Official:
            return wordTr("the ball strikes an official");
        case WeirdPlay::LostShoe:
            return wordTr("a lost shoe");
        case WeirdPlay::Brawl:
            return wordTr("a brawl at the sideline");
        case WeirdPlay::Nothing:
            return wordTr("nothing comes of it");
        case WeirdPlay::Mascot:
            return wordTr("a mascot runs onto the field");
        case WeirdPlay::Lateral:
            return wordTr("a double lateral");
        case WeirdPlay::LooseBall:
            return wordTr("the ball bounces loose");
        case WeirdPlay::Lightning:
            break;
    }
    return wordTr("lightning legs");
}

QString outText(OutFor out) {
    switch (out) {
        case OutFor::NotHurt:
            return wordTr("not hurt");
        case OutFor::Play:
            return wordTr("one play");
        case OutFor::Possession:
            return wordTr("the rest of this possession");
        case OutFor::Quarter:
            return wordTr("the rest of this quarter");
        case OutFor::Half:
            return wordTr("the rest of this half");
        case OutFor::Game:
            return wordTr("the rest of this game");
        case OutFor::Season:
            return wordTr("the season");
        default:
            return wordTr("this game and %1 more")
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
        return wordTr(row->text);
    return QString::fromStdString(purpose).replace(QLatin1Char{'_'}, QLatin1Char{' '});
}

QString purposeHint(const std::string& purpose) {
    const PurposeRow* row = purposeRow(purpose);
    return row != nullptr ? wordTr(row->hint) : QString{};
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
        return kickoff ? wordTr("Kickoff") : wordTr("Try");
    static constexpr std::array kOrdinals{QT_TRANSLATE_NOOP("FourSheet", "1st"),
                                          QT_TRANSLATE_NOOP("FourSheet", "2nd"),
                                          QT_TRANSLATE_NOOP("FourSheet", "3rd"),
                                          QT_TRANSLATE_NOOP("FourSheet", "4th")};
    const auto place = static_cast<std::size_t>(std::clamp(situation.down, 1, 4) - 1);
    if (situation.toGo >= 100 - situation.ball)
        return wordTr("%1 & goal").arg(wordTr(kOrdinals[place]));
    return wordTr("%1 & %2").arg(wordTr(kOrdinals[place])).arg(situation.toGo);
}

QString downText(const State& state) {
    if (state.down == 0 && !state.isTry && state.freeKick)
        return wordTr("Free kick");
    return downText(foursheet::situationOf(state), !state.isTry);
}

QString placeWords(const State& state, Side side, int ball) {
    if (ball <= 0 || ball >= 100)
        return wordTr("the end zone");
    if (ball == 50)
        return wordTr("midfield");
    if (ball < 50)
        return wordTr("own %1").arg(ball);
    return wordTr("%1 %2")
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
