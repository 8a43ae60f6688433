#pragma once

#include <thrum/core/violation.hpp>

#include <cstdint>

namespace thrum::scrimmage {

/// The errors of chapter 18. Those of names, versions and extending are the archive's.
enum class Fault : std::uint8_t {
    Interior,        ///< E-SCR-L1
    Ends,            ///< E-SCR-L2
    EndsDownfield,   ///< E-SCR-L2B
    Quarterback,     ///< E-SCR-L3
    QuarterbackRow,  ///< E-SCR-L3B
    Backs,           ///< E-SCR-L4
    Defenders,       ///< E-SCR-L5
    Taken,           ///< E-SCR-OCC
    Count,
    Carrier,
    NobodySelected,  ///< E-SCR-SEL
    Team,
    Same,
    Straight,   ///< E-SCR-M1
    Speed,      ///< E-SCR-M2
    Through,    ///< E-SCR-M3
    Teammate,   ///< E-SCR-M4
    Backward,   ///< E-SCR-M7
    Allotment,  ///< E-SCR-M8
    SetPasser,  ///< E-SCR-QBSET
    Shift,
    Zone,      ///< E-SCR-P1
    NoTarget,  ///< E-SCR-P2
    Throw,
    Scramble,  ///< E-SCR-SCR
    MustThrow,
    AirBlock,
    AirMan,
    Limits,     ///< E-SCR-LIM
    Name,       ///< archive
    Version,    ///< archive
    Extension,  ///< archive
    Phase,
    Over,
    Data
};
inline constexpr int kFaults = static_cast<int>(Fault::Data) + 1;

/// Clause, code and the book's text.
[[nodiscard]] RuleViolation violation(Fault fault, TextArguments args = {});

}  // namespace thrum::scrimmage
