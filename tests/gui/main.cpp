// The window's tests need one QApplication that ends before the process does: Qt's platform plug-in
// does not survive being taken down with the statics.
#define CATCH_CONFIG_RUNNER
#include <QApplication>
#include <catch2/catch.hpp>

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    int qtArguments = 1;
    const QApplication application{qtArguments, argv};
    return Catch::Session().run(argc, argv);
}
