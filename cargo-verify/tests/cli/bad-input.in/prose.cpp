this is no C++ at all, but its name says so
