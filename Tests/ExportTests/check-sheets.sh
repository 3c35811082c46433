#!/usr/bin/env bash
# Exports every sheet of the built-in book and holds it to what others read: a CommonMark parser that must find every
# table, a Markdown linter, Graphviz, the grammar of Mermaid, and a browser's print of the one-page sheet.
# usage: check-sheets.sh PROGRAM PYTHON-WITH-PYMARKDOWN
set -euo pipefail
program=$(realpath "$1")
python=$2
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export BRIDGEBOOK_STORE=$folder/book.sqlite
cd "$folder"

fail() {
  echo "check-sheets: $*" >&2
  exit 1
}

# Each sheet alone and with the options that change its shape.
export_sheets() {
  local folder=$1
  mkdir -p "$folder"
  while IFS=: read -r name words; do
    # shellcheck disable=SC2086 # the words are words
    "$program" export $words -o "$folder/$name.md" >/dev/null || fail "export $words"
  done <<'END'
availability:availability
availability-macos:availability --platform macos
cheatsheet:cheatsheet
cheatsheet-brief:cheatsheet --brief
cheatsheet-brief-gesture:cheatsheet --brief --approach gesture
cheatsheet-brief-macos:cheatsheet --brief --platform macos --target 13
cheatsheet-component:cheatsheet --component MKMapView --target 16
cheatsheet-component-brief:cheatsheet --brief --component WKWebView
cheatsheet-full:cheatsheet --full
cheatsheet-gesture:cheatsheet --approach gesture
cheatsheet-macos:cheatsheet --platform macos
cheatsheet-target:cheatsheet --target 16
cheatsheet-topic:cheatsheet --topic observation
claims:claims
compare:compare map-wrapper/M1 map-wrapper/M3
components:components
gotchas:gotchas
gotchas-hosting:gotchas --approach hosting
patterns:patterns
patterns-full:patterns --full
run:run map-wrapper/M2
tree:tree
END
}

export_sheets one
export_sheets two
diff -r one two || fail "the same store gave other bytes"
echo "sheets: $(find one -name '*.md' | wc -l), twice the same bytes"

"$python" "$here/check-markdown.py" one/*.md

cp "$BRIDGEBOOK_STORE" hostile.sqlite
"$python" "$here/make-hostile-store.py" hostile.sqlite hostile.log
(
  export BRIDGEBOOK_STORE=$folder/hostile.sqlite
  mkdir hostile
  run=$("$program" --format json import hostile.log | sed -n 's/.*"id": "\(.*\)",/\1/p')
  for sheet in "cheatsheet --full" cheatsheet "cheatsheet --brief" "cheatsheet --component MKMapView" \
    claims components "gotchas --full" patterns availability "run $run" "run $run --redact" "compare $run $run"; do
    # shellcheck disable=SC2086
    "$program" export $sheet -o "hostile/${sheet//[ \/]/-}.md" >/dev/null || fail "hostile $sheet"
  done
  for form in dot mermaid; do "$program" export tree --as $form -o "hostile.$form" >/dev/null; done
)
"$python" "$here/check-markdown.py" --hostile hostile/*.md
dot -Tsvg hostile.dot >/dev/null
"$python" "$here/check-mermaid.py" hostile.mermaid

"$program" export tree --as dot | dot -Tsvg >tree.svg || fail "Graphviz refuses the tree"
grep -q "</svg>" tree.svg
"$program" export tree --as mermaid >tree.mmd
"$python" "$here/check-mermaid.py" tree.mmd

for sheet in one/cheatsheet-brief*.md; do
  { echo '<!doctype html><meta charset="utf-8"><style>'
    cat "$here/page.css"
    echo '</style>'
    cmark-gfm --extension table "$sheet"
  } >page.html
  chromium --headless --no-sandbox --disable-gpu --no-pdf-header-footer \
    --print-to-pdf=page.pdf "file://$folder/page.html" 2>/dev/null
  pages=$(pdfinfo page.pdf | sed -n 's/^Pages: *//p')
  [ "$pages" = 1 ] || fail "$sheet prints on $pages pages, not on one"
done
echo "brief sheets: each one A4 page in a browser's print"
