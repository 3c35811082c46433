#!/usr/bin/env bash
# Kills an import at random moments of its whole duration: the store holds all of a run or nothing, and takes the next one.
#
# usage: kill.sh BINARY ROUNDS [SEED]
set -euo pipefail
binary=$1
rounds=$2
seed=${3:-$RANDOM}
RANDOM=$seed
echo "seed $seed"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
store=$folder/book.sqlite

fail() {
  echo "round $round, killed after $moment ms (seed $seed): $1"
  exit 1
}

# Enough lines for most of a second, most of them with a text of its own.
trace() {
  awk -v lines="$1" -v mark="$2" 'BEGIN {
    for (line = 1; line <= lines; line++) {
      if (line % 4 == 1) print "Begin updateUIView " mark line
      else if (line % 4 == 0) print "End updateUIView"
      else print "set text=" mark line
    }
  }'
}

milliseconds() { date +%s%3N; }

# What the store holds: whole runs, and rows that belong to none.
state() {
  sqlite3 "$store" "PRAGMA integrity_check; PRAGMA foreign_key_check;
    SELECT count(*), coalesce(sum(event_count = (SELECT count(*) FROM run_event WHERE run_event.id >> 32 = run.number)), 0) FROM run;
    SELECT count(*) FROM run_event WHERE id >> 32 NOT IN (SELECT number FROM run);
    SELECT count(*) FROM run_text WHERE run NOT IN (SELECT number FROM run);
    SELECT count(*) FROM run_finding WHERE run NOT IN (SELECT number FROM run)" | tr '\n' ' '
}

good() { echo "ok $1|$1 0 0 0 "; }

lines=20000
duration=0
while [ "$duration" -lt 500 ] && [ "$lines" -lt 5000000 ]; do
  lines=$((lines * 2))
  trace "$lines" a >"$folder/a.log"
  rm -f "$store"*
  "$binary" --store "$store" list >/dev/null
  start=$(milliseconds)
  "$binary" --store "$store" import "$folder/a.log" >/dev/null
  duration=$(($(milliseconds) - start))
done
expected=$(sqlite3 "$store" 'SELECT event_count FROM run')
printf 'moved 3\n' >"$folder/next.log"
rm -f "$store"*
"$binary" --store "$store" list >/dev/null
cp "$store" "$folder/empty.sqlite"
echo "$lines lines, $expected events, $duration ms"

whole=0
for round in $(seq "$rounds"); do
  moment=$(((RANDOM * 32768 + RANDOM) % (duration + duration / 10)))
  rm -f "$store"*
  cp "$folder/empty.sqlite" "$store"
  "$binary" --store "$store" import "$folder/a.log" >/dev/null 2>&1 &
  process=$!
  sleep "$((moment / 1000)).$(printf %03d $((moment % 1000)))"
  kill -KILL "$process" 2>/dev/null || true
  wait "$process" 2>/dev/null || true
  after=$(state)
  if [ "$after" = "$(good 1)" ]; then
    whole=$((whole + 1))
    events=$(sqlite3 "$store" 'SELECT event_count FROM run')
    [ "$events" = "$expected" ] || fail "$events events instead of $expected"
    runs=2
  else
    [ "$after" = "$(good 0)" ] || fail "the store holds $after"
    runs=1
  fi
  "$binary" --store "$store" import "$folder/next.log" >/dev/null || fail "the next import failed"
  [ "$(state)" = "$(good $runs)" ] || fail "after the next import the store holds $(state)"
done
[ "$whole" -lt "$rounds" ] || { echo "no round was killed before its end"; exit 1; }
echo "$rounds kills, $whole of them after the run was whole, no partial run"
