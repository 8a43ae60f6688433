#include "measuring/times_tool.hpp"

#include "gui/board/board_view.hpp"
#include "measuring/frame_recorder.hpp"
#include "measuring/latency_recorder.hpp"

#include <QAction>
#include <QMessageBox>
#include <QWidget>

namespace thrum::gui::measuring {

TimesTool::TimesTool(QAction& action, QWidget& window) : QObject{&window}, m_window{window} {
    connect(&action, &QAction::toggled, this, [this](bool on) {
        if (on)
            start();
        else
            finish();
    });
}

TimesTool::~TimesTool() = default;

void TimesTool::start() {
    m_frames.clear();
    for (BoardView* board : m_window.findChildren<BoardView*>())
        m_frames.push_back(std::make_unique<FrameRecorder>(*board));
    m_answers = std::make_unique<LatencyRecorder>();
}

void TimesTool::finish() {
    QStringList lines;
    for (const auto& frames : m_frames)
        if (frames->pictures() > 0)
            lines << frames->lines(tr("Board"));
    lines << m_answers->lines();
    m_frames.clear();
    m_answers.reset();
    auto* sheet = new QMessageBox{QMessageBox::NoIcon,
                                  tr("Frame times"),
                                  lines.join(QLatin1Char('\n')),
                                  QMessageBox::Close,
                                  &m_window};
    sheet->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    sheet->open();
}

}  // namespace thrum::gui::measuring
