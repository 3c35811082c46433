#!/usr/bin/env python3
"""Checks that HTML pages are complete by themselves.

usage: check-html.py PAGE.html...

Every element is closed in order, ids are unique, links within the page have a target, nothing is
loaded from elsewhere, there are no scripts, and the page declares its language, encoding and title.
"""
import sys
from html.parser import HTMLParser

VOID = {"meta", "link", "br", "img", "hr", "input", "wbr"}
KNOWN = {
    "html", "head", "meta", "title", "style", "body", "main", "nav", "a", "ul", "ol", "li", "p", "h1", "h2", "h3", "div",
    "table", "thead", "tbody", "tr", "th", "td", "pre", "code", "strong", "details", "summary",
    "wbr", "figure", "svg", "rect", "text", "line", "path",
}


class Page(HTMLParser):
    def __init__(self):
        super().__init__()
        self.faults, self.open, self.ids, self.links, self.seen = [], [], set(), [], set()

    def fault(self, text):
        self.faults.append(f"line {self.getpos()[0]}: {text}")

    def handle_starttag(self, tag, attributes):
        self.seen.add(tag)
        if tag not in KNOWN:
            self.fault(f"<{tag}> is none of the page's own elements")
        for name, value in attributes:
            if name.startswith("on") or name in {"src", "style"}:
                self.fault(f"attribute {name}")
            if name == "id":
                if value in self.ids:
                    self.fault(f"id {value} twice")
                self.ids.add(value)
            if name == "href":
                if value.startswith("#"):
                    self.links.append((value[1:], self.getpos()[0]))
                elif not value.startswith(("https://", "http://")):
                    self.fault(f"address {value}")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open[-1] != tag:
            self.fault(f"</{tag}> inside {self.open[-3:]}")
        else:
            self.open.pop()


def main():
    count = 0
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8", newline="") as file:
            text = file.read()
        page = Page()
        page.feed(text)
        page.close()
        if page.open:
            page.fault(f"never closed: {page.open}")
        for target, line in page.links:
            if target not in page.ids:
                page.faults.append(f"line {line}: #{target} leads nowhere")
        for tag in ("title", "h1", "main"):
            if tag not in page.seen:
                page.fault(f"no <{tag}>")
        if not text.startswith('<!DOCTYPE html>\n<html lang="en">') or 'charset="utf-8"' not in text:
            page.fault("no document type, language or encoding")
        style = text[text.index("<style>") : text.index("</style>")]
        if any(word in style for word in ("@import", "url(")):
            page.fault("the style loads something")
        for fault in page.faults[:20]:
            print(f"{path}: {fault}")
        count += len(page.faults)
    if count:
        sys.exit(f"{count} faults")
    print(f"{len(sys.argv) - 1} pages of HTML stand alone")


main()
