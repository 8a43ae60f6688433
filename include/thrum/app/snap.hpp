#pragma once

#include <thrum/app/library.hpp>
#include <thrum/core/expected.hpp>
#include <thrum/rules/tap/judge.hpp>
#include <thrum/segment/lineup.hpp>

#include <string>
#include <string_view>

namespace thrum::app {

/// What the judge of a TAP run needs to know of a figure as it stands.
///
/// @param number  as worn; lower numbers win ties
[[nodiscard]] tap::RunFigure runFigure(const FigureSetup& setup,
                                       const FigureSpec& spec,
                                       std::string_view number);

/// One uncoached snap: an offense of the first team against a defense of the second, the ball to
/// the formation's own carrier.
struct Snap {
    TableSetup table;
    SegmentRequest request;
    tap::RunSetup judge;
    Spot lineOfScrimmage{};
    std::string offense;  ///< names of the formations
    std::string defense;
};

/// Errors: LoadError if there are not two teams and a board, or a formation cannot be laid out.
[[nodiscard]] Expected<Snap, LoadError> composeSnap(const Library& library,
                                                    const Formation& offense,
                                                    const Formation& defense,
                                                    Spot lineOfScrimmage);

/// What a snap came to, in one sentence: "#34 gains 5.4 yards: tackled by #52."
[[nodiscard]] std::string sentenceOf(const Snap& snap,
                                     const SegmentResult& result,
                                     const TeamFile& home,
                                     const TeamFile& visitor);

}  // namespace thrum::app
