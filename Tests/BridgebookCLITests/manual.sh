#!/usr/bin/env bash
# Checks that the manual page renders without warnings from mandoc and groff.
#
# usage: manual.sh BINARY
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
page=$folder/bridgebook.1 # mandoc takes the section from the name
"$1" help --man >"$page"
mandoc -T lint -W warning "$page"
groff -ww -man -Tutf8 "$page" 2>"$page.log" >/dev/null
if [ -s "$page.log" ]; then
  cat "$page.log"
  exit 1
fi
echo "$(wc -l <"$page") lines, no warning of mandoc or groff"
