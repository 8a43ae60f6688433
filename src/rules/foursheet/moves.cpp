#include "scrimmage.hpp"

#include <algorithm>

// What the defense does after the reveal. Clauses: chapters 16 to 20, FSS-21.1.
namespace thrum::foursheet {
namespace {

constexpr int kStrongSafety = 10;
constexpr int kLeftCorner = 8;
constexpr int kRightCorner = 9;

bool hasRoom(const Field& field, Zone zone) {
    return menIn(field.zones, zone) < limitOf(zone);
}

void moveTo(Turn& turn, Snap& snap, int token, Zone zone, std::string_view clause) {
    const Zone from = snap.field.zoneOf(token);
    if (from == zone)
        return;
    snap.field.zones[static_cast<std::size_t>(token - 1)] = zone;
    Event& moved = turn.emit(EventKind::DefenderMoved, clause);
    moved.side = snap.defense;
    moved.token = token;
    moved.player = playerOn(turn.s, snap.defender(token)).id;
    moved.from = from;
    moved.zone = zone;
}

// The flat zone takes who follows a man into the line. Clauses: FSS-18.2, 20.4.
std::optional<Zone> followed(const Snap& snap, int token, Role role) {
    const Card& card = *snap.card;
    if (card.motion && card.motion->player == role)
        return stepped(snap.field.zoneOf(token), card.motion->side);
    const std::optional<Zone> finish = finishOf(card, role);
    return finish ? std::optional{behind(*finish)} : std::nullopt;
}

std::optional<Zone> sidewaysTo(const Snap& snap, Role keyed) {
    const Zone from = snap.field.zoneOf(kKeyer);
    const std::optional<Zone> finish = finishOf(*snap.card, keyed);
    const FieldColumn to = keyed == Role::QB || !finish ? FieldColumn::Middle : columnOf(*finish);
    if (columnOf(from) == to)
        return std::nullopt;
    return stepped(from, to < columnOf(from) ? Sideways::Left : Sideways::Right);
}

std::optional<Zone> forwardFrom(const Snap& snap) {
    for (const Zone ahead : inFrontOf(snap.field.zoneOf(kKeyer)))
        if (hasRoom(snap.field, ahead))
            return ahead;
    return std::nullopt;
}

// Clauses: FSS-17.2, 17.3.
void moveKeyer(Turn& turn, Snap& snap, Role keyed) {
    const Card& card = *snap.card;
    const bool run = snap.isRun() && !card.draw;
    const bool right = keyIsRight(card, keyed);
    Event& read = turn.emit(EventKind::KeyRead, "FSS-17.2");
    read.side = snap.defense;
    read.key = keyed;
    read.right = right;
    if (right) {
        std::vector<Zone> zones;
        const Zone from = snap.field.zoneOf(kKeyer);
        for (const Zone zone : allZones())
            if (zone == from || hasRoom(snap.field, zone))
                zones.push_back(zone);
        const Zone to = turn.askZone(snap.defense, zones);
        if (!turn.waiting)
            moveTo(turn, snap, kKeyer, to, "FSS-17.3");
        return;
    }
    const std::optional<Zone> to =
        run || card.playAction ? sidewaysTo(snap, keyed) : forwardFrom(snap);
    if (to && hasRoom(snap.field, *to))
        moveTo(turn, snap, kKeyer, *to, "FSS-17.3");
}

// Clauses: FSS-18.2, 18.4.
void moveSafety(Turn& turn, Snap& snap, Role doubled) {
    if (snap.card->playAction)
        return;
    snap.field.duties[kFreeSafety - 1] = Duty::Double;
    const std::optional<Zone> to = followed(snap, kFreeSafety, doubled);
    if (to && hasRoom(snap.field, *to))
        moveTo(turn, snap, kFreeSafety, *to, "FSS-18.2");
}

struct Assignment {
    int token = 1;
    Role role{};
};

bool isIn(Formation formation, Role role) {
    return tokenOf(formation, role).has_value();
}

// Clauses: FSS-20.2, 20.3, 20.8. Ends and flankers of whom there are two stand inside.
std::vector<Assignment> assigned(const Snap& snap, const DefenseCall& orders) {
    std::vector<Assignment> list{{kLeftCorner, Role::FL}, {kRightCorner, Role::SE}};
    if (orders.coverage == Coverage::Man) {
        std::vector<Role> inner;
        for (const Role role : {Role::TE, Role::TE2, Role::FL2, Role::SE2})
            if (isIn(snap.formation, role))
                inner.push_back(role);
        if (!inner.empty())
            list.push_back({kStrongSafety, inner[0]});
        if (inner.size() > 1)
            list.push_back({kFreeSafety, inner[1]});
        if (isFront(orders.unit)) {
            const auto [low, high] = outsideLinebackers(frontOf(orders.unit));
            list.push_back({low, Role::FB});
            list.push_back({high, Role::HB});
        }
        if (orders.unit == Unit::Nickel && inner.size() > 2)
            list.push_back({kKeyer, inner[2]});
    }
    std::erase_if(list, [&](const Assignment& one) {
        return !isIn(snap.formation, one.role) || (orders.key && one.token == kKeyer);
    });
    std::ranges::sort(list, {}, &Assignment::token);
    return list;
}

}  // namespace

std::vector<int> Field::menIn(Zone zone) const {
    std::vector<int> men;
    for (int token = 1; token <= 11; ++token)
        if (zoneOf(token) == zone)
            men.push_back(token);
    return men;
}

void moveMan(Turn& turn, Snap& snap, const DefenseCall& orders) {
    if (orders.coverage == Coverage::Zone || snap.card->playAction)
        return;
    for (const Assignment& one : assigned(snap, orders)) {
        const Zone from = snap.field.zoneOf(one.token);
        if (isBlitz(from) || snap.field.dutyOf(one.token) != Duty::Zone)
            continue;
        const std::optional<Zone> to = followed(snap, one.token, one.role);
        if (!to || (*to != from && !hasRoom(snap.field, *to)))
            continue;  // he stays and counts as zone
        snap.field.duties[static_cast<std::size_t>(one.token - 1)] = Duty::Man;
        moveTo(turn, snap, one.token, *to, "FSS-20.4");
    }
}

void moveDefense(Turn& turn, Snap& snap, const DefenseCall& orders) {
    if (orders.spy)
        snap.field.duties[static_cast<std::size_t>(*orders.spy - 1)] = Duty::Spy;
    if (orders.key)
        moveKeyer(turn, snap, *orders.key);
    if (orders.doubleTeam)
        moveSafety(turn, snap, *orders.doubleTeam);
    moveMan(turn, snap, orders);
}

}  // namespace thrum::foursheet
