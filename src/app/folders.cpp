#include <thrum/app/folders.hpp>

#include <array>
#include <cstdlib>
#include <system_error>

namespace thrum::app {
namespace {

namespace fs = std::filesystem;

bool holdsData(const fs::path& folder) {
    std::error_code ignored;
    return !folder.empty() && fs::is_directory(folder / "resources", ignored);
}

fs::path xdgFolder(const Environment& from, const char* variable, const char* underHome) {
    constexpr const char* kProgram = "thrum";
    if (const auto value = from.variable(variable); value && fs::path{*value}.is_absolute())
        return fs::path{*value} / kProgram;
    const auto home = from.variable("HOME");
    return fs::path{home.value_or("/")} / underHome / kProgram;
}

}  // namespace

Environment environment() {
    Environment real;
    real.variable = [](const std::string& name) -> std::optional<std::string> {
        // read before any thread starts and never set by us
        const char* value = std::getenv(name.c_str());  // NOLINT(concurrency-mt-unsafe)
        if (value == nullptr || *value == '\0')
            return std::nullopt;
        return std::string{value};
    };
    std::error_code unknown;
    real.executable = fs::read_symlink("/proc/self/exe", unknown);
    real.installed = THRUM_INSTALLED_DATA;
    real.source = THRUM_SOURCE_DATA;
    return real;
}

Expected<fs::path, LoadError> shippedData(const Environment& from) {
    if (const auto chosen = from.variable("THRUM_DATA")) {
        if (holdsData(*chosen))
            return fs::path{*chosen};
        return Unexpected{
            LoadError{*chosen, "", "THRUM_DATA names this folder, but it holds no \"resources\""}};
    }
    const fs::path beside = from.executable.parent_path();
    const std::array<fs::path, 4> places{
        beside,
        beside.empty() ? fs::path{} : (beside / ".." / "share" / "thrum").lexically_normal(),
        from.installed,
        from.source};
    for (const fs::path& place : places)
        if (holdsData(place))
            return place;
    return Unexpected{LoadError{from.installed.string(),
                                "",
                                "the shipped teams and boards are not here nor anywhere else"}};
}

UserFolders userFolders(const Environment& from) {
    return {xdgFolder(from, "XDG_DATA_HOME", ".local/share"),
            xdgFolder(from, "XDG_STATE_HOME", ".local/state"),
            xdgFolder(from, "XDG_CONFIG_HOME", ".config")};
}

}  // namespace thrum::app
