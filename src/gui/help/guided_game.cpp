#include "gui/help/guided_game.hpp"

namespace thrum::gui {

GuidedGame::GuidedGame(QObject* parent)
    : QObject{parent},
      m_steps{
          {GuideDeed::BoardRan,
           tr("Switch the board on"),
           tr("Press Space: the board hums and everybody walks. Press Space again, or wait, and it "
              "stops.")},
          {GuideDeed::ManTurned,
           tr("Turn a man"),
           tr("Click a man of yours and press [ or ], or turn the wheel over him: he walks where "
              "he "
              "faces. If the play is over, Enter sets up the next one first.")},
          {GuideDeed::FormationCalled,
           tr("Line up by formation"),
           tr("Let the play run to its end with Space and press Enter: the next one is set up. "
              "Then press F and choose another formation: the whole side stands in it at once.")},
          {GuideDeed::PlayEnded,
           tr("Run a play"),
           tr("Press Space and let it run. The ring marks the man with the ball; the play ends "
              "when he is caught, scores or leaves the field.")},
          {GuideDeed::RunWatchedAgain,
           tr("See what a tackle is"),
           tr("A base of a standing opponent on the carrier's base is a tackle; the star shows "
              "where. Press R to see it again, slowly.")},
          {GuideDeed::BoardRanAtOtherSpeed,
           tr("Shake it harder"),
           tr("Press Enter until the next snap is set up, change the Speed under the board, with "
              "Ctrl+PgUp for instance, and switch on: men run faster and fall more.")},
          {GuideDeed::PassReleased,
           tr("Throw a pass"),
           tr("A stopped play: press Pass, click a ringed man downfield, click where the stick "
              "should point, and lift it with Enter.")},
          {GuideDeed::ReplayOpened,
           tr("Watch the replay"),
           tr("The defense may turn to the ball first: Enter. Space switches on; when the board "
              "has "
              "stopped, press R to see it again, as slowly as you like.")}} {}

const GuideStep* GuidedGame::current() const {
    return m_on && m_step < m_steps.size() ? &m_steps[m_step] : nullptr;
}

void GuidedGame::start() {
    m_on = true;
    m_step = 0;
    emit changed();
}

void GuidedGame::skip() {
    if (current() != nullptr)
        goOn();
}

void GuidedGame::leave() {
    if (!m_on)
        return;
    m_on = false;
    emit changed();
}

void GuidedGame::note(GuideDeed deed) {
    const GuideStep* due = current();
    if (due != nullptr && due->deed == deed)
        goOn();
}

void GuidedGame::goOn() {
    ++m_step;
    emit changed();
}

}  // namespace thrum::gui
