#include "coach/solitaire/sense.hpp"

#include "coach/solitaire/fourth_down.hpp"
#include "coach/solitaire/pursuit.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/rules/solitaire/coach.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace thrum::solitaire::coach {
namespace {

bool isAligning(const State& s) {
    return s.phase == Phase::Align || s.phase == Phase::KickAlign;
}

Decision choosing(DecisionKind kind, Side side) {
    Decision d;
    d.kind = kind;
    d.side = side;
    return d;
}

bool wanted(const Prompt& p, DecisionKind kind) {
    return std::ranges::find(p.wants, kind) != p.wants.end();
}

const std::vector<FigureId>* figuresFor(const Prompt& p, DecisionKind kind) {
    const auto option = std::ranges::find(p.options, kind, &Option::decision);
    return option != p.options.end() ? &option->figures : nullptr;
}

Decision turned(Side side, FigureId id, double degrees) {
    Decision d = choosing(DecisionKind::Turn, side);
    d.figure = id;
    d.heading = Heading::hundredths(static_cast<std::int64_t>(std::lround(degrees * 100.0)));
    return d;
}

double towards(const Figure& from, double x, double y) {
    return directionDegrees(x - from.pose.at.x.yards(), y - from.pose.at.y.yards());
}

// The way upfield for a side: where its opponents' goal is.
double upfield(const State& s, Side side) {
    const int direction = runSetupOf(s).homeDirection * (side == Side::Home ? 1 : -1);
    return direction > 0 ? 0.0 : 180.0;
}

// Runners are turned a little or much to either side; then on.
void addRunnerIdeas(const State& s, const Prompt& p, Side side, std::vector<Idea>& ideas) {
    const auto* free = figuresFor(p, DecisionKind::Turn);
    if (free == nullptr || !s.carrier || std::ranges::find(*free, *s.carrier) == free->end())
        return;
    const double ahead = upfield(s, side);
    for (const double off : {0.0, 25.0, -25.0, 50.0, -50.0, 75.0, -75.0})
        ideas.push_back(
            {{turned(side, *s.carrier, ahead + off), choosing(DecisionKind::GoOn, side)}, {}});
}

// Throws to everybody who may catch, the best of them by the book first.
void addThrowIdeas(const State& s, const Prompt& p, Side side, std::vector<Idea>& ideas) {
    if (!wanted(p, DecisionKind::Pass))
        return;
    for (const FigureId id : s.playFacts.eligible) {
        if (id == s.carrier)
            continue;
        Decision shot = choosing(DecisionKind::ComputerShot, side);
        shot.shot.emplace();
        shot.shot->target = id;
        ideas.push_back({{choosing(DecisionKind::Pass, side), std::move(shot)}, {}});
    }
}

void addLateralIdeas(const Prompt& p, Side side, std::vector<Idea>& ideas) {
    const auto* men = figuresFor(p, DecisionKind::Lateral);
    if (men == nullptr)
        return;
    for (const FigureId id : *men) {
        Decision d = choosing(DecisionKind::Lateral, side);
        d.figure = id;
        ideas.push_back({{std::move(d)}, {}});
    }
}

// Those who are free and nearest to a place turn toward it, or to where it will be.
void addPursuitIdeas(
    const State& s, const Prompt& p, Side side, Vec2 at, Vec2 lead, std::vector<Idea>& ideas) {
    const auto* free = figuresFor(p, DecisionKind::Turn);
    if (free == nullptr)
        return;
    std::vector<const Figure*> near;
    for (const FigureId id : *free) {
        const Figure* man = findFigure(s, id);
        if (man != nullptr && man->status == FigureStatus::Standing && id != s.carrier)
            near.push_back(man);
    }
    std::ranges::stable_sort(near, {}, [&](const Figure* man) {
        return std::hypot(man->pose.at.x.yards() - at.x, man->pose.at.y.yards() - at.y);
    });
    for (const std::size_t count : {4U, 7U}) {
        for (const double share : {0.0, 0.5, 1.0}) {
            Idea idea;
            for (std::size_t i = 0; i < std::min<std::size_t>(count, near.size()); ++i) {
                const double d = std::hypot(near[i]->pose.at.x.yards() - at.x,
                                            near[i]->pose.at.y.yards() - at.y);
                constexpr double kReach = 1.0;
                const double k = share * kReach * d;
                idea.decisions.push_back(turned(
                    side, near[i]->id, towards(*near[i], at.x + lead.x * k, at.y + lead.y * k)));
            }
            idea.decisions.push_back(choosing(DecisionKind::Done, side));
            if (idea.decisions.size() > 1)
                ideas.push_back(std::move(idea));
        }
    }
}

void addCallIdeas(
    const State& s, const Prompt& p, Side side, const Decision& sense, std::vector<Idea>& ideas) {
    const auto option = std::ranges::find(p.options, DecisionKind::Call, &Option::decision);
    const auto kicks = [](Choice choice) {
        return choice == Choice::Punt || choice == Choice::FieldGoal;
    };
    // whether he kicks on a last down is reckoned, not tried: a few plays say too little
    if (option == p.options.end() || (isLastChance(s) && kicks(sense.choice)))
        return;
    for (const Choice choice : option->choices) {
        if (choice == sense.choice || kicks(choice))
            continue;
        Decision d = choosing(DecisionKind::Call, side);
        d.choice = choice;
        ideas.push_back({{std::move(d)}, {}});
    }
}

void addLineUpIdeas(const State& s,
                    Side side,
                    std::span<const Formation> book,
                    std::vector<Idea>& ideas) {
    if (standsIn(s, side, book, true))
        return;
    for (const Formation* formation : fitting(s, side, book)) {
        auto plan = lineupDecisions(s, side, *formation);
        if (plan)
            ideas.push_back({*std::move(plan), {}});
    }
}

}  // namespace

std::uint64_t tasteOf(const State& s, std::uint64_t seed) {
    std::uint64_t taste = seed;
    for (const int part : {s.quarter,
                           s.play,
                           s.down,
                           s.line.units(),
                           s.score[0] * 64 + s.score[1],
                           static_cast<int>(s.playFacts.kind),
                           static_cast<int>(s.offense),
                           static_cast<int>(s.stage)})
        taste = bitsAt(taste, static_cast<std::uint64_t>(part));
    return taste;
}

Decision senseOf(const State& s,
                 const Prompt& p,
                 Side side,
                 std::span<const Formation> book,
                 int level,
                 CoachLevel hand,
                 std::uint64_t taste,
                 std::uint64_t bits,
                 int attempt) {
    constexpr int kTurning = 2;  // below, nobody is turned (SOL-AI-5)
    const bool thinks = level >= kTurning;
    if (isAligning(s) && attempt == 0)
        return lineUpNext(s, side, book, formationFor(s, side, book, taste, thinks), thinks);
    if (thinks && s.phase == Phase::Call && isLastChance(s) && attempt == 0) {
        Decision call = choosing(DecisionKind::Call, side);
        call.choice = onLastChance(s, hand);
        constexpr double kShort = 2.0;
        const bool leads = s.score[indexOf(side)] > s.score[indexOf(other(side))];
        if (call.choice == Choice::Run && !leads && (s.toGain - s.line).yards() > kShort)
            call.choice = Choice::Pass;
        return call;
    }
    if (thinks && s.phase == Phase::Stop && s.stage == Stage::Second && attempt == 0) {
        if (auto turn = pursuitNext(s, p, side))
            return *std::move(turn);
    }
    Input input = bookDecision(s, p, side, bits, attempt);
    Decision d = std::get<Decision>(std::move(input));
    if (d.kind == DecisionKind::ComputerShot && d.shot && !d.shot->level)
        d.shot->level = hand;
    return d;
}

std::vector<Idea> ideasFor(const State& s,
                           const Prompt& p,
                           Side side,
                           std::span<const Formation> book,
                           int level,
                           const Decision& sense) {
    std::vector<Idea> ideas;
    const auto at = [&](FieldPoint place) { return Vec2{place.x.yards(), place.y.yards()}; };
    switch (s.phase) {
        case Phase::Call:
            addCallIdeas(s, p, side, sense, ideas);
            break;
        case Phase::KickAlign:
        case Phase::Align:
            if (level >= 3)
                addLineUpIdeas(s, side, book, ideas);
            break;
        case Phase::Stop: {
            if (s.stage == Stage::Second) {
                if (s.meant == StopChoice::Pass || s.meant == StopChoice::Pitch)
                    break;  // everybody may be turned again when it has come down
                const Figure* man = findFigure(s, *s.carrier);
                const Rotation r = rotationOf(man->pose.heading);
                addPursuitIdeas(s, p, side, at(man->pose.at), {r.c, r.s}, ideas);
                break;
            }
            addThrowIdeas(s, p, side, ideas);
            addRunnerIdeas(s, p, side, ideas);
            addLateralIdeas(p, side, ideas);
            break;
        }
        case Phase::Loose:
            if (s.ball && s.stage != Stage::Choice)
                addPursuitIdeas(s, p, side, at(*s.ball), {0.0, 0.0}, ideas);
            break;
        case Phase::FieldChoice:
            for (const DecisionKind kind : p.wants) {
                if (kind != sense.kind)
                    ideas.push_back({{choosing(kind, side)}, {}});
            }
            break;
        default:
            break;
    }
    if (!ideas.empty()) {
        // what sense turns is one idea: thought over once, not man by man
        const bool turns = s.phase == Phase::Stop && s.stage == Stage::Second;
        ideas.insert(ideas.begin(), turns ? Idea{pursuitOf(s, p, side), {}} : Idea{{sense}, {}});
    }
    return ideas;
}

}  // namespace thrum::solitaire::coach
