#include "coach/tap/table_view.hpp"

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
        const tap::Player* player = tap::findPlayer(state, figure.id);
        if (player == nullptr)
            continue;
        const tap::BaseShape& base = player->bases[static_cast<std::size_t>(figure.baseSlot)];
        const double long_ = tap::baseLengthMm(base) / state.board.mmPerYard;
        const double wide = tap::baseWidthMm(base) / state.board.mmPerYard;
        Man man;
        man.id = figure.id;
        man.attacks = figure.id.side() == side;
        man.x = view.x(figure.pose.at);
        man.y = view.y(figure.pose.at);
        man.heading = view.fromField(figure.pose.heading);
        man.speed = speeds.of(figure.id, figure.baseSlot);
        man.curve = speeds.curveOf(figure.id, figure.baseSlot);
        man.radius = (long_ + wide) / 4.0;
        man.reach = long_ / 2.0;
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
