#pragma once

#include "gui/games/scrimmage/film.hpp"
#include "gui/games/scrimmage/plan.hpp"

#include <QPointer>
#include <QWidget>

namespace thrum::gui {

class ScrimmageDrawCard;
class ScrimmageErrorPopup;
class ScrimmageFootBar;
class ScrimmageGrid;
class ScrimmageMenWindow;

/// What lies on the table: the field with its benches, the bar below it, and over it the draws and
/// the book's error pop-up.
class ScrimmagePicture final : public QWidget {
    Q_OBJECT

public:
    /// @param plan, film  outlive this
    ScrimmagePicture(ScrimmagePlan& plan, ScrimmageFilm& film, QWidget* parent = nullptr);

    void refresh();
    void showError(const QString& sentence, const QString& clause);
    /// What was drawn is past.
    void hideDraw();
    void replay(int msPerSquare);
    void showMen();

    [[nodiscard]] ScrimmageGrid& grid() const { return *m_grid; }
    [[nodiscard]] ScrimmageErrorPopup& error() const { return *m_error; }

signals:
    void clauseAsked(const QString& clause);
    void spoken(const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showDraw(const ScrimmageDraw& draw, bool still);
    void placeDraw();

    ScrimmagePlan& m_plan;
    ScrimmageFilm& m_film;
    ScrimmageGrid* m_grid = nullptr;
    ScrimmageFootBar* m_foot = nullptr;
    ScrimmageDrawCard* m_draw = nullptr;
    ScrimmageErrorPopup* m_error = nullptr;
    QPointer<ScrimmageMenWindow> m_men;
};

}  // namespace thrum::gui
