#pragma once

#include <thrum/core/load_error.hpp>
#include <thrum/core/violation.hpp>
#include <thrum/rules/field_sink.hpp>
#include <thrum/rules/field_source.hpp>
#include <thrum/rules/foursheet/rules_data.hpp>
#include <thrum/rules/foursheet/tables.hpp>
#include <thrum/rules/foursheet/team.hpp>

#include <span>
#include <string_view>

/// The printed files of chapter 36, read strictly and written back the same. What is wrong fails at
/// the source: unknown keys, numbers out of their range, anything the book's checks name.
namespace thrum::foursheet {

[[nodiscard]] Rules readRules(const FieldSource& at);
void write(const Rules& rules, FieldSink& to);

/// Beside the rules file, in resources/games/foursheet/, in the order of readData.
[[nodiscard]] std::span<const std::string_view> dataFiles();
/// @param sources  the cards of a coach's own may come on top, before the shipped ones: at most
///                 one deck a formation
[[nodiscard]] Data readData(std::span<const FieldSource> sources);
inline constexpr std::size_t kMoreDataFiles = 4;
/// Which of the files holds the shipped cards of a formation; empty: none does.
[[nodiscard]] std::string_view dataFileOf(Formation formation);
/// A list of the files in that order, which readDataWhole reads.
void write(const Data& data, FieldSink& to);
[[nodiscard]] Data readDataWhole(const FieldSource& at);

/// Without tables at hand: which codes a column may hold is known by the printed table.
[[nodiscard]] Team readTeam(const FieldSource& at);
void write(const Team& team, FieldSink& to);

// The single files and cards, for tools and tests.
[[nodiscard]] Player readPlayer(const FieldSource& at);
void write(const Player& player, FieldSink& to);
[[nodiscard]] Deck readDeck(const FieldSource& at);
void write(const Deck& deck, FieldSink& to);
[[nodiscard]] CodeTable readCodes(const FieldSource& at);
void write(const CodeTable& codes, FieldSink& to);
[[nodiscard]] ReturnTable readReturns(const FieldSource& at);
void write(const ReturnTable& table, FieldSink& to);
[[nodiscard]] Tables readTables(const FieldSource& at);
void write(const Tables& tables, FieldSink& to);

/// How the book refuses a file: E-FSS-DATA, E-FSS-CARD or E-FSS-CODE. Clause: FSS-36.
[[nodiscard]] RuleViolation fileRefused(const LoadError& error);

}  // namespace thrum::foursheet
