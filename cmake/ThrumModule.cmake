# thrum_module(NAME SOURCES ... HEADERS ... USES ... PRIVATE ... PRECOMPILE ... PRECOMPILED_AS ... UNITE n BY_FOLDER QUICK)
#
# One static library a module: thrum_NAME, alias Thrum::NAME. HEADERS are the public ones under
# include/thrum (also compiled alone by all_verify_interface_header_sets); USES are the modules its
# headers may show, PRIVATE what stays behind them. tests/layering checks the includes. PRECOMPILE are
# headers that most of its files read, or NONE; without it, the standard library as PRECOMPILED_AS (core) has it. UNITE is
# how many files are compiled at a time, BY_FOLDER that a folder is a group of its own, QUICK that it reckons
# little (cmake/ThrumSpeed.cmake).
function(thrum_module name)
    cmake_parse_arguments(arg "BY_FOLDER;QUICK" "UNITE;PRECOMPILED_AS" "SOURCES;HEADERS;USES;PRIVATE;PRECOMPILE" ${ARGN})
    add_library(thrum_${name} STATIC ${arg_SOURCES})
    add_library(Thrum::${name} ALIAS thrum_${name})
    list(TRANSFORM arg_HEADERS PREPEND ${PROJECT_SOURCE_DIR}/include/)
    target_sources(thrum_${name} PUBLIC FILE_SET HEADERS
        BASE_DIRS ${PROJECT_SOURCE_DIR}/include FILES ${arg_HEADERS})
    target_include_directories(thrum_${name} PRIVATE ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(thrum_${name} PUBLIC ${arg_USES}
        PRIVATE ${arg_PRIVATE} $<BUILD_INTERFACE:thrum_flags>)
    if(arg_PRECOMPILE AND NOT arg_PRECOMPILE STREQUAL "NONE")
        thrum_precompile(thrum_${name} ${arg_PRECOMPILE})
    elseif(NOT arg_PRECOMPILE)
        if(NOT arg_PRECOMPILED_AS)
            set(arg_PRECOMPILED_AS thrum_core)
        endif()
        thrum_precompiled_as(thrum_${name} ${arg_PRECOMPILED_AS})
    endif()
    if(arg_QUICK)
        target_compile_options(thrum_${name} PRIVATE ${THRUM_QUICK_FLAGS})
    endif()
    if(NOT arg_UNITE)
        set(arg_UNITE 8)
    endif()
    if(arg_BY_FOLDER)
        thrum_unite_folders(thrum_${name} ${arg_UNITE})
    else()
        thrum_unite(thrum_${name} ${arg_UNITE})
    endif()
endfunction()
