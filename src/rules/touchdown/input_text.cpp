#include "texts.hpp"

#include <algorithm>

// Inputs as coaches, programs and records hand them in (D16, D40 to D42).
namespace thrum::touchdown {
namespace {

constexpr std::size_t kMostListed = 16;

// Other words for some decisions, as readers of the book would say them.
struct OtherWord {
    std::string_view word;
    DecisionKind kind;
    Choice choice = Choice::None;
};
constexpr std::array kOtherWords{OtherWord{"punt", DecisionKind::DeclarePunt},
                                 OtherWord{"field_goal", DecisionKind::DeclareFieldGoal},
                                 OtherWord{"kickoff", DecisionKind::DeclareKick, Choice::Deep},
                                 OtherWord{"onside", DecisionKind::DeclareKick, Choice::Onside},
                                 OtherWord{"reroll", DecisionKind::ForceReroll},
                                 OtherWord{"touchback", DecisionKind::TakeTouchback},
                                 OtherWord{"return_kick", DecisionKind::RunBack},
                                 OtherWord{"fall_on_it", DecisionKind::FallOnBall},
                                 OtherWord{"try_kick", DecisionKind::ChooseTry, Choice::Kick},
                                 OtherWord{"two_point", DecisionKind::ChooseTry, Choice::TwoPoint}};

Die readDie(const FieldSource& at) {
    const std::string text = at.text({1, 40, false});
    if (at.failed())
        return Die::RI;
    if (const auto die = dieCalled(text))
        return *die;
    at.fail("there is no die " + inQuotes(text) + "; strategy dice are RI RO SP LP SR NI DI BL");
    return Die::RI;
}

std::vector<Die> readDice(const FieldSource& at) {
    if (at.isNull())
        return {};
    if (at.isText())
        return {readDie(at)};
    return at.list<Die>({0, kMostListed}, readDie);
}

bool takesChoice(DecisionKind kind) {
    return kind == DecisionKind::CallToss || kind == DecisionKind::ChooseToss ||
           kind == DecisionKind::DeclareKick || kind == DecisionKind::ChooseTry;
}

void readChoice(FieldObject& o, const FieldReader& reader, Decision& decision) {
    const bool given = decision.choice != Choice::None;  // by another word
    if (given && !o.optional("choice"))
        return;
    reader.read(o.required("choice"), decision.choice);
}

void readMembers(FieldObject& o, const FieldReader& reader, Decision& decision) {
    reader.member(o, "side", decision.side);
    if (const auto ms = o.optional("ms"))
        decision.ms = static_cast<int>(ms->integer({0, kMostMs}));
    if (takesChoice(decision.kind))
        readChoice(o, reader, decision);
    switch (decision.kind) {
        case DecisionKind::ChooseStrength: {
            const auto one = o.optional("strength");
            const auto several = o.optional("strengths");
            if (one)
                decision.strengths = readDice(*one);
            else if (several)
                decision.strengths = readDice(*several);
            return;
        }
        case DecisionKind::Call:
            if (const auto die = o.optional("die"); die && !die->isNull())
                decision.die = readDie(*die);
            return;
        case DecisionKind::UseStrength:
            if (const auto result = o.optional("result"); result && !result->isNull())
                decision.result = result->text({1, 20, false});
            return;
        case DecisionKind::Cancel:
            if (const auto results = o.optional("results"))
                decision.results = results->list<std::string>({0, kMostListed}, readResult);
            if (const auto dice = o.optional("dice"))
                decision.dice = readDice(*dice);
            return;
        default:
            return;
    }
}

// Faces by number, or as printed on the dice that are awaited.
std::vector<int> readResults(const FieldSource& at, const State& state) {
    std::vector<Draw> draws;
    if (const Prompt due = prompt(state); due.chance)
        draws = due.chance->draws;
    std::size_t place = 0;
    return at.list<int>({1, kMostListed}, [&](const FieldSource& one) {
        const std::size_t mine = place++;
        if (!one.isText())
            return static_cast<int>(one.integer({1, kFaces}));
        const std::string face = readResult(one);
        if (one.failed() || mine >= draws.size())
            return 0;  // no die is awaited there: refused by the rules
        const std::vector<std::string>& printed = draws[mine].faces;
        const auto found = std::ranges::find(printed, face);
        if (found == printed.end() && !printed.empty())
            one.fail("die " + draws[mine].label + " has no face " + inQuotes(face));
        return static_cast<int>(found - printed.begin()) + 1;
    });
}

void readTyped(FieldObject& o, Chance& chance) {
    const auto by = o.optional("by");
    if (!by)
        return;
    const std::array<std::pair<std::string_view, bool>, 2> words{
        {{"typed", true}, {"drawn", false}}};
    chance.typed = by->choice<bool>(std::span{words});
}

void writeDecision(const Decision& decision, const FieldWriter& writer) {
    writer.member("type", decision.kind);
    writer.member("side", decision.side);
    writer.member("die", decision.die);
    if (decision.strengths.size() == 1)
        writer.member("strength", decision.strengths.front());
    else
        writer.member("strengths", decision.strengths);
    writer.member("result", decision.result);
    writer.member("results", decision.results);
    writer.member("dice", decision.dice);
    if (decision.choice != Choice::None)
        writer.member("choice", decision.choice);
    writer.member("ms", decision.ms);
}

}  // namespace

void write(const Input& input, FieldSink& to) {
    const FieldWriter writer{to, kNoNames, Empty::LeaveOut};
    to.beginObject();
    if (const auto* decision = std::get_if<Decision>(&input)) {
        writeDecision(*decision, writer);
    } else {
        const auto& chance = std::get<Chance>(input);
        writer.member("type", std::string_view{chance.coin ? "coin" : "dice"});
        writer.member("faces", chance.faces);
        writer.member("face", chance.coin);
        if (chance.typed)
            writer.member("by", std::string_view{"typed"});
    }
    to.endObject();
}

Input readInput(const FieldSource& at, const State& state) {
    Input input;
    const FieldReader reader{kNoNames};
    at.object([&](FieldObject& o) {
        const FieldSource typeAt = o.required("type");
        const std::string type = typeAt.text({1, 60, false});
        if (at.failed())
            return;
        if (type == "dice" || type == "coin") {
            Chance chance;
            if (type == "dice")
                chance.faces = readResults(o.required("faces"), state);
            else
                reader.read(o.required("face"), chance.coin);
            readTyped(o, chance);
            input = std::move(chance);
            return;
        }
        Decision decision;
        const auto other = std::ranges::find(kOtherWords, type, &OtherWord::word);
        if (other != kOtherWords.end()) {
            decision.kind = other->kind;
            decision.choice = other->choice;
        } else if (const auto kind = parseName<DecisionKind>(type)) {
            decision.kind = *kind;
        } else {
            typeAt.fail("there is no input " + inQuotes(type));
            return;
        }
        readMembers(o, reader, decision);
        input = std::move(decision);
    });
    return input;
}

}  // namespace thrum::touchdown
