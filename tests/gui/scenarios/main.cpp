// UX-7.1, UX-20.1: the scenarios of the rule book, played once more through the window. They run
// first, as they always do, and hand over what they meet: every kind of prompt, every kind of input
// in it, every refusal. Each prompt is then put on the table of the window, where its page has to
// offer all of it; each input is handed in by the controls of that page, and the game has to come
// to the scenario's state.
//
// One input of each kind in each phase is a sample; `--every` takes one for each kind of prompt.
// `thrum_gui_scenario_pages --pictures FOLDER` keeps a picture of every page instead, light and
// dark, at 1280 x 800.
#include "gui/scenarios/harvest.hpp"
#include "gui/scenarios/page_player.hpp"
#include "gui/scenarios/page_probe.hpp"
#include "gui/scenarios/refusal_sentences.hpp"
#include "support/run_catch.hpp"
#include "support/wait_for.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>

#include <QApplication>
#include <QDir>
#include <QPixmap>

using namespace thrum;
using namespace thrum::gui;
using namespace thrum::gui::test;

namespace {

// fewer would mean that the scenarios are not listened to any more
constexpr std::size_t kFewestPrompts = 150;
constexpr std::size_t kFewestMoves = 150;
constexpr std::size_t kFewestSentences = 100;

/// Every sentence the referee refuses with is said in a scenario, with the input that causes it.
int refusalsNeverMet(const Harvest& harvest) {
    const auto sentences =
        refusalSentences(std::filesystem::path{THRUM_TEST_SOURCE_DIR} / "src" / "rules" / "tap");
    int never = 0;
    for (const RefusalSentence& sentence : sentences) {
        if (harvest.refusals().contains(sentence.text))
            continue;
        ++never;
        std::printf("%s: no scenario is refused with \"%s\"\n",
                    sentence.file.c_str(),
                    sentence.text.c_str());
    }
    std::printf(
        "%zu refusals in the sources, %d of them in no scenario\n", sentences.size(), never);
    return sentences.size() >= kFewestSentences ? never : never + 1;
}

int pagesThatLack(const Harvest& harvest, ScenarioDesk& desk) {
    int wrong = 0;
    std::size_t shown = 0;
    for (const auto& [key, state] : harvest.prompts()) {
        if (const auto why = desk.put(state, true)) {
            std::printf("%s: not on the table: %s\n", key.c_str(), why->c_str());
            continue;
        }
        ++shown;
        for (const std::string& what : missingOnPage(desk)) {
            std::printf("%s: there is no %s\n", key.c_str(), what.c_str());
            ++wrong;
        }
    }
    std::printf("%zu kinds of prompt in %zu phases, %zu put on the table, %d things missing\n",
                harvest.prompts().size(),
                harvest.phases(),
                shown,
                wrong);
    return shown >= kFewestPrompts ? wrong : wrong + 1;
}

tap::State untimed(tap::State state) {
    state.clocks.clear();
    return state;
}

/// The clock that runs out is given a millisecond more.
std::optional<Move> aboutToExpire(const Move& move) {
    const auto& expired = std::get<tap::TimeExpired>(move.input);
    Move soon = move;
    const auto clock = std::ranges::find_if(soon.before.clocks, [&](const tap::Clock& c) {
        return c.running && (!expired.clock || c.name == *expired.clock);
    });
    if (clock == soon.before.clocks.end() || (!expired.clock && soon.before.clocks.size() > 1))
        return std::nullopt;
    clock->msLeft = 1;
    soon.input = tap::TimeExpired{clock->name};
    const auto after = tap::apply(soon.before, soon.input);
    if (!after)
        return std::nullopt;
    soon.after = after->next;
    return soon;
}

/// The prompt names the decision, or it may be made at any time. Boards are chosen where the game
/// is begun, and a tuned base changes nothing on this table.
bool isAskedFor(const Move& move) {
    const auto* decision = std::get_if<tap::Decision>(&move.input);
    if (decision == nullptr)
        return true;
    const tap::Prompt prompt = tap::prompt(move.before);
    for (const auto* list : {&prompt.wants, &prompt.calls, &prompt.also})
        if (std::ranges::find(*list, decision->kind) != list->end())
            return true;
    return decision->kind == tap::DecisionKind::Pause ||
           decision->kind == tap::DecisionKind::Resume;
}

/// A hand turns men by whole degrees.
Move byHand(Move move) {
    auto* decision = std::get_if<tap::Decision>(&move.input);
    constexpr int kWhole = 100;
    if (decision == nullptr || decision->kind != tap::DecisionKind::Pivot || !decision->heading ||
        decision->heading->hundredths() % kWhole == 0)
        return move;
    decision->heading = Heading::degrees(std::round(decision->heading->degrees()));
    if (const auto step = tap::apply(move.before, move.input))
        move.after = step->next;
    return move;
}

class Moves {
public:
    explicit Moves(ScenarioDesk& desk) : m_desk{desk} {}

    /// @return  moves that came to another state, or to none
    int play(const Harvest& harvest) {
        for (const auto& [key, move] : harvest.moves()) {
            if (std::holds_alternative<SegmentResult>(move.input)) {
                ++m_runs;
                continue;
            }
            play(key, byHand(move));
        }
        for (const auto& [way, count] : m_ways)
            std::printf("%4d inputs: %s\n", count, nameOf(way));
        std::printf("%4d inputs: runs of the board, which no coach hands in\n", m_runs);
        std::printf("%4d inputs: taken by the rules, asked for by no prompt\n", m_unasked);
        return played() >= kFewestMoves ? m_wrong : m_wrong + 1;
    }

private:
    [[nodiscard]] std::size_t played() const {
        std::size_t count = 0;
        for (const auto& [way, times] : m_ways)
            count += way == Way::None ? 0U : static_cast<std::size_t>(times);
        return count;
    }

    void play(const std::string& key, const Move& move) {
        if (std::holds_alternative<tap::TimeExpired>(move.input)) {
            if (const auto soon = aboutToExpire(move))
                expire(key, *soon);
            return;
        }
        if (!isAskedFor(move)) {
            ++m_unasked;
            return;
        }
        if (m_desk.put(move.before, std::holds_alternative<tap::Chance>(move.input)))
            return;
        const Way way = handIn(m_desk, move.input);
        ++m_ways[way];
        if (way == Way::None) {
            ++m_wrong;
            std::printf("by no control: %s\n", key.c_str());
        }
        compare(key, move, way);
    }

    void expire(const std::string& key, const Move& soon) {
        if (m_desk.put(soon.before, true))
            return;
        constexpr int kPatienceMs = 2000;
        const auto& session = m_desk.match().game().session();
        const std::size_t before = 1;  // the correction
        waitFor([&] { return session.inForce() > before; }, kPatienceMs);
        ++m_ways[Way::Clock];
        compare(key, soon, Way::Clock);
    }

    /// The state the game has to be in. Dice and coin that a decision asks for fall at once.
    [[nodiscard]] tap::State expected(const Move& move) {
        const auto* newest =
            std::get_if<tap::Input>(&m_desk.match().game().session().record().back().what);
        if (newest == nullptr || !std::holds_alternative<tap::Chance>(*newest) ||
            std::holds_alternative<tap::Chance>(move.input))
            return move.after;
        const auto fallen = tap::apply(move.after, *newest);
        return fallen ? fallen->next : move.after;
    }

    void compare(const std::string& key, const Move& move, Way way) {
        const tap::State& now = m_desk.match().game().state();
        if (way == Way::None || untimed(now) == untimed(expected(move)))
            return;
        // "ready" on an empty field lines the men up first: the same, with them on it
        if (move.before.figures.empty() && move.after.figures.empty() && !now.figures.empty() &&
            now.phase == move.after.phase && now.stage == move.after.stage)
            return;
        ++m_wrong;
        const bool moved = untimed(now) != untimed(move.before);
        std::printf("%s (%s): %s\n",
                    key.c_str(),
                    nameOf(way),
                    moved ? "another state than the scenario's" : "nothing happened");
    }

    ScenarioDesk& m_desk;
    std::map<Way, int> m_ways;
    int m_runs = 0;
    int m_unasked = 0;
    int m_wrong = 0;
};

int keepPictures(const Harvest& harvest, ScenarioDesk& desk, const QString& folder) {
    QDir{}.mkpath(folder);
    std::set<std::string> kept;
    for (const auto& [theme, mark] :
         {std::pair{ThemeChoice::Light, "light"}, std::pair{ThemeChoice::Dark, "dark"}}) {
        desk.window().setTheme(theme);
        for (const auto& [key, state] : harvest.prompts()) {
            if (desk.put(state, false))
                continue;
            const std::string name = pageName(desk) + "-" + mark;
            if (!kept.insert(name).second)
                continue;
            constexpr int kSettleMs = 80;
            waitFor([] { return false; }, kSettleMs);
            desk.window().grab().save(
                QStringLiteral("%1/%2.png").arg(folder, QString::fromStdString(name)));
        }
    }
    std::printf("%zu pictures\n", kept.size());
    return 0;
}

/// Takes a word out of the arguments; false if it is not there.
bool asked(std::vector<char*>& arguments, std::string_view word) {
    return std::erase_if(arguments, [&](const char* argument) { return argument == word; }) > 0;
}

/// Takes `--pictures FOLDER` out of the arguments.
QString picturesAsked(std::vector<char*>& arguments) {
    const auto at = std::ranges::find(arguments, std::string_view{"--pictures"});
    if (at == arguments.end() || at + 1 == arguments.end())
        return {};
    const QString folder = QString::fromLocal8Bit(*(at + 1));
    arguments.erase(at, at + 2);
    return folder;
}

}  // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    std::vector<char*> arguments{argv, argv + argc};
    const QString pictures = picturesAsked(arguments);
    const bool every = asked(arguments, "--every");
    int qtArguments = 1;
    const QApplication application{qtArguments, argv};

    const Harvest harvest{every};
    if (const int failed =
            thrum::test::runCatch(static_cast<int>(arguments.size()), arguments.data());
        failed != 0)
        return failed;
    std::printf("%zu inputs of the scenarios\n", harvest.inputs());

    ScenarioDesk desk;
    if (!pictures.isEmpty())
        return keepPictures(harvest, desk, pictures);
    const int never = refusalsNeverMet(harvest);
    const int lacking = pagesThatLack(harvest, desk);
    const int astray = Moves{desk}.play(harvest);
    return never == 0 && lacking == 0 && astray == 0 ? 0 : 1;
}
