#pragma once

#include "gui/board_game/tool.hpp"
#include "gui/match/commands.hpp"

#include <optional>
#include <utility>

#include <QString>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace thrum::gui {

class FairCalls;

/// What the pages of a game's prompt panel share.
struct MatchDesk {
    TapMatch& match;
    MatchTool& tool;
    Selection& selection;
    const FairCalls& calls;
    const CoachKeys& keys;

    /// The key of a coach who sits at this window; empty: he has none.
    [[nodiscard]] QString keyOf(Side side, CoachCommand command) const {
        return keys && match.isPerson(side) ? keys(side, command) : QString{};
    }
};

/// The one main button of a page; an empty text hides it.
struct MainButton {
    QString text;
    QString hint;
    bool enabled = true;
    /// The coach's own key that presses it; nothing: the one for done, of whoever is asked.
    std::optional<std::pair<Side, CoachCommand>> key{};
    friend bool operator==(const MainButton&, const MainButton&) = default;
};

/// A page of the prompt panel during a game. It renders match and prompt, keeps no copy of them,
/// and hands in decisions.
class MatchPromptPage : public QWidget {
    Q_OBJECT

public:
    explicit MatchPromptPage(const MatchDesk& desk, QWidget* parent = nullptr);

    /// By default the main decision of the prompt.
    [[nodiscard]] virtual MainButton mainButton() const;
    virtual void pressMain();
    /// A figure of the board was clicked; true if that meant something here.
    virtual bool figureClicked(FigureId) { return false; }
    /// State, prompt or selection changed.
    virtual void refresh() = 0;
    /// Between two prompts, when only time went by or a preview moved.
    virtual void refreshTime() {}

signals:
    /// The coach wants to read a rule.
    void clauseAsked(const QString& clause);
    /// A choice that is not handed in yet is another.
    void choiceChanged();
    /// Done with a list: the keyboard belongs to the board again.
    void boardWanted();

protected:
    [[nodiscard]] const MatchDesk& desk() const { return m_desk; }
    [[nodiscard]] TapMatch& match() const { return m_desk.match; }
    [[nodiscard]] QVBoxLayout* column() const { return m_column; }
    QLabel* addLead();
    QLabel* addHeading(const QString& text);
    QLabel* addText(bool muted);
    void submit(tap::DecisionKind kind);
    void submit(tap::DecisionKind kind, FigureId figure);
    void submit(tap::DecisionKind kind, Side side);

private:
    void withholdSwitch(MainButton& button) const;

    MatchDesk m_desk;
    QVBoxLayout* m_column = nullptr;
};

}  // namespace thrum::gui
