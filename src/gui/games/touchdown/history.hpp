#pragma once

#include <thrum/rules/touchdown/event.hpp>
#include <thrum/rules/touchdown/state.hpp>

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// What lies on the table because of what happened: the last roll and the drive under way. Folded
/// from events alone, which never tell what is sealed.
namespace thrum::gui::tdm {

/// The roll that lies there until other dice are picked up.
struct RollFacts {
    struct Strength {
        Side side = Side::Home;
        touchdown::Die die = touchdown::Die::RI;
        bool operator==(const Strength&) const = default;
    };
    std::string purpose{};   ///< "play", "punt", "kick_return"; empty: nothing was rolled yet
    Side side = Side::Home;  ///< who threw, and of a play has the ball
    std::vector<touchdown::Die> dice{};
    std::vector<int> faces{};            ///< empty before the roll
    std::vector<std::string> results{};  ///< of the dice, then of strengths
    std::vector<Strength> strengths{};
    std::optional<std::vector<std::string>> canceled{};  ///< once it is settled
    std::optional<touchdown::Event> result{};            ///< Result, RunBack, Kick or Try
    std::optional<Side> touchdown{};
    std::optional<Side> safety{};
    bool isVoid = false;  ///< the home coach had it rolled again
    bool operator==(const RollFacts&) const = default;
};

/// One arrow of the field, in yards from Home's goal line.
struct DriveMark {
    enum class Kind { Run, Pass, Broken, Sack, Kick, Return, Fumble, Interception };
    Kind kind = Kind::Run;
    int from = 0;
    int to = 0;
    int yards = 0;
    Side side = Side::Home;
    bool operator==(const DriveMark&) const = default;
};

/// One team's way down the field.
struct Drive {
    Side side = Side::Home;
    int from = 0;  ///< own yards
    std::vector<DriveMark> marks{};
    int plays = 0;  ///< from scrimmage
    int yards = 0;
    bool operator==(const Drive&) const = default;
};

/// How often each face of each die fell.
using FaceCounts = std::array<std::array<int, touchdown::kFaces>, touchdown::kDice>;

struct History {
    RollFacts roll{};
    Drive drive{};
    std::optional<Drive> coming{};  ///< begins when the dice of the last play are picked up
    std::optional<touchdown::CoinFace> coin{};   ///< what the coin showed last
    std::optional<touchdown::Event> headline{};  ///< touchdown, safety, turnover: told on the field
    FaceCounts faces{};
    bool operator==(const History&) const = default;

    void add(const touchdown::Event& event);
    void add(std::span<const touchdown::Event> events) {
        for (const touchdown::Event& event : events)
            add(event);
    }

private:
    void pickUp();
    void addRoll(const touchdown::Event& event);
    void addResult(const touchdown::Event& event);
    void addKick(const touchdown::Event& event);
    void addRunBack(const touchdown::Event& event);
};

}  // namespace thrum::gui::tdm
