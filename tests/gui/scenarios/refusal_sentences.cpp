#include "gui/scenarios/refusal_sentences.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>

namespace thrum::gui::test {

namespace {
std::string joined(const std::string& literals) {
    static const std::regex piece{R"re("((?:[^"\\]|\\.)*)")re"};
    std::string text;
    for (auto part = std::sregex_iterator{literals.begin(), literals.end(), piece};
         part != std::sregex_iterator{};
         ++part)
        text += (*part)[1];
    for (auto at = text.find('\\'); at != std::string::npos; at = text.find('\\', at + 1))
        text.erase(at, 1);
    return text;
}
}  // namespace

std::vector<RefusalSentence> refusalSentences(const std::filesystem::path& sources) {
    static const std::regex refusal{
        R"re((?:violation|refuse)\(\s*"TAP-[A-Z]+-\d+",\s*THRUM_TEXT\(((?:\s*"(?:[^"\\]|\\.)*")+)\))re"};
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator{sources})
        if (entry.path().extension() == ".cpp")
            files.push_back(entry.path());
    std::ranges::sort(files);
    std::vector<RefusalSentence> sentences;
    for (const auto& file : files) {
        std::ifstream in{file};
        const std::string source{std::istreambuf_iterator<char>{in}, {}};
        for (auto at = std::sregex_iterator{source.begin(), source.end(), refusal};
             at != std::sregex_iterator{};
             ++at)
            sentences.push_back({joined((*at)[1]), file.filename().string()});
    }
    return sentences;
}

}  // namespace thrum::gui::test
