#include <thrum/segment/lineup.hpp>

#include <algorithm>
#include <cmath>

namespace thrum {
namespace {

// Lengths are yards in the team's own frame: `front` backwards from the line, `lateral` to the left
// of the ball. Everything kept is on the grid, so that turning it for a side changes no gap.
constexpr double kMarginYards = 0.02;       // above a limit, so that rounding cannot miss it
constexpr double kClearYards = 0.12;        // between men without a rule of their own
constexpr double kOtherLineGapYards = 0.5;  // on a line that has no rule for its gaps
constexpr double kBackStepYards = 0.1;
constexpr double kAsideStepYards = 0.25;
constexpr double kDeepestBackYards = 19.5;  // TAP-LO-7 wants less than 20

struct Slot {
    const FormationMan* man = nullptr;
    FigureId id{};
    Polygon outline;
    Interval along{};  // of the turned outline round its centre, yards
    Interval across{};
    double baseLength = 0.0;
    double front = 0.0;
    double lateral = 0.0;
    bool onLine = false;
    bool displaced = false;

    [[nodiscard]] Pose pose() const {
        return {{Spot::yards(-front - along.max), Spot::yards(lateral)}, man->heading};
    }
    [[nodiscard]] double rear() const { return front + along.max - along.min; }
    [[nodiscard]] double leftEdge() const { return lateral + across.max; }
    [[nodiscard]] double rightEdge() const { return lateral + across.min; }
    [[nodiscard]] bool plays(Position position) const { return man->position == position; }
    // Stands behind the center; a punter takes the quarterback's place (TAP-LO-8, TAP-PU-2).
    [[nodiscard]] bool takesSnap() const {
        return plays(Position::Quarterback) || plays(Position::Punter);
    }
    [[nodiscard]] bool isInterior() const {
        return onLine &&
               (plays(Position::Center) || plays(Position::Guard) || plays(Position::Tackle));
    }
};

// Room from the ball to the lines behind and beside the team.
struct Room {
    double behind = 0.0;
    double left = 0.0;
    double right = 0.0;
};

class Layout {
public:
    Layout(std::vector<Slot> slots,
           const FormationUnit unit,
           Room room,
           double mmPerYard,
           const LineupSpacing& spacing)
        : m_slots{std::move(slots)},
          m_offense{snapsTheBall(unit)},
          m_room{room},
          m_mmPerYard{mmPerYard},
          m_spacing{spacing} {}

    void run() {
        spreadLine();
        followTheLine();
        spreadRows();
        settle();
    }
    [[nodiscard]] const std::vector<Slot>& slots() const { return m_slots; }

private:
    using Row = std::vector<Slot*>;

    template <class Gap>
    static void spreadOutward(Row row, Gap gap) {
        std::ranges::sort(row, [](const Slot* p, const Slot* q) {
            return std::abs(p->lateral) < std::abs(q->lateral);
        });
        const Slot* anchor = nullptr;
        if (!row.empty() && row.front()->leftEdge() > 0.0 && row.front()->rightEdge() < 0.0) {
            anchor = row.front();
            row.erase(row.begin());
        }
        const Slot* left = anchor;
        const Slot* right = anchor;
        for (Slot* slot : row) {
            const bool isLeft = slot->lateral > 0.0;
            const Slot*& inner = isLeft ? left : right;
            // without a man in the middle the two innermost share the gap across it
            const double clear = inner != nullptr ? gap(*inner, *slot) : 0.5 * gap(*slot, *slot);
            if (isLeft) {
                const double from = inner != nullptr ? inner->leftEdge() : 0.0;
                slot->lateral = std::max(slot->lateral, from + clear - slot->across.min);
            } else {
                const double from = inner != nullptr ? inner->rightEdge() : 0.0;
                slot->lateral = std::min(slot->lateral, from - clear - slot->across.max);
            }
            inner = slot;
        }
    }

    void spreadLine() {
        Row line;
        for (Slot& slot : m_slots)
            if (slot.onLine)
                line.push_back(&slot);
        const double gap = (m_offense ? m_spacing.lineGapYards : kOtherLineGapYards) + kMarginYards;
        spreadOutward(line, [gap](const Slot&, const Slot&) { return gap; });
        for (Slot* slot : line)
            keepBetweenSidelines(*slot);
    }

    void keepBetweenSidelines(Slot& slot) const {
        const double most = m_room.left - kMarginYards - slot.across.max;
        const double least = -m_room.right + kMarginYards - slot.across.min;
        const double kept = std::clamp(slot.lateral, least, std::max(least, most));
        slot.displaced = slot.displaced || kept != slot.lateral;
        slot.lateral = kept;
    }

    // Men off the line keep their place relative to it: between two of its men in proportion,
    // beyond the last one by as much as he moved.
    void followTheLine() {
        Row line;
        for (Slot& slot : m_slots)
            if (slot.onLine)
                line.push_back(&slot);
        std::ranges::sort(line, {}, [](const Slot* s) { return s->man->lateral; });
        if (line.empty())
            return;
        const auto planned = [](const Slot* s) { return s->man->lateral.yards(); };
        for (Slot& slot : m_slots) {
            if (slot.onLine)
                continue;
            const double at = slot.man->lateral.yards();
            const auto next =
                std::ranges::find_if(line, [&](const Slot* s) { return planned(s) >= at; });
            if (next == line.begin() || next == line.end()) {
                const Slot* outer = next == line.end() ? line.back() : line.front();
                slot.lateral = at + outer->lateral - planned(outer);
            } else {
                const Slot* right = *(next - 1);
                const double span = planned(*next) - planned(right);
                const double share = span > 0.0 ? (at - planned(right)) / span : 0.0;
                slot.lateral = right->lateral + share * ((*next)->lateral - right->lateral);
            }
            keepBetweenSidelines(slot);
        }
    }

    [[nodiscard]] std::vector<Slot*> othersByDepth() {
        Row others;
        for (Slot& slot : m_slots)
            if (!slot.onLine)
                others.push_back(&slot);
        std::ranges::stable_sort(others, [](const Slot* p, const Slot* q) {
            return p->front != q->front ? p->front < q->front
                                        : std::abs(p->lateral) < std::abs(q->lateral);
        });
        return others;
    }

    void spreadRows() {
        const Row others = othersByDepth();
        for (std::size_t begin = 0; begin < others.size();) {
            std::size_t end = begin;
            while (end < others.size() && others[end]->front < others[begin]->front + 1.0)
                ++end;
            const Row row(others.begin() + static_cast<std::ptrdiff_t>(begin),
                          others.begin() + static_cast<std::ptrdiff_t>(end));
            spreadOutward(row, [this](const Slot& p, const Slot& q) {
                return leastGap(p, q) + kMarginYards;
            });
            for (Slot* slot : row)
                keepBetweenSidelines(*slot);
            begin = end;
        }
    }

    [[nodiscard]] double separationOf(const Slot& p, const Slot& q) const {
        return m_spacing.separationBaseLengths * std::max(p.baseLength, q.baseLength);
    }

    [[nodiscard]] double leastGap(const Slot& p, const Slot& q) const {
        return m_offense && !p.onLine && !q.onLine ? separationOf(p, q) : kClearYards;
    }

    // Clauses: TAP-GE-7 (stacked), TAP-LO-9, TAP-LO-10.
    [[nodiscard]] bool standApart(const Slot& p, const Slot& q) const {
        const Slot& ahead = p.pose().at.x > q.pose().at.x ? p : q;
        const Slot& behind = &ahead == &p ? q : p;
        const bool overlap = ahead.leftEdge() > behind.rightEdge() - kMarginYards &&
                             behind.leftEdge() > ahead.rightEdge() - kMarginYards;
        const bool snapPair = ahead.plays(Position::Center) && behind.takesSnap();
        if (overlap && !snapPair && behind.front - ahead.rear() < separationOf(p, q) + kMarginYards)
            return false;
        const double gap = separation(placed(p.outline, p.pose(), m_mmPerYard),
                                      placed(q.outline, q.pose(), m_mmPerYard))
                               .gap;
        return gap >= (leastGap(p, q) + 0.5 * kMarginYards) * m_mmPerYard;
    }

    [[nodiscard]] bool isOutsideTackles(const Slot& slot) const {
        double left = 0.0;
        double right = 0.0;
        for (const Slot& s : m_slots) {
            if (s.isInterior()) {
                left = std::max(left, s.leftEdge());
                right = std::min(right, s.rightEdge());
            }
        }
        return slot.lateral > left || slot.lateral < right;
    }

    [[nodiscard]] bool mayStand(const Slot& slot, const std::vector<const Slot*>& standing) const {
        if (slot.leftEdge() > m_room.left - 0.5 * kMarginYards ||
            slot.rightEdge() < -m_room.right + 0.5 * kMarginYards)
            return false;
        if (m_offense && slot.front < m_spacing.wideOffLineYards && isOutsideTackles(slot))
            return false;
        return std::ranges::all_of(standing,
                                   [&](const Slot* other) { return standApart(slot, *other); });
    }

    // Close to the own end line there may be no room left for whoever takes the snap, who has to
    // stay behind his center (TAP-LO-8): then he goes first and the others make way.
    void settle() {
        const std::vector<Slot> wanted = m_slots;
        if (settleAll(false))
            return;
        m_slots = wanted;
        settleAll(true);
    }

    // @return whether everybody has a place
    bool settleAll(bool snapFirst) {
        bool placed = true;
        std::vector<const Slot*> standing;
        for (const Slot& slot : m_slots)
            if (slot.onLine)
                standing.push_back(&slot);
        Row others = othersByDepth();
        if (snapFirst)
            std::stable_partition(
                others.begin(), others.end(), [](const Slot* s) { return s->takesSnap(); });
        for (Slot* slot : others) {
            placed = settleOne(*slot, standing) && placed;
            standing.push_back(slot);
        }
        return placed;
    }

    [[nodiscard]] double deepestFront(const Slot& slot) const {
        const double room = m_room.behind - kMarginYards - (slot.along.max - slot.along.min);
        const bool isBack = m_offense && !slot.plays(Position::Quarterback);
        return isBack ? std::min(room, kDeepestBackYards) : room;
    }

    static int stepsIn(double span, double step) {
        return span < 0.0 ? -1 : static_cast<int>(span / step);
    }

    // @return whether he has a place
    bool settleOne(Slot& slot, const std::vector<const Slot*>& standing) const {
        const double deepest = deepestFront(slot);
        const double wanted = slot.front;
        const int steps = stepsIn(deepest - wanted, kBackStepYards);
        for (int step = 0; step <= steps; ++step) {
            slot.front = wanted + step * kBackStepYards;
            if (mayStand(slot, standing))
                return true;
        }
        slot.displaced = true;
        const double from = std::min(wanted, deepest);
        if (findAside(slot, standing, from))
            return true;
        slot.front = std::max(0.0, from);
        return false;
    }

    // Nearest place to the side, deepest first; a quarterback stays behind his center (TAP-LO-8).
    [[nodiscard]] bool findAside(Slot& slot,
                                 const std::vector<const Slot*>& standing,
                                 double from) const {
        const double wanted = slot.lateral;
        const double outward = wanted < 0.0 ? -1.0 : 1.0;
        const double shallowest = m_spacing.onLineDepthYards + kMarginYards;
        const double widest = slot.takesSnap() ? 0.0 : m_room.left + m_room.right;
        const int rows = stepsIn(from - shallowest, kAsideStepYards);
        const int places = stepsIn(widest, kAsideStepYards);
        for (int row = 0; row <= rows; ++row) {
            slot.front = from - row * kAsideStepYards;
            for (int place = 0; place <= places; ++place) {
                for (const double direction : {outward, -outward}) {
                    slot.lateral = wanted + direction * place * kAsideStepYards;
                    if (mayStand(slot, standing))
                        return true;
                }
            }
        }
        slot.lateral = wanted;
        return false;
    }

    std::vector<Slot> m_slots;
    bool m_offense = false;
    Room m_room{};
    double m_mmPerYard = 1.0;
    LineupSpacing m_spacing{};
};

const FigureKit* kitOf(const TableSetup& table, FigureId id) {
    const auto found = std::ranges::find(table.kits, id, &FigureKit::id);
    return found == table.kits.end() ? nullptr : &*found;
}

Expected<Slot, RequestError> slotOf(const FormationMan& man,
                                    FigureId id,
                                    const TableSetup& table,
                                    const LineupSpacing& spacing) {
    const FigureKit* kit = kitOf(table, id);
    const std::size_t base = man.secondBase ? 1 : 0;
    if (kit == nullptr)
        return Unexpected{RequestError{"no figure for " + man.role + " on the table"}};
    if (base >= kit->onBase.size())
        return Unexpected{RequestError{"the figure for " + man.role + " has no second base"}};
    Slot slot;
    slot.man = &man;
    slot.id = id;
    slot.outline = Polygon{kit->onBase[base].base.outlineMm};
    const double perMm = 1.0 / table.board.mmPerYard;
    const Polygon turned = placed(slot.outline, Pose{{}, man.heading}, table.board.mmPerYard);
    const Interval along = extentX(turned);
    const Interval across = extentY(turned);
    const Interval unturned = extentX(slot.outline);
    slot.along = {along.min * perMm, along.max * perMm};
    slot.across = {across.min * perMm, across.max * perMm};
    slot.baseLength = (unturned.max - unturned.min) * perMm;
    slot.front = man.front.yards();
    slot.lateral = man.lateral.yards();
    slot.onLine = slot.front < spacing.onLineDepthYards;
    return slot;
}

Room roomOf(Side side, FieldPoint ball) {
    const double toTop = (field::kTopSideline - ball.y).yards();
    const double toBottom = (ball.y - field::kBottomSideline).yards();
    if (side == Side::Home)
        return {(ball.x - field::kHomeEndLine).yards(), toTop, toBottom};
    return {(field::kVisitorEndLine - ball.x).yards(), toBottom, toTop};
}

// From the team's own frame to the field's; the Visitors' is turned by 180 degrees.
Pose onField(const Pose& own, Side side, FieldPoint ball) {
    const std::int32_t sign = side == Side::Home ? 1 : -1;
    const Distance along = (own.at.x - Spot{}) * sign;
    const Distance across = (own.at.y - Spot{}) * sign;
    return {{ball.x + along, ball.y + across},
            side == Side::Home ? own.heading : own.heading.turned(kFullTurn / 2)};
}

}  // namespace

std::vector<FigureSetup> LineUp::figures() const {
    std::vector<FigureSetup> all;
    for (const Man& man : men)
        all.push_back(man.setup);
    std::ranges::sort(all, {}, &FigureSetup::id);
    return all;
}

Expected<LineUp, RequestError> layOut(const Formation& formation,
                                      std::span<const int> players,
                                      const TableSetup& table,
                                      Side side,
                                      FieldPoint ball,
                                      const LineupSpacing& spacing) {
    const std::size_t wanted = formation.men.size() + (formation.returner ? 1U : 0U);
    if (players.size() != wanted)
        return Unexpected{RequestError{"formation \"" + formation.name + "\" needs " +
                                       std::to_string(wanted) + " players, not " +
                                       std::to_string(players.size())}};
    const bool inRoster = std::ranges::all_of(
        players, [](int index) { return index >= 0 && index < FigureId::kPerSide; });
    if (!inRoster)
        return Unexpected{RequestError{"a player is not on the roster"}};

    std::vector<Slot> slots;
    for (std::size_t i = 0; i < formation.men.size(); ++i) {
        auto slot = slotOf(formation.men[i], FigureId{side, players[i]}, table, spacing);
        if (!slot)
            return Unexpected{slot.error()};
        slots.push_back(*std::move(slot));
    }
    Layout layout{
        std::move(slots), formation.unit, roomOf(side, ball), table.board.mmPerYard, spacing};
    layout.run();

    LineUp result;
    for (const Slot& slot : layout.slots()) {
        const FormationMan& man = *slot.man;
        result.men.push_back(
            {man.role, {slot.id, man.secondBase ? 1 : 0, onField(slot.pose(), side, ball), {}}});
        if (man.role == formation.carrier)
            result.carrier = slot.id;
        if (slot.displaced)
            result.displaced.push_back(slot.id);
    }
    if (formation.returner) {
        result.returner = FigureId{side, players.back()};
        if (formation.returner->role == formation.carrier)
            result.carrier = result.returner;
    }
    return result;
}

}  // namespace thrum
