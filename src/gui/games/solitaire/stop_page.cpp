#include "gui/games/solitaire/stop_page.hpp"

#include "gui/board/field_words.hpp"
#include "gui/games/solitaire/words.hpp"
#include "gui/widgets/action_list.hpp"

#include <algorithm>
#include <cmath>

#include <QFont>
#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui::sol {

namespace {
using solitaire::Decision;
using solitaire::DecisionKind;
using solitaire::Phase;

void enlarge(QLabel& label, double by) {
    QFont font = label.font();
    font.setPointSizeF(font.pointSizeF() * by);
    font.setBold(true);
    label.setFont(font);
}
}  // namespace

QString stopsText(const SolMatch& match) {
    const solitaire::State& s = match.state();
    const int most = s.rules->stops.maxPerPlay;
    QString dots;
    for (int i = 0; i < most; ++i)
        dots += i < most - s.playFacts.stopsUsed ? QStringLiteral("●") : QStringLiteral("○");
    return dots;
}

StopPage::StopPage(const SolDesk& desk, QWidget* parent) : SolPage{desk, parent} {
    setObjectName(QStringLiteral("stopPage"));
    m_lead = addLead();
    m_stops = addText(false);
    m_stops->setObjectName(QStringLiteral("stopsLeft"));
    m_actions = new ActionList{this};
    m_actions->setObjectName(QStringLiteral("stopActions"));
    connect(m_actions, &ActionList::chosen, this, [this](int id) {
        const auto place = static_cast<std::size_t>(id);
        if (place < m_items.size())
            submit(m_items[place]);
    });
    column()->addWidget(m_actions);
    m_inHand = addText(false);
    m_inHand->setObjectName(QStringLiteral("inHand"));
    m_help = addText(true);
    m_help->setText(
        tr("The wheel over a man, his handle or [ and ] turn him; with Shift a degree "
           "at a time. Tab goes from man to man."));
    column()->addStretch(1);
}

MainButton StopPage::mainButton() const {
    const bool goes = match().wants(DecisionKind::GoOn);
    const bool last = match().prompt().stage == solitaire::Stage::Second;
    if (goes)
        return {tr("Go on"), tr("Enter or Space")};
    if (!match().wants(DecisionKind::Done))
        return {};
    return {tr("Turned enough"),
            last ? tr("Enter or Space · %1").arg(nextText()) : tr("Enter or Space")};
}

// What comes when both have turned their men.
QString StopPage::nextText() const {
    switch (match().state().meant) {
        case solitaire::StopChoice::Pass:
            return tr("then they throw");
        case solitaire::StopChoice::Pitch:
            return tr("then they pitch it");
        default:
            return tr("the board goes on");
    }
}

void StopPage::pressMain() {
    if (match().wants(DecisionKind::GoOn))
        submit(DecisionKind::GoOn);
    else if (match().wants(DecisionKind::Done))
        submit(DecisionKind::Done);
}

bool StopPage::figureClicked(FigureId figure) {
    desk().selection.focusOn(figure);
    return false;
}

void StopPage::fillActions() {
    std::vector<ActionItem> shown;
    m_items.clear();
    const auto add = [&](Decision decision, const QString& text, const QString& note) {
        decision.side = match().prompt().side;
        const auto refusal = match().check(decision);
        shown.push_back({static_cast<int>(m_items.size()),
                         text,
                         refusal ? match().textOf(*refusal) : note,
                         !refusal,
                         false});
        m_items.push_back(std::move(decision));
    };
    const auto of = [](DecisionKind kind, std::optional<FigureId> man = std::nullopt) {
        Decision decision;
        decision.kind = kind;
        decision.figure = man;
        return decision;
    };
    const solitaire::State& s = match().state();
    if (s.phase == Phase::Stop && match().wants(DecisionKind::GoOn)) {
        // A pass that is not allowed says why in its place; a called run never has one. Down is 2
        // in both, whoever is there to take a lateral.
        const bool passes = s.playFacts.kind == solitaire::PlayKind::Pass;
        m_actions->setFirstDigit(passes ? 1 : 2);
        if (passes)
            add(of(DecisionKind::Pass),
                decisionText(DecisionKind::Pass),
                tr("The throwing figure takes his place."));
        add(of(DecisionKind::Down),
            decisionText(DecisionKind::Down),
            tr("Dead where his front is."));
        for (const FigureId man : match().menFor(DecisionKind::Lateral))
            add(of(DecisionKind::Lateral, man),
                tr("Lateral to %1").arg(match().manText(man)),
                tr("Within a base length; no throw."));
        for (const FigureId man : match().menFor(DecisionKind::Pitch))
            add(of(DecisionKind::Pitch, man),
                tr("Pitch to %1").arg(match().manText(man)),
                tr("A throw backward; a miss is a loose ball."));
    }
    m_actions->setItems(shown);
    m_actions->setVisible(!shown.empty());
}

void StopPage::fillInHand() {
    const auto& ids = desk().selection.ids();
    m_inHand->setVisible(!ids.empty());
    if (ids.size() > 1) {
        m_inHand->setText(tr("%n men selected.", nullptr, static_cast<int>(ids.size())));
    } else if (ids.size() == 1) {
        const FigureId id = ids.front();
        const auto free = match().menFor(DecisionKind::Turn);
        m_inHand->setText(
            std::ranges::find(free, id) != free.end()
                ? tr("%1 may be turned.").arg(match().manText(id))
            : solitaire::isEngaged(match().state(), id)
                ? tr("%1 is engaged and stays as he is (SOL-DEF-9).").arg(match().manText(id))
                : tr("%1 is not yours to turn now.").arg(match().manText(id)));
    }
}

void StopPage::refresh() {
    if (match().doing() == MatchDoing::Saving)
        return;
    const solitaire::State& s = match().state();
    m_lead->setText(leadOf(match()));
    // they are the stops of whoever has the ball
    const bool his = s.phase == Phase::Stop && s.stage != solitaire::Stage::Second;
    const QString dots = his ? stopsText(match()) : QString{};
    m_stops->setText(tr("Stops left  %1").arg(dots));
    m_stops->setVisible(!dots.isEmpty());
    fillActions();
    fillInHand();
    m_help->setVisible(match().wants(DecisionKind::Turn));
}

// --- the run --------------------------------------------------------------------------------

RunPage::RunPage(const SolDesk& desk, QWidget* parent) : SolPage{desk, parent} {
    setObjectName(QStringLiteral("runPage"));
    m_who = addText(false);
    enlarge(*m_who, 1.15);
    m_progress = addText(false);
    m_progress->setObjectName(QStringLiteral("progress"));
    enlarge(*m_progress, 2.0);
    m_time = addText(true);
    m_stops = addText(false);
    m_stops->setObjectName(QStringLiteral("stopsLeft"));
    column()->addStretch(1);
}

std::optional<Side> RunPage::stopper() const {
    const solitaire::State& s = match().state();
    if (s.phase != Phase::Live || !s.carrier || !match().isPerson(s.carrier->side()))
        return std::nullopt;
    return s.carrier->side();
}

MainButton RunPage::mainButton() const {
    if (match().isWatched())
        return {match().held() ? tr("Go on") : tr("Pause"), tr("Enter")};
    const auto side = stopper();
    if (!side)
        return {};
    const solitaire::State& s = match().state();
    const int most = s.rules->stops.maxPerPlay;
    const bool left = most == 0 || s.playFacts.stopsUsed < most;
    return {tr("Stop the board"),
            left ? tr("Space or Enter") : tr("All stops of this play are used (SOL-CTL-3)"),
            left,
            std::pair{*side, CoachCommand::Switch}};
}

void RunPage::pressMain() {
    if (match().isWatched()) {
        match().setHeld(!match().held());
        return;
    }
    if (const auto side = stopper())
        match().call(*side, CallKind::Stop);
}

void RunPage::refresh() {
    const solitaire::State& s = match().state();
    if (s.phase == Phase::Rush)
        m_who->setText(tr("Rush: two seconds, then the kick"));
    else if (s.phase == Phase::Loose)
        m_who->setText(tr("The ball lies free"));
    else
        m_who->setText(s.carrier ? tr("%1 has the ball").arg(match().manText(*s.carrier))
                                 : tr("The board is on"));
    const QString dots = stopper() ? stopsText(match()) : QString{};
    m_stops->setText(tr("Stops left  %1").arg(dots));
    m_stops->setVisible(!dots.isEmpty());
    refreshTime();
}

void RunPage::refreshTime() {
    const solitaire::State& s = match().state();
    const RunFilm& film = match().film();
    const double tick = match().drawnTick();
    const std::vector<DrawnPose> poses = film.at(tick);
    const bool counts = s.carrier && s.phase == Phase::Live;
    m_progress->setVisible(counts);
    for (std::size_t i = 0; counts && i < poses.size() && i < film.figures().size(); ++i) {
        if (film.figures()[i].id != *s.carrier)
            continue;
        const Side side = s.carrier->side();
        const double u = side == Side::Home ? poses[i].at.x() : 100.0 - poses[i].at.x();
        const bool fromLine = side == s.offense && s.down > 0 && !s.playFacts.possessionChanged;
        m_progress->setText(fromLine
                                ? tr("%1 yd").arg(signedYards(Distance::yards(u + 1.0) - s.line))
                                : uText(Distance::yards(u + 1.0)));
    }
    m_time->setText(
        tr("after %1")
            .arg(boardTimeText(static_cast<int>(tick), std::max(1, film.ticksPerSecond()))));
}

}  // namespace thrum::gui::sol
