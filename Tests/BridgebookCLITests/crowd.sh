#!/usr/bin/env bash
# Ten processes add, import, search and export with one store: nothing is lost, waiting processes
# name the writer, and readers do not wait.
#
# usage: crowd.sh BINARY SECONDS
set -euo pipefail
binary=$1
seconds=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
store=$folder/book.sqlite
"$binary" --store "$store" list >/dev/null
cp "$store" "$folder/quiet.sqlite"
end=$((SECONDS + seconds))

. "$(dirname "$0")/own-texts.sh"

# Records what was accepted, and everything printed on standard error.
add() {
  local number=0
  while [ $SECONDS -lt $end ]; do
    number=$((number + 1))
    gotcha "worker-$1-$number" "Of $1" >"$folder/add-$1.txt"
    "$binary" --store "$store" add "$folder/add-$1.txt" >/dev/null 2>>"$folder/err-$1" || return 1
    echo "worker-$1-$number" >>"$folder/added"
  done
}
import() {
  local number=0
  while [ $SECONDS -lt $end ]; do
    number=$((number + 1))
    printf 'Begin updateUIView\nset worker%s = %s\nEnd updateUIView\n' "$1" "$number" >"$folder/import-$1.log"
    "$binary" --store "$store" import --format json "$folder/import-$1.log" 2>>"$folder/err-$1" |
      sed -n 's/.*"id": "\([0-9a-f]*\)".*/\1/p' >>"$folder/imported" || return 1
  done
}
# Times each answer and the same answer from a store without writers, because a busy machine delays
# both.
timed() {
  local start
  start=$(milliseconds)
  "$binary" --store "$1" "${@:3}" >/dev/null 2>>"$2" || return 1
  echo $(($(milliseconds) - start))
}
read_with() {
  local took quiet
  while [ $SECONDS -lt $end ]; do
    took=$(timed "$store" "$folder/err-$1" "${@:2}") || return 1
    quiet=$(timed "$folder/quiet.sqlite" "$folder/err-$1" "${@:2}") || return 1
    echo "$took $quiet" >>"$folder/reads"
  done
}
# The slowest answer may take at most a second more than the slowest one without writers.
check_reads() {
  sort -n "$1" | awk -v what="$2" '
    { took = $1; if ($2 > quiet) quiet = $2 }
    END {
      printf "%d answers %s, the slowest %d ms, without writers %d ms\n", NR, what, took, quiet
      exit took < 1000 + quiet ? 0 : 1
    }' || { echo "a reader was kept waiting"; exit 1; }
}

touch "$folder"/{added,imported,reads}
processes=
for worker in 1 2 3; do add "$worker" & processes="$processes $!"; done
for worker in 4 5; do import "$worker" & processes="$processes $!"; done
read_with 6 search cursor jumps & processes="$processes $!"
read_with 7 export gotchas & processes="$processes $!"
read_with 8 show update-unguarded --format markdown & processes="$processes $!"
read_with 9 runs --format json & processes="$processes $!"
read_with 10 recommend MKMapView --format json & processes="$processes $!"
for process in $processes; do
  wait "$process" || { echo "a process failed"; cat "$folder"/err-*; exit 1; }
done

[ "$(sqlite3 "$store" 'PRAGMA integrity_check; PRAGMA foreign_key_check')" = ok ] || { echo "the store is damaged"; exit 1; }
sqlite3 "$store" 'SELECT id FROM own_texts' | sort >"$folder/kept"
sort -u "$folder/added" | diff - "$folder/kept" || { echo "an added text is lost"; exit 1; }
sqlite3 "$store" "SELECT id FROM run WHERE origin = 'imported'" | sort >"$folder/runs"
sort -u "$folder/imported" | diff - "$folder/runs" || { echo "an imported run is lost"; exit 1; }
waits=$(cat "$folder"/err-* | grep -c 'waiting for bridgebook' || true)
others=$(cat "$folder"/err-* | grep -vc 'waiting for' || true)
echo "$(wc -l <"$folder/added") texts added, $(wc -l <"$folder/imported") runs imported in $seconds s; $waits times a writer said for whom it waits"
check_reads "$folder/reads" "meanwhile"
[ "$others" = 0 ] || { echo "something else was said:"; cat "$folder"/err-*; exit 1; }

# Waits until a command succeeds, for a minute at most, so that a failure ends with a message.
await() {
  local what=$1 limit=$((SECONDS + 60))
  shift
  until "$@"; do
    [ $SECONDS -lt $limit ] || { echo "$what"; exit 1; }
    sleep 0.1
  done
}

# With a locked store, the writer names the holder and continues when the lock is released. If this
# script ends early, its folder is removed, which ends the holder as well.
hold() {
  rm -f "$folder"/{held,free}
  sqlite3 "$store" 'BEGIN IMMEDIATE; UPDATE run SET title = title' \
    ".shell touch '$folder/held'; while [ -e '$folder/held' ] && [ ! -e '$folder/free' ]; do sleep 0.1; done" \
    'COMMIT' &
  holder=$!
  await "sqlite3 could not hold the store" [ -e "$folder/held" ]
}
has_spoken_or_ended() { [ -s "$folder/said" ] || ! kill -0 "$writer" 2>/dev/null; }

gotcha late Late >"$folder/late.txt"
hold
"$binary" --store "$store" add "$folder/late.txt" >/dev/null 2>"$folder/said" &
writer=$!
await "the writer neither ended nor said for whom it waits" has_spoken_or_ended
touch "$folder/free"
wait "$writer" "$holder"
grep -q "waiting for sqlite3" "$folder/said" || { echo "the writer did not say for whom it waits:"; cat "$folder/said"; exit 1; }
"$binary" --store "$store" show late >/dev/null
hold
! "$binary" --store "$store" --wait 1 remove late 2>"$folder/said" || { echo "a busy store was written"; exit 1; }
grep -q 'store is busy' "$folder/said"
touch "$folder/free"
wait "$holder"
echo "a writer waits for sqlite3 and says so, and gives up after --wait"

# A newer program upgrades the store: the first process does it, and the others are answered
# meanwhile.
for round in 1 2 3; do
  sqlite3 "$store" "UPDATE book_setting SET value = 'older' WHERE name = 'fingerprint'"
  processes=
  for _ in 1 2 3 4 5 6; do
    (
      took=$(timed "$store" "$folder/upgrade" --quiet show late)
      quiet=$(timed "$folder/quiet.sqlite" "$folder/upgrade" --quiet show update-unguarded)
      echo "$took $quiet" >>"$folder/upgrade-$round"
    ) & processes="$processes $!"
  done
  for process in $processes; do
    wait "$process" || { echo "a process failed"; cat "$folder/upgrade"; exit 1; }
  done
  sort -n "$folder/upgrade-$round" | head -n 5 >>"$folder/upgrades"
done
check_reads "$folder/upgrades" "during upgrades"
[ "$(sqlite3 "$store" 'PRAGMA integrity_check; PRAGMA foreign_key_check')" = ok ] || { echo "the store is damaged"; exit 1; }
"$binary" --store "$store" doctor book index own-texts >/dev/null || { echo "the store is not well"; exit 1; }
