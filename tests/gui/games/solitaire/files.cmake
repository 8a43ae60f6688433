set(files range_test.cpp sol_hands.cpp sol_leak_test.cpp sol_rig.cpp sol_shot_test.cpp sol_table_test.cpp sol_words_test.cpp whole_game_test.cpp)
