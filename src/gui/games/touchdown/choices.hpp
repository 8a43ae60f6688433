#pragma once

#include "gui/games/touchdown/touchdown_match.hpp"
#include "gui/widgets/action_list.hpp"

#include <vector>

namespace thrum::gui::tdm {

/// One decision that is offered, with the words for it.
struct Choice {
    touchdown::Decision decision{};
    QString text;
    QString note;  ///< what it does; of what is not possible, why
    bool enabled = true;
    std::optional<touchdown::Die> die{};  ///< whose picture it has
    QString done;                         ///< what the main button says once it is picked
};

/// Everything the coach who is asked may decide now, in the order of the prompt. Cancels have a
/// page of their own (cancel_page.hpp).
[[nodiscard]] std::vector<Choice> choicesOf(const TouchdownMatch& match);
/// What is asked, in one or two sentences.
[[nodiscard]] QString leadOf(const TouchdownMatch& match);
/// Who and what, in at most five words.
[[nodiscard]] QString titleOf(const TouchdownMatch& match);

}  // namespace thrum::gui::tdm
