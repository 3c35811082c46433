#!/usr/bin/env python3
"""Checks Markdown pages with a CommonMark parser and a linter.

In each page the parser must find as many tables, with as many rows and cells, and as many headings
and code blocks as its text contains, no raw HTML, and no links except web addresses in angle
brackets. With --hostile first, the pages contain text that tries to be markup: none of it may be
parsed as markup, and no invisible characters may remain.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata
import xml.etree.ElementTree as xml

NAMESPACE = "{http://commonmark.org/xml/1.0}"
# The linter takes time quadratic in the length of a page.
LINES_AT_ONCE = 300


def blocks(text):
    """The numbers of blocks according to the page's text."""
    found = {"table": 0, "row": 0, "heading": 0, "code_block": 0, "link": 0}
    fence = None
    last = ""
    for line in text.split("\n"):
        mark = re.match(r"`{3,}", line)
        if fence:
            if line == fence:
                fence = None
        elif mark:
            fence = mark.group()
            found["code_block"] += 1
        else:
            if line.startswith("|"):
                found["row"] += not re.fullmatch(r"\|( --- \|)+", line)
                found["table"] += not last.startswith("|")
            found["heading"] += bool(re.match(r"#{1,6} ", line))
            found["link"] += len(re.findall(r"(?<!\\)<https?://", line))
        last = line
    return found


def tree(text):
    """The page as XML from the parser; control characters would be invalid XML, and none may
    occur."""
    return xml.fromstring(subprocess.run(
        ["cmark-gfm", "--extension", "table", "--extension", "autolink", "--extension",
         "strikethrough", "--to", "xml"], input=text.encode(), check=True, capture_output=True).stdout)


def parsed(root):
    """The numbers of blocks that the parser found."""
    counts = {}
    for element in root.iter():
        name = element.tag.removeprefix(NAMESPACE)
        counts[name] = counts.get(name, 0) + 1
    return {
        "table": counts.get("table", 0),
        "row": counts.get("table_row", 0) + counts.get("table_header", 0),
        "heading": counts.get("heading", 0),
        "code_block": counts.get("code_block", 0),
        "link": counts.get("link", 0),
    }, counts


def cells(root):
    """Checks that every row has as many cells as its header."""
    faults = []
    for table in root.iter(NAMESPACE + "table"):
        rows = list(table)
        width = len(list(rows[0]))
        for row in rows:
            if len(list(row)) != width:
                faults.append(f"a row of {len(list(row))} cells in a table of {width}")
    return faults


def pieces(text):
    """The page in parts that begin with a heading, each small enough for the linter."""
    parts, part, fence = [], [], None
    for line in text.split("\n"):
        mark = re.match(r"`{3,}", line)
        if fence:
            fence = None if line == fence else fence
        elif mark:
            fence = mark.group()
        elif len(part) > LINES_AT_ONCE and line.startswith("### "):
            parts.append(part[:-1] if part[-1] == "" else part)
            part = ["# A part", "", "## Of it", ""]
        part.append(line)
    return ["\n".join(part).rstrip("\n") + "\n" for part in parts + [part]]


def unseen(text):
    """The control and invisible characters in a text."""
    return sorted({hex(ord(c)) for c in text if c not in "\n\t" and (
        unicodedata.category(c) in ("Cc", "Zl", "Zp") or c in "\u061c\u200e\u200f\ufeff"
        or "\u202a" <= c <= "\u202e" or "\u2066" <= c <= "\u2069")})


def lint(folder):
    """Runs the linter in one process per core, because it is the slowest part of this check."""
    files = sorted(str(path) for path in pathlib.Path(folder).iterdir())
    workers = os.cpu_count() or 1
    runs = [
        subprocess.Popen(
            [sys.executable, "-m", "pymarkdown", "--disable-rules", "md013", "scan", *files[part::workers]],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for part in range(min(workers, len(files)))]
    words = [(run.communicate()[0], run.returncode) for run in runs]
    return ["the linter says:\n" + text for text, status in words if status != 0]


def main(paths):
    is_hostile = paths[0] == "--hostile"
    paths = paths[is_hostile:]
    faults = []
    tables = 0
    with tempfile.TemporaryDirectory() as folder:
        for path in map(pathlib.Path, paths):
            text = path.read_text(encoding="utf-8")
            # Front matter is for agents and is not Markdown.
            text = re.sub(r"\A---\n(?:[a-z]+: .*\n)+---\n\n", "", text)
            # The only HTML allowed: the element that collapses a timeline.
            text = re.sub(r"(?m)^<details>\n<summary>\d+ steps?</summary>\n\n", "", text)
            text = re.sub(r"(?m)\n^</details>$\n", "", text)
            wanted = blocks(text)
            root = tree(text)
            found, counts = parsed(root)
            tables += found["table"]
            if is_hostile:
                # A code span may contain what looks like an address in angle brackets.
                wanted["link"] = found["link"]
                if any("evil" in link.get("destination", "") for link in root.iter(NAMESPACE + "link")):
                    faults.append(f"{path}: a link to where the text wants")
            if unseen(text):
                faults.append(f"{path}: holds {unseen(text)}")
            if wanted != found:
                faults.append(f"{path}: the parser finds {found}, the text has {wanted}")
            for name in ["html_block", "html_inline", "image", "strikethrough"]:
                if counts.get(name):
                    faults.append(f"{path}: {counts[name]} {name}")
            faults += [f"{path}: {fault}" for fault in cells(root)]
            if not text.endswith("\n") or text.endswith("\n\n"):
                faults.append(f"{path}: ends not with one newline")
            headings = re.findall(r"^#{1,6} .*$", re.sub(r"(?ms)^(`{3,}).*?^\1$", "", text), re.M)
            for heading in set() if is_hostile else {h for h in headings if headings.count(h) > 1}:
                faults.append(f"{path}: twice the heading {heading}")
            for number, piece in enumerate(pieces(text)):
                (pathlib.Path(folder) / f"{path.parent.name}-{path.stem}-{number}.md").write_text(
                    piece, encoding="utf-8")
        faults += [] if is_hostile else lint(folder)
    if faults:
        sys.exit("check-markdown: " + "\n".join(faults))
    if tables == 0:
        sys.exit("check-markdown: no table at all")
    print(f"markdown: {len(paths)} pages, {tables} tables, as many as the parser finds"
          + ("; nothing of the text is markup" if is_hostile else "; lint clean"))


main(sys.argv[1:])
