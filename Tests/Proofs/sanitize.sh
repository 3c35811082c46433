#!/usr/bin/env bash
# Runs the store's suites with the address and undefined-behavior sanitizers in one build, and the
# suites of the server and of import with the thread sanitizer. Each part has its own build folder,
# which takes much time and memory.
#
# usage: sanitize.sh [store|threads]…     both by default
set -euo pipefail
cd "$(dirname "$0")/../.."
store='BridgebookStoreTests\.'
threads='(MCPTests|MCPBoundTests|AgentTextTests|TraceTests|LongReadingTests|SlowImportTests|StoreRaceTests)/'

# Every Swift program leaks a little at exit, so leaks are not reported.
export ASAN_OPTIONS=detect_leaks=0:abort_on_error=1 SWIFT_BACKTRACE=enable=no
export TSAN_OPTIONS=halt_on_error=1

run() {
  local name=$1 suites=$2
  shift 2
  echo "== $name: $suites"
  swift build --build-tests --disable-xctest --scratch-path ".build/sanitize-$name" "$@"
  local log
  log=$(mktemp)
  swift test --disable-xctest --skip-build --scratch-path ".build/sanitize-$name" "$@" --filter "$suites" \
    2>&1 | tee "$log"
  # A filter that matches no test would pass forever.
  grep -qE 'Test run with [1-9][0-9]* tests?' "$log" || { echo "no test has such a name"; exit 1; }
  rm -f "$log"
}

[ $# -gt 0 ] || set -- store threads
for name in "$@"; do
  case $name in
  store)
    # The Swift compiler has no undefined-behavior sanitizer on Linux. The C code is compiled with
    # it and traps, as Swift's own arithmetic does.
    run store "$store" --sanitize address -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined
    ;;
  threads) run threads "$threads" --sanitize thread ;;
  *)
    echo "usage: sanitize.sh [store|threads]…"
    exit 2
    ;;
  esac
done
