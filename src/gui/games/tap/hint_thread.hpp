#pragma once

#include "gui/games/tap/tap_match.hpp"

#include <thrum/coach/tap/coach.hpp>

#include <memory>
#include <optional>
#include <stop_token>

#include <QObject>
#include <QThread>

namespace thrum::gui {

/// A coach who sits nowhere and is asked for his best idea, on a thread of his own. He sees what
/// the asking coach sees and thinks with luck of his own (TAP-MD-1).
class HintThread final : public QObject {
    Q_OBJECT

public:
    /// @param match  outlives this
    explicit HintThread(const TapMatch& match, QObject* parent = nullptr);
    ~HintThread() override;
    HintThread(const HintThread&) = delete;
    HintThread& operator=(const HintThread&) = delete;
    HintThread(HintThread&&) = delete;
    HintThread& operator=(HintThread&&) = delete;

    /// About the decision that is awaited now.
    void ask();
    [[nodiscard]] bool isThinking() const { return m_thinking; }
    /// The answer is not wanted any more.
    void abandon();

signals:
    /// Nothing: he has nothing to advise here.
    void found(const std::optional<thrum::coach::Hint>& hint);

private:
    const TapMatch& m_match;
    QThread m_thread;
    QObject* m_worker = nullptr;
    std::shared_ptr<coach::Coach> m_adviser;
    std::stop_source m_stop;
    int m_asked = 0;
    bool m_thinking = false;
};

}  // namespace thrum::gui
