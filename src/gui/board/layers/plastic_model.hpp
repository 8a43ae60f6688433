#pragma once

#include <thrum/segment/roster.hpp>

#include <optional>
#include <vector>

/// Plastic men as small models: a pose is a list of rounded parts in the man's own frame, x ahead,
/// y to his left, z up, in yards of a man three yards high. Knows no painter.
namespace thrum::gui {

struct Point3 {
    double x = 0.0;
    double y = 0.0;
    double z = 0.0;
};

/// What a part is colored as.
enum class PartInk { Shoe, Pants, Sock, Jersey, Shoulders, Sleeve, Skin, Ball };

/// A limb from `a` to `b`, or a ball where both are the same.
struct ModelPart {
    Point3 a;
    Point3 b;
    double radius = 0.2;
    PartInk ink = PartInk::Jersey;
};

struct ManModel {
    std::vector<ModelPart> parts;
    Point3 hips;
    Point3 chest;
    Point3 head;
    double headRadius = 0.43;
    double faceDeg = 0.0;  ///< where he looks, from ahead, + = to his left
};

/// Those who stand come first, in the order of FigurePose.
enum class ManPose {
    Lineman,     ///< three-point stance
    Runner,      ///< the arm out, the ball tucked in
    Receiver,    ///< both hands up
    Passer,      ///< the ball behind his ear
    Kicker,      ///< the leg swung
    Linebacker,  ///< low and ready
    Back,        ///< a defender with an arm raised
    Blocker,     ///< upright, both hands ahead of his chest
    Fallen       ///< on his back, his head ahead
};
inline constexpr int kManPoses = 9;

/// How a man of this position stands; one whose position is not known runs.
[[nodiscard]] FigurePose poseOf(std::optional<Position> position);
[[nodiscard]] ManPose standing(FigurePose pose);
[[nodiscard]] const ManModel& modelOf(ManPose pose);

}  // namespace thrum::gui
