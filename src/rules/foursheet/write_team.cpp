#include "writing.hpp"

#include <thrum/rules/foursheet/coach_fields.hpp>
#include <thrum/rules/foursheet/documents.hpp>

#include <string>

// Clauses: FSS-36.2, 36.3.
namespace thrum::foursheet {
namespace {

void writeLetter(FieldSink& to, char letter) {
    writeText(to, "letter", std::string_view{&letter, 1});
}

void writeColumn(FieldSink& to, std::string_view key, const CodeColumn& column) {
    to.key(key);
    to.beginList();
    for (const CodeId code : column)
        to.text(codeText(code));
    to.endList();
}

template <class E, std::size_t N>
void writeColumns(FieldSink& to, const std::array<CodeColumn, N>& columns) {
    to.key("columns");
    to.beginObject();
    for (const EnumName<E>& entry : namesOf(E{}))
        writeColumn(to, entry.name, columns[static_cast<std::size_t>(entry.value)]);
    to.endObject();
}

void writeCard(FieldSink& to, const Player& player) {
    to.key("ratings");
    to.beginObject();
    for (const EnumName<Rating>& rating : namesOf(Rating{}))
        if (rating.value == Rating::X || hasCard(player.pos))
            writeWhole(to, rating.name, ratingOf(player, rating.value));
    to.endObject();
    if (!hasCard(player.pos))
        return;
    to.key("columns");
    to.beginObject();
    for (const EnumName<Rating>& rating : namesOf(Rating{}))
        if (rating.value != Rating::X)
            writeColumn(
                to, rating.name, player.columns[static_cast<std::size_t>(rating.value) - 1]);
    to.endObject();
}

void writeReturn(FieldSink& to, std::string_view key, const ReturnCard& card, bool punts) {
    to.key(key);
    to.beginObject();
    writeWhole(to, "rating", card.rating);
    writeLetter(to, card.letter);
    writeText(to, "long", codeText(card.longCode));
    if (punts)
        writeWhole(to, "fc", card.fairCatch);
    to.endObject();
}

void writeCover(FieldSink& to, std::string_view key, const CoverCard& card) {
    to.key(key);
    to.beginObject();
    writeWhole(to, "rating", card.rating);
    writeLetter(to, card.letter);
    to.endObject();
}

void writeTouches(FieldSink& to, const std::optional<Touches>& touches) {
    to.key("touches");
    if (!touches) {
        to.null();
        return;
    }
    to.beginObject();
    writeWhole(to, "x", touches->x);
    writeWhole(to, "xx", touches->xx);
    writeWhole(to, "xxx", touches->xxx);
    to.endObject();
}

void writeUnit(FieldSink& to, std::string_view key, const Eleven& unit, const Team& team) {
    to.key(key);
    to.beginObject();
    for (std::size_t i = 0; i < unit.size(); ++i)
        writeText(to,
                  std::to_string(i + 1),
                  unit[i] == kNobody ? std::string_view{} : playerOf(team, unit[i]).id);
    to.endObject();
}

void writePlatoon(const Team& team, FieldSink& to) {
    const Platoon& platoon = team.platoon;
    to.beginObject();
    writeText(to, "schema", kPlatoonSchema);
    writeText(to, "team", team.id);
    writeText(to, "preferredFormation", nameOf(platoon.preferred));
    to.key("offence");
    to.beginObject();
    for (const EnumName<Formation>& entry : namesOf(Formation{}))
        if (const auto& unit = platoon.offense[static_cast<std::size_t>(entry.value)])
            writeUnit(to, entry.name, *unit, team);
    to.endObject();
    to.key("defence");
    to.beginObject();
    for (const EnumName<Front>& entry : namesOf(Front{}))
        writeUnit(to, entry.name, platoon.defense[static_cast<std::size_t>(entry.value)], team);
    to.endObject();
    to.key("special");
    to.beginObject();
    for (const EnumName<SpecialUnit>& entry : namesOf(SpecialUnit{}))
        writeUnit(to, entry.name, platoon.special[static_cast<std::size_t>(entry.value)], team);
    to.endObject();
    to.key("depth");
    to.beginObject();
    for (const DepthList& list : platoon.depth) {
        to.key(list.slot);
        to.beginList();
        for (const PlayerIndex man : list.men)
            to.text(playerOf(team, man).id);
        to.endList();
    }
    to.endObject();
    to.endObject();
}

void writeCoaches(const Coaches& coaches, FieldSink& to) {
    to.beginObject();
    writeText(to, "head", coaches.head);
    writeText(to, "offense", coaches.offense);
    writeText(to, "defense", coaches.defense);
    to.key("tendencies");
    to.beginObject();
    eachField(coaches.tendencies,
              [&](std::string_view key, int value) { writeWhole(to, key, value); });
    to.endObject();
    to.endObject();
}

}  // namespace

void write(const Player& player, FieldSink& to) {
    to.beginObject();
    writeText(to, "id", player.id);
    writeText(to, "name", player.name);
    writeWhole(to, "number", player.number);
    writeText(to, "pos", nameOf(player.pos));
    writeWhole(to, "string", player.string);
    writeWhole(to, "inj", player.inj);
    writeCard(to, player);
    writeWhole(to, "Fm", player.fm);
    if (player.intc)
        writeWhole(to, "Int", *player.intc);
    writeWhole(to, "Ad", player.ad);
    writeWhole(to, "Fat", player.fat);
    writeWhole(to, "Fq", player.fq);
    writeTouches(to, player.touches);
    writeReturn(to, "KR", player.kr, false);
    writeCover(to, "KC", player.kc);
    writeReturn(to, "PR", player.pr, true);
    writeCover(to, "PC", player.pc);
    to.key("Ret");
    to.beginObject();
    writeLetter(to, player.ret.letter);
    writeText(to, "long", codeText(player.ret.longCode));
    to.endObject();
    if (player.kicking) {
        to.key("kicking");
        to.beginObject();
        writeWhole(to, "longFG", player.kicking->longFG);
        writeColumns<KickColumn>(to, player.kicking->columns);
        to.endObject();
    }
    if (player.punting) {
        to.key("punting");
        to.beginObject();
        writeColumns<PuntColumn>(to, player.punting->columns);
        to.endObject();
    }
    to.endObject();
}

void write(const Team& team, FieldSink& to) {
    to.beginObject();
    writeText(to, "schema", kTeamSchema);
    writeText(to, "id", team.id);
    writeText(to, "name", team.name);
    writeText(to, "abbr", team.abbr);
    to.key("colours");
    to.beginObject();
    writeText(to, "primary", team.primary);
    writeText(to, "secondary", team.secondary);
    to.endObject();
    to.key("crunch");
    to.beginObject();
    writeWhole(to, "A", team.crunch.a);
    writeWhole(to, "B", team.crunch.b);
    writeWhole(to, "C", team.crunch.c);
    to.endObject();
    to.key("players");
    to.beginList();
    for (const Player& player : team.players)
        write(player, to);
    to.endList();
    to.key("platoon");
    writePlatoon(team, to);
    to.key("coaches");
    writeCoaches(team.coaches, to);
    to.endObject();
}

}  // namespace thrum::foursheet
