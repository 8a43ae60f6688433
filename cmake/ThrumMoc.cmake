# thrum_moc(TARGET): the target has classes with Q_OBJECT.
function(thrum_moc target)
    get_target_property(THRUM_MOC Qt6::moc IMPORTED_LOCATION)
    foreach(kind IN ITEMS RELEASE RELWITHDEBINFO NONE)
        if(NOT THRUM_MOC)
            get_target_property(THRUM_MOC Qt6::moc IMPORTED_LOCATION_${kind})
        endif()
    endforeach()
    configure_file(${PROJECT_SOURCE_DIR}/cmake/moc.sh.in ${PROJECT_BINARY_DIR}/moc.sh @ONLY
        FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
    set_target_properties(${target} PROPERTIES
        AUTOMOC ON
        AUTOMOC_EXECUTABLE ${PROJECT_BINARY_DIR}/moc.sh
        # moc 6.4 reads the library's headers and cannot parse concepts; without the compiler's macros it
        # does not come across them.
        AUTOMOC_COMPILER_PREDEFINES OFF
        # moc reads headers alone; it need not wait for the libraries below.
        AUTOGEN_ORIGIN_DEPENDS OFF)
endfunction()
