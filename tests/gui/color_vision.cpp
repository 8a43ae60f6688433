#include "gui/color_vision.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thrum::gui::test {

namespace {
using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

constexpr Matrix kProtan{{{0.152286, 1.052583, -0.204868},
                          {0.114503, 0.786281, 0.099216},
                          {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeutan{{{0.367322, 0.860646, -0.227968},
                          {0.280085, 0.672501, 0.047413},
                          {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritan{{{1.255528, -0.076749, -0.178779},
                          {-0.078411, 0.930809, 0.147602},
                          {0.004733, 0.691367, 0.303900}}};

double toLinear(double c) {
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}
double toEncoded(double c) {
    return c <= 0.0031308 ? c * 12.92 : 1.055 * std::pow(c, 1.0 / 2.4) - 0.055;
}
Triple linear(const QColor& color) {
    return {toLinear(color.redF()), toLinear(color.greenF()), toLinear(color.blueF())};
}

Triple labOf(const QColor& color) {
    const auto [r, g, b] = linear(color);
    const auto f = [](double t) {
        return t > 216.0 / 24389.0 ? std::cbrt(t) : (24389.0 / 27.0 * t + 16.0) / 116.0;
    };
    const double x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const double y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
    const double z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
    return {116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)};
}

double radians(double degrees) {
    return degrees * std::numbers::pi / 180.0;
}
double hueOf(double a, double b) {
    if (a == 0.0 && b == 0.0)
        return 0.0;
    const double degrees = std::atan2(b, a) * 180.0 / std::numbers::pi;
    return degrees < 0.0 ? degrees + 360.0 : degrees;
}
double seventh(double chroma) {
    return std::sqrt(std::pow(chroma, 7.0) / (std::pow(chroma, 7.0) + std::pow(25.0, 7.0)));
}
}  // namespace

QColor seenBy(Vision vision, const QColor& color) {
    if (vision == Vision::Normal)
        return color;
    const Matrix& matrix = vision == Vision::Protan   ? kProtan
                           : vision == Vision::Deutan ? kDeutan
                                                      : kTritan;
    const Triple from = linear(color);
    Triple to{};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j)
            to[i] += matrix[i][j] * from[j];
    const auto channel = [](double c) {
        return static_cast<float>(toEncoded(std::clamp(c, 0.0, 1.0)));
    };
    return QColor::fromRgbF(channel(to[0]), channel(to[1]), channel(to[2]));
}

double difference(const QColor& first, const QColor& second) {
    const auto [l1, a1, b1] = labOf(first);
    const auto [l2, a2, b2] = labOf(second);
    const double middleC = (std::hypot(a1, b1) + std::hypot(a2, b2)) / 2.0;
    const double stretch = 1.0 + 0.5 * (1.0 - seventh(middleC));
    const double c1 = std::hypot(a1 * stretch, b1);
    const double c2 = std::hypot(a2 * stretch, b2);
    const double h1 = hueOf(a1 * stretch, b1);
    const double h2 = hueOf(a2 * stretch, b2);
    const bool gray = c1 * c2 == 0.0;
    double turn = gray ? 0.0 : h2 - h1;
    if (turn > 180.0)
        turn -= 360.0;
    else if (turn < -180.0)
        turn += 360.0;
    const double lightness = l2 - l1;
    const double chroma = c2 - c1;
    const double hue = 2.0 * std::sqrt(c1 * c2) * std::sin(radians(turn / 2.0));
    const double meanL = (l1 + l2) / 2.0;
    const double meanC = (c1 + c2) / 2.0;
    double meanH = h1 + h2;
    if (!gray) {
        if (std::abs(h1 - h2) > 180.0)
            meanH += meanH < 360.0 ? 360.0 : -360.0;
        meanH /= 2.0;
    }
    const double t =
        1.0 - 0.17 * std::cos(radians(meanH - 30.0)) + 0.24 * std::cos(radians(2.0 * meanH)) +
        0.32 * std::cos(radians(3.0 * meanH + 6.0)) - 0.20 * std::cos(radians(4.0 * meanH - 63.0));
    const double square = (meanL - 50.0) * (meanL - 50.0);
    const double sl = 1.0 + 0.015 * square / std::sqrt(20.0 + square);
    const double sc = 1.0 + 0.045 * meanC;
    const double sh = 1.0 + 0.015 * meanC * t;
    const double angle = 30.0 * std::exp(-std::pow((meanH - 275.0) / 25.0, 2.0));
    const double rt = -std::sin(radians(2.0 * angle)) * 2.0 * seventh(meanC);
    return std::sqrt(std::pow(lightness / sl, 2.0) + std::pow(chroma / sc, 2.0) +
                     std::pow(hue / sh, 2.0) + rt * (chroma / sc) * (hue / sh));
}

double contrast(const QColor& a, const QColor& b) {
    const auto light = [](const QColor& color) {
        const auto [r, g, blue] = linear(color);
        return 0.2126 * r + 0.7152 * g + 0.0722 * blue + 0.05;
    };
    const double one = light(a);
    const double other = light(b);
    return std::max(one, other) / std::min(one, other);
}

}  // namespace thrum::gui::test
