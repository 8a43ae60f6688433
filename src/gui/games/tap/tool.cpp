#include "gui/games/tap/tool.hpp"

#include <thrum/rules/frames.hpp>

#include <algorithm>
#include <utility>

namespace thrum::gui {

namespace {
constexpr int kRestMs = 350;
}  // namespace

MatchTool::MatchTool(TapMatch& match, Selection& selection, QObject* parent)
    : QObject{parent}, m_match{match}, m_selection{selection} {
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMs);
    connect(&m_rest, &QTimer::timeout, this, &MatchTool::flush);
    connect(&match, &TapMatch::closing, this, &MatchTool::flush);
}

// --- what the prompt allows -----------------------------------------------------------------

bool MatchTool::offers(tap::DecisionKind kind, FigureId id) const {
    const tap::Option* option = m_match.option(kind);
    return option != nullptr && std::ranges::find(option->figures, id) != option->figures.end();
}

bool MatchTool::placesFor(FigureId id) const {
    return m_match.mayAct(id.side()) && id.side() == m_match.prompt().side &&
           m_match.option(tap::DecisionKind::Place) != nullptr;
}

bool MatchTool::mayMove(FigureId id) const {
    return placesFor(id) ||
           (m_match.mayAct(id.side()) && offers(tap::DecisionKind::MoveInMotion, id));
}

bool MatchTool::mayTurn(FigureId id) const {
    return placesFor(id) || (m_match.mayAct(id.side()) && offers(tap::DecisionKind::Pivot, id));
}

bool MatchTool::placing() const {
    return m_inHand.has_value() || (m_gesture == Gesture::Figures && m_pressed.started());
}

bool MatchTool::turnsAllowed() const {
    return std::ranges::any_of(m_selection.ids(), [this](FigureId id) { return mayTurn(id); });
}

std::vector<FigureSetup> MatchTool::standing(const std::vector<FigureId>& ids) const {
    std::vector<FigureSetup> figures;
    for (const FigureId id : ids) {
        const auto waiting = std::ranges::find(m_preview, id, &FigureSetup::id);
        if (m_waiting && waiting != m_preview.end()) {
            figures.push_back(*waiting);
        } else if (const tap::Figure* figure = tap::findOnBoard(m_match.state(), id)) {
            figures.push_back({figure->id, figure->baseSlot, figure->pose, std::nullopt});
        }
    }
    return figures;
}

std::vector<FigureId> MatchTool::movable() const {
    std::vector<FigureId> ids;
    for (const FigureId id : m_selection.ids())
        if (mayMove(id))
            ids.push_back(id);
    return ids;
}

std::vector<FigureId> MatchTool::turnable() const {
    std::vector<FigureId> ids;
    for (const FigureId id : m_selection.ids())
        if (mayTurn(id))
            ids.push_back(id);
    return ids;
}

Heading MatchTool::squareOf(FigureId id) const {
    return ahead(id.side());
}

// --- previews and decisions -----------------------------------------------------------------

std::vector<tap::Decision> MatchTool::decisionsFor(const std::vector<FigureSetup>& wanted) const {
    std::vector<tap::Decision> decisions;
    if (wanted.empty())
        return decisions;
    const Side side = wanted.front().id.side();
    if (placesFor(wanted.front().id)) {
        tap::Decision place{.kind = tap::DecisionKind::Place, .side = side};
        for (const FigureSetup& figure : wanted)
            place.placements.push_back({figure.id, figure.pose, figure.baseSlot});
        decisions.push_back(std::move(place));
        return decisions;
    }
    for (const FigureSetup& figure : wanted) {
        const tap::Figure* before = tap::findOnBoard(m_match.state(), figure.id);
        if (before == nullptr)
            continue;
        if (before->pose.at != figure.pose.at)
            decisions.push_back({.kind = tap::DecisionKind::MoveInMotion,
                                 .side = side,
                                 .placements = {{figure.id, figure.pose, std::nullopt}}});
        else if (before->pose.heading != figure.pose.heading)
            decisions.push_back({.kind = tap::DecisionKind::Pivot,
                                 .side = side,
                                 .figure = figure.id,
                                 .heading = figure.pose.heading});
    }
    return decisions;
}

namespace {
bool names(const RuleViolation& problem, const std::string& number) {
    return std::ranges::any_of(problem.args, [&](const TextArgument& argument) {
        return argument.first == "n" && argument.second == number;
    });
}

/// Whom and what a problem is about, whatever its measures say.
std::vector<TextArgument> concernOf(const RuleViolation& problem) {
    std::vector<TextArgument> concern;
    std::ranges::copy_if(problem.args, std::back_inserter(concern), [](const TextArgument& each) {
        return each.first == "n" || each.first == "m" || each.first == "what";
    });
    return concern;
}
}  // namespace

MatchTool::Verdict MatchTool::judge(const std::vector<FigureSetup>& wanted) const {
    Verdict verdict;
    tap::State tried = m_match.state();
    for (const tap::Decision& decision : decisionsFor(wanted)) {
        auto step = tap::apply(tried, decision);
        if (!step) {
            const RuleViolation& refusal = step.error();
            verdict.refused = true;
            verdict.text = m_match.textOf(refusal);
            const auto about = m_match.figureIn(refusal, *decision.side);
            verdict.about = {about.value_or(decision.figure.value_or(wanted.front().id))};
            return verdict;
        }
        tried = std::move(step->next);
    }
    // Where help is live, what "set" would say is said while the man is in hand (TAP-MD-8).
    const bool live = tried.rules->modes.of(tried.mode).hints == tap::Hints::Live;
    if (!live || wanted.empty() || !placesFor(wanted.front().id))
        return verdict;
    const Side side = wanted.front().id.side();
    const bool turns = turnsOnly(wanted);
    for (const RuleViolation& problem : tap::lineupProblems(tried, side)) {
        const auto named = std::ranges::find_if(wanted, [&](const FigureSetup& figure) {
            const tap::Player* player = tap::findPlayer(tried, figure.id);
            return player != nullptr && names(problem, player->number);
        });
        // A turn may not bring it about, whoever is named; what stood wrong before may be turned.
        const bool turnedWrong = turns && !stoodBefore(problem, side);
        if (!turnedWrong && (named == wanted.end() || !verdict.text.isEmpty()))
            continue;
        verdict.text = m_match.textOf(problem);
        verdict.clause = QString::fromStdString(problem.clause);
        verdict.about = {named != wanted.end() ? named->id : wanted.front().id};
        verdict.refused = turnedWrong;
        if (turnedWrong)
            return verdict;
    }
    return verdict;
}

bool MatchTool::turnsOnly(const std::vector<FigureSetup>& wanted) const {
    return std::ranges::all_of(wanted, [this](const FigureSetup& figure) {
        const tap::Figure* before = tap::findOnBoard(m_match.state(), figure.id);
        return before != nullptr && before->pose.at == figure.pose.at &&
               before->baseSlot == figure.baseSlot;
    });
}

bool MatchTool::stoodBefore(const RuleViolation& problem, Side side) const {
    const auto before = tap::lineupProblems(m_match.state(), side);
    return std::ranges::any_of(before, [&](const RuleViolation& old) {
        return old.clause == problem.clause && old.text == problem.text &&
               concernOf(old) == concernOf(problem);
    });
}

void MatchTool::showPreview(std::vector<FigureSetup> wanted, const QString& caption) {
    std::ranges::sort(wanted, {}, &FigureSetup::id);
    m_preview = std::move(wanted);
    const Verdict verdict = judge(m_preview);
    m_refused = verdict.about;
    m_caption = verdict.text.isEmpty() ? caption : verdict.text;
    m_captionRefuses = !verdict.text.isEmpty();
    emit previewChanged();
}

bool MatchTool::handIn(const std::vector<FigureSetup>& wanted, std::optional<int> pressedMs) {
    // what "set" will refuse is refused at the turn
    if (const Verdict verdict = judge(wanted); verdict.refused && !verdict.clause.isEmpty()) {
        emit m_match.refused({verdict.text, verdict.clause, verdict.about.front()});
        return false;
    }
    bool good = true;
    for (const tap::Decision& decision : decisionsFor(wanted))
        good = m_match.submit(decision, std::exchange(pressedMs, std::nullopt)) && good;
    return good;
}

void MatchTool::queue(std::vector<FigureSetup> wanted) {
    if (wanted.empty())
        return;
    // Steps on other men are another decision.
    const bool same = m_waiting && std::ranges::equal(wanted, m_preview, [](auto& a, auto& b) {
                          return a.id == b.id;
                      });
    if (m_waiting && !same)
        flush();
    m_waiting = true;
    m_waitingMs = m_match.elapsedMs();
    showPreview(std::move(wanted), {});
    m_rest.start();
}

void MatchTool::flush() {
    m_rest.stop();
    if (m_aim) {
        const Heading heading = *m_aim;
        m_aim.reset();
        m_match.submit(tap::Decision{.kind = tap::DecisionKind::LayStick, .heading = heading},
                       m_waitingMs);
        return;
    }
    if (!m_waiting)
        return;
    m_waiting = false;
    const std::vector<FigureSetup> wanted = std::exchange(m_preview, {});
    m_refused.clear();
    m_caption.clear();
    handIn(wanted, m_waitingMs);
    emit previewChanged();
}

void MatchTool::reset() {
    m_rest.stop();
    m_waiting = false;
    m_aim.reset();
    m_inHand.reset();
    endGesture();
    std::vector<FigureId> kept;
    for (const FigureId id : m_selection.ids())
        if (tap::findOnBoard(m_match.state(), id) != nullptr && m_match.mayAct(id.side()))
            kept.push_back(id);
    if (kept.size() != m_selection.ids().size())
        m_selection.set(kept);
}

void MatchTool::endGesture() {
    m_gesture = Gesture::None;
    m_pressed.letGo();
    m_preview.clear();
    m_refused.clear();
    m_caption.clear();
    m_captionRefuses = false;
    m_band.reset();
    emit previewChanged();
}

void MatchTool::takeInHand(std::optional<FigureId> man) {
    flush();
    m_inHand = man;
    if (man)
        m_selection.clear();
    endGesture();
}

}  // namespace thrum::gui
