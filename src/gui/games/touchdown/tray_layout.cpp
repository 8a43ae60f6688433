#include "gui/games/touchdown/tray_layout.hpp"

#include <algorithm>
#include <cmath>

namespace thrum::gui::tdm {

namespace {
constexpr double kWide = 944.0;
constexpr double kHigh = 408.0;
constexpr double kLine = 17.0;  // of text at its usual size

double slotStep(double room, std::size_t count, double wanted) {
    return std::min(wanted, room / static_cast<double>(std::max<std::size_t>(1, count)));
}
}  // namespace

double trayTurn(std::size_t place) {
    return std::sin(static_cast<double>(place) * 1.9 + 0.4) * 4.5;
}

TrayLayout layOutTray(const QSizeF& size, const TrayScene& scene, std::size_t thrown, double line) {
    TrayLayout at;
    const double k = std::clamp(std::min(size.width() / kWide, size.height() / kHigh), 0.42, 1.7);
    at.scale = k;
    // four fifths of the window's own text, as far as there is room for it
    const double t = std::max(k, std::min(0.8 * line / kLine, 2.2 * k));
    at.text = t;
    at.frame = QRectF{QPointF{}, size};
    const double wood = 14.0 * k;
    at.felt = at.frame.adjusted(wood, 0.0, -wood, -wood);
    const double pad = 16.0 * k;
    const QRectF inner = at.felt.adjusted(pad, pad, -pad, -pad);

    double top = inner.top();
    if (!scene.cards.empty()) {
        const double gap = 16.0 * k;
        const auto count = static_cast<double>(scene.cards.size());
        const double wide = (inner.width() - gap * (count - 1.0)) / count;
        const double high = std::min(74.0 * t, 0.24 * inner.height());
        for (std::size_t i = 0; i < scene.cards.size(); ++i)
            at.cards.emplace_back(
                inner.left() + static_cast<double>(i) * (wide + gap), top, wide, high);
        top += high + 10.0 * k;
    }
    at.note = QRectF{inner.left(), top, inner.width(), 18.0 * t};

    const double side = 146.0 * std::max(k, 0.7 * t);
    QRectF main = inner;
    main.setTop(top);
    main.setRight(inner.right() - side - 16.0 * k);
    if (!scene.story.aside.empty())
        at.note.setRight(main.right());
    const double sumHigh = 62.0 * std::max(k, 0.7 * t);
    at.sum = QRectF{main.left(), main.bottom() - sumHigh, main.width(), sumHigh};
    // there is no result beside dice that were not thrown yet
    if (scene.lies == TrayScene::Lies::Ready)
        at.sum.setRight(inner.right());
    const double resultHigh = 84.0 * std::max(k, 0.85 * t);
    at.result = QRectF{inner.right() - side, inner.bottom() - resultHigh, side, resultHigh};

    const double captionHigh = 36.0 * t;
    const double captionTop = at.sum.top() - 8.0 * k - captionHigh;
    const std::size_t inRow =
        scene.lies == TrayScene::Lies::Rolled ? scene.story.row.size() : thrown;
    const double step = slotStep(main.width(), std::max(inRow, thrown), 120.0 * k);
    const double room = captionTop - main.top();
    at.dieSize = std::min({90.0 * k, step * 0.8, 0.62 * room});
    const double middle = captionTop - 10.0 * k - at.dieSize * 0.58;
    at.bows =
        QRectF{main.left(), main.top(), main.width(), middle - at.dieSize * 0.56 - main.top()};
    at.coin = QPointF{main.center().x() + side / 2, (main.top() + at.sum.top()) / 2};

    const auto inTheMiddle = [&](const QRectF& box, std::size_t count) {
        return box.center().x() - step * static_cast<double>(count) / 2;
    };
    // as they fell: a little off the line, the same way for the same place
    for (std::size_t i = 0; i < thrown; ++i) {
        const double n = static_cast<double>(i);
        const double off = std::sin(n * 2.4 + 0.7) * 9.0 * k;
        at.thrown.emplace_back(inTheMiddle(inner, thrown) + step * (n + 0.5),
                               middle + off - 4.0 * k);
    }

    const std::size_t count = scene.story.results.size();
    at.sorted.resize(count);
    at.sizes.assign(count, at.dieSize);
    at.captions.resize(count);
    for (std::size_t i = 0; i < scene.story.row.size(); ++i) {
        const auto place = static_cast<std::size_t>(scene.story.row[i]);
        const double x =
            inTheMiddle(main, scene.story.row.size()) + step * (static_cast<double>(i) + 0.5);
        at.sorted[place] = QPointF{x, middle};
        at.captions[place] = QRectF{x - step / 2 + 2.0, captionTop, step - 4.0, captionHigh};
    }
    if (!scene.story.aside.empty()) {
        at.aside = QRectF{inner.right() - side, top, side, at.result.top() - 14.0 * k - top};
        const std::size_t n = scene.story.aside.size();
        const std::size_t columns = n > 4 ? 3 : n > 1 ? 2 : 1;
        const std::size_t rows = (n + columns - 1) / columns;
        const double head = 26.0 * t;
        const double foot = 34.0 * t;
        at.asideText = QRectF{
            at.aside.left() + 6.0, at.aside.bottom() - foot - 2.0, at.aside.width() - 12.0, foot};
        const QRectF space = at.aside.adjusted(8.0 * k, head, -8.0 * k, -foot - 4.0 * k);
        const double cell = std::min(space.width() / static_cast<double>(columns),
                                     space.height() / static_cast<double>(rows));
        const double small = std::min(cell * 0.8, 86.0 * k);
        for (std::size_t i = 0; i < n; ++i) {
            const auto place = static_cast<std::size_t>(scene.story.aside[i]);
            const std::size_t row = i / columns;
            const std::size_t inLine = std::min(columns, n - row * columns);
            const double x = space.center().x() + (static_cast<double>(i % columns) -
                                                   (static_cast<double>(inLine) - 1.0) / 2.0) *
                                                      space.width() / static_cast<double>(columns);
            const double y = space.center().y() +
                             (static_cast<double>(row) - (static_cast<double>(rows) - 1.0) / 2.0) *
                                 space.height() / static_cast<double>(rows);
            at.sorted[place] = QPointF{x, y};
            at.sizes[place] = small;
        }
    }
    return at;
}

}  // namespace thrum::gui::tdm
