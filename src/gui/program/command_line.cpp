#include "gui/program/command_line.hpp"

#include "gui/board/field_words.hpp"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace thrum::gui {

namespace {
QString commandLineWords(const char* text) {
    return QCoreApplication::translate("CommandLine", text);
}

StartOptions wrong(const QString& why) {
    StartOptions options;
    options.task = StartOptions::Task::Wrong;
    options.text = why;
    return options;
}
}  // namespace

StartOptions readCommandLine(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(commandLineWords("Electric football on a vibrating board."));
    const QCommandLineOption help{{QStringLiteral("h"), QStringLiteral("help")},
                                  commandLineWords("Show this and leave.")};
    const QCommandLineOption version{{QStringLiteral("v"), QStringLiteral("version")},
                                     commandLineWords("Show the version and leave.")};
    const QCommandLineOption seed{
        QStringLiteral("seed"),
        commandLineWords("Luck of the first run, up to eight digits 0-9 A-F."),
        commandLineWords("SEED")};
    const QCommandLineOption theme{QStringLiteral("theme"),
                                   commandLineWords("desktop, light, dark or contrast."),
                                   commandLineWords("THEME")};
    const QCommandLineOption mute{QStringLiteral("mute"),
                                  commandLineWords("Leave the sound system alone.")};
    const QCommandLineOption fresh{
        QStringLiteral("fresh"),
        commandLineWords("Neither read nor write what the window remembers.")};
    const QCommandLineOption sheets{
        QStringLiteral("sheets"),
        commandLineWords("Print a 4SS team or deck into the file of --pdf and leave."),
        commandLineWords("FILE")};
    const QCommandLineOption pdf{QStringLiteral("pdf"),
                                 commandLineWords("Where --sheets prints to."),
                                 commandLineWords("FILE")};
    const QCommandLineOption perPage{QStringLiteral("per-page"),
                                     commandLineWords("1, 2, 4 or 8 sheets to a page, usually 2."),
                                     commandLineWords("N")};
    parser.addPositionalArgument(QStringLiteral("GAME"),
                                 commandLineWords("A game to watch again."),
                                 QStringLiteral("[GAME]"));
    parser.addOptions({help, version, seed, theme, mute, fresh, sheets, pdf, perPage});
    if (!parser.parse(arguments))
        return wrong(parser.errorText());
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return wrong(commandLineWords("One game can be shown at a time, not %1 and %2 as well.")
                         .arg(files.at(0), files.at(1)));

    StartOptions options;
    if (!files.isEmpty())
        options.file = files.first();
    options.sound = !parser.isSet(mute);
    options.remember = !parser.isSet(fresh);
    if (parser.isSet(help)) {
        options.task = StartOptions::Task::Print;
        options.text = parser.helpText().replace(QStringLiteral("<executable_name>"),
                                                 QCoreApplication::applicationName());
    } else if (parser.isSet(version)) {
        options.task = StartOptions::Task::Print;
        options.text = QStringLiteral("%1 %2\n").arg(QCoreApplication::applicationName(),
                                                     QCoreApplication::applicationVersion());
    }
    if (parser.isSet(sheets) != parser.isSet(pdf))
        return wrong(
            commandLineWords("--sheets and --pdf go together: what to print, and where to."));
    if (parser.isSet(perPage)) {
        options.perPage = parser.value(perPage).toInt();
        if (!QList<int>{1, 2, 4, 8}.contains(options.perPage))
            return wrong(commandLineWords("1, 2, 4 or 8 sheets go to a page."));
    }
    if (parser.isSet(sheets) && options.task == StartOptions::Task::Window) {
        options.task = StartOptions::Task::Sheets;
        options.file = parser.value(sheets);
        options.pdf = parser.value(pdf);
    }
    if (parser.isSet(seed)) {
        quint32 value = 0;
        if (!readSeed(parser.value(seed), value))
            return wrong(commandLineWords("A seed is up to eight digits 0 to 9 and A to F."));
        options.seed = value;
    }
    if (parser.isSet(theme)) {
        const QString name = parser.value(theme);
        if (name == QStringLiteral("light"))
            options.theme = ThemeChoice::Light;
        else if (name == QStringLiteral("dark"))
            options.theme = ThemeChoice::Dark;
        else if (name == QStringLiteral("contrast"))
            options.theme = ThemeChoice::Contrast;
        else if (name == QStringLiteral("desktop"))
            options.theme = ThemeChoice::Desktop;
        else
            return wrong(commandLineWords("A theme is desktop, light, dark or contrast."));
    }
    return options;
}

}  // namespace thrum::gui
