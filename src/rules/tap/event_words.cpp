#include "event_words.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace thrum::tap {
namespace {

std::string_view clockWord(ClockName name) {
    switch (name) {
        case ClockName::Game:
            return THRUM_TEXT("game clock");
        case ClockName::Halftime:
            return THRUM_TEXT("half-time clock");
        case ClockName::Break:
        case ClockName::AfterScore:
            return THRUM_TEXT("break clock");
        case ClockName::Pass:
        case ClockName::PassDefense:
            return THRUM_TEXT("pass clock");
        case ClockName::Stoppage:
        case ClockName::StoppageDefense:
        case ClockName::AfterTouch:
        case ClockName::AfterTouchOther:
        case ClockName::FumbleRecover:
        case ClockName::FumbleOther:
        case ClockName::ReturnPivots:
        case ClockName::CoverPivots:
        case ClockName::OnsidePivots:
        case ClockName::PuntReturnPivots:
        case ClockName::PuntCoverPivots:
            return THRUM_TEXT("pivot clock");
        case ClockName::DefensePreplace:
        case ClockName::KickPreplace:
        case ClockName::OffenseLineup:
        case ClockName::DefenseAfterSet:
        case ClockName::ReceivingAfterSet:
            return THRUM_TEXT("line-up clock");
        case ClockName::Motion:
        case ClockName::Match:
            return THRUM_TEXT("motion clock");
        case ClockName::Snap:
        case ClockName::Restart:
            return THRUM_TEXT("switch clock");
        case ClockName::Announce:
        case ClockName::TryDecision:
        case ClockName::KickDeclare:
        case ClockName::ReturnDecision:
        case ClockName::PenaltyCall:
        case ClockName::PenaltyDecision:
        case ClockName::TossChoice:
        case ClockName::Roll:
        case ClockName::Coin:
            return THRUM_TEXT("decision clock");
        case ClockName::Handover:
            break;
    }
    return THRUM_TEXT("handover clock");
}

std::string_view foulWord(FoulKind kind) {
    switch (kind) {
        case FoulKind::TooManyMen:
            return THRUM_TEXT("too many men");
        case FoulKind::DelayOfGame:
            return THRUM_TEXT("delay of game");
        case FoulKind::OffensiveInterference:
            return THRUM_TEXT("offensive interference");
        case FoulKind::DefensiveInterference:
            return THRUM_TEXT("defensive interference");
        case FoulKind::GunnerInterference:
            break;
    }
    return THRUM_TEXT("interference with a gunner");
}

std::string_view stickWord(Stick stick) {
    switch (stick) {
        case Stick::Short:
            return THRUM_TEXT("short");
        case Stick::Medium:
            return THRUM_TEXT("medium");
        case Stick::Long:
            break;
    }
    return THRUM_TEXT("long");
}

std::string man(const std::optional<FigureId>& id, const Names& names) {
    return id ? "#" + names.number(*id) : std::string{THRUM_TEXT("the carrier")};
}

std::string men(const std::vector<FigureId>& ids, const Names& names) {
    std::string text;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (i > 0)
            text += i + 1 == ids.size() ? " and " : ", ";
        text += man(ids[i], names);
    }
    return text;
}

std::string place(const Event& event, const Names& names) {
    const Spot x = event.at ? event.at->x : event.x.value_or(Spot{});
    return yardLine(x, event.side.value_or(Side::Home), names);
}

// "at own 40", "in the Wildcats end zone"
std::string where(const Event& event, const Names& names) {
    const Spot x = event.at ? event.at->x : event.x.value_or(Spot{});
    const bool endZone = x < field::kHomeGoal || x > field::kVisitorGoal;
    return (endZone ? "in " : "at ") + place(event, names);
}

std::string facesOf(const Event& event) {
    std::string text;
    for (const int face : event.faces)
        text += (text.empty() ? "" : " + ") + std::to_string(face);
    return text;
}

// The higher count first, as scores are said.
std::string scoreOf(const Event& event) {
    const auto score = event.situation ? event.situation->score : std::array<int, 2>{};
    return std::to_string(std::max(score[0], score[1])) + "–" +
           std::to_string(std::min(score[0], score[1]));
}

struct Word {
    std::string_view name;
    std::string (*of)(const Event&, const Names&);
};
constexpr std::array kWords{
    Word{"who", [](const Event& e, const Names& n) { return man(e.figure, n); }},
    Word{"carrier", [](const Event& e, const Names& n) { return man(e.carrier, n); }},
    Word{"by", [](const Event& e, const Names& n) { return men(e.by, n); }},
    Word{"fallen", [](const Event& e, const Names& n) { return men(e.fallen, n); }},
    Word{"men", [](const Event& e, const Names& n) { return men(e.figures, n); }},
    Word{"team",
         [](const Event& e, const Names& n) { return n.team(e.side.value_or(Side::Home)); }},
    Word{"spot", place},
    Word{"where", where},
    Word{"yards",
         [](const Event& e, const Names&) { return tenths(e.gain ? e.gain->yards() : 0.0); }},
    Word{"points",
         [](const Event& e, const Names&) { return std::to_string(e.points.value_or(0)); }},
    Word{"stops",
         [](const Event& e, const Names&) { return std::to_string(e.stopsUsed.value_or(0)); }},
    Word{"n", [](const Event& e, const Names&) { return std::to_string(e.count.value_or(0)); }},
    Word{"result", [](const Event& e, const Names&) { return e.result; }},
    Word{"faces", [](const Event& e, const Names&) { return facesOf(e); }},
    Word{"score", [](const Event& e, const Names&) { return scoreOf(e); }},
    Word{"stick",
         [](const Event& e, const Names&) {
             return std::string{stickWord(e.stick.value_or(Stick::Short))};
         }},
    Word{"foul",
         [](const Event& e, const Names&) {
             return std::string{foulWord(e.foul.value_or(FoulKind::TooManyMen))};
         }},
    Word{"clock", [](const Event& e, const Names&) {
             return std::string{clockWord(e.clock.value_or(ClockName::Game))};
         }}};

}  // namespace

TextArguments argumentsFor(std::string_view text, const Event& event, const Names& names) {
    TextArguments args;
    for (const Word& word : kWords) {
        if (text.find("{" + std::string{word.name} + "}") != std::string_view::npos)
            args.push_back({std::string{word.name}, word.of(event, names)});
    }
    return args;
}

std::string gainWords(const std::optional<Distance>& gain) {
    if (!gain)
        return std::string{THRUM_TEXT("is down")};
    const std::string yards = tenths(gain->yards());
    if (yards == "0")
        return std::string{THRUM_TEXT("gains nothing")};
    return (gain->units() > 0 ? "gains " : "loses ") + yards + (yards == "1" ? " yard" : " yards");
}

}  // namespace thrum::tap
