#!/usr/bin/env python3
"""Compares the availability of the types in Stubs/ with that of the book, where both state a release.

usage: compare-availability.py

The book states it for each class under `platforms:` and for SwiftUI's own types under `## Native`.
Prints what differs, then the number of comparisons. Releases before the oldest one with SwiftUI
count as that one. Then prints how many declarations of the stubs no source covers, which are the
rows of unverified.txt and the question marks of modules.txt. Exits with 1 if anything differs, or
if a declaration is neither listed in unverified.txt nor counted there as compared with a source.
"""
import collections
import glob
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "AppleCheck"))

from stub_modules import PLATFORMS, STUBS, module_platforms, read  # noqa: E402
from stub_declarations import stub_declarations  # noqa: E402

BOOK = os.path.join(HERE, "..", "..", "Sources", "BookData", "Knowledge", "components")
TYPE = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|open|final|nonisolated|indirect)\s+)*"
    r"(?:class|struct|enum|protocol|actor)\s+(\w+)")
SPELLING = {
    "ios": "iOS", "catalyst": "macCatalyst", "tvos": "tvOS", "visionos": "visionOS",
    "macos": "macOS", "watchos": "watchOS"}
# Types of the stubs that share the name of another type of the book: the old and the new TipView
# and Map have one declaration each.
OTHER = {"Map", "TabView", "Scene", "NSToolbarItem"}


def numbers(release):
    parts = [int(part) for part in release.split(".")]
    return (parts + [0])[:2]


def at_least(release, platform):
    return max(numbers(release), numbers(PLATFORMS[platform][1]))


def stub_types():
    """For each type at the top level of a stub file: its module, and what its @available lines say."""
    found = {}
    for path in sorted(glob.glob(os.path.join(STUBS, "*", "*.swift"))):
        # A type inside a condition is indented as a nested type is.
        outside, lines = re.compile(r"^(?:#|  #)"), []
        in_condition = False
        for line in read(path).splitlines():
            text = line.strip()
            if outside.match(line):
                in_condition = not text.startswith("#endif")
            if text.startswith("@available("):
                lines.append(text)
                continue
            match = TYPE.match(text)
            if match and len(line) - len(text) == (2 if in_condition else 0):
                found.setdefault(match[1], (os.path.basename(os.path.dirname(path)), lines))
            if match or not text.startswith("@"):
                lines = []
    return found


def stated(lines, platform):
    """The release that the lines state for a platform; "unavailable", or None if they name none."""
    name = SPELLING[platform]
    for line in lines:
        if re.match(r"@available\(%s, unavailable" % name, line):
            return "unavailable"
        match = re.search(r"\b%s ([\d.]+)" % name, line)
        if match:
            return match[1]
    return stated(lines, "ios") if platform == "catalyst" else None


def rows_of_book():
    """Name, platform, and release of classes and of SwiftUI's types."""
    for path in sorted(glob.glob(os.path.join(BOOK, "*.txt"))):
        text = read(path)
        identifier = re.search(r"(?m)^id: *(\S+)", text)[1]
        listed = [(identifier, re.search(r"(?m)^platforms: *(.*)$", text)[1])]
        native = re.search(r"(?ms)^## Native\n(.*?)(?=^## |\Z)", text)
        for line in native[1].splitlines() if native else []:
            parts = [part.strip() for part in line.lstrip("- ").split("|")]
            if len(parts) > 2 and re.fullmatch(r"\w+", parts[0]):
                listed.append((parts[0], parts[2]))
        for name, platforms in listed:
            for item in platforms.split(","):
                words = item.split()
                if len(words) > 1 and words[0] in SPELLING and re.match(r"\d", words[1]):
                    yield name, words[0], words[1]


def unverified():
    """The rows of unverified.txt, and for each module the number of declarations without a row."""
    rows, compared, module = collections.Counter(), {}, None
    for line in read(os.path.join(STUBS, "unverified.txt")).splitlines():
        match = re.match(r"(\w+): (\d+)$", line)
        if match:
            module = match[1]
            compared[module] = int(match[2])
        elif line.startswith("  "):
            rows["%s %s" % (module, re.sub(r": [a-z ]+$", "", line.strip()))] += 1
    return rows, compared


def check_sources():
    """Prints how much of the stubs is compared with a source; returns the inconsistencies."""
    declared = stub_declarations()
    rows, compared = unverified()
    known, wrong = collections.Counter(d.name for d in declared), []
    for row in sorted((rows - known).keys()):
        wrong.append("%s: in unverified.txt, not in the stubs" % row)
    for module, count in sorted(collections.Counter(d.module for d in declared).items()):
        listed = sum(n for row, n in rows.items() if row.split()[0] == module)
        if count != listed + compared.get(module, 0):
            wrong.append(
                "%s: %d declarations, of which unverified.txt lists %d and counts %d as compared; "
                "compare what is new with an SDK, or list it" % (
                    module, count, listed, compared.get(module, 0)))
    everywhere = collections.Counter(d.name for d in declared if d.is_everywhere())
    print("%d declarations of the stubs, %d of them unverified" % (len(declared), rows.total()))
    print("%d are stated to be in every release of their platforms, %d of them unverified" % (
        everywhere.total(), (everywhere & rows).total()))
    marks = sum(line.count("?") for line in read(os.path.join(STUBS, "modules.txt")).splitlines()
                if not line.startswith("#"))
    print("%d platforms of modules are unverified" % marks)
    return wrong


def main():
    types, homes = stub_types(), module_platforms()
    compared, differing = 0, set()
    for name, platform, release in rows_of_book():
        module, lines = types.get(name, (None, []))
        if module is None or name in OTHER or platform not in homes.get(module, [platform]):
            continue
        found = stated(lines, platform)
        if found is None and platform == "visionos":
            continue
        compared += 1
        if found == "unavailable" or at_least(found or "0", platform) != at_least(release, platform):
            differing.add("%s: %s %s in the book, %s in the stubs" % (
                name, SPELLING[platform], release, found or "every release"))
    for line in sorted(differing):
        print(line)
    print("%d releases compared, %d differ" % (compared, len(differing)))
    wrong = check_sources()
    for line in wrong:
        print(line)
    return 1 if differing or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
