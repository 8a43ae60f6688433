#pragma once

#include <thrum/rules/field_sink.hpp>

#include <string_view>

/// What the writers of the printed files share.
namespace thrum::foursheet {

inline constexpr std::string_view kRulesSchema = "fss.rules/1";
inline constexpr std::string_view kTeamSchema = "fss.team/1";
inline constexpr std::string_view kPlatoonSchema = "fss.platoon/1";
inline constexpr std::string_view kCardsSchema = "fss.cards/1";
inline constexpr std::string_view kReturnsSchema = "fss.returns/1";
inline constexpr std::string_view kCodesSchema = "fss.codes/1";
inline constexpr std::string_view kTablesSchema = "fss.tables/1";

inline void writeText(FieldSink& to, std::string_view key, std::string_view text) {
    to.key(key);
    to.text(text);
}
inline void writeWhole(FieldSink& to, std::string_view key, int value) {
    to.key(key);
    to.whole(value);
}
inline void writeSwitch(FieldSink& to, std::string_view key, bool value) {
    to.key(key);
    to.boolean(value);
}

}  // namespace thrum::foursheet
