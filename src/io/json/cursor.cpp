#include "io/json/cursor.hpp"

#include <cmath>
#include <limits>

#include <nlohmann/json.hpp>

namespace thrum::io {
namespace {

const nlohmann::json& valueOf(FieldTree::Node node) {
    return *static_cast<const nlohmann::json*>(node);
}

}  // namespace

FieldTree::Kind JsonTree::kindOf(Node node) const {
    switch (valueOf(node).type()) {
        case nlohmann::json::value_t::object:
            return Kind::Object;
        case nlohmann::json::value_t::array:
            return Kind::List;
        case nlohmann::json::value_t::string:
            return Kind::Text;
        case nlohmann::json::value_t::boolean:
            return Kind::Boolean;
        case nlohmann::json::value_t::null:
            return Kind::Null;
        default:
            return Kind::Number;
    }
}

bool JsonTree::boolean(Node node) const {
    return valueOf(node).get<bool>();
}

double JsonTree::number(Node node) const {
    return valueOf(node).get<double>();
}

std::optional<std::int64_t> JsonTree::whole(Node node) const {
    const nlohmann::json& number = valueOf(node);
    if (number.is_number_unsigned()) {
        const auto value = number.get<std::uint64_t>();
        if (value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return std::nullopt;
        return static_cast<std::int64_t>(value);
    }
    if (number.is_number_integer())
        return number.get<std::int64_t>();
    constexpr double kExact = 9007199254740992.0;  // beyond 2^53 a double skips whole numbers
    const auto value = number.get<double>();
    if (value != std::floor(value) || std::abs(value) > kExact)
        return std::nullopt;
    return static_cast<std::int64_t>(value);
}

std::string JsonTree::text(Node node) const {
    return valueOf(node).get<std::string>();
}

std::size_t JsonTree::size(Node list) const {
    return valueOf(list).size();
}

FieldTree::Node JsonTree::entry(Node list, std::size_t index) const {
    return nodeOf(valueOf(list)[index]);
}

FieldTree::Node JsonTree::member(Node object, std::string_view key) const {
    const auto found = valueOf(object).find(key);
    return found == valueOf(object).end() ? nullptr : nodeOf(*found);
}

void JsonTree::members(Node object,
                       const std::function<bool(std::string_view, Node)>& visit) const {
    for (const auto& member : valueOf(object).items())
        if (!visit(member.key(), nodeOf(member.value())))
            return;
}

std::string JsonTree::source(Node node) const {
    return valueOf(node).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace thrum::io
