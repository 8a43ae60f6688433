#include "reading.hpp"
#include "writing.hpp"

#include <thrum/rules/foursheet/documents.hpp>

// Clause: FSS-36.6.
namespace thrum::foursheet {
namespace {

Contexts readContexts(const FieldSource& at) {
    const std::string letters = at.text({1, kContexts, false});
    Contexts contexts = 0;
    for (const char letter : letters) {
        const auto context = parseName<Context>(std::string_view{&letter, 1});
        if (!context || (contexts & bitOf(*context)) != 0)
            at.fail("must be some of the letters R P T K U G, each once, not " + inQuotes(letters));
        else
            contexts |= bitOf(*context);
    }
    return contexts;
}

Yards readYards(FieldObject& o) {
    return {readInt(o.required("base"), 0, kMostYards), o.required("d10").boolean()};
}

PenaltyCode readPenalty(FieldObject& o) {
    PenaltyCode penalty;
    penalty.foul = readWord<Foul>(o.required("foul"));
    penalty.by = readWord<FoulBy>(o.required("side"));
    penalty.yards = readInt(o.required("yards"), 0, kMostYards);
    penalty.spot = readWord<FoulSpot>(o.required("spot"));
    penalty.autoFirst = o.required("autoFirst").boolean();
    if (const auto gain = o.optional("gain"); gain && !gain->isNull()) {
        penalty.gain.emplace();
        gain->object([&](FieldObject& yards) { penalty.gain = readYards(yards); });
    }
    penalty.playColumn = o.required("playColumn").boolean();
    if (!o.cursor().failed() && penalty.playColumn == penalty.gain.has_value())
        o.cursor().fail("must have either a gain or the play column");
    return penalty;
}

void readEffect(FieldObject& o, ResultCode& code) {
    switch (code.effect) {
        case Effect::Gain:
        case Effect::Loss:
        case Effect::Interception:
            code.yards = readYards(o);
            break;
        case Effect::Sack:
            code.sackExtra = readWord<SackExtra>(o.required("extra"));
            break;
        case Effect::Penalty:
            code.penalty = readPenalty(o);
            break;
        case Effect::Kick:
            code.yards = readYards(o);
            code.high = o.required("high").boolean();
            code.out = o.required("out").boolean();
            break;
        case Effect::Blitz:
            code.yards.base = readInt(o.required("yards"), 0, kMostYards);
            break;
        default:
            break;
    }
}

ResultCode readResultCode(const FieldSource& at) {
    ResultCode code;
    at.object([&](FieldObject& o) {
        code.id = readCode(o.required("code"));
        code.status = readWord<CodeStatus>(o.required("status"));
        code.contexts = readContexts(o.required("contexts"));
        code.effect = readWord<Effect>(o.required("effect"));
        readEffect(o, code);
        if (const auto injury = o.optional("injury"))
            code.injury = readWord<HurtMan>(*injury);
        if (const auto fumble = o.optional("fumble"))
            code.fumble = fumble->boolean();
    });
    return code;
}

void write(const Yards& yards, FieldSink& to) {
    writeWhole(to, "base", yards.base);
    writeSwitch(to, "d10", yards.d10);
}

void write(const PenaltyCode& penalty, FieldSink& to) {
    writeText(to, "foul", nameOf(penalty.foul));
    writeText(to, "side", nameOf(penalty.by));
    writeWhole(to, "yards", penalty.yards);
    writeText(to, "spot", nameOf(penalty.spot));
    writeSwitch(to, "autoFirst", penalty.autoFirst);
    if (penalty.gain) {
        to.key("gain");
        to.beginObject();
        write(*penalty.gain, to);
        to.endObject();
    }
    writeSwitch(to, "playColumn", penalty.playColumn);
}

void writeEffect(const ResultCode& code, FieldSink& to) {
    switch (code.effect) {
        case Effect::Gain:
        case Effect::Loss:
        case Effect::Interception:
            write(code.yards, to);
            break;
        case Effect::Sack:
            writeText(to, "extra", nameOf(code.sackExtra));
            break;
        case Effect::Penalty:
            write(*code.penalty, to);
            break;
        case Effect::Kick:
            write(code.yards, to);
            writeSwitch(to, "high", code.high);
            writeSwitch(to, "out", code.out);
            break;
        case Effect::Blitz:
            writeWhole(to, "yards", code.yards.base);
            break;
        default:
            break;
    }
}

void write(const ResultCode& code, FieldSink& to) {
    to.beginObject();
    writeText(to, "code", codeText(code.id));
    writeText(to, "status", nameOf(code.status));
    writeText(to, "contexts", contextsText(code.contexts));
    writeText(to, "effect", nameOf(code.effect));
    writeEffect(code, to);
    if (code.injury)
        writeText(to, "injury", nameOf(*code.injury));
    if (code.fumble) {
        writeSwitch(to, "fumble", true);
    }
    to.endObject();
}

}  // namespace

CodeTable readCodes(const FieldSource& at) {
    CodeTable table;
    at.object([&](FieldObject& o) {
        o.schema(kCodesSchema);
        int next = 0;
        table.codes =
            o.required("codes").list<ResultCode>({kCodes, kCodes}, [&](const FieldSource& one) {
                ResultCode code = readResultCode(one);
                if (!one.failed() && code.id != next)
                    one.failBelow("/code",
                                  "must be \"" + codeText(next) + "\": all codes stand in order");
                ++next;
                return code;
            });
    });
    return table;
}

void write(const CodeTable& codes, FieldSink& to) {
    to.beginObject();
    writeText(to, "schema", kCodesSchema);
    to.key("codes");
    to.beginList();
    for (const ResultCode& code : codes.codes)
        write(code, to);
    to.endList();
    to.endObject();
}

}  // namespace thrum::foursheet
