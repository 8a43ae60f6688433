#include <thrum/core/contract.hpp>
#include <thrum/rules/foursheet/making.hpp>

#include <algorithm>
#include <array>

namespace thrum::foursheet {
namespace {

constexpr int kMostDeviation = 2;
constexpr int kMostYardsCode = 9;
constexpr std::array<CodeId, 6> kLongGains{11, 21, 31, 41, 51, 61};

constexpr std::size_t rowAt(int sum) {
    return static_cast<std::size_t>(sum - 2);
}

int deviationOf(const Player& average, Rating letter, int rating) {
    return std::clamp(rating - ratingOf(average, letter), -kMostDeviation, kMostDeviation);
}

// One step up or down the long gains; what is none stays.
CodeId stepped(CodeId code, int by) {
    const auto* const at = std::ranges::find(kLongGains, code);
    if (at == kLongGains.end())
        return code;
    const auto last = static_cast<std::ptrdiff_t>(kLongGains.size()) - 1;
    const std::ptrdiff_t place = std::clamp<std::ptrdiff_t>(at - kLongGains.begin() + by, 0, last);
    return kLongGains[static_cast<std::size_t>(place)];
}

}  // namespace

const Player* firstAt(const Team& team, Position position) {
    const auto found = std::ranges::find(team.players, position, &Player::pos);
    return found != team.players.end() ? &*found : nullptr;
}

CodeColumn columnFor(const Player& average, Rating letter, int rating) {
    THRUM_ASSERT(letter != Rating::X && hasCard(average.pos));
    CodeColumn codes = average.columns[static_cast<std::size_t>(letter) - 1];
    const int t = deviationOf(average, letter, rating);
    const bool defends = isDefender(average.pos);
    for (CodeId& code : codes)
        if (code <= kMostYardsCode)
            code = std::clamp(code + (defends ? -t : t), 0, kMostYardsCode);
    constexpr int kLongRow = 3;
    if (!defends && std::abs(t) == kMostDeviation)
        codes[rowAt(kLongRow)] = stepped(codes[rowAt(kLongRow)], t > 0 ? 1 : -1);
    if (defends && t == kMostDeviation && letter == Rating::B)
        codes[rowAt(7)] = 47;
    if (defends && t == kMostDeviation && letter >= Rating::C)
        codes[rowAt(8)] = 46;
    if (defends && t == -kMostDeviation && letter == Rating::A)
        codes[rowAt(9)] = 5;
    return codes;
}

Player madeFromRatings(Player player, const Player& average) {
    if (!hasCard(player.pos))
        return player;
    for (const EnumName<Rating>& letter : namesOf(Rating{}))
        if (letter.value != Rating::X)
            player.columns[static_cast<std::size_t>(letter.value) - 1] =
                columnFor(average, letter.value, ratingOf(player, letter.value));
    const int better = deviationOf(average, Rating::A, ratingOf(player, Rating::A));
    player.fm = std::clamp(average.fm - better, 1, 20);
    constexpr int kInterceptions = 17;
    if (player.pos == Position::QB)
        player.intc = std::clamp(kInterceptions - ratingOf(player, Rating::D), 2, 20);
    return player;
}

Player atPosition(const Player& player, const Player& average) {
    Player made = average;
    made.id = player.id;
    made.name = player.name;
    made.number = player.number;
    made.string = player.string;
    made.inj = player.inj;
    return made;
}

Player freshPlayer(const Team& team, const Player& average) {
    Player player = average;
    const auto worn = [&](int number) {
        return std::ranges::find(team.players, number, &Player::number) != team.players.end();
    };
    constexpr int kNumbers = 100;
    player.number = 1;
    for (int i = 0; i < kNumbers && worn(player.number); ++i)
        player.number = (player.number + 1) % kNumbers;
    const std::string stem = "own" + std::to_string(player.number);
    player.id = stem;
    for (int i = 2; indexOf(team, player.id) != kNobody; ++i)
        player.id = stem + "-" + std::to_string(i);
    player.name = "New man";
    player.string = 3;
    return player;
}

}  // namespace thrum::foursheet
