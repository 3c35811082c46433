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
# The shell of a Mac has no BASHPID; $$ is the main shell's number in subshells, too.
trap '[ "$(exec sh -c '"'"'echo "$PPID"'"'"')" != "$$" ] || rm -rf "$folder"' EXIT
store=$folder/book.sqlite

fail() {
  echo "round $round, killed after $moment ms (seed $seed): $1"
  exit 1
}

# Enough lines for half a second, most of them with a text of its own.
trace() {
  awk -v lines="$1" -v mark="$2" 'BEGIN {
    for (line = 1; line <= lines; line++) {
      if (line % 4 == 1) print "Begin updateUIView " mark line
      else if (line % 4 == 0) print "End updateUIView"
      else print "set text=" mark line
    }
  }'
}

# BSD's date knows no fractions.
milliseconds() { perl -MTime::HiRes=time -e 'printf "%d", time * 1000'; }

# What the store holds: whole runs, and rows that belong to none.
state() {
  sqlite3 "$store" "PRAGMA integrity_check; PRAGMA foreign_key_check;
    SELECT count(*), coalesce(sum(event_count = (SELECT count(*) FROM run_event WHERE run_event.id >> 32 = run.number)), 0) FROM run;
    SELECT count(*) FROM run_event WHERE id >> 32 NOT IN (SELECT number FROM run);
    SELECT count(*) FROM run_text WHERE run NOT IN (SELECT number FROM run);
    SELECT count(*) FROM run_finding WHERE run NOT IN (SELECT number FROM run)" | tr '\n' ' '
}

# That with so many runs beside those that are built in.
good() { echo "ok $((built_in + $1))|$((built_in + $1)) 0 0 0 "; }

imported="FROM run WHERE origin = 'imported'"

lines=20000
duration=0
while [ "$duration" -lt 400 ] && [ "$lines" -lt 5000000 ]; do
  lines=$((lines * 2))
  trace "$lines" a >"$folder/a.log"
  rm -f "$store"*
  "$binary" --store "$store" list >/dev/null
  start=$(milliseconds)
  "$binary" --store "$store" import "$folder/a.log" >/dev/null
  duration=$(($(milliseconds) - start))
done
expected=$(sqlite3 "$store" "SELECT event_count $imported")
printf 'moved 3\n' >"$folder/next.log"
rm -f "$store"*
"$binary" --store "$store" list >/dev/null
cp "$store" "$folder/empty.sqlite"
built_in=$(sqlite3 "$store" 'SELECT count(*) FROM run')
echo "$lines lines, $expected events, $duration ms"

# Half of the rounds, in a folder of its own. Both halves at once take up to twice as long as one import alone did.
half() {
  local worker=$1 whole=0
  RANDOM=$((seed + worker))
  store=$folder/$worker/book.sqlite
  mkdir "$folder/$worker"
  for round in $(seq $((rounds / 2))); do
    moment=$(((RANDOM * 32768 + RANDOM) % (2 * duration)))
    rm -f "$store"*
    cp "$folder/empty.sqlite" "$store"
    "$binary" --store "$store" import "$folder/a.log" >/dev/null 2>&1 &
    process=$!
    sleep "$((moment / 1000)).$(printf %03d $((moment % 1000)))"
    kill -KILL "$process" 2>/dev/null || true
    wait "$process" 2>/dev/null || true
    after=$(state)
    runs=0
    if [ "$after" = "$(good 1)" ]; then
      runs=1
      whole=$((whole + 1))
      events=$(sqlite3 "$store" "SELECT event_count $imported")
      [ "$events" = "$expected" ] || fail "$events events instead of $expected"
    elif [ "$after" != "$(good 0)" ]; then
      fail "the store holds $after"
    fi
    "$binary" --store "$store" import "$folder/next.log" >/dev/null || fail "the next import failed"
    after=$(sqlite3 "$store" "SELECT count(*) $imported")
    [ "$after" = $((runs + 1)) ] || fail "after the next import the store holds $after runs"
  done
  echo "$whole" >"$folder/$worker/whole"
}

half 1 &
first=$!
half 2 &
second=$!
wait "$first" && wait "$second" || exit 1
whole=$(($(cat "$folder/1/whole") + $(cat "$folder/2/whole")))
[ "$whole" -lt $((rounds / 2 * 2)) ] || { echo "no round was killed before its end"; exit 1; }
echo "$rounds kills, $whole of them after the run was whole, no partial run"
