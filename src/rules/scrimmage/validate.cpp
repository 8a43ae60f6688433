#include "steps.hpp"

#include <thrum/rules/scrimmage/fields.hpp>

#include <algorithm>

// Whether a state can be played on: what the referee takes for granted is checked here.
namespace thrum::scrimmage {
namespace {

class Inspection {
public:
    explicit Inspection(const State& state) : s{state} {}

    std::optional<StateProblem> result() {
        board();
        if (!m_found)
            men();
        if (!m_found)
            lineUps();
        if (!m_found)
            play();
        if (!m_found)
            chance();
        return m_found;
    }

private:
    void found(std::string pointer, std::string reason) {
        if (!m_found)
            m_found = StateProblem{std::move(pointer), std::move(reason)};
    }
    void need(bool holds, const char* pointer, const char* reason) {
        if (!holds)
            found(pointer, reason);
    }
    void range(const char* pointer, int value, int least, int most) {
        if (value < least || value > most)
            found(pointer, "must be " + std::to_string(least) + " to " + std::to_string(most));
    }

    void board() {
        constexpr int kMany = 100'000;
        const RulesData& rules = *s.rules;
        range("/limits/low", s.limits.low, rules.turn.limitFloor, rules.turn.limitCeiling);
        range("/limits/high", s.limits.high, s.limits.low, rules.turn.limitCeiling);
        range("/score/home", s.score[0], 0, kMany);
        range("/score/visitor", s.score[1], 0, kMany);
        range("/play", s.play, 0, kMany);
        range("/down", s.down, 1, rules.downs.count);
        const int west = goalLine(rules, -1);
        const int east = goalLine(rules, 1);
        if (s.phase != Phase::NewGame) {
            range("/line_of_scrimmage", s.lineOfScrimmage, west + 1, east - 1);
            range("/line_to_gain", s.lineToGain, west, east);
            const int ahead = (s.lineToGain - s.lineOfScrimmage) * directionOf(s, s.offense);
            need(ahead > 0, "/line_to_gain", "must lie before the offense");
        }
        need(s.over == (s.phase == Phase::GameOver), "/over", "must go with the phase GAME_OVER");
        need(s.over == s.winner.has_value(), "/winner", "must go with the end of the game");
        const bool afterPlay = s.phase == Phase::PlayOver || s.phase == Phase::GameOver;
        need(afterPlay || !s.ended, "/ended", "must be left out before the play is over");
        need(s.phase != Phase::PlayOver || s.ended, "/ended", "must say how the play ended");
    }

    static std::string pointerTo(ManId id) {
        return "/men/" + std::string{sideWord(id.side())} + "/" + std::string{nameOf(labelOf(id))};
    }

    void men() {
        if (s.phase == Phase::NewGame || s.phase == Phase::Ready)
            return;
        const bool afterPlay = s.phase == Phase::PlayOver || s.phase == Phase::GameOver;
        if (!rolesFit(s.offense) && !(afterPlay && rolesFit(other(s.offense)))) {
            found("/men", "must hold the eleven of the offense and the eleven of the defense");
            return;
        }
        constexpr int kMostMoved = 40;
        for (const Man& man : s.men) {
            const std::string at = pointerTo(man.id);
            if (man.at && !onField(*s.rules, *man.at))
                found(at, "must stand on the field, columns 0 to 59 and rows 0 to 14");
            if (man.moved < 0 || man.moved > kMostMoved)
                found(at + "/moved", "must be 0 to 40");
            if (man.half && (*man.half < 0 || *man.half > s.rules->men.powerBase))
                found(at + "/first_half", "must be the power of a man");
        }
        for (std::size_t i = 0; i < s.men.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                const Man& one = s.men[i];
                const Man& two = s.men[j];
                if (one.at && one.at == two.at && !mayShare(one, two))
                    found(pointerTo(one.id), "stands where another man stands");
            }
        }
    }
    bool rolesFit(Side offense) const {
        if (s.men.size() != 2 * kMenOfASide)
            return false;
        for (std::size_t i = 0; i < s.men.size(); ++i) {
            const ManId id = s.men[i].id;
            const Role role = id.side() == offense ? Role::Offense : Role::Defense;
            if (id.rosterIndex() > static_cast<int>(Label::S) || !playsAs(labelOf(id), role) ||
                (i > 0 && !(s.men[i - 1].id < id)))
                return false;
        }
        return true;
    }
    // Under a pass two may stand on the ball's square; while the offense lines up nobody else is
    // there.
    bool mayShare(const Man& one, const Man& two) const {
        const bool opponents = one.id.side() != two.id.side();
        // ... and who missed the ball together may stand there still when the play is over
        if (s.phase == Phase::OffAlign || s.phase == Phase::OffCall || s.phase > Phase::Loose)
            return opponents;
        const bool air = s.phase == Phase::AirOff || s.phase == Phase::AirDef;
        return opponents && air && one.at == s.ball;
    }

    void lineUps() {
        for (const Side side : {Side::Home, Side::Visitor}) {
            for (const Role role : {Role::Offense, Role::Defense}) {
                const std::string at =
                    "/line_ups/" + std::string{sideWord(side)} + "/" + std::string{nameOf(role)};
                const std::vector<Post>& posts = s.lineUps[indexOf(side)].of(role);
                if (!posts.empty() && posts.size() != kMenOfASide)
                    found(at, "must hold eleven places or none");
                for (const Post post : posts) {
                    const bool good = post.depth != 0 && post.depth >= -s.rules->field.columns &&
                                      post.depth <= s.rules->field.columns && post.row >= 0 &&
                                      post.row < s.rules->field.rows;
                    if (!good)
                        found(at, "holds a place that is on no field");
                }
            }
        }
    }

    void play() {
        if (s.phase < Phase::DefAlign) {
            need(!s.call.kind && !s.call.runner && !s.call.zone,
                 "/call",
                 "must be left out before the call");
        } else if (s.phase <= Phase::Loose) {
            call();
        }
        if (!isUnderWay(s.phase)) {
            need(!s.carrier, "/carrier", "must be left out: no play is under way");
            need(!s.ball, "/ball", "must be left out: no play is under way");
            return;
        }
        underWay();
    }
    void call() {
        if (s.call.kind == PlayKind::Run) {
            need(s.call.runner && isBack(*s.call.runner), "/call/runner", "must be Q, F, H or T");
            need(!s.call.zone, "/call/zone", "must be left out for a run");
        } else {
            need(s.call.kind.has_value(), "/call/kind", "must be \"run\" or \"pass\"");
            need(s.call.zone && *s.call.zone >= 1 && *s.call.zone <= s.rules->zones.count,
                 "/call/zone",
                 "must be 1 to 12");
            need(!s.call.runner, "/call/runner", "must be left out for a pass");
        }
    }
    void underWay() {
        constexpr int kManyTurns = 100'000;
        range("/turn", s.turn, 1, kManyTurns);
        const bool air = s.phase == Phase::AirOff || s.phase == Phase::AirDef;
        const bool drawn = s.chance != ChanceKind::Allotment;
        const int most = s.rules->turn.limitCeiling;
        range("/allotment", s.allotment, drawn ? 1 : 0, most);
        range("/squares_left", s.squaresLeft, s.chance ? 0 : 1, s.allotment);
        range("/scrambles", s.scrambles, 0, most);
        if (s.shift)
            range("/shift", *s.shift, 0, most);
        if (s.phase == Phase::ThrowAim || s.phase == Phase::AirOff)
            need(s.toMove == s.offense, "/to_move", "must be the offense");
        if (s.phase == Phase::AirDef)
            need(s.toMove != s.offense, "/to_move", "must be the defense");
        if (air || s.phase == Phase::ThrowAim)
            need(s.call.kind == PlayKind::Pass, "/call/kind", "must be \"pass\"");
        need(air ? s.thrown : true, "/thrown", "must be true: the ball is in the air");
        need(s.phase == Phase::ThrowAim ? !s.thrown : true, "/thrown", "must be false before it");
        need(!s.thrown || s.call.kind == PlayKind::Pass, "/thrown", "must go with a pass");
        need(!s.possessionChanged || s.thrown || s.phase == Phase::Loose,
             "/possession_changed",
             "must go with an interception");
        need(!s.anyZone || s.phase == Phase::ThrowAim, "/any_zone", "must go with THROW_AIM");
        const bool ballLies = air || s.phase == Phase::Loose;
        need(ballLies == s.ball.has_value(), "/ball", "must be the square of a ball nobody holds");
        if (s.ball)
            need(onField(*s.rules, *s.ball), "/ball", "must lie on the field");
        if (s.phase == Phase::Loose) {
            need(s.fumbledBy.has_value(), "/fumbled_by", "must name who lost the ball");
            for (const Man& man : s.men)
                need(!man.at || man.at != s.ball, "/ball", "must lie where nobody stands");
        }
        carrier(ballLies || s.chance == ChanceKind::Fumble);
    }
    void carrier(bool nobody) {
        if (nobody) {
            need(!s.carrier, "/carrier", "must be left out: nobody holds the ball");
            return;
        }
        const Man* man = s.carrier ? findMan(s, *s.carrier) : nullptr;
        if (man == nullptr || !man->at) {
            found("/carrier", "must be a man on the field");
            return;
        }
        const bool ours = s.carrier->side() == s.offense;
        need(ours != s.possessionChanged, "/carrier", "must be of the side that has the ball");
        if (s.call.kind == PlayKind::Run)
            need(labelOf(*s.carrier) == s.call.runner, "/carrier", "must be the runner");
        else if (!s.thrown)
            need(labelOf(*s.carrier) == Label::Q, "/carrier", "must be Q until he throws");
        need(!inAttackedEndZone(s, s.carrier->side(), *man->at),
             "/carrier",
             "stands in the end zone that he attacks");
    }

    void chance() {
        if (s.phase == Phase::NewGame) {
            need(s.chance == ChanceKind::StartOffense || s.chance == ChanceKind::StartGoal,
                 "/chance",
                 "must be a draw of the new game");
            return;
        }
        if (!s.chance) {
            need(!s.contact, "/contact", "must go with a draw");
            return;
        }
        need(drawFits(*s.chance), "/chance", "is not drawn in this phase");
        if (!m_found && (s.chance == ChanceKind::Tackle || s.chance == ChanceKind::Fumble))
            contact();
        else
            need(!s.contact, "/contact", "must go with a tackle");
    }
    bool drawFits(ChanceKind kind) const {
        switch (kind) {
            case ChanceKind::StartOffense:
            case ChanceKind::StartGoal:
                return false;
            case ChanceKind::Allotment:
                return s.phase == Phase::Turn || s.phase == Phase::AirDef ||
                       s.phase == Phase::Loose;
            case ChanceKind::Scramble:
                return s.phase == Phase::Turn && s.call.kind == PlayKind::Pass && !s.thrown;
            case ChanceKind::Contested: {
                const Man* man = s.ball ? manAt(s, s.offense, *s.ball) : nullptr;
                return s.phase == Phase::AirDef && man != nullptr &&
                       isEligible(*s.rules, labelOf(man->id)) &&
                       manAt(s, other(s.offense), *s.ball) != nullptr;
            }
            case ChanceKind::Tackle:
            case ChanceKind::Fumble:
                return s.phase == Phase::Turn;
        }
        return false;
    }
    void contact() {
        if (!s.contact) {
            found("/contact", "must say who met whom");
            return;
        }
        const Contact& c = *s.contact;
        need(onField(*s.rules, c.at), "/contact/at", "must lie on the field");
        const Man* tackler = findMan(s, c.tackler);
        const Man* carried = findMan(s, c.carrier);
        if (tackler == nullptr || carried == nullptr || c.tackler.side() == c.carrier.side()) {
            found("/contact", "must name a man of each side");
            return;
        }
        if (s.chance == ChanceKind::Fumble) {
            need(s.fumbledBy == c.carrier.side(), "/fumbled_by", "must be the carrier's side");
            return;
        }
        need(s.carrier == c.carrier, "/contact/carrier", "must be the man with the ball");
        need(carried->at == c.at, "/contact/at", "must be the carrier's square");
        need(tackler->at.has_value(), "/contact/tackler", "must be on the field");
        need(c.carrierMoved ? tackler->at == c.onto : c.onto == c.at,
             "/contact/onto",
             "must be the square that was moved onto");
    }

    const State& s;
    std::optional<StateProblem> m_found;
};

}  // namespace

std::optional<StateProblem> validate(const State& state) {
    return Inspection{state}.result();
}

}  // namespace thrum::scrimmage
