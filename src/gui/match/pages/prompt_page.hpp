#pragma once

#include "gui/match/commands.hpp"
#include "gui/match/match.hpp"

#include <optional>
#include <utility>

#include <QString>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace thrum::gui {

/// The one main button of a page; an empty text hides it.
struct MainButton {
    QString text;
    QString hint;
    bool enabled = true;
    /// The coach's own key that presses it; nothing: the one for done, of whoever is asked.
    std::optional<std::pair<Side, CoachCommand>> key{};
    friend bool operator==(const MainButton&, const MainButton&) = default;
};

/// What the prompt panel says of the open window.
struct PromptWords {
    QString title;  ///< who and what, at most five words
    QString lead;   ///< what may be done, one or two sentences
};

/// A page of the prompt panel during a game of any kind. It renders the match, keeps no copy of it,
/// and hands in decisions.
class MatchPromptPage : public QWidget {
    Q_OBJECT

public:
    /// @param match  outlives this
    explicit MatchPromptPage(Match& match, QWidget* parent = nullptr);

    [[nodiscard]] virtual MainButton mainButton() const { return {}; }
    virtual void pressMain() {}
    /// A digit, 1 to 9, where no list of choices takes it; true if that meant something here.
    virtual bool digitPressed(int) { return false; }
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
    [[nodiscard]] Match& anyMatch() const { return m_match; }
    [[nodiscard]] QVBoxLayout* column() const { return m_column; }
    QLabel* addLead();
    QLabel* addHeading(const QString& text);
    QLabel* addText(bool muted);

private:
    Match& m_match;
    QVBoxLayout* m_column = nullptr;
};

}  // namespace thrum::gui
