#include "gui/board/board_view.hpp"
#include "gui/board/position_words.hpp"
#include "gui/lineup/figure_words.hpp"
#include "gui/practice/practice_desk.hpp"
#include "gui/practice/table_page.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include <QMenu>

// Who stands where at the practice table: locked men, men of a role, substitutes, copied places.

namespace thrum::gui {

namespace {
constexpr std::array kLinemen{Position::Center, Position::Guard, Position::Tackle};

/// A menu of its own for one question; it goes when it is answered.
QMenu* questionMenu(QWidget& parent, const QString& name) {
    auto* menu = new QMenu{&parent};
    menu->setObjectName(name);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    return menu;
}
}  // namespace

void PracticeDesk::addPlaceDeeds() {
    TableSession& session = *m_session;
    SetupTool& tool = session.tool();
    const auto setUp = [&session]() -> CommandOffer {
        return session.phase() == TablePhase::SetUp
                   ? CommandOffer{}
                   : notNow(tr("That is done before the snap; Backspace leads to the set-up."));
    };
    const auto men = [&session, setUp]() -> CommandOffer {
        const CommandOffer offer = setUp();
        return offer.refusal.isEmpty() && session.selection().isEmpty()
                   ? notNow(tr("Nobody is selected."))
                   : offer;
    };
    m_deeds.add(
        Command::SelectRole, [this] { askRole(); }, setUp);
    m_deeds.add(
        Command::LockMen,
        [&tool] { tool.lockSelection(); },
        [&tool, men]() -> CommandOffer {
            CommandOffer offer = men();
            if (offer.refusal.isEmpty() && tool.selectionIsLocked())
                offer.text = tr("Un&lock");
            return offer;
        });
    m_deeds.add(
        Command::ReplaceMan,
        [this] { askSubstitute(); },
        [&session, men]() -> CommandOffer {
            if (CommandOffer offer = men(); !offer.refusal.isEmpty())
                return offer;
            if (session.selection().ids().size() != 1)
                return notNow(tr("Select one man."));
            return session.document().substitutesFor(session.selection().ids().front()).empty()
                       ? notNow(tr("Nobody of his unit is off the field."))
                       : CommandOffer{};
        });
    m_deeds.add(
        Command::CopyPlaces,
        [this, &tool] {
            const auto count = static_cast<int>(tool.copyPlaces());
            emit said(
                tr("%n places copied: line up another formation and paste them.", nullptr, count));
            emit factsChanged();
        },
        men);
    m_deeds.add(
        Command::PastePlaces,
        [&tool] { tool.pastePlaces(); },
        [&tool, setUp]() -> CommandOffer {
            const CommandOffer offer = setUp();
            return offer.refusal.isEmpty() && !tool.hasPlaces()
                       ? notNow(tr("No places were copied yet."))
                       : offer;
        });
    m_deeds.add(
        Command::FlipStrongSide, [&tool] { tool.flipStrongSide(); }, setUp);
}

void PracticeDesk::askRole() {
    const SetupState& state = m_session->document().state();
    BoardView& board = m_page->board();
    QMenu* menu = questionMenu(board, QStringLiteral("roleMenu"));
    for (const Side side : {state.offense, other(state.offense)}) {
        menu->addSection(QString::fromStdString(m_session->document().data().team(side).name));
        const auto offer = [&](const QString& name, std::vector<Position> positions) {
            int count = 0;
            for (const FigureSetup& figure : state.figures) {
                const Player* player = m_session->document().data().player(figure.id);
                if (figure.id.side() == side && player != nullptr &&
                    std::ranges::find(positions, player->position) != positions.end())
                    ++count;
            }
            if (count == 0)
                return;
            connect(menu->addAction(tr("%1 (%2)").arg(name).arg(count)),
                    &QAction::triggered,
                    this,
                    [this, side, positions = std::move(positions)] {
                        m_session->tool().selectRole(side, positions);
                    });
        };
        if (side == state.offense)
            offer(tr("all linemen"), {kLinemen.begin(), kLinemen.end()});
        for (int i = 0; i < kPositionCount; ++i)
            offer(positionText(static_cast<Position>(i)), {static_cast<Position>(i)});
    }
    menu->popup(board.mapToGlobal(board.rect().center()));
}

void PracticeDesk::askSubstitute() {
    const auto& ids = m_session->selection().ids();
    if (ids.size() != 1)
        return;
    const FigureId out = ids.front();
    const SetupDocument& document = m_session->document();
    BoardView& board = m_page->board();
    QMenu* menu = questionMenu(board, QStringLiteral("substituteMenu"));
    menu->addSection(tr("In place of %1").arg(document.numberOf(out)));
    const Player* leaving = document.data().player(out);
    bool same = true;
    for (const FigureId id : document.substitutesFor(out)) {
        const Player* player = document.data().player(id);
        if (same && leaving != nullptr && player->position != leaving->position) {
            same = false;
            menu->addSeparator();
        }
        const FigureSpec* spec = document.data().spec(id, 0);
        const QString base = spec != nullptr ? QString::fromStdString(spec->base.name) : QString{};
        connect(menu->addAction(tr("%1 %2 · %3 · %4")
                                    .arg(document.numberOf(id),
                                         QString::fromStdString(player->name),
                                         positionText(player->position),
                                         base)),
                &QAction::triggered,
                this,
                [this, id] { m_session->tool().replaceSelected(id); });
    }
    QPoint at = board.rect().center();
    if (const FigureSetup* man = document.state().figure(out))
        at = board.pixelOf(QPointF{man->pose.at.x.yards(), man->pose.at.y.yards()}).toPoint();
    menu->popup(board.mapToGlobal(at));
}

}  // namespace thrum::gui
