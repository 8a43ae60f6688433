#include <thrum/core/contract.hpp>
#include <thrum/core/hash.hpp>
#include <thrum/rules/chance.hpp>

#include <utility>

namespace thrum {
namespace {

constexpr unsigned kFractionBits = 24;

int leastOf(const Draw& draw) {
    return draw.kind == Draw::Kind::Die ? 1 : 0;
}

int mostOf(const Draw& draw) {
    switch (draw.kind) {
        case Draw::Kind::Die:
            return draw.sides;
        case Draw::Kind::Coin:
            return 1;
        case Draw::Kind::Below:
            return draw.sides - 1;
        case Draw::Kind::Fraction:
            break;
    }
    return (1 << kFractionBits) - 1;
}

}  // namespace

Draw Draw::die(int sides, std::string label, std::vector<std::string> faces) {
    THRUM_ASSERT(sides >= 2);
    return {Kind::Die, sides, std::move(label), std::move(faces)};
}
Draw Draw::coin() {
    return {Kind::Coin, 2, {}, {}};
}
Draw Draw::below(int n, std::string label) {
    THRUM_ASSERT(n >= 1);
    return {Kind::Below, n, std::move(label), {}};
}
Draw Draw::fraction() {
    return {Kind::Fraction, 0, {}, {}};
}

ChanceOutcome drawn(const ChanceRequest& request, std::uint64_t bits) {
    ChanceOutcome outcome;
    std::uint64_t key = 0;
    for (const Draw& draw : request.draws) {
        switch (draw.kind) {
            case Draw::Kind::Die:
                outcome.values.push_back(dieAt(bits, key, static_cast<std::uint32_t>(draw.sides)));
                break;
            case Draw::Kind::Coin:
                outcome.values.push_back(dieAt(bits, key, 2) - 1);
                break;
            case Draw::Kind::Below:
                outcome.values.push_back(dieAt(bits, key, static_cast<std::uint32_t>(draw.sides)) -
                                         1);
                break;
            case Draw::Kind::Fraction:
                outcome.values.push_back(
                    static_cast<int>(bitsAt(bits, key) >> (64U - kFractionBits)));
                break;
        }
        ++key;
    }
    return outcome;
}

bool fits(const ChanceRequest& request, const ChanceOutcome& outcome) {
    if (outcome.values.size() != request.draws.size())
        return false;
    for (std::size_t i = 0; i < request.draws.size(); ++i) {
        const int value = outcome.values[i];
        if (value < leastOf(request.draws[i]) || value > mostOf(request.draws[i]))
            return false;
    }
    return true;
}

std::string faceText(const Draw& draw, int value) {
    switch (draw.kind) {
        case Draw::Kind::Coin:
            return value == 0 ? "heads" : "tails";
        case Draw::Kind::Die:
            if (value >= 1 && static_cast<std::size_t>(value) <= draw.faces.size())
                return draw.faces[static_cast<std::size_t>(value) - 1];
            break;
        case Draw::Kind::Below:
        case Draw::Kind::Fraction:
            break;
    }
    return std::to_string(value);
}

}  // namespace thrum
