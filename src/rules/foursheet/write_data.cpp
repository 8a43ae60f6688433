#include <thrum/rules/foursheet/documents.hpp>

#include <algorithm>
#include <string>

// Clauses: FSS-36.4, 36.7.
namespace thrum::foursheet {
namespace {

void writeWord(FieldSink& to, std::string_view key, std::string_view word) {
    to.key(key);
    to.text(word);
}
void writeWhole(FieldSink& to, std::string_view key, int value) {
    to.key(key);
    to.whole(value);
}

void write(const CardLine& line, FieldSink& to) {
    to.beginObject();
    writeWhole(to, "from", line.from);
    writeWhole(to, "to", line.to);
    writeWord(to, "player", nameOf(line.player));
    writeWord(to, "rating", nameOf(line.rating));
    writeWord(to, "zone", nameOf(line.zone));
    writeWord(to, "defRating", nameOf(line.defRating));
    if (line.carrier)
        writeWord(to, "carrier", nameOf(*line.carrier));
    to.endObject();
}

void write(const Card& card, FieldSink& to) {
    to.beginObject();
    writeWhole(to, "number", card.number);
    writeWord(to, "name", card.name);
    writeWord(to, "type", nameOf(card.type));
    to.key("depth");
    if (card.depth)
        to.text(nameOf(*card.depth));
    else
        to.null();
    writeWord(to, "target", nameOf(card.target));
    to.key("draw");
    to.boolean(card.draw);
    to.key("playAction");
    to.boolean(card.playAction);
    to.key("motion");
    if (card.motion) {
        to.beginObject();
        writeWord(to, "player", nameOf(card.motion->player));
        writeWord(to, "side", nameOf(card.motion->side));
        to.endObject();
    } else {
        to.null();
    }
    to.key("routes");
    to.beginObject();
    for (const Route& route : card.routes)
        writeWord(to, nameOf(route.player), nameOf(route.zone));
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
    writeWord(to, "foul", nameOf(foul.foul));
    writeWord(to, "side", nameOf(foul.side));
    writeWhole(to, "yards", foul.yards);
    if (foul.firstDown) {
        to.key("firstDown");
        to.boolean(true);
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
        writeWord(to, "zone", nameOf(landing.zone));
        writeWord(to, "code", codeText(landing.code));
        to.endObject();
    }
    to.endList();
}

void writePlacement(const Placement& placement, FieldSink& to) {
    to.beginObject();
    for (std::size_t i = 0; i < placement.size(); ++i)
        writeWord(to, std::to_string(i + 1), nameOf(placement[i]));
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
        writeWord(to,
                  std::to_string(static_cast<int>(i) + Tables::kLowestInjury),
                  nameOf(tables.injury[i]));
    to.endObject();
}

}  // namespace

void write(const Deck& deck, FieldSink& to) {
    to.beginObject();
    writeWord(to, "schema", "fss.cards/1");
    writeWord(to, "formation", nameOf(deck.formation));
    to.key("cards");
    to.beginList();
    for (const Card& card : deck.cards)
        write(card, to);
    to.endList();
    to.endObject();
}

void write(const Tables& tables, FieldSink& to) {
    to.beginObject();
    writeWord(to, "schema", "fss.tables/1");
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
