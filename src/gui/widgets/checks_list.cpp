#include "gui/widgets/checks_list.hpp"

#include "gui/theme/theme.hpp"
#include "gui/widgets/plain_text.hpp"

#include <QStringList>

namespace thrum::gui {

ChecksList::ChecksList(QWidget* parent) : QLabel{parent} {
    setObjectName(QStringLiteral("checks"));
    takeMarkup(*this);
    setWordWrap(true);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Checks"));
    connect(this, &QLabel::linkActivated, this, &ChecksList::clauseAsked);
}

void ChecksList::setLines(const std::vector<CheckLine>& lines) {
    const bool dark = Theme::instance().isDark();
    setVisible(!lines.empty());
    if (lines == m_lines && dark == m_dark)
        return;
    m_lines = lines;
    m_dark = dark;
    const ThemeColors& colors = Theme::instance().colors();
    QString rows;
    QStringList spoken;
    for (const CheckLine& line : lines) {
        const QString mark = line.good ? QStringLiteral("✓") : QStringLiteral("✗");
        const QString link =
            line.clause.isEmpty()
                ? QString{}
                : QStringLiteral(
                      "&nbsp; <a style='color:%1;text-decoration:none' "
                      "href='%2'>%3</a>")
                      .arg(colors.link.name(),
                           inMarkup(line.clause),
                           inMarkup(QString{line.clause}.replace(QLatin1Char('-'), QChar{0x2011})));
        rows +=
            QStringLiteral(
                "<tr><td style='color:%1;padding-right:6px'>%2</td>"
                "<td style='padding-bottom:3px'>%3%4</td></tr>")
                .arg(
                    (line.good ? colors.good : colors.bad).name(), mark, inMarkup(line.text), link);
        spoken << (line.good ? line.text : tr("not yet: %1").arg(line.text));
    }
    setText(QStringLiteral("<table cellspacing='0'>%1</table>").arg(rows));
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
}

}  // namespace thrum::gui
