#pragma once

#include "gui/workshop/bench_results.hpp"
#include "gui/workshop/table_sheet.hpp"

#include <thrum/io/bench_file.hpp>

#include <string>
#include <vector>

namespace thrum::gui {

/// A base and all that was measured of it.
struct RackLine {
    const io::BenchBase* base = nullptr;
    std::vector<BenchFact> facts;
};

/// The rack on paper: each base with its man, prongs, numbers, goals and inspection.
[[nodiscard]] TableSheet rackSheet(const std::vector<RackLine>& rack,
                                   const std::string& board,
                                   int speedTenths);

}  // namespace thrum::gui
