#pragma once

#include <thrum/rules/names.hpp>

namespace thrum::tap {

using thrum::EnumName;
using thrum::Named;
using thrum::nameOf;
using thrum::parseName;

}  // namespace thrum::tap
