#pragma once

#include <thrum/rules/foursheet/game.hpp>

/// The rules' types by their own names, so that those of the board do not stand in their way.
namespace thrum::gui::fss {

using foursheet::Call;
using foursheet::CallPlay;
using foursheet::Card;
using foursheet::CardLine;
using foursheet::Choice;
using foursheet::CodeColumn;
using foursheet::CoinFace;
using foursheet::Coverage;
using foursheet::Decision;
using foursheet::DecisionKind;
using foursheet::Deck;
using foursheet::Defender;
using foursheet::DefenseCall;
using foursheet::Depth;
using foursheet::DieKind;
using foursheet::Effect;
using foursheet::Event;
using foursheet::EventKind;
using foursheet::FieldColumn;
using foursheet::Formation;
using foursheet::Foul;
using foursheet::Front;
using foursheet::KickColumn;
using foursheet::KickKind;
using foursheet::KickPlacement;
using foursheet::Level;
using foursheet::Motion;
using foursheet::Option;
using foursheet::OutFor;
using foursheet::Pace;
using foursheet::Phase;
using foursheet::Placement;
using foursheet::Player;
using foursheet::PlayKind;
using foursheet::PlayType;
using foursheet::Prompt;
using foursheet::PromptKind;
using foursheet::PuntColumn;
using foursheet::PuntKind;
using foursheet::Rating;
using foursheet::ResultCode;
using foursheet::Role;
using foursheet::Route;
using foursheet::Rules;
using foursheet::Scheme;
using foursheet::SentIn;
using foursheet::Sideways;
using foursheet::SpecialUnit;
using foursheet::State;
using foursheet::Team;
using foursheet::TokenZone;
using foursheet::Unit;
using foursheet::WeirdPlay;
using foursheet::Yards;
using foursheet::Zone;

}  // namespace thrum::gui::fss
