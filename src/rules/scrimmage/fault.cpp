#include <thrum/rules/scrimmage/fault.hpp>

#include <array>

namespace thrum::scrimmage {
namespace {

struct Row {
    Fault fault;
    std::string_view code;
    std::string_view clause;
    std::string_view text;
};

constexpr std::array<Row, kFaults> kRows{{
    {Fault::Interior,
     "E-SCR-L1",
     "SCR-L1",
     THRUM_TEXT("Tackles and guards line up on the column at the line.")},
    {Fault::Ends,
     "E-SCR-L2",
     "SCR-L2",
     THRUM_TEXT("Ends line up on the line column or in a zone 10–20 yards downfield.")},
    {Fault::EndsDownfield,
     "E-SCR-L2B",
     "SCR-L2",
     THRUM_TEXT("Ends may start downfield only outside the 20-yard line.")},
    {Fault::Quarterback,
     "E-SCR-L3",
     "SCR-L3",
     THRUM_TEXT("The quarterback must be 2 to 4 squares behind the line.")},
    {Fault::QuarterbackRow,
     "E-SCR-L3B",
     "SCR-L3",
     THRUM_TEXT("The quarterback must stand in the row of a tackle or guard.")},
    {Fault::Backs, "E-SCR-L4", "SCR-L4", THRUM_TEXT("Backs line up behind the line column.")},
    {Fault::Defenders,
     "E-SCR-L5",
     "SCR-L5",
     THRUM_TEXT("Defenders line up on their own side of the line.")},
    {Fault::Taken, "E-SCR-OCC", "SCR-L6", THRUM_TEXT("That square is taken.")},
    {Fault::Count, "E-SCR-COUNT", "SCR-L6", THRUM_TEXT("All eleven men must be placed.")},
    {Fault::Carrier,
     "E-SCR-CARRIER",
     "SCR-L4",
     THRUM_TEXT("That back is more than two rows from the quarterback.")},
    {Fault::NobodySelected, "E-SCR-SEL", "SCR-M9", THRUM_TEXT("Right-click a man first.")},
    {Fault::Team, "E-SCR-TEAM", "SCR-M9", THRUM_TEXT("It is not that team's turn.")},
    {Fault::Same, "E-SCR-SAME", "SCR-M10", THRUM_TEXT("He already stands there.")},
    {Fault::Straight,
     "E-SCR-M1",
     "SCR-M1",
     THRUM_TEXT("Moves are straight lines or exact diagonals.")},
    {Fault::Speed,
     "E-SCR-M2",
     "SCR-M2",
     THRUM_TEXT("That is farther than his speed allows this turn.")},
    {Fault::Through, "E-SCR-M3", "SCR-M3", THRUM_TEXT("Another man is in the way.")},
    {Fault::Teammate, "E-SCR-M4", "SCR-M4", THRUM_TEXT("A teammate stands there.")},
    {Fault::Backward, "E-SCR-M7", "SCR-M7", THRUM_TEXT("Tackles and guards cannot move backward.")},
    {Fault::Allotment, "E-SCR-M8", "SCR-M8", THRUM_TEXT("Not enough squares left in this turn.")},
    {Fault::SetPasser,
     "E-SCR-QBSET",
     "SCR-P4",
     THRUM_TEXT("On a pass play the quarterback stays put until he throws.")},
    {Fault::Shift,
     "E-SCR-SHIFT",
     "SCR-S3",
     THRUM_TEXT("The shift is too long or crosses the line.")},
    {Fault::Zone, "E-SCR-P1", "SCR-P1", THRUM_TEXT("Throw into the called zone.")},
    {Fault::NoTarget,
     "E-SCR-P2",
     "SCR-P2",
     THRUM_TEXT("You cannot throw to the passer, a tackle or a guard.")},
    {Fault::Throw,
     "E-SCR-THROW",
     "SCR-P3",
     THRUM_TEXT("You can throw only at the start of your turn, from turn 2.")},
    {Fault::Scramble,
     "E-SCR-SCR",
     "SCR-S1",
     THRUM_TEXT("You can scramble only once a turn, before moving, on a pass play.")},
    {Fault::MustThrow, "E-SCR-MUSTTHROW", "SCR-S3", THRUM_TEXT("The quarterback must throw now.")},
    {Fault::AirBlock,
     "E-SCR-AIRBLOCK",
     "SCR-P7",
     THRUM_TEXT("No blocks while the ball is in the air.")},
    {Fault::AirMan,
     "E-SCR-AIRMAN",
     "SCR-P7",
     THRUM_TEXT("Only ends and backs may go to the ball.")},
    {Fault::Limits,
     "E-SCR-LIM",
     "SCR-SET1",
     THRUM_TEXT("Limits must be 1 to 20, low not above high.")},
    {Fault::Name, "E-SCR-NAME", "SCR-AR1", THRUM_TEXT("Enter a name of 1 to 40 characters.")},
    {Fault::Version, "E-SCR-VER", "SCR-RP2", THRUM_TEXT("This archive needs a newer version.")},
    {Fault::Extension,
     "E-SCR-EXT",
     "SCR-EX1",
     THRUM_TEXT("Only an unfinished game can be extended, after its last play.")},
    {Fault::Phase, "E-SCR-PHASE", "SCR-ERR1", THRUM_TEXT("That is not possible at this moment.")},
    {Fault::Over, "E-SCR-OVER", "SCR-W1", THRUM_TEXT("The game is over.")},
    {Fault::Data, "E-SCR-DATA", "SCR-ERR1", THRUM_TEXT("Rules file invalid at {path}: {reason}.")},
}};

}  // namespace

RuleViolation violation(Fault fault, TextArguments args) {
    const Row& row = kRows[static_cast<std::size_t>(fault)];
    return {std::string{row.clause}, std::string{row.code}, std::string{row.text}, std::move(args)};
}

}  // namespace thrum::scrimmage
