#pragma once

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QString>

class QApplication;

namespace thrum::gui {

enum class ThemeChoice { Desktop, Light, Dark, Contrast };

/// Colors of the window round the board. The board has its own.
struct ThemeColors {
    QColor window;  ///< bars and rails
    QColor panel;   ///< the page to read and write on
    QColor line;    ///< hairlines between them
    QColor text;
    QColor muted;  ///< second text, at least 4.5:1 on the panel
    QColor link;
    QColor button;
    QColor main;  ///< the one main button
    QColor mainText;
    QColor mainInk;  ///< the main color as text, at least 4.5:1 on the panel
    QColor good;
    QColor bad;
    QColor pick;      ///< behind what is chosen
    QColor pickText;  ///< on it
    QColor ring;      ///< round what has the keyboard
    QColor mainRing;  ///< the same round the main button
    QColor faint;     ///< what cannot be used now
    QColor banner;    ///< a bar across the window that leads through something
    QColor bannerText;
    QColor chip;  ///< a note that lies over the board
    QColor chipText;
};

/// Colors of the scoreboard, which is dark in every theme.
struct ScoreColors {
    QColor night;   ///< the board itself
    QColor panel;   ///< a team's part of the large one
    QColor marked;  ///< behind the part the keyboard is on
    QColor track;   ///< of a clock's bar
    QColor text;
    QColor label;   ///< above a fact, at least 4.5:1 on the board
    QColor detail;  ///< beside a fact
    QColor mark;    ///< who has the ball, and who acts
    QColor stripe;  ///< of the visitors
    QColor ring;    ///< round what has the keyboard
    QColor fact;    ///< where the ball is
    QColor good;    ///< time enough, the board is on
    QColor hurry;   ///< little time, and what is out of the ordinary
    QColor late;    ///< hardly any time
    QColor quiet;   ///< a clock that counts for nobody
};

/// The window's look over the Fusion style: light, dark, or black, white and yellow (UX-23).
class Theme {
public:
    [[nodiscard]] static Theme& instance();

    /// Takes the desktop's own lightness as it was at the start for ThemeChoice::Desktop.
    void install(QApplication& app, ThemeChoice choice);
    [[nodiscard]] ThemeChoice choice() const { return m_choice; }
    [[nodiscard]] bool isDark() const { return m_dark; }
    [[nodiscard]] const ThemeColors& colors() const;
    [[nodiscard]] const ScoreColors& score() const;

    /// The icon in the text's color, at every size and pixel ratio.
    [[nodiscard]] QIcon icon(const QString& name) const;

private:
    Theme() = default;

    ThemeChoice m_choice = ThemeChoice::Desktop;
    bool m_dark = false;
    bool m_desktopKnown = false;
    bool m_desktopDark = false;
};

}  // namespace thrum::gui
