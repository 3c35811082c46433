#!/usr/bin/env bash
# Runs the suites of the store under the address and undefined-behavior sanitizers, and those of the server and of import
# under the thread sanitizer. Each sanitizer builds into a folder of its own; that takes long and much memory.
#
# usage: sanitize.sh [address|undefined|thread]…     all of them without a name
set -euo pipefail
cd "$(dirname "$0")/../.."
store='SQLiteAccessTests|StoreTests|StoreDamageTests|StoreRaceTests|BackupTests|MergeTests'
threads='MCPTests|TraceTests|AgentTextTests|LongReadingTests|StoreRaceTests'

# The program's own use of the toolchain leaks a little at exit, as every Swift program; leaks are not what is looked for.
export ASAN_OPTIONS=detect_leaks=0:abort_on_error=1 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
export TSAN_OPTIONS=halt_on_error=1

run() {
  local name=$1 suites=$2
  shift 2
  echo "== $name: $suites"
  swift build --build-tests --disable-xctest --scratch-path ".build/sanitize-$name" "$@"
  swift test --disable-xctest --skip-build --scratch-path ".build/sanitize-$name" "$@" --filter "$suites"
}

[ $# -gt 0 ] || set -- address undefined thread
for name in "$@"; do
  case $name in
  address) run address "$store" --sanitize address ;;
  undefined) run undefined "$store" -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=all \
    -Xlinker -lubsan ;;
  thread) run thread "$threads" --sanitize thread ;;
  *)
    echo "usage: sanitize.sh [address|undefined|thread]…"
    exit 2
    ;;
  esac
done
