#include "gui/board/layers/plastic_model.hpp"

#include <array>

namespace thrum::gui {

namespace {
/// Joints of a man; what lies between them follows.
struct Joints {
    Point3 footLeft{0.1, 0.42, 0.1};
    Point3 kneeLeft{0.2, 0.4, 0.6};
    Point3 footRight{-0.1, -0.42, 0.1};
    Point3 kneeRight{0.1, -0.4, 0.6};
    Point3 hips{-0.05, 0.0, 1.1};
    Point3 chest{0.1, 0.0, 1.85};
    double shoulders = 0.62;  ///< half of their width
    Point3 elbowLeft{0.2, 0.85, 1.5};
    Point3 handLeft{0.6, 0.7, 1.4};
    Point3 elbowRight{0.2, -0.85, 1.5};
    Point3 handRight{0.6, -0.7, 1.4};
    Point3 head{0.25, 0.0, 2.45};
    double face = 0.0;
    std::optional<Point3> ball{};
};

ManModel built(const Joints& j) {
    ManModel model;
    const auto limb = [&](Point3 a, Point3 b, double radius, PartInk ink) {
        model.parts.push_back({a, b, radius, ink});
    };
    const auto toe = [](Point3 foot) { return Point3{foot.x + 0.22, foot.y, foot.z}; };
    const Point3 left{j.chest.x, j.chest.y + j.shoulders, j.chest.z + 0.1};
    const Point3 right{j.chest.x, j.chest.y - j.shoulders, j.chest.z + 0.1};
    const Point3 hipLeft{j.hips.x, j.hips.y + 0.24, j.hips.z};
    const Point3 hipRight{j.hips.x, j.hips.y - 0.24, j.hips.z};
    limb(j.footLeft, toe(j.footLeft), 0.13, PartInk::Shoe);
    limb(j.footRight, toe(j.footRight), 0.13, PartInk::Shoe);
    limb(j.footLeft, j.kneeLeft, 0.15, PartInk::Sock);
    limb(j.footRight, j.kneeRight, 0.15, PartInk::Sock);
    limb(j.kneeLeft, hipLeft, 0.23, PartInk::Pants);
    limb(j.kneeRight, hipRight, 0.23, PartInk::Pants);
    limb(hipLeft, hipRight, 0.27, PartInk::Pants);
    limb(j.hips, j.chest, 0.4, PartInk::Jersey);
    limb(left, right, 0.33, PartInk::Shoulders);
    limb(left, j.elbowLeft, 0.2, PartInk::Sleeve);
    limb(right, j.elbowRight, 0.2, PartInk::Sleeve);
    limb(j.elbowLeft, j.handLeft, 0.15, PartInk::Skin);
    limb(j.elbowRight, j.handRight, 0.15, PartInk::Skin);
    limb(j.handLeft, j.handLeft, 0.17, PartInk::Skin);
    limb(j.handRight, j.handRight, 0.17, PartInk::Skin);
    if (j.ball)
        limb({j.ball->x - 0.12, j.ball->y, j.ball->z},
             {j.ball->x + 0.12, j.ball->y, j.ball->z},
             0.19,
             PartInk::Ball);
    model.hips = j.hips;
    model.chest = j.chest;
    model.head = j.head;
    model.faceDeg = j.face;
    return model;
}

ManModel lineman() {
    Joints j;
    j.footLeft = {-0.6, 0.5, 0.1};
    j.kneeLeft = {-0.25, 0.5, 0.5};
    j.footRight = {-0.75, -0.5, 0.1};
    j.kneeRight = {-0.4, -0.5, 0.5};
    j.hips = {-0.6, 0.0, 1.0};
    j.chest = {0.3, 0.0, 1.15};
    j.shoulders = 0.68;
    j.elbowRight = {0.6, -0.6, 0.7};
    j.handRight = {0.85, -0.4, 0.15};
    j.elbowLeft = {0.35, 0.8, 0.75};
    j.handLeft = {0.0, 0.65, 0.65};
    j.head = {0.8, 0.0, 1.45};
    return built(j);
}

ManModel runner() {
    Joints j;
    j.footLeft = {0.55, 0.25, 0.25};
    j.kneeLeft = {0.5, 0.3, 0.85};
    j.footRight = {-0.8, -0.25, 0.3};
    j.kneeRight = {-0.3, -0.3, 0.5};
    j.chest = {0.25, 0.0, 1.8};
    j.elbowRight = {0.65, -0.75, 1.75};
    j.handRight = {1.25, -0.6, 1.85};  // keeps tacklers off
    j.elbowLeft = {0.05, 0.8, 1.45};
    j.handLeft = {0.5, 0.5, 1.4};
    j.ball = Point3{0.5, 0.55, 1.45};
    j.head = {0.45, 0.0, 2.4};
    return built(j);
}

ManModel receiver() {
    Joints j;
    j.footLeft = {0.45, 0.25, 0.15};
    j.kneeLeft = {0.4, 0.3, 0.75};
    j.footRight = {-0.55, -0.25, 0.2};
    j.kneeRight = {-0.15, -0.3, 0.55};
    j.elbowLeft = {0.45, 0.65, 2.15};
    j.handLeft = {0.8, 0.3, 2.6};
    j.elbowRight = {0.45, -0.65, 2.15};
    j.handRight = {0.8, -0.3, 2.6};
    j.head = {0.15, 0.0, 2.45};
    return built(j);
}

ManModel passer() {
    Joints j;
    j.footLeft = {0.5, 0.35, 0.1};
    j.kneeLeft = {0.35, 0.35, 0.6};
    j.footRight = {-0.5, -0.35, 0.1};
    j.kneeRight = {-0.2, -0.35, 0.6};
    j.elbowRight = {-0.25, -0.95, 2.05};
    j.handRight = {-0.2, -0.75, 2.6};
    j.ball = Point3{-0.15, -0.75, 2.75};
    j.elbowLeft = {0.6, 0.7, 1.8};
    j.handLeft = {1.1, 0.5, 1.9};
    return built(j);
}

ManModel kicker() {
    Joints j;
    j.footLeft = {-0.1, 0.3, 0.1};
    j.kneeLeft = {-0.05, 0.3, 0.6};
    j.footRight = {1.35, -0.25, 0.95};
    j.kneeRight = {0.7, -0.25, 0.95};
    j.chest = {-0.1, 0.0, 1.85};
    j.elbowLeft = {0.3, 0.95, 1.75};
    j.handLeft = {0.75, 1.1, 1.9};
    j.elbowRight = {-0.4, -0.85, 1.6};
    j.handRight = {-0.8, -0.9, 1.7};
    j.head = {0.05, 0.0, 2.45};
    return built(j);
}

ManModel linebacker() {
    Joints j;
    j.footLeft = {-0.2, 0.6, 0.1};
    j.kneeLeft = {0.1, 0.6, 0.55};
    j.footRight = {-0.2, -0.6, 0.1};
    j.kneeRight = {0.1, -0.6, 0.55};
    j.hips = {-0.3, 0.0, 0.95};
    j.chest = {0.2, 0.0, 1.5};
    j.elbowLeft = {0.5, 0.85, 1.15};
    j.handLeft = {0.9, 0.6, 1.2};
    j.elbowRight = {0.5, -0.85, 1.15};
    j.handRight = {0.9, -0.6, 1.2};
    j.head = {0.55, 0.0, 2.0};
    return built(j);
}

ManModel defender() {
    Joints j;
    j.footLeft = {0.3, 0.35, 0.1};
    j.kneeLeft = {0.3, 0.35, 0.65};
    j.footRight = {-0.45, -0.3, 0.15};
    j.kneeRight = {-0.05, -0.3, 0.6};
    j.elbowLeft = {0.3, 0.75, 2.1};
    j.handLeft = {0.4, 0.65, 2.75};
    j.elbowRight = {0.4, -0.85, 1.5};
    j.handRight = {0.85, -0.75, 1.45};
    return built(j);
}

ManModel blocker() {
    Joints j;
    j.footLeft = {0.1, 0.55, 0.1};
    j.kneeLeft = {0.3, 0.55, 0.6};
    j.footRight = {-0.4, -0.55, 0.1};
    j.kneeRight = {-0.05, -0.55, 0.55};
    j.hips = {-0.2, 0.0, 1.05};
    j.chest = {0.1, 0.0, 1.75};
    j.shoulders = 0.68;
    j.elbowLeft = {0.6, 0.85, 1.6};
    j.handLeft = {1.15, 0.4, 1.9};
    j.elbowRight = {0.6, -0.85, 1.6};
    j.handRight = {1.15, -0.4, 1.9};
    j.head = {0.3, 0.0, 2.3};
    return built(j);
}

ManModel fallen() {
    Joints j;
    j.footLeft = {0.2, 0.45, 0.2};
    j.kneeLeft = {0.7, 0.45, 0.45};
    j.footRight = {0.25, -0.4, 0.2};
    j.kneeRight = {0.75, -0.35, 0.3};
    j.hips = {1.15, 0.0, 0.3};
    j.chest = {1.85, 0.0, 0.38};
    j.elbowLeft = {2.1, 1.0, 0.3};
    j.handLeft = {2.6, 1.1, 0.2};
    j.elbowRight = {1.6, -1.0, 0.25};
    j.handRight = {1.9, -1.4, 0.2};
    j.head = {2.6, 0.0, 0.45};
    return built(j);
}
}  // namespace

FigurePose poseOf(std::optional<Position> position) {
    if (!position)
        return FigurePose::Runner;
    switch (*position) {
        case Position::Center:
        case Position::Guard:
        case Position::Tackle:
        case Position::DefensiveLineman:
            return FigurePose::Lineman;
        case Position::Quarterback:
            return FigurePose::Passer;
        case Position::WideReceiver:
        case Position::TightEnd:
            return FigurePose::Receiver;
        case Position::Punter:
        case Position::Kicker:
            return FigurePose::Kicker;
        case Position::Linebacker:
            return FigurePose::Linebacker;
        case Position::DefensiveBack:
            return FigurePose::Back;
        case Position::RunningBack:
            break;
    }
    return FigurePose::Runner;
}

ManPose standing(FigurePose pose) {
    static_assert(static_cast<int>(ManPose::Blocker) == static_cast<int>(FigurePose::Blocker));
    static_assert(static_cast<int>(ManPose::Blocker) == kFigurePoseCount - 1);
    return static_cast<ManPose>(pose);
}

const ManModel& modelOf(ManPose pose) {
    static const std::array<ManModel, kManPoses> kModels{lineman(),
                                                         runner(),
                                                         receiver(),
                                                         passer(),
                                                         kicker(),
                                                         linebacker(),
                                                         defender(),
                                                         blocker(),
                                                         fallen()};
    return kModels.at(static_cast<std::size_t>(pose));
}

}  // namespace thrum::gui
