#pragma once

#include <thrum/rules/field_sink.hpp>

#include <string>
#include <string_view>

namespace thrum::io {

/// Writes JSON on one line as it comes: the bytes `lineOf` makes of the same value, without
/// building the value first.
class LineSink final : public FieldSink {
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

    /// The line, once everything that was begun has ended.
    [[nodiscard]] std::string take();

private:
    void value(std::string_view written);
    void quoted(std::string_view text);
    void begin(char bracket);
    void end(char bracket);

    std::string m_line;
    std::size_t m_open = 0;
    bool m_more = false;  // something stands before the next value or key
};

}  // namespace thrum::io
