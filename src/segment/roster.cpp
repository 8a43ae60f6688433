#include <thrum/segment/roster.hpp>

#include <algorithm>
#include <cmath>

namespace thrum {
namespace {

double linearLight(std::uint8_t channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

}  // namespace

std::string_view codeOf(Position position) {
    static constexpr std::array<std::string_view, kPositionCount> kCodes{
        "C", "G", "T", "QB", "RB", "WR", "TE", "P", "K", "DL", "LB", "DB"};
    return kCodes.at(static_cast<std::size_t>(position));
}

double contrastToWhite(Color color) {
    const double luminance = 0.2126 * linearLight(color.red) + 0.7152 * linearLight(color.green) +
                             0.0722 * linearLight(color.blue);
    return 1.05 / (luminance + 0.05);
}

double contrastOf(Color a, Color b) {
    const double one = contrastToWhite(a);
    const double other = contrastToWhite(b);
    return std::max(one, other) / std::min(one, other);
}

std::string_view codeOf(KitPattern pattern) {
    static constexpr std::array<std::string_view, kKitPatternCount> kCodes{
        "plain", "shoulder_stripes", "sleeve_bands", "yoke", "sleeves"};
    return kCodes.at(static_cast<std::size_t>(pattern));
}

std::string_view codeOf(FigurePose pose) {
    static constexpr std::array<std::string_view, kFigurePoseCount> kCodes{
        "lineman", "runner", "receiver", "passer", "kicker", "linebacker", "back", "blocker"};
    return kCodes.at(static_cast<std::size_t>(pose));
}

}  // namespace thrum
