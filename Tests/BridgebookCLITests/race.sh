#!/usr/bin/env bash
# Starts ten processes at once on a missing store: all must succeed and leave one good store and nothing beside it.
#
# usage: race.sh BINARY ROUNDS
set -euo pipefail
binary=$1
rounds=$2
for round in $(seq "$rounds"); do
  folder=$(mktemp -d)
  processes=()
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    "$binary" --store "$folder/book.sqlite" recommend MKMapView >/dev/null &
    processes+=($!)
  done
  for process in "${processes[@]}"; do
    wait "$process" || { echo "round $round: a process failed"; exit 1; }
  done
  check=$(sqlite3 "$folder/book.sqlite" 'PRAGMA integrity_check; SELECT count(*) > 500 FROM entry')
  [ "$check" = $'ok\n1' ] || { echo "round $round: $check"; exit 1; }
  # Two connections that close at the same moment both leave the write-ahead log to the next one, which the check was.
  [ "$(ls "$folder")" = book.sqlite ] || { echo "round $round: left $(ls "$folder")"; exit 1; }
  rm -rf "$folder"
done
echo "$rounds rounds, one good store each"
