#include "cli/command_line.hpp"
#include "fuzz/target.hpp"

#include <thrum/core/hash.hpp>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <vector>

// Stands in for libFuzzer where there is no clang: every file of the corpus, then changes of them
// that depend on the number of the try alone, so that whatever is found is found again.
namespace {

namespace fs = std::filesystem;
using thrum::bitsAt;

std::vector<std::string> corpusOf(const std::vector<std::string>& places) {
    std::vector<fs::path> files;
    for (const std::string& place : places) {
        if (fs::is_regular_file(place))
            files.emplace_back(place);
        if (!fs::is_directory(place))
            continue;
        for (const auto& entry : fs::recursive_directory_iterator{place}) {
            if (entry.is_regular_file())
                files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    std::vector<std::string> texts;
    for (const fs::path& file : files) {
        std::ostringstream text;
        text << std::ifstream{file, std::ios::binary}.rdbuf();
        texts.push_back(text.str());
    }
    return texts;
}

// Bytes that mean something to a reader of JSON.
constexpr std::string_view kTelling = "{}[]\",:\\0123456789.-eE+ntf \n\xC3\xFF";

void change(std::string& text, const std::vector<std::string>& corpus, std::uint64_t key) {
    std::uint64_t draw = 0;
    const auto upTo = [&](std::size_t limit) {
        return limit == 0 ? 0 : static_cast<std::size_t>(bitsAt(key, draw++) % limit);
    };
    for (std::size_t times = 1 + upTo(6); times > 0; --times) {
        const std::size_t at = upTo(text.size() + 1);
        const std::size_t length = std::min(text.size() - at, 1 + upTo(40));
        switch (upTo(6)) {
            case 0:
                if (at < text.size())
                    text[at] = static_cast<char>(upTo(256));
                break;
            case 1:
                if (at < text.size())
                    text[at] = kTelling[upTo(kTelling.size())];
                break;
            case 2:
                text.insert(at, 1 + upTo(8), kTelling[upTo(kTelling.size())]);
                break;
            case 3:
                text.erase(at, length);
                break;
            case 4:
                text.insert(upTo(text.size() + 1), text.substr(at, length));
                break;
            default: {
                const std::string& other = corpus[upTo(corpus.size())];
                const std::size_t from = upTo(other.size() + 1);
                text.replace(at, length, other.substr(from, 1 + upTo(60)));
            }
        }
    }
}

void tryOne(const std::string& text) {
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
}

}  // namespace

int main(int argc, char** argv) {
    thrum::cli::Program program{"Any bytes to one reader"};
    std::vector<std::string> places;
    std::uint64_t tries = 2000;
    double seconds = 0.0;
    program.option("CORPUS", places, "Folders and files to begin with").required();
    program.option("--tries", tries, "Changed texts to try");
    program.option("--seconds", seconds, "Go on for so long instead");
    if (const auto exit = program.parse(argc, argv))
        return *exit;

    const std::vector<std::string> corpus = corpusOf(places);
    if (corpus.empty()) {
        std::cerr << "nothing to begin with\n";
        return 2;
    }
    for (const std::string& text : corpus)
        tryOne(text);
    const auto from = std::chrono::steady_clock::now();
    const auto isUp = [&](std::uint64_t done) {
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - from;
        return seconds > 0.0 ? passed.count() >= seconds : done >= tries;
    };
    std::uint64_t done = 0;
    for (; !isUp(done); ++done) {
        std::string text = corpus[done % corpus.size()];
        change(text, corpus, done);
        tryOne(text);
    }
    std::cout << corpus.size() << " files and " << done << " changes of them: nothing found\n";
    return 0;
}
