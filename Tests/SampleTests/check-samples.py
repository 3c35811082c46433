#!/usr/bin/env python3
"""Compiles the Swift samples of the book, the README and the manual, as written, against the stub modules in Stubs/.

usage: check-samples.py [--book DIR] [--page FILE ...] [--generated DIR] [--jobs N] [NAME ...]

Each ```swift block under "## Fix" or "## Code" of gotchas/, patterns/ and components/ is a file;
consecutive blocks of one section are checked together, unless they declare the same type.
So is each ```swift block of the README and the manual, or of each --page, with the recorder built.
Files of --generated end in .ios.swift, .macos.swift or .watchos.swift. A NAME limits the check to
entries whose path contains it. Prints "file:line: message" and exits with 1 on any error, with 2
where nothing could be checked.
"""
import argparse
import concurrent.futures
import glob
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "AppleCheck"))

from package import IMPORT  # noqa: E402
from stub_modules import STUBS, StubModules, module_platforms, oldest, read  # noqa: E402
from toolchain import Toolchain, Unavailable  # noqa: E402

TOP = os.path.relpath(os.path.join(HERE, "..", ".."))
BOOK = TOP + "/Sources/BookData/Knowledge"
PAGES = [TOP + "/README.md", *sorted(glob.glob(TOP + "/Sources/BridgebookCLI/Manual/*.md"))]
RECORDER = TOP + "/Sources/BridgeRecorder/**/*.swift"
# The flavors of samples, each with its platforms; a sample is compiled for the first platform that
# the entry supports, for the newest release: entries state themselves which release they need.
FLAVORS = {
    "ios": ("ios", "tvos", "visionos", "catalyst"), "macos": ("macos",), "watchos": ("watchos",)}
NEWEST = "27.0"
OS_NAMES = {"ios": ("iOS", "tvOS", "visionOS"), "macos": ("macOS", "OSX"), "watchos": ("watchOS",)}
TYPE = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|open|final|nonisolated|indirect)\s+)*"
    r"(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)", re.M)
DIAGNOSTIC = re.compile(r"^(.*?):(\d+):\d+: error: (.*)$", re.M)


class Block:
    def __init__(self, path, line, text):
        self.path, self.line, self.text = path, line, text
        self.imports = set(IMPORT.findall(text))
        self.types = set(TYPE.findall(text))


def own_modules():
    """For each flavor, the modules that exist for no other."""
    found = {flavor: set() for flavor in FLAVORS}
    for module, platforms in module_platforms().items():
        flavors = [flavor for flavor, names in FLAVORS.items() if set(names) & set(platforms)]
        if len(flavors) == 1:
            found[flavors[0]].add(module)
    return found


def names_of_appkit():
    """The types that only AppKit declares."""
    def names(module):
        return set(TYPE.findall("".join(map(read, glob.glob(os.path.join(STUBS, module, "*.swift"))))))
    return names("AppKit") - names("Foundation") - names("CoreGraphics") - names("UIKit")


OWN_MODULES, NAMES_OF_APPKIT = own_modules(), names_of_appkit()


def blocks_of(path, headings=("Fix", "Code")):
    """The sections with such a heading, each as a list of blocks; no heading means all sections."""
    sections, heading, start, lines = [[]], None, None, []
    for number, line in enumerate(open(path, encoding="utf-8"), 1):
        if start is not None:
            if line.startswith("```"):
                if not headings or heading in headings:
                    sections[-1].append(Block(path, start, "".join(lines)))
                start = None
            else:
                lines.append(line)
        elif line.startswith("## "):
            heading = line[3:].strip()
            sections.append([])
        elif line.startswith("```swift"):
            start, lines = number + 1, []
    return [section for section in sections if section]


def flavors_of(block):
    """The flavors of a block: by its imports, otherwise by the types it uses."""
    found = set()
    for flavor in FLAVORS:
        conditional = [os for os in OS_NAMES[flavor] if re.search(r"os\(%s\)" % os, block.text)]
        if conditional or block.imports & OWN_MODULES[flavor]:
            found.add(flavor)
    words = set(re.findall(r"\b(?:NS|WK)[A-Z]\w+", block.text))
    if "ios" not in found and (
            words & NAMES_OF_APPKIT or any(w.startswith(("NSView", "NSHosting")) for w in words)):
        found.add("macos")
    if any(w.startswith("WKInterface") for w in words):
        found.add("watchos")
    return found


def home_of(path):
    """The flavor of an entry's neutral blocks: "ios" if one of its platforms has UIKit."""
    for line in open(path, encoding="utf-8"):
        if line.startswith("platforms:"):
            names = set(re.findall(r"[a-z]+", line.split(":", 1)[1]))
            if not names & {"ios", "ipados", "tvos", "visionos", "catalyst"}:
                return "macos" if "macos" in names else "watchos"
    return "ios"


def platform_of(flavor, path):
    """The platform that a sample is compiled for; the flavor "ios" covers all systems with UIKit."""
    if flavor != "ios":
        return flavor
    if path.endswith(".swift"):
        # A generated file, such as TVPosterView.tvos.ios.swift.
        parts = os.path.basename(path).split(".")
        return parts[-3] if len(parts) > 3 and parts[-3] in FLAVORS[flavor] else flavor
    for line in open(path, encoding="utf-8") if path.endswith(".txt") else []:
        if line.startswith("platforms:"):
            named = re.findall(r"[a-z]+", line.split(":", 1)[1].replace("ipados", "ios"))
            return next((own for own in FLAVORS[flavor] if own in named), flavor)
    return flavor


def groups_of(sections):
    """The files to check together, with their flavor."""
    for section in sections:
        group, flavors = [], None
        found = [flavors_of(block) for block in section]
        # A neutral block goes with the last block before it that is not neutral.
        current = next((own for own in found if own), {home_of(section[0].path)})
        for block, own in zip(section, found):
            current = own or current
            own = current
            clash = any(block.types & other.types for other in group)
            if group and (clash or own != flavors):
                for flavor in sorted(flavors):
                    yield flavor, group
                group = []
            group, flavors = group + [block], own
        for flavor in sorted(flavors):
            yield flavor, group


def collect(options):
    """The groups of blocks to check together, each with its flavor."""
    groups = []
    for kind in ("gotchas", "patterns", "components"):
        folder = os.path.join(options.book, kind)
        for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else []:
            if name.endswith(".txt"):
                path = os.path.join(folder, name)
                groups += list(groups_of(blocks_of(path)))
    for page in options.page or PAGES:
        groups += list(groups_of(blocks_of(page, headings=())))
    if options.generated:
        for name in sorted(os.listdir(options.generated)):
            flavor = name.split(".")[-2] if name.count(".") > 1 else ""
            if name.endswith(".swift") and flavor in FLAVORS:
                path = os.path.join(options.generated, name)
                groups.append((flavor, [Block(path, 1, read(path))]))
    if options.names:
        groups = [g for g in groups if any(name in g[1][0].path for name in options.names)]
    return groups


def prepared(platform, groups, toolchain):
    """The stub modules that the groups of a platform need, and the errors of building them."""
    stubs = StubModules(toolchain, oldest(platform))
    stubs.add("BridgeRecorder", sorted(glob.glob(RECORDER, recursive=True)))
    imported = {name for group in groups for block in group for name in block.imports}
    stubs.prepare(imported)
    return stubs, stubs.build(imported)


def check(stubs, folder, index, group):
    """Compiles a group; returns its errors with the lines of the entry."""
    origin = {}
    for position, block in enumerate(group):
        path = os.path.join(folder, "%05d_%d.swift" % (index, position))
        with open(path, "w", encoding="utf-8") as out:
            out.write("\n" * (block.line - 1) + block.text)
        origin[path] = os.path.relpath(block.path)
    said = stubs.compile(stubs.base.at(NEWEST), list(origin))
    errors = ["%s:%s: %s [%s]" % (origin.get(path, path), line, words, stubs.platform)
              for path, line, words in DIAGNOSTIC.findall(said)]
    return errors or ["%s: %s" % (os.path.relpath(group[0].path), said)] if said else []


def run(options):
    toolchain = Toolchain(os.path.join(TOP, ".build", "apple-check"))
    toolchain.prepare()
    platforms = {}
    for flavor, group in collect(options):
        platforms.setdefault(platform_of(flavor, group[0].path), []).append(group)
    folder = os.path.join(TOP, ".build", "sample-check", "written")
    os.makedirs(folder, exist_ok=True)
    work = []
    for platform, groups in sorted(platforms.items()):
        stubs, broken = prepared(platform, groups, toolchain)
        if broken:
            print("\n".join(broken))
            return 1
        work += [(stubs, group) for group in groups]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(
            lambda item: check(item[1][0], folder, item[0], item[1][1]), enumerate(work)))
    for error in sum(results, []):
        print(error)
    failed = sum(map(bool, results))
    print("%d samples checked (%s), %d refused" % (
        len(work), ", ".join("%s: %d" % (name, len(own)) for name, own in sorted(platforms.items())), failed))
    return 1 if failed or not work else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--book", default=BOOK)
    parser.add_argument("--page", action="append")
    parser.add_argument("--generated")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("names", nargs="*")
    try:
        return run(parser.parse_args())
    except Unavailable as reason:
        print(reason, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
