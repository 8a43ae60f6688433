#include "gui/games/tap/tap_match.hpp"

#include "gui/games/tap/words.hpp"

#include <thrum/games/tap/table.hpp>

#include <algorithm>

namespace thrum::gui {

namespace {
TableData tableOf(const app::TapGame& game, const app::Library& library) {
    const app::TapHeader& header = game.header();
    TableData data{header.teams[0], header.teams[1], {}, {}};
    auto table = app::tapTable(
        library, header.board, header.teams, header.asked.own.speedTenths, game.state());
    if (table)
        data.table = *std::move(table);
    for (const auto& entry : library.formations())
        data.formations.push_back(entry.value);
    return data;
}
}  // namespace

TapMatch::TapMatch(std::unique_ptr<app::TapGame> game,
                   const app::Library& library,
                   const MatchSetup& setup,
                   TimeSource& time,
                   QObject* parent)
    : BoardMatchOf<games::Tap>{std::move(game), setup, time, parent},
      m_data{tableOf(ownGame(), library)} {}

TapMatch::~TapMatch() = default;

QString TapMatch::numberOf(FigureId id) const {
    const tap::Player* player = tap::findPlayer(state(), id);
    return player != nullptr ? QLatin1Char('#') + QString::fromStdString(player->number)
                             : QString{};
}

std::optional<tap::Input> TapMatch::readyAnswer() const {
    if (!hasReadyAnswer())
        return std::nullopt;
    return *std::static_pointer_cast<const tap::Input>(ready());
}

void TapMatch::tellEvents() {
    const std::vector<tap::Event> events = std::exchange(coming(), {});
    // a play that is looked at stays until it has been seen
    const bool cleared =
        doing() != MatchDoing::Ended && std::ranges::any_of(events, [](const tap::Event& e) {
            return e.kind == tap::EventKind::BoardCleared;
        });
    if (cleared)
        clearBoard();
    emit happened(events, game().state());
    if (std::ranges::find(events, tap::EventKind::PassReleased, &tap::Event::kind) != events.end())
        emit passReleased();
}

// The handover is for two coaches at one screen (TAP-MD-6): who sits there alone is there already.
bool TapMatch::takesOverAtOnce() {
    const auto side = state().handover;
    if (!side || state().paused || !isPerson(*side) || isPerson(other(*side)))
        return false;
    auto events = ownGame().submit(
        tap::Input{tap::Decision{.kind = tap::DecisionKind::TakeOver, .side = *side}});
    if (!events)
        return false;
    coming() = *std::move(events);
    entered({.news = true, .carryMs = clocks().carriedMs(), .lookMs = clocks().lookedMs()});
    return true;
}

// --- deciding -------------------------------------------------------------------------------

const tap::Option* TapMatch::option(tap::DecisionKind kind) const {
    const auto& options = prompt().options;
    const auto found = std::ranges::find(options, kind, &tap::Option::decision);
    return found == options.end() ? nullptr : &*found;
}

std::optional<tap::State> TapMatch::tried(const tap::Decision& decision) const {
    auto step = tap::apply(state(), decision);
    if (!step)
        return std::nullopt;
    return std::move(step->next);
}

bool TapMatch::submit(tap::DecisionKind kind, std::optional<Side> side) {
    if (kind == tap::DecisionKind::Resume && !m_refereesWord.isEmpty()) {
        emit refused({tr("The referee has stopped the clocks; his word in the arbiter's panel lets "
                         "them go on."),
                      {},
                      std::nullopt});
        return false;
    }
    return submit(tap::Decision{.kind = kind, .side = side});
}

bool TapMatch::callFormation(const QString& id, const QString& play) {
    const Side side = prompt().side;
    if (!mayAct(side))
        return false;
    const int ms = elapsedMs();
    auto events =
        ownGame().submit(io::FormationCall{id.toStdString(), side, ms, clocks().lookedMs()});
    if (!events) {
        refuse(events.error());
        return false;
    }
    clocks().use(side, ms);
    coming() = *std::move(events);
    entered({.news = true});
    emit linedUp(side, id, play);
    return true;
}

std::vector<const Formation*> TapMatch::formations(Side side) const {
    return game().lineups().fitting(state(), side);
}

Expected<Formation, QString> TapMatch::standing() const {
    if (!wants(tap::DecisionKind::Place) || !mayAct(prompt().side))
        return Unexpected{tr("A formation is kept while you line up.")};
    auto made = game().lineups().standing(state(), prompt().side);
    if (!made)
        return Unexpected{
            tr("This is no formation yet: %1.").arg(QString::fromStdString(made.error().reason))};
    return *std::move(made);
}

void TapMatch::addFormation(const Formation& formation) {
    ownGame().addFormation(formation);
    emit changed();
}

// Back from the newest run to the snap it belongs to, and to what was declared for it.
bool TapMatch::lastPlayHad(tap::EventKind kind) const {
    const auto entries = inForce();
    bool ran = false;
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        const auto has = [&](tap::EventKind what) {
            return std::ranges::find((*entry)->events, what, &tap::Event::kind) !=
                   (*entry)->events.end();
        };
        if (ran && has(tap::EventKind::BoardCleared))
            return false;
        if (has(kind))
            return true;
        ran = ran || has(tap::EventKind::BoardOn);
    }
    return false;
}

// --- refusals -------------------------------------------------------------------------------

void TapMatch::refuseInput(const app::Refused& why, const tap::Input& input) {
    const auto* decision = std::get_if<tap::Decision>(&input);
    if (const auto* violation = std::get_if<RuleViolation>(&why))
        emit refused({textOf(*violation),
                      QString::fromStdString(violation->clause),
                      figureOf(*violation, input)});
    else
        emit refused({sentenceOf(why),
                      {},
                      decision != nullptr ? decision->figure : std::optional<FigureId>{}});
}

std::optional<FigureId> TapMatch::figureOf(const RuleViolation& refusal,
                                           const tap::Input& input) const {
    const auto* decision = std::get_if<tap::Decision>(&input);
    if (decision == nullptr)
        return std::nullopt;
    if (decision->figure)
        return decision->figure;
    if (decision->placements.size() == 1)
        return decision->placements.front().figure;
    return figureIn(refusal, decision->side.value_or(prompt().side));
}

std::optional<FigureId> TapMatch::figureIn(const RuleViolation& refusal, Side side) const {
    for (const TextArgument& argument : refusal.args) {
        if (argument.first != "n")
            continue;
        for (const tap::Figure& figure : state().figures) {
            const tap::Player* player = tap::findPlayer(state(), figure.id);
            if (figure.id.side() == side && player != nullptr && player->number == argument.second)
                return figure.id;
        }
    }
    return std::nullopt;
}

// --- taking back ----------------------------------------------------------------------------

QString TapMatch::wordsOf(const tap::Input& input) const {
    const auto* decision = std::get_if<tap::Decision>(&input);
    return decision != nullptr ? undoWords(*decision, *this) : QString{};
}

// a handover or pause alone is nothing anybody wants back
bool TapMatch::isWorthTakingBack(const tap::Input& input) const {
    const auto* decision = std::get_if<tap::Decision>(&input);
    return decision != nullptr && decision->side && decision->kind != tap::DecisionKind::TakeOver &&
           decision->kind != tap::DecisionKind::Pause &&
           decision->kind != tap::DecisionKind::Resume;
}

}  // namespace thrum::gui
