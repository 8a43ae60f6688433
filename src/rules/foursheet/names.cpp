#include <thrum/rules/foursheet/codes.hpp>
#include <thrum/rules/foursheet/names.hpp>
#include <thrum/rules/foursheet/players.hpp>
#include <thrum/rules/foursheet/rules_data.hpp>
#include <thrum/rules/foursheet/tables.hpp>

#include <array>

namespace thrum::foursheet {

std::span<const EnumName<Rating>> namesOf(Rating) {
    static constexpr std::array kNames{EnumName<Rating>{Rating::X, "x"},
                                       EnumName<Rating>{Rating::A, "A"},
                                       EnumName<Rating>{Rating::B, "B"},
                                       EnumName<Rating>{Rating::C, "C"},
                                       EnumName<Rating>{Rating::D, "D"},
                                       EnumName<Rating>{Rating::E, "E"}};
    return kNames;
}

std::span<const EnumName<Position>> namesOf(Position) {
    static constexpr std::array kNames{EnumName<Position>{Position::QB, "QB"},
                                       EnumName<Position>{Position::RB, "RB"},
                                       EnumName<Position>{Position::WR, "WR"},
                                       EnumName<Position>{Position::TE, "TE"},
                                       EnumName<Position>{Position::OL, "OL"},
                                       EnumName<Position>{Position::DL, "DL"},
                                       EnumName<Position>{Position::LB, "LB"},
                                       EnumName<Position>{Position::DB, "DB"},
                                       EnumName<Position>{Position::K, "K"},
                                       EnumName<Position>{Position::P, "P"}};
    return kNames;
}

std::span<const EnumName<Formation>> namesOf(Formation) {
    static constexpr std::array kNames{
        EnumName<Formation>{Formation::ProSet, "Pro Set"},
        EnumName<Formation>{Formation::SplitBacks, "Split Backs"},
        EnumName<Formation>{Formation::I, "I"},
        EnumName<Formation>{Formation::Shotgun, "Shotgun"},
        EnumName<Formation>{Formation::ShortYardage, "Short Yardage"},
        EnumName<Formation>{Formation::Trips, "Trips"}};
    return kNames;
}

std::span<const EnumName<Front>> namesOf(Front) {
    static constexpr std::array kNames{EnumName<Front>{Front::FourThree, "4-3"},
                                       EnumName<Front>{Front::Nickel, "Nickel"},
                                       EnumName<Front>{Front::ThreeFour, "3-4"},
                                       EnumName<Front>{Front::FiveTwoFour, "5-2-4"}};
    return kNames;
}

std::span<const EnumName<Coverage>> namesOf(Coverage) {
    static constexpr std::array kNames{EnumName<Coverage>{Coverage::Zone, "zone"},
                                       EnumName<Coverage>{Coverage::Man, "man"},
                                       EnumName<Coverage>{Coverage::Combo, "combo"}};
    return kNames;
}

std::span<const EnumName<SpecialUnit>> namesOf(SpecialUnit) {
    static constexpr std::array kNames{EnumName<SpecialUnit>{SpecialUnit::KO, "KO"},
                                       EnumName<SpecialUnit>{SpecialUnit::KR, "KR"},
                                       EnumName<SpecialUnit>{SpecialUnit::PUNT, "PUNT"},
                                       EnumName<SpecialUnit>{SpecialUnit::PR, "PR"},
                                       EnumName<SpecialUnit>{SpecialUnit::FG, "FG"},
                                       EnumName<SpecialUnit>{SpecialUnit::FGD, "FGD"}};
    return kNames;
}

std::span<const EnumName<Role>> namesOf(Role) {
    static constexpr std::array kNames{EnumName<Role>{Role::QB, "QB"},
                                       EnumName<Role>{Role::SE, "SE"},
                                       EnumName<Role>{Role::FL, "FL"},
                                       EnumName<Role>{Role::TE, "TE"},
                                       EnumName<Role>{Role::FB, "FB"},
                                       EnumName<Role>{Role::HB, "HB"},
                                       EnumName<Role>{Role::LT, "LT"},
                                       EnumName<Role>{Role::LG, "LG"},
                                       EnumName<Role>{Role::C, "C"},
                                       EnumName<Role>{Role::RG, "RG"},
                                       EnumName<Role>{Role::RT, "RT"},
                                       EnumName<Role>{Role::SE2, "SE2"},
                                       EnumName<Role>{Role::FL2, "FL2"},
                                       EnumName<Role>{Role::TE2, "TE2"}};
    return kNames;
}

std::span<const EnumName<PlayType>> namesOf(PlayType) {
    static constexpr std::array kNames{EnumName<PlayType>{PlayType::Run, "run"},
                                       EnumName<PlayType>{PlayType::Pass, "pass"}};
    return kNames;
}

std::span<const EnumName<Depth>> namesOf(Depth) {
    static constexpr std::array kNames{EnumName<Depth>{Depth::Short, "short"},
                                       EnumName<Depth>{Depth::Medium, "medium"},
                                       EnumName<Depth>{Depth::Long, "long"}};
    return kNames;
}

std::span<const EnumName<Sideways>> namesOf(Sideways) {
    static constexpr std::array kNames{EnumName<Sideways>{Sideways::Left, "left"},
                                       EnumName<Sideways>{Sideways::Right, "right"}};
    return kNames;
}

std::span<const EnumName<Context>> namesOf(Context) {
    static constexpr std::array kNames{EnumName<Context>{Context::R, "R"},
                                       EnumName<Context>{Context::P, "P"},
                                       EnumName<Context>{Context::T, "T"},
                                       EnumName<Context>{Context::K, "K"},
                                       EnumName<Context>{Context::U, "U"},
                                       EnumName<Context>{Context::G, "G"}};
    return kNames;
}

std::span<const EnumName<CodeStatus>> namesOf(CodeStatus) {
    static constexpr std::array kNames{EnumName<CodeStatus>{CodeStatus::Given, "given"},
                                       EnumName<CodeStatus>{CodeStatus::Partly, "partly"},
                                       EnumName<CodeStatus>{CodeStatus::Designed, "designed"}};
    return kNames;
}

std::span<const EnumName<Effect>> namesOf(Effect) {
    static constexpr std::array kNames{EnumName<Effect>{Effect::Gain, "gain"},
                                       EnumName<Effect>{Effect::Loss, "loss"},
                                       EnumName<Effect>{Effect::FirstDown, "firstDown"},
                                       EnumName<Effect>{Effect::Touchdown, "touchdown"},
                                       EnumName<Effect>{Effect::Incomplete, "incomplete"},
                                       EnumName<Effect>{Effect::Sack, "sack"},
                                       EnumName<Effect>{Effect::Scramble, "scramble"},
                                       EnumName<Effect>{Effect::Hurried, "hurried"},
                                       EnumName<Effect>{Effect::Hit, "hit"},
                                       EnumName<Effect>{Effect::Interception, "interception"},
                                       EnumName<Effect>{Effect::Penalty, "penalty"},
                                       EnumName<Effect>{Effect::Kick, "kick"},
                                       EnumName<Effect>{Effect::KickGood, "kickGood"},
                                       EnumName<Effect>{Effect::KickBad, "kickBad"},
                                       EnumName<Effect>{Effect::Crossbar, "crossbar"},
                                       EnumName<Effect>{Effect::Blocked, "blocked"},
                                       EnumName<Effect>{Effect::Shank, "shank"},
                                       EnumName<Effect>{Effect::Touchback, "touchback"},
                                       EnumName<Effect>{Effect::KickOut, "kickOut"},
                                       EnumName<Effect>{Effect::Weird, "weird"},
                                       EnumName<Effect>{Effect::Blitz, "blitz"}};
    return kNames;
}

std::span<const EnumName<SackExtra>> namesOf(SackExtra) {
    static constexpr std::array kNames{EnumName<SackExtra>{SackExtra::None, "none"},
                                       EnumName<SackExtra>{SackExtra::Injury, "injury"},
                                       EnumName<SackExtra>{SackExtra::Fumble, "fumble"}};
    return kNames;
}

std::span<const EnumName<HurtMan>> namesOf(HurtMan) {
    static constexpr std::array kNames{EnumName<HurtMan>{HurtMan::Loser, "loser"},
                                       EnumName<HurtMan>{HurtMan::Passer, "passer"}};
    return kNames;
}

std::span<const EnumName<Foul>> namesOf(Foul) {
    static constexpr std::array kNames{
        EnumName<Foul>{Foul::IllegalBlock, "illegal_block"},
        EnumName<Foul>{Foul::Holding, "holding"},
        EnumName<Foul>{Foul::IllegalMotion, "illegal_motion"},
        EnumName<Foul>{Foul::IllegalContact, "illegal_contact"},
        EnumName<Foul>{Foul::PassInterference, "pass_interference"},
        EnumName<Foul>{Foul::RoughingPasser, "roughing_passer"},
        EnumName<Foul>{Foul::FaceMask, "face_mask"},
        EnumName<Foul>{Foul::Offside, "offside"},
        EnumName<Foul>{Foul::IllegalHands, "illegal_hands"},
        EnumName<Foul>{Foul::Clipping, "clipping"},
        EnumName<Foul>{Foul::PersonalFoul, "personal_foul"},
        EnumName<Foul>{Foul::FalseStart, "false_start"},
        EnumName<Foul>{Foul::IneligibleDownfield, "ineligible_downfield"},
        EnumName<Foul>{Foul::RoughingKicker, "roughing_kicker"},
        EnumName<Foul>{Foul::RunningIntoKicker, "running_into_kicker"},
        EnumName<Foul>{Foul::Encroachment, "encroachment"},
        EnumName<Foul>{Foul::Unsportsmanlike, "unsportsmanlike"}};
    return kNames;
}

std::span<const EnumName<FoulBy>> namesOf(FoulBy) {
    static constexpr std::array kNames{EnumName<FoulBy>{FoulBy::Offense, "offence"},
                                       EnumName<FoulBy>{FoulBy::Defense, "defence"},
                                       EnumName<FoulBy>{FoulBy::Loser, "loser"}};
    return kNames;
}

std::span<const EnumName<FoulSpot>> namesOf(FoulSpot) {
    static constexpr std::array kNames{EnumName<FoulSpot>{FoulSpot::Los, "los"},
                                       EnumName<FoulSpot>{FoulSpot::End, "end"},
                                       EnumName<FoulSpot>{FoulSpot::Target, "target"}};
    return kNames;
}

std::span<const EnumName<KickColumn>> namesOf(KickColumn) {
    static constexpr std::array kNames{EnumName<KickColumn>{KickColumn::From1, "1+"},
                                       EnumName<KickColumn>{KickColumn::From11, "11+"},
                                       EnumName<KickColumn>{KickColumn::From21, "21+"},
                                       EnumName<KickColumn>{KickColumn::From31, "31+"},
                                       EnumName<KickColumn>{KickColumn::KO, "KO"}};
    return kNames;
}

std::span<const EnumName<PuntColumn>> namesOf(PuntColumn) {
    static constexpr std::array kNames{EnumName<PuntColumn>{PuntColumn::OwnRushed, "<R"},
                                       EnumName<PuntColumn>{PuntColumn::OwnNotRushed, "<N"},
                                       EnumName<PuntColumn>{PuntColumn::FarRushed, ">R"},
                                       EnumName<PuntColumn>{PuntColumn::FarNotRushed, ">N"}};
    return kNames;
}

std::span<const EnumName<WeirdPlay>> namesOf(WeirdPlay) {
    static constexpr std::array kNames{
        EnumName<WeirdPlay>{WeirdPlay::StrayWhistle, "stray_whistle"},
        EnumName<WeirdPlay>{WeirdPlay::Official, "official"},
        EnumName<WeirdPlay>{WeirdPlay::LostShoe, "lost_shoe"},
        EnumName<WeirdPlay>{WeirdPlay::Brawl, "brawl"},
        EnumName<WeirdPlay>{WeirdPlay::Nothing, "nothing"},
        EnumName<WeirdPlay>{WeirdPlay::Mascot, "mascot"},
        EnumName<WeirdPlay>{WeirdPlay::Lateral, "lateral"},
        EnumName<WeirdPlay>{WeirdPlay::LooseBall, "loose_ball"},
        EnumName<WeirdPlay>{WeirdPlay::Lightning, "lightning"}};
    return kNames;
}

std::span<const EnumName<KickSide>> namesOf(KickSide) {
    static constexpr std::array kNames{EnumName<KickSide>{KickSide::Kicking, "kicking"},
                                       EnumName<KickSide>{KickSide::Receiving, "receiving"}};
    return kNames;
}

std::span<const EnumName<OutFor>> namesOf(OutFor) {
    static constexpr std::array kNames{EnumName<OutFor>{OutFor::NotHurt, "not_hurt"},
                                       EnumName<OutFor>{OutFor::Play, "play"},
                                       EnumName<OutFor>{OutFor::Possession, "possession"},
                                       EnumName<OutFor>{OutFor::Quarter, "quarter"},
                                       EnumName<OutFor>{OutFor::Half, "half"},
                                       EnumName<OutFor>{OutFor::Game, "game"},
                                       EnumName<OutFor>{OutFor::GameAnd1, "game_and_1"},
                                       EnumName<OutFor>{OutFor::GameAnd2, "game_and_2"},
                                       EnumName<OutFor>{OutFor::GameAnd3, "game_and_3"},
                                       EnumName<OutFor>{OutFor::GameAnd4, "game_and_4"},
                                       EnumName<OutFor>{OutFor::GameAnd5, "game_and_5"},
                                       EnumName<OutFor>{OutFor::Season, "season"}};
    return kNames;
}

std::span<const EnumName<Scheme>> namesOf(Scheme) {
    static constexpr std::array kNames{EnumName<Scheme>{Scheme::A, "A"},
                                       EnumName<Scheme>{Scheme::B, "B"},
                                       EnumName<Scheme>{Scheme::C, "C"},
                                       EnumName<Scheme>{Scheme::D, "D"},
                                       EnumName<Scheme>{Scheme::E, "E"},
                                       EnumName<Scheme>{Scheme::F, "F"}};
    return kNames;
}

std::span<const EnumName<SoloRow>> namesOf(SoloRow) {
    static constexpr std::array kNames{EnumName<SoloRow>{SoloRow::First, "first"},
                                       EnumName<SoloRow>{SoloRow::SecondShort, "second_short"},
                                       EnumName<SoloRow>{SoloRow::SecondMiddle, "second_middle"},
                                       EnumName<SoloRow>{SoloRow::SecondLong, "second_long"},
                                       EnumName<SoloRow>{SoloRow::LateShort, "late_short"},
                                       EnumName<SoloRow>{SoloRow::LateMiddle, "late_middle"},
                                       EnumName<SoloRow>{SoloRow::LateLong, "late_long"},
                                       EnumName<SoloRow>{SoloRow::Goal, "goal"}};
    return kNames;
}

std::span<const EnumName<KickPlacement>> namesOf(KickPlacement) {
    static constexpr std::array kNames{
        EnumName<KickPlacement>{KickPlacement::Normal, "normal"},
        EnumName<KickPlacement>{KickPlacement::Hands, "hands"},
        EnumName<KickPlacement>{KickPlacement::Punt, "punt"},
        EnumName<KickPlacement>{KickPlacement::PlaceKick, "placeKick"}};
    return kNames;
}

std::span<const EnumName<DieSource>> namesOf(DieSource) {
    static constexpr std::array kNames{EnumName<DieSource>{DieSource::Main, "main"},
                                       EnumName<DieSource>{DieSource::Reroll, "reroll"}};
    return kNames;
}

std::span<const EnumName<TestDie>> namesOf(TestDie) {
    static constexpr std::array kNames{EnumName<TestDie>{TestDie::Reroll, "reroll"},
                                       EnumName<TestDie>{TestDie::DefenseColor, "defenceColour"}};
    return kNames;
}

std::span<const EnumName<SackDie>> namesOf(SackDie) {
    static constexpr std::array kNames{EnumName<SackDie>{SackDie::D10, "d10"},
                                       EnumName<SackDie>{SackDie::D12, "d12"}};
    return kNames;
}

}  // namespace thrum::foursheet
