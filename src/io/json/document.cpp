#include "io/json/document.hpp"

#include <thrum/core/printable.hpp>

#include <vector>

#include <nlohmann/json.hpp>

namespace thrum::io {
namespace {

using nlohmann::json;

// Cut at the end of a whole character.
std::string_view cutTo(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes)
        return text;
    const auto isContinuation = [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
    };
    while (bytes > 0 && isContinuation(text[bytes]))
        --bytes;
    return text.substr(0, bytes);
}

// "[json.exception.parse_error.101] parse error at line 1, column 2: ..." without the library's own
// words in front.
std::string readable(std::string_view message) {
    constexpr std::string_view kParse = "parse error at ";
    if (const auto at = message.find(kParse); at != std::string_view::npos)
        message.remove_prefix(at + kParse.size());
    else if (const auto bracket = message.find("] "); bracket != std::string_view::npos)
        message.remove_prefix(bracket + 2);
    constexpr std::size_t kLongest = 240;
    return printable(cutTo(message, kLongest));
}

// Builds the value while the parser reads, so that a key given twice, which an object would
// silently swallow, and depth are seen where they happen.
class Builder final : public nlohmann::json_sax<json> {
public:
    explicit Builder(JsonLimits limits) : m_limits{limits} {}
    Builder(const Builder&) = delete;
    Builder& operator=(const Builder&) = delete;
    Builder(Builder&&) = delete;
    Builder& operator=(Builder&&) = delete;
    ~Builder() override { dismantle(m_root); }

    [[nodiscard]] json takeRoot() { return std::move(m_root); }
    [[nodiscard]] const std::string& pointer() const { return m_pointer; }
    [[nodiscard]] const std::string& reason() const { return m_reason; }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t& /*text*/) override {
        return add(value);
    }
    bool string(string_t& value) override { return add(std::move(value)); }
    bool binary(binary_t& /*value*/) override { return refuse("holds binary data"); }

    bool start_object(std::size_t /*elements*/) override { return open(json::object()); }
    bool key(string_t& value) override {
        m_open.back().key = value;
        if (m_open.back().value->contains(value))
            return refuse("this key is given twice");
        return true;
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t /*elements*/) override { return open(json::array()); }
    bool end_array() override { return close(); }

    bool parse_error(std::size_t /*position*/,
                     const std::string& /*lastToken*/,
                     const json::exception& error) override {
        m_reason = "is not JSON: " + readable(error.what());
        m_pointer.clear();
        return false;
    }

private:
    struct Open {
        json* value = nullptr;
        std::string key;
    };

    json* place(json value) {
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        Open& parent = m_open.back();
        if (parent.value->is_array()) {
            parent.value->push_back(std::move(value));
            return &parent.value->back();
        }
        return &(*parent.value)[parent.key].operator=(std::move(value));
    }
    bool add(json value) {
        if (isFull())
            return false;
        place(std::move(value));
        return true;
    }
    bool isFull() {
        if (++m_values <= m_limits.maxValues)
            return false;
        refuse("holds more than " + std::to_string(m_limits.maxValues) + " values");
        return true;
    }
    bool open(json empty) {
        if (isFull())
            return false;
        if (m_open.size() >= m_limits.maxDepth)
            return refuse("is nested deeper than " + std::to_string(m_limits.maxDepth) + " levels");
        json* const placed = place(std::move(empty));
        m_open.push_back({placed, {}});
        return true;
    }
    bool close() {
        m_open.pop_back();
        return true;
    }
    bool refuse(std::string reason) {
        m_reason = std::move(reason);
        for (const Open& open : m_open) {
            if (open.value->is_object())
                appendStep(m_pointer, open.key);
            else if (&open == &m_open.back())
                appendStep(m_pointer, std::to_string(open.value->size()));
            else
                appendStep(m_pointer, std::to_string(open.value->size() - 1));
        }
        return false;
    }

    JsonLimits m_limits{};
    std::size_t m_values = 0;
    json m_root;
    std::vector<Open> m_open;
    std::string m_pointer;
    std::string m_reason;
};

}  // namespace

Expected<JsonDocument, LoadError> JsonDocument::parse(std::string_view text,
                                                      std::string file,
                                                      JsonLimits limits) {
    Builder builder{limits};
    bool parsed = false;
    std::string reason;
    try {
        parsed = json::sax_parse(text, &builder);
        reason = builder.reason();
    } catch (const std::exception& error) {
        reason = "is not JSON: " + readable(error.what());
    }
    if (!parsed)
        return Unexpected{LoadError{std::move(file), builder.pointer(), std::move(reason)}};
    // the place for the value first: what is moved there is dismantled, whatever happens then
    struct Owned {
        json value;
        Owned() = default;
        Owned(const Owned&) = delete;
        Owned& operator=(const Owned&) = delete;
        Owned(Owned&&) = delete;
        Owned& operator=(Owned&&) = delete;
        ~Owned() { dismantle(value); }
    };
    const auto owned = std::make_shared<Owned>();
    owned->value = builder.takeRoot();
    return JsonDocument{std::shared_ptr<json>{owned, &owned->value}, std::move(file)};
}

}  // namespace thrum::io
