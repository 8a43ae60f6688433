#include "gui/help/welcome_page.hpp"

#include "gui/theme/text_size.hpp"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kWelcomeWidth = 620;
}

WelcomePage::WelcomePage(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("home"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Welcome"));
    auto* outer = new QHBoxLayout{this};
    outer->setContentsMargins(32, 28, 32, 28);
    outer->addStretch(1);
    auto* column = new QVBoxLayout;
    outer->addLayout(column, 20);
    outer->addStretch(1);
    auto* title = new QLabel{tr("Welcome to Thrum"), this};
    title->setObjectName(QStringLiteral("homeTitle"));
    column->addStretch(2);  // a little above the middle, where it is looked for
    column->addWidget(title);
    auto* card = new QWidget{this};
    card->setObjectName(QStringLiteral("card"));
    card->setAttribute(Qt::WA_StyledBackground);
    card->setMaximumWidth(kWelcomeWidth);
    column->addWidget(card);
    column->addStretch(3);
    auto* rows = new QVBoxLayout{card};
    rows->setContentsMargins(22, 18, 22, 18);
    rows->setSpacing(12);
    auto* sample = new QLabel{
        tr("Electric football: you line the men up, switch the board on, and it shakes them where "
           "they face. Is this text easy to read?"),
        card};
    sample->setWordWrap(true);
    rows->addWidget(sample);
    auto* size = new QHBoxLayout;
    auto* sizeLabel = new QLabel{tr("Text size"), card};
    m_text = new QSlider{Qt::Horizontal, card};
    m_text->setObjectName(QStringLiteral("welcomeText"));
    m_text->setRange(kLeastTextPercent, kMostTextPercent);
    m_text->setSingleStep(10);
    m_text->setPageStep(20);
    m_text->setAccessibleName(tr("Text size in percent"));
    sizeLabel->setBuddy(m_text);
    m_percent = new QLabel{card};
    size->addWidget(sizeLabel);
    size->addWidget(m_text, 1);
    size->addWidget(m_percent);
    rows->addLayout(size);
    m_sound = new QCheckBox{tr("Sound: hum, whistle and dice"), card};
    m_sound->setObjectName(QStringLiteral("welcomeSound"));
    rows->addWidget(m_sound);
    auto* ask = new QLabel{tr("Have you coached on a board before?"), card};
    ask->setProperty("role", QStringLiteral("heading"));
    rows->addWidget(ask);
    m_play = new QPushButton{tr("No: play my first game"), card};
    m_play->setObjectName(QStringLiteral("mainButton"));
    m_play->setToolTip(tr("Eight short steps at the board, each may be skipped"));
    rows->addWidget(m_play);
    auto* look = new QPushButton{tr("Yes: let me look around"), card};
    look->setObjectName(QStringLiteral("lookAround"));
    look->setToolTip(tr("To the home page; Help has the guided first game at any time"));
    rows->addWidget(look);
    setFocusProxy(m_play);
    connect(m_text, &QSlider::valueChanged, this, [this](int percent) {
        m_percent->setText(tr("%1 %").arg(percent));
    });
    // Not while the slider is dragged: it would grow under the hand.
    connect(m_text, &QSlider::sliderReleased, this, [this] { emit textChosen(m_text->value()); });
    connect(m_text, &QSlider::actionTriggered, this, [this] {
        if (!m_text->isSliderDown())
            emit textChosen(m_text->sliderPosition());
    });
    connect(m_sound, &QCheckBox::toggled, this, &WelcomePage::soundChosen);
    connect(m_play, &QPushButton::clicked, this, &WelcomePage::playAsked);
    connect(look, &QPushButton::clicked, this, &WelcomePage::lookAsked);
}

void WelcomePage::showFacts(int textPercent, bool sound) {
    const QSignalBlocker quietText{m_text};
    const QSignalBlocker quietSound{m_sound};
    m_text->setValue(textPercent);
    m_percent->setText(tr("%1 %").arg(textPercent));
    m_sound->setChecked(sound);
}

void WelcomePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit playAsked();
    else if (event->key() == Qt::Key_Escape)
        emit lookAsked();
    else
        QWidget::keyPressEvent(event);
}

}  // namespace thrum::gui
