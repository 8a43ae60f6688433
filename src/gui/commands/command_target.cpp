#include "gui/commands/command_target.hpp"

#include <utility>

namespace thrum::gui {

void CommandDeeds::add(Command command, Deed deed, Offer offer) {
    m_rows.insert_or_assign(command, Row{std::move(deed), std::move(offer)});
}

std::optional<CommandOffer> CommandDeeds::offer(Command command) const {
    const auto row = m_rows.find(command);
    if (row == m_rows.end())
        return std::nullopt;
    return row->second.offer ? row->second.offer() : CommandOffer{};
}

void CommandDeeds::take(Command command) {
    if (const auto row = m_rows.find(command); row != m_rows.end())
        row->second.deed();
}

}  // namespace thrum::gui
