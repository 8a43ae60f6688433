#include "gui/practice/running_page.hpp"

#include "gui/board/field_words.hpp"
#include "gui/board/position_words.hpp"
#include "gui/lineup/figure_words.hpp"
#include "gui/practice/table_session.hpp"
#include "gui/widgets/plain_text.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QFont>
#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr std::size_t kNearest = 3;

/// The opponents nearest to the carrier, centre to centre, as a small table.
QString nearestText(const SetupDocument& document,
                    const RunFilm& film,
                    const std::vector<DrawnPose>& poses) {
    const auto carrier = document.state().carrier;
    const auto& figures = film.figures();
    const auto at = std::ranges::find_if(
        figures, [&](const FigureSetup& figure) { return carrier && figure.id == *carrier; });
    if (at == figures.end() || poses.size() != figures.size())
        return {};
    const QPointF from = poses[static_cast<std::size_t>(at - figures.begin())].at;
    std::vector<std::pair<double, FigureId>> around;
    for (std::size_t i = 0; i < figures.size(); ++i)
        if (figures[i].id.side() != carrier->side() && !poses[i].fallenDeg)
            around.emplace_back(std::hypot(poses[i].at.x() - from.x(), poses[i].at.y() - from.y()),
                                figures[i].id);
    std::ranges::sort(around);
    QString rows;
    for (std::size_t i = 0; i < std::min(kNearest, around.size()); ++i) {
        const Player* player = document.data().player(around[i].second);
        rows += QStringLiteral(
                    "<tr><td><b>%1</b></td><td style='padding-left:8px'>%2</td>"
                    "<td align='right' style='padding-left:12px'>%3</td></tr>")
                    .arg(inMarkup(document.numberOf(around[i].second)),
                         player != nullptr ? positionText(player->position) : QString{},
                         RunningPage::tr("%1 yd").arg(around[i].first, 0, 'f', 1));
    }
    return QStringLiteral("<table>%1</table>").arg(rows);
}
}  // namespace

RunningPage::RunningPage(QWidget* parent) : PromptPage{parent} {
    m_carrier = addText(false);
    takeMarkup(*m_carrier);
    m_progress = addText(false);
    QFont big = m_progress->font();
    big.setPointSizeF(big.pointSizeF() * 2.2);
    big.setBold(true);
    m_progress->setFont(big);
    m_progress->setObjectName(QStringLiteral("progress"));
    m_time = addText(false);
    addHeading(tr("Nearest opponents"));
    m_near = addText(false);
    takeMarkup(*m_near);
    m_near->setObjectName(QStringLiteral("nearest"));
    addHeading(tr("On the board"));
    m_men = addText(true);
    column()->addStretch(1);
}

QString RunningPage::title(const TableSession& session) const {
    return session.phase() == TablePhase::Watching ? tr("Watching it again")
                                                   : tr("The board is on");
}

QString RunningPage::mainText(const TableSession& session) const {
    return session.phase() == TablePhase::Watching ? tr("Enough") : tr("Switch off");
}

QString RunningPage::mainHint(const TableSession& session) const {
    return session.phase() == TablePhase::Watching ? tr("Space, Enter or R · a tenth of the speed")
                                                   : tr("Space or Enter · stops where they stand");
}

void RunningPage::refresh(const TableSession& session) {
    const SetupDocument& document = session.document();
    const SetupState& state = document.state();
    const RunFilm& film = session.film();
    const double tick = session.drawnTick();
    const std::vector<DrawnPose> poses = film.at(tick);
    int down = 0;
    for (std::size_t i = 0; i < poses.size(); ++i) {
        down += poses[i].fallenDeg ? 1 : 0;
        if (!state.carrier || film.figures()[i].id != *state.carrier)
            continue;
        const double past = (poses[i].at.x() - state.lineOfScrimmage.yards()) * state.attack();
        const QString shown = signedYards(Distance::yards(past));
        m_progress->setText(tr("%1 yd").arg(shown));
    }
    if (state.carrier) {
        const Player* player = document.data().player(*state.carrier);
        m_carrier->setText(
            tr("<b>%1</b> has the ball (%2)")
                .arg(inMarkup(document.numberOf(*state.carrier)),
                     player != nullptr ? positionText(player->position) : QString{}));
    }
    m_time->setText(tr("from the line after %1")
                        .arg(boardTimeText(session.boardTicks(), film.ticksPerSecond())));
    m_near->setText(nearestText(document, film, poses));
    m_men->setText(down == 0   ? tr("Everybody stands.")
                   : down == 1 ? tr("One man is down.")
                               : tr("%n men are down.", nullptr, down));
}

}  // namespace thrum::gui
