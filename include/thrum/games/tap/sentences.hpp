#pragma once

#include <thrum/rules/tap/told.hpp>

/// TAP's sentences under the names the replay and the window know them by.
namespace thrum::app {

using TapNames = thrum::Names;
using tap::downAndDistance;
using tap::logLineOf;
using tap::namesIn;
using tap::sentencesOf;
using thrum::downAndDistance;
using thrum::filled;
using thrum::Sentence;
using thrum::Weight;
using thrum::yardLine;

}  // namespace thrum::app
