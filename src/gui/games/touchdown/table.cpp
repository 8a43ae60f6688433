#include "gui/games/touchdown/table.hpp"

#include "gui/games/touchdown/cancel_page.hpp"
#include "gui/games/touchdown/choice_page.hpp"
#include "gui/games/touchdown/dice_sheet.hpp"
#include "gui/games/touchdown/roll_page.hpp"
#include "gui/games/touchdown/scenes.hpp"
#include "gui/games/touchdown/sealed_page.hpp"
#include "gui/games/touchdown/step_bar.hpp"
#include "gui/games/touchdown/steps.hpp"
#include "gui/games/touchdown/table_foot.hpp"
#include "gui/games/touchdown/table_picture.hpp"
#include "gui/games/touchdown/team_look.hpp"
#include "gui/games/touchdown/tray.hpp"
#include "gui/games/touchdown/words.hpp"
#include "gui/theme/theme.hpp"

namespace thrum::gui::tdm {

namespace {
using touchdown::Die;
using touchdown::Phase;
}  // namespace

TouchdownTable::TouchdownTable(TouchdownMatch& match)
    : GameTable{match},
      m_match{match},
      m_picture{new TablePicture},
      m_choice{new ChoicePage{match}},
      m_sealed{new SealedPage{match}},
      m_cancel{new CancelPage{match}},
      m_roll{new RollPage{match}} {
    refold();
    for (MatchPromptPage* page : pages()) {
        connect(page, &MatchPromptPage::choiceChanged, this, &GameTable::choiceChanged);
        connect(page, &MatchPromptPage::clauseAsked, this, &GameTable::clauseAsked);
    }
    connect(m_cancel, &MatchPromptPage::choiceChanged, this, &TouchdownTable::refresh);
    Tray& tray = m_picture->tray();
    connect(&tray, &Tray::landed, this, [this] { m_match.throwShown(); });
    connect(&tray, &Tray::told, this, [this] {
        if (m_tossWaits)
            startToss();
    });
    connect(&tray, &Tray::throwAsked, this, [this] {
        if (m_match.doing() == MatchDoing::Waiting && !m_match.typesThrows())
            m_match.throwNow();
    });
    connect(&tray, &Tray::resultPressed, m_cancel, &CancelPage::toggle);
    connect(m_roll, &RollPage::enough, &tray, [this] {
        // what was still told first, then what flies
        m_picture->tray().finish();
        if (m_match.doing() == MatchDoing::Throwing)
            m_picture->tray().finish();
    });
    TableFoot& foot = m_picture->foot();
    connect(&foot, &TableFoot::lastRollAsked, &tray, &Tray::tellAgain);
    connect(&foot, &TableFoot::diceAsked, this, &TouchdownTable::showDice);
    connect(&foot, &TableFoot::realDiceAsked, &match, &Match::setTypesThrows);
    connect(&match, &Match::takenBack, this, [this] {
        refold();
        m_tossWaits = false;
    });
}

// Pages and picture belong to the window by now, if it has taken them.
TouchdownTable::~TouchdownTable() {
    for (MatchPromptPage* page : pages())
        if (page != nullptr && page->parentWidget() == nullptr)
            delete page;
    if (m_picture != nullptr && m_picture->parentWidget() == nullptr)
        delete m_picture;
    delete m_dice;
}

QWidget& TouchdownTable::picture() {
    return *m_picture;
}

std::vector<MatchPromptPage*> TouchdownTable::pages() {
    return {m_choice, m_sealed, m_cancel, m_roll};
}

MatchPromptPage* TouchdownTable::pageFor() {
    if (m_match.doing() == MatchDoing::Throwing || m_match.facts().awaits == Awaits::Chance)
        return m_roll;
    switch (m_match.prompt().phase) {
        case Phase::Strengths:
        case Phase::Call:
        case Phase::DefenseCall:
            return m_sealed;
        case Phase::Cancel:
        case Phase::RunBackCancel:
            return m_cancel;
        default:
            return m_choice;
    }
}

PromptWords TouchdownTable::words() const {
    return {titleOf(m_match), leadOf(m_match)};
}

void TouchdownTable::refold() {
    m_history = {};
    m_history.add(m_match.allEvents());
}

void TouchdownTable::happened() {
    m_history.add(m_match.events());
}

void TouchdownTable::refresh() {
    if (m_picture == nullptr)
        return;
    const std::vector<int>* picked = nullptr;
    std::vector<int> choices;
    std::vector<int> chosen;
    if (m_cancel != nullptr) {
        choices = m_cancel->choices();
        chosen = m_cancel->picked();
        if (!choices.empty())
            picked = &chosen;
    }
    Tray& tray = m_picture->tray();
    const bool throwing = m_match.doing() == MatchDoing::Throwing;
    // while dice fly the tray keeps what it shows; what they come to is not known yet
    if (!throwing)
        tray.show(traySceneOf(m_match, m_history, picked, choices), m_match.brisk());
    m_picture->field().show(fieldSceneOf(m_match, m_history, picked));
    m_picture->steps().show(stepsOf(m_match));
    m_picture->foot().setLastRollEnabled(tray.scene().lies == TrayScene::Lies::Rolled && !throwing);
    m_picture->foot().showDice(m_match.typesThrows(),
                               m_match.isRecorded() ? tr("These dice have fallen already")
                               : m_match.mode() == Mode::Tournament
                                   ? tr("Fixed for the whole game in a tournament")
                                   : QString{});
    if (m_dice != nullptr && m_dice->isVisible())
        m_dice->show(m_history.faces);
    if (throwing)
        toss();
    else
        m_tossWaits = false;
}

void TouchdownTable::toss() {
    if (m_tossed == m_match.questionNumber())
        return;
    m_tossed = m_match.questionNumber();
    if (!m_match.lastChance())
        return;
    // the last play is read before its dice are taken up
    if (m_picture->tray().telling())
        m_tossWaits = true;
    else
        startToss();
}

void TouchdownTable::startToss() {
    m_tossWaits = false;
    const auto& chance = m_match.lastChance();
    if (!chance || m_match.doing() != MatchDoing::Throwing)
        return;
    Tray& tray = m_picture->tray();
    // cards and words for this throw; the dice are in the hand
    tray.show(traySceneOf(m_match, m_history, nullptr, {}), true);
    const auto& draws = chance->request.draws;
    if (!draws.empty() && draws.front().kind == Draw::Kind::Coin) {
        tray.tossCoin(chance->outcome.values.front() == 0 ? touchdown::CoinFace::Heads
                                                          : touchdown::CoinFace::Tails);
        return;
    }
    std::vector<Die> dice;
    std::vector<touchdown::Result> faces;
    for (std::size_t i = 0; i < draws.size(); ++i) {
        dice.push_back(parseName<Die>(draws[i].label).value_or(Die::W1));
        faces.push_back(touchdown::parseResult(faceText(draws[i], chance->outcome.values[i]))
                            .value_or(touchdown::Result{}));
    }
    tray.toss(dice, faces);
}

void TouchdownTable::showDice() {
    if (m_dice == nullptr) {
        m_dice = new DiceSheet{*m_match.state().rules, m_picture->window()};
        m_dice->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_dice->show(m_history.faces);
    m_dice->show();
    m_dice->raise();
}

StripFacts TouchdownTable::strip() const {
    const touchdown::State& s = m_match.state();
    StripFacts facts;
    for (const Side side : {Side::Home, Side::Visitor}) {
        StripTeam team = stripTeam(m_match, side, lookOf(s, side));
        QStringList role{side == s.homeField ? tr("home") : tr("visitors")};
        const auto i = touchdown::indexOf(side);
        if (s.strengthsRevealed && s.strengths[i]) {
            const bool used = s.strengthUses[i] >= s.rules->strength.usesPerQuarter;
            role << (used ? tr("%1 used") : tr("%1 unused")).arg(dieText(*s.strengths[i]));
        }
        const auto& quarters = s.rules->homeReroll.quarters;
        const bool rerolls = std::ranges::find(quarters, s.quarter) != quarters.end();
        if (side == s.homeField && rerolls && !s.over)
            role << (s.rerollUses < s.rules->homeReroll.perQuarter ? tr("reroll left")
                                                                   : tr("reroll used"));
        team.role = role.join(QStringLiteral(" · "));
        (side == Side::Home ? facts.home : facts.visitor) = team;
    }
    StripFact period;
    period.label = periodText(m_match.facts());
    const int plays = touchdown::playsInQuarter(s);
    const bool counts = s.down > 0 && !s.over;
    period.value =
        counts ? tr("Play %1").arg(std::min(s.play + 1, plays)) : tr("%1 played").arg(s.play);
    period.detail = tr("of %1").arg(plays);
    period.ink = Theme::instance().score().hurry;
    StripFact down;
    down.label = tr("Down");
    down.part = StripPart::Situation;
    const QString text = downText(s);
    if (!text.isEmpty() && !s.over) {
        down.value = text;
        down.detail = tr("at %1").arg(shortPlaceText(s, s.offense, s.ball));
    } else {
        const QString purpose =
            m_match.prompt().chance ? purposeText(m_match.prompt().chance->purpose) : QString{};
        down.value = s.over ? tr("Final") : purpose.isEmpty() ? QStringLiteral("–") : purpose;
        if (m_match.prompt().phase == Phase::TryChoice)
            down.value = tr("The try");
        if (m_match.prompt().phase == Phase::Kickoff)
            down.value = tr("Kickoff");
        down.value = down.value.left(1).toUpper() + down.value.mid(1);
    }
    facts.facts = {period, down, whoFact(m_match)};
    return facts;
}

StripDetail TouchdownTable::situation() const {
    const touchdown::State& s = m_match.state();
    StripDetail detail;
    const QString down = downText(s);
    detail.title = down.isEmpty() ? titleOf(m_match) : down;
    detail.clause = QStringLiteral("TDM-14.1");
    if (!down.isEmpty()) {
        detail.lines << tr("%1 have the ball at %2")
                            .arg(teamText(s, s.offense), placeText(s, s.offense, s.ball));
        detail.lines << tr("%1 to the goal line").arg(yardsText(touchdown::toGoal(s)));
        if (const int most = s.rules->fieldGoal.maxToGoal; touchdown::toGoal(s) <= most)
            detail.lines << tr("In field goal range");
    }
    detail.lines << tr("%1 of %2 plays of this quarter are over")
                        .arg(s.play)
                        .arg(touchdown::playsInQuarter(s));
    const Drive& drive = m_history.coming ? *m_history.coming : m_history.drive;
    if (drive.plays > 0)
        detail.lines << tr("This drive: %1 plays, %2").arg(drive.plays).arg(yardsText(drive.yards));
    return detail;
}

}  // namespace thrum::gui::tdm
