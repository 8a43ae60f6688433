#include "cli/command_line.hpp"

#include "cli/terminal.hpp"

#include <iostream>

#include <CLI/CLI.hpp>

namespace thrum::cli {

Option& Option::required() {
    m_option->required();
    return *this;
}

Option& Option::within(int least, int most) {
    m_option->check(CLI::Range(least, most));
    return *this;
}

Option& Option::within(double least, double most) {
    m_option->check(CLI::Range(least, most));
    return *this;
}

Option& Option::oneOf(std::vector<std::string> words) {
    m_option->check(CLI::IsMember(std::move(words)));
    return *this;
}

Option& Option::existingFile() {
    m_option->check(CLI::ExistingFile);
    return *this;
}

Option& Option::notEmpty() {
    m_option->check([](const std::string& word) {
        return word.empty() ? std::string{"must not be empty"} : std::string{};
    });
    return *this;
}

Option& Option::excludes(const Option& other) {
    m_option->excludes(other.m_option);
    return *this;
}

Option Command::option(const std::string& name, std::string& value, const std::string& meaning) {
    return Option{m_app->add_option(name, value, meaning)};
}

Option Command::option(const std::string& name, int& value, const std::string& meaning) {
    return Option{m_app->add_option(name, value, meaning)};
}

Option Command::option(const std::string& name, std::uint64_t& value, const std::string& meaning) {
    return Option{m_app->add_option(name, value, meaning)};
}

Option Command::option(const std::string& name,
                       std::vector<int>& values,
                       const std::string& meaning) {
    return Option{m_app->add_option(name, values, meaning)};
}

Option Command::option(const std::string& name, double& value, const std::string& meaning) {
    return Option{m_app->add_option(name, value, meaning)};
}

Option Command::option(const std::string& name,
                       std::vector<std::string>& values,
                       const std::string& meaning) {
    return Option{m_app->add_option(name, values, meaning)};
}

void Command::flag(const std::string& name, bool& value, const std::string& meaning) {
    m_app->add_flag(name, value, meaning);
}

void Command::footer(const std::string& text) {
    m_app->footer(text);
}

void Command::whenAsked(std::function<void()> run) {
    m_app->callback(std::move(run));
}

Command Command::command(const std::string& name, const std::string& meaning) {
    return Command{m_app->add_subcommand(name, meaning)};
}

Program::Program(const std::string& meaning, const std::string& name)
    : Command{nullptr}, m_program{std::make_unique<CLI::App>(meaning, name)} {
    m_app = m_program.get();
}

Program::~Program() = default;

void Program::version(const std::string& text) {
    m_app->set_version_flag("--version", text);
}

void Program::requireCommand() {
    m_app->require_subcommand(1);
}

std::optional<int> Program::parse(int argc, const char* const* argv) {
    try {
        m_app->parse(argc, argv);
    } catch (const CLI::RequiredError& error) {
        if (argc < 2 || !m_app->get_subcommands().empty())
            return m_app->exit(error);
        // CLI11 says that a command is required without naming the word that is none
        const std::string& name = m_app->get_name();
        std::cerr << name << ": there is no command \"" << printable(argv[1]) << "\"; " << name
                  << " --help lists them\n";
        return error.get_exit_code();
    } catch (const CLI::ParseError& error) {
        // --help and --version arrive here too, as success
        return m_app->exit(error);
    }
    return std::nullopt;
}

}  // namespace thrum::cli
