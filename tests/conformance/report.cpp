#include "report.hpp"

#include <algorithm>

namespace thrum::conformance {

std::string_view nameOf(Law law) {
    switch (law) {
        case Law::Beginning:
            return "beginning";
        case Law::Refusals:
            return "refusals";
        case Law::Agreement:
            return "agreement of prompt and check";
        case Law::Written:
            return "written and read";
        case Law::Patched:
            return "patched";
        case Law::Purity:
            return "purity";
        case Law::Validity:
            return "validity";
        case Law::Digests:
            return "digests";
        case Law::TakeBacks:
            return "take-backs";
        case Law::Facts:
            return "facts";
        case Law::DueEyes:
            return "eyes of who is due";
        case Law::Sealed:
            return "sealed";
        case Law::Telling:
            return "telling";
        case Law::Counted:
            return "counted";
        case Law::Coaches:
            return "coaches";
        case Law::Course:
            return "course";
    }
    return "";
}

void Report::fault(Law law, const std::string& what) {
    std::vector<Fault>& faults = m_faults[law];
    auto known = std::ranges::find(faults, what, &Fault::what);
    if (known == faults.end() && faults.size() < kMostOfALaw)
        known = faults.insert(faults.end(),
                              Fault{what, m_game + ", step " + std::to_string(m_step), 0});
    if (known != faults.end())
        ++known->count;
}

bool Report::broke(Law law, std::string_view words) const {
    const auto faults = m_faults.find(law);
    return faults != m_faults.end() && std::ranges::any_of(faults->second, [&](const Fault& fault) {
               return fault.what.find(words) != std::string::npos;
           });
}

std::string Report::text() const {
    std::string text;
    for (const auto& [law, faults] : m_faults) {
        for (const Fault& fault : faults) {
            text += std::string{nameOf(law)} + ": " + fault.where + ": " + fault.what;
            text += fault.count > 1 ? " (" + std::to_string(fault.count) + " times)\n" : "\n";
        }
    }
    const auto count = [&](int n, std::string_view of) {
        text += std::to_string(n) + " " + std::string{of} + ", ";
    };
    count(games, "games");
    count(inputs, "inputs");
    count(refusals, "refusals");
    count(offers, "offers");
    count(texts, "states read back");
    count(takeBacks, "take-backs");
    count(twins, "twins");
    text += std::to_string(twinSteps) + " steps of twins\n";
    return text;
}

}  // namespace thrum::conformance
