#pragma once

#include "gui/games/foursheet/play_steps.hpp"

#include <QTextBrowser>

namespace thrum::gui::fss {

/// The play step by step in words, each line with the rule it follows from; the same numbers stand
/// in the picture. The rules are links.
class ReadOut final : public QTextBrowser {
    Q_OBJECT

public:
    explicit ReadOut(QWidget* parent = nullptr);

    void show(const PlaySteps& steps);
    [[nodiscard]] const PlaySteps& steps() const { return m_steps; }
    [[nodiscard]] QSize sizeHint() const override { return {272, 400}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {170, 120}; }

signals:
    void clauseAsked(const QString& clause);

protected:
    void changeEvent(QEvent* event) override;

private:
    void write();
    [[nodiscard]] QString html();
    /// The step that is lit comes in sight where the whole play has no room.
    void showLit();

    PlaySteps m_steps;
};

}  // namespace thrum::gui::fss
