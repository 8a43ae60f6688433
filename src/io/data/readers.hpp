#pragma once

#include "io/json/cursor.hpp"

#include <thrum/io/bench_file.hpp>
#include <thrum/io/drill_file.hpp>
#include <thrum/io/marks_file.hpp>
#include <thrum/segment/formation.hpp>
#include <thrum/segment/play.hpp>
#include <thrum/segment/roster.hpp>
#include <thrum/segment/specs.hpp>

#include <array>

/// What the readers of the data files share.
namespace thrum::io {

inline constexpr std::string_view kBaseSchema = "thrum.base/1";
inline constexpr std::string_view kBoardSchema = "thrum.board/1";
inline constexpr std::string_view kTeamSchema = "thrum.team/1";
inline constexpr std::string_view kFormationSchema = "thrum.formation/1";
inline constexpr std::string_view kPlaySchema = "thrum.play/1";
inline constexpr std::string_view kDrillSchema = "thrum.drill/1";
inline constexpr std::string_view kBenchSchema = "thrum.bench/1";
inline constexpr std::string_view kMarksSchema = "thrum.marks/1";

[[nodiscard]] Expected<BaseSpec, LoadError> baseFrom(const JsonDocument& document);
[[nodiscard]] Expected<BoardSpec, LoadError> boardFrom(const JsonDocument& document);
[[nodiscard]] Expected<TeamFile, LoadError> teamFrom(const JsonDocument& document);
[[nodiscard]] Expected<Formation, LoadError> formationFrom(const JsonDocument& document);
[[nodiscard]] Expected<Play, LoadError> playFrom(const JsonDocument& document);
[[nodiscard]] Expected<Drill, LoadError> drillFrom(const JsonDocument& document);
[[nodiscard]] Expected<BenchBase, LoadError> benchBaseFrom(const JsonDocument& document);
[[nodiscard]] Expected<Marks, LoadError> marksFrom(const JsonDocument& document);

/// Men of a formation.
inline constexpr std::size_t kEleven = 11;

/// A place in a formation: LT, FB, MLB ...
[[nodiscard]] std::string readRole(const JsonCursor& at);
/// What a coach looks things up by.
[[nodiscard]] std::vector<std::string> readTags(const JsonCursor& at);

/// The members of a base without its schema: as a file holds them and as a team's own bases do.
[[nodiscard]] BaseSpec readBaseMembers(JsonObject& o);
[[nodiscard]] FigureBody readFigure(const JsonCursor& at);
[[nodiscard]] PuttySpec readPutty(const JsonCursor& at);

inline constexpr std::array<std::pair<std::string_view, Position>, kPositionCount> kPositionWords{
    {{"C", Position::Center},
     {"G", Position::Guard},
     {"T", Position::Tackle},
     {"QB", Position::Quarterback},
     {"RB", Position::RunningBack},
     {"WR", Position::WideReceiver},
     {"TE", Position::TightEnd},
     {"P", Position::Punter},
     {"K", Position::Kicker},
     {"DL", Position::DefensiveLineman},
     {"LB", Position::Linebacker},
     {"DB", Position::DefensiveBack}}};

}  // namespace thrum::io
