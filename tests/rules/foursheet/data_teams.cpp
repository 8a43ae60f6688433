#include "shipped_files.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::foursheet;

namespace {

constexpr std::array<std::string_view, 4> kLeague{"herons", "quarrymen", "lanterns", "threshers"};

const Player& average(std::string_view id) {
    const Team& team = *shipped::team("avg");
    return playerOf(team, indexOf(team, id));
}
bool isLongGain(CodeId code) {
    return code % 10 == 1 && code >= 11 && code <= 61;
}
int betterThanAverage(const Player& man, Rating letter) {
    return std::clamp(ratingOf(man, letter) - ratingOf(average(man.id), letter), -2, 2);
}

// FSS-37.5 told the other way round: what each row of the average man's column becomes.
CodeId expected(const Player& man, Rating letter, int sum) {
    const CodeId code = codeOf(average(man.id), letter, sum);
    const int t = betterThanAverage(man, letter);
    const bool defends = isDefender(man.pos);
    if (code < 10)
        return std::clamp(code + (defends ? -t : t), 0, 9);
    if (!defends && sum == 3 && isLongGain(code)) {
        if (t == 2)
            return std::min(code + 10, 61);
        if (t == -2)
            return std::max(code - 10, 11);
    }
    return code;
}
CodeId expectedOfDefense(const Player& man, Rating letter, int sum) {
    const int t = betterThanAverage(man, letter);
    if (t == 2 && letter == Rating::B && sum == 7)
        return 47;
    if (t == 2 && letter >= Rating::C && sum == 8)
        return 46;
    if (t == -2 && letter == Rating::A && sum == 9)
        return 5;
    return expected(man, letter, sum);
}

}  // namespace

TEST_CASE("FSS-37.1 the starter league is four invented teams", "[foursheet][FSS-37.1][data]") {
    std::set<std::string> abbreviations;
    for (const std::string_view id : kLeague) {
        const Team& team = *shipped::team(id);
        CHECK(team.id == id);
        abbreviations.insert(team.abbr);
        std::set<std::string> names;
        for (const Player& man : team.players)
            names.insert(man.name);
        CHECK(names.size() == team.players.size());
        CHECK_FALSE(team.coaches.head.empty());
        CHECK_FALSE(team.coaches.offense.empty());
        CHECK_FALSE(team.coaches.defense.empty());
    }
    CHECK(abbreviations == std::set<std::string>{"GRQ", "HCH", "PEL", "PJT"});
}

TEST_CASE("FSS-37.3 a generated roster has 53 men", "[foursheet][FSS-37.3][data]") {
    for (const std::string_view id : kLeague) {
        std::map<Position, int> men;
        for (const Player& man : shipped::team(id)->players)
            ++men[man.pos];
        CHECK(shipped::team(id)->players.size() == 53);
        CHECK(men[Position::QB] == 3);
        CHECK(men[Position::WR] == 6);
        CHECK(men[Position::TE] == 3);
        CHECK(men[Position::RB] == 6);
        CHECK(men[Position::OL] == 10);
        CHECK(men[Position::DL] == 8);
        CHECK(men[Position::LB] == 6);
        CHECK(men[Position::DB] == 9);
        CHECK(men[Position::K] == 1);
        CHECK(men[Position::P] == 1);
    }
}

TEST_CASE("FSS-37.4 ratings stay within what chance and grade and string allow",
          "[foursheet][FSS-37.4][FSS-37.2][data]") {
    for (const std::string_view id : kLeague)
        for (const Player& man : shipped::team(id)->players)
            for (int i = 0; i < kRatings; ++i) {
                const auto letter = static_cast<Rating>(i);
                if (letter != Rating::X && !hasCard(man.pos))
                    continue;
                const int mean = ratingOf(average(man.id), letter);
                const int rating = ratingOf(man, letter);
                // Grades of the league are 2 to 4: two of chance and one of grade either way.
                CHECK(rating <= mean + 3);
                CHECK(rating >= std::max(0, mean - 3 - (man.string - 1)));
                if (mean == 0)
                    CHECK(rating <= 2);
            }
}

TEST_CASE("FSS-37.5 columns follow the ratings", "[foursheet][FSS-37.5][FSS-38.1][data]") {
    int changed = 0;
    for (const std::string_view id : kLeague)
        for (const Player& man : shipped::team(id)->players) {
            if (!hasCard(man.pos))
                continue;
            for (int i = 1; i < kRatings; ++i)
                for (int sum = 2; sum <= 12; ++sum) {
                    const auto letter = static_cast<Rating>(i);
                    const CodeId code = isDefender(man.pos) ? expectedOfDefense(man, letter, sum)
                                                            : expected(man, letter, sum);
                    CHECK(codeOf(man, letter, sum) == code);
                    changed += code != codeOf(average(man.id), letter, sum) ? 1 : 0;
                }
        }
    CHECK(changed > 1000);
}

TEST_CASE("FSS-37.6 the other values follow position and grade and string",
          "[foursheet][FSS-37.6][data]") {
    for (const std::string_view id : kLeague)
        for (const Player& man : shipped::team(id)->players) {
            INFO(id << " " << man.id);
            CHECK((man.inj >= -1 && man.inj <= 5));
            if (man.pos == Position::QB) {
                CHECK(man.intc == std::clamp(17 - ratingOf(man, Rating::D), 2, 20));
                CHECK(man.ad == 9 - (man.string - 1));
                CHECK(man.touches == Touches{40, 50, 60});
            } else {
                CHECK(man.ad == 1);
            }
            if (hasCard(man.pos))
                CHECK(man.fm ==
                      std::clamp(average(man.id).fm - betterThanAverage(man, Rating::A), 1, 20));
            const bool returns = man.id == "fl2" || man.id == "hb2";
            CHECK((man.fq == 2 || returns));
            CHECK(man.kr.longCode == (returns ? 41 : 21));
            CHECK(man.pr.fairCatch == (returns ? 15 : 20));
            CHECK(man.kr.rating == (man.id == "fl2" ? 8 : 6));
        }
    const auto& lanterns = *shipped::team("lanterns");  // special teams of grade 4
    const Player& kicker = playerOf(lanterns, indexOf(lanterns, "k"));
    CHECK(kicker.kicking->longFG == 41);
    CHECK(codeOf(*kicker.kicking, KickColumn::From31, 6) == 35);
    const Player& punter = playerOf(lanterns, indexOf(lanterns, "p"));
    CHECK(codeOf(*punter.punting, PuntColumn::OwnNotRushed, 4) == 51);
    CHECK(shipped::team("herons")->crunch == Crunch{0, 0, 1});
    CHECK(shipped::team("quarrymen")->crunch == Crunch{1, 0, 0});
}

TEST_CASE("FSS-35.1 the average team's coach has the book's inclinations",
          "[foursheet][FSS-35.1][data]") {
    CHECK(shipped::team("avg")->coaches.tendencies == Tendencies{});
    CHECK(Tendencies{}.runFirstDown == 55);
    CHECK(Tendencies{}.runThirdLong == 15);
    for (const std::string_view id : kLeague)
        CHECK_FALSE(shipped::team(id)->coaches.tendencies == Tendencies{});
}
