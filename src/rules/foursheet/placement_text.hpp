#pragma once

#include <thrum/rules/field_sink.hpp>
#include <thrum/rules/field_source.hpp>
#include <thrum/rules/foursheet/input.hpp>

#include <vector>

// Who stands where, by token: {"4": "B2", ...}.
namespace thrum::foursheet {

void writeZones(const std::vector<TokenZone>& zones, FieldSink& to);
/// By token; a list of {"token", "zone"} is taken as well.
[[nodiscard]] std::vector<TokenZone> readZones(const FieldSource& at);

}  // namespace thrum::foursheet
