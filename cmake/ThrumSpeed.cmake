# What makes a build quick and changes nothing in the program (docs/performance.md). Each file also compiles
# alone: scripts/check builds everything with both options off.
option(THRUM_PCH "Read the headers of libraries once, not once for each file" ON)
option(THRUM_UNITY "Compile several files of a module as one; slower when one file at a time is edited" OFF)
set(THRUM_UNITY_TIMES 1 CACHE STRING "So many times as many files as one; for building everything once")

# Rules, coaches and the board reckon; files, the games' plumbing, the command line and the window mostly wait.
set(THRUM_QUICK_FLAGS "" CACHE STRING "Last compiler flags of what reckons little: io, app, cli, gui")

# The standard headers that most files read anyway.
set(THRUM_STANDARD_HEADERS
    <algorithm> <array> <cmath> <cstdint> <filesystem> <functional> <iostream> <limits> <map> <memory>
    <numbers> <optional> <set> <span> <string> <string_view> <utility> <variant> <vector>)

# And what most files of the window read.
set(THRUM_WINDOW_HEADERS ${THRUM_STANDARD_HEADERS}
    <QAction> <QApplication> <QCheckBox> <QComboBox> <QDialog> <QDialogButtonBox> <QElapsedTimer>
    <QFormLayout> <QGridLayout> <QHBoxLayout> <QKeyEvent> <QLabel> <QLineEdit> <QListWidget> <QMenu>
    <QMouseEvent> <QPainter> <QPainterPath> <QPushButton> <QSettings> <QSplitter> <QTimer> <QVBoxLayout>
    <QWidget>)

# gold, which comes with the compiler's own linker, takes half its time for the hundred programs of the tests. clang's
# sanitizers and fuzzers are linked as clang would have it.
include(CheckLinkerFlag)
check_linker_flag(CXX -fuse-ld=gold THRUM_GOLD)
if(THRUM_GOLD AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND NOT THRUM_SANITIZE)
    add_link_options(-fuse-ld=gold)
endif()

if(THRUM_PCH AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    # else clang refuses headers that ccache kept, because they are newer or older than it remembers
    add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
endif()

# thrum_precompile(TARGET HEADER...): a precompiled header of the target's own. Ours among them are left
# out without THRUM_UNITY: where single files are edited and built, a change of one of these headers
# would build the whole module anew.
function(thrum_precompile target)
    foreach(header IN LISTS ARGN)
        if(THRUM_PCH AND (THRUM_UNITY OR NOT header MATCHES "thrum/"))
            target_precompile_headers(${target} PRIVATE ${header})
        endif()
    endforeach()
endfunction()

# thrum_precompiled_as(TARGET OTHER): what OTHER precompiled; both have the same flags.
function(thrum_precompiled_as target other)
    if(THRUM_PCH)
        target_precompile_headers(${target} REUSE_FROM ${other})
    endif()
endfunction()

# thrum_unite(TARGET COUNT [AS_TOLD]): so many files of the target at a time, times THRUM_UNITY_TIMES but for AS_TOLD:
# tests have helpers of the same names.
function(thrum_unite target count)
    if(THRUM_UNITY)
        if(NOT "${ARGN}" STREQUAL "AS_TOLD")
            math(EXPR count "${count} * ${THRUM_UNITY_TIMES}")
        endif()
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${count})
    endif()
endfunction()

# thrum_unite_folders(TARGET COUNT): so many files of a folder of the target at a time. A folder is a group of its
# own, so that a file more or less compiles its folder anew and not the module; where all is built once,
# folders share a unit.
function(thrum_unite_folders target count)
    if(NOT THRUM_UNITY OR THRUM_UNITY_TIMES GREATER 1)
        thrum_unite(${target} ${count})
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    get_target_property(sources ${target} SOURCES)
    foreach(source IN LISTS sources)
        if(NOT source MATCHES "\\.cpp$" OR IS_ABSOLUTE ${source})
            continue()
        endif()
        get_filename_component(folder "${source}" DIRECTORY)
        string(MAKE_C_IDENTIFIER "in_${folder}" folder)
        if(NOT DEFINED place_${folder})
            set(place_${folder} 0)
        endif()
        math(EXPR batch "${place_${folder}} / ${count}")
        math(EXPR place_${folder} "${place_${folder}} + 1")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP "${folder}_${batch}")
    endforeach()
endfunction()
