#pragma once

#include <nlohmann/json_fwd.hpp>

namespace thrum::io {

/// {"stoppages.max": 2} as {"stoppages": {"max": 2}}
[[nodiscard]] nlohmann::json nestedKeys(const nlohmann::json& dotted);

}  // namespace thrum::io
