#include "cli/command_line.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/app/playout.hpp>
#include <thrum/core/hash.hpp>
#include <thrum/games/solitaire/kept.hpp>
#include <thrum/rules/solitaire/shot.hpp>
#include <thrum/rules/solitaire/shot_hand.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <iomanip>
#include <iostream>

// Throws of a person in real games of the Solitaire Coach: one side's coach decides when and to
// whom, but its throws and kicks go through the window's bars with a thumb that is off by so many
// milliseconds (docs/coach.md, "Throws of a person").
namespace {

using namespace thrum;
using games::Solitaire;
using namespace thrum::solitaire;

struct Options {
    std::string person = "computer:2";
    std::string against = "computer:3";
    std::string rules = "{}";
    int games = 1;
    int plays = 15;
    int offMs = 40;
    double loftDeg = 0.0;
    std::uint64_t seed = 1;
};

constexpr double kDrawn = 9007199254740992.0;  // 2^53

double unit(std::uint64_t luck, std::uint64_t which) {
    return static_cast<double>(bitsAt(luck, which) >> 11U) / kDrawn;
}

// Off by so much, normally; twelve uniform numbers make one.
double offBy(double ms, std::uint64_t luck) {
    double sum = -6.0;
    for (std::uint64_t i = 0; i < 12; ++i)
        sum += unit(luck, i);
    return ms * sum;
}

// Where he would let the power go: the middle of the green, as the window draws it.
double middleOfGreen(const RulesData& rules, const ShotScene& scene, ShotInput shot, int man) {
    std::optional<double> from;
    double to = 0.0;
    constexpr int kSteps = 96;
    const double meant = shot.power;
    for (int i = 0; i < kSteps; ++i) {
        shot.power = rules.ttqb.powerMin + 0.01 * i;
        const Flight flight{scene.origin,
                            scene.direction,
                            shotData(rules, shot.kind).heightYd,
                            flightValues(rules, shot, std::array<double, 3>{})};
        const FirstMet met = firstMet(rules, flight, scene.targets, 0.0);
        if (met.what != FirstMet::What::Player || met.id != man)
            continue;
        from = from.value_or(shot.power);
        to = shot.power;
    }
    return from ? (*from + to) / 2.0 : meant;
}

std::optional<ShotInput> meantThrow(const State& s, FigureId man, double loftDeg) {
    const RulesData& rules = *s.rules;
    const ShotScene scene = shotScene(s);
    std::optional<ShotInput> meant;
    if (loftDeg > 0.0) {
        const auto target = std::ranges::find(scene.targets, int{man.value()}, &Target::id);
        if (target == scene.targets.end())
            return std::nullopt;
        const ComputerAim aim = aimAt(rules,
                                      ShotKind::Throw,
                                      scene.origin,
                                      scene.direction,
                                      target->centre,
                                      rules.coach.targetHeightYd,
                                      loftDeg);
        if (aim.possible && aimAllowed(rules, ShotKind::Throw, aim.aimDeg))
            meant = ShotInput{ShotKind::Throw, aim.aimDeg, aim.power, loftDeg, 0.0};
    } else {
        meant = throwAt(rules, scene.origin, scene.direction, man.value(), scene.targets);
    }
    if (meant)
        meant->power = middleOfGreen(rules, scene, *meant, man.value());
    return meant;
}

// The window's own bars, pressed a little early or late.
PendingShot timed(const RulesData& rules,
                  const ShotInput& meant,
                  double offMs,
                  std::uint64_t luck) {
    constexpr double kMs = 1000.0;
    const auto after = [&](double ms, std::uint64_t which) {
        return static_cast<std::int64_t>(
            std::max(0L, std::lround(ms + offBy(offMs, bitsAt(luck, which)))));
    };
    ShotHand hand;
    hand.open(rules, meant.kind, meant.aimDeg);
    hand.loftTo(meant.loftDeg);
    (void)hand.press(0);
    const std::int64_t held = after(meant.power * rules.ui.powerPeriodS / 2.0 * kMs, 1);
    hand.letGo(held);
    return hand.press(held + after(rules.ui.releasePeriodS / 2.0 * kMs, 2)).value();
}

double yardsTo(const State& s, FigureId man) {
    const ShotScene scene = shotScene(s);
    const auto target = std::ranges::find(scene.targets, int{man.value()}, &Target::id);
    return target == scene.targets.end() ? 0.0 : length(target->centre - scene.origin);
}

/// Throws of about one length.
struct Row {
    const char* name;
    double from;
    double to;
    int thrown = 0;
    int complete = 0;
    int intercepted = 0;
    int offered = 0;    ///< free men of that distance, at stops where a pass was allowed
    double caught = 0;  ///< of throws to them, each repeated with other luck
    double lost = 0;
};

struct Counts {
    std::array<Row, 5> rows{Row{"under 7.5", -1.0, 7.5},
                            Row{"7.5 to 12.5", 7.5, 12.5},
                            Row{"12.5 to 17.5", 12.5, 17.5},
                            Row{"17.5 to 25", 17.5, 25.0},
                            Row{"25 and more", 25.0, 1000.0}};
    Row* of(double yards) {
        for (Row& row : rows)
            if (yards >= row.from && yards < row.to)
                return &row;
        return nullptr;
    }
};

class PersonsHand final : public match::Seat<Solitaire> {
public:
    PersonsHand(std::shared_ptr<match::Seat<Solitaire>> head,
                const Options& options,
                Counts& counts)
        : m_head{std::move(head)}, m_options{options}, m_counts{counts} {}

    Input decide(const State& seen,
                 const Prompt& prompt,
                 Side side,
                 std::uint64_t key,
                 int attempt) override {
        if (attempt == 0 &&
            std::ranges::find(prompt.wants, DecisionKind::Pass) != prompt.wants.end())
            weigh(seen, key);
        Input input = m_head->decide(seen, prompt, side, key, attempt);
        auto* decision = std::get_if<Decision>(&input);
        if (decision == nullptr || decision->kind != DecisionKind::ComputerShot || !decision->shot)
            return input;
        const ShotScene scene = shotScene(seen);
        std::optional<ShotInput> meant;
        if (seen.shotKind == ShotKind::Throw && decision->shot->target) {
            meant = meantThrow(seen, *decision->shot->target, m_options.loftDeg);
            m_row = m_counts.of(yardsTo(seen, *decision->shot->target));
        } else if (seen.shotKind != ShotKind::Throw && seen.shotKind != ShotKind::Pitch) {
            meant = kickShot(*seen.rules, seen.shotKind, scene.origin, scene.direction);
        }
        if (!meant) {
            m_row = nullptr;
            return input;
        }
        Decision shot;
        shot.kind = DecisionKind::Shot;
        shot.side = side;
        shot.shot = timed(*seen.rules, *meant, m_options.offMs, key);
        return shot;
    }
    std::vector<Call> calls(const State& seen,
                            const Prompt& prompt,
                            Side side,
                            std::uint64_t key) override {
        return m_head->calls(seen, prompt, side, key);
    }
    [[nodiscard]] bool watches() const override { return m_head->watches(); }
    std::optional<Call> watch(const TickReport& shown, Side side) override {
        return m_head->watch(shown, side);
    }
    void startOver() override { m_head->startOver(); }

    /// What came of the latest throw.
    void hear(std::span<const Event> events) {
        for (const Event& event : events) {
            const bool complete = event.kind == EventKind::Complete;
            const bool intercepted = event.kind == EventKind::Intercepted;
            if (m_row == nullptr ||
                (!complete && !intercepted && event.kind != EventKind::Incomplete &&
                 event.kind != EventKind::Foul))
                continue;
            ++m_row->thrown;
            m_row->complete += complete ? 1 : 0;
            m_row->intercepted += intercepted ? 1 : 0;
            m_row = nullptr;
        }
    }

private:
    // Everybody he could throw to here, thrown to many times.
    void weigh(const State& s, std::uint64_t key) {
        const ShotScene scene = shotScene(s);
        for (const FigureId man : s.playFacts.eligible) {
            if (man == s.carrier || isEngaged(s, man))
                continue;
            Row* row = m_counts.of(yardsTo(s, man));
            const auto meant = meantThrow(s, man, m_options.loftDeg);
            if (row == nullptr || !meant)
                continue;
            constexpr int kThrows = 100;
            int caught = 0;
            int lost = 0;
            for (std::uint64_t i = 0; i < kThrows; ++i) {
                const std::uint64_t luck = bitsAt(key, 100 + i);
                const ShotInput shot = inputOf(timed(*s.rules, *meant, m_options.offMs, luck));
                std::array<double, 3> n{};
                for (std::uint64_t k = 0; k < 3; ++k)
                    n[k] = deviate(
                        unit(luck, 3 * k + 20), unit(luck, 3 * k + 21), unit(luck, 3 * k + 22));
                const Flight flight{scene.origin,
                                    scene.direction,
                                    shotData(*s.rules, shot.kind).heightYd,
                                    flightValues(*s.rules, shot, n)};
                const FirstMet met = firstMet(*s.rules, flight, scene.targets, 0.0);
                if (met.what != FirstMet::What::Player)
                    continue;
                const Catcher comes =
                    catcherOf(s, FigureId::fromValue(static_cast<std::uint8_t>(met.id)));
                caught += comes == Catcher::Catches ? 1 : 0;
                lost += comes == Catcher::Intercepts ? 1 : 0;
            }
            ++row->offered;
            row->caught += static_cast<double>(caught) / kThrows;
            row->lost += static_cast<double>(lost) / kThrows;
        }
    }

    std::shared_ptr<match::Seat<Solitaire>> m_head;
    const Options& m_options;
    Counts& m_counts;
    Row* m_row = nullptr;
};

std::string play(const app::Library& library, const Options& options, int number, Counts& counts) {
    app::Asked<Solitaire> asked;
    asked.game = Solitaire::kId;
    asked.seed = options.seed + static_cast<std::uint64_t>(number);
    const bool home = number % 2 == 0;
    asked.home.seat = home ? options.person : options.against;
    asked.visitor.seat = home ? options.against : options.person;
    asked.overrides = options.rules;
    asked.own.config.playsPerQuarter = options.plays;
    const auto data = app::shippedData(app::environment());
    const auto standard = app::Kept<Solitaire>::standard(data ? *data / "rules" : "rules");
    if (!standard)
        return "the rules file cannot be read";
    auto game = app::GameOf<Solitaire>::begin(library, *standard, asked, "throws", "");
    if (!game)
        return app::sentenceOf(game.error());
    const Side side = home ? Side::Home : Side::Visitor;
    const auto hand = std::make_shared<PersonsHand>((*game)->seat(side), options, counts);
    (*game)->setSeat(side, hand);
    return app::playOut(**game,
                        [&](const State&, std::span<const Event> events) { hand->hear(events); })
        .value_or("");
}

void print(const Counts& counts) {
    std::cout << std::fixed << std::setprecision(1);
    for (const Row& row : counts.rows) {
        std::cout << row.name << " yards: " << row.thrown << " thrown";
        if (row.thrown > 0) {
            const double p = static_cast<double>(row.complete) / row.thrown;
            std::cout << ", complete " << 100.0 * p << " % +/- "
                      << 100.0 * std::sqrt(p * (1.0 - p) / row.thrown) << ", intercepted "
                      << 100.0 * row.intercepted / row.thrown << " %";
        }
        std::cout << "; " << row.offered << " free men";
        if (row.offered > 0)
            std::cout << ", each thrown to 100 times: complete " << 100.0 * row.caught / row.offered
                      << " %, intercepted " << 100.0 * row.lost / row.offered << " %";
        std::cout << '\n';
    }
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    cli::Program program{"Throws of a person in games of the Solitaire Coach"};
    program.option("--person", options.person, "Who decides for the person, a seat");
    program.option("--against", options.against, "The other seat");
    program.option("--games", options.games, "Games to play").within(1, 10'000);
    program.option("--plays", options.plays, "Plays a quarter").within(10, 20);
    program.option("--ms", options.offMs, "How far the thumb is off, one standard deviation")
        .within(0, 1000);
    program.option("--loft", options.loftDeg, "Always this loft, degrees; 0: as the window aims");
    program.option("--rules", options.rules, "House rules, JSON");
    program.option("--seed", options.seed, "Of the first game");
    if (const auto exit = program.parse(argc, argv))
        return *exit;
    const app::Library library = app::Library::load(app::environment());
    Counts counts;
    for (int i = 0; i < options.games; ++i) {
        const std::string broken = play(library, options, i, counts);
        if (!broken.empty()) {
            std::cerr << "game " << i << ": " << broken << '\n';
            return 1;
        }
    }
    print(counts);
    return 0;
}
