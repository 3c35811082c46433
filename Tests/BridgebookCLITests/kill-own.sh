#!/usr/bin/env bash
# Kills add, merge, upgrades and restore at random moments: the store is as before or as after, and takes the same again.
#
# usage: kill-own.sh BINARY ROUNDS [SEED]
set -euo pipefail
binary=$1
rounds=$2
seed=${3:-$RANDOM}
RANDOM=$seed
echo "seed $seed"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
store=$folder/book.sqlite

. "$(dirname "$0")/own-texts.sh"

# Everything a store holds but times; whatever is made from texts is compared with the texts by its titles. An older
# schema lacks some of it.
state() {
  { sqlite3 "$store" 2>/dev/null || true; } <<'SQL' | digest
PRAGMA integrity_check;
PRAGMA foreign_key_check;
SELECT id FROM schema_migration ORDER BY id;
SELECT type, name, sql FROM sqlite_schema ORDER BY name;
SELECT id, version, text FROM own_version;
SELECT id, version FROM own_text;
SELECT id, origin, title FROM entry ORDER BY id;
SELECT id, title FROM entry_text ORDER BY id, kind;
SELECT term, batch, entries FROM search_posting ORDER BY term, batch;
SELECT id, event_count = (SELECT count(*) FROM run_event WHERE run_event.id >> 32 = number) FROM run ORDER BY id;
SELECT value FROM book_setting;
SELECT count(*) FROM run_event WHERE id >> 32 NOT IN (SELECT number FROM run);
SQL
}

for number in $(seq 20); do gotcha "one-$number" First >"$folder/one-$number.txt"; done
for number in $(seq 20); do gotcha "two-$number" Theirs >"$folder/two-$number.txt"; done
gotcha one-1 Second >"$folder/again.txt"
"$binary" --store "$folder/clean.sqlite" list >/dev/null
cp "$folder/clean.sqlite" "$folder/first.sqlite"
"$binary" --store "$folder/first.sqlite" add "$folder"/one-*.txt >/dev/null
"$binary" --store "$folder/first.sqlite" add "$folder/again.txt" >/dev/null
cp "$folder/clean.sqlite" "$folder/other.sqlite"
"$binary" --store "$folder/other.sqlite" add "$folder"/two-*.txt >/dev/null
for number in $(seq 5); do
  printf 'Begin updateUIView\nset a = %s\nEnd updateUIView\n' "$number" >"$folder/run-$number.log"
done
"$binary" --store "$folder/other.sqlite" import "$folder"/run-*.log >/dev/null
cp "$folder/first.sqlite" "$folder/older.sqlite"
sqlite3 "$folder/older.sqlite" "UPDATE book_setting SET value = 'older' WHERE name = 'fingerprint'"
# A store of the schema before runs were simulated, with a run in it.
migrations=$(dirname "$0")/../../Migrations
sqlite3 "$folder/ancient.sqlite" "PRAGMA application_id = 1111640881; PRAGMA journal_mode = WAL" >/dev/null
sqlite3 "$folder/ancient.sqlite" "CREATE TABLE schema_migration (
  id TEXT NOT NULL PRIMARY KEY, -- file name of the migration without its ending
  checksum TEXT NOT NULL, -- FNV-1a of its text, 16 hexadecimal digits
  applied_at TEXT NOT NULL -- when it was applied, ISO 8601 in UTC
) STRICT, WITHOUT ROWID"
for number in 0001 0002 0003 0004 0005; do
  sqlite3 "$folder/ancient.sqlite" <"$(ls "$migrations/$number"_*.sql)"
  sqlite3 "$folder/ancient.sqlite" "ATTACH '$folder/clean.sqlite' AS clean;
    INSERT INTO schema_migration SELECT * FROM clean.schema_migration WHERE id GLOB '$number*'"
done
sqlite3 "$folder/ancient.sqlite" "INSERT INTO run (number, id, title, origin, format, content_hash, line_count, byte_count,
    event_count, imported_at) VALUES (1, '00000000000a', 'old.log', 'imported', 'plain', '00000000000abc', 1, 8, 1, 'then');
  INSERT INTO run_text VALUES (1, 1, 'old text');
  INSERT INTO run_event VALUES (4294967296, 41, 0, 1, 0, 0, 0, 1, NULL, NULL)"

# The store a kind of round begins with, and what it does.
begin() {
  case $1 in
  add) cp "$folder/clean.sqlite" "$store" ;;
  merge | restore) cp "$folder/first.sqlite" "$store" ;;
  upgrade) cp "$folder/older.sqlite" "$store" ;;
  schema) cp "$folder/ancient.sqlite" "$store" ;;
  esac
}
work() {
  case $1 in
  add) exec "$binary" --store "$store" add "$folder"/one-*.txt ;;
  merge) exec "$binary" --store "$store" merge "$folder/other.sqlite" ;;
  restore) exec "$binary" --store "$store" restore one-1@1 ;;
  upgrade | schema) exec "$binary" --store "$store" list patterns ;;
  esac
}

partial=0
finished=0
for kind in add merge upgrade schema restore; do
  rm -f "$store"*
  begin "$kind"
  before=$(state)
  start=$(milliseconds)
  (work "$kind") >/dev/null
  duration=$(($(milliseconds) - start))
  after=$(state)
  [ "$before" != "$after" ] || { echo "$kind changes nothing"; exit 1; }
  for round in $(seq $((rounds / 5))); do
    rm -f "$store"*
    begin "$kind"
    moment=$(((RANDOM * 32768 + RANDOM) % (duration + duration / 4 + 2)))
    (work "$kind") >/dev/null 2>&1 &
    process=$!
    sleep "$((moment / 1000)).$(printf %03d $((moment % 1000)))"
    kill -KILL "$process" 2>/dev/null || true
    wait "$process" 2>/dev/null || true
    now=$(state)
    if [ "$now" = "$after" ]; then
      finished=$((finished + 1))
    elif [ "$now" != "$before" ]; then
      echo "$kind, round $round, killed after $moment of $duration ms (seed $seed): neither before nor after"
      exit 1
    else
      partial=$((partial + 1))
    fi
    (work "$kind") >/dev/null || { echo "$kind, round $round: not possible after the kill"; exit 1; }
    [ "$(state)" = "$after" ] || { echo "$kind, round $round: other than without a kill"; exit 1; }
  done
  echo "$kind: $duration ms, $((rounds / 5)) kills"
done
[ "$partial" -gt 0 ] || { echo "no round was killed before its end"; exit 1; }
echo "$rounds kills, $finished of them after the end, no store between before and after"
