#include "writing.hpp"

#include <thrum/rules/foursheet/documents.hpp>

#include <algorithm>
#include <string>

// Clauses: FSS-36.4, 36.7.
namespace thrum::foursheet {
namespace {

void write(const CardLine& line, FieldSink& to) {
    to.beginObject();
    writeWhole(to, "from", line.from);
    writeWhole(to, "to", line.to);
    writeText(to, "player", nameOf(line.player));
    writeText(to, "rating", nameOf(line.rating));
    writeText(to, "zone", nameOf(line.zone));
    writeText(to, "defRating", nameOf(line.defRating));
    if (line.carrier)
        writeText(to, "carrier", nameOf(*line.carrier));
    to.endObject();
}

void write(const Card& card, FieldSink& to) {
    to.beginObject();
    writeWhole(to, "number", card.number);
    writeText(to, "name", card.name);
    writeText(to, "type", nameOf(card.type));
    to.key("depth");
    if (card.depth)
        to.text(nameOf(*card.depth));
    else
        to.null();
    writeText(to, "target", nameOf(card.target));
    writeSwitch(to, "draw", card.draw);
    writeSwitch(to, "playAction", card.playAction);
    to.key("motion");
    if (card.motion) {
        to.beginObject();
        writeText(to, "player", nameOf(card.motion->player));
        writeText(to, "side", nameOf(card.motion->side));
        to.endObject();
    } else {
        to.null();
    }
    to.key("routes");
    to.beginObject();
    for (const Route& route : card.routes)
        writeText(to, nameOf(route.player), nameOf(route.zone));
    to.endObject();
    to.key("lines");
    to.beginList();
    for (const CardLine& line : card.lines)
        write(line, to);
    to.endList();
    to.endObject();
}

void write(const PlayResult& result, FieldSink& to) {
    switch (result.kind) {
        case PlayResult::Kind::Yards:
            to.whole(result.yards);
            break;
        case PlayResult::Kind::Incomplete:
            to.text("I");
            break;
        case PlayResult::Kind::Sack:
            to.text("S" + std::to_string(result.yards));
            break;
    }
}

void writeMembers(const KickFoul& foul, FieldSink& to) {
    writeText(to, "foul", nameOf(foul.foul));
    writeText(to, "side", nameOf(foul.side));
    writeWhole(to, "yards", foul.yards);
    if (foul.firstDown) {
        writeSwitch(to, "firstDown", true);
    }
}

void write(const KickFoulRow& row, FieldSink& to) {
    if (!row.foul) {
        to.null();
        return;
    }
    to.beginObject();
    writeMembers(*row.foul, to);
    if (!row.onD6.empty()) {
        to.key("onD6");
        to.beginList();
        for (const int face : row.onD6)
            to.whole(face);
        to.endList();
    }
    if (row.otherwise) {
        to.key("otherwise");
        to.beginObject();
        writeMembers(*row.otherwise, to);
        to.endObject();
    }
    to.endObject();
}

void writeFouls(FieldSink& to, std::string_view key, const KickFoulTable& table) {
    to.key(key);
    to.beginList();
    for (const KickFoulRow& row : table)
        write(row, to);
    to.endList();
}

void writeLandings(FieldSink& to,
                   std::string_view key,
                   const std::array<KickLanding, 20>& landings) {
    to.key(key);
    to.beginList();
    for (const KickLanding& landing : landings) {
        to.beginObject();
        writeText(to, "zone", nameOf(landing.zone));
        writeText(to, "code", codeText(landing.code));
        to.endObject();
    }
    to.endList();
}

void writePlacement(const Placement& placement, FieldSink& to) {
    to.beginObject();
    for (std::size_t i = 0; i < placement.size(); ++i)
        writeText(to, std::to_string(i + 1), nameOf(placement[i]));
    to.endObject();
}

template <Named E, std::size_t N>
void writePlacements(FieldSink& to,
                     std::string_view key,
                     const std::array<Placement, N>& placements) {
    to.key(key);
    to.beginObject();
    for (const EnumName<E>& entry : namesOf(E{})) {
        to.key(entry.name);
        writePlacement(placements[static_cast<std::size_t>(entry.value)], to);
    }
    to.endObject();
}

void writeSolo(const Tables& tables, FieldSink& to) {
    to.key("solo");
    to.beginObject();
    writePlacements<Scheme>(to, "schemes", tables.schemes);
    to.key("d12");
    to.beginObject();
    for (const EnumName<SoloRow>& row : namesOf(SoloRow{})) {
        to.key(row.name);
        to.beginList();
        for (const Scheme scheme : tables.solo[static_cast<std::size_t>(row.value)])
            to.text(nameOf(scheme));
        to.endList();
    }
    to.endObject();
    to.endObject();
}

void writeInjuries(const Tables& tables, FieldSink& to) {
    to.key("injury");
    to.beginObject();
    // From the mildest to the worst, as the book prints them.
    for (std::size_t i = tables.injury.size(); i-- > 0;)
        writeText(to,
                  std::to_string(static_cast<int>(i) + Tables::kLowestInjury),
                  nameOf(tables.injury[i]));
    to.endObject();
}

}  // namespace

void write(const Deck& deck, FieldSink& to) {
    to.beginObject();
    writeText(to, "schema", kCardsSchema);
    writeText(to, "formation", nameOf(deck.formation));
    if (!deck.name.empty())
        writeText(to, "name", deck.name);
    to.key("cards");
    to.beginList();
    for (const Card& card : deck.cards)
        write(card, to);
    to.endList();
    to.endObject();
}

void write(const Tables& tables, FieldSink& to) {
    to.beginObject();
    writeText(to, "schema", kTablesSchema);
    to.key("playColumn");
    to.beginList();
    for (const PlayColumnRow& row : tables.playColumn) {
        to.beginObject();
        to.key("run");
        write(row.run, to);
        for (const EnumName<Depth>& depth : namesOf(Depth{})) {
            to.key(depth.name);
            write(row.pass[static_cast<std::size_t>(depth.value)], to);
        }
        to.endObject();
    }
    to.endList();
    to.key("weird");
    to.beginList();
    for (const WeirdPlay weird : tables.weird)
        to.text(nameOf(weird));
    to.endList();
    writeFouls(to, "kickoffPenalty", tables.kickoffPenalty);
    writeFouls(to, "puntReturnPenalty", tables.puntReturnPenalty);
    writeFouls(to, "puntPenalty", tables.puntPenalty);
    writeFouls(to, "placeKickPenalty", tables.placeKickPenalty);
    to.key("returnPairs");
    to.beginList();
    for (const int token : tables.returnPairs)
        to.whole(token);
    to.endList();
    writeLandings(to, "squib", tables.squib);
    writeLandings(to, "onside", tables.onside);
    writeInjuries(tables, to);
    writeSolo(tables, to);
    writePlacements<Front>(to, "placements", tables.fronts);
    writePlacements<KickPlacement>(to, "kickPlacements", tables.kicks);
    to.endObject();
}

}  // namespace thrum::foursheet
