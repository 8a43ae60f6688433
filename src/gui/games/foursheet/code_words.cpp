#include "gui/games/foursheet/book_names.hpp"
#include "gui/games/foursheet/words.hpp"

#include <array>

// What result codes, fouls, weird plays and injuries are called.

namespace thrum::gui::fss {

using namespace thrum::foursheet;

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

}  // namespace thrum::gui::fss
