#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace thrum {

/// Collects 64 bits over members in declared order: integers little-endian, strings with their
/// length, so equal values give equal digests on every platform. Not for secrets.
class Digest {
public:
    void add(std::uint64_t value);
    void add(std::int64_t value) { add(static_cast<std::uint64_t>(value)); }
    void add(std::int32_t value) { add(static_cast<std::int64_t>(value)); }
    void add(std::uint32_t value) { add(static_cast<std::uint64_t>(value)); }
    void add(bool value) { add(static_cast<std::uint64_t>(value ? 1 : 0)); }
    void add(std::string_view text);

    [[nodiscard]] std::uint64_t value() const;

private:
    std::uint64_t m_state = 0x7468'7275'6d00'0001ULL;
    std::uint64_t m_count = 0;
};

/// 16 lower-case hex digits.
[[nodiscard]] std::string hex16(std::uint64_t value);
/// Reads what hex16 wrote; nothing if it is not exactly 16 hex digits.
[[nodiscard]] std::optional<std::uint64_t> parseHex16(std::string_view text);

}  // namespace thrum
