#include "gui/games/foursheet/defense_draft.hpp"
#include "gui/games/foursheet/match.hpp"
#include "gui/games/foursheet/scene_parts.hpp"

#include <algorithm>

#include <QStringList>

// The field of the defense as a scene.

namespace thrum::gui::fss {

namespace {
Placement usualPlaces(const State& state, Unit unit) {
    const auto& tables = state.data->tables;
    return unit == Unit::KR    ? foursheet::placementOf(tables, KickPlacement::Normal)
           : unit == Unit::PR  ? foursheet::placementOf(tables, KickPlacement::Punt)
           : unit == Unit::FGD ? foursheet::placementOf(tables, KickPlacement::PlaceKick)
                               : foursheet::placementOf(tables, foursheet::frontOf(unit));
}

/// Where the men stand; before anybody was placed, where they usually do.
Placement zonesOnField(const TableView& view, Unit unit) {
    if (view.draft.isOpen())
        return view.draft.zones();
    const State& state = view.match.state();
    if (isCalled(view))
        return state.defense ? state.defense->zones : usualPlaces(state, unit);
    return view.story.zones().value_or(usualPlaces(state, unit));
}

void addRoutes(FieldScene& scene, const Card& card, Formation formation) {
    for (const foursheet::Route& route : card.routes)
        scene.routes.push_back(
            {roleText(route.player),
             route.zone,
             route.player == card.target && foursheet::isEligible(route.player)});
    scene.formation = formation;
}

void addMatchUp(FieldScene& scene, const TableView& view) {
    const Event* met = view.story.matchUp();
    if (met == nullptr)
        return;
    scene.called = met->zone;
    scene.steps = view.steps.numberOf(PlayStep::Kind::MatchUp);
    scene.bonus = met->bonus.value_or(0);
    for (const foursheet::Defender& defender : met->defenders) {
        for (FieldToken& token : scene.tokens) {
            if (token.token != defender.token)
                continue;
            token.met = true;
            token.primary = defender.token == met->defenders.front().token;
            token.note = tr("%1 %2").arg(ratingText(defender.rating)).arg(defender.value);
        }
    }
}

QString spokenOrders(std::optional<Role> key,
                     std::optional<Role> doubleTeam,
                     std::optional<int> spy) {
    QStringList parts;
    if (key)
        parts << tr("Key: %1").arg(roleText(*key));
    if (doubleTeam)
        parts << tr("Double team: %1").arg(roleText(*doubleTeam));
    if (spy)
        parts << tr("Spy: %1").arg(*spy);
    return parts.join(QStringLiteral(" · "));
}

QString coverageDetail(Unit unit, Coverage coverage) {
    if (!foursheet::isFront(unit))
        return unitText(unit);
    return coverage == Coverage::Zone  ? tr("%1 · zone coverage").arg(unitText(unit))
           : coverage == Coverage::Man ? tr("%1 · man coverage").arg(unitText(unit))
                                       : tr("%1 · combo coverage").arg(unitText(unit));
}

void tag(FieldScene& scene, int token, const QString& order) {
    for (FieldToken& one : scene.tokens)
        if (one.token == token)
            one.order = order;
}

constexpr int kKeyer = 6;
constexpr int kFreeSafety = 11;

void addTokens(FieldScene& scene, const TableView& view, Side side, Unit unit) {
    const State& state = view.match.state();
    const State& men = duringPlay(view);
    const Placement zones = zonesOnField(view, unit);
    if (foursheet::elevenOf(*state.teams[foursheet::indexOf(side)], unit) == nullptr)
        return;
    for (int token = 1; token <= 11; ++token) {
        const Player& man = manOn(men, side, unit, token);
        FieldToken drawn;
        drawn.token = token;
        drawn.zone = foursheet::zoneOfToken(zones, token);
        drawn.slot = foursheet::isFront(unit)
                         ? slotText(unit, token)
                         : QString::fromStdString(std::string{nameOf(man.pos)});
        drawn.name = nameText(man);
        drawn.selected = view.draft.isOpen() && view.draft.chosen() == token;
        scene.tokens.push_back(std::move(drawn));
    }
}
}  // namespace

FieldScene fieldScene(const TableView& view) {
    const State& state = view.match.state();
    const Side side = defending(view);
    const Unit unit = unitOnField(view);
    FieldScene scene;
    scene.defense = look(state, side);
    scene.offense = look(state, other(side));
    scene.title = tr("%1 defense").arg(shortTeam(scene.defense.name));
    scene.kick = !foursheet::isFront(unit);
    if (unit == Unit::KR)
        scene.title = tr("%1 receive").arg(shortTeam(scene.defense.name));
    addTokens(scene, view, side, unit);
    const bool open = view.draft.isOpen();
    if (open || isCalled(view)) {
        const State& now = state;
        scene.place = placeWords(now, now.offense, now.ball);
        if (!scene.kick && now.call)
            scene.formation = now.call->formation;
        const Coverage coverage = open          ? view.draft.coverage()
                                  : now.defense ? now.defense->coverage
                                                : Coverage::Zone;
        scene.detail = coverageDetail(unit, coverage);
        scene.editable = open;
        const auto told =
            [&](std::optional<Role> key, std::optional<Role> doubleTeam, std::optional<int> spy) {
                scene.orders = spokenOrders(key, doubleTeam, spy);
                if (key)
                    tag(scene, kKeyer, tr("key"));
                if (doubleTeam)
                    tag(scene, kFreeSafety, tr("double"));
                if (spy)
                    tag(scene, *spy, tr("spy"));
            };
        if (open)
            told(view.draft.key(), view.draft.doubleTeam(), view.draft.spy());
        else if (now.defense)
            told(now.defense->key, now.defense->doubleTeam, now.defense->spy);
        // the offense knows what it called
        if (now.call && now.call->card && !scene.kick)
            if (const Card* card = cardIn(now, now.call->formation, *now.call->card))
                addRoutes(scene, *card, now.call->formation);
        return scene;
    }
    // nobody has chosen a kick after the toss
    if (const auto& began = view.story.began(); began && !view.story.isToss())
        scene.place = placeWords(state, began->offense, began->ball);
    const Event* orders = view.story.orders();
    const Coverage coverage =
        orders != nullptr ? orders->coverage.value_or(Coverage::Zone) : Coverage::Zone;
    scene.detail = scene.tokens.empty() ? QString{} : coverageDetail(unit, coverage);
    if (orders != nullptr) {
        scene.orders = spokenOrders(orders->key, orders->doubleTeam, orders->spy);
        if (orders->spy)
            tag(scene, *orders->spy, tr("spy"));
    }
    if (const Card* card = shownCard(view)) {
        addRoutes(scene, *card, *view.story.formation());
        const auto d20 = view.story.d20();
        if (d20) {
            const Rating called = foursheet::lineFor(*card, *d20).defRating;
            for (FieldToken& token : scene.tokens)
                token.note = tr("%1 %2")
                                 .arg(ratingText(called))
                                 .arg(foursheet::ratingOf(
                                     manOn(duringPlay(view), side, unit, token.token), called));
        }
        scene.kick = scene.kick && card == nullptr;
    } else if (!scene.kick && view.story.isEmpty()) {
        scene.formation = state.teams[foursheet::indexOf(other(side))]->platoon.preferred;
    }
    for (const Event& move : view.story.moves())
        if (move.token && move.from)
            for (FieldToken& token : scene.tokens)
                if (token.token == *move.token && token.zone != *move.from)
                    token.from = move.from;
    if (!view.story.moves().empty())
        scene.moves = view.steps.numberOf(PlayStep::Kind::Moves);
    addMatchUp(scene, view);
    const auto& prompt = view.match.prompt();
    if (prompt.phase == Phase::MoveKeyer && view.match.doing() == MatchDoing::Waiting)
        for (const auto& option : prompt.options)
            if (option.decision == DecisionKind::MoveKeyer)
                scene.offered = option.zones;
    return scene;
}

}  // namespace thrum::gui::fss
