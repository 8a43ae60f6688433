#pragma once

#include "gui/board_game/board_stage.hpp"
#include "gui/games/solitaire/flight_show.hpp"
#include "gui/games/solitaire/page.hpp"
#include "gui/tabletop/game_table.hpp"

#include <optional>

#include <QPointer>
#include <QTimer>

namespace thrum::gui::sol {

class AirPage;
class ChoicePage;
class LineUpPage;
class OverPage;
class RunPage;
class ShotPage;
class SolPicture;
class StopPage;

/// The Solitaire Coach's game on its page: the vibrating board at the left, a page for each prompt
/// at the right, and the shot's bar under the board.
class SolTable final : public GameTable, public BoardStage {
    Q_OBJECT

public:
    /// @param match  outlives this
    explicit SolTable(SolMatch& match);
    ~SolTable() override;
    SolTable(const SolTable&) = delete;
    SolTable& operator=(const SolTable&) = delete;
    SolTable(SolTable&&) = delete;
    SolTable& operator=(SolTable&&) = delete;

    // --- the table
    [[nodiscard]] QWidget& picture() override;
    [[nodiscard]] QWidget& keyboardPart() override;
    [[nodiscard]] std::vector<MatchPromptPage*> pages() override;
    [[nodiscard]] MatchPromptPage* pageFor() override;
    [[nodiscard]] MatchPromptPage* runPage() override;
    [[nodiscard]] BoardStage* stage() override { return this; }
    [[nodiscard]] PromptWords words() const override;
    void refresh() override;
    void happened() override;
    [[nodiscard]] StripFacts strip() const override;
    [[nodiscard]] StripDetail situation() const override;
    [[nodiscard]] QString coachProblem(Side side, CoachCommand command) const override;
    void coach(Side side, CoachCommand command) override;
    [[nodiscard]] QPoint placeOf(std::optional<FigureId> figure) const override;
    void showAlone(bool alone) override;
    bool cancelHalfDone() override;
    void setCoachKeys(const CoachKeys& keys) override { m_keys = keys; }

    // --- the stage
    [[nodiscard]] BoardView& board() const override;
    [[nodiscard]] ControlBar& controls() const override;
    [[nodiscard]] Selection& selection() override { return m_selection; }
    [[nodiscard]] FigureTool& hand() override { return m_tool; }
    [[nodiscard]] QString spoken(FigureId figure) const override;
    void setLayers(const ShownLayers& layers) override;
    void setSnap(bool on) override { m_tool.setSnap(on); }
    void setTurned(bool turned, bool forCoach) override;
    void setFollowsBall(bool follows) override { m_follows = follows; }
    void fitPlay() override;
    void toggleSwitch() override;
    void selectSide(Side side) override { m_tool.selectSide(side); }
    [[nodiscard]] Side offense() const override { return m_match.state().offense; }

    [[nodiscard]] ShotDesk& shot() { return m_shot; }
    [[nodiscard]] SolTool& tool() { return m_tool; }
    [[nodiscard]] const FlightShow& flight() const { return m_flight; }

private:
    void connectParts();
    void refreshScene();
    void refreshControls();
    void refreshShotBar();
    void onFrame();
    void showFlight();
    void fly(const ShotMade& shot);
    void endFlight();
    void showPlay();
    void turnBoard();
    void soundFlight(const std::vector<solitaire::Event>& events);
    [[nodiscard]] QPointF whereBallIs() const;

    SolMatch& m_match;
    Selection m_selection;
    ShotDesk m_shot;
    SolTool m_tool;
    CoachKeys m_keys;
    FlightShow m_flight;
    ShownLayers m_layers;
    std::optional<ShotOutlook> m_outlook;
    QTimer m_frames;
    int m_flown = 0;  ///< the question whose shot is in the air, or was
    std::optional<std::pair<double, solitaire::PlayKind>> m_shownLine;
    bool m_follows = false;
    bool m_turned = false;
    bool m_turnsForCoach = false;
    bool m_landed = false;  ///< the ball in the air has come down
    std::size_t m_entries = 0;
    QPointer<SolPicture> m_picture;
    QPointer<ChoicePage> m_choice;
    QPointer<LineUpPage> m_lineUp;
    QPointer<StopPage> m_stop;
    QPointer<RunPage> m_run;
    QPointer<ShotPage> m_shotPage;
    QPointer<OverPage> m_over;
    QPointer<AirPage> m_air;
};

}  // namespace thrum::gui::sol
