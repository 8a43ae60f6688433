#include "gui/games/solitaire/sol_match.hpp"

#include "gui/games/solitaire/words.hpp"

#include <thrum/rules/solitaire/formation.hpp>

#include <algorithm>

#include <QCoreApplication>

namespace thrum::gui::sol {

namespace {
using solitaire::DecisionKind;
using solitaire::EventKind;

const char* resultText(const solitaire::Event& event, solitaire::EventKind came) {
    switch (came) {
        case EventKind::Complete:
            return QT_TRANSLATE_NOOP("SolMatch", "caught");
        case EventKind::PitchComplete:
            return QT_TRANSLATE_NOOP("SolMatch", "pitched to him");
        case EventKind::Intercepted:
            return QT_TRANSLATE_NOOP("SolMatch", "intercepted");
        case EventKind::Foul:
            return QT_TRANSLATE_NOOP("SolMatch", "he may not catch it");
        case EventKind::Incomplete:
            return event.result == "engaged" ? QT_TRANSLATE_NOOP("SolMatch", "engaged")
                   : event.result == "out of bounds"
                       ? QT_TRANSLATE_NOOP("SolMatch", "out of bounds")
                       : QT_TRANSLATE_NOOP("SolMatch", "incomplete");
        case EventKind::BallLoose:
            return QT_TRANSLATE_NOOP("SolMatch", "loose");
        case EventKind::KickGood:
        case EventKind::TryGood:
            return QT_TRANSLATE_NOOP("SolMatch", "good");
        case EventKind::KickNoGood:
        case EventKind::TryFailed:
            return QT_TRANSLATE_NOOP("SolMatch", "no good");
        case EventKind::Touchdown:
            return QT_TRANSLATE_NOOP("SolMatch", "touchdown");
        default:
            return nullptr;
    }
}
}  // namespace

std::optional<ShotMade> shotIn(const solitaire::State& before,
                               const std::vector<solitaire::Event>& events) {
    const auto flew =
        std::find_if(events.rbegin(), events.rend(), [](const solitaire::Event& event) {
            return event.kind == EventKind::ShotFlew;
        });
    if (flew == events.rend() || !flew->shot)
        return std::nullopt;
    const bool thrown =
        *flew->shot == solitaire::ShotKind::Throw || *flew->shot == solitaire::ShotKind::Pitch;
    if (thrown && !before.carrier)
        return std::nullopt;
    const solitaire::ShotScene scene = solitaire::shotScene(before);
    ShotMade made;
    made.kind = *flew->shot;
    made.side = scene.side;
    made.from = scene.origin;
    made.direction = scene.direction;
    made.releaseHeight = solitaire::shotData(*before.rules, made.kind).heightYd;
    made.met = flew->figure;
    for (auto event = flew.base(); event != events.end(); ++event)
        if (const char* text = resultText(*event, event->kind)) {
            made.text = QCoreApplication::translate("SolMatch", text);
            made.good = event->kind == EventKind::Complete ||
                        event->kind == EventKind::PitchComplete ||
                        event->kind == EventKind::KickGood || event->kind == EventKind::TryGood ||
                        event->kind == EventKind::Touchdown;
            break;
        }
    const bool told = flew->flight.size() >= 5;
    if (told) {
        made.aimDeg = flew->flight[0];
        made.rangeYd = flew->flight[1];
        made.loftDeg = flew->flight[2];
        made.endS = flew->flight[3];
        made.endHeight = flew->flight[4];
        made.end = bookOf(flew->at.value_or(FieldPoint{}));
        return made;
    }
    // a field goal tells only where it passed the posts: its way is that of the shot as it was made
    const auto shot = std::ranges::find_if(events, [](const solitaire::Event& event) {
        return event.kind == EventKind::ShotMade && event.flight.size() == 4;
    });
    const auto drawn =
        std::find_if(events.rbegin(), events.rend(), [](const solitaire::Event& event) {
            return event.kind == EventKind::ShotMade && event.flight.size() == 4;
        });
    if (shot == events.end())
        return std::nullopt;
    const solitaire::ShotInput input{
        made.kind, drawn->flight[0], drawn->flight[1], drawn->flight[2], drawn->flight[3]};
    std::array<double, 3> n{};
    const std::vector<double>& draws = drawn->draws;
    constexpr std::size_t kDeviates = 9;
    if (draws.size() >= kDeviates)  // those of the flight come last (SOL-AI-2)
        for (std::size_t i = 0; i < n.size(); ++i) {
            const std::size_t at = draws.size() - kDeviates + 3 * i;
            n[i] = solitaire::deviate(draws[at], draws[at + 1], draws[at + 2]);
        }
    const solitaire::FlightValues values = solitaire::flightValues(*before.rules, input, n);
    const solitaire::Flight flight{made.from, made.direction, made.releaseHeight, values};
    made.aimDeg = values.aimDeg;
    made.rangeYd = values.rangeYd;
    made.loftDeg = values.loftDeg;
    made.endS = std::min(flight.landing(), flight.boundary(before.rules->field.halfWidthYd));
    made.end = flight.at(made.endS);
    made.endHeight = flight.height(made.endS);
    return made;
}

SolMatch::SolMatch(std::unique_ptr<app::GameOf<games::Solitaire>> game,
                   const MatchSetup& setup,
                   TimeSource& time,
                   QObject* parent)
    : BoardMatchOf<games::Solitaire>{std::move(game), setup, time, parent},
      m_data{
          ownGame().header().teams[0], ownGame().header().teams[1], ownGame().lineups().table, {}} {
    connect(this, &Match::changed, this, &SolMatch::submitNext);
}

SolMatch::~SolMatch() = default;

QString SolMatch::numberOf(FigureId id) const {
    const solitaire::Player* player = solitaire::findPlayer(state(), id);
    return player != nullptr ? QLatin1Char('#') + QString::fromStdString(player->number)
                             : QString{};
}

QString SolMatch::manText(FigureId id) const {
    const solitaire::Player* player = solitaire::findPlayer(state(), id);
    if (player == nullptr)
        return {};
    const QString last = QString::fromStdString(player->name).section(QLatin1Char(' '), -1);
    return last.isEmpty() ? numberOf(id) : QStringLiteral("%1 %2").arg(numberOf(id), last);
}

const solitaire::Option* SolMatch::option(DecisionKind kind) const {
    const auto& options = prompt().options;
    const auto found = std::ranges::find(options, kind, &solitaire::Option::decision);
    return found == options.end() ? nullptr : &*found;
}

std::vector<FigureId> SolMatch::menFor(DecisionKind kind) const {
    const solitaire::Option* found = option(kind);
    return found != nullptr ? found->figures : std::vector<FigureId>{};
}

bool SolMatch::submit(DecisionKind kind, std::optional<FigureId> figure) {
    solitaire::Decision decision;
    decision.kind = kind;
    decision.figure = figure;
    return submit(decision);
}

void SolMatch::submitAll(std::vector<solitaire::Decision> decisions) {
    if (!m_waiting.empty())  // they were made up for a board that these still change
        return;
    std::ranges::reverse(decisions);
    m_waiting = std::move(decisions);
    submitNext();
}

// What one decision comes to is shown when its line is safe; the next one waits for that (D59).
void SolMatch::submitNext() {
    if (m_submitting)
        return;
    m_submitting = true;
    while (!m_waiting.empty() && doing() == MatchDoing::Waiting) {
        const solitaire::Decision decision = m_waiting.back();
        m_waiting.pop_back();
        if (!submit(decision))
            m_waiting.clear();
    }
    if (doing() != MatchDoing::Waiting && doing() != MatchDoing::Saving)
        m_waiting.clear();
    m_submitting = false;
}

std::vector<const Formation*> SolMatch::formations() const {
    const auto& all = game().lineups().formations;
    const bool aligning =
        prompt().phase == solitaire::Phase::Align || prompt().phase == solitaire::Phase::KickAlign;
    return all != nullptr && aligning ? solitaire::fitting(state(), prompt().side, *all)
                                      : std::vector<const Formation*>{};
}

std::vector<solitaire::Decision> SolMatch::lineUpDecisions(const Formation* formation) const {
    if (formation != nullptr)
        if (auto decisions = solitaire::lineupDecisions(state(), prompt().side, *formation))
            return *std::move(decisions);
    std::vector<solitaire::Decision> decisions;
    solitaire::State s = state();
    constexpr int kMost = 60;  // eleven men of the last line-up lifted, placed, named
    for (int i = 0; i < kMost; ++i) {
        const solitaire::Prompt asked = solitaire::prompt(s);
        const solitaire::Input next = solitaire::bookDecision(s, asked, asked.side, 0, 0);
        const auto* decision = std::get_if<solitaire::Decision>(&next);
        if (decision == nullptr || decision->kind == DecisionKind::Ready)
            break;
        auto step = solitaire::apply(s, *decision);
        if (!step)
            break;
        decisions.push_back(*decision);
        s = std::move(step->next);
    }
    return decisions;
}

std::optional<solitaire::State> SolMatch::tried(const solitaire::Decision& decision) const {
    auto step = solitaire::apply(state(), decision);
    if (!step)
        return std::nullopt;
    return std::move(step->next);
}

// While a kick-off is run back the rules' run is the kickers'; whoever has the ball is who may stop
// it, and who is named.
Facts SolMatch::takeState() {
    Facts facts = BoardMatchOf<games::Solitaire>::takeState();
    if (prompt().kind == solitaire::PromptKind::Run && prompt().phase == solitaire::Phase::Live &&
        state().carrier)
        facts.side = state().carrier->side();
    return facts;
}

// --- shots ----------------------------------------------------------------------------------

std::optional<ShotMade> SolMatch::flying() const {
    return doing() == MatchDoing::Throwing ? shotIn(state(), coming()) : std::nullopt;
}

bool SolMatch::shotIsDue() const {
    return doing() == MatchDoing::Waiting && wants(DecisionKind::Shot) && mayAct(prompt().side);
}

// What is thrown is seen flying, and so is a coin; the second at which a ball comes loose is not.
bool SolMatch::isSeenFalling(const ChanceRequest& request) const {
    return !request.covered && request.purpose != "scatter";
}

// --- what came about ------------------------------------------------------------------------

// The table is empty, or nothing lies on it any more: what comes next is another play.
bool SolMatch::playEndsBy(const std::vector<solitaire::Event>& events) const {
    if (events.empty())
        return false;
    const solitaire::State& next = game().state();
    const bool lay = !state().figures.empty() || state().ball.has_value();
    return lay && next.figures.empty() && !next.ball;
}

// Men who were turned since the last run lie as they were turned: its film is over.
void SolMatch::chanceEndsPlay() {
    lastPlay() = coming();
    clearBoard();
}

void SolMatch::tellEvents() {
    const solitaire::State& next = game().state();
    if (doing() != MatchDoing::Ended && next.figures.empty())
        clearBoard();
    BoardMatchOf<games::Solitaire>::tellEvents();
}

std::optional<int> SolMatch::lookMs() const {
    constexpr int kShortMs = 4000;
    if (!isWatched() && mode() == Mode::Tournament)
        return kShortMs;
    return Match::lookMs();
}

QString SolMatch::wordsOf(const solitaire::Input& input) const {
    const auto* decision = std::get_if<solitaire::Decision>(&input);
    if (decision == nullptr)
        return {};
    const QString word = deedText(decision->kind);
    return decision->figure && !word.isEmpty()
               ? QStringLiteral("%1 %2").arg(word, numberOf(*decision->figure))
               : word;
}

void SolMatch::refuseInput(const app::Refused& why, const solitaire::Input& input) {
    const auto* decision = std::get_if<solitaire::Decision>(&input);
    std::optional<FigureId> about;
    if (decision != nullptr) {
        about = decision->figure;
        if (!about && !decision->placements.empty())
            about = decision->placements.front().figure;
    }
    if (const auto* violation = std::get_if<RuleViolation>(&why))
        emit refused({textOf(*violation), QString::fromStdString(violation->clause), about});
    else
        emit refused({sentenceOf(why), {}, about});
}

void SolMatch::callRefused(const CallRuling& ruling) {
    if (!isPerson(ruling.call.side))
        return;
    solitaire::Decision stop;
    stop.kind = DecisionKind::Stop;
    stop.side = ruling.call.side;
    RuleViolation refusal{ruling.clause, ruling.clause, "that is not possible now.", {}};
    const auto words = check(stop);
    if (words && words->clause == ruling.clause)
        refusal = *words;
    emit refused({textOf(refusal), QString::fromStdString(ruling.clause), state().carrier});
}

}  // namespace thrum::gui::sol
