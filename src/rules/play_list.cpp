#include <thrum/core/field.hpp>
#include <thrum/rules/play_list.hpp>

#include <algorithm>

namespace thrum {
namespace {

GameReturn* returnOf(std::optional<GameReturn>& back, Side side) {
    return back && back->side == side ? &*back : nullptr;
}

}  // namespace

Spot ownYardsToSpot(int own, Side side) {
    constexpr int kField = 100;
    constexpr int kBeyond = 60;
    const int kept = std::clamp(own, -kBeyond, kField + kBeyond);
    return Spot::yards(side == Side::Home ? kept : kField - kept);
}

Distance wholeYards(int yards) {
    constexpr int kMost = 200;
    return Distance::yards(std::clamp(yards, -kMost, kMost));
}

bool PlayList::reach(std::size_t step) {
    const bool opens = m_over;
    if (opens) {
        GamePlay play;
        play.number = static_cast<int>(m_plays.size()) + 1;
        play.firstStep = step;
        play.before = m_situation;
        play.team = m_situation.offense;
        m_plays.push_back(std::move(play));
        m_over = false;
    }
    play().lastStep = step;
    return opens;
}

void PlayList::snap(std::size_t step, GamePlay::Type type, Side team) {
    GamePlay& now = play();
    if (now.snapped)
        return;
    now.type = type;
    now.snapped = true;
    now.snapStep = step;
    now.team = team;
    now.before = m_situation;
    if (isFromScrimmage(type))
        return;
    now.before.down = 0;
    now.before.toGainX.reset();
    if (type != GamePlay::Type::TwoPoint)
        now.before.ballX.reset();
}

void PlayList::settle() {
    if (!m_over)
        return;
    play().over = true;
    play().after = m_situation;
}

void PlayList::nullify() {
    GamePlay& of = play();
    of.nullified = true;
    of.points = {};
    of.firstDown = false;
    of.turnoverOnDowns = false;
}

GamePlay* PlayList::lastSnapped() {
    const auto found = std::find_if(
        m_plays.rbegin(), m_plays.rend(), [](const GamePlay& one) { return one.snapped; });
    return found == m_plays.rend() ? nullptr : &*found;
}

void PlayList::score(Side side, int points) {
    play().points[placeOf(side)] += points;
}

void PlayList::count(std::string_view word, Side side, int often) {
    if (often != 0)
        play().extras.push_back({.word = word, .side = side, .man = std::nullopt, .count = often});
}

void PlayList::count(std::string_view word, ManRef man, int often) {
    if (often != 0)
        play().extras.push_back({.word = word, .side = man.side, .man = man, .count = often});
}

void PlayList::touchdown(Side side, int points) {
    GamePlay& now = play();
    now.touchdown = side;
    score(side, points);
    GameReturn* back = returnOf(now.takeawayReturn, side);
    if (back == nullptr)
        back = returnOf(now.kickReturn, side);
    if (back == nullptr)
        return;
    back->touchdown = true;
    back->to = side == Side::Home ? field::kVisitorGoal : field::kHomeGoal;
}

void PlayList::endHalf() {
    if (GamePlay* last = lastSnapped())
        last->halfEnded = true;
}

}  // namespace thrum
