#include "gui/commands/commands.hpp"

#include <array>

#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

// The eight menus and the menus in them; what stands in which is in the table.

namespace thrum::gui {

namespace {
using C = Command;
using M = CommandMenu;

struct TopMenu {
    CommandMenu menu;
    const char* title;
};
constexpr std::array kTop{TopMenu{M::Game, QT_TRANSLATE_NOOP("Commands", "&Game")},
                          TopMenu{M::Play, QT_TRANSLATE_NOOP("Commands", "&Play")},
                          TopMenu{M::Board, QT_TRANSLATE_NOOP("Commands", "&Board")},
                          TopMenu{M::View, QT_TRANSLATE_NOOP("Commands", "&View")},
                          TopMenu{M::League, QT_TRANSLATE_NOOP("Commands", "&League")},
                          TopMenu{M::Tools, QT_TRANSLATE_NOOP("Commands", "&Tools")},
                          TopMenu{M::Settings, QT_TRANSLATE_NOOP("Commands", "&Settings")},
                          TopMenu{M::Help, QT_TRANSLATE_NOOP("Commands", "&Help")}};

/// A menu in another one, after one of its commands.
struct InnerMenu {
    CommandMenu menu;
    const char* title;
    CommandMenu in;
    Command after;
    bool line = false;  ///< a line above it
};
constexpr std::array kInner{
    InnerMenu{M::Recent, QT_TRANSLATE_NOOP("Commands", "&Recent"), M::Game, C::OpenGame},
    InnerMenu{M::Export, QT_TRANSLATE_NOOP("Commands", "&Export"), M::Game, C::SaveCopy, true},
    InnerMenu{M::Coaches, QT_TRANSLATE_NOOP("Commands", "The coaches' &keys"), M::Play, C::Seed},
    InnerMenu{M::Replay, QT_TRANSLATE_NOOP("Commands", "In a &replay"), M::Play, C::Seed},
    InnerMenu{M::MoveMen,
              QT_TRANSLATE_NOOP("Commands", "Mo&ve the selected men"),
              M::Board,
              C::TurnRight},
    InnerMenu{M::MoveView, QT_TRANSLATE_NOOP("Commands", "Mo&ve the view"), M::View, C::Measure},
    InnerMenu{M::Layers, QT_TRANSLATE_NOOP("Commands", "&Layers"), M::View, C::Measure, true},
    InnerMenu{M::Say, QT_TRANSLATE_NOOP("Commands", "&Say"), M::View, C::Measure},
    InnerMenu{M::Theme, QT_TRANSLATE_NOOP("Commands", "&Theme"), M::View, C::Measure},
    InnerMenu{M::GoTo, QT_TRANSLATE_NOOP("Commands", "&Go to"), M::View, C::Measure, true},
    InnerMenu{M::TextSize,
              QT_TRANSLATE_NOOP("Commands", "Te&xt size"),
              M::Settings,
              C::ReducedMotion,
              true},
    InnerMenu{M::Bench, QT_TRANSLATE_NOOP("Commands", "At the &bench"), M::Tools, C::BenchPage},
    InnerMenu{M::Team, QT_TRANSLATE_NOOP("Commands", "The &chosen team"), M::League, C::TeamRoom},
    InnerMenu{
        M::Sheet, QT_TRANSLATE_NOOP("Commands", "The chosen 4SS &sheet"), M::League, C::SheetRoom},
    InnerMenu{
        M::Shelf, QT_TRANSLATE_NOOP("Commands", "Of the page in &front"), M::Tools, C::BoardShelf},
    InnerMenu{M::Starred,
              QT_TRANSLATE_NOOP("Commands", "&Starred formations"),
              M::Board,
              C::OwnFormations}};

/// What stands in a second menu as well.
struct Again {
    CommandMenu menu;
    Command command;
};
constexpr std::array kAgain{Again{M::League, C::TeamsPage}, Again{M::League, C::TablePage}};

constexpr std::array kContext{C::GiveBall,
                              C::TurnLeft,
                              C::TurnRight,
                              C::Mirror,
                              C::LockMen,
                              C::ReplaceMan,
                              C::CopyPlaces,
                              C::PastePlaces};
constexpr std::array kContextLineUp{C::OffenseFormation, C::DefenseFormation, C::SwapSides};
constexpr std::array kContextView{C::FitPlay, C::FitBoard, C::TurnBoard};

QString titleText(const char* title) {
    return QCoreApplication::translate("Commands", title);
}
}  // namespace

void Commands::fill(QMenu& menu, CommandMenu which) {
    m_menus.insert(static_cast<int>(which), &menu);
    menu.setToolTipsVisible(true);  // of what is gray it is the reason
    for (const CommandRow& row : commandTable()) {
        if (row.menu != which)
            continue;
        if (row.line)
            menu.addSeparator();
        menu.addAction((*this)[row.command]);
        for (const InnerMenu& inner : kInner) {
            if (inner.in != which || inner.after != row.command)
                continue;
            if (inner.line)
                menu.addSeparator();
            fill(*menu.addMenu(titleText(inner.title)), inner.menu);
        }
    }
    for (const Again& again : kAgain)
        if (again.menu == which)
            menu.addAction((*this)[again.command]);
}

void Commands::fill(QMenuBar& bar) {
    for (const TopMenu& top : kTop)
        fill(*bar.addMenu(titleText(top.title)), top.menu);
    menu(M::Settings)->insertMenu(menu(M::TextSize)->menuAction(), menu(M::Theme));

    m_context = new QMenu{&m_window};
    for (const C command : kContext)
        m_context->addAction((*this)[command]);
    m_context->addSeparator();
    for (const C command : kContextLineUp)
        m_context->addAction((*this)[command]);
    m_context->addSeparator();
    for (const C command : kContextView)
        m_context->addAction((*this)[command]);
}

}  // namespace thrum::gui
