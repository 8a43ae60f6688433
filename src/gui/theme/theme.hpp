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
    QColor good;
    QColor bad;
    QColor pick;      ///< behind what is chosen
    QColor pickText;  ///< on it
    QColor ring;      ///< round what has the keyboard
    QColor mainRing;  ///< the same round the main button
    QColor faint;     ///< what cannot be used now
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
