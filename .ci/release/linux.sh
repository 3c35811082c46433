#!/usr/bin/env bash
# Builds the program of a release on Linux: SQLite and the libraries of Swift and C++ are in it, so
# that it runs on every distribution whose C library is not older.
#
# usage: linux.sh OUT      leaves OUT/bridgebook; needs libsqlite3-dev
set -euo pipefail
mkdir -p "$1"
out=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
# The build would link the shared library instead.
[ -e "$(clang -print-file-name=libsqlite3.a)" ] || { echo "libsqlite3.a is missing: install libsqlite3-dev"; exit 1; }
swift build -c release --product bridgebook
built=$(swift build -c release --show-bin-path)
cp "$built/bridgebook" "$out/"
bash .ci/release/needs.sh "$out/bridgebook"
