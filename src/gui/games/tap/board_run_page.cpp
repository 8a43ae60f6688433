#include "gui/games/tap/board_run_page.hpp"

#include "gui/board/field_words.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/widgets/fitting_button.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QFont>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui {

using tap::Phase;

BoardRunPage::BoardRunPage(const TapDesk& desk, QWidget* parent) : TapPromptPage{desk, parent} {
    m_carrier = addText(false);
    m_progress = addText(false);
    m_progress->setObjectName(QStringLiteral("matchProgress"));
    QFont big = m_progress->font();
    big.setPointSizeF(big.pointSizeF() * 2.2);
    big.setBold(true);
    m_progress->setFont(big);
    m_time = addText(false);
    m_stops = addText(false);
    m_stops->setObjectName(QStringLiteral("stopsLeft"));
    m_who = addText(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    m_down = new FittingButton{tr("Down"), this};
    m_down->setObjectName(QStringLiteral("down"));
    m_down->setToolTip(tr("The carrier's coach gives the run up where he stands"));
    m_forward = new QPushButton{tr("Progress"), this};
    m_forward->setObjectName(QStringLiteral("progress"));
    m_forward->setToolTip(tr("The carrier is being pushed back: stop at his farthest point"));
    for (QPushButton* button : {static_cast<QPushButton*>(m_down), m_forward}) {
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button, 1);
    }
    column()->addLayout(row);
    connect(m_down, &QPushButton::clicked, this, [this] {
        if (const auto carrier = match().state().carrier)
            match().call(carrier->side(), CallKind::Down);
    });
    connect(m_forward, &QPushButton::clicked, this, [this] {
        if (const auto carrier = match().state().carrier)
            match().call(carrier->side(), CallKind::Progress);
    });
    column()->addStretch(1);
}

std::optional<Side> BoardRunPage::stopper() const {
    const tap::State& s = match().state();
    const bool stops =
        s.phase == Phase::RunBehind || s.phase == Phase::PuntRun || s.phase == Phase::BallInAir;
    return stops ? s.switchHolder : std::nullopt;
}

MainButton BoardRunPage::mainButton() const {
    const tap::State& s = match().state();
    const auto side = stopper();
    if (match().isWatched())
        return match().held() ? MainButton{tr("Do not pause"), tr("Pauses when the run is over")}
                              : MainButton{tr("Pause after this run"), tr("Enter or P")};
    if (!side)
        return {tr("Runs to its end"), tr("No stops in this run"), false};
    if (!match().isPerson(*side))
        return {tr("The %1 hold the switch").arg(match().teamName(*side)), {}, false};
    if (s.phase == Phase::BallInAir)
        return {tr("Stop: the ball is missed"),
                tr("Space or Enter · does not count as a stop"),
                true,
                std::pair{*side, CoachCommand::Switch}};
    const bool left = s.stopsUsed < s.rules->stoppages.max;
    return {
        tr("Stop"),
        left ? tr("Space or Enter · stop %1 of %2").arg(s.stopsUsed + 1).arg(s.rules->stoppages.max)
             : tr("All stops of this play are used"),
        left,
        std::pair{*side, CoachCommand::Switch}};
}

void BoardRunPage::pressMain() {
    if (match().isWatched()) {
        match().setHeld(!match().held());
        return;
    }
    if (const auto side = stopper())
        match().call(*side, CallKind::Stop);
}

void BoardRunPage::refresh() {
    const tap::State& s = match().state();
    m_carrier->setText(s.carrier ? tr("%1 has the ball").arg(manText(match(), *s.carrier))
                       : s.ball  ? tr("The ball lies free on the board")
                                 : tr("The kick is under way"));
    const bool mine = s.carrier && match().isPerson(s.carrier->side());
    m_down->setVisible(mine);
    m_down->setKey(mine ? desk().keyOf(s.carrier->side(), CoachCommand::Down) : QString{});
    m_forward->setVisible(mine);
    const auto side = stopper();
    QString dots;
    if (side && s.phase != Phase::BallInAir)
        for (int i = 0; i < s.rules->stoppages.max; ++i)
            dots += i < s.rules->stoppages.max - s.stopsUsed ? QStringLiteral("● ")
                                                             : QStringLiteral("○ ");
    m_stops->setVisible(!dots.isEmpty());
    m_stops->setText(tr("Stops left  %1").arg(dots));
    m_who->setText(side ? tr("The %1 hold the switch.").arg(match().teamName(*side))
                        : tr("Nobody may stop this run."));
    refreshTime();
}

// The front of his base is what the line, the goal and the spot are measured by.
double BoardRunPage::frontX(const FigureSetup& man, const DrawnPose& pose, int attack) const {
    const FigureSpec* spec = match().data().spec(man.id, man.baseSlot);
    if (spec == nullptr)
        return pose.at.x();
    const double angle = pose.headingDeg * std::numbers::pi / 180.0;
    double farthestMm = 0.0;
    for (const Vec2 corner : spec->base.outlineMm)
        farthestMm = std::max(farthestMm,
                              attack * (corner.x * std::cos(angle) - corner.y * std::sin(angle)));
    return pose.at.x() + attack * farthestMm / match().state().board.mmPerYard;
}

void BoardRunPage::refreshTime() {
    const tap::State& s = match().state();
    const RunFilm& film = match().film();
    const double tick = match().drawnTick();
    const std::vector<DrawnPose> poses = film.at(tick);
    m_progress->setVisible(s.carrier.has_value());
    for (std::size_t i = 0; i < poses.size() && i < film.figures().size(); ++i) {
        if (!s.carrier || film.figures()[i].id != *s.carrier)
            continue;
        const bool returns = s.playFacts.returning != tap::ReturnKind::None;
        const int attack = s.carrier->side() == Side::Home ? 1 : -1;
        const double x = frontX(film.figures()[i], poses[i], attack);
        m_progress->setText(returns ? spotText(match(), Spot::yards(x), s.carrier->side())
                                    : tr("%1 yd").arg(signedYards(Distance::yards(
                                          (x - s.lineOfScrimmage.yards()) * attack))));
    }
    m_time->setText(
        tr("after %1")
            .arg(boardTimeText(static_cast<int>(tick), std::max(1, film.ticksPerSecond()))));
}

}  // namespace thrum::gui
