#include "gui/workshop/trials_dialog.hpp"

#include "gui/widgets/dialog_size.hpp"
#include "gui/workshop/trials_view.hpp"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr std::uint64_t kMomentSeed = 0x100;
}  // namespace

TrialsDialog::TrialsDialog(const TrialsCrew::Case& moment, QWidget* parent) : QDialog{parent} {
    setObjectName(QStringLiteral("trialsDialog"));
    setWindowTitle(tr("What if a hundred times"));
    auto* column = new QVBoxLayout{this};
    // the moment over the table, not in it: its columns are whole
    auto* from = new QLabel{moment.title, this};
    from->setProperty("role", QStringLiteral("heading"));
    from->setWordWrap(true);
    column->addWidget(from);
    m_view = new TrialsView{this};
    m_view->table().horizontalHeaderItem(0)->setText(tr("Played"));
    column->addWidget(m_view, 1);
    auto* buttons = new QDialogButtonBox{QDialogButtonBox::Close, this};
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_crew, &TrialsCrew::progressed, m_view, &TrialsView::showProgress);
    connect(&m_crew, &TrialsCrew::finished, this, [this](const std::vector<TrialsRow>& rows) {
        m_view->showRows(rows);
        m_view->showWord(tr("Played on %1 times from here, each time with luck of its own; both "
                            "sides show plain sense. The game that was recorded stays as it was.")
                             .arg(kTries));
        emit said(TrialsView::sentenceOf(rows.front()));
    });
    connect(&m_crew, &TrialsCrew::refused, this, [this](const QString& reason) {
        m_view->showWord(reason);
        emit said(reason);
    });
    connect(m_view, &TrialsView::stopAsked, this, [this] {
        m_crew.cancel();
        m_view->showWord(tr("Stopped; nothing was counted."));
    });
    m_view->showWord(tr("Being played on…"));
    m_view->showProgress(0, kTries);
    TrialsCrew::Case asked = moment;
    asked.title = tr("From here");
    m_crew.start({asked}, kTries, kMomentSeed);
    resize(dialogSize(*this, 110, 14));
}

}  // namespace thrum::gui
