#include "gui/games/foursheet/defense_draft.hpp"
#include "gui/games/foursheet/match.hpp"
#include "gui/games/foursheet/scene_parts.hpp"

#include <algorithm>

#include <QStringList>

// The tray of dice as a scene.

namespace thrum::gui::fss {

namespace {
QString captionOf(const TableView& view, const DiceFallen& fallen, std::size_t place) {
    const DieKind die = fallen.dice[place];
    const int face = fallen.faces[place];
    int a = 0;
    int b = 0;
    for (std::size_t i = 0; i < fallen.dice.size() && i < fallen.faces.size(); ++i) {
        if (fallen.dice[i] == DieKind::A)
            a = fallen.faces[i];
        if (fallen.dice[i] == DieKind::B)
            b = fallen.faces[i];
    }
    if (die == DieKind::A || die == DieKind::B)
        return fallen.purpose == "recovery" ? tr("read %1%2").arg(a).arg(b)
               : die == DieKind::A          ? tr("sum %1").arg(a + b)
                                            : tr("row %1").arg(a + b);
    if (fallen.purpose != "main")
        return {};
    if (die == DieKind::D20) {
        if (const Card* card = shownCard(view))
            return tr("line %1").arg(lineText(foursheet::lineFor(*card, face)));
        return {};
    }
    if (die == DieKind::D12)
        return face == 11                ? tr("snap test")
               : view.match.state().solo ? tr("scheme")
                                         : tr("no event");
    if (const Event* met = view.story.matchUp(); die == DieKind::D10 && met != nullptr && met->net)
        return tr("net %1").arg(numberText(*met->net));
    return {};
}
}  // namespace

TrayScene trayScene(const TableView& view) {
    const State& state = view.match.state();
    const Facts& facts = view.match.facts();
    TrayScene scene;
    const auto colorsFor = [&](Side side) {
        scene.a = look(state, side).kit;
        scene.b = look(state, other(side)).kit;
    };
    const auto unthrown = [&](const std::vector<DieKind>& dice) {
        if (dice.empty())
            scene.dice.push_back({.coin = true});
        for (const DieKind die : dice)
            scene.dice.push_back({.die = die});
    };
    if (view.match.doing() == MatchDoing::Throwing && view.match.lastChance()) {
        const ChanceShown& chance = *view.match.lastChance();
        colorsFor(chance.side);
        scene.title = tr("%1 roll").arg(shortTeam(view.match.teamName(chance.side)));
        scene.detail = purposeText(chance.request.purpose);
        const auto& dice = view.match.prompt().dice;
        for (std::size_t i = 0; i < chance.outcome.values.size(); ++i) {
            TrayDie die;
            die.coin = chance.request.draws[i].kind == Draw::Kind::Coin;
            if (!die.coin && i < dice.size())
                die.die = dice[i];
            die.face = chance.outcome.values[i] - (!die.coin && die.die == DieKind::D10 ? 1 : 0);
            scene.dice.push_back(die);
        }
        return scene;
    }
    if (facts.awaits == Awaits::Chance && facts.chance) {
        colorsFor(facts.side);
        scene.title = tr("%1 roll").arg(shortTeam(view.match.teamName(facts.side)));
        scene.detail = purposeText(facts.chance->purpose);
        unthrown(view.match.prompt().dice);
        return scene;
    }
    if (const auto& fallen = view.story.dice(); fallen && !isCalled(view)) {
        colorsFor(fallen->side);
        scene.title = tr("%1 rolled").arg(shortTeam(view.match.teamName(fallen->side)));
        scene.detail = purposeText(fallen->purpose);
        scene.step = view.steps.thrown;
        for (std::size_t i = 0; i < fallen->dice.size() && i < fallen->faces.size(); ++i)
            scene.dice.push_back(
                {fallen->dice[i], false, fallen->faces[i], captionOf(view, *fallen, i)});
        return scene;
    }
    colorsFor(state.offense);
    scene.title = tr("Dice");
    scene.detail = tr("every die is recorded");
    unthrown({DieKind::D20, DieKind::D12, DieKind::D10, DieKind::A, DieKind::B});
    return scene;
}

}  // namespace thrum::gui::fss
