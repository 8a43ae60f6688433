#pragma once

#include "io/json/text.hpp"

#include <thrum/segment/formation.hpp>
#include <thrum/segment/roster.hpp>
#include <thrum/segment/specs.hpp>

/// What the writers of the data files share.
namespace thrum::io {

/// The members of a base without its schema.
void writeBaseMembers(OrderedJson& to, const BaseSpec& base);
[[nodiscard]] OrderedJson writtenFigure(const FigureBody& figure);
[[nodiscard]] OrderedJson writtenPutty(const PuttySpec& putty);

}  // namespace thrum::io
