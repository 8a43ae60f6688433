set(files
    dice_desk.cpp
    roll_story_test.cpp
    table_test.cpp
    whole_game_test.cpp
)
