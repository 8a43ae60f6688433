#include "reading.hpp"
#include "writing.hpp"

#include <thrum/rules/foursheet/documents.hpp>

#include <algorithm>
#include <set>

// Clauses: FSS-6.1 to 6.5, 36.4.
namespace thrum::foursheet {
namespace {

constexpr std::size_t kMostCards = 99;
constexpr std::size_t kMostNameLength = 30;
constexpr std::size_t kMostDeckName = 40;
constexpr int kLargestFace = 20;

// Everything that is wrong with a card is said with its number in front (E-FSS-CARD).
class CardReader {
public:
    explicit CardReader(Formation formation) : m_formation{formation} {}

    Card read(const FieldSource& at) {
        Card card;
        at.object([&](FieldObject& o) {
            card.number = readInt(o.required("number"), 1, static_cast<int>(kMostCards));
            m_number = card.number;
            card.name = o.required("name").text({1, kMostNameLength, false});
            card.type = readWord<PlayType>(o.required("type"));
            card.depth = readDepth(o, card.type);
            card.target = readRole(o.required("target"));
            if (card.type == PlayType::Pass && !at.failed() && !isEligible(card.target))
                fail(o.required("target"), "the target of a pass must be eligible");
            card.draw = readSwitch(o, "draw");
            card.playAction = readSwitch(o, "playAction");
            if (!at.failed() && card.draw && card.type == PlayType::Pass)
                fail(o.required("draw"), "a draw is a run");
            if (!at.failed() && card.playAction && card.type == PlayType::Run)
                fail(o.required("playAction"), "play action is a pass");
            readMotion(o, card);
            readRoutes(o.required("routes"), card);
            readLines(o.required("lines"), card);
        });
        return card;
    }

private:
    void fail(const FieldSource& at, const std::string& reason) const {
        at.fail(std::string{kCardReason} + std::to_string(m_number) + ": " + reason);
    }

    static bool readSwitch(FieldObject& o, std::string_view key) {
        const auto at = o.optional(key);
        return at && at->boolean();
    }

    std::optional<Depth> readDepth(FieldObject& o, PlayType type) const {
        const FieldSource at = o.required("depth");
        if (type == PlayType::Run) {
            if (!at.isNull())
                fail(at, "a run has no depth");
            return std::nullopt;
        }
        if (at.isNull()) {
            fail(at, "a pass must be short, medium or long");
            return std::nullopt;
        }
        return readWord<Depth>(at);
    }

    // A man who is on the field in this formation.
    Role readRole(const FieldSource& at) const {
        const std::string word = at.text({0, 40, false});
        if (at.failed())
            return {};
        return roleCalled(at, word);
    }
    Role roleCalled(const FieldSource& at, std::string_view word) const {
        const auto role = parseName<Role>(word);
        if (role && tokenOf(m_formation, *role))
            return *role;
        fail(at, "there is no player " + inQuotes(word));
        return {};
    }
    Zone readZone(const FieldSource& at) const {
        const std::string word = at.text({0, 40, false});
        if (at.failed())
            return {};
        if (const auto zone = parseName<Zone>(word))
            return *zone;
        fail(at, "there is no zone " + inQuotes(word));
        return {};
    }

    void readMotion(FieldObject& o, Card& card) const {
        const auto at = o.optional("motion");
        if (!at || at->isNull())
            return;
        at->object([&](FieldObject& motion) {
            Motion read;
            read.player = readRole(motion.required("player"));
            read.side = readWord<Sideways>(motion.required("side"));
            card.motion = read;
        });
    }

    void readRoutes(const FieldSource& at, Card& card) const {
        at.members([&](std::string_view word, const FieldSource& zone) {
            const Role role = roleCalled(zone, word);
            if (!zone.failed() && !isEligible(role))
                fail(zone, "only receivers and backs have routes");
            card.routes.push_back({role, readZone(zone)});
        });
        if (at.failed())
            return;
        const auto& men = rolesIn(m_formation);
        for (const Role role : men)
            if (isEligible(role) &&
                std::ranges::find(card.routes, role, &Route::player) == card.routes.end())
                fail(at, "the route of " + std::string{nameOf(role)} + " is missing");
        std::ranges::sort(card.routes, {}, [&](const Route& route) {
            return *tokenOf(m_formation, route.player);
        });
    }

    void readLines(const FieldSource& at, Card& card) const {
        card.lines = at.list<CardLine>({1, kLargestFace},
                                       [&](const FieldSource& one) { return readLine(one, card); });
        if (at.failed())
            return;
        std::array<int, kLargestFace + 1> seen{};
        for (const CardLine& line : card.lines)
            for (int face = line.from; face <= line.to; ++face)
                ++seen[static_cast<std::size_t>(face)];
        for (int face = 1; face <= kLargestFace; ++face) {
            const int times = seen[static_cast<std::size_t>(face)];
            if (times != 1)
                fail(at,
                     "d20 value " + std::to_string(face) +
                         (times == 0 ? " is missing" : " stands on more than one line"));
        }
    }

    CardLine readLine(const FieldSource& at, const Card& card) const {
        CardLine line;
        at.object([&](FieldObject& o) {
            line.from = readInt(o.required("from"), 1, kLargestFace);
            line.to = readInt(o.required("to"), 1, kLargestFace);
            if (!at.failed() && line.from > line.to)
                fail(at, "a line must run upwards");
            line.player = readRole(o.required("player"));
            line.rating = readWord<Rating>(o.required("rating"));
            line.zone = readZone(o.required("zone"));
            line.defRating = readWord<Rating>(o.required("defRating"));
            if (!at.failed() && !mayCall(card.type, line.zone, line.defRating))
                fail(o.required("defRating"),
                     "a " + std::string{nameOf(card.type)} + " does not call " +
                         std::string{nameOf(line.defRating)} + " in " +
                         std::string{nameOf(line.zone)});
            if (const auto carrier = o.optional("carrier"); carrier && !carrier->isNull()) {
                line.carrier = readRole(*carrier);
                if (!at.failed() && card.type == PlayType::Pass)
                    fail(*carrier, "a pass has no ball carrier");
            }
        });
        return line;
    }

    // Runs call A; passes B in the line, C in the flats, D in the middle, D or E deep.
    static bool mayCall(PlayType type, Zone zone, Rating rating) {
        if (type == PlayType::Run)
            return rating == Rating::A;
        switch (levelOf(zone)) {
            case Level::Blitz:
                return rating == Rating::B;
            case Level::Flat:
                return rating == Rating::C;
            case Level::Medium:
                return rating == Rating::D;
            case Level::Deep:
                break;
        }
        return rating == Rating::D || rating == Rating::E;
    }

    Formation m_formation;
    int m_number = 0;
};

}  // namespace

Deck readDeck(const FieldSource& at) {
    Deck deck;
    at.object([&](FieldObject& o) {
        o.schema(kCardsSchema);
        deck.formation = readWord<Formation>(o.required("formation"));
        if (const auto name = o.optional("name"))
            deck.name = name->text({1, kMostDeckName, false});
        std::set<int> numbers;
        deck.cards = o.required("cards").list<Card>({1, kMostCards}, [&](const FieldSource& one) {
            Card card = CardReader{deck.formation}.read(one);
            if (!one.failed() && !numbers.insert(card.number).second)
                one.failBelow("/number",
                              std::string{kCardReason} + std::to_string(card.number) +
                                  ": this number stands on two cards");
            return card;
        });
    });
    return deck;
}

}  // namespace thrum::foursheet
