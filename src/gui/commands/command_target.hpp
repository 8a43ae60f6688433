#pragma once

#include "gui/commands/command_table.hpp"
#include "gui/commands/finder_entry.hpp"

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include <QString>

namespace thrum::gui {

/// Whether a command may be used now, and how it reads.
struct CommandOffer {
    QString refusal;  ///< why not, one sentence; empty: it may
    QString text;     ///< instead of the row's; empty: that
    QString tip;      ///< likewise
    friend bool operator==(const CommandOffer&, const CommandOffer&) = default;
};

[[nodiscard]] inline CommandOffer notNow(const QString& refusal) {
    return {.refusal = refusal, .text = {}, .tip = {}};
}

/// The menu says why not (UX-21), and so does the tip.
[[nodiscard]] inline CommandOffer withReason(const QString& text, const QString& reason) {
    return {.refusal = reason, .text = QStringLiteral("%1 (%2)").arg(text, reason), .tip = {}};
}

/// What commands are handed to: the page in front of the coach, and the window for what is not a
/// page's. Says of each command whether it takes it now.
class CommandTarget {
public:
    CommandTarget() = default;
    virtual ~CommandTarget() = default;
    CommandTarget(const CommandTarget&) = delete;
    CommandTarget& operator=(const CommandTarget&) = delete;
    CommandTarget(CommandTarget&&) = delete;
    CommandTarget& operator=(CommandTarget&&) = delete;

    [[nodiscard]] virtual Front place() const = 0;
    /// Nothing: the command means nothing here.
    [[nodiscard]] virtual std::optional<CommandOffer> offer(Command command) const = 0;
    /// Does it; it was offered.
    virtual void take(Command command) = 0;
    /// What the finder offers besides commands while this is in front.
    [[nodiscard]] virtual std::vector<FinderEntry> entries() const { return {}; }
};

/// A target that is a list: for each command what is done, and when it may be.
class CommandDeeds final : public CommandTarget {
public:
    using Deed = std::function<void()>;
    using Offer = std::function<CommandOffer()>;

    explicit CommandDeeds(Front place) : m_place{place} {}

    /// @param offer  asked each time; none: always
    void add(Command command, Deed deed, Offer offer = {});
    void setEntries(std::function<std::vector<FinderEntry>()> entries) {
        m_entries = std::move(entries);
    }

    [[nodiscard]] Front place() const override { return m_place; }
    [[nodiscard]] std::optional<CommandOffer> offer(Command command) const override;
    void take(Command command) override;
    [[nodiscard]] std::vector<FinderEntry> entries() const override {
        return m_entries ? m_entries() : std::vector<FinderEntry>{};
    }

private:
    struct Row {
        Deed deed;
        Offer offer;
    };
    Front m_place;
    std::map<Command, Row> m_rows;
    std::function<std::vector<FinderEntry>()> m_entries;
};

}  // namespace thrum::gui
