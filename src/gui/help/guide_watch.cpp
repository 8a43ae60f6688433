#include "gui/help/guide_watch.hpp"

#include "gui/game_room/director.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/widgets/page_switch.hpp"

#include <algorithm>

namespace thrum::gui {

namespace {
constexpr int kWholeSide = 4;  // so many moved at once were lined up, not dragged
}

GuideWatch::GuideWatch(GuidedGame& guide, TableSession& session, QObject* parent)
    : QObject{parent}, m_guide{guide}, m_session{session} {
    connect(&session, &TableSession::phaseChanged, this, &GuideWatch::onPhase);
    // Later: the undo stack knows of a change only after it was made.
    connect(&session.document(),
            &SetupDocument::changed,
            this,
            &GuideWatch::onSetUp,
            Qt::QueuedConnection);
    connect(&guide, &GuidedGame::changed, this, [this] {
        if (m_guide.step() == m_step)
            return;
        m_step = m_guide.step();
        m_speed = m_session.document().data().table.speedTenths;
    });
    onSetUp();
}

void GuideWatch::onPhase(TablePhase phase) {
    const TablePhase before = std::exchange(m_phase, phase);
    if (phase == TablePhase::Watching)
        m_guide.note(GuideDeed::RunWatchedAgain);
    if (before != TablePhase::Running || phase == TablePhase::Running)
        return;
    // One thing the coach did is one deed: the step that waits decides which of them it was.
    const GuideStep* due = m_guide.current();
    if (due == nullptr)
        return;
    if (due->deed == GuideDeed::BoardRan)
        m_guide.note(GuideDeed::BoardRan);
    else if (due->deed == GuideDeed::PlayEnded && phase == TablePhase::Result)
        m_guide.note(GuideDeed::PlayEnded);
    else if (due->deed == GuideDeed::BoardRanAtOtherSpeed &&
             m_session.document().data().table.speedTenths != m_speed)
        m_guide.note(GuideDeed::BoardRanAtOtherSpeed);
}

void GuideWatch::onSetUp() {
    int moved = 0;
    int turned = 0;
    std::map<FigureId, Pose> stand;
    for (const FigureSetup& figure : m_session.document().state().figures) {
        const auto before = m_stood.find(figure.id);
        if (before != m_stood.end()) {
            moved += before->second.at != figure.pose.at ? 1 : 0;
            turned +=
                before->second.at == figure.pose.at && before->second.heading != figure.pose.heading
                    ? 1
                    : 0;
        } else {
            ++moved;
        }
        stand.emplace(figure.id, figure.pose);
    }
    const bool first = m_stood.empty();
    m_stood = std::move(stand);
    // What the board or the next snap moved is nobody's deed.
    const bool stopped = m_session.phase() == TablePhase::Stopped && moved == 0;
    if (first || (m_session.phase() != TablePhase::SetUp && !stopped))
        return;
    if (moved >= kWholeSide && m_session.document().undoStack().canUndo())
        m_guide.note(GuideDeed::FormationCalled);
    else if (turned > 0)
        m_guide.note(GuideDeed::ManTurned);
}

void GuideWatch::follow(const MatchDirector& director) {
    connect(&director, &MatchDirector::gameBegun, this, [this, &director] {
        const TapPage* page = director.tapPage();
        if (page == nullptr)
            return;
        connect(&page->match(), &TapMatch::passReleased, this, [this] {
            m_guide.note(GuideDeed::PassReleased);
        });
    });
}

void GuideWatch::followReplay(const PageSwitch& pages, const QWidget& replay) {
    connect(&pages, &PageSwitch::shown, this, [this, &replay](const QWidget* page) {
        if (page == &replay)
            m_guide.note(GuideDeed::ReplayOpened);
    });
}

}  // namespace thrum::gui
