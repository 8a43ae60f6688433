#include "gui/games/foursheet/defense_draft.hpp"
#include "gui/games/foursheet/match.hpp"
#include "gui/games/foursheet/scene_parts.hpp"

#include <algorithm>

#include <QStringList>

// The play card and the sheet of codes that is read, as scenes.

namespace thrum::gui::fss {

namespace {
/// @param men  by which state the men are on their tokens
CardScene openCard(const State& men, Side offense, const Card& card, Formation formation) {
    const TeamLook team = look(men, offense);
    CardScene scene;
    scene.kind = CardScene::Kind::Open;
    scene.number = QString::number(card.number);
    scene.title = QString::fromStdString(card.name);
    scene.detail = tr("%1 · %2").arg(formationText(formation), cardKindText(card));
    scene.brief = cardKindText(card);
    scene.kit = team.kit;
    scene.accent = team.accent;
    scene.heads = {tr("d20"), tr("man"), tr("rating"), tr("against")};
    for (const CardLine& line : card.lines) {
        CardRow row;
        row.roll = lineText(line);
        row.man = roleText(line.player);
        row.rating = ratingText(line.rating);
        if (const auto token = foursheet::tokenOf(formation, line.player))
            row.value = QString::number(foursheet::ratingOf(
                manOn(men, offense, foursheet::unitOf(formation), *token), line.rating));
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
            CardScene scene = openCard(state, state.offense, *card, view.peeked->first);
            scene.detail += tr(" · not called yet");
            scene.brief = tr("not called yet");
            return scene;
        }
    }
    if (isCalled(view)) {
        if (state.call && state.call->card)
            if (const Card* card = cardIn(state, state.call->formation, *state.call->card)) {
                CardScene scene = openCard(state, state.offense, *card, state.call->formation);
                scene.detail += tr(" · for your eyes");
                scene.brief = tr("for your eyes");
                return scene;
            }
        return coveredCard(view);
    }
    if (const Card* card = shownCard(view)) {
        CardScene scene =
            openCard(duringPlay(view), view.story.offense(), *card, *view.story.formation());
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
        const Player& player = manOn(duringPlay(view), man->side, man->unit, man->token);
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
        table.detail = player != nullptr ? tr("%1's letter").arg(nameText(*player))
                                         : tr("the returner's letter");
        dress(table, code->side);
        table.step = view.steps.lastOf(PlayStep::Kind::Code);
        return table;
    }
    const Player* player = manNamed(state, code->side, code->player);
    if (player == nullptr && code->column == "KO")
        player = &manOn(duringPlay(view), code->side, Unit::KO, 11);
    if (player == nullptr)
        return sheet;
    const QString won = view.story.wonMatchUp(code->side, player->id) ? tr("won the match-up")
                                                                      : tr("his card is read");
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

}  // namespace thrum::gui::fss
