#pragma once

#include <optional>
#include <string_view>

// What a coach knows of the playbook before he tries anything: each play was tried from many
// situations, for all teams, against plain sense, and the points were written down by which a run
// did better or worse than the other runs that were tried there, and a pass than the other passes.
// From one situation to another a play is worth more or less than its mean by a third of a point,
// from one try to the next by two: who knows the film as well as it can be known has as good as
// tried each play forty times (`Eye::film`; docs/coach.md, "Film").
namespace thrum::coach {

/// Points by which a play is usually better than the others of its kind, run or pass, below 0:
/// worse. Nothing for a play that is on no film, as somebody's own. Source:
/// resources/charts/film.json.
/// @param play      its id
/// @param nearGoal  ten yards or less to the goal
[[nodiscard]] std::optional<double> filmed(std::string_view play, bool nearGoal);

}  // namespace thrum::coach
