#!/usr/bin/env bash
# Exports every sheet of the built-in book and checks it with other programs: a CommonMark parser that must find every
# table, a Markdown linter, Graphviz, the grammar of Mermaid, and a browser's print of the one-page sheet.
# usage: check-sheets.sh PROGRAM PYTHON-WITH-PYMARKDOWN
set -euo pipefail
program=$(realpath "$1")
# Without realpath: an interpreter of a virtual environment finds its packages only by its link.
python=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
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
    # The queue has no Markdown.
    # shellcheck disable=SC2086 # each word is an argument
    [ "$name" = queue ] || "$program" export $words -o "$folder/$name.md" >/dev/null \
      || fail "export $words"
    # shellcheck disable=SC2086
    "$program" export $words --format html -o "$folder/$name.html" >/dev/null \
      || fail "export $words --format html"
  done <<'END'
availability:availability
availability-macos:availability --platform macos
cheatsheet:cheatsheet
cheatsheet-brief:cheatsheet --brief
cheatsheet-brief-gesture:cheatsheet --brief --approach gesture
cheatsheet-brief-macos:cheatsheet --brief --platform macos --target 13
cheatsheet-approach-view:cheatsheet --approach view
cheatsheet-component:cheatsheet --component MKMapView --target 16
cheatsheet-component-brief:cheatsheet --brief --component WKWebView
cheatsheet-full:cheatsheet --full
cheatsheet-gesture:cheatsheet --approach gesture
cheatsheet-macos:cheatsheet --platform macos
cheatsheet-macos-target:cheatsheet --platform macos --target 13
cheatsheet-target:cheatsheet --target 16
cheatsheet-topic:cheatsheet --topic observation
claims:claims
compare:compare map-wrapper/M1 map-wrapper/M3
components:components
gotchas:gotchas
gotchas-hosting:gotchas --approach hosting
patterns:patterns
queue:queue map-wrapper/M1
sequence:sequence map-wrapper/M1
timeline:timeline map-wrapper/M2
patterns-full:patterns --full
run:run map-wrapper/M2
tree:tree
END
}

export_sheets one
export_sheets two
diff -r one two || fail "the same store gave other bytes"
echo "sheets: $(find one -name '*.md' | wc -l), twice the same bytes"

"$program" export skill -o skill >/dev/null || fail "export skill"
"$python" "$here/check-markdown.py" one/*.md
"$python" "$here/check-html.py" one/*.html
# Five hundred pages take a while, so they are read in the background.
find skill -name '*.md' -print0 | xargs -0 "$python" "$here/check-markdown.py" >skill.txt 2>&1 &
skill=$!

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
    # shellcheck disable=SC2086
    "$program" export $sheet --format html -o "hostile/${sheet//[ \/]/-}.html" >/dev/null \
      || fail "hostile $sheet as HTML"
  done
  for form in dot mermaid; do "$program" export tree --as $form -o "hostile.$form" >/dev/null; done
)
"$python" "$here/check-markdown.py" --hostile hostile/*.md
"$python" "$here/check-html.py" hostile/*.html
dot -Tsvg hostile.dot >/dev/null
"$python" "$here/check-mermaid.py" hostile.mermaid

"$program" export tree --as dot | dot -Tsvg >tree.svg || fail "Graphviz refuses the tree"
grep -q "</svg>" tree.svg
"$program" export tree --as mermaid >tree.mmd
"$python" "$here/check-mermaid.py" tree.mmd

# The number of A4 pages that a sheet takes in a browser's print.
printed_pages() {
  { echo '<!doctype html><meta charset="utf-8"><style>'
    cat "$here/page.css"
    echo '</style>'
    cmark-gfm --extension table "$1"
  } >page.html
  printed_html page.html
}

# The same for a page for a browser, with its own style.
printed_html() {
  chromium --headless --no-sandbox --disable-gpu --user-data-dir="$folder/browser" --no-pdf-header-footer \
    --print-to-pdf=page.pdf "file://$folder/$1" 2>/dev/null
  pdfinfo page.pdf | sed -n 's/^Pages: *//p'
}

# Prints "WIDTH: COUNT wider": how many parts, which are the page and the elements that a selector
# matches, are too wide for a browser's window of that width.
overflow() {
  # In a frame, because a window has a minimum width.
  cat >measured.html <<END
<!doctype html><title>none</title><iframe id="frame" src="$2" style="border: 0; width: $1px; height: 900px"></iframe>
<script>
const frame = document.getElementById("frame")
frame.onload = () => {
  const page = frame.contentDocument
  const wide = [page.scrollingElement, ...page.querySelectorAll("$3")].filter(
    (part) => part.scrollWidth > part.clientWidth + 1)
  document.title = frame.contentWindow.innerWidth + ": " + wide.length + " wider"
  }
</script>
END
  chromium --headless --no-sandbox --disable-gpu --user-data-dir="$folder/browser" \
    --allow-file-access-from-files --window-size=1400,1000 \
    --dump-dom "file://$folder/measured.html" 2>/dev/null | sed -n 's/.*<title>\([^<]*\)<.*/\1/p' | head -1
}

# On a screen, pictures and code may scroll.
for width in 390 1280; do
  for page in one/*.html; do
    # A page with every entry and its code takes a browser minutes; its parts are on the other
    # pages.
    case $page in *-full.html) continue ;; esac
    found=$(overflow "$width" "$page" div.wide)
    [ "$found" = "$width: 0 wider" ] || fail "$page in a window of $width: $found"
  done
  echo "pages: nothing is wider than a window of $width"
done

# Nothing scrolls on paper: the rules for print, at the 190 mm between the margins of A4.
mkdir printed
for page in one/*.html; do
  case $page in *-full.html) continue ;; esac
  sed 's/@media print/@media all/' "$page" >"printed/${page#one/}"
  found=$(overflow 718 "printed/${page#one/}" ".wide, pre")
  [ "$found" = "718: 0 wider" ] || fail "$page printed: $found"
done
echo "pages: nothing is wider than a sheet of A4"

for sheet in one/cheatsheet*.md; do
  case $sheet in
    *-full.md) continue ;;
    *brief*) most=1 ;;
    # A sheet of one bridge has space for its tasks and beliefs; a target adds what is not yet
    # available.
    *-approach-* | *-gesture.md | *-topic.md | *-component.md | *-target.md) most=6 ;;
    *) most=4 ;;
  esac
  pages=$(printed_pages "$sheet")
  [ "$pages" -le "$most" ] || fail "$sheet prints on $pages pages, not on $most"
  browsed=$(printed_html "${sheet%.md}.html")
  [ "$browsed" -le "$most" ] || fail "${sheet%.md}.html prints on $browsed pages, not on $most"
  echo "$(basename "$sheet" .md): $pages of at most $most A4 pages in a browser's print, as HTML $browsed"
done

# The brief sheet of every class fits one page; all are measured on one page for a browser, because
# printing each would take minutes. A4 has 1,047 pixels between its margins; the rest is for
# machines whose fonts are wider.
{
  echo '<!doctype html><meta charset="utf-8"><title>none</title><style>'
  cat "$here/page.css"
  echo 'div.sheet { width: 718px; overflow: hidden; }</style>'
  for class in $("$program" list components | cut -f1); do
    echo "<div class=sheet id=$class>"
    "$program" export cheatsheet --brief --component "$class" | cmark-gfm --extension table
    echo '</div>'
  done
  cat <<'END'
<script>
const sheets = [...document.querySelectorAll("div.sheet")]
const long = sheets.filter((sheet) => sheet.getBoundingClientRect().height > 1030)
document.title = sheets.length + " sheets, too long: " + (long.map((sheet) => sheet.id).join(" ") || "none")
</script>
END
} >briefs.html
briefs=$(chromium --headless --no-sandbox --disable-gpu --user-data-dir="$folder/browser" \
  --dump-dom "file://$folder/briefs.html" 2>/dev/null | sed -n 's/.*<title>\([^<]*\)<.*/\1/p' | head -1)
case $briefs in
  [1-9][0-9][0-9]" sheets, too long: none") echo "briefs of classes: $briefs" ;;
  *) fail "briefs of classes: $briefs" ;;
esac
wait "$skill" || { cat skill.txt; fail "the skill's pages"; }
echo "skill: $(cat skill.txt)"
