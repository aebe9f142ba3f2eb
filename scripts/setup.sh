#!/bin/sh
# Installs what building and testing cargo-verify needs, on Debian and Ubuntu; elsewhere says exactly
# what is missing. Called by `make demo` and `make test`; safe to run again and again.
#
#   scripts/setup.sh          what `make demo` needs
#   scripts/setup.sh tests    also what the tests need (sanitizer runtimes, CMake, pre-commit)
set -eu

OLDEST=15
NEWEST=22
PREFERRED=19

say() { printf 'setup: %s\n' "$*"; }
have() { command -v "$1" >/dev/null 2>&1; }

# The newest installed clang++ that is supported, or nothing.
find_clang() {
    version=$NEWEST
    while [ "$version" -ge "$OLDEST" ]; do
        if have "clang++-$version"; then
            echo "clang++-$version"
            return
        fi
        version=$((version - 1))
    done
    if have clang++; then
        major=$(clang++ -dM -E -x c /dev/null 2>/dev/null | sed -n 's/^#define __clang_major__ //p')
        if [ -n "$major" ] && [ "$major" -ge "$OLDEST" ] && [ "$major" -le "$NEWEST" ]; then
            echo clang++
        fi
    fi
}

# Whether this compiler can compile the program on standard input, with the flags given.
compiles() {
    compiler=$1
    shift
    work=$(mktemp -d)
    cat >"$work/a.cpp"
    if "$compiler" "$@" "$work/a.cpp" -o "$work/a.out" >/dev/null 2>&1; then
        rm -rf "$work"
        return 0
    fi
    rm -rf "$work"
    return 1
}

has_cpp_compiler() { have c++ && echo '#include <vector>
int main() {}' | compiles c++; }
has_z3() { have c++ && echo '#include <z3.h>
int main() {}' | compiles c++ -lz3; }
has_libclang() {
    ls /usr/lib/*/libclang*.so* /usr/lib/llvm-*/lib/libclang*.so* /usr/lib64/libclang*.so* \
        /opt/homebrew/opt/llvm*/lib/libclang.dylib /usr/local/opt/llvm*/lib/libclang.dylib 2>/dev/null | grep -q . \
        || [ -n "${LIBCLANG_PATH:-}" ]
}
has_sanitizers() { [ -n "$(find_clang)" ] && echo 'int main() {}' | compiles "$(find_clang)" -fsanitize=address,undefined; }

available() { apt-cache show "$1" >/dev/null 2>&1; }

# The packages that are missing, in a line.
missing_packages() {
    clang=$(find_clang)
    version=${clang#clang++-}
    if [ -z "$clang" ]; then
        version=
        for candidate in "$PREFERRED" $(seq "$NEWEST" -1 "$OLDEST"); do
            if available "clang-$candidate"; then
                version=$candidate
                break
            fi
        done
        if [ -z "$version" ]; then
            say "no supported clang ($OLDEST to $NEWEST) among the packages of this system" >&2
            exit 1
        fi
        printf ' clang-%s' "$version"
    fi
    if [ "${1:-}" = tests ] && ! has_sanitizers && available "libclang-rt-$version-dev"; then
        printf ' libclang-rt-%s-dev' "$version"
    fi
    if ! has_libclang && [ -n "$clang" ]; then printf ' libclang1-%s' "$version"; fi
    has_cpp_compiler || printf ' g++'
    has_z3 || printf ' libz3-dev'
    if [ "${1:-}" = tests ] && ! have cmake; then printf ' cmake'; fi
}

install_with_apt() {
    apt=apt-get
    if [ "$(id -u)" != 0 ]; then
        if ! have sudo; then
            say "neither root nor sudo: ask an administrator to run: apt-get install$(missing_packages "${1:-}")" >&2
            exit 1
        fi
        apt="sudo apt-get"
    fi
    $apt update -q >/dev/null
    packages=$(missing_packages "${1:-}")
    say "installing with apt-get:$packages"
    # shellcheck disable=SC2086 # one word a package
    DEBIAN_FRONTEND=noninteractive $apt install -q -y --no-install-recommends $packages
}

complete() {
    [ -n "$(find_clang)" ] && has_cpp_compiler && has_z3 && has_libclang || return 1
    [ "${1:-}" != tests ] || { has_sanitizers && have cmake; }
}

if ! have cargo; then
    say "cargo is missing: install a Rust toolchain, 1.90 or newer, from https://rustup.rs" >&2
    exit 1
fi
if ! complete "${1:-}"; then
    if have apt-get; then
        install_with_apt "${1:-}"
    fi
fi
if ! complete "${1:-}"; then
    say "please install what is missing, then try again:" >&2
    [ -n "$(find_clang)" ] || say "  clang, version $OLDEST to $NEWEST (Fedora: dnf install clang; Arch: pacman -S clang; macOS: brew install llvm@$PREFERRED)" >&2
    has_cpp_compiler || say "  a C++ compiler with its standard library (Fedora: dnf install gcc-c++; Arch: pacman -S gcc; macOS: xcode-select --install)" >&2
    has_z3 || say "  Z3 with its headers (Fedora: dnf install z3-devel; Arch: pacman -S z3; macOS: brew install z3)" >&2
    has_libclang || say "  libclang (Fedora: dnf install clang-libs; Arch: part of clang; macOS: part of llvm), or set LIBCLANG_PATH" >&2
    if [ "${1:-}" = tests ] && ! has_sanitizers; then
        say "  the sanitizer runtimes of clang (Fedora: dnf install compiler-rt; Arch: pacman -S compiler-rt)" >&2
    fi
    if [ "${1:-}" = tests ] && ! have cmake; then say "  CMake" >&2; fi
    exit 1
fi
# One test runs the real pre-commit; it says that it is skipped where there is none.
if [ "${1:-}" = tests ] && ! have pre-commit; then
    python3 -m pip install --quiet pre-commit >/dev/null 2>&1 || say "pre-commit is not here and not to be had with pip; its test is skipped"
fi
