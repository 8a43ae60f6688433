#include "gui/games/foursheet/written.hpp"

#include <QFontInfo>
#include <QPaintDevice>
#include <QPaintEngine>

namespace thrum::gui::fss::test {

namespace {
/// Draws nothing and remembers the letters.
class Ear final : public QPaintEngine {
public:
    explicit Ear(std::vector<Written>& heard) : QPaintEngine{AllFeatures}, m_heard{heard} {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF&, const QTextItem& item) override {
        m_heard.push_back({item.text(),
                           QFontInfo{item.font()}.pixelSize() * painter()->worldTransform().m22(),
                           item.font().bold()});
    }
    [[nodiscard]] Type type() const override { return User; }

private:
    std::vector<Written>& m_heard;
};

class EarSheet final : public QPaintDevice {
public:
    EarSheet(QSizeF size, std::vector<Written>& heard) : m_size{size.toSize()}, m_ear{heard} {}
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_ear; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        constexpr int kDpi = 96;
        switch (metric) {
            case PdmWidth:
                return m_size.width();
            case PdmHeight:
                return m_size.height();
            case PdmDepth:
                return 32;
            case PdmDpiX:
            case PdmDpiY:
            case PdmPhysicalDpiX:
            case PdmPhysicalDpiY:
                return kDpi;
            case PdmDevicePixelRatio:
                return 1;
            default:
                return 0;
        }
    }

private:
    QSize m_size;
    mutable Ear m_ear;
};
}  // namespace

std::vector<Written> writtenBy(QSizeF size, const std::function<void(QPainter&)>& draw) {
    std::vector<Written> heard;
    EarSheet sheet{size, heard};
    QPainter painter{&sheet};
    draw(painter);
    painter.end();
    return heard;
}

}  // namespace thrum::gui::fss::test
