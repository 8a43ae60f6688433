#include "shipped_files.hpp"

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::foursheet;

namespace {

constexpr const char* kFile = "resources/games/foursheet/codes.json";

const ResultCode& code(int id) {
    return codeOf(shipped::data()->codes, id);
}
// d10 shows 7.
int yards(int id) {
    return yardsOf(code(id).yards, 7);
}
std::optional<LoadError> errorWith(std::string_view old, std::string_view replacement) {
    return shipped::readFrom(shipped::exchanged(shipped::text(kFile), old, replacement),
                             [](const FieldSource& at) { (void)readCodes(at); });
}

}  // namespace

TEST_CASE("FSS-10.2 there are 97 codes in order", "[foursheet][FSS-10.2][FSS-36.6][data]") {
    const CodeTable& table = shipped::data()->codes;
    REQUIRE(table.codes.size() == 97);
    for (int id = 0; id < 97; ++id)
        CHECK(table.codes[static_cast<std::size_t>(id)].id == id);
    CHECK(codeText(7) == "07");
    CHECK(parseCode("96") == 96);
    for (const std::string_view none : {"97", "7", "007", "ab", "", "-1", " 1"})
        CHECK_FALSE(parseCode(none));
}

TEST_CASE("FSS-10.1 the families of codes", "[foursheet][FSS-10.1][FSS-10.2][data]") {
    for (int id = 0; id < 10; ++id) {
        CHECK(code(id).effect == Effect::Gain);
        CHECK(yards(id) == id);
    }
    for (const int id : {11, 21, 31, 41, 51, 61, 71, 81, 91}) {
        CHECK(code(id).effect == Effect::Gain);
        CHECK(yards(id) == id - 1 + 7);
    }
    for (int id = 52; id < 60; ++id) {
        CHECK(code(id).fumble);
        CHECK(yards(id) == id - 50);
    }
    for (int id = 82; id < 88; ++id) {
        CHECK(code(id).effect == Effect::Loss);
        CHECK(yards(id) == id - 80);
    }
    for (int id = 92; id < 97; ++id) {
        CHECK(code(id).effect == Effect::Blitz);
        CHECK(code(id).yards.base == id - 90);
    }
}

TEST_CASE("FSS-10.2 codes of interceptions and sacks and injuries", "[foursheet][FSS-10.2][data]") {
    const std::vector<std::pair<int, int>> spots{
        {60, 0}, {62, 7}, {63, 17}, {64, 27}, {65, 32}, {66, 37}, {67, 42}, {68, 47}, {69, 57}};
    for (const auto& [id, spot] : spots) {
        CHECK(code(id).effect == Effect::Interception);
        CHECK(yards(id) == spot);
    }
    CHECK(code(47).sackExtra == SackExtra::None);
    CHECK(code(48).sackExtra == SackExtra::Injury);
    CHECK(code(49).sackExtra == SackExtra::Fumble);
    for (const int id : {15, 19, 20, 27, 70, 72, 79})
        CHECK(code(id).injury == HurtMan::Loser);
    CHECK(code(39).injury == HurtMan::Passer);
    CHECK(code(39).effect == Effect::Hit);
    CHECK(code(20).effect == Effect::Incomplete);
    CHECK(yards(80) == 7);
    CHECK(yards(90) == 7);
    CHECK(code(50).fumble);
    CHECK(code(89).effect == Effect::Touchdown);
    CHECK(code(88).effect == Effect::Weird);
    CHECK(code(45).effect == Effect::Scramble);
    CHECK(code(34).effect == Effect::Hurried);
    CHECK(code(10).effect == Effect::FirstDown);
}

TEST_CASE("FSS-15.4 codes of fouls carry the book's yards and spots",
          "[foursheet][FSS-15.4][FSS-10.2][data]") {
    struct Row {
        int id;
        Foul foul;
        FoulBy by;
        int yards;
        FoulSpot spot;
        bool first;
        bool column;
    };
    const std::vector<Row> rows{
        {12, Foul::IllegalBlock, FoulBy::Offense, 15, FoulSpot::Los, false, false},
        {13, Foul::Holding, FoulBy::Offense, 15, FoulSpot::Los, false, true},
        {14, Foul::IllegalMotion, FoulBy::Offense, 5, FoulSpot::Los, false, true},
        {16, Foul::IllegalContact, FoulBy::Offense, 15, FoulSpot::Los, false, true},
        {17, Foul::PassInterference, FoulBy::Defense, 0, FoulSpot::Target, true, false},
        {18, Foul::RoughingPasser, FoulBy::Defense, 15, FoulSpot::End, true, true},
        {22, Foul::FaceMask, FoulBy::Defense, 15, FoulSpot::End, true, true},
        {23, Foul::Offside, FoulBy::Defense, 5, FoulSpot::Los, false, true},
        {24, Foul::IllegalHands, FoulBy::Offense, 15, FoulSpot::Los, false, true},
        {25, Foul::Clipping, FoulBy::Offense, 15, FoulSpot::Los, false, true},
        {26, Foul::Holding, FoulBy::Loser, 15, FoulSpot::Los, true, true},
        {28, Foul::PersonalFoul, FoulBy::Defense, 15, FoulSpot::End, true, false},
        {29, Foul::PersonalFoul, FoulBy::Offense, 15, FoulSpot::End, false, false},
    };
    for (const Row& row : rows) {
        INFO(row.id);
        REQUIRE(code(row.id).penalty);
        const PenaltyCode& penalty = *code(row.id).penalty;
        CHECK(penalty.foul == row.foul);
        CHECK(penalty.by == row.by);
        CHECK(penalty.yards == row.yards);
        CHECK(penalty.spot == row.spot);
        CHECK(penalty.autoFirst == row.first);
        CHECK(penalty.playColumn == row.column);
        CHECK(penalty.gain.has_value() != row.column);
    }
    CHECK(yardsOf(*code(12).penalty->gain, 4) == 14);
    int penalties = 0;
    for (int id = 0; id < kCodes; ++id)
        penalties += isPenalty(code(id)) ? 1 : 0;
    CHECK(penalties == static_cast<int>(rows.size()));
}

TEST_CASE("FSS-10.3 every code has its contexts", "[foursheet][FSS-10.3][data]") {
    const auto in = [](int id, std::initializer_list<Context> contexts) {
        Contexts all = 0;
        for (const Context context : contexts)
            all |= bitOf(context);
        return code(id).contexts == all;
    };
    CHECK(in(0, {Context::R, Context::P, Context::T}));
    CHECK(in(11, {Context::R, Context::P, Context::T, Context::K}));
    CHECK(in(31, {Context::R, Context::P, Context::T, Context::K, Context::U}));
    CHECK(in(44, {Context::U, Context::G}));
    CHECK(in(46, {Context::P}));
    CHECK(in(92, {Context::R}));
    CHECK(in(88, {Context::R, Context::P, Context::U}));
    CHECK(in(35, {Context::G}));
    CHECK(in(30, {Context::K}));
    CHECK(contextOf(Position::QB, Rating::B) == Context::R);
    CHECK(contextOf(Position::OL, Rating::B) == Context::R);
    CHECK(contextOf(Position::LB, Rating::B) == Context::P);
    CHECK(contextOf(Position::DB, Rating::A) == Context::R);
    CHECK(contextOf(Position::WR, Rating::C) == Context::P);
}

TEST_CASE("FSS-10.6 the same code is a gain on a return and a length on a kick",
          "[foursheet][FSS-10.6][data]") {
    for (const int id : {21, 31, 41, 51, 61}) {
        CHECK(isAllowed(code(id), Context::T));
        CHECK(isAllowed(code(id), Context::K));
        CHECK(isAllowed(code(id), Context::U));
    }
    CHECK(code(32).effect == Effect::Kick);
    CHECK(code(32).high);
    CHECK(code(42).high);
    CHECK(code(33).out);
    CHECK(code(43).out);
    CHECK(yards(42) == 47);
    CHECK(code(37).effect == Effect::KickOut);
    CHECK(code(38).effect == Effect::Shank);
    CHECK(code(30).effect == Effect::Touchback);
    CHECK(code(40).effect == Effect::Crossbar);
    CHECK(code(44).effect == Effect::Blocked);
}

TEST_CASE("FSS-36.6 a wrong table of codes is refused", "[foursheet][FSS-36.6][refusal]") {
    const auto order = errorWith("\"code\": \"45\"", "\"code\": \"46\"");
    REQUIRE(order);
    CHECK(order->pointer == "/codes/45/code");
    CHECK(order->reason == "must be \"45\": all codes stand in order");
    const auto contexts = errorWith("\"contexts\": \"UG\"", "\"contexts\": \"UU\"");
    REQUIRE(contexts);
    CHECK(contexts->pointer == "/codes/44/contexts");
    const auto effect = errorWith("\"effect\": \"hurried\"", "\"effect\": \"worried\"");
    REQUIRE(effect);
    CHECK(effect->pointer == "/codes/34/effect");
    const auto extra =
        errorWith("\"effect\": \"scramble\"", "\"effect\": \"scramble\", \"base\": 3");
    REQUIRE(extra);
    CHECK(extra->reason == "this key is unknown");
}

TEST_CASE("FSS-36.6 codes survive being written and read", "[foursheet][FSS-36.6][data]") {
    CodeTable read;
    const std::string json =
        shipped::writtenBy([&](FieldSink& to) { write(shipped::data()->codes, to); });
    CHECK_FALSE(shipped::readFrom(json, [&](const FieldSource& at) { read = readCodes(at); }));
    CHECK(read == shipped::data()->codes);
}
