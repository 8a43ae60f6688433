#include <thrum/rules/told.hpp>

namespace thrum {

std::string filled(const Sentence& sentence) {
    return filled(sentence.text, sentence.args);
}

}  // namespace thrum
