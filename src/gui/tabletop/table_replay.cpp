#include "gui/tabletop/table_replay.hpp"

#include <QPixmap>

namespace thrum::gui {

TableReplay::TableReplay(std::unique_ptr<Match> match, const MakeTable& makeTable)
    : m_match{std::move(match)}, m_table{makeTable(*m_match)}, m_picture{&m_table->picture()} {
    // keys belong to the replay's bar, whatever lies on the table
    m_picture->setFocusPolicy(Qt::NoFocus);
    connect(m_match.get(), &Match::cameAbout, m_table.get(), [this] { m_table->happened(); });
    connect(m_match.get(), &Match::changed, m_table.get(), [this] { m_table->refresh(); });
}

TableReplay::~TableReplay() = default;

void TableReplay::show(std::size_t over, bool moving) {
    m_match->setBrisk(!moving);
    m_match->showRecorded(over);
}

QImage TableReplay::image(std::size_t over) {
    show(over, false);
    return m_picture->grab().toImage();
}

}  // namespace thrum::gui
