#pragma once

#include "gui/commands/finder_entry.hpp"
#include "gui/games/tap/tap_prompt_page.hpp"

#include <thrum/segment/play.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include <QHash>

class QComboBox;
class QPushButton;

namespace thrum::gui {

class ActionList;
class ChecksList;
class FigureChips;
class FittingButton;

/// Placing figures, of every line-up there is: formation, bench, gunners, returner, and the live
/// list of what "set" would be refused for.
class LineUpPage final : public TapPromptPage {
    Q_OBJECT

public:
    explicit LineUpPage(const TapDesk& desk, QWidget* parent = nullptr);

    void refresh() override;
    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;
    /// Lines up whoever's turn it is.
    void callFormation(const QString& formation) { call(formation); }
    /// Lines up for a play of the coach's own and turns its men.
    /// @return  whether it was accepted; a refusal is told
    bool callPlay(const Play& play);
    /// Opens the list of formations, for its key.
    void chooseFormation();
    /// Why none is called now; empty if one may be.
    [[nodiscard]] QString formationProblem() const;
    /// The formations that may be called, for the finder.
    [[nodiscard]] std::vector<FinderEntry> entries();
    /// The list shows this one for the side that lines up now.
    void showCalled(const QString& formation);

    /// Why no play can be called from the wrist; empty if one can.
    void askWristOf(std::function<QString()> problem) { m_wristProblem = std::move(problem); }

signals:
    /// The coach wants to look at his wrist.
    void wristAsked();
    /// A man of the bench is drawn across the screen, and let go there.
    void benchDragged(thrum::FigureId figure, QPoint onScreen);
    void benchDropped(thrum::FigureId figure, QPoint onScreen);

private:
    void fillFormations();
    void fillBench();
    void fillGunners();
    void fillReturner();
    void fillActions();
    void fillChecks();
    void toggleGunner(FigureId id);
    /// @return  whether it was accepted; a refusal is told
    bool call(const QString& formation, const QString& play = {});
    /// The men of what was called are turned as soon as they stand on the board.
    void turnSoon(const Play* play);
    void turnCalled();
    /// Nobody stands yet, so "set" would only be refused: the main button lines up instead.
    [[nodiscard]] bool linesUpFirst() const;
    [[nodiscard]] int callKey() const;
    /// A person on the other side may decide this now.
    [[nodiscard]] bool offersOther(tap::DecisionKind kind) const;
    /// The side that a choice of the page is for.
    [[nodiscard]] Side offeredTo(tap::DecisionKind kind) const;
    [[nodiscard]] Side returningSide() const;

    QLabel* m_lead = nullptr;
    QComboBox* m_formations = nullptr;
    QPushButton* m_call = nullptr;
    QPushButton* m_mirror = nullptr;
    QPushButton* m_lift = nullptr;
    QPushButton* m_base = nullptr;
    FittingButton* m_wrist = nullptr;
    std::function<QString()> m_wristProblem;
    QLabel* m_benchHeading = nullptr;
    FigureChips* m_bench = nullptr;
    QLabel* m_gunnersHeading = nullptr;
    FigureChips* m_gunners = nullptr;
    QWidget* m_returnerRow = nullptr;
    QLabel* m_returnerLabel = nullptr;
    QComboBox* m_returner = nullptr;
    ActionList* m_actions = nullptr;
    QLabel* m_checksHeading = nullptr;
    ChecksList* m_checks = nullptr;
    /// What was called last, by what is lined up for: the next line-up begins with it.
    QHash<int, QString> m_called;
    std::pair<int, QString> m_refused{-1, {}};  ///< a formation that could not be called, for what
    /// A play whose men wait for the record (D59): nobody stands on the board until it is on disk.
    struct ToTurn {
        Side side = Side::Home;
        std::uint64_t snap = 0;
        Play play;
    };
    std::optional<ToTurn> m_toTurn{};
};

}  // namespace thrum::gui
