#include "gui/practice/practice_desk.hpp"

#include <array>
#include <cstdlib>

// What the practice table looked like when the window was left, and how it is put up again.

namespace thrum::gui {

namespace {
/// The first line of what is kept: side with the ball, line, both formations, carrier.
constexpr int kHeadParts = 5;
constexpr int kManParts = 4;  // id, x, y, heading

/// A place, an angle or an id; nothing where no board is so large.
std::optional<int> number(const QString& text) {
    constexpr int kMost = 10'000'000;
    bool good = false;
    const int value = text.toInt(&good);
    return good && std::abs(value) <= kMost ? std::optional{value} : std::nullopt;
}

std::optional<FigureId> figureOf(const QString& text) {
    const auto value = number(text);
    if (!value || *value < 0 || *value >= 2 * FigureId::kPerSide)
        return std::nullopt;
    return FigureId::fromValue(static_cast<std::uint8_t>(*value));
}
}  // namespace

QStringList PracticeDesk::keptSetUp() const {
    // how it was set up, not how a play left the men (it would be lined up from nowhere)
    const SetupState& state = m_session->setUp();
    QStringList kept{QStringList{
        QString::number(static_cast<int>(state.offense)),
        QString::number(state.lineOfScrimmage.units()),
        QString::fromStdString(state.offenseFormation),
        QString::fromStdString(state.defenseFormation),
        state.carrier
            ? QString::number(state.carrier->value())
            : QString{}}.join(QLatin1Char(' '))};
    for (const FigureSetup& man : state.figures)
        kept << QStringLiteral("%1 %2 %3 %4")
                    .arg(man.id.value())
                    .arg(man.pose.at.x.units())
                    .arg(man.pose.at.y.units())
                    .arg(man.pose.heading.hundredths());
    return kept;
}

bool PracticeDesk::putUp(const QStringList& kept) {
    if (kept.isEmpty())
        return false;
    SetupDocument& document = m_session->document();
    const QStringList head = kept.first().split(QLatin1Char(' '));
    const auto side = head.size() == kHeadParts ? number(head[0]) : std::nullopt;
    const auto line = head.size() == kHeadParts ? number(head[1]) : std::nullopt;
    if (!side || *side < 0 || *side > 1 || !line)
        return false;
    const QString what = tr("put up again");
    const Side offense = *side == 0 ? Side::Home : Side::Visitor;
    if (document.lineUp(
            offense, Spot::units(*line), head[2].toStdString(), head[3].toStdString(), what))
        return false;
    std::vector<FigureSetup> men;
    for (const QString& text : kept.sliced(1)) {
        const QStringList parts = text.split(QLatin1Char(' '));
        if (parts.size() != kManParts)
            continue;
        const auto id = figureOf(parts[0]);
        const FigureSetup* stands = id ? document.state().figure(*id) : nullptr;
        const std::array<std::optional<int>, 3> place{
            number(parts[1]), number(parts[2]), number(parts[3])};
        if (stands == nullptr || !place[0] || !place[1] || !place[2])
            continue;
        FigureSetup man = *stands;
        man.pose = {{Spot::units(*place[0]), Spot::units(*place[1])},
                    Heading::hundredths(*place[2])};
        men.push_back(man);
    }
    // Whatever may not stand there is refused by the same check as a drag; then the line-up stays.
    static_cast<void>(document.place(men, what));
    if (const auto carrier = figureOf(head[4]); carrier && document.state().figure(*carrier))
        document.setCarrier(*carrier);
    document.undoStack().clear();
    showPlay();
    return true;
}

}  // namespace thrum::gui
