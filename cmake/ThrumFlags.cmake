# thrum_flags: what every file of ours is compiled with. Qt, Box2D and moc output pass the same set.
add_library(thrum_flags INTERFACE)
target_compile_options(thrum_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
    -Wnon-virtual-dtor -Woverloaded-virtual -Wdouble-promotion -Wimplicit-fallthrough
    # contraction into fused multiply-add changes results between processors (docs/determinism.md)
    -ffp-contract=off)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # clang 14 trips over defaulted <=> with this one
    target_compile_options(thrum_flags INTERFACE -Wzero-as-null-pointer-constant)
endif()
target_compile_definitions(thrum_flags INTERFACE $<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)
if(THRUM_WERROR)
    target_compile_options(thrum_flags INTERFACE -Werror)
endif()
if(THRUM_SANITIZE)
    add_compile_options(-fsanitize=${THRUM_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${THRUM_SANITIZE})
endif()
