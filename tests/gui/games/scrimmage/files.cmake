set(files
    scrimmage_desk.cpp
    scrimmage_test.cpp
)
