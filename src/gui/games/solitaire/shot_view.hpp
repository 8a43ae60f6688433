#pragma once

#include "gui/board/board_scene.hpp"

#include <thrum/rules/solitaire/shot.hpp>
#include <thrum/rules/solitaire/shot_hand.hpp>

#include <optional>
#include <vector>

#include <QString>

/// What a shot that is aimed would do, for pictures and words. The chance in it is never looked at
/// (SOL-UI-6): the spread is what the coach's own release can make of it.
namespace thrum::gui::sol {

using solitaire::ShotHand;

/// Part of a bar, from and to.
struct Span {
    double from = 0;
    double to = 0;
};

/// One who may be thrown to.
struct Receiver {
    FigureId id{};
    double yards = 0;   ///< from the thrower
    double room = 0;    ///< to the nearest opponent
    bool free = true;   ///< may catch now
    bool ahead = true;  ///< a throw may be aimed at him (SOL-TT-2)
};

/// What the shot comes to with a perfect release and no chance.
struct ShotOutlook {
    solitaire::ShotScene scene{};
    solitaire::ShotInput input{};
    double endS = 0;
    double endHeight = 0;
    double landS = 0;  ///< if nobody stood there
    double topS = 0;
    double topHeight = 0;
    std::optional<FigureId> meets{};
    std::optional<FigureId> aimedFor{};  ///< whose sweet spot is told
    bool good = false;                   ///< who is met may have it, or the posts are passed
    bool wide = false;                   ///< of a kick at the posts: it passes beside them
    bool out = false;                    ///< it leaves the field before anybody is met
    QString meetsText{};                 ///< "#82 catches it", "over the bar by 2 yards"
    std::optional<Span> sweet{};         ///< powers that come to the same man, or through the posts
    std::optional<Span> sure{};          ///< releases that do, at this power
};

/// @param target  whom it is meant for; else who is met
[[nodiscard]] ShotOutlook outlookOf(const solitaire::State& state,
                                    const ShotHand& hand,
                                    qint64 ms,
                                    std::optional<FigureId> target);
/// Aim, loft and power of a shot.
struct AimAtMan {
    double aimDeg = 0;
    double loftDeg = 30;
    double power = 0.5;
};
/// What leads to a man, with the usual loft (SOL-TT-4) or the one nearest to it that comes down on
/// him first; where none does, the usual one all the same. Nothing if he is not there.
[[nodiscard]] std::optional<AimAtMan> aimAtMan(const solitaire::State& state, FigureId man);
/// Aim of a kick toward the middle of the posts, or straight ahead.
[[nodiscard]] AimAtMan firstAim(const solitaire::State& state);
/// Eligible men by distance; for a pitch the man it is meant for.
[[nodiscard]] std::vector<Receiver> receiversOf(const solitaire::State& state);
/// Whom a shot is meant for before its coach says: for a pitch the man it is meant for; else the
/// nearest free man whom the book's throws reach, so that he can also be thrown to by "roll it"
/// (SOL-AI-3), else the nearest free one; nothing if nobody is free.
[[nodiscard]] std::optional<FigureId> firstTarget(const solitaire::State& state,
                                                  const std::vector<Receiver>& receivers);
/// Angle from the thrower to a place on the board, as aims count.
[[nodiscard]] double aimToward(const solitaire::ShotScene& scene, QPointF boardAt);

/// "34.4° south" or "straight": the one way an aim is told in words.
[[nodiscard]] QString aimText(double degrees);
/// Where a shot that meets nobody ends: "comes down after 23.0 yd", "out of bounds after 23.0 yd".
[[nodiscard]] QString endText(const ShotOutlook& outlook);

[[nodiscard]] ShotDrawing drawingOf(const solitaire::State& state,
                                    const ShotOutlook& outlook,
                                    const ShotHand& hand,
                                    qint64 ms);
/// "#34"; empty for somebody nobody knows.
[[nodiscard]] QString numberText(const solitaire::State& state, FigureId man);
/// Points of a way through the air, from where it begins to `untilS`.
[[nodiscard]] std::vector<FlightPoint> wayOf(const solitaire::Flight& flight,
                                             double fromS,
                                             double untilS);

}  // namespace thrum::gui::sol
