#pragma once

#include <thrum/io/bench_file.hpp>

#include <QWidget>

namespace thrum::gui {

/// The man as he stands on the base, and a scale beside him: man, base and putty in grams against
/// what the class lets him weigh.
class ManScale final : public QWidget {
    Q_OBJECT

public:
    explicit ManScale(QWidget* parent = nullptr);

    /// @param mostG  0: there is no limit
    void show(const io::BenchState& state, double mostG);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintMan(QPainter& painter, double room) const;

    io::BenchState m_state;
    double m_mostG = 0.0;
};

}  // namespace thrum::gui
