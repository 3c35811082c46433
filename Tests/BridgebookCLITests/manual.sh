#!/usr/bin/env bash
# The manual page renders without a warning of mandoc and groff.
#
# usage: manual.sh BINARY
set -euo pipefail
page=$(mktemp)
trap 'rm -f "$page" "$page.log"' EXIT
"$1" help --man >"$page"
mandoc -T lint -W warning "$page"
groff -ww -man -Tutf8 "$page" 2>"$page.log" >/dev/null
if [ -s "$page.log" ]; then
  cat "$page.log"
  exit 1
fi
echo "$(wc -l <"$page") lines, no warning of mandoc or groff"
