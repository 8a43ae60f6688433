#include "coach/tap/table_view.hpp"

#include <thrum/core/contract.hpp>
#include <thrum/core/field.hpp>
#include <thrum/core/trig.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::coach {
namespace {

double half(double degrees) {
    return degrees > 180.0 ? degrees - 360.0 : degrees;
}

}  // namespace

double directionTo(double fromX, double fromY, double toX, double toY) {
    return half(directionDegrees(toX - fromX, toY - fromY));
}

double apart(double a, double b) {
    double d = std::abs(a - b);
    while (d >= 360.0)
        d -= 360.0;
    return d > 180.0 ? 360.0 - d : d;
}

std::size_t TableView::indexOf(FigureId id) const {
    const auto found = std::ranges::find(men, id, &Man::id);
    return found == men.end() ? kNobody : static_cast<std::size_t>(found - men.begin());
}

double TableView::fromField(Heading heading) const {
    return half(heading.turned(-ahead(side).hundredths()).degrees());
}

double TableView::y(FieldPoint at) const {
    const double up = (at.y - field::kMiddle.y).yards();
    return side == Side::Home ? up : -up;
}

FieldPoint TableView::place(double placeX, double placeY) const {
    const double up = side == Side::Home ? placeY : -placeY;
    return {fieldX(Distance::yards(placeX), side), field::kMiddle.y + Distance::yards(up)};
}

Man manAt(const tap::State& state,
          const TableView& view,
          const Speeds& speeds,
          FigureId id,
          int slot,
          const Pose& pose) {
    const tap::Player* player = tap::findPlayer(state, id);
    THRUM_ASSERT(player != nullptr);
    const tap::BaseShape& base = player->bases[static_cast<std::size_t>(slot)];
    const double long_ = tap::baseLengthMm(base) / state.board.mmPerYard;
    const double wide = tap::baseWidthMm(base) / state.board.mmPerYard;
    Man man;
    man.id = id;
    man.position = player->position;
    man.attacks = id.side() == view.side;
    man.x = view.x(pose.at);
    man.y = view.y(pose.at);
    man.heading = view.fromField(pose.heading);
    man.speed = speeds.of(id, slot);
    man.curve = speeds.curveOf(id, slot);
    man.radius = (long_ + wide) / 4.0;
    man.reach = long_ / 2.0;
    return man;
}

TableView viewOf(const tap::State& state, Side side, const Speeds& speeds) {
    TableView view;
    view.side = side;
    view.line = downfield(state.lineOfScrimmage, side).yards();
    using tap::PlayKind;
    const PlayKind kind = state.playFacts.kind;
    view.lineCounts = (kind == PlayKind::Scrimmage || kind == PlayKind::Punt) &&
                      !state.playFacts.lineReached && !state.playFacts.possessionChanged &&
                      side == state.offense;
    for (const tap::Figure& figure : state.figures) {
        if (tap::findPlayer(state, figure.id) == nullptr)
            continue;
        Man man = manAt(state, view, speeds, figure.id, figure.baseSlot, figure.pose);
        man.standing = figure.status == tap::FigureStatus::Standing;
        if (state.carrier == figure.id)
            view.carrier = view.men.size();
        view.men.push_back(man);
    }
    for (const FigurePair& pair : state.touching) {
        const std::size_t a = view.indexOf(pair.a);
        const std::size_t b = view.indexOf(pair.b);
        if (a == TableView::kNobody || b == TableView::kNobody)
            continue;
        Man& p = view.men[a];
        Man& q = view.men[b];
        if (p.attacks != q.attacks && p.standing && q.standing) {
            p.engaged = true;
            q.engaged = true;
        }
    }
    return view;
}

}  // namespace thrum::coach
