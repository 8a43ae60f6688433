#include "gui/window/call_keys.hpp"

#include "gui/commands/command_table.hpp"
#include "gui/game_room/director.hpp"
#include "gui/games/tap/line_up_page.hpp"
#include "gui/games/tap/line_up_uses.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/games/tap/tap_panel.hpp"
#include "gui/practice/practice_desk.hpp"

namespace thrum::gui {

namespace {
using Of = app::MarkBook::Of;
constexpr int kCallKeys = 9;

Command commandOf(int key) {
    return static_cast<Command>(static_cast<int>(Command::CallFormation1) + key - 1);
}
}  // namespace

CallKeys::CallKeys(const Places& places, CommandDeeds& deeds, QObject* parent)
    : QObject{parent}, m_places{places} {
    for (int key = 1; key <= kCallKeys; ++key)
        deeds.add(
            commandOf(key), [this, key] { call(key); }, [this, key] { return offer(key); });
    connect(
        &places.practice,
        &PracticeDesk::played,
        this,
        [this](
            const QString& offense, const QString& defense, const std::optional<Distance>& gain) {
            note(Of::Formations, offense.toStdString(), gain);
            note(Of::Formations, defense.toStdString(), gain);
            const std::string play = m_places.practice.session().document().state().calledPlay;
            if (!play.empty())
                note(Of::Plays, play, gain);
        });
    connect(&places.director, &MatchDirector::gameBegun, this, &CallKeys::watchGame);
}

bool CallKeys::inGame() const {
    return m_places.director.isShown() && m_places.director.tapPage() != nullptr;
}

// Whose men are chosen lines up; with nobody chosen the side with the ball.
FormationUnit CallKeys::unitAtTable() const {
    const TableSession& session = m_places.practice.session();
    const auto& chosen = session.selection().ids();
    return !chosen.empty() && chosen.front().side() != session.document().state().offense
               ? FormationUnit::Defense
               : FormationUnit::Offense;
}

std::string CallKeys::formationOn(int key) const {
    if (!inGame())
        return m_places.marks.formationOn(unitAtTable(), key);
    const TapMatch& match = m_places.director.tapPage()->match();
    for (const Formation* formation : match.formations(match.prompt().side))
        if (m_places.marks.of(Of::Formations, formation->id).key == key)
            return formation->id;
    return {};
}

CommandOffer CallKeys::offer(int key) const {
    if (inGame()) {
        const QString problem =
            m_places.director.tapPage()->panel().lineUpPage().formationProblem();
        if (!problem.isEmpty())
            return notNow(problem);
    } else if (m_places.director.isShown()) {
        return notNow(tr("This game has no formations to call."));
    } else if (m_places.practice.session().phase() != TablePhase::SetUp) {
        return notNow(tr("That is done before the snap; Backspace leads to the set-up."));
    }
    const Formation* formation = m_places.library.formation(formationOn(key));
    if (formation == nullptr)
        return notNow(
            tr("No formation that fits has the key %1: star one in the formation library.")
                .arg(key));
    return {.refusal = {},
            .text = tr("&%1 %2").arg(key).arg(QString::fromStdString(formation->name)),
            .tip = QString::fromStdString(formation->notes)};
}

void CallKeys::call(int key) {
    const QString id = QString::fromStdString(formationOn(key));
    if (inGame()) {
        m_places.director.tapPage()->panel().lineUpPage().callFormation(id);
        return;
    }
    SetupDocument& document = m_places.practice.session().document();
    if (const auto problem =
            document.setFormation(unitAtTable() == FormationUnit::Offense, id.toStdString()))
        emit said(*problem);
}

void CallKeys::watchGame() {
    const TapPage* page = m_places.director.tapPage();
    if (page == nullptr)
        return;
    auto* uses = new LineUpUses{page->match()};
    connect(uses,
            &LineUpUses::played,
            this,
            [this](const QString& formation, const QString& play, std::optional<Distance> gain) {
                note(Of::Formations, formation.toStdString(), gain);
                note(Of::Plays, play.toStdString(), gain);
            });
}

void CallKeys::note(Of kind, const std::string& id, std::optional<Distance> gain) {
    if (id.empty())
        return;
    if (const auto problem = m_places.marks.noteUse(kind, id, gain))
        emit said(QString::fromStdString(problem->text()));
    emit counted();
}

}  // namespace thrum::gui
