#!/usr/bin/env bash
# Two writers and two readers in loops: no command may fail, and none may report an intact store as
# truncated or damaged.
# usage: stress.sh BRIDGEBOOK ROUNDS    (a round is four commands; 12500 rounds are the 50,000 commands of a full run)
set -euo pipefail
program=$1 rounds=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
store=$folder/book.sqlite
"$program" --store "$store" list > /dev/null

# Every writer imports its own log and removes the run again; the last connection to close
# checkpoints the log, which extends the file.
writer() {
  local run=
  for ((round = 0; round < rounds; round++)); do
    if [ -n "$run" ]; then
      "$program" --store "$store" runs remove "$run" > /dev/null 2>> "$folder/errors" \
        || echo "runs remove: $?" >> "$folder/failures"
      run=
      continue
    fi
    printf 'writer %s\nround %s\n' "$1" "$round" > "$folder/$1.log"
    "$program" --store "$store" import "$folder/$1.log" > "$folder/$1.out" 2>> "$folder/errors" \
      || echo "import: $?" >> "$folder/failures"
    run=$(grep -oE '\b[0-9a-f]{12}\b' "$folder/$1.out" | head -1)
  done
}
reader() {
  for ((round = 0; round < rounds; round++)); do
    "$program" --store "$store" "$@" > /dev/null 2>> "$folder/errors" \
      || echo "$*: $?" >> "$folder/failures"
  done
}
writer one & writer two & reader runs & reader search update &
wait
touch "$folder/errors" "$folder/failures"
sort "$folder/errors" | uniq -c | head -20
if [ -s "$folder/failures" ] || grep -qE 'cut off|damaged|not a ' "$folder/errors"; then
  sort "$folder/failures" | uniq -c
  exit 1
fi
echo "$((rounds * 4)) commands, none failed"
