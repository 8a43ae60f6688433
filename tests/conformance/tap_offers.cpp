#include "tap_offers.hpp"

#include <thrum/core/trig.hpp>
#include <thrum/rules/frames.hpp>

#include <algorithm>
#include <array>

namespace thrum::conformance {
namespace {

using namespace thrum::tap;
using Offer = Sample<games::Tap>::Offer;
using Clauses = std::vector<std::string_view>;

// What a turn, a stick or a place is refused for by measuring.
const Clauses kTurnMeasured{"TAP-PV-7"};
const Clauses kStickMeasured{"TAP-PA-7", "TAP-PA-8", "TAP-PV-7"};

class Offers {
public:
    Offers(const State& state, const Prompt& prompt) : m_state{state}, m_prompt{prompt} {}

    std::vector<Offer> all() {
        for (const Option& option : m_prompt.options)
            listed(option);
        for (const DecisionKind kind : m_prompt.wants) {
            if (isBare(kind))
                taken(decide(kind));
        }
        return std::move(m_offers);
    }

private:
    static bool isBare(DecisionKind kind) {
        using enum DecisionKind;
        return kind == Done || kind == Flip || kind == TakeTouchback || kind == Accept ||
               kind == Decline || kind == HangOn || kind == DeclarePass || kind == ReleasePass ||
               kind == WithdrawPass || kind == TakeOver || kind == Resume;
    }

    Decision decide(DecisionKind kind) const { return {.kind = kind, .side = m_prompt.side}; }
    Decision about(DecisionKind kind, FigureId id) const {
        Decision decision = decide(kind);
        decision.figure = id;
        return decision;
    }
    std::string said(const Decision& decision) const {
        std::string text{nameOf(decision.kind)};
        if (decision.figure)
            text += " " + figureName(m_state, *decision.figure);
        for (const FigureId id : decision.figures)
            text += " " + figureName(m_state, id);
        if (decision.stick)
            text += " " + std::string{nameOf(*decision.stick)};
        if (decision.heading)
            text += " " + std::to_string(decision.heading->degrees());
        if (decision.choice != Choice::None)
            text += " " + std::string{nameOf(decision.choice)};
        return text;
    }
    void taken(const Decision& decision) { m_offers.push_back({said(decision), decision, true}); }
    void refused(const Decision& decision) {
        m_offers.push_back({said(decision), decision, false});
    }
    // Taken unless something is measured that the prompt says nothing of.
    void takenUnless(const Decision& decision, const Clauses& measured) {
        const auto problem = check(m_state, decision);
        if (!problem || std::ranges::find(measured, problem->clause) == measured.end())
            taken(decision);
    }

    void listed(const Option& option) {
        for (const Choice choice : option.choices) {
            Decision decision = decide(option.decision);
            decision.choice = choice;
            taken(decision);
        }
        switch (option.decision) {
            case DecisionKind::Announce:
            case DecisionKind::Pitch:
            case DecisionKind::NameReceiver:
            case DecisionKind::Lift:
                byFigure(option);
                break;
            case DecisionKind::NameReturner:
                for (const FigureId id : option.figures)
                    takenUnless(about(option.decision, id), {"TAP-LO-11"});
                break;
            case DecisionKind::Pivot:
                pivots(option);
                break;
            case DecisionKind::MoveInMotion:
                motions(option);
                break;
            case DecisionKind::NameGunners:
                gunners(option);
                break;
            case DecisionKind::LayStick:
                sticks(option);
                break;
            case DecisionKind::Place:
                places(option);
                break;
            default:
                break;
        }
    }

    [[nodiscard]] std::vector<FigureId> leftOut(const Option& option) const {
        std::vector<FigureId> others;
        for (const Figure& figure : m_state.figures) {
            if (std::ranges::find(option.figures, figure.id) == option.figures.end())
                others.push_back(figure.id);
        }
        return others;
    }

    void byFigure(const Option& option) {
        for (const FigureId id : option.figures)
            taken(about(option.decision, id));
        for (const FigureId id : leftOut(option))
            refused(about(option.decision, id));
    }

    void pivots(const Option& option) {
        const auto turned = [&](FigureId id, Heading heading) {
            Decision decision = about(DecisionKind::Pivot, id);
            decision.heading = heading;
            return decision;
        };
        for (const FigureId id : option.figures) {
            const Pose pose = findOnBoard(m_state, id)->pose;
            if (!option.towardBall) {
                taken(turned(id, pose.heading));
                continue;
            }
            if (!m_state.ball)
                continue;
            const double ahead = directionDegrees((m_state.ball->x - pose.at.x).yards(),
                                                  (m_state.ball->y - pose.at.y).yards());
            takenUnless(turned(id, Heading::degrees(ahead)), kTurnMeasured);
        }
        for (const FigureId id : leftOut(option)) {
            const Heading heading = findOnBoard(m_state, id)->pose.heading;
            refused(turned(id, heading.turned(kFullTurn / 4)));
        }
    }

    void motions(const Option& option) {
        const auto moved = [&](FigureId id) {
            Decision decision = decide(DecisionKind::MoveInMotion);
            decision.placements = {{.figure = id, .pose = findOnBoard(m_state, id)->pose}};
            return decision;
        };
        for (const FigureId id : option.figures)
            taken(moved(id));
        for (const FigureId id : leftOut(option))
            refused(moved(id));
    }

    // How many and where they stand is checked at set (TAP-PU-3).
    void gunners(const Option& option) {
        Decision decision = decide(DecisionKind::NameGunners);
        for (const FigureId id : option.figures) {
            if (static_cast<int>(decision.figures.size()) < option.left.value_or(0))
                decision.figures.push_back(id);
            taken(decision);
        }
        for (const FigureId id : leftOut(option)) {
            decision.figures = {id};
            if (id.side() != m_prompt.side)
                refused(decision);
        }
    }

    // Whatever way it is laid and however the receiver was turned before: this stick and no other.
    void sticks(const Option& option) {
        constexpr int kWays = 8;
        for (int way = 0; way < kWays; ++way) {
            Decision decision = decide(DecisionKind::LayStick);
            decision.heading = ahead(m_prompt.side).turned(way * kFullTurn / kWays);
            takenUnless(decision, kStickMeasured);
            for (const Stick stick : {Stick::Short, Stick::Medium, Stick::Long}) {
                decision.stick = stick;
                if (stick == option.stick)
                    takenUnless(decision, kStickMeasured);
                else
                    refused(decision);
            }
        }
    }

    // Nobody stands outside the field; a line-up beyond the line is marked, not refused, until set.
    void places(const Option& option) {
        if (option.figures.empty() || !option.zone)
            return;
        const Zone& zone = *option.zone;
        const Distance yard = Distance::yards(1);
        const std::array<FieldPoint, 4> outside{
            FieldPoint{field::kHomeEndLine - yard, field::kMiddle.y},
            FieldPoint{field::kVisitorEndLine + yard, field::kMiddle.y},
            FieldPoint{field::kMiddle.x, zone.minY - yard},
            FieldPoint{field::kMiddle.x, zone.maxY + yard}};
        const FigureId id = option.figures.front();
        Decision decision = decide(DecisionKind::Place);
        for (const FieldPoint& at : outside) {
            decision.placements = {{.figure = id, .pose = {at, ahead(m_prompt.side)}}};
            refused(decision);
        }
        // who stands may stay: what the prompt lists holds those who are there already
        for (const Figure& figure : m_state.figures) {
            if (std::ranges::find(option.figures, figure.id) == option.figures.end())
                continue;
            decision.placements = {
                {.figure = figure.id, .pose = figure.pose, .baseSlot = figure.baseSlot}};
            takenUnless(decision, {"TAP-GE-7", "TAP-LD-2", "TAP-LD-3", "TAP-LO-1"});
        }
    }

    const State& m_state;
    const Prompt& m_prompt;
    std::vector<Offer> m_offers;
};

}  // namespace

std::vector<Offer> tapOffers(const State& state, const Prompt& prompt) {
    if (prompt.kind != PromptKind::Decision)
        return {};
    // before the other coach took over nothing else is taken (TAP-MD-6)
    if (state.handover)
        return {
            {"take_over", Decision{.kind = DecisionKind::TakeOver, .side = state.handover}, true}};
    return Offers{state, prompt}.all();
}

}  // namespace thrum::conformance
