set(files
    window_test.cpp
)
