#pragma once

#include <memory>

class QSocketNotifier;
class QWidget;

namespace thrum::gui {

/// Logging out, or Ctrl+C in the terminal, closes the window as a coach would: the next start has
/// nothing to recover. One at a time.
class QuitSignals {
public:
    explicit QuitSignals(QWidget& window);
    ~QuitSignals();
    QuitSignals(const QuitSignals&) = delete;
    QuitSignals& operator=(const QuitSignals&) = delete;
    QuitSignals(QuitSignals&&) = delete;
    QuitSignals& operator=(QuitSignals&&) = delete;

private:
    std::unique_ptr<QSocketNotifier> m_heard;
};

}  // namespace thrum::gui
