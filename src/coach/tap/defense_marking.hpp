#pragma once

#include "coach/tap/sense.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

// Where a defense stands: somebody in front of every man who may catch, somebody who stays deep,
// the rest against the runner or under the pass. Nobody can be turned before the first stop, and a
// figure never stands still, so that whoever is to be deep later must not run at the line now: he
// goes across.
namespace thrum::coach {

/// What a defense is set up against, and how.
struct Against {
    const TableView& offense;
    Stance stance = Stance::Balanced;
    std::uint64_t luck = 0;
    std::function<double(const FormationMan&)> speedOf{};  ///< yards a second, of the defense's men
    std::size_t deep = 0;                                  ///< men who stay so, at most
    double room = 0.0;     ///< yards over the line of scrimmage where the last man may stand
    bool ends = true;      ///< somebody is also in front of the tackles and of who stands by them
    bool blitzes = false;  ///< whoever covers nobody rushes
    bool deepGoBack = false;  ///< the last men go back as they go across
    Coverage coverage = Coverage::EarlyThrows;
};

/// A place of the offense's view where a marker comes beside his man, and how long he takes to it.
struct Meeting {
    double x = 0.0;
    double y = 0.0;
    double seconds = 0.0;
};

/// Who looks after whom.
struct Marking {
    std::string role;                ///< of the defense's formation
    std::size_t whom = 0;            ///< of the offense's view
    bool along = false;              ///< runs ahead of him instead of meeting him at the line
    std::optional<Meeting> meets{};  ///< he runs there
};

struct Marked {
    std::vector<Marking> markings{};
    std::vector<std::string> told{};  ///< roles whose heading is settled, beside those who mark
};

/// Moves the men of a formation to where they stand against this offense.
[[nodiscard]] Marked markUp(Formation& formation, const Against& against);

}  // namespace thrum::coach
