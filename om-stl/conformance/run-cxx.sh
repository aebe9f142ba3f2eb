#!/bin/sh
# The models of the C++ library: every program here against the real library and against the model.
exec "$(dirname "$0")/run.py" "$@"
