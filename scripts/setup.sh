#!/bin/sh
# Installs what building and testing cargo-verify needs, on Debian and Ubuntu; elsewhere says exactly
# what is missing. Called by `make demo` and `make test`; safe to run again and again.
#
#   scripts/setup.sh          what `make demo` needs
#   scripts/setup.sh tests    also what the tests need (CMake, clang-format, pre-commit)
#   scripts/setup.sh qt       also what `make conformance-qt` compares with (Qt 5, Qt 6, g++, Python)
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

# The version that scripts/format-models.sh asks for.
has_formatter() {
    have "clang-format-$PREFERRED" || { have clang-format && clang-format --version | grep -q "version $PREFERRED\\."; }
}
has_qt() { ls /usr/include/*/qt5/QtCore/qglobal.h /usr/include/*/qt6/QtCore/qglobal.h 2>/dev/null | wc -l | grep -q '^ *2$'; }

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
    # Counterexamples are repeated natively with them.
    if ! has_sanitizers && available "libclang-rt-$version-dev"; then
        printf ' libclang-rt-%s-dev' "$version"
    fi
    if ! has_libclang && [ -n "$clang" ]; then printf ' libclang1-%s' "$version"; fi
    has_cpp_compiler || printf ' g++'
    has_z3 || printf ' libz3-dev'
    if [ "${1:-}" = tests ] && ! have cmake; then printf ' cmake'; fi
    if [ "${1:-}" = tests ] && ! has_formatter && available "clang-format-$PREFERRED"; then
        printf ' clang-format-%s' "$PREFERRED"
    fi
    if [ "${1:-}" = qt ]; then
        has_qt || printf ' qtbase5-dev qt6-base-dev'
        have g++ || printf ' g++'
        have python3 || printf ' python3'
    fi
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
    [ -n "$packages" ] || return 0
    say "installing with apt-get:$packages"
    # shellcheck disable=SC2086 # one word a package
    DEBIAN_FRONTEND=noninteractive $apt install -q -y --no-install-recommends $packages
}

complete() {
    [ -n "$(find_clang)" ] && has_cpp_compiler && has_z3 && has_libclang || return 1
    [ "${1:-}" != tests ] || { has_sanitizers && have cmake; } || return 1
    [ "${1:-}" != qt ] || { has_qt && have g++ && have python3; }
}

if ! have cargo; then
    say "cargo is missing: install a Rust toolchain, 1.90 or newer, from https://rustup.rs" >&2
    exit 1
fi
if ! complete "${1:-}"; then
    if have apt-get; then
        install_with_apt "${1:-}"
    fi
elif ! has_sanitizers && have apt-get && { [ "$(id -u)" = 0 ] || have sudo; }; then
    install_with_apt "${1:-}" || true
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
    if [ "${1:-}" = qt ]; then
        has_qt || say "  Qt 5 and Qt 6 (Fedora: dnf install qt5-qtbase-devel qt6-qtbase-devel; Arch: pacman -S qt5-base qt6-base)" >&2
        have g++ || say "  g++" >&2
        have python3 || say "  Python 3" >&2
    fi
    exit 1
fi
if ! has_sanitizers; then
    say "the sanitizer runtimes of clang are not here: counterexamples will not be repeated natively (Fedora: dnf install compiler-rt; Arch: pacman -S compiler-rt)"
fi
# Where the system's packages have another version of clang-format, pip has this one.
if [ "${1:-}" = tests ] && ! has_formatter; then
    if have apt-get && available "clang-format-$PREFERRED"; then install_with_apt tests; fi
    has_formatter || python3 -m pip install --quiet "clang-format==$PREFERRED.*" >/dev/null 2>&1 || true
    has_formatter || say "clang-format $PREFERRED is not here and not to be had with pip: make lint will ask for it" >&2
fi
# One test runs the real pre-commit; it says that it is skipped where there is none.
if [ "${1:-}" = tests ] && ! have pre-commit; then
    python3 -m pip install --quiet pre-commit >/dev/null 2>&1 || say "pre-commit is not here and not to be had with pip; its test is skipped"
fi
