#include "io/json/cursor.hpp"
#include "io/json/text.hpp"
#include "io/record/nested_keys.hpp"

#include <thrum/io/fields.hpp>
#include <thrum/io/rules_document.hpp>

#include <nlohmann/json.hpp>

namespace thrum::io {
namespace {

using nlohmann::json;

// Lays `over` onto `to`; the first key that is not there ends it.
bool lay(const json& over, OrderedJson& to, const std::string& pointer, LoadError& error) {
    for (const auto& item : over.items()) {
        std::string at = pointer;
        appendStep(at, item.key());
        const auto found = to.find(item.key());
        if (found == to.end()) {
            error = {"", at, "there is no such rule"};
            return false;
        }
        if (item.value().is_object() && found->is_object()) {
            if (!lay(item.value(), *found, at, error))
                return false;
        } else {
            *found = OrderedJson::parse(item.value().dump());
        }
    }
    return true;
}

// Tells key, value and standard of each that differs.
template <class Tell>
void eachDifference(const OrderedJson& standard,
                    const OrderedJson& rules,
                    const std::string& path,
                    const Tell& tell) {
    for (const auto& item : rules.items()) {
        const std::string key = path.empty() ? item.key() : path + "." + item.key();
        const OrderedJson& usual = standard.at(item.key());
        if (item.value().is_object())
            eachDifference(usual, item.value(), key, tell);
        else if (usual != item.value())
            tell(key, item.value(), usual);
    }
}

}  // namespace

std::string rulesText(const FieldWrite& rules) {
    return writtenLine(rules);
}

Expected<std::string, LoadError> overridden(std::string_view standard, std::string_view overrides) {
    const auto document = JsonDocument::parse(overrides, "overrides");
    if (!document)
        return Unexpected{document.error()};
    if (!document->root().is_object())
        return Unexpected{LoadError{"", "", "must be an object"}};
    if (document->root().empty())
        return std::string{standard};
    OrderedJson whole = OrderedJson::parse(standard);
    LoadError error;
    if (!lay(nestedKeys(document->root()), whole, "", error))
        return Unexpected{error};
    return lineOf(whole);
}

std::optional<LoadError> walkDocument(std::string_view text,
                                      const std::string& file,
                                      const DocumentWalk& walk) {
    const auto document = JsonDocument::parse(text, file);
    if (!document)
        return document.error();
    walk(JsonTree{}, JsonTree::nodeOf(document->root()));
    return std::nullopt;
}

std::optional<LoadError> walkOverrides(std::string_view overrides, const DocumentWalk& walk) {
    const auto document = JsonDocument::parse(overrides, "overrides");
    if (!document)
        return document.error();
    const json& root = document->root();
    const json nested = root.is_object() ? nestedKeys(root) : root;
    walk(JsonTree{}, JsonTree::nodeOf(nested));
    return std::nullopt;
}

std::vector<RuleDifference> ruleDifferences(std::string_view standard, std::string_view rules) {
    std::vector<RuleDifference> all;
    eachDifference(OrderedJson::parse(standard),
                   OrderedJson::parse(rules),
                   "",
                   [&](const std::string& key, const OrderedJson& value, const OrderedJson& usual) {
                       all.push_back({key, lineOf(value), lineOf(usual)});
                   });
    return all;
}

std::string overridesText(std::string_view standard, std::string_view rules) {
    OrderedJson to = OrderedJson::object();
    if (standard == rules)
        return lineOf(to);
    eachDifference(OrderedJson::parse(standard),
                   OrderedJson::parse(rules),
                   "",
                   [&](const std::string& key, const OrderedJson& value, const OrderedJson&) {
                       to[key] = value;
                   });
    return lineOf(to);
}

}  // namespace thrum::io
