set(files
    face.cpp
    pages.cpp
    table.cpp
    track.cpp
)
