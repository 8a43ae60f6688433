// How a roll is told: the book's own worked rolls (chapter 23).

#include "gui/games/touchdown/roll_story.hpp"

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui::tdm;
using touchdown::Die;

namespace {
struct Worked {
    const char* name;
    Die red;
    Die blue;
    std::vector<std::string> results;
    std::vector<std::string> canceled;
    const char* headline;
    std::size_t links;
    std::size_t aside;
};

RollFacts rollOf(const Worked& worked, bool settled) {
    RollFacts roll;
    roll.purpose = "play";
    roll.dice = {Die::W1, Die::W2, Die::W3, Die::W4, worked.red, worked.blue};
    roll.faces = {1, 1, 1, 1, 1, 1};
    roll.results = worked.results;
    if (settled)
        roll.canceled = worked.canceled;
    return roll;
}

const std::vector<Worked>& workedRolls() {
    static const std::vector<Worked> kRolls{
        {"S-1", Die::RI, Die::NI, {"GN5", "CP4", "GN1", "IN", "GN4", "TK"}, {"GN5"}, "5", 1, 2},
        {"S-2", Die::RI, Die::BL, {"GN5", "CP4", "GN1", "GN2", "TK", "BP"}, {"GN5"}, "3", 1, 2},
        {"S-3",
         Die::RI,
         Die::BL,
         {"GN1", "CP4", "TK", "GN2", "TK", "BP"},
         {"GN1", "GN2"},
         "No gain",
         2,
         2},
        {"S-4", Die::RI, Die::BL, {"BP", "CP4", "TK", "GN1", "TK", "TK"}, {"GN1"}, "−2", 1, 2},
        {"S-5", Die::RI, Die::BL, {"BP", "CP4", "TK", "FM", "TK", "TK"}, {}, "Fumble", 0, 2},
        {"S-6", Die::SP, Die::NI, {"TK", "CP4", "GN3", "GN1", "CP3", "TK"}, {}, "7", 0, 4},
        {"S-7",
         Die::SP,
         Die::NI,
         {"BP", "CP4", "TK", "GN1", "CP3", "BP"},
         {"CP4", "CP3"},
         "Incomplete",
         2,
         2},
        {"S-9", Die::SP, Die::NI, {"GN1", "BP", "TK", "IN", "BP", "BP"}, {}, "Intercepted", 0, 2},
        {"S-10", Die::RO, Die::NI, {"CP6", "GN2", "GN3", "CP2", "GNL", "BP"}, {}, "50", 0, 3},
        {"S-11", Die::RO, Die::DI, {"CP6", "BP", "CP1", "FM", "GNL", "BP"}, {}, "10", 0, 4},
        {"S-24", Die::RO, Die::NI, {"CP6", "TK", "GN3", "CP2", "GNL", "BP"}, {"GNL"}, "3", 1, 3},
        {"S-26", Die::LP, Die::BL, {"BP", "GN2", "TK", "GN1", "CP20", "SK"}, {"CP20"}, "−6", 1, 3}};
    return kRolls;
}
}  // namespace

TEST_CASE("the book's rolls are told as the book tells them", "[gui][touchdown]") {
    const touchdown::RulesData rules;
    for (const Worked& worked : workedRolls()) {
        INFO(worked.name);
        const RollStory story = storyOf(rollOf(worked, true), rules, nullptr, {});
        CHECK(story.headline.toStdString() == worked.headline);
        CHECK(story.links().size() == worked.links);
        CHECK(story.aside.size() == worked.aside);
        CHECK(story.row.size() + story.aside.size() == worked.results.size());
        CHECK(!spokenStory(story).isEmpty());
        for (const auto& [taker, taken] : story.links()) {
            CHECK(story.results[static_cast<std::size_t>(taker)].fate == Fate::Takes);
            CHECK(story.results[static_cast<std::size_t>(taken)].fate == Fate::Canceled);
        }
    }
}

TEST_CASE("nothing is told as settled before it is", "[gui][touchdown]") {
    const touchdown::RulesData rules;
    const Worked& worked = workedRolls().front();
    RollStory story = storyOf(rollOf(worked, false), rules, nullptr, {});
    CHECK(!story.settled());
    CHECK(story.links().empty());
    // what the coach picks is told as far as it goes
    const std::vector<int> one{2};
    story = storyOf(rollOf(worked, false), rules, &one, {});
    CHECK(story.settled());
    CHECK(story.headline == QStringLiteral("9"));
    CHECK(story.before == QStringLiteral("was 10"));
    CHECK(story.results[2].fate == Fate::Canceled);
    CHECK(story.results[2].partner == 5);
}

TEST_CASE("TDM-10.3 a strength lies beside the dice and takes like one",
          "[gui][touchdown][TDM-10.3]") {
    const touchdown::RulesData rules;
    Worked worked{"S-16",
                  Die::RI,
                  Die::SR,
                  {"GN5", "GN4", "GN2", "CP2", "GN4", "TK", "TK"},
                  {"GN5", "GN4"},
                  "6",
                  2,
                  1};
    RollFacts roll = rollOf(worked, true);
    roll.strengths = {{Side::Home, Die::SR}};
    const RollStory story = storyOf(roll, rules, nullptr, QStringLiteral("2nd & 4 at own 36"));
    CHECK(story.headline == QStringLiteral("6"));
    CHECK(story.before == QStringLiteral("was 15"));
    CHECK(story.results[6].strength);
    CHECK(story.results[6].fate == Fate::Takes);
    CHECK(fateText(story, 6) == QStringLiteral("takes play die 1"));
    CHECK(story.after == QStringLiteral("2nd & 4 at own 36"));
}

TEST_CASE("TDM-13.1 a kick counts red results", "[gui][touchdown][TDM-13.1]") {
    const touchdown::RulesData rules;
    RollFacts roll;
    roll.purpose = "punt";
    roll.dice = {Die::W1, Die::W2, Die::W3, Die::W4};
    roll.faces = {1, 3, 3, 5};
    roll.results = {"GN5", "CP4", "GN1", "IN"};
    touchdown::Event punt;
    punt.kind = touchdown::EventKind::Kick;
    punt.what = "punt";
    punt.yards = 45;
    roll.result = punt;
    const RollStory story = storyOf(roll, rules, nullptr, {});
    CHECK(story.headline == QStringLiteral("45"));
    CHECK(story.sumLine == QStringLiteral("30 + 3 red × 5 = 45"));
    CHECK(story.aside.empty());
}
