#!/usr/bin/env bash
# Runs the scripts that a Mac's user or workflow runs, with one shell, on a built program.
#
# usage: run-scripts.sh BINARY [BASH]     BASH is /bin/bash unless it is named; on a Mac that is 3.2
#
# Where bash 3.2 has to be built first: Apple's sources are apple-oss-distributions/bash, folder bash-3.2. On Linux they
# need the errors EBADEXEC and the header xlocale.h taken out, a `fmtcheck` that returns its first argument,
# CC="gcc -std=gnu99 -w -fcommon -fgnu89-inline -D_GNU_SOURCE" and YACC="bison -y". No package of Debian's current
# releases or of PyPI holds bash 3.2, so .ci/run keeps to check-scripts.sh. In a 3.2.57 built that way crowd.sh did not end;
# whether that is the build or the shell is not known.
set -euo pipefail
binary=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
shell=${2:-/bin/bash}
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Scripts that call others as `bash` find the same shell.
mkdir "$folder/bin"
ln -s "$shell" "$folder/bin/bash"
ln -s "$binary" "$folder/bin/bridgebook"
PATH=$folder/bin:$PATH
export BRIDGEBOOK_STORE=$folder/book.sqlite
bash -c 'echo "with bash $BASH_VERSION"'

count=0
while IFS= read -r script; do
  bash -n "$script"
  count=$((count + 1))
done < <(find .ci .github Tests -name '*.sh' -o -path .ci/run | sort)
echo "$count scripts can be read"

bash Tests/BridgebookCLITests/crowd.sh "$binary" 3
bash Tests/BridgebookCLITests/stress.sh "$binary" 3
if command -v mandoc >/dev/null && command -v groff >/dev/null; then
  bash Tests/BridgebookCLITests/manual.sh "$binary"
fi

# The action, with nothing but its paths, and with everything.
mkdir "$folder/sources"
echo 'import SwiftUI' >"$folder/sources/Empty.swift"
check() {
  env GITHUB_ACTIONS=true BRIDGEBOOK_PATHS="$folder/sources" BRIDGEBOOK_FAIL_ON=error BRIDGEBOOK_FORMAT="$1" \
    BRIDGEBOOK_BASELINE="$2" BRIDGEBOOK_OUTPUT="$3" bash .github/actions/check/check.sh
}
check github "" ""
check json "" "$folder/findings.json"
[ -s "$folder/findings.json" ] || { echo "the action wrote no document"; exit 1; }
echo "the scripts run with this shell"
