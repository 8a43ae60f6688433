// Plastic men: their poses, their headings, and that they are a choice.

#include "gui/board/layers/plastic_men.hpp"
#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"

#include <cmath>
#include <set>

#include <QAction>
#include <QImage>
#include <QPainter>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {
constexpr double kScale = 17.0;  // pixels of a yard at 100 %

FigureColors colorsOf(bool dark) {
    const TeamLook team{QString{}, QString{}, QColor{0x17, 0x36, 0x5d}, QColor{0xf2, 0xb6, 0x32}};
    return figureColors(team, {.side = Side::Home, .darkUnit = dark});
}

QImage picture(ManPose pose, double degrees, bool dark = true, const QString& number = {}) {
    QImage image{160, 160, QImage::Format_ARGB32_Premultiplied};
    image.fill(Qt::transparent);
    QPainter painter{&image};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(80.0, 80.0);
    paintPlasticMan(painter, pose, colorsOf(dark), degrees, kScale, number);
    return image;
}

/// Pixels in which two pictures differ, of those that show anything.
double differing(const QImage& a, const QImage& b) {
    int shown = 0;
    int other = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            if (qAlpha(a.pixel(x, y)) == 0 && qAlpha(b.pixel(x, y)) == 0)
                continue;
            ++shown;
            other += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
        }
    return shown == 0 ? 0.0 : static_cast<double>(other) / shown;
}

/// How far from its middle a picture shows anything, pixels.
double farthest(const QImage& image) {
    double reach = 0.0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) > 8)
                reach = std::max({reach, std::fabs(x - 80.0), std::fabs(y - 80.0)});
    return reach;
}
}  // namespace

TEST_CASE("UX-8 every pose is another, and each looks otherwise from every side",
          "[gui][men][UX-8]") {
    for (int i = 0; i < kManPoses; ++i) {
        const auto pose = static_cast<ManPose>(i);
        INFO("pose " << i);
        const QImage east = picture(pose, 0.0);
        CHECK(picture(pose, 0.0) == east);
        // at 100 % a quarter of a turn is another picture in most of its pixels
        for (const double degrees : {90.0, 180.0, 270.0})
            CHECK(differing(east, picture(pose, degrees)) > 0.5);
        for (int j = 0; j < i; ++j)
            CHECK(differing(east, picture(static_cast<ManPose>(j), 0.0)) > 0.2);
        CHECK(differing(east, picture(pose, 0.0, false)) > 0.3);
        // the picture that is kept holds all of him, whichever way he looks
        for (int k = 0; k < 24; ++k)
            CHECK(farthest(picture(pose, 15.0 * k)) < reachOf(pose) * kScale);
    }
}

TEST_CASE("UX-8 men wear their numbers on chest and back", "[gui][men][UX-8]") {
    for (int i = 0; i < kManPoses; ++i) {
        const auto pose = static_cast<ManPose>(i);
        INFO("pose " << i);
        for (const bool dark : {true, false}) {
            int seen = 0;
            for (const double degrees : {0.0, 90.0, 180.0, 270.0}) {
                const QImage bare = picture(pose, degrees, dark);
                const QImage eight = picture(pose, degrees, dark, QStringLiteral("88"));
                seen += eight != bare ? 1 : 0;
                if (eight != bare)
                    CHECK(eight != picture(pose, degrees, dark, QStringLiteral("11")));
            }
            // from behind at the least; who is upright shows it before him as well
            CHECK(seen >= 1);
            if (pose == ManPose::Passer)
                CHECK(seen >= 2);
        }
    }
}

TEST_CASE("UX-8 men stand as their positions do", "[gui][men][UX-8]") {
    std::set<FigurePose> used;
    for (int i = 0; i < kPositionCount; ++i)
        used.insert(poseOf(static_cast<Position>(i)));
    CHECK(used.size() == 7);                   // all but the blocker, whom a coach asks for
    CHECK(kManPoses == kFigurePoseCount + 1);  // nobody begins lying down
    for (int i = 0; i < kFigurePoseCount; ++i)
        CHECK(standing(static_cast<FigurePose>(i)) != ManPose::Fallen);
    CHECK(poseOf(Position::Guard) == poseOf(Position::DefensiveLineman));
    CHECK(poseOf(std::nullopt) == FigurePose::Runner);
    // who lies is low: nothing of him is as high as a standing man's helmet
    for (const ModelPart& part : modelOf(ManPose::Fallen).parts)
        CHECK(std::max(part.a.z, part.b.z) < 0.6);
    CHECK(modelOf(ManPose::Fallen).head.z < 0.6);
    CHECK(modelOf(ManPose::Runner).head.z > 2.0);
}

TEST_CASE("UX-8 plastic men and tokens are a choice", "[gui][men][UX-8]") {
    gui::test::Desk desk;
    const auto grab = [&] {
        desk.board().repaint();
        return desk.board().grab().toImage();
    };
    const QImage tokens = grab();
    QAction* action = desk.window().commands()[Command::LayerMen];
    const bool before = action->isChecked();
    action->trigger();
    const QImage men = grab();
    CHECK_FALSE(men == tokens);
    CHECK(desk.board().scene().shown.men != before);
    action->trigger();
    CHECK(grab() == tokens);
}
