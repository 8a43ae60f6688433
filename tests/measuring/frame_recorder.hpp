#pragma once

#include <vector>

#include <QElapsedTimer>
#include <QMetaObject>
#include <QObject>
#include <QStringList>

namespace thrum::gui {
class BoardView;
}

namespace thrum::gui::measuring {

/// The value below which a share of the samples lies; 0 without samples.
[[nodiscard]] double percentile(std::vector<double> samples, double share);
/// "what  median .. ms, 99 % .. ms, worst .. ms (n samples)".
[[nodiscard]] QString sampleLine(const QString& what, const std::vector<double>& samples);
/// Milliseconds this thread has had a processor; other programs do not count. 0 where the system
/// does not tell.
[[nodiscard]] double processorMs();

/// How long the pictures of a board take while it lives, and how far apart they come.
class FrameRecorder final : public QObject {
    Q_OBJECT

public:
    explicit FrameRecorder(BoardView& board);

    [[nodiscard]] std::size_t pictures() const { return m_paints.size(); }
    /// Milliseconds each picture took, and from one to the next.
    [[nodiscard]] const std::vector<double>& paints() const { return m_paints; }
    [[nodiscard]] const std::vector<double>& gaps() const { return m_gaps; }
    [[nodiscard]] QStringList lines(const QString& what) const;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void painted();

    BoardView& m_board;
    QElapsedTimer m_began;
    QElapsedTimer m_since;
    double m_beganProcessor = 0.0;
    std::vector<double> m_paints;
    std::vector<double> m_processor;
    std::vector<double> m_gaps;
};

}  // namespace thrum::gui::measuring
