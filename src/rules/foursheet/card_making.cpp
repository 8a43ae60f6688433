#include <thrum/rules/foursheet/card_making.hpp>

#include <algorithm>

namespace thrum::foursheet {
namespace {

constexpr int kFaces = 20;

CardValue valueOf(const CardLine& line) {
    return {line.player, line.rating, line.zone, line.defRating, line.carrier};
}

// The first receiver or back of the formation.
Role firstEligible(Formation formation) {
    for (const Role role : rolesIn(formation))
        if (isEligible(role))
            return role;
    return Role::SE;
}

// Where somebody goes who does not carry the ball: to the man in front of him, backs ahead of it.
Zone usualEnd(Role role) {
    switch (role) {
        case Role::SE:
        case Role::SE2:
        case Role::TE2:
            return Zone::B1;
        case Role::FL:
        case Role::FL2:
            return Zone::M3;
        case Role::TE:
            return Zone::B7;
        default:
            return Zone::F2;
    }
}

}  // namespace

CardValues valuesOf(const Card& card) {
    CardValues values{};
    for (const CardLine& line : card.lines)
        for (int face = std::max(1, line.from); face <= std::min(kFaces, line.to); ++face)
            values[static_cast<std::size_t>(face - 1)] = valueOf(line);
    return values;
}

Card withValues(Card card, const CardValues& values) {
    card.lines.clear();
    for (int face = 1; face <= kFaces; ++face) {
        const CardValue& value = values[static_cast<std::size_t>(face - 1)];
        if (!card.lines.empty() && valueOf(card.lines.back()) == value) {
            card.lines.back().to = face;
            continue;
        }
        card.lines.push_back(
            {face, face, value.player, value.rating, value.zone, value.defRating, value.carrier});
    }
    return card;
}

Rating calledIn(PlayType type, Zone zone, Rating now) {
    if (type == PlayType::Run)
        return Rating::A;
    switch (levelOf(zone)) {
        case Level::Blitz:
            return Rating::B;
        case Level::Flat:
            return Rating::C;
        case Level::Medium:
            return Rating::D;
        case Level::Deep:
            break;
    }
    return now == Rating::D ? Rating::D : Rating::E;
}

Card asType(Card card, Formation formation, PlayType type) {
    card.type = type;
    const bool passes = type == PlayType::Pass;
    if (passes && !card.depth)
        card.depth = Depth::Short;
    if (!passes)
        card.depth.reset();
    if (passes && !isEligible(card.target))
        card.target = firstEligible(formation);
    card.draw = card.draw && !passes;
    card.playAction = card.playAction && passes;
    for (CardLine& line : card.lines) {
        line.defRating = calledIn(type, line.zone, line.defRating);
        if (passes)
            line.carrier.reset();
        else if (line.rating > Rating::B)  // a run reads no other column (FSS-10.3)
            line.rating = line.player == Role::QB ? Rating::B : Rating::A;
    }
    return withValues(card, valuesOf(card));
}

Card plainCard(Formation formation) {
    Card card;
    card.name = "New run";
    card.type = PlayType::Run;
    card.target = tokenOf(formation, Role::FB) ? Role::FB : Role::HB;
    for (const Role role : rolesIn(formation))
        if (isEligible(role))
            card.routes.push_back({role, usualEnd(role)});
    struct Block {
        int to;
        Role player;
        Zone zone;
    };
    constexpr std::array kBlocks{Block{3, Role::LT, Zone::B2},
                                 Block{6, Role::LG, Zone::B3},
                                 Block{9, Role::C, Zone::B4},
                                 Block{12, Role::RG, Zone::B5},
                                 Block{15, Role::RT, Zone::B6}};
    int from = 1;
    for (const Block& block : kBlocks) {
        card.lines.push_back(
            {from, block.to, block.player, Rating::A, block.zone, Rating::A, std::nullopt});
        from = block.to + 1;
    }
    card.lines.push_back(
        {from, kFaces - 2, card.target, Rating::A, Zone::F2, Rating::A, std::nullopt});
    card.lines.push_back(
        {kFaces - 1, kFaces - 1, card.target, Rating::A, Zone::M2, Rating::A, std::nullopt});
    card.lines.push_back(
        {kFaces, kFaces, card.target, Rating::A, Zone::D1, Rating::A, std::nullopt});
    return card;
}

}  // namespace thrum::foursheet
