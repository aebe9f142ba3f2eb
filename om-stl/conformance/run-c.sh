#!/bin/sh
# Builds the models of the C library natively with every symbol they define renamed to om_NAME, links
# each program in c/ with them and the real library, and runs it. Prints a line for each header;
# fails if a program finds a difference that the standard does not leave open.
#
# CC chooses the compiler, BUILD the directory for what is built, ONLY a single program by its name.
# SANITIZE=1 builds models and programs under ASan and UBSan: a model that reads past its argument or
# overflows would be a false alarm in the engine.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
runtime=$here/../runtime
include=$here/../include
: "${CC:=clang-19}"
: "${BUILD:=${CARGO_TARGET_DIR:-$here/../../target}/conformance/c}"
: "${ONLY:=}"
: "${SANITIZE:=}"
sanitizers=
if [ -n "$SANITIZE" ]; then
  BUILD=$BUILD-sanitized
  sanitizers="-fsanitize=undefined,address -fno-sanitize=nonnull-attribute,function -fno-sanitize-recover=undefined"
  export ASAN_OPTIONS=detect_leaks=0
fi
mkdir -p "$BUILD"

# -fno-builtin: a loop that is strlen must not become a call of strlen.
model_flags="-std=gnu11 -O1 -g -fno-builtin -fno-delete-null-pointer-checks -fno-strict-aliasing -w -DOM_NATIVE -I$include $sanitizers"
test_flags="-std=gnu11 -O1 -g -fno-builtin -w -I$include $sanitizers"

objects=
for source in "$runtime"/*.c; do
  name=$(basename "$source" .c)
  object=$BUILD/$name.o
  if [ ! -e "$object" ] || [ -n "$(find "$runtime" "$include/__om" -newer "$object" \( -name '*.h' -o -name "$name.c" \) | head -n 1)" ]; then
    $CC $model_flags -c "$source" -o "$object"
  fi
  objects="$objects $object"
done

# Everything that a model defines, but what models share among themselves and native.c's own.
nm --defined-only -g $(echo "$objects" | tr ' ' '\n' | grep -v '/native\.o$') |
  awk 'NF == 3 && $3 !~ /^__om_/ { print $3, "om_" $3 }' | sort -u > "$BUILD/renamed.txt"

linked=
for object in $objects; do
  case $object in
  */native.o) linked="$linked $object" ;;
  *)
    objcopy --redefine-syms="$BUILD/renamed.txt" "$object" "${object%.o}.renamed.o"
    linked="$linked ${object%.o}.renamed.o"
    ;;
  esac
done

for source in "$here"/c/support/*.c; do
  $CC $test_flags -c "$source" -o "$BUILD/support-$(basename "$source" .c).o"
  linked="$linked $BUILD/support-$(basename "$source" .c).o"
done

status=0
for source in "$here"/c/*.c; do
  name=$(basename "$source" .c)
  if [ -n "$ONLY" ] && [ "$ONLY" != "$name" ]; then
    continue
  fi
  $CC $test_flags "$source" $linked -o "$BUILD/$name" -lm
  "$BUILD/$name" < /dev/null || status=1
done
exit $status
