#include <thrum/rules/scrimmage/men.hpp>

#include <algorithm>
#include <array>

namespace thrum::scrimmage {

std::span<const EnumName<Label>> namesOf(Label) {
    static constexpr std::array kNames{EnumName<Label>{Label::T1, "T1"},
                                       EnumName<Label>{Label::T2, "T2"},
                                       EnumName<Label>{Label::G1, "G1"},
                                       EnumName<Label>{Label::G2, "G2"},
                                       EnumName<Label>{Label::G3, "G3"},
                                       EnumName<Label>{Label::TE, "TE"},
                                       EnumName<Label>{Label::Q, "Q"},
                                       EnumName<Label>{Label::F, "F"},
                                       EnumName<Label>{Label::SE, "SE"},
                                       EnumName<Label>{Label::H, "H"},
                                       EnumName<Label>{Label::T, "T"},
                                       EnumName<Label>{Label::L1, "L1"},
                                       EnumName<Label>{Label::L2, "L2"},
                                       EnumName<Label>{Label::L3, "L3"},
                                       EnumName<Label>{Label::B1, "B1"},
                                       EnumName<Label>{Label::B2, "B2"},
                                       EnumName<Label>{Label::S, "S"}};
    return kNames;
}

std::span<const EnumName<Role>> namesOf(Role) {
    static constexpr std::array kNames{EnumName<Role>{Role::Offense, "offense"},
                                       EnumName<Role>{Role::Defense, "defense"}};
    return kNames;
}

namespace {
constexpr std::array<Label, kMenOfASide> kOffense = [] {
    using enum Label;
    return std::array{T1, T2, G1, G2, G3, TE, Q, F, SE, H, T};
}();
constexpr std::array<Label, kMenOfASide> kDefense = [] {
    using enum Label;
    return std::array{T1, T2, G1, G2, G3, L1, L2, L3, B1, B2, S};
}();
constexpr std::size_t kLabels = 17;

// Asked for every square that a man might go to.
constexpr std::array<std::int8_t, kLabels> placesOf(const std::array<Label, kMenOfASide>& labels) {
    std::array<std::int8_t, kLabels> places{};
    places.fill(-1);
    for (std::size_t i = 0; i < labels.size(); ++i)
        places[static_cast<std::size_t>(labels[i])] = static_cast<std::int8_t>(i);
    return places;
}
constexpr std::array<std::array<std::int8_t, kLabels>, 2> kPlaces{placesOf(kOffense),
                                                                  placesOf(kDefense)};
}  // namespace

std::span<const Label> labelsOf(Role role) {
    if (role == Role::Offense)
        return kOffense;
    return kDefense;
}

std::optional<std::size_t> placeIn(Role role, Label label) {
    const auto at = static_cast<std::size_t>(label);  // a file may name anybody
    const int place = at < kLabels ? kPlaces[static_cast<std::size_t>(role)][at] : -1;
    return place < 0 ? std::nullopt : std::optional{static_cast<std::size_t>(place)};
}

bool playsAs(Label label, Role role) {
    return placeIn(role, label).has_value();
}

std::string_view shapeOf(int speed) {
    constexpr int kSlowest = 2;
    static constexpr std::array<std::string_view, 5> kShapes{
        "large square", "framed square", "circle", "triangle", "diamond"};
    const auto at = static_cast<std::size_t>(std::clamp(speed - kSlowest, 0, 4));
    return kShapes[at];
}

std::string_view manWord(Label label) {
    using enum Label;
    switch (label) {
        case T1:
        case T2:
            return "tackle";
        case G1:
        case G2:
        case G3:
            return "guard";
        case TE:
            return "tight end";
        case Q:
            return "quarterback";
        case F:
            return "fullback";
        case SE:
            return "split end";
        case H:
            return "halfback";
        case T:
            return "tailback";
        case L1:
        case L2:
        case L3:
            return "linebacker";
        case B1:
        case B2:
            return "defensive back";
        case S:
            return "safety";
    }
    return "man";
}

}  // namespace thrum::scrimmage
