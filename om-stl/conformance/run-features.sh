#!/bin/sh
# Whether the models' headers define the feature-test macros that the system's define.
set -eu
exec python3 "$(dirname "$0")/features.py" check
