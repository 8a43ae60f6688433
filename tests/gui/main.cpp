// The window's tests need one QApplication that ends before the process does: Qt's platform plug-in
// does not survive being taken down with the statics.
#include "support/run_catch.hpp"

#include <QApplication>

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    int qtArguments = 1;
    const QApplication application{qtArguments, argv};
    return thrum::test::runCatch(argc, argv);
}
