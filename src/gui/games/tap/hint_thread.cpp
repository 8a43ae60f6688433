#include "gui/games/tap/hint_thread.hpp"

#include <thrum/app/seats.hpp>

#include <QMetaObject>

namespace thrum::gui {

namespace {
constexpr int kLevel = 3;
// A coach who asks waits a second for an estimate that means something.
constexpr int kPlaysTried = 40;
// The same idea at the same table, whatever the game's luck (AS-MD-10).
constexpr std::uint64_t kSeed = 0x48494E54U;
}  // namespace

HintThread::HintThread(const TapMatch& match, QObject* parent)
    : QObject{parent}, m_match{match}, m_worker{new QObject} {
    app::SeatSetup setup;
    setup.bench = match.game().sharedLineups();
    setup.seed = kSeed;
    m_adviser = app::makeAdviser(kLevel, setup, kPlaysTried);
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.setObjectName(QStringLiteral("hints"));
    m_thread.start();
}

HintThread::~HintThread() {
    m_stop.request_stop();
    m_thread.quit();
    m_thread.wait();
}

void HintThread::ask() {
    abandon();
    m_stop = std::stop_source{};
    m_thinking = true;
    const int asked = ++m_asked;
    const Side side = m_match.prompt().side;
    const auto think = [this,
                        asked,
                        side,
                        adviser = m_adviser,
                        seen = tap::observe(m_match.state(), side),
                        prompt = m_match.prompt(),
                        token = m_stop.get_token()] {
        const auto hint = adviser->hint(seen, prompt, side, token);
        QMetaObject::invokeMethod(
            this,
            [this, asked, hint] {
                if (asked != m_asked)
                    return;
                m_thinking = false;
                emit found(hint);
            },
            Qt::QueuedConnection);
    };
    QMetaObject::invokeMethod(m_worker, think, Qt::QueuedConnection);
}

void HintThread::abandon() {
    ++m_asked;
    m_thinking = false;
    m_stop.request_stop();
}

}  // namespace thrum::gui
