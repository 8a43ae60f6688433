#pragma once

#include "gui/games/foursheet/desk.hpp"
#include "gui/match/pages/prompt_page.hpp"

#include <QKeyEvent>

namespace thrum::gui::fss {

/// A page of the prompt panel in a game of 4SS.
class Page : public MatchPromptPage {
public:
    explicit Page(Desk& desk, QWidget* parent = nullptr)
        : MatchPromptPage{desk.match, parent}, m_desk{desk} {}

    /// Told to every page, shown or not, whenever anything changed: what is not asked any more is
    /// forgotten, so that nothing of a covered call stays behind.
    virtual void follow() {}
    void refresh() override { follow(); }
    /// A key pressed over the picture; true if it meant something here.
    virtual bool takeKey(QKeyEvent& event) {
        (void)event;
        return false;
    }
    /// Whether a letter means something here, so that no command of the window takes it.
    [[nodiscard]] virtual bool hasLetter(const QKeyEvent& event) const {
        (void)event;
        return false;
    }
    /// A zone of the field was chosen.
    virtual bool zoneChosen(Zone zone) {
        (void)zone;
        return false;
    }

protected:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::ShortcutOverride &&
            hasLetter(static_cast<const QKeyEvent&>(*event))) {
            event->accept();
            return true;
        }
        return MatchPromptPage::event(event);
    }
    void keyPressEvent(QKeyEvent* event) override {
        if (!takeKey(*event))
            MatchPromptPage::keyPressEvent(event);
    }
    [[nodiscard]] Desk& desk() const { return m_desk; }
    [[nodiscard]] FoursheetMatch& match() const { return m_desk.match; }
    /// Another question than the one that was followed last is asked; true once.
    [[nodiscard]] bool isNewQuestion() {
        return std::exchange(m_question, match().questionNumber()) != match().questionNumber();
    }
    void forgetQuestion() { m_question = -1; }

private:
    Desk& m_desk;
    int m_question = -1;
};

}  // namespace thrum::gui::fss
