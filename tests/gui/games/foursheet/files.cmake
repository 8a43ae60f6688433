set(files
    fss_desk.cpp
    leak_test.cpp
    pages_test.cpp
)
