#pragma once

#include "io/json/text.hpp"

#include <thrum/rules/field_sink.hpp>

#include <string>
#include <vector>

namespace thrum::io {

/// Builds a JSON value whose members keep the order they were written in.
class JsonSink final : public FieldSink {
public:
    void null() override;
    void boolean(bool value) override;
    void whole(std::int64_t value) override;
    void number(double value) override;
    void text(std::string_view value) override;
    void beginList() override;
    void endList() override;
    void beginObject() override;
    void key(std::string_view name) override;
    void endObject() override;
    /// A value made elsewhere.
    void value(OrderedJson value);

    /// The whole, once everything that was begun has ended.
    [[nodiscard]] OrderedJson take();

private:
    OrderedJson* place(OrderedJson value);
    void open(OrderedJson empty);
    void close();

    OrderedJson m_root;
    std::vector<OrderedJson*> m_open;
    std::string m_key;
};

/// What a writer writes, as a value.
template <class Write>
[[nodiscard]] OrderedJson jsonFrom(Write write) {
    JsonSink sink;
    write(sink);
    return sink.take();
}

}  // namespace thrum::io
