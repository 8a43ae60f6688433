#include "gui/games/scrimmage/table.hpp"

#include "gui/games/scrimmage/call_page.hpp"
#include "gui/games/scrimmage/line_up_page.hpp"
#include "gui/games/scrimmage/move_page.hpp"
#include "gui/games/scrimmage/picture.hpp"
#include "gui/games/scrimmage/short_pages.hpp"
#include "gui/games/scrimmage/throw_page.hpp"
#include "gui/games/scrimmage/words.hpp"
#include "gui/theme/theme.hpp"

#include <thrum/rules/scrimmage/grid.hpp>

#include <algorithm>

namespace thrum::gui {

using scrimmage::DecisionKind;
using scrimmage::EventKind;
using scrimmage::Phase;

// White stands on the kit: a bright one is darkened and stays as the trim.
TeamLook scrimmageLook(const scrimmage::State& state, Side side, const QString& name) {
    const auto& colors = state.teams[scrimmage::indexOf(side)]->colors;
    const QColor men{QString::fromStdString(colors.men)};
    const QColor label{QString::fromStdString(colors.label)};
    TeamLook look;
    look.name = name;
    look.abbreviation = name.left(3).toUpper();
    constexpr int kDark = 128;
    const bool bright = label.lightness() < kDark;
    look.kit = bright ? men.darker(260) : men;
    look.accent = bright ? men : label;
    return look;
}

ScrimmageTable::ScrimmageTable(Match& match)
    : GameTable{match},
      m_match{static_cast<ScrimmageMatch&>(match)},
      m_plan{m_match},
      m_film{m_match},
      m_picture{new ScrimmagePicture{m_plan, m_film}} {
    makePages();
    connect(m_picture, &ScrimmagePicture::clauseAsked, this, &GameTable::clauseAsked);
    connect(m_picture, &ScrimmagePicture::spoken, this, [this](const QString& sentence) {
        emit said(sentence, NewsKind::Other);
    });
    connect(&match, &Match::refused, m_picture, [this](const MatchRefusal& refusal) {
        m_picture->showError(refusal.sentence, refusal.clause);
    });
    connect(&match, &Match::takenBack, this, [this] {
        m_picture->hideDraw();
        m_film.startOver();
    });
    m_plan.refresh();
}

ScrimmageTable::~ScrimmageTable() {
    if (!m_pictureGiven)
        delete m_picture;
    if (m_pagesGiven)
        return;
    for (MatchPromptPage* page : {m_start, m_lineUp, m_call, m_move, m_throw, m_playOver, m_chance})
        delete page;
}

void ScrimmageTable::makePages() {
    m_start = new ScrimmageStartPage{m_plan};
    m_lineUp = new ScrimmageLineUpPage{m_plan};
    m_call = new ScrimmageCallPage{m_plan};
    m_move = new ScrimmageMovePage{m_plan};
    m_throw = new ScrimmageThrowPage{m_plan};
    auto* over = new ScrimmagePlayOverPage{m_plan, m_film};
    connect(over, &ScrimmagePlayOverPage::replayAsked, m_picture, &ScrimmagePicture::replay);
    m_playOver = over;
    m_chance = new ScrimmageChancePage{m_plan};
}

QWidget& ScrimmageTable::picture() {
    m_pictureGiven = true;
    return *m_picture;
}

std::vector<MatchPromptPage*> ScrimmageTable::pages() {
    m_pagesGiven = true;
    return {m_start, m_lineUp, m_call, m_move, m_throw, m_playOver, m_chance};
}

MatchPromptPage* ScrimmageTable::pageFor() {
    const scrimmage::Prompt& prompt = m_match.prompt();
    if (m_match.doing() == MatchDoing::Throwing || prompt.kind == Awaits::Chance)
        return m_chance;
    switch (prompt.phase) {
        case Phase::NewGame:
        case Phase::Ready:
            return m_start;
        case Phase::OffAlign:
        case Phase::DefAlign:
            return m_lineUp;
        case Phase::OffCall:
            return m_call;
        case Phase::ThrowAim:
            return m_throw;
        case Phase::PlayOver:
        case Phase::GameOver:
            return m_playOver;
        case Phase::Turn:
        case Phase::AirOff:
        case Phase::AirDef:
        case Phase::Loose:
            break;
    }
    return m_move;
}

PromptWords ScrimmageTable::words() const {
    const scrimmage::Prompt& prompt = m_match.prompt();
    const QString team = m_match.teamName(prompt.side);
    if (prompt.kind == Awaits::Chance)
        return {tr("%1: a draw").arg(team), {}};
    switch (prompt.phase) {
        case Phase::NewGame:
        case Phase::Ready:
            return {tr("Start the game"), tr("Ball and goal are drawn.")};
        case Phase::OffAlign:
            return {tr("%1: line up").arg(team), tr("The offense lines up, then calls its play.")};
        case Phase::OffCall:
            return {tr("%1: call the play").arg(team),
                    tr("A run by one of the backs, or a pass to a zone. In secret.")};
        case Phase::DefAlign:
            return {tr("%1: line up").arg(team),
                    tr("The defense lines up on its own side of the line.")};
        case Phase::Turn:
            return {tr("%1: move your men").arg(team),
                    tr("All squares of the turn have to be used.")};
        case Phase::ThrowAim:
            return {tr("%1: throw").arg(team), tr("Choose the square the pass goes to.")};
        case Phase::AirOff:
        case Phase::AirDef:
            return {tr("%1: go to the ball").arg(team),
                    tr("The ball is in the air: no blocks and no tackles.")};
        case Phase::Loose:
            return {tr("%1: get the ball").arg(team),
                    tr("The ball is loose: the first man on it has it.")};
        case Phase::PlayOver:
            return {tr("The play is over"), {}};
        case Phase::GameOver:
            break;
    }
    return {tr("The game is over"), {}};
}

// Only the offense decides in secret, and the turns show it bit by bit. Clause: SCR-Q6.
QString ScrimmageTable::coveredText(const QString& coach) const {
    return tr("%1 calls the play. It stays covered until the turns show it.").arg(coach);
}

void ScrimmageTable::refresh() {
    m_plan.refresh();
    m_picture->refresh();
}

void ScrimmageTable::happened() {
    const auto& events = m_match.events();
    const bool goesOn = std::ranges::any_of(events, [](const scrimmage::Event& event) {
        return event.kind == EventKind::Moved || event.kind == EventKind::LinedUp;
    });
    if (goesOn)
        m_picture->hideDraw();
    m_film.happened();
    soundEvents();
}

// SCR-SET4: hut-hut at the snap, a click at the end of a turn.
void ScrimmageTable::soundEvents() {
    for (const scrimmage::Event& event : m_match.events()) {
        if (event.kind == EventKind::Snapped)
            emit sounded(GameSound::Snap);
        else if (event.kind == EventKind::TurnEnded)
            emit sounded(GameSound::Tick);
        else if (event.kind == EventKind::Touchdown || event.kind == EventKind::Safety)
            emit sounded(GameSound::Score);
    }
}

StripFacts ScrimmageTable::strip() const {
    const scrimmage::State& now = state();
    StripFacts strip;
    const bool placed = now.phase != Phase::NewGame;
    const auto team = [&](Side side) {
        StripTeam end = stripTeam(m_match, side, scrimmageLook(now, side, m_match.teamName(side)));
        if (placed)
            end.role =
                (side == now.offense ? tr("offense · attacks %1") : tr("defense · attacks %1"))
                    .arg(directionText(now, side));
        return end;
    };
    strip.home = team(Side::Home);
    strip.visitor = team(Side::Visitor);
    const ScoreColors& ink = Theme::instance().score();
    strip.facts.push_back({.label = tr("Sudden death"),
                           .value = now.play > 0 ? tr("Play %1").arg(now.play) : tr("Start"),
                           .ink = ink.mark});
    if (placed)
        strip.facts.push_back({.label = tr("Down"),
                               .value = downText(now),
                               .detail = tr("at %1").arg(lineText(now, now.lineOfScrimmage)),
                               .ink = ink.text,
                               .part = StripPart::Situation});
    const bool turn = now.turn > 0 && now.allotment > 0 && !now.over && !now.ended &&
                      m_match.doing() != MatchDoing::Over;
    if (turn)
        strip.facts.push_back(
            {.label = turnText(now),
             .value = QString::number(now.squaresLeft),
             .detail = tr("of %1 squares left").arg(now.allotment),
             .ink = ink.good,
             .bar = static_cast<double>(now.squaresLeft) / std::max(1, now.allotment),
             .part = StripPart::Clock});
    else
        strip.facts.push_back(whoFact(m_match));
    return strip;
}

StripDetail ScrimmageTable::situation() const {
    const scrimmage::State& now = state();
    StripDetail detail;
    detail.title = tr("%1 on offense, attacking %2")
                       .arg(m_match.teamName(now.offense), directionText(now, now.offense));
    detail.lines << situationText(now) << tr("Line to gain: %1").arg(lineText(now, now.lineToGain));
    if (const QString call = callText(now); !call.isEmpty())
        detail.lines << tr("The play: %1").arg(call);
    if (now.turn > 0 && now.allotment > 0)
        detail.lines << tr("%1: %2 of %3 squares left")
                            .arg(turnText(now))
                            .arg(now.squaresLeft)
                            .arg(now.allotment);
    detail.clause = QStringLiteral("SCR-D7");
    return detail;
}

}  // namespace thrum::gui
