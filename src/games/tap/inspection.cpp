#include <thrum/app/bench_base.hpp>
#include <thrum/core/geometry.hpp>
#include <thrum/rules/clause.hpp>
#include <thrum/rules/tap/rules_data.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace thrum::app {
namespace {

constexpr std::array kClasses{BenchClass{"tap", "TAP, 4.0 g", 4.0, false},
                              BenchClass{"light", "Light, 3.3 g", 3.3, false},
                              BenchClass{"treated", "Treated, 4.0 g", 4.0, true},
                              BenchClass{"open", "Open", 0.0, true}};

constexpr std::optional<double> kNone = std::nullopt;
constexpr std::array kGoals{
    BenchGoals{"back", "Back: quick and true", 2.4, 0.2, 0.15, kNone, 5.0, kNone, {}},
    BenchGoals{"line", "Line: push and hold", kNone, 0.5, kNone, 3.0, 3.0, kNone, {}},
    BenchGoals{"corner", "Corner: quick and steady", 1.9, 0.5, 0.2, kNone, 8.0, kNone, {}},
    BenchGoals{"true", "True: straight", kNone, 0.15, 0.15, kNone, kNone, kNone, {}},
    BenchGoals{
        "lesson-straight",
        "Lesson 1: make it straight",
        kNone,
        0.3,
        kNone,
        kNone,
        kNone,
        kNone,
        "It runs to one side because its prongs are not alike. Where it drifts left, bend a "
        "front tip a degree to the left, or a rear tip to the right, which does half as much; "
        "dash, and again."},
    BenchGoals{"lesson-strong",
               "Lesson 2: make it strong",
               kNone,
               kNone,
               kNone,
               3.0,
               kNone,
               kNone,
               "Push comes from lean and weight. Take all prongs along (R), lean them further back "
               "and stick putty under the middle; mind the weight of the class."},
    BenchGoals{"lesson-curve",
               "Lesson 3: make it curve",
               kNone,
               kNone,
               kNone,
               kNone,
               kNone,
               3.0,
               "Turn the dial, or bend both front tips to the side away from the curve: they drive "
               "the front toward it. Test the arc (A): three degrees a yard is enough."}};
constexpr BenchGoals kNoGoals{};

std::string grams(double value) {
    return plainNumber(std::round(value * 100.0) / 100.0) + " g";
}

std::string yesNo(bool yes) {
    return yes ? "yes" : "no";
}

}  // namespace

std::span<const BenchClass> benchClasses() {
    return kClasses;
}

const BenchClass& benchClass(std::string_view id) {
    const auto found = std::ranges::find(kClasses, id, &BenchClass::id);
    return found != kClasses.end() ? *found : usualBenchClass();
}

const BenchClass& usualBenchClass() {
    return kClasses.front();
}

std::span<const BenchGoals> benchGoals() {
    return kGoals;
}

const BenchGoals& benchGoals(std::string_view id) {
    const auto found = std::ranges::find(kGoals, id, &BenchGoals::id);
    return found != kGoals.end() ? *found : kNoGoals;
}

io::BenchState paired(const io::BenchState& man, const io::BenchState& base) {
    io::BenchState both = base;
    both.figure = man.figure;
    both.putty = man.putty;
    return both;
}

double gramsOf(const io::BenchState& state) {
    double sum = state.base.massG + state.figure.massG;
    for (const PuttySpec& piece : state.putty)
        sum += piece.massG;
    return sum;
}

std::string_view goalsFor(Position position) {
    switch (position) {
        case Position::Center:
        case Position::Guard:
        case Position::Tackle:
        case Position::TightEnd:
        case Position::DefensiveLineman:
        case Position::Linebacker:
            return "line";
        case Position::DefensiveBack:
            return "corner";
        default:
            return "back";
    }
}

std::vector<InspectionPoint> inspected(const io::BenchState& state,
                                       const BenchClass& in,
                                       std::optional<Position> position) {
    constexpr double kSlack = 1e-9;
    const tap::RulesData::Figure limits = tap::RulesData{}.figure;
    std::vector<InspectionPoint> points;
    const double weight = gramsOf(state);
    points.push_back({"TAP-EQ-1",
                      "Weight with base and putty",
                      grams(weight),
                      in.mostG > 0.0 ? "at most " + grams(in.mostG) : "no limit",
                      in.mostG <= 0.0 || weight <= in.mostG + kSlack});
    const auto size = [&](const char* what, double value, double most) {
        points.push_back({"TAP-EQ-3",
                          what,
                          plainNumber(value) + " mm",
                          state.figure.custom ? "at most " + plainNumber(most) + " mm"
                                              : "no limit for sold figures",
                          !state.figure.custom || value <= most + kSlack});
    };
    size("Figure's height", state.figure.heightMm, limits.customMaxHeightMm);
    size("Figure's length", state.figure.lengthMm, limits.customMaxLengthMm);
    size("Figure's width", state.figure.widthMm, limits.customMaxWidthMm);
    points.push_back({"TAP-BA-1",
                      "Base of a sold kind",
                      yesNo(state.base.massProduced),
                      "yes",
                      state.base.massProduced});
    const Polygon outline{state.base.outlineMm};
    double outside = 0.0;
    for (const PuttySpec& piece : state.putty)
        outside = std::max(outside, distanceTo(outline, {piece.xMm, piece.yMm}));
    points.push_back({"TAP-BA-2",
                      "Putty beyond the base",
                      plainNumber(std::round(outside * 10.0) / 10.0) + " mm",
                      "0 mm",
                      outside <= 0.01});
    const bool treated = state.boiled || state.sanded;
    points.push_back({"TAP-BA-2",
                      "Treatment",
                      state.boiled && state.sanded ? "boiled and sanded"
                      : state.boiled               ? "boiled"
                      : state.sanded               ? "sanded"
                                                   : "none",
                      in.treated ? "any" : "prongs bent and putty only",
                      in.treated || !treated});
    points.push_back({"TAP-BA-6",
                      "Prongs",
                      state.base.prongsCut ? "cut" : std::to_string(state.base.prongs.size()),
                      "3 to 8; cut for quarterback and punter only",
                      !state.base.prongsCut || !position || *position == Position::Quarterback ||
                          *position == Position::Punter});
    return points;
}

}  // namespace thrum::app
