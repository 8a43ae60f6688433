#pragma once

// All bodies of GameOf and what belongs to it, for the one file a game that instantiates them.
#include "app/game/begin.ipp"
#include "app/game/board.ipp"
#include "app/game/json.ipp"
#include "app/game/kept.ipp"
#include "app/game/play.ipp"
#include "app/game/record.ipp"
#include "app/game/seats.ipp"
