#pragma once

#include <memory>
#include <vector>

#include <QObject>

class QAction;
class QWidget;

namespace thrum::gui::measuring {

class FrameRecorder;
class LatencyRecorder;

/// The developer's stopwatch (UX-29.1): while its action is checked, how long the pictures of all
/// boards take and how fast clicks, keys and drags are answered; then a sheet with the numbers.
class TimesTool final : public QObject {
    Q_OBJECT

public:
    TimesTool(QAction& action, QWidget& window);
    ~TimesTool() override;
    TimesTool(const TimesTool&) = delete;
    TimesTool& operator=(const TimesTool&) = delete;
    TimesTool(TimesTool&&) = delete;
    TimesTool& operator=(TimesTool&&) = delete;

private:
    void start();
    void finish();

    QWidget& m_window;
    std::vector<std::unique_ptr<FrameRecorder>> m_frames;
    std::unique_ptr<LatencyRecorder> m_answers;
};

}  // namespace thrum::gui::measuring
