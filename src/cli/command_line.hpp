#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

/// What may be written behind the name of a program. CLI11 stands behind it in one file, because
/// its header takes seconds to compile; the campaigns and the fuzzing read their words with it,
/// too.
namespace thrum::cli {

/// One word, made stricter where it is named.
class Option {
public:
    explicit Option(CLI::Option* option) : m_option{option} {}

    Option& required();
    /// Both ends are allowed.
    Option& within(int least, int most);
    Option& within(double least, double most);
    Option& oneOf(std::vector<std::string> words);
    Option& existingFile();
    Option& notEmpty();
    Option& excludes(const Option& other);

private:
    CLI::Option* m_option;  // the program's
};

/// One command of a program, or the program itself. What its words name must live while it is
/// parsed.
class Command {
public:
    explicit Command(CLI::App* app) : m_app{app} {}

    Option option(const std::string& name, std::string& value, const std::string& meaning = {});
    Option option(const std::string& name, int& value, const std::string& meaning = {});
    Option option(const std::string& name, std::uint64_t& value, const std::string& meaning = {});
    Option option(const std::string& name, double& value, const std::string& meaning = {});
    Option option(const std::string& name,
                  std::vector<int>& values,
                  const std::string& meaning = {});
    Option option(const std::string& name,
                  std::vector<std::string>& values,
                  const std::string& meaning = {});
    void flag(const std::string& name, bool& value, const std::string& meaning);
    void footer(const std::string& text);
    /// Runs within parsing, when it is the one that was asked for.
    void whenAsked(std::function<void()> run);

    Command command(const std::string& name, const std::string& meaning);

protected:
    CLI::App* m_app;  // the program's
};

/// A program and the words behind its name.
class Program : public Command {
public:
    explicit Program(const std::string& meaning, const std::string& name = {});
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    Program(Program&&) = delete;
    Program& operator=(Program&&) = delete;

    void version(const std::string& text);
    void requireCommand();

    /// Returns the exit code if there is nothing left to do: 0 after --help and --version, another
    /// one when standard error has been told what is wrong.
    [[nodiscard]] std::optional<int> parse(int argc, const char* const* argv);

private:
    std::unique_ptr<CLI::App> m_program;
};

}  // namespace thrum::cli
