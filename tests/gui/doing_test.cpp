// The table of what a match can be about: every way there is, and no other.

#include "gui/match/doing.hpp"

#include <set>
#include <vector>

#include <catch2/catch.hpp>

using namespace thrum::gui;

namespace {
constexpr std::array kAll = {MatchDoing::Saving,
                             MatchDoing::Waiting,
                             MatchDoing::Thinking,
                             MatchDoing::Decided,
                             MatchDoing::Preparing,
                             MatchDoing::Running,
                             MatchDoing::Throwing,
                             MatchDoing::Resumed,
                             MatchDoing::Ended,
                             MatchDoing::Over};
constexpr std::array kEvents = {MatchEvent::PersonDue,
                                MatchEvent::SeatDue,
                                MatchEvent::RunDue,
                                MatchEvent::BoardOn,
                                MatchEvent::Thrown,
                                MatchEvent::PlayEnded,
                                MatchEvent::CameBack,
                                MatchEvent::Answered,
                                MatchEvent::Entered,
                                MatchEvent::GoOn,
                                MatchEvent::Finished};

/// Everything that can be come to from there.
std::set<MatchDoing> reachable(MatchDoing from) {
    std::set<MatchDoing> seen{from};
    std::vector<MatchDoing> next{from};
    while (!next.empty()) {
        const MatchDoing at = next.back();
        next.pop_back();
        for (const MatchEvent event : kEvents)
            if (const auto to = doingAfter(at, event); to && seen.insert(*to).second)
                next.push_back(*to);
    }
    return seen;
}
}  // namespace

TEST_CASE("every doing and every event has at most one way on, and is in some row",
          "[gui][D59][match]") {
    std::set<std::pair<MatchDoing, MatchEvent>> rows;
    std::set<MatchDoing> from;
    std::set<MatchEvent> events;
    for (const DoingRow& row : kDoings) {
        CHECK(rows.emplace(row.from, row.event).second);
        CHECK(doingAfter(row.from, row.event) == row.to);
        from.insert(row.from);
        events.insert(row.event);
    }
    CHECK(from.size() == kAll.size());
    CHECK(events.size() == kEvents.size());
    std::size_t ways = 0;
    for (const MatchDoing doing : kAll)
        for (const MatchEvent event : kEvents)
            ways += doingAfter(doing, event) ? 1U : 0U;
    CHECK(ways == kDoings.size());
}

TEST_CASE("a match comes to everything, to its end from everywhere, and back by a take-back",
          "[gui][match]") {
    for (const MatchDoing doing : kAll) {
        CHECK(reachable(doing).contains(MatchDoing::Over));
        CHECK(reachable(doing).size() == kAll.size());
    }
}

TEST_CASE("D59 nobody is asked and nothing is shown but out of what is safe", "[gui][D59][match]") {
    for (const DoingRow& row : kDoings) {
        // what came of an input is shown by way of the disk
        if (row.event == MatchEvent::Entered || row.event == MatchEvent::GoOn)
            CHECK(row.to == MatchDoing::Saving);
        // a person, a seat, dice and a play's end come out of it alone
        if (row.event == MatchEvent::PersonDue || row.event == MatchEvent::RunDue ||
            row.event == MatchEvent::Thrown || row.event == MatchEvent::PlayEnded)
            CHECK(row.from == MatchDoing::Saving);
    }
    // nobody leaves a run, or gives up in one, but by its end
    for (const MatchEvent event : kEvents)
        CHECK(doingAfter(MatchDoing::Running, event).has_value() == (event == MatchEvent::Entered));
}
