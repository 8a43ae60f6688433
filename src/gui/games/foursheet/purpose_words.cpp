#include "gui/games/foursheet/words.hpp"

#include <algorithm>
#include <array>

#include <QCoreApplication>

// What dice are thrown for.

namespace thrum::gui::fss {

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
               QT_TRANSLATE_NOOP("FourSheet",
                                 "With it a field goal carries so many yards farther, against it "
                                 "so many less far.")},
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
               QT_TRANSLATE_NOOP("FourSheet", "Do the fouls offset?"),
               QT_TRANSLATE_NOOP("FourSheet", "9: both fouled, the down is repeated.")},
    PurposeRow{"play_column",
               QT_TRANSLATE_NOOP("FourSheet", "The play under the flag"),
               QT_TRANSLATE_NOOP("FourSheet", "The play column says what it came to.")},
    PurposeRow{"kickoff",
               QT_TRANSLATE_NOOP("FourSheet", "The kickoff"),
               QT_TRANSLATE_NOOP("FourSheet",
                                 "The two d6 are the row of the kicker's card, d10 the yards.")},
    PurposeRow{"kickoff_squib",
               QT_TRANSLATE_NOOP("FourSheet", "The kickoff"),
               QT_TRANSLATE_NOOP("FourSheet",
                                 "d20 picks the zone and the code of the kick, d10 the yards.")},
    PurposeRow{"kickoff_onside",
               QT_TRANSLATE_NOOP("FourSheet", "The kickoff"),
               QT_TRANSLATE_NOOP("FourSheet",
                                 "d20 picks the zone and the code of the kick. A sum of 3, 4 or 5 "
                                 "on the two d6 is the kickers' ball; d12 says who has it.")},
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

QString kickoffHint(foursheet::KickKind kick) {
    return purposeHint(kick == foursheet::KickKind::Squib    ? "kickoff_squib"
                       : kick == foursheet::KickKind::Onside ? "kickoff_onside"
                                                             : "kickoff");
}

QString purposeHint(const std::string& purpose) {
    const PurposeRow* row = purposeRow(purpose);
    return row != nullptr ? tr(row->hint) : QString{};
}

}  // namespace thrum::gui::fss
