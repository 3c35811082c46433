#!/usr/bin/env bash
# Runs the command tests and the store's tests with a SQLite that is built and behaves like Apple's;
# Linux only.
#
# usage: tests-like-apple.sh BUNDLE          the suites that depend most on SQLite, in some minutes: what .ci/run does
#        tests-like-apple.sh BUNDLE all      every suite of both; takes as long as the tests
#                                            themselves, so .github/workflows/weekly.yml does it
#        tests-like-apple.sh BUNDLE REGEX    the tests whose names match
#
# BUNDLE is .build/debug/bridgebookPackageTests.xctest, built by `swift build --build-tests`. Only
# the library is built here, in .build/apples-sqlite, without the features that Apple's lacks. In
# addition, the preloads keep the log after close, track no memory, and set auto_vacuum for new
# files and recursive triggers for connections.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
bundle=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
# The store's readers refuse invalid rows, regardless of the library. These tests would take a fifth
# of the time.
skipped='^$'
case ${2:-quick} in
  quick)
    skipped='\.DamagedRowTests'
    filter='BridgebookStoreTests\.|BridgebookCLITests\.(TemporaryPlace|StorePlace|SQL|Backup|Merge|OwnBook|RefusedRead|UnreadableStore|StoreDamage)'
    ;;
  all) filter='BridgebookStoreTests\.|BridgebookCLITests\.' ;;
  *) filter=$2 ;;
esac
library=$here/../../.build/apples-sqlite
bash "$here/apples-sqlite.sh" "$library"
library=$(cd "$library" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder" # some tests run the program as another user
for name in no-memory-statistics kept-log; do
  clang -shared -fPIC -O1 -o "$folder/$name.so" "$here/Preloads/$name.c" -lsqlite3 -ldl
done

# The command sqlite3, which tests use to inspect stores, needs features that the library lacks.
mkdir "$folder/bin"
printf '#!/bin/sh\nunset LD_LIBRARY_PATH LD_PRELOAD\nexec "%s" "$@"\n' "$(command -v sqlite3)" >"$folder/bin/sqlite3"
chmod +x "$folder/bin/sqlite3"
export PATH=$folder/bin:$PATH LD_LIBRARY_PATH=$library
for program in "$bundle" "$(dirname "$bundle")/bridgebook"; do
  ldd "$program" | grep "$library/libsqlite3" >/dev/null || { echo "$program would not load $library"; exit 1; }
done
LD_PRELOAD=$folder/no-memory-statistics.so:$folder/kept-log.so \
  "$bundle" --testing-library swift-testing --filter "$filter" --skip "$skipped"
