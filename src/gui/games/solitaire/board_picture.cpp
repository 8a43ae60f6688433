#include "gui/games/solitaire/board_picture.hpp"

#include "gui/board/board_view.hpp"
#include "gui/games/solitaire/shot_bar.hpp"
#include "gui/widgets/control_bar.hpp"

#include <QVBoxLayout>

namespace thrum::gui::sol {

SolPicture::SolPicture(QWidget* parent) : QWidget{parent} {
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_board = new BoardView{this};
    m_board->setObjectName(QStringLiteral("matchBoard"));
    column->addWidget(m_board, 1);
    m_shot = new ShotBar{this};
    m_shot->hide();
    column->addWidget(m_shot);
    m_controls = new ControlBar{this};
    m_controls->freezeSpeed();
    column->addWidget(m_controls);
    setFocusProxy(m_board);
}

}  // namespace thrum::gui::sol
