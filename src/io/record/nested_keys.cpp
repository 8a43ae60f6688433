#include "io/record/nested_keys.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace thrum::io {

using nlohmann::json;

json nestedKeys(const json& overrides) {
    json to = json::object();
    for (const auto& item : overrides.items()) {
        json* at = &to;
        std::string_view rest = item.key();
        // no rule lies deeper; such a key stays whole and is unknown
        constexpr std::ptrdiff_t kMostDots = 8;
        if (std::ranges::count(rest, '.') > kMostDots) {
            to[std::string{rest}] = item.value();
            continue;
        }
        for (std::size_t dot = rest.find('.'); dot != std::string_view::npos;
             dot = rest.find('.')) {
            at = &(*at)[std::string{rest.substr(0, dot)}];
            if (!at->is_object())
                *at = json::object();
            rest.remove_prefix(dot + 1);
        }
        json& place = (*at)[std::string{rest}];
        if (!item.value().is_object()) {
            place = item.value();
            continue;
        }
        if (!place.is_object())
            place = json::object();
        place.update(nestedKeys(item.value()), true);
    }
    return to;
}

}  // namespace thrum::io
