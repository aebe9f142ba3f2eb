// There, for __has_include, and not modelled: the unit is verified against the system's headers.
#error "<cxxabi.h> has no model"
