#!/usr/bin/env python3
"""Type-checks the Swift samples of the book, the README and the manual against the stub modules in Stubs/.

usage: check-samples.py [--book DIR] [--page FILE ...] [--generated DIR] [--jobs N] [--keep DIR] [NAME ...]

Each ```swift block under "## Fix" or "## Code" of gotchas/, patterns/ and components/ is a file;
consecutive blocks of one section are checked together, unless they declare the same type.
So is each ```swift block of the README and the manual, or of each --page, with the recorder built.
Files of --generated end in .ios.swift, .macos.swift or .watchos.swift. A NAME limits the check to
entries whose path contains it. Prints "file:line: message" and exits with 1 on any error.
"""
import argparse
import concurrent.futures
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
STUBS = os.path.join(HERE, "Stubs")
TOP = os.path.relpath(os.path.join(HERE, "..", ".."))
BOOK = TOP + "/Sources/BookData/Knowledge"
PAGES = [TOP + "/README.md", *sorted(glob.glob(TOP + "/Sources/BridgebookCLI/Manual/*.md"))]
RECORDER = TOP + "/Sources/BridgeRecorder/**/*.swift"
FLAVORS = ("ios", "macos", "watchos")
# The flavors for which a module exists; a module that is not listed exists for all of them.
HOMES = {
    "ios": """UIKit MessageUI SafariServices ARKit CoreAudioKit CoreLocationUI DeviceDiscoveryUI
        EventKitUI GLKit OpenGLES HealthKitUI QuickLook TVUIKit""".split(),
    "macos": """AppKit Quartz QuickLookUI Virtualization LocalAuthenticationEmbeddedUI""".split(),
    "watchos": ["WatchKit"],
}
OS_NAMES = {"ios": ("iOS", "tvOS", "visionOS"), "macos": ("macOS", "OSX"), "watchos": ("watchOS",)}
TYPE = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|open|final|nonisolated|indirect)\s+)*"
    r"(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)", re.M)
IMPORT = re.compile(r"^\s*(?:@\w+\s+)*import\s+(?:class |struct |enum |func |protocol )?(\w+)", re.M)
DIAGNOSTIC = re.compile(r"^(.*?):(\d+):(\d+): (error|warning): (.*)$")
STOPPED = "error: the compiler stopped with"


class Block:
    def __init__(self, path, line, text):
        self.path, self.line, self.text = path, line, text
        self.imports = set(IMPORT.findall(text))
        self.types = set(TYPE.findall(text))


class Stubs:
    """The stub modules, built on demand in a folder for each flavor."""

    def __init__(self, folder, swiftc):
        self.folder, self.swiftc = folder, swiftc
        self.sources, self.imports = {}, {}
        for module in sorted(os.listdir(STUBS)):
            path = os.path.join(STUBS, module)
            if os.path.isdir(path):
                files = [os.path.join(path, f) for f in sorted(os.listdir(path))]
                self.sources[module] = [f for f in files if f.endswith(".swift")]
                text = "".join(open(f, encoding="utf-8").read() for f in self.sources[module])
                self.imports[module] = set(IMPORT.findall(text)) - {module}
        self.sources["BridgeRecorder"] = sorted(glob.glob(RECORDER, recursive=True))
        self.imports["BridgeRecorder"] = set()
        names = lambda module: set(
            TYPE.findall("".join(open(f).read() for f in self.sources.get(module, []))))
        shared = names("Foundation") | names("CoreGraphics") | names("UIKit")
        self.mac_names = names("AppKit") - shared
        self.plugins = os.path.join(
            os.path.dirname(os.path.realpath(swiftc)), "..", "lib", "swift", "host", "plugins")

    def has(self, module, flavor):
        homes = [f for f in FLAVORS if module in HOMES[f]]
        return module in self.sources and (not homes or flavor in homes)

    def closure(self, modules, flavor):
        """The stub modules that the imports need, each after its own imports."""
        order = []

        def visit(module):
            if module in order or not self.has(module, flavor):
                return
            for other in sorted(self.imports[module]):
                visit(other)
            order.append(module)

        for module in sorted(modules):
            visit(module)
        return order

    def output(self, flavor):
        return os.path.join(self.folder, flavor)

    def arguments(self, flavor):
        return [
            "nice", self.swiftc, "-frontend", "-enable-objc-interop", "-swift-version", "6",
            "-parse-as-library", "-diagnostic-style", "llvm", "-D", flavor.upper(),
            "-I", self.output(flavor), "-I", os.path.join(STUBS, "ObjectiveC"),
            "-module-cache-path", os.path.join(self.folder, "cache"),
            "-plugin-path", self.plugins]

    def build(self, module, flavor):
        os.makedirs(self.output(flavor), exist_ok=True)
        command = self.arguments(flavor) + [
            "-emit-module", "-enable-library-evolution", "-suppress-warnings",
            "-experimental-skip-all-function-bodies", "-module-name", module, "-o", os.path.join(self.output(flavor), module + ".swiftmodule")]
        if os.path.exists(os.path.join(STUBS, module, "module.modulemap")):
            command.append("-import-underlying-module")
        return run(command + self.sources[module])


def run(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0 and "error:" not in done.stdout:
        return "%s: %s %d" % (command[-1], STOPPED, done.returncode)
    return done.stdout


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


def flavors_of(block, stubs):
    """The flavors of a block: by its imports, otherwise by the types it uses."""
    found = set()
    for flavor in FLAVORS:
        only = [m for m in HOMES[flavor] if sum(m in HOMES[f] for f in FLAVORS) == 1]
        conditional = [os for os in OS_NAMES[flavor] if re.search(r"os\(%s\)" % os, block.text)]
        if conditional or block.imports & set(only):
            found.add(flavor)
    words = set(re.findall(r"\b(?:NS|WK)[A-Z]\w+", block.text))
    if "ios" not in found and (
            words & stubs.mac_names or any(w.startswith(("NSView", "NSHosting")) for w in words)):
        found.add("macos")
    if any(w.startswith("WKInterface") for w in words):
        found.add("watchos")
    return found


def home_of(path):
    """The flavor of an entry that is not specific to another platform."""
    for line in open(path, encoding="utf-8"):
        if line.startswith("platforms:"):
            names = set(re.findall(r"[a-z]+", line.split(":", 1)[1]))
            if not names & {"ios", "ipados", "tvos", "visionos", "catalyst"}:
                return "macos" if "macos" in names else "watchos"
    return "ios"


def groups_of(sections, stubs):
    """The files to check together, with their flavor."""
    for section in sections:
        group, flavors = [], None
        found = [flavors_of(block, stubs) for block in section]
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


def conditions(text, flavor):
    """Evaluates os(...) for the flavor, because the compiler runs for another system."""
    def answer(line):
        for name, systems in OS_NAMES.items():
            for system in systems:
                value = "true" if name == flavor and system == systems[0] else "false"
                line = line.replace("os(%s)" % system, value)
        return line.replace("targetEnvironment(macCatalyst)", "false")
    return "".join(
        answer(line) if re.match(r"\s*#(if|elseif)\b", line) else line
        for line in text.splitlines(keepends=True))


def check(stubs, folder, index, flavor, group):
    """Type-checks a group; returns its errors with the lines of the entry."""
    files, origin = [], {}
    for position, block in enumerate(group):
        path = os.path.join(folder, "%05d_%d.swift" % (index, position))
        with open(path, "w", encoding="utf-8") as out:
            out.write("\n" * (block.line - 1) + conditions(block.text, flavor))
        files.append(path)
        origin[path] = block.path
    command = stubs.arguments(flavor) + ["-module-name", "Sample"] + files
    # Control and data flow are checked when SIL is generated. The compiler stops there if the stubs
    # lack an Objective-C bridge; then only types are checked.
    output = run(command + ["-emit-sil", "-o", os.devnull])
    if STOPPED in output:
        output = run(command + ["-typecheck"])
    errors = []
    for line in output.splitlines():
        match = DIAGNOSTIC.match(line)
        if match and match.group(4) == "error":
            path = os.path.relpath(origin.get(match.group(1), match.group(1)))
            errors.append("%s:%s: %s [%s]" % (path, match.group(2), match.group(5), flavor))
    return errors


def collect(options, stubs):
    groups = []
    for kind in ("gotchas", "patterns", "components"):
        folder = os.path.join(options.book, kind)
        for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else []:
            if name.endswith(".txt"):
                path = os.path.join(folder, name)
                groups += list(groups_of(blocks_of(path), stubs))
    for page in options.page or PAGES:
        groups += list(groups_of(blocks_of(page, headings=()), stubs))
    if options.generated:
        for name in sorted(os.listdir(options.generated)):
            flavor = name.split(".")[-2] if name.count(".") > 1 else ""
            if name.endswith(".swift") and flavor in FLAVORS:
                path = os.path.join(options.generated, name)
                groups.append((flavor, [Block(path, 1, open(path, encoding="utf-8").read())]))
    if options.names:
        groups = [g for g in groups if any(name in g[1][0].path for name in options.names)]
    return groups


def build_stubs(stubs, groups, pool):
    errors, needed = [], {}
    for flavor, group in groups:
        needed.setdefault(flavor, set()).update(*(block.imports for block in group))
    waiting = {}
    for flavor, modules in needed.items():
        for module in stubs.closure(modules, flavor):
            earlier = stubs.closure(stubs.imports[module], flavor)
            waiting[flavor, module] = {(flavor, other) for other in earlier}
    running = {}
    while waiting or running:
        for key in [k for k, earlier in waiting.items() if not earlier & (
                waiting.keys() | set(running.values()))]:
            running[pool.submit(stubs.build, key[1], key[0])] = key
        waiting = {k: v for k, v in waiting.items() if k not in running.values()}
        done, _ = concurrent.futures.wait(running, return_when="FIRST_COMPLETED")
        for future in done:
            flavor, module = running.pop(future)
            errors += ["%s [stub of %s, %s]" % (line, module, flavor)
                       for line in future.result().splitlines() if ": error:" in line]
    return errors


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--book", default=BOOK)
    parser.add_argument("--page", action="append")
    parser.add_argument("--generated")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", help="leave the stub modules and the files in this folder")
    parser.add_argument("--swiftc", default="swiftc")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    swiftc = shutil.which(options.swiftc)
    with tempfile.TemporaryDirectory(prefix="check-samples-") as temporary:
        folder = options.keep or temporary
        os.makedirs(os.path.join(folder, "samples"), exist_ok=True)
        stubs = Stubs(folder, swiftc)
        groups = collect(options, stubs)
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            broken = build_stubs(stubs, groups, pool)
            if broken:
                print("\n".join(broken))
                return 1
            samples = os.path.join(folder, "samples")
            results = list(pool.map(
                lambda item: check(stubs, samples, item[0], *item[1]), enumerate(groups)))
    for error in sum(results, []):
        print(error)
    failed = len(list(filter(None, results)))
    print("%d samples checked, %d failed" % (len(results), failed), file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
