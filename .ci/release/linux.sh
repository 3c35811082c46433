#!/usr/bin/env bash
# Builds the program of a release on Linux: SQLite and the libraries of Swift and C++ are in it, so
# that it runs on every distribution whose C library is not older.
#
# usage: linux.sh OUT      leaves OUT/bridgebook; needs libsqlite3-dev
set -euo pipefail
mkdir -p "$1"
out=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# The linker takes the archive from a folder where it finds no shared library beside it. Only the
# linker is told of it, so that a program built before is only linked again.
ln -s "$(clang -print-file-name=libsqlite3.a)" "$folder/"
swift build -c release --product bridgebook -Xlinker "-L$folder"
built=$(swift build -c release --show-bin-path)
cp "$built/bridgebook" "$out/"
bash .ci/release/needs.sh "$out/bridgebook"
