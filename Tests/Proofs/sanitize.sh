#!/usr/bin/env bash
# Runs the suites of the store under the address and undefined-behavior sanitizers, and those of the server and of import
# under the thread sanitizer. Each sanitizer builds into a folder of its own; that takes long and much memory.
#
# usage: sanitize.sh [address|undefined|thread]…     all of them without a name
set -euo pipefail
cd "$(dirname "$0")/../.."
store='BridgebookStoreTests\.'
threads='(MCPTests|MCPBoundTests|AgentTextTests|TraceTests|LongReadingTests|SlowImportTests|StoreRaceTests)/'

# The program's own use of the toolchain leaks a little at exit, as every Swift program; leaks are not what is looked for.
export ASAN_OPTIONS=detect_leaks=0:abort_on_error=1 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
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
  # A name that no suite has any more would find nothing for ever.
  grep -qE 'Test run with [1-9][0-9]* tests?' "$log" || { echo "no test has such a name"; exit 1; }
  rm -f "$log"
}

[ $# -gt 0 ] || set -- address undefined thread
for name in "$@"; do
  case $name in
  address) run address "$store" --sanitize address ;;
  undefined) run undefined "$store" --sanitize undefined -Xcc -fno-sanitize-recover=all ;;
  thread) run thread "$threads" --sanitize thread ;;
  *)
    echo "usage: sanitize.sh [address|undefined|thread]…"
    exit 2
    ;;
  esac
done
