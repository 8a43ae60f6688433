#pragma once

#include <thrum/app/library.hpp>

#include <filesystem>

namespace thrum::test {

/// The folder this was built from; it holds `resources` and `rules`.
inline std::filesystem::path sourceTree() {
    return THRUM_TEST_SOURCE_DIR;
}

/// The shipped library alone, whatever the machine's coach keeps.
inline app::Library shippedLibrary() {
    return app::Library::load(sourceTree(), sourceTree() / "no-such-folder");
}

}  // namespace thrum::test
