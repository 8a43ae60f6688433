#pragma once

#include <filesystem>

#include <QDialog>
#include <QTextBrowser>

class QListWidget;

namespace thrum::gui {

/// The manual's text; pictures are as wide as the page at most.
class ManualPage final : public QTextBrowser {
    Q_OBJECT

public:
    using QTextBrowser::QTextBrowser;

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;
};

/// The manual beside the game: its chapters at the left, the text with its pictures at the right.
class ManualWindow final : public QDialog {
    Q_OBJECT

public:
    /// @param file  the manual in Markdown; pictures beside it
    explicit ManualWindow(const std::filesystem::path& file, QWidget* parent = nullptr);

    /// Opens at the chapter with this heading, or where it was if there is none.
    void openAt(const QString& heading);
    [[nodiscard]] QStringList chapters() const;
    /// The chapter that is marked now.
    [[nodiscard]] QString chapter() const;

private:
    void fillContents();
    void showChapter(int row);

    ManualPage* m_page = nullptr;
    QListWidget* m_contents = nullptr;
};

}  // namespace thrum::gui
