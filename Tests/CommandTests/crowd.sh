#!/usr/bin/env bash
# Ten processes add, import, search and export on one store: nothing is lost, who waits says for whom, readers do not wait.
#
# usage: crowd.sh BINARY SECONDS
set -euo pipefail
binary=$1
seconds=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
store=$folder/book.sqlite
"$binary" --store "$store" list >/dev/null
end=$((SECONDS + seconds))

milliseconds() { date +%s%3N; }

gotcha() {
  cat <<TEXT
kind: gotcha
id: $1
title: $2
approaches: view
platforms: ios 13.0
severity: warning
evidence: statement
sources: own-experience
terms: term of $1
audited: iOS 26

## Symptom
What people see of $1.

## Cause
It is so.[^own-experience]

## Fix
Do this.[^own-experience]
TEXT
}

# Keeps a list of what was accepted, and everything that was said on standard error.
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
# Readers note their slowest answer.
read_with() {
  local slowest=0 start took
  while [ $SECONDS -lt $end ]; do
    start=$(milliseconds)
    "$binary" --store "$store" "${@:2}" >/dev/null 2>>"$folder/err-$1" || return 1
    took=$(($(milliseconds) - start))
    [ "$took" -le "$slowest" ] || slowest=$took
    echo read >>"$folder/reads"
  done
  echo "$slowest" >>"$folder/slowest"
}

touch "$folder"/{added,imported,reads,slowest}
processes=()
for worker in 1 2 3; do add "$worker" & processes+=($!); done
for worker in 4 5; do import "$worker" & processes+=($!); done
read_with 6 search cursor jumps & processes+=($!)
read_with 7 list gotchas --format json & processes+=($!)
read_with 8 show update-unguarded --format markdown & processes+=($!)
read_with 9 runs --format json & processes+=($!)
read_with 10 recommend MKMapView --format json & processes+=($!)
for process in "${processes[@]}"; do
  wait "$process" || { echo "a process failed"; cat "$folder"/err-*; exit 1; }
done

[ "$(sqlite3 "$store" 'PRAGMA integrity_check; PRAGMA foreign_key_check')" = ok ] || { echo "the store is damaged"; exit 1; }
sqlite3 "$store" 'SELECT id FROM own_texts' | sort >"$folder/kept"
sort -u "$folder/added" | diff - "$folder/kept" || { echo "an added text is lost"; exit 1; }
sqlite3 "$store" "SELECT id FROM run WHERE origin = 'imported'" | sort >"$folder/runs"
sort -u "$folder/imported" | diff - "$folder/runs" || { echo "an imported run is lost"; exit 1; }
slowest=$(sort -n "$folder/slowest" | tail -1)
waits=$(cat "$folder"/err-* | grep -c 'waiting for bridgebook' || true)
others=$(cat "$folder"/err-* | grep -vc 'waiting for' || true)
echo "$(wc -l <"$folder/added") texts added, $(wc -l <"$folder/imported") runs imported, $(wc -l <"$folder/reads") answers in $seconds s; slowest answer $slowest ms; $waits times a writer said for whom it waits"
[ "$others" = 0 ] || { echo "something else was said:"; cat "$folder"/err-*; exit 1; }
[ "$slowest" -lt 1000 ] || { echo "a reader was kept waiting"; exit 1; }

# A held store: the writer says who holds it and goes on when it is free.
gotcha late Late >"$folder/late.txt"
sqlite3 "$store" 'BEGIN IMMEDIATE; UPDATE run SET title = title' '.shell sleep 2' 'COMMIT' &
holder=$!
sleep 0.5
said=$("$binary" --store "$store" add "$folder/late.txt" 2>&1 >/dev/null)
wait "$holder"
case $said in
*"waiting for sqlite3"*) ;;
*) echo "the writer did not say for whom it waits: $said"; exit 1 ;;
esac
"$binary" --store "$store" show late >/dev/null
sqlite3 "$store" 'BEGIN IMMEDIATE' '.shell sleep 3' 'COMMIT' &
holder=$!
sleep 0.5
! "$binary" --store "$store" --wait 1 remove late 2>"$folder/said" || { echo "a busy store was written"; exit 1; }
grep -q 'store is busy' "$folder/said"
wait "$holder"
echo "a writer waits for sqlite3 and says so, and gives up after --wait"
