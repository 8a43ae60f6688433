#pragma once

#include "board/engine.hpp"

#include <thrum/segment/report.hpp>

#include <array>
#include <span>
#include <vector>

/// Who touches whom: gaps of the true outlines on grid poses at the end of a tick. The solver's own
/// flag speaks of the start of the step and flickers (docs/physics.md, contacts).
namespace thrum::board {

class ContactRuler {
public:
    void begin(const TableSetup& table, const SegmentRequest& request, const Engine& engine);
    /// @param poses  grid poses at the end of the tick, one a lane
    void measure(Engine& engine, std::span<const Pose> poses, int tick);

    [[nodiscard]] const std::vector<Touch>& touched() const { return m_touched; }
    [[nodiscard]] const std::vector<FigurePair>& parted() const { return m_parted; }
    [[nodiscard]] const std::vector<FigureId>& ballTouched() const { return m_ballTouched; }
    [[nodiscard]] const std::vector<FigureId>& ballParted() const { return m_ballParted; }

    [[nodiscard]] std::vector<FigurePair> touching() const;
    /// For people: a touch renewed within 24 ticks is the same one.
    [[nodiscard]] std::vector<TimedTouch> takeContacts() { return std::move(m_contacts); }
    [[nodiscard]] std::vector<RailTouch> takeRails() { return std::move(m_rails); }

private:
    struct Point {
        float x = 0.0F;
        float y = 0.0F;
    };
    /// The true outline round the centre of mass, cm.
    struct Outline {
        int corners = 0;
        std::array<Point, Polygon::kMaxCorners> corner{};
        std::array<Point, Polygon::kMaxCorners> normal{};
        std::array<float, Polygon::kMaxCorners> offset{};  ///< of the edge along its normal
    };
    struct Place {
        Point at{};
        float c = 1.0F;
        float s = 0.0F;
    };
    /// What was found last time, to answer most pairs with one dot product or one distance.
    struct Pair {
        bool touching = false;
        bool axisOfSecond = false;
        bool witnessOfSecond = false;  ///< the corner is the second's, the edge the first's
        bool hasWitness = false;
        int axis = 0;
        int corner = 0;
        int edge = 0;
        int seen = 0;
        int partedAt = -1000;
    };

    Pair& pair(int first, int second) {
        return m_pairs[static_cast<std::size_t>(first * kLanes + second)];
    }
    [[nodiscard]] float along(int owner, int edge, int other) const;
    [[nodiscard]] float widestAxis(int first, int second, Pair& state) const;
    [[nodiscard]] float witnessDistance(int first, int second, const Pair& state) const;
    void findWitness(int first, int second, Pair& state) const;
    void judgePair(Engine& engine, std::span<const Pose> poses, int first, int second, int tick);
    void beginContact(Engine& engine,
                      std::span<const Pose> poses,
                      int first,
                      int second,
                      int tick,
                      const Separation& found);
    void endContact(int first, int second, int tick);
    void measureBall(std::span<const Pose> poses);
    void noteRail(int lane, int tick);

    double m_mmPerYard = 1.0;
    double m_beginMm = 0.3;
    double m_endMm = 0.6;
    std::vector<FigureId> m_ids;
    std::vector<Polygon> m_exact;  ///< base frame, mm
    std::array<Outline, kLanes> m_outlines{};
    std::array<Place, kLanes> m_places{};
    std::array<Pair, kLanes * kLanes> m_pairs{};
    std::vector<std::pair<int, int>> m_inContact;  ///< lanes, in no order that matters
    std::array<int, kLanes> m_railSeen{};
    std::optional<BallSetup> m_ball;
    std::array<bool, kLanes> m_onBall{};
    std::vector<Touch> m_touched;
    std::vector<FigurePair> m_parted;
    std::vector<FigureId> m_ballTouched;
    std::vector<FigureId> m_ballParted;
    std::vector<TimedTouch> m_contacts;
    std::vector<RailTouch> m_rails;
};

}  // namespace thrum::board
