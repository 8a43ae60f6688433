#include "gui/games/foursheet/scenes.hpp"

#include "gui/games/foursheet/defense_draft.hpp"
#include "gui/games/foursheet/match.hpp"
#include "gui/games/foursheet/words.hpp"

#include <algorithm>

#include <QStringList>

namespace thrum::gui::fss {

namespace {
TeamLook look(const State& state, Side side) {
    return lookOf(*state.teams[foursheet::indexOf(side)]);
}

const Card* cardIn(const State& state, Formation formation, int number) {
    const Deck* deck = foursheet::deckOf(*state.data, formation);
    return deck != nullptr ? foursheet::cardNumbered(*deck, number) : nullptr;
}

/// The card that was revealed for the play that is shown.
const Card* shownCard(const TableView& view) {
    const auto formation = view.story.formation();
    const auto number = view.story.card();
    return formation && number ? cardIn(view.match.state(), *formation, *number) : nullptr;
}

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

QString spokenOrders(const Event& orders) {
    QStringList parts;
    if (orders.key)
        parts << tr("Key: %1").arg(roleText(*orders.key));
    if (orders.doubleTeam)
        parts << tr("Double team: %1").arg(roleText(*orders.doubleTeam));
    if (orders.spy)
        parts << tr("Spy: %1").arg(*orders.spy);
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
    const Placement zones = zonesOnField(view, unit);
    if (foursheet::elevenOf(*state.teams[foursheet::indexOf(side)], unit) == nullptr)
        return;
    for (int token = 1; token <= 11; ++token) {
        const Player& man = manOn(state, side, unit, token);
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

Unit unitOnField(const TableView& view) {
    if (view.draft.isOpen())
        return view.draft.unit();
    const State& state = view.match.state();
    if (isCalled(view)) {
        if (state.defense)
            return state.defense->unit;
        if (!state.call)
            return Unit::KR;
        return state.call->play == CallPlay::Punt        ? Unit::PR
               : state.call->play == CallPlay::FieldGoal ? Unit::FGD
                                                         : Unit::FourThree;
    }
    return view.story.defenseUnit().value_or(Unit::FourThree);
}

bool isCalled(const TableView& view) {
    const State& state = view.match.state();
    if (foursheet::underWay(state))
        return view.story.isCalling();
    return state.call.has_value() || state.phase == Phase::PlaceReceivers;
}

Side defending(const TableView& view) {
    const State& state = view.match.state();
    const bool now = view.draft.isOpen() || isCalled(view) || view.story.isEmpty();
    return other(now ? state.offense : view.story.offense());
}

FieldScene fieldScene(const TableView& view) {
    const State& state = view.match.state();
    const Side side = defending(view);
    const Unit unit = unitOnField(view);
    FieldScene scene;
    scene.defense = look(state, side);
    scene.offense = look(state, other(side));
    scene.title = tr("%1 defense").arg(scene.defense.name);
    scene.kick = !foursheet::isFront(unit);
    if (unit == Unit::KR)
        scene.title = tr("%1 receive").arg(scene.defense.name);
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
        if (open) {
            scene.orders = view.draft.ordersText();
            if (view.draft.key())
                tag(scene, kKeyer, tr("key"));
            if (view.draft.doubleTeam())
                tag(scene, kFreeSafety, tr("double"));
            if (view.draft.spy())
                tag(scene, *view.draft.spy(), tr("spy"));
        }
        // the offense knows what it called
        if (now.call && now.call->card && !scene.kick)
            if (const Card* card = cardIn(now, now.call->formation, *now.call->card))
                addRoutes(scene, *card, now.call->formation);
        return scene;
    }
    if (const auto& began = view.story.began())
        scene.place = placeWords(state, began->offense, began->ball);
    const Event* orders = view.story.orders();
    const Coverage coverage =
        orders != nullptr ? orders->coverage.value_or(Coverage::Zone) : Coverage::Zone;
    scene.detail = scene.tokens.empty() ? QString{} : coverageDetail(unit, coverage);
    if (orders != nullptr) {
        scene.orders = spokenOrders(*orders);
        if (orders->spy)
            tag(scene, *orders->spy, tr("spy"));
    }
    if (const Card* card = shownCard(view)) {
        addRoutes(scene, *card, *view.story.formation());
        const auto d20 = view.story.d20();
        if (d20) {
            const Rating called = foursheet::lineFor(*card, *d20).defRating;
            for (FieldToken& token : scene.tokens)
                token.note =
                    tr("%1 %2")
                        .arg(ratingText(called))
                        .arg(foursheet::ratingOf(manOn(state, side, unit, token.token), called));
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

namespace {
CardScene openCard(const TableView& view, Side offense, const Card& card, Formation formation) {
    const TeamLook team = look(view.match.state(), offense);
    CardScene scene;
    scene.kind = CardScene::Kind::Open;
    scene.number = QString::number(card.number);
    scene.title = QString::fromStdString(card.name);
    scene.detail = tr("%1 · %2").arg(formationText(formation), cardKindText(card));
    scene.kit = team.kit;
    scene.accent = team.accent;
    scene.heads = {tr("d20"), tr("man"), tr("rating"), tr("against")};
    const State& state = view.match.state();
    for (const CardLine& line : card.lines) {
        CardRow row;
        row.roll = lineText(line);
        row.man = roleText(line.player);
        row.rating = ratingText(line.rating);
        if (const auto token = foursheet::tokenOf(formation, line.player))
            row.value = QString::number(foursheet::ratingOf(
                manOn(state, offense, foursheet::unitOf(formation), *token), line.rating));
        row.zone = zoneText(line.zone);
        row.defense = ratingText(line.defRating);
        scene.rows.push_back(std::move(row));
    }
    return scene;
}

void light(CardScene& scene, const Card& card, int d20) {
    for (std::size_t i = 0; i < card.lines.size() && i < scene.rows.size(); ++i)
        scene.rows[i].lit = d20 >= card.lines[i].from && d20 <= card.lines[i].to;
}

CardScene coveredCard(const TableView& view) {
    const State& state = view.match.state();
    CardScene scene;
    scene.kind = CardScene::Kind::Covered;
    const TeamLook team = look(state, state.offense);
    scene.kit = team.kit;
    scene.accent = team.accent;
    if (!state.call) {
        scene.title = tr("Kickoff");
        scene.detail = tr("normal, squib or onside");
    } else if (state.call->play == CallPlay::Punt) {
        scene.title = state.punt ? puntText(*state.punt) : tr("Punt platoon");
        scene.detail = state.punt ? tr("from the punter's card") : tr("normal, corner or fake");
    } else if (state.call->play == CallPlay::FieldGoal) {
        scene.title = tr("Kick platoon");
        scene.detail = tr("kick or fake");
    } else {
        scene.title = tr("Covered");
        scene.detail =
            tr("%1 · %2 pace")
                .arg(formationText(state.call->formation), paceText(state.call->pace).toLower());
    }
    return scene;
}

// Where squib and onside kicks go, by the d20.
CardScene landingCard(const TableView& view, KickKind kick) {
    const State& state = view.match.state();
    const auto& table =
        kick == KickKind::Squib ? state.data->tables.squib : state.data->tables.onside;
    const TeamLook team = look(state, view.story.offense());
    CardScene scene;
    scene.kind = CardScene::Kind::Open;
    scene.number = tr("K");
    scene.title = kickText(kick);
    scene.detail = tr("where it goes");
    scene.kit = team.kit;
    scene.accent = team.accent;
    scene.heads = {tr("d20"), tr("zone"), tr("code"), tr("yards")};
    std::optional<int> fell;
    for (const Event& event : view.story.events())
        if (event.kind == EventKind::DiceRolled && event.purpose == "kickoff" &&
            !event.faces.empty() && event.dice.front() == DieKind::D20)
            fell = event.faces.front();
    for (std::size_t from = 0; from < table.size();) {
        std::size_t to = from;
        while (to + 1 < table.size() && table[to + 1].zone == table[from].zone)
            ++to;
        CardRow row;
        row.roll = from == to ? QString::number(from + 1)
                              : QStringLiteral("%1–%2").arg(from + 1).arg(to + 1);
        row.man = zoneText(table[from].zone);
        row.rating = QString::fromStdString(foursheet::codeText(table[from].code));
        row.zone =
            QString::number(foursheet::codeOf(state.data->codes, table[from].code).yards.base);
        row.defense = QStringLiteral("+");
        row.lit = fell && *fell - 1 >= static_cast<int>(from) && *fell - 1 <= static_cast<int>(to);
        scene.rows.push_back(std::move(row));
        from = to + 1;
    }
    return scene;
}

QString kickSentence(const TableView& view) {
    for (const Event& event : view.story.events()) {
        if (event.kind == EventKind::KickRevealed)
            return tr("A normal kickoff is read from the kicker's card, column KO.");
        if (event.kind == EventKind::PuntNamed)
            return tr("A punt is read from the punter's card.");
        if (event.kind == EventKind::Kicked && event.play)
            return tr("A place kick is read from the kicker's card.");
    }
    return tr("The play card lies here, covered until it is turned over.");
}
}  // namespace

CardScene cardScene(const TableView& view) {
    const State& state = view.match.state();
    if (view.peeked) {
        if (const Card* card = cardIn(state, view.peeked->first, view.peeked->second)) {
            CardScene scene = openCard(view, state.offense, *card, view.peeked->first);
            scene.detail += tr(" · not called yet");
            return scene;
        }
    }
    if (isCalled(view)) {
        if (state.call && state.call->card)
            if (const Card* card = cardIn(state, state.call->formation, *state.call->card)) {
                CardScene scene = openCard(view, state.offense, *card, state.call->formation);
                scene.detail += tr(" · for your eyes");
                return scene;
            }
        return coveredCard(view);
    }
    if (const Card* card = shownCard(view)) {
        CardScene scene = openCard(view, view.story.offense(), *card, *view.story.formation());
        if (const auto d20 = view.story.d20()) {
            light(scene, *card, *d20);
            scene.step = view.steps.numberOf(PlayStep::Kind::Line);
        }
        return scene;
    }
    for (const Event& event : view.story.events())
        if (event.kind == EventKind::KickRevealed && event.kick && *event.kick != KickKind::Normal)
            return landingCard(view, *event.kick);
    CardScene scene;
    scene.title = kickSentence(view);
    return scene;
}

CodeSheet codeScene(const TableView& view) {
    const State& state = view.match.state();
    CodeSheet sheet;
    sheet.empty =
        tr("The card of the man that is read lies here. Choose a man on the field to see "
           "his.");
    const auto dress = [&](CodeSheet& one, Side side) {
        const TeamLook team = look(state, side);
        one.kit = team.kit;
        one.accent = team.accent;
        one.empty = sheet.empty;
    };
    std::optional<Inspected> man = view.inspected;
    if (view.draft.isOpen() && view.draft.chosen())
        man = Inspected{defending(view), view.draft.unit(), *view.draft.chosen()};
    if (man &&
        foursheet::elevenOf(*state.teams[foursheet::indexOf(man->side)], man->unit) != nullptr) {
        const Player& player = manOn(state, man->side, man->unit, man->token);
        CodeSheet his = sheetOf(
            player, tr("%1 · token %2").arg(slotText(man->unit, man->token)).arg(man->token));
        dress(his, man->side);
        return his;
    }
    const auto& code = view.story.code();
    if (!code || view.draft.isOpen())
        return sheet;
    if (code->returned) {
        CodeSheet table = sheetOf(state.data->returns,
                                  code->column.empty() ? 'A' : code->column.front(),
                                  code->row,
                                  code->code);
        table.number = QString::fromStdString(code->column);
        table.title = tr("Return table");
        const Player* player = manNamed(state, code->side, code->player);
        table.detail = player != nullptr ? nameText(*player) : QString{};
        dress(table, code->side);
        table.step = view.steps.lastOf(PlayStep::Kind::Code);
        return table;
    }
    const Player* player = manNamed(state, code->side, code->player);
    if (player == nullptr && code->column == "KO")
        player = &manOn(state, code->side, Unit::KO, 11);
    if (player == nullptr)
        return sheet;
    const Event* met = view.story.matchUp();
    const QString won = met != nullptr ? tr("won the match-up") : tr("his card is read");
    CodeSheet his = sheetOf(*player, won);
    dress(his, code->side);
    his.step = view.steps.lastOf(PlayStep::Kind::Code);
    const QString column = QString::fromStdString(code->column);
    for (std::size_t i = 0; i < his.heads.size(); ++i)
        if (his.heads[i] == column)
            his.litColumn = static_cast<int>(i);
    his.litRow = std::clamp(code->row, 2, 12);
    return his;
}

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
        return face == 11 ? tr("snap test") : tr("no event");
    if (const Event* met = view.story.matchUp(); die == DieKind::D10 && met != nullptr && met->net)
        return tr("net %1").arg(*met->net);
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
        scene.title = tr("%1 roll").arg(view.match.teamName(chance.side));
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
        scene.title = tr("%1 roll").arg(view.match.teamName(facts.side));
        scene.detail = purposeText(facts.chance->purpose);
        unthrown(view.match.prompt().dice);
        return scene;
    }
    if (const auto& fallen = view.story.dice(); fallen && !isCalled(view)) {
        colorsFor(fallen->side);
        scene.title = tr("%1 rolled").arg(view.match.teamName(fallen->side));
        scene.detail = purposeText(fallen->purpose);
        scene.step = view.steps.lastOf(PlayStep::Kind::Roll);
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
