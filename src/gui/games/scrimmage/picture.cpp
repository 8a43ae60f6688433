#include "gui/games/scrimmage/picture.hpp"

#include "gui/games/scrimmage/draw_card.hpp"
#include "gui/games/scrimmage/error_popup.hpp"
#include "gui/games/scrimmage/foot_bar.hpp"
#include "gui/games/scrimmage/grid_view.hpp"
#include "gui/games/scrimmage/men_window.hpp"
#include "gui/widgets/refusal_bubble.hpp"

#include <algorithm>

#include <QTimer>
#include <QVBoxLayout>

namespace thrum::gui {

ScrimmagePicture::ScrimmagePicture(ScrimmagePlan& plan, ScrimmageFilm& film, QWidget* parent)
    : QWidget{parent}, m_plan{plan}, m_film{film} {
    setObjectName(QStringLiteral("scrimmagePicture"));
    setAccessibleName(tr("SCRIMMAGE"));
    auto* rows = new QVBoxLayout{this};
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_grid = new ScrimmageGrid{plan, film, this};
    rows->addWidget(m_grid, 1);
    m_foot = new ScrimmageFootBar{plan, film, *m_grid, this};
    rows->addWidget(m_foot);
    m_draw = new ScrimmageDrawCard{this};
    m_error = new ScrimmageErrorPopup{*m_grid, this};
    setFocusPolicy(Qt::StrongFocus);
    setFocusProxy(m_grid);
    connect(&film, &ScrimmageFilm::drew, this, &ScrimmagePicture::showDraw);
    connect(&film, &ScrimmageFilm::ended, this, [this] { m_foot->refresh(); });
    connect(m_foot, &ScrimmageFootBar::menAsked, this, &ScrimmagePicture::showMen);
    connect(m_foot, &ScrimmageFootBar::rulesAsked, this, [this] {
        emit clauseAsked(QStringLiteral("SCR-M1"));
    });
    connect(m_foot, &ScrimmageFootBar::replayAsked, this, [this] {
        if (m_film.isReplay())
            m_film.finish();
        else
            replay(
                m_film.msOfReplays().value_or(m_plan.state().rules->replay.msPerSquare.moderate));
    });
    connect(m_error, &ScrimmageErrorPopup::clauseAsked, this, &ScrimmagePicture::clauseAsked);
    connect(m_grid, &ScrimmageGrid::clauseAsked, this, &ScrimmagePicture::clauseAsked);
    connect(m_grid, &ScrimmageGrid::spoken, this, &ScrimmagePicture::spoken);
}

void ScrimmagePicture::refresh() {
    m_grid->refresh();
    m_foot->refresh();
}

void ScrimmagePicture::showError(const QString& sentence, const QString& clause) {
    m_error->say(sentence, clause);
    // the book's pop-up says it here, not the bubble of the page
    QTimer::singleShot(0, this, [this] {
        for (RefusalBubble* bubble : findChildren<RefusalBubble*>())
            bubble->dismiss();
    });
}

void ScrimmagePicture::hideDraw() {
    m_draw->hide();
}

void ScrimmagePicture::replay(int msPerSquare) {
    m_draw->hide();
    m_film.replay(msPerSquare);
    m_foot->refresh();
    m_grid->setFocus();
}

void ScrimmagePicture::showMen() {
    if (!m_men) {
        m_men = new ScrimmageMenWindow{m_plan.state(), this};
        m_men->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_men->show();
    m_men->raise();
    m_men->activateWindow();
}

void ScrimmagePicture::showDraw(const ScrimmageDraw& draw, bool still) {
    m_draw->show(draw, still);
    placeDraw();
}

// In the half of the field where nothing happened.
void ScrimmagePicture::placeDraw() {
    const QSize size = m_draw->sizeHint().boundedTo({width() - 16, height() - 16});
    const auto& trails = m_film.trails();
    const int row = trails.empty() ? 0 : trails.back().to.row;
    const bool below = row <= m_plan.state().rules->field.rows / 2;
    const QRectF field = m_grid->grid().field.translated(m_grid->pos());
    const int y = below ? static_cast<int>(field.bottom()) - size.height() - 12
                        : static_cast<int>(field.top()) + 12;
    m_draw->setGeometry(std::max(8, static_cast<int>(field.center().x()) - size.width() / 2),
                        y,
                        size.width(),
                        size.height());
}

void ScrimmagePicture::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_draw->isVisible())
        placeDraw();
}

}  // namespace thrum::gui
