#include "reading.hpp"
#include "writing.hpp"

#include <thrum/rules/foursheet/documents.hpp>

#include <charconv>

// Clause: FSS-36.7.
namespace thrum::foursheet {
namespace {

constexpr int kLastToken = 11;

template <class T, std::size_t N, class Read>
std::array<T, N> readAll(const FieldSource& at, Read read) {
    std::array<T, N> values{};
    auto entries = at.list<T>({N, N}, read);
    if (!at.failed())
        std::ranges::move(entries, values.begin());
    return values;
}

// A whole number, "I" or "S<n>".
PlayResult readPlayResult(const FieldSource& at) {
    if (at.isNumber())
        return {PlayResult::Kind::Yards, readInt(at, -kMostYards, kMostYards)};
    const std::string text = at.text({1, 3, false});
    if (at.failed())
        return {};
    if (text == "I")
        return {PlayResult::Kind::Incomplete, 0};
    int yards = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + 1, end, yards);
    if (text.front() != 'S' || read.ec != std::errc{} || read.ptr != end || yards < 0) {
        at.fail("must be yards, \"I\" or \"S<n>\", not " + inQuotes(text));
        return {};
    }
    return {PlayResult::Kind::Sack, yards};
}

PlayColumnRow readPlayColumnRow(const FieldSource& at) {
    PlayColumnRow row;
    at.object([&](FieldObject& o) {
        row.run = readPlayResult(o.required("run"));
        for (const EnumName<Depth>& depth : namesOf(Depth{}))
            row.pass[static_cast<std::size_t>(depth.value)] =
                readPlayResult(o.required(depth.name));
    });
    return row;
}

void readKickFoul(FieldObject& o, KickFoul& foul) {
    foul.foul = readWord<Foul>(o.required("foul"));
    foul.side = readWord<KickSide>(o.required("side"));
    foul.yards = readInt(o.required("yards"), 0, kMostYards);
    if (const auto first = o.optional("firstDown"))
        foul.firstDown = first->boolean();
}

KickFoulRow readKickFoulRow(const FieldSource& at) {
    KickFoulRow row;
    if (at.isNull())
        return row;
    at.object([&](FieldObject& o) {
        KickFoul foul;
        readKickFoul(o, foul);
        row.foul = foul;
        if (const auto faces = o.optional("onD6"))
            row.onD6 =
                faces->list<int>({1, 5}, [](const FieldSource& one) { return readInt(one, 1, 6); });
        if (const auto other = o.optional("otherwise"); other && !other->isNull()) {
            if (row.onD6.empty())
                other->fail("only a foul that a d6 decides has this");
            KickFoul otherwise;
            other->object([&](FieldObject& members) { readKickFoul(members, otherwise); });
            row.otherwise = otherwise;
        }
    });
    return row;
}

KickFoulTable readFouls(const FieldSource& at) {
    return readAll<KickFoulRow, 10>(at, readKickFoulRow);
}

KickLanding readLanding(const FieldSource& at) {
    KickLanding landing;
    at.object([&](FieldObject& o) {
        landing.zone = readWord<Zone>(o.required("zone"));
        const FieldSource code = o.required("code");
        landing.code = readCode(code);
        if (!code.failed() && (printedContexts(landing.code) & bitOf(Context::K)) == 0)
            code.fail("must be a code of kickoffs");
    });
    return landing;
}

void readInjuries(const FieldSource& at, Tables& tables) {
    // The keys must live as long as the object that asks for them.
    std::vector<std::string> totals;
    for (std::size_t i = 0; i < tables.injury.size(); ++i)
        totals.push_back(std::to_string(static_cast<int>(i) + Tables::kLowestInjury));
    at.object([&](FieldObject& o) {
        for (std::size_t i = 0; i < totals.size(); ++i)
            tables.injury[i] = readWord<OutFor>(o.required(totals[i]));
    });
}

template <Named E, std::size_t N>
std::array<Placement, N> readPlacements(const FieldSource& at) {
    std::array<Placement, N> placements{};
    at.object([&](FieldObject& o) {
        for (const EnumName<E>& entry : namesOf(E{}))
            placements[static_cast<std::size_t>(entry.value)] =
                readTokenPlaces(o.required(entry.name));
    });
    return placements;
}

void readSolo(const FieldSource& at, Tables& tables) {
    at.object([&](FieldObject& o) {
        tables.schemes = readPlacements<Scheme, kSchemes>(o.required("schemes"));
        o.required("d12").object([&](FieldObject& rows) {
            for (const EnumName<SoloRow>& row : namesOf(SoloRow{}))
                tables.solo[static_cast<std::size_t>(row.value)] = readAll<Scheme, 12>(
                    rows.required(row.name),
                    [](const FieldSource& one) { return readWord<Scheme>(one); });
        });
    });
}

}  // namespace

Placement readTokenPlaces(const FieldSource& at) {
    Placement placement{};
    at.object([&](FieldObject& o) {
        for (std::size_t i = 0; i < kTokenKeys.size(); ++i)
            placement[i] = readWord<Zone>(o.required(kTokenKeys[i]));
    });
    if (!at.failed())
        if (const auto zone = overfull(placement))
            at.fail("zone " + std::string{nameOf(*zone)} + " is too full");
    return placement;
}

Tables readTables(const FieldSource& at) {
    Tables tables;
    at.object([&](FieldObject& o) {
        o.schema(kTablesSchema);
        tables.playColumn = readAll<PlayColumnRow, 20>(o.required("playColumn"), readPlayColumnRow);
        tables.weird = readAll<WeirdPlay, 11>(
            o.required("weird"), [](const FieldSource& one) { return readWord<WeirdPlay>(one); });
        tables.kickoffPenalty = readFouls(o.required("kickoffPenalty"));
        tables.puntReturnPenalty = readFouls(o.required("puntReturnPenalty"));
        tables.puntPenalty = readFouls(o.required("puntPenalty"));
        tables.placeKickPenalty = readFouls(o.required("placeKickPenalty"));
        tables.returnPairs =
            readAll<int, 20>(o.required("returnPairs"),
                             [](const FieldSource& one) { return readInt(one, 1, kLastToken); });
        tables.squib = readAll<KickLanding, 20>(o.required("squib"), readLanding);
        tables.onside = readAll<KickLanding, 20>(o.required("onside"), readLanding);
        readInjuries(o.required("injury"), tables);
        readSolo(o.required("solo"), tables);
        tables.fronts = readPlacements<Front, kFronts>(o.required("placements"));
        tables.kicks = readPlacements<KickPlacement, kKickPlacements>(o.required("kickPlacements"));
    });
    return tables;
}

}  // namespace thrum::foursheet
