#include "gui/home/home_page.hpp"

#include "gui/commands/shortcut_book.hpp"
#include "gui/home/board_picture.hpp"
#include "gui/theme/theme.hpp"
#include "gui/widgets/fitting_button.hpp"
#include "gui/widgets/flow_layout.hpp"
#include "gui/widgets/scrolled.hpp"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kWordsWidth = 180;
constexpr int kTableCardWidth = 220;
constexpr int kMostLast = 6;

QWidget* card(QWidget* parent, QVBoxLayout*& column) {
    auto* made = new QWidget{parent};
    made->setObjectName(QStringLiteral("card"));
    made->setAttribute(Qt::WA_StyledBackground);
    column = new QVBoxLayout{made};
    column->setContentsMargins(20, 18, 20, 18);
    column->setSpacing(8);
    return made;
}

QLabel* label(const QString& text, const char* role, QWidget* parent) {
    auto* made = new QLabel{text, parent};
    made->setProperty("role", QString::fromLatin1(role));
    made->setWordWrap(true);
    return made;
}
}  // namespace

HomePage::HomePage(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("home"));
    setAttribute(Qt::WA_StyledBackground);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Home"));
    auto* outer = new QVBoxLayout{this};
    outer->setContentsMargins(0, 0, 0, 0);
    auto* room = new QWidget;
    auto* page = new QVBoxLayout{room};
    page->setContentsMargins(32, 24, 32, 24);
    page->setSpacing(14);
    auto* name = new QLabel{tr("Thrum"), room};
    name->setObjectName(QStringLiteral("homeTitle"));
    page->addWidget(name);
    page->addWidget(label(tr("Electric football on your desk."), "muted", room));
    m_cards = new QBoxLayout{QBoxLayout::LeftToRight};
    m_cards->setSpacing(18);
    page->addLayout(m_cards);

    QVBoxLayout* start = nullptr;
    QWidget* left = card(room, start);
    m_continue = new FittingButton{tr("&Continue"), left};
    m_continue->setObjectName(QStringLiteral("continue"));
    start->addWidget(m_continue);
    m_where = label(QString{}, "muted", left);
    start->addWidget(m_where);
    m_ways = new QVBoxLayout;
    m_ways->setSpacing(8);
    start->addLayout(m_ways);
    start->addStretch(1);
    m_cards->addWidget(left, 2);

    QVBoxLayout* last = nullptr;
    m_lastCard = card(room, last);
    last->addWidget(label(tr("Last games"), "heading", m_lastCard));
    m_last = new QVBoxLayout;
    m_last->setSpacing(6);
    last->addLayout(m_last);
    last->addStretch(1);
    m_cards->addWidget(m_lastCard, 3);
    m_picture = new BoardPicture{room};
    connect(m_picture, &BoardPicture::pressed, this, &HomePage::practiceAsked);
    auto* table = new QHBoxLayout;
    table->setSpacing(18);
    QVBoxLayout* beside = nullptr;
    QWidget* tableCard = card(room, beside);
    beside->addWidget(label(tr("Practice table"), "heading", tableCard));
    m_tableWords = label(QString{}, "muted", tableCard);
    m_tableWords->setObjectName(QStringLiteral("tableWords"));
    beside->addWidget(m_tableWords);
    auto* toTable = new FittingButton{tr("T&o the table"), tableCard};
    toTable->setObjectName(QStringLiteral("way"));
    connect(toTable, &QPushButton::clicked, this, &HomePage::practiceAsked);
    beside->addWidget(toTable);
    beside->addSpacing(8);
    beside->addWidget(label(tr("Workshop"), "heading", tableCard));
    m_tools = new FlowLayout;
    m_tools->setSpacing(8);
    beside->addLayout(m_tools);
    beside->addStretch(1);
    tableCard->setMinimumWidth(kTableCardWidth);
    // the edges of both rows of cards lie under each other
    table->addWidget(tableCard, 2);
    table->addWidget(m_picture, 3);
    for (QWidget* part : {left, m_lastCard, tableCard, static_cast<QWidget*>(m_picture)}) {
        QSizePolicy policy = part->sizePolicy();
        policy.setHorizontalPolicy(QSizePolicy::Ignored);
        part->setSizePolicy(policy);
    }
    page->addLayout(table, 1);
    m_area = scrolled(room, this);
    outer->addWidget(m_area);
    connect(m_continue, &QPushButton::clicked, this, [this] {
        if (m_facts.unfinished)
            emit continueAsked(m_facts.unfinished->id);
    });
    m_continue->hide();
    m_where->hide();
    fillLast();
}

void HomePage::showBoard(const BoardScene& scene, const StripDetail& words) {
    m_picture->showScene(scene);
    m_tableWords->setText((QStringList{words.title} + words.lines).join(QLatin1Char('\n')));
}

void HomePage::arrange() {
    // Side by side while both can be read, else one below the other.
    const bool wide = width() > 78 * fontMetrics().averageCharWidth() + 120;
    m_cards->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void HomePage::resizeEvent(QResizeEvent* event) {
    arrange();
    QWidget::resizeEvent(event);
}

void HomePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_cards != nullptr)
        arrange();
}

void HomePage::addWay(QAction& action) {
    auto* button = new FittingButton{action.text(), this};
    button->setToolTip(action.toolTip());
    button->setStatusTip(action.statusTip());
    button->setEnabled(action.isEnabled());
    connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    connect(&action, &QAction::changed, button, [button, &action] {
        button->setText(action.text());
        button->setToolTip(action.toolTip());
        button->setEnabled(action.isEnabled());
    });
    m_ways->addWidget(button);
    m_buttons.push_back(button);
    showFacts(m_facts);
}

void HomePage::addTool(QAction& action, const QString& text) {
    auto* button = new QPushButton{text, m_tools->parentWidget()};
    m_tools->addWidget(button);
    connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    const auto follow = [button, &action] {
        button->setToolTip(action.toolTip());
        button->setEnabled(action.isEnabled());
    };
    connect(&action, &QAction::changed, button, follow);
    follow();
}

QPushButton* HomePage::defaultButton() const {
    if (m_facts.unfinished)
        return m_continue;
    return m_buttons.empty() ? nullptr : m_buttons.front();
}

void HomePage::showFacts(const HomeFacts& facts) {
    m_facts = facts;
    m_continue->setVisible(facts.unfinished.has_value());
    m_where->setVisible(facts.unfinished.has_value());
    if (facts.unfinished) {
        m_where->setText(facts.unfinished->title + QLatin1Char('\n') + facts.unfinished->detail);
        m_continue->setAccessibleDescription(m_where->text());
    }
    // The default button wears the main button's dress, whichever it is.
    std::vector<QPushButton*> all = m_buttons;
    all.push_back(m_continue);
    for (QPushButton* button : all) {
        const bool main = button == defaultButton();
        const QString name = main                   ? QStringLiteral("mainButton")
                             : button == m_continue ? QStringLiteral("continue")
                                                    : QStringLiteral("way");
        if (button->objectName() != name) {
            button->setObjectName(name);
            button->style()->unpolish(button);
            button->style()->polish(button);
        }
    }
    fillLast();
}

void HomePage::fillLast() {
    while (QLayoutItem* item = m_last->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (m_facts.last.empty()) {
        m_last->addWidget(label(
            tr("Finished games are kept here automatically: to watch again, move by move, and to "
               "read the box score."),
            "muted",
            m_lastCard));
        return;
    }
    int shown = 0;
    for (const HomeGame& game : m_facts.last) {
        if (++shown > kMostLast)
            break;
        auto* line = new QWidget{m_lastCard};
        auto* row = new FlowLayout{line};
        row->setContentsMargins(0, 2, 0, 2);
        row->setSpacing(8);
        auto* words = new QWidget{line};
        words->setMinimumWidth(kWordsWidth);
        words->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        auto* text = new QVBoxLayout{words};
        text->setContentsMargins(0, 0, 0, 0);
        text->setSpacing(0);
        text->addWidget(label(game.title, "plain", line));
        text->addWidget(label(game.detail, "muted", line));
        row->addWidget(words);
        auto* replay = new QPushButton{tr("Replay"), line};
        auto* box = new QPushButton{tr("Box score"), line};
        replay->setAccessibleName(tr("Replay %1").arg(game.title));
        box->setAccessibleName(tr("Box score of %1").arg(game.title));
        connect(
            replay, &QPushButton::clicked, this, [this, id = game.id] { emit replayAsked(id); });
        connect(box, &QPushButton::clicked, this, [this, id = game.id] { emit boxScoreAsked(id); });
        row->addWidget(replay);
        row->addWidget(box);
        m_last->addWidget(line);
    }
}

void HomePage::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (QPushButton* button = defaultButton())
        button->setFocus(Qt::TabFocusReason);
}

void HomePage::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    QPushButton* button = defaultButton();
    if (enter && button != nullptr)
        button->click();
    else
        QWidget::keyPressEvent(event);
}

}  // namespace thrum::gui
