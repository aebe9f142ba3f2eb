#!/bin/sh
# How the C and C++ of all models looks, by om-stl/.clang-format.
#
#   scripts/format-models.sh          formats it
#   scripts/format-models.sh check    fails where it is formatted otherwise
set -eu
cd "$(dirname "$0")/.."

# Versions differ in what they make of the same file: everybody uses one.
VERSION=19

formatter=
for candidate in "clang-format-$VERSION" clang-format; do
    if command -v "$candidate" >/dev/null 2>&1 && "$candidate" --version | grep -q "version $VERSION\."; then
        formatter=$candidate
        break
    fi
done
if [ -z "$formatter" ]; then
    echo "clang-format $VERSION is missing: scripts/setup.sh tests" >&2
    exit 1
fi
mode=-i
if [ "${1:-}" = check ]; then mode='--dry-run -Werror'; fi
style=file:om-stl/.clang-format
# Headers of the library have no ending; what is no source is left out.
# shellcheck disable=SC2086 # the mode is several words
find om-stl om-qt -type f ! -name '.*' ! -name '*.txt' ! -name '*.md' ! -name '*.py' ! -name '*.sh' ! -name '*.pyc' -print0 |
    xargs -0 -n 40 "$formatter" --style="$style" $mode
