#include "gui/start/frame_report.hpp"

#include "gui/board/board_view.hpp"
#include "gui/start/wait_for.hpp"
#include "gui/window/main_window.hpp"
#include "gui/window/table_page.hpp"

#include <algorithm>
#include <cmath>

#include <QElapsedTimer>
#include <QStringList>

namespace thrum::gui {

namespace {
constexpr QSize kSize{1280, 800};
constexpr int kLongestMs = 8'000;

QString lineOf(const char* what, const std::vector<double>& samples) {
    return QStringLiteral("%1  median %2 ms, 99 % %3 ms, worst %4 ms (%5 samples)")
        .arg(QString::fromLatin1(what), -28)
        .arg(percentile(samples, 0.5), 0, 'f', 2)
        .arg(percentile(samples, 0.99), 0, 'f', 2)
        .arg(percentile(samples, 1.0), 0, 'f', 2)
        .arg(samples.size());
}
}  // namespace

double percentile(std::vector<double> samples, double share) {
    if (samples.empty())
        return 0.0;
    std::sort(samples.begin(), samples.end());
    const double last = static_cast<double>(samples.size() - 1);
    return samples[static_cast<std::size_t>(std::lround(share * last))];
}

QString frameReport(MainWindow& window) {
    window.resize(kSize);
    window.show();
    waitFor([&window] { return window.isVisible(); }, 1000);
    BoardView& board = window.tablePage().board();
    std::vector<double> paints;
    std::vector<double> gaps;
    QElapsedTimer since;
    QObject::connect(&board, &BoardView::painted, &board, [&](double milliseconds) {
        paints.push_back(milliseconds);
        if (since.isValid())
            gaps.push_back(static_cast<double>(since.nsecsElapsed()) / 1e6);
        since.start();
    });
    window.session().switchOn();
    waitFor([&window] { return !window.session().boardOn(); }, kLongestMs);
    window.session().switchOff();
    QObject::disconnect(&board, &BoardView::painted, nullptr, nullptr);
    QStringList lines;
    lines << QStringLiteral("board %1 x %2 at pixel ratio %3, %4 figures")
                 .arg(board.width())
                 .arg(board.height())
                 .arg(board.devicePixelRatioF())
                 .arg(board.scene().figures.size());
    lines << lineOf("drawing the board", paints);
    lines << lineOf("between two pictures", gaps);
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace thrum::gui
