#pragma once

#include <thrum/core/printable.hpp>

#include <ostream>
#include <streambuf>
#include <string>

namespace thrum::cli {

/// Stands before a stream as long as it lives: whatever the program prints, from whichever file it
/// came, no control character but the line break (and those named) reaches the terminal, nor what
/// turns the direction of a line over.
class CleanOutput final : public std::streambuf {
public:
    explicit CleanOutput(std::ostream& stream, std::string_view also = "\n");
    CleanOutput(const CleanOutput&) = delete;
    CleanOutput& operator=(const CleanOutput&) = delete;
    CleanOutput(CleanOutput&&) = delete;
    CleanOutput& operator=(CleanOutput&&) = delete;
    ~CleanOutput() override;

protected:
    std::streamsize xsputn(const char* bytes, std::streamsize count) override;
    int_type overflow(int_type byte) override;
    int sync() override;

private:
    std::ostream& m_stream;
    std::streambuf* m_behind;
    std::string m_also;
    PrintableText m_filter;
    std::string m_shown;
};

}  // namespace thrum::cli
