#include "gui/scenarios/page_probe.hpp"

#include "gui/games/tap/agree_page.hpp"
#include "gui/games/tap/board_run_page.hpp"
#include "gui/games/tap/chance_page.hpp"
#include "gui/games/tap/decide_page.hpp"
#include "gui/games/tap/final_page.hpp"
#include "gui/games/tap/line_up_page.hpp"
#include "gui/games/tap/pass_page.hpp"
#include "gui/games/tap/penalty_page.hpp"
#include "gui/games/tap/pivot_page.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/match/side_band.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/choice_button.hpp"
#include "gui/widgets/figure_chips.hpp"

#include <algorithm>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPushButton>

namespace thrum::gui::test {

namespace {
using tap::DecisionKind;

class Probe {
public:
    explicit Probe(ScenarioDesk& desk) : m_desk{desk} {}

    std::vector<std::string> missing() {
        TapPanel& panel = m_desk.panel();
        if (panel.page() == nullptr || panel.band().title().isEmpty()) {
            miss("a page with a title");
            return m_missing;
        }
        switch (m_desk.match().doing()) {
            case MatchDoing::Running:
                if (!m_desk.shows<BoardRunPage>())
                    miss("the page of a run");
                break;
            case MatchDoing::Throwing:
                if (!m_desk.shows<ChancePage>())
                    miss("the page of dice and coin");
                break;
            case MatchDoing::Over:
                if (!m_desk.shows<FinalPage>())
                    miss("the final page");
                break;
            default:
                waiting();
        }
        return m_missing;
    }

private:
    void miss(const std::string& what) { m_missing.push_back(what); }

    void waiting() {
        const tap::Prompt& prompt = m_desk.match().prompt();
        for (const DecisionKind kind : prompt.wants)
            if (!offers(kind))
                miss("a way to " + std::string{tap::nameOf(kind)});
        calls(prompt.side, prompt.calls);
        others(prompt);
        if (prompt.chance && !m_desk.shows<ChancePage>())
            miss("the page of dice and coin");
    }

    bool listed(const QString& text) {
        for (const ActionList* list : m_desk.panel().page()->findChildren<ActionList*>())
            if (list->isVisibleTo(m_desk.panel().page()))
                for (const ActionItem& item : list->items())
                    if (item.text == text || item.text.endsWith(QStringLiteral(": ") + text))
                        return item.enabled && list->button(item.id)->isEnabled();
        return false;
    }

    // Everybody who may be named has his button, and nobody else.
    bool chips(const char* name, const std::vector<FigureId>& men) {
        const auto* found = m_desk.find<FigureChips>(name);
        if (found == nullptr)
            return men.empty();
        return found->chips().size() == men.size() && std::ranges::all_of(men, [&](FigureId man) {
                   return std::ranges::find(found->chips(), man, &FigureChip::id) !=
                          found->chips().end();
               });
    }

    bool offers(DecisionKind kind) {
        TapMatch& match = m_desk.match();
        const tap::Option* option = match.option(kind);
        const QPushButton* main = m_desk.panel().mainButtonWidget();
        // at a handover there is one thing to do; the rest comes after it
        const bool handover = mainDecision(match) == DecisionKind::TakeOver;
        if (handover && afterHandover(kind))
            return main->isEnabled();
        // squads that do not pass the inspection begin no tournament (TAP-MD-11)
        if (kind == DecisionKind::ConfirmMethod && !main->isEnabled())
            return match.state().mode == tap::Mode::Tournament;
        // a main button that is held up says why
        if (mainDecision(match) == kind && main->isVisibleTo(&m_desk.panel()))
            return main->isEnabled() || !m_desk.panel().withheld().isEmpty();
        if (option != nullptr && !option->choices.empty() && m_desk.shows<DecidePage>())
            return std::ranges::all_of(
                option->choices, [&](tap::Choice choice) { return listed(choiceText(choice)); });
        const std::vector<FigureId> men =
            option != nullptr ? option->figures : std::vector<FigureId>{};
        switch (kind) {
            case DecisionKind::ConfirmMethod:
                return m_desk.shows<AgreePage>() && main->isEnabled();
            case DecisionKind::TakeOver:
                return !main->text().isEmpty() && main->isEnabled();
            case DecisionKind::Accept:
            case DecisionKind::Decline:
                return m_desk.shows<PenaltyPage>() && m_desk.find<QPushButton>("accept") &&
                       m_desk.find<QPushButton>("decline");
            case DecisionKind::Roll:
            case DecisionKind::Flip:
                return m_desk.shows<ChancePage>() && main->isEnabled();
            case DecisionKind::Place:
                return m_desk.shows<LineUpPage>() && onBoardOrBench(men);
            case DecisionKind::Lift:
                return m_desk.shows<LineUpPage>() && m_desk.find<QPushButton>("liftMen");
            case DecisionKind::NameReturner:
                return m_desk.shows<LineUpPage>() && m_desk.find<QComboBox>("returner");
            case DecisionKind::NameGunners:
                return m_desk.shows<LineUpPage>() && chips("gunners", men);
            case DecisionKind::Pivot:
            case DecisionKind::MoveInMotion:
                return m_desk.shows<PivotPage>() || m_desk.shows<PassPage>();
            case DecisionKind::Announce:
                return m_desk.shows<PivotPage>() && chips("men", men);
            case DecisionKind::Pitch:
                return m_desk.shows<PivotPage>() &&
                       actions(QStringLiteral("Pitch to")) == men.size();
            case DecisionKind::SwitchBase:
                if (m_desk.shows<LineUpPage>())
                    return men.empty() || m_desk.find<QPushButton>("quarterbackBase");
                return m_desk.shows<PivotPage>() &&
                       (men.empty() || actions(QStringLiteral("Switch base")) == 1);
            case DecisionKind::NameReceiver:
                return m_desk.shows<PassPage>() && chips("receivers", men);
            case DecisionKind::LayStick:
                return m_desk.shows<PassPage>() &&
                       (option == nullptr || m_desk.page().tool().aim().has_value());
            case DecisionKind::TurnReceiver:
                return m_desk.shows<PassPage>() && m_desk.find<QDoubleSpinBox>("receiverHeading");
            default:
                return listed(decisionText(kind, match));
        }
    }

    /// What the main button says once the coach is there.
    static bool afterHandover(DecisionKind kind) {
        return kind == DecisionKind::Done || kind == DecisionKind::Set ||
               kind == DecisionKind::Ready || kind == DecisionKind::SwitchOn;
    }

    std::size_t actions(const QString& beginning) {
        std::size_t found = 0;
        const auto* list = m_desk.find<ActionList>("stopActions");
        if (list != nullptr)
            for (const ActionItem& item : list->items())
                found += item.enabled && item.text.startsWith(beginning) ? 1U : 0U;
        return found;
    }

    // Who may be placed stands on the board to be dragged, or sits on the bench to be taken.
    bool onBoardOrBench(const std::vector<FigureId>& men) {
        const auto* bench = m_desk.find<FigureChips>("bench");
        return std::ranges::all_of(men, [&](FigureId man) {
            const tap::State& state = m_desk.match().state();
            return tap::findOnBoard(state, man) != nullptr || state.playFacts.returner == man ||
                   (bench != nullptr && std::ranges::find(bench->chips(), man, &FigureChip::id) !=
                                            bench->chips().end());
        });
    }

    void calls(Side side, const std::vector<DecisionKind>& kinds) {
        const auto* box = m_desk.panel().findChild<QWidget*>(QStringLiteral("calls"));
        for (const DecisionKind kind : kinds) {
            // by his key alone: nothing on the page counts the men for a coach (TAP-MD-11)
            if (kind == DecisionKind::CallTooManyMen)
                continue;
            const auto buttons = box->findChildren<QPushButton*>();
            if (std::ranges::none_of(buttons, [&](const QPushButton* button) {
                    return button->property("kind").toInt() == static_cast<int>(kind) &&
                           button->property("side").toInt() == static_cast<int>(side) &&
                           button->isEnabled() && button->isVisibleTo(&m_desk.panel());
                }))
                miss("a button to call " + std::string{tap::nameOf(kind)});
        }
    }

    // What the other coach may do meanwhile: calls have buttons, his part of a break its own item.
    void others(const tap::Prompt& prompt) {
        std::vector<DecisionKind> called;
        for (const DecisionKind kind : prompt.also) {
            const bool listedThere = kind == DecisionKind::EarlyTouchback ||
                                     kind == DecisionKind::DeclareFake ||
                                     kind == DecisionKind::Ready;
            if (kind == DecisionKind::NameReturner) {
                if (m_desk.find<QComboBox>("returner") == nullptr)
                    miss("a way for the other side to name its returner");
                continue;
            }
            if (!listedThere)
                called.push_back(kind);
            else if (!listed(decisionText(kind, m_desk.match())))
                miss("a way for the other side to " + std::string{tap::nameOf(kind)});
        }
        calls(other(prompt.side), called);
    }

    ScenarioDesk& m_desk;
    std::vector<std::string> m_missing;
};
}  // namespace

std::vector<std::string> missingOnPage(ScenarioDesk& desk) {
    return Probe{desk}.missing();
}

std::string pageName(ScenarioDesk& desk) {
    std::string name = desk.panel().page()->metaObject()->className();
    name = name.substr(name.rfind(':') + 1);
    const tap::State& state = desk.match().state();
    name += "-" + std::string{tap::nameOf(state.phase)};
    if (state.stage != tap::LineupStage::None)
        name += "-" + std::string{tap::nameOf(state.stage)};
    if (state.handover)
        name += "-handover";
    if (state.paused)
        name += "-paused";
    for (char& letter : name)
        if (letter == ' ' || letter == '/')
            letter = '_';
    return name;
}

}  // namespace thrum::gui::test
