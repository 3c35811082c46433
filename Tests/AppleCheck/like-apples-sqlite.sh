#!/usr/bin/env bash
# Runs the program with a SQLite that behaves like Apple's, and with small stacks; Linux only.
#
# usage: like-apples-sqlite.sh BINARY
#
# The binary must be linked to libsqlite3 dynamically. tests-like-apple.sh runs the command tests the same way.
set -euo pipefail
binary=$1
if ! ldd "$binary" | grep libsqlite3 >/dev/null; then
  echo "$binary contains SQLite, which cannot be replaced: build it with BRIDGEBOOK_SHARED_SQLITE=1"
  exit 1
fi
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for name in no-memory-statistics kept-log; do
  clang -shared -fPIC -O1 -o "$folder/$name.so" "$here/Preloads/$name.c" -lsqlite3 -ldl
done

fail() {
  echo "$1"
  exit 1
}

# The heap limit of `sql` refuses to sort 1.6 GB, regardless of the machine's memory.
store=$folder/book.sqlite
"$binary" --store "$store" list >/dev/null
status=0
LD_PRELOAD=$folder/no-memory-statistics.so "$binary" --store "$store" \
  sql "WITH n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 400),
    big AS MATERIALIZED (SELECT i, zeroblob(4000000) AS value FROM n ORDER BY value)
    SELECT count(*) FROM big" \
  >"$folder/out" 2>"$folder/err" || status=$?
[ "$status" -ne 0 ] && grep -qi memory "$folder/err" \
  || fail "the memory limit of sql has no effect: status $status, $(cat "$folder/err")"

# No files are left beside a store, new or old.
for round in new old; do
  LD_PRELOAD=$folder/kept-log.so "$binary" --store "$folder/kept/book.sqlite" recommend MKMapView >/dev/null
  LD_PRELOAD=$folder/kept-log.so "$binary" --store "$folder/kept/book.sqlite" doctor >/dev/null
  [ "$(ls "$folder/kept")" = book.sqlite ] || fail "beside a $round store: $(ls "$folder/kept" | tr '\n' ' ')"
done

# The stack size of Apple's secondary threads, here for the main thread and for all threads that do
# not request more. The deepest scenario within the limits needs most of it: 512 levels of views, on
# the command line and in the server.
printf 'kind: scenario\nid: deep\ntitle: Views in views\nplatform: ios\n\nview V\n  body\n    show V\n\nsteps\n  launch V\n\nvariant a plain: it\n' \
  >"$folder/deep.txt"
{
  echo '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},@
"clientInfo":{"name":"check","version":"1"}}}
{"jsonrpc":"2.0","method":"notifications/initialized"}
{"jsonrpc":"2.0","id":2,"method":"tools/list"}'
  awk '{ text = text $0 "\\n" } END {
    printf "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\",\"params\":{\"name\":\"simulate\",@\n"
    printf "\"arguments\":{\"text\":\"%s\"}}}\n", text
  }' "$folder/deep.txt"
} | sed -e ':a' -e '/@$/N' -e 's/@\n//' -e 'ta' >"$folder/requests"
(ulimit -s 512 && "$binary" --store "$store" mcp <"$folder/requests" >"$folder/answers") \
  || fail "mcp does not run with stacks of 512 KiB"
[ "$(wc -l <"$folder/answers")" -eq 3 ] || fail "mcp answered: $(cat "$folder/answers")"
grep -q 'nesting' "$folder/answers" || fail "mcp did not stop a scenario at its nesting: $(cat "$folder/answers")"
status=0
(ulimit -s 512 && "$binary" --store "$store" simulate "$folder/deep.txt" --limit nesting=512 >"$folder/out" 2>"$folder/err") \
  || status=$?
[ "$status" -le 1 ] && grep -q nesting "$folder/out" \
  || fail "the deepest scenario with a stack of 512 KiB: status $status, $(cat "$folder/out" "$folder/err")"
for scenario in $("$binary" --store "$store" list --kind scenario 2>/dev/null | awk '{ print $1 }'); do
  status=0
  (ulimit -s 512 && "$binary" --store "$store" simulate "$scenario" >/dev/null 2>"$folder/err") || status=$?
  [ "$status" -le 1 ] || fail "simulate $scenario with a stack of 512 KiB: status $status"
done
echo "like Apple's SQLite and threads: the limit holds, no log is kept, 512 KiB of stack suffice"
