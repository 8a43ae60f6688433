// Nothing but the owner of the tests' precompiled header: CMake makes one only where a file reads
// it.
