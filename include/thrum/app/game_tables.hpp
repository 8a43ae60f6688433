#pragma once

#include <thrum/app/statistics.hpp>

#include <string>

/// A game as comma-separated tables for a spreadsheet: RFC 4180 with line feeds, numbers with a
/// full stop whatever the desktop's language, one head line each.
namespace thrum::app {

/// A row for each play: number, period, team, kind, down, to go, spot and what it came to. Yards
/// with a tenth; empty where the play has no such number.
[[nodiscard]] std::string playsCsv(const Replay& replay);
/// The rows of the box score: label, home, visitors; the first two rows are teams and points.
[[nodiscard]] std::string boxCsv(const Statistics& statistics, const Names& names);

/// A field as CSV writes it: in quotes where it holds a comma, a quote or a line break.
[[nodiscard]] std::string csvField(const std::string& text);

}  // namespace thrum::app
