#include "reading.hpp"

#include <thrum/rules/foursheet/documents.hpp>

#include <algorithm>

// Clause: FSS-36.2.
namespace thrum::foursheet {
namespace {

constexpr int kMostRating = 14;

char readLetter(const FieldSource& at) {
    const std::string text = at.text({1, 1, false});
    if (at.failed())
        return 'A';
    if (text.size() == 1 && text[0] >= 'A' && text[0] <= 'T')
        return text[0];
    at.fail("must be a letter from A to T, not " + inQuotes(text));
    return 'A';
}

CodeId readLongCode(const FieldSource& at) {
    const CodeId code = readCode(at);
    if (!at.failed() && !isLongCode(code))
        at.fail("must be one of 11, 21, 31, 41, 51, 61, 71, 81, 89, 90, 91");
    return code;
}

CoverCard readCover(const FieldSource& at) {
    CoverCard card;
    at.object([&](FieldObject& o) {
        card.rating = readInt(o.required("rating"), 0, kMostRating);
        card.letter = readLetter(o.required("letter"));
    });
    return card;
}

ReturnCard readReturn(const FieldSource& at, bool punts) {
    ReturnCard card;
    at.object([&](FieldObject& o) {
        card.rating = readInt(o.required("rating"), 0, kMostRating);
        card.letter = readLetter(o.required("letter"));
        card.longCode = readLongCode(o.required("long"));
        if (punts)
            card.fairCatch = readInt(o.required("fc"), 1, 20);
    });
    return card;
}

LooseBallReturn readLooseBall(const FieldSource& at) {
    LooseBallReturn card;
    at.object([&](FieldObject& o) {
        card.letter = readLetter(o.required("letter"));
        card.longCode = readLongCode(o.required("long"));
    });
    return card;
}

Touches readTouches(const FieldSource& at) {
    Touches touches;
    at.object([&](FieldObject& o) {
        touches.x = readInt(o.required("x"), 1, 99);
        touches.xx = readInt(o.required("xx"), 1, 99);
        touches.xxx = readInt(o.required("xxx"), 1, 99);
    });
    if (!at.failed() && !(touches.x < touches.xx && touches.xx < touches.xxx))
        at.fail("x, xx and xxx must grow");
    return touches;
}

// Clauses: FSS-10.3, 36.2: no code of a rush on a passer's own card, and he is sent running by his
// pass columns alone.
bool mayHold(Position position, Rating column, CodeId code) {
    if ((printedContexts(code) & bitOf(contextOf(position, column))) == 0)
        return false;
    if (position != Position::QB)
        return code != 45;
    return code != 34 && code != 39 && (code < 47 || code > 49);
}

// A column whose codes `allowed` judges.
template <class Allowed>
CodeColumn readColumn(const FieldSource& at,
                      const std::string& player,
                      std::string_view column,
                      Allowed allowed) {
    CodeColumn codes{};
    std::size_t row = 0;
    const auto read = at.list<CodeId>({kColumnRows, kColumnRows}, [&](const FieldSource& cell) {
        const std::string text = cell.text({0, 40, false});
        const auto code = parseCode(text);
        if (!cell.failed() && (!code || !allowed(*code)))
            cell.fail(player + ", column " + std::string{column} + ", row " +
                      std::to_string(row + 2) + ": code " + text + std::string{kCodeReason});
        ++row;
        return code.value_or(0);
    });
    if (!at.failed())
        std::ranges::copy(read, codes.begin());
    return codes;
}

void readRatings(const FieldSource& at, Player& player) {
    at.object([&](FieldObject& o) {
        for (const EnumName<Rating>& rating : namesOf(Rating{}))
            if (rating.value == Rating::X || hasCard(player.pos))
                player.ratings[static_cast<std::size_t>(rating.value)] =
                    readInt(o.required(rating.name), 0, kMostRating);
    });
}

void readColumns(FieldObject& o, Player& player) {
    if (!hasCard(player.pos))
        return;
    o.required("columns").object([&](FieldObject& columns) {
        for (const EnumName<Rating>& rating : namesOf(Rating{})) {
            if (rating.value == Rating::X)
                continue;
            player.columns[static_cast<std::size_t>(rating.value) - 1] =
                readColumn(columns.required(rating.name), player.name, rating.name, [&](CodeId c) {
                    return mayHold(player.pos, rating.value, c);
                });
        }
    });
}

Kicking readKicking(const FieldSource& at, const Player& player) {
    Kicking kicking;
    at.object([&](FieldObject& o) {
        kicking.longFG = readInt(o.required("longFG"), 12, 60);
        o.required("columns").object([&](FieldObject& columns) {
            for (const EnumName<KickColumn>& entry : namesOf(KickColumn{})) {
                const Context context = entry.value == KickColumn::KO ? Context::K : Context::G;
                kicking.columns[static_cast<std::size_t>(entry.value)] = readColumn(
                    columns.required(entry.name), player.name, entry.name, [&](CodeId c) {
                        return (printedContexts(c) & bitOf(context)) != 0;
                    });
            }
        });
    });
    return kicking;
}

Punting readPunting(const FieldSource& at, const Player& player) {
    Punting punting;
    at.object([&](FieldObject& o) {
        o.required("columns").object([&](FieldObject& columns) {
            for (const EnumName<PuntColumn>& entry : namesOf(PuntColumn{}))
                punting.columns[static_cast<std::size_t>(entry.value)] =
                    readColumn(columns.required(entry.name), player.name, entry.name, [](CodeId c) {
                        return (printedContexts(c) & bitOf(Context::U)) != 0;
                    });
        });
    });
    return punting;
}

}  // namespace

Player readPlayer(const FieldSource& at) {
    Player player;
    at.object([&](FieldObject& o) {
        player.id = o.required("id").text({1, 40, false});
        player.name = o.required("name").text({1, 40, false});
        player.number = readInt(o.required("number"), 0, 99);
        player.pos = readWord<Position>(o.required("pos"));
        player.string = readInt(o.required("string"), 1, 3);
        player.inj = readInt(o.required("inj"), -5, 9);
        readRatings(o.required("ratings"), player);
        readColumns(o, player);
        player.fm = readInt(o.required("Fm"), 0, 20);
        if (player.pos == Position::QB)
            player.intc = readInt(o.required("Int"), 0, 20);
        else if (const auto passer = o.optional("Int"))
            player.intc = readInt(*passer, 0, 20);
        player.ad = readInt(o.required("Ad"), 0, 9);
        player.fat = readInt(o.required("Fat"), 0, 5);
        player.fq = readInt(o.required("Fq"), 2, 12);
        if (const auto touches = o.optional("touches"); touches && !touches->isNull())
            player.touches = readTouches(*touches);
        player.kr = readReturn(o.required("KR"), false);
        player.kc = readCover(o.required("KC"));
        player.pr = readReturn(o.required("PR"), true);
        player.pc = readCover(o.required("PC"));
        player.ret = readLooseBall(o.required("Ret"));
        if (player.pos == Position::K)
            player.kicking = readKicking(o.required("kicking"), player);
        if (player.pos == Position::P)
            player.punting = readPunting(o.required("punting"), player);
    });
    return player;
}

}  // namespace thrum::foursheet
