#pragma once

#include "gui/help/guided_game.hpp"
#include "gui/practice/table_session.hpp"

#include <map>

namespace thrum::gui {

class MatchDirector;
class PageSwitch;

/// Sees what the coach does at the practice table and in a game and tells the guided first game.
class GuideWatch final : public QObject {
    Q_OBJECT

public:
    GuideWatch(GuidedGame& guide, TableSession& session, QObject* parent = nullptr);

    /// Passes of the game that is played count as well.
    void follow(const MatchDirector& director);
    /// The replay is shown when this page comes to the front.
    void followReplay(const PageSwitch& pages, const QWidget& replay);

private:
    void onPhase(TablePhase phase);
    void onSetUp();

    GuidedGame& m_guide;
    TableSession& m_session;
    std::map<FigureId, Pose> m_stood;  ///< at the last look
    TablePhase m_phase = TablePhase::SetUp;
    int m_speed = 0;  ///< when the step for it began
    std::size_t m_step = 0;
};

}  // namespace thrum::gui
