#include <thrum/rules/foursheet/zones.hpp>

#include <algorithm>

namespace thrum::foursheet {
namespace {

constexpr std::array<Zone, kZones> kEveryZone{Zone::D1,
                                              Zone::M1,
                                              Zone::M2,
                                              Zone::M3,
                                              Zone::F1,
                                              Zone::F2,
                                              Zone::F3,
                                              Zone::B1,
                                              Zone::B2,
                                              Zone::B3,
                                              Zone::B4,
                                              Zone::B5,
                                              Zone::B6,
                                              Zone::B7};

}  // namespace

std::span<const EnumName<Zone>> namesOf(Zone) {
    static constexpr std::array kNames{EnumName<Zone>{Zone::D1, "D1"},
                                       EnumName<Zone>{Zone::M1, "M1"},
                                       EnumName<Zone>{Zone::M2, "M2"},
                                       EnumName<Zone>{Zone::M3, "M3"},
                                       EnumName<Zone>{Zone::F1, "F1"},
                                       EnumName<Zone>{Zone::F2, "F2"},
                                       EnumName<Zone>{Zone::F3, "F3"},
                                       EnumName<Zone>{Zone::B1, "B1"},
                                       EnumName<Zone>{Zone::B2, "B2"},
                                       EnumName<Zone>{Zone::B3, "B3"},
                                       EnumName<Zone>{Zone::B4, "B4"},
                                       EnumName<Zone>{Zone::B5, "B5"},
                                       EnumName<Zone>{Zone::B6, "B6"},
                                       EnumName<Zone>{Zone::B7, "B7"}};
    return kNames;
}

std::span<const Zone, kZones> allZones() {
    return kEveryZone;
}

Level levelOf(Zone zone) {
    if (isBlitz(zone))
        return Level::Blitz;
    if (isFlat(zone))
        return Level::Flat;
    return zone == Zone::D1 ? Level::Deep : Level::Medium;
}

// Clause: FSS-4.2.
Zone behind(Zone zone) {
    switch (zone) {
        case Zone::B1:
        case Zone::B2:
            return Zone::F1;
        case Zone::B3:
        case Zone::B4:
        case Zone::B5:
            return Zone::F2;
        case Zone::B6:
        case Zone::B7:
            return Zone::F3;
        default:
            return zone;
    }
}

// Clause: FSS-17.3.
std::span<const Zone> inFrontOf(Zone flat) {
    static constexpr std::array kLeft{Zone::B2, Zone::B1};
    static constexpr std::array kMiddle{Zone::B4, Zone::B3, Zone::B5};
    static constexpr std::array kRight{Zone::B6, Zone::B7};
    switch (flat) {
        case Zone::F1:
            return kLeft;
        case Zone::F2:
            return kMiddle;
        case Zone::F3:
            return kRight;
        default:
            return {};
    }
}

// Clause: FSS-4.5.
FieldColumn columnOf(Zone zone) {
    switch (zone) {
        case Zone::B1:
        case Zone::B2:
        case Zone::F1:
        case Zone::M1:
            return FieldColumn::Left;
        case Zone::B6:
        case Zone::B7:
        case Zone::F3:
        case Zone::M3:
            return FieldColumn::Right;
        default:
            return FieldColumn::Middle;
    }
}

std::optional<Zone> stepped(Zone zone, Sideways direction) {
    // The zones of a level follow each other from left to right.
    const int next = static_cast<int>(zone) + (direction == Sideways::Left ? -1 : 1);
    if (next < 0 || next >= kZones || levelOf(static_cast<Zone>(next)) != levelOf(zone))
        return std::nullopt;
    return static_cast<Zone>(next);
}

// Clause: FSS-4.6.
bool isOutermost(Zone zone) {
    switch (zone) {
        case Zone::B1:
        case Zone::B7:
        case Zone::F1:
        case Zone::F3:
        case Zone::M1:
        case Zone::M3:
        case Zone::D1:
            return true;
        default:
            return false;
    }
}

int menIn(const Placement& placement, Zone zone) {
    return static_cast<int>(std::ranges::count(placement, zone));
}

std::optional<Zone> overfull(const Placement& placement) {
    for (const Zone zone : kEveryZone)
        if (menIn(placement, zone) > limitOf(zone))
            return zone;
    return std::nullopt;
}

}  // namespace thrum::foursheet
