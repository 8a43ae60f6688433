#pragma once

#include <functional>

namespace thrum::gui {

class CommandDeeds;
class TapPage;

/// What commands do on the page of a game of TAP besides what they do in any game: the switch, the
/// view of the board, its men, the adviser and the arbiter.
/// @param page  the one in front, while a deed is asked for
void addTapDeeds(CommandDeeds& deeds, const std::function<TapPage*()>& page);

}  // namespace thrum::gui
