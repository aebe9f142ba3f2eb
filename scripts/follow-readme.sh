#!/bin/sh
# Does what README.md says, to the letter, in a fresh clone: each of its commands, in its order, with the exit code that
# it promises. Needs what README.md asks for: git, make and a Rust toolchain. `make test` is left to those who test.
#
#   scripts/follow-readme.sh            here
#   scripts/follow-readme.sh --bare     in a Debian without our packages, made by debootstrap (as root)
set -eu

here=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM

say() { printf 'readme: %s\n' "$*"; }
fail() {
    say "$*"
    exit 1
}

# A root directory with git and make, this machine's Rust toolchain, and the commits of this repository.
bare() {
    command -v debootstrap >/dev/null || fail "install debootstrap first"
    root=$work/root
    debootstrap --variant=minbase --include=git,make,ca-certificates bookworm "$root" >"$work/debootstrap" 2>&1 ||
        fail "debootstrap failed: $(tail -n 1 "$work/debootstrap")"
    home=$(rustc --print sysroot)
    mkdir -p "$root/rust" "$root/repository" "$root/root/.cargo/bin"
    cp -a "$home/." "$root/rust/"
    for file in "${CARGO_HOME:-$HOME/.cargo}"/config*; do
        if [ -f "$file" ]; then cp "$file" "$root/root/.cargo/"; fi
    done
    for file in /etc/resolv.conf /etc/hosts; do cp -L "$file" "$root$file"; done
    cp -a /etc/apt/. "$root/etc/apt/"
    cp -a /etc/ssl/. "$root/etc/ssl/"
    cp -a /usr/local/share/ca-certificates "$root/usr/local/share/" 2>/dev/null || true
    git clone -q --bare "$here" "$root/repository/cargo-verify.git"
    mount --bind /proc "$root/proc"
    trap 'umount "$root/proc"; rm -rf "$work"' EXIT INT TERM
    git clone -q "$root/repository/cargo-verify.git" "$root/root/first"
    chroot "$root" /usr/bin/env PATH=/rust/bin:/root/.cargo/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
        git config --global --add safe.directory '*'
    # shellcheck disable=SC2086 # proxies of this machine, a word each
    chroot "$root" /usr/bin/env PATH=/rust/bin:/root/.cargo/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
        $(env | grep -iE '^(https?_proxy|no_proxy|cargo_[a-z_]*|ssl_cert_file)=' || true) \
        /root/first/scripts/follow-readme.sh
}

if [ "${1:-}" = --bare ]; then
    bare
    exit 0
fi

say "cloning"
git clone -q "$here" "$work/cargo-verify"
cd "$work/cargo-verify"

# The commands of a section's first block, without what explains them.
commands() {
    awk -v title="$1" '
        /^#/ { inside = ($0 == title) }
        inside && /^    / { found = 1; sub(/^    /, ""); sub(/ +#.*/, ""); print; next }
        inside && found && !/^    / { exit }
    ' README.md
}

# What the commands name: a workspace with a bug in its C++, and files without one.
PATH=$work/installed/bin:$PATH
export PATH CARGO_INSTALL_ROOT="$work/installed"
cp -R fixtures/calendar/buggy "$work/workspace"
mkdir "$work/workspace/include"
cat >"$work/workspace/sort.cpp" <<'END'
#include <algorithm>
#include <cassert>
#include <iostream>
#include <vector>
int main() {
    std::vector<int> numbers(3);
    for (int &number : numbers) std::cin >> number;
    std::sort(numbers.begin(), numbers.end());
    assert(std::is_sorted(numbers.begin(), numbers.end()));
}
END
printf 'int parse_header(unsigned char first) { return first >> 4; }\n' >"$work/workspace/parse.c"
printf 'extern "C" int half(int n);\nint main() { return half(4) - 2; }\n' >"$work/workspace/a.cpp"
printf 'int half(int n) { return n / 2; }\n' >"$work/workspace/b.c"
printf '#include <stdio.h>\nint main(void) { puts("hello"); }\n' >"$work/workspace/prog.c"

commands '# cargo verify' | while read -r command; do
    case $command in
        'make test') continue ;;
    esac
    say "$command"
    $command || fail "'$command' ended with $?"
done

replay=
commands '## On your own code' >"$work/commands"
while read -r command <&3; do
    expected=0
    case $command in
        'cargo install'*) ;;
        'cargo verify') expected=100 ;;
        'cargo verify replay'*) command="cargo verify replay $replay" expected=100 ;;
    esac
    case $command in
        'cargo install'*) ;;
        *) cd "$work/workspace" ;;
    esac
    say "$command"
    status=0
    $command >"$work/output" 2>&1 || status=$?
    if [ "$status" != "$expected" ]; then
        cat "$work/output"
        fail "'$command' ended with $status, not with $expected"
    fi
    if [ "$command" = 'cargo verify' ]; then
        grep -q 'confirmed: a native run fails, too' "$work/output" || fail "the first finding is not confirmed"
        replay=$(sed -n 's/.*(cargo verify replay \([0-9a-f]*\)).*/\1/p' "$work/output" | head -n 1)
        [ -n "$replay" ] || fail "no replay is named"
    fi
done 3<"$work/commands"
say "all of it works"
