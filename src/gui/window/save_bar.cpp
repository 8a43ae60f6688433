#include "gui/window/save_bar.hpp"

#include <thrum/app/game.hpp>

#include <utility>

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace thrum::gui {

namespace {
constexpr int kGlanceMs = 200;  // so long may a disk take before it is worth a word
}  // namespace

SaveBar::SaveBar(std::function<const app::Game*()> game, QWidget* parent)
    : QFrame{parent}, m_game{std::move(game)} {
    setObjectName(QStringLiteral("saveBar"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Saving"));
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(16, 6, 12, 6);
    row->setSpacing(10);
    m_words = new QLabel{this};
    m_words->setObjectName(QStringLiteral("saveWords"));
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    row->addWidget(m_words, 1);
    auto* copy = new QPushButton{tr("Save copy elsewhere…"), this};
    copy->setObjectName(QStringLiteral("saveElsewhere"));
    copy->setToolTip(tr("All that has been played so far, into a place you choose"));
    copy->setFocusPolicy(Qt::TabFocus);  // never takes the keyboard from the game
    row->addWidget(copy);
    connect(copy, &QPushButton::clicked, this, &SaveBar::copyAsked);
    m_glances.setInterval(kGlanceMs);
    connect(&m_glances, &QTimer::timeout, this, &SaveBar::look);
    m_glances.start();
    hide();
}

void SaveBar::look() {
    const app::Game* game = m_game();
    if (game == nullptr) {
        show(State::None, {});
        return;
    }
    if (!game->isRecorded()) {
        show(State::NotRecorded, {});
        return;
    }
    if (const auto moved = game->recordMoved(); moved && *moved != m_moved) {
        m_moved = *moved;
        emit told(tr("The game's file was lost and the game is safe: %1.")
                      .arg(QString::fromStdString(*moved)));
    }
    if (const auto trouble = game->saveTrouble()) {
        show(State::Refused, QString::fromStdString(*trouble));
        return;
    }
    m_unsaved = game->isSaved() ? 0 : m_unsaved + 1;
    if (m_unsaved == 0)
        show(State::Saved, {});
    else if (m_unsaved > 1 && m_state != State::Refused)
        show(State::Saving, {});
}

void SaveBar::show(State state, const QString& reason) {
    if (state == State::Refused)
        m_words->setText(
            tr("The game is not on disk: %1 It goes on in memory and is tried again every second. "
               "Make room or bring the disk back, or save a copy elsewhere.")
                .arg(reason.endsWith(QLatin1Char('.')) ? reason : reason + QLatin1Char('.')));
    const State before = std::exchange(m_state, state);
    if (before == state)
        return;
    setVisible(state == State::Refused);
    if (state == State::Refused)
        emit told(m_words->text());
    else if (before == State::Refused && state == State::Saved)
        emit told(tr("The disk takes it again: everything played so far is saved."));
    emit changed();
}

QString SaveBar::text() const {
    switch (m_state) {
        case State::None:
            return {};
        case State::NotRecorded:
            return tr("not recorded");
        case State::Saved:
            return tr("saved ✓");
        case State::Saving:
            return tr("saving…");
        case State::Refused:
            return tr("not saved");
    }
    return {};
}

}  // namespace thrum::gui
