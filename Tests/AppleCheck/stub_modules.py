"""Builds stub modules of Apple's frameworks for a target, and compiles code samples against them.

A folder below the folder of stubs is a module of that name. Its declarations carry @available, by
which the compiler judges what a sample uses. `modules.txt` beside them names the platforms of the
modules that do not exist on all; one that is not listed exists everywhere.

What is built is kept in the toolchain's folder, and a module is rebuilt only if its sources or
those of its imports have changed.
"""

import glob
import hashlib
import os
import re

from package import IMPORT
from toolchain import HERE, Target, Unavailable
from interfaces import with_releases_of_visionos

# The stub modules that the samples of the book are checked with.
STUBS = os.path.join(os.path.dirname(HERE), "SampleTests", "Stubs")
# For each platform of the book: its targets, its oldest release with SwiftUI, and the condition
# under which the stubs declare the toolkit.
PLATFORMS = {
    "ios": ("arm64-apple-ios%s", "13.0", "IOS"),
    "catalyst": ("arm64-apple-ios%s-macabi", "13.1", "IOS"),
    "tvos": ("arm64-apple-tvos%s", "13.0", "IOS"),
    "visionos": ("arm64-apple-xros%s", "1.0", "IOS"),
    "macos": ("arm64-apple-macosx%s", "10.15", "MACOS"),
    "watchos": ("arm64-apple-watchos%s", "6.0", "WATCHOS"),
}
# Modules that import these are checked for macOS only, with the versions that toolchain.py builds.
FOREIGN = {"Foundation", "PackagePlugin", "Testing"}
# The release that represents "unavailable" when stubs are built.
NEVER = "99.0"
UNAVAILABLE = re.compile(r"is only available in ([\w ]+) %s or newer" % re.escape(NEVER))


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def imports(paths):
    return set(IMPORT.findall("\n".join(map(read, paths))))


def numbers(release):
    return [int(part) for part in release.split(".")]


def oldest(platform):
    """The target of a platform for its oldest release with SwiftUI."""
    triple, release, _ = PLATFORMS[platform]
    return Target(triple % release)


def platform_of(target):
    system = "ios" if target.system == "simulator" else target.system
    return next(name for name in PLATFORMS if oldest(name).system == system)


def module_platforms(stubs=STUBS):
    """The platforms of each module in modules.txt."""
    found, path = {}, os.path.join(stubs, "modules.txt")
    for line in read(path).splitlines() if os.path.exists(path) else []:
        if line and not line.startswith("#"):
            name, _, platforms = line.partition(":")
            found[name] = platforms.replace("?", "").split()
    return found


class StubModules:
    """The stub modules of one folder, for one platform."""

    def __init__(self, toolchain, target, stubs=STUBS):
        self.toolchain, self.stubs = toolchain, os.path.abspath(stubs)
        self.platform = platform_of(target)
        self.condition = PLATFORMS[self.platform][2]
        homes, self.sources = module_platforms(self.stubs), {}
        for name in sorted(os.listdir(self.stubs)):
            files = sorted(glob.glob(os.path.join(self.stubs, name, "*.swift")))
            if files and self.platform in homes.get(name, [self.platform]):
                self.sources[name] = files
        self.imports = {name: imports(files) - {name} for name, files in self.sources.items()}
        self.built = {}
        # Built once for the oldest release, modules serve all later ones. The toolchain's own
        # Foundation is made for one release.
        earliest = PLATFORMS[self.platform][1] if "Foundation" in self.sources else target.version
        self.base = target.at(min(earliest, target.version, key=numbers))
        # Some declarations need the bridge to Objective-C.
        self.objective_c = os.path.join(self.stubs, "ObjectiveC")
        self.has_bridge = os.path.isdir(self.objective_c)
        place = hashlib.sha256(self.stubs.encode()).hexdigest()[:12]
        self.folder = os.path.join(toolchain.work, "stubs", place, self.base.triple)

    def add(self, name, files):
        """Adds a module that is not below the folder of stubs."""
        self.sources[name], self.imports[name] = files, imports(files) - {name}

    def prepare(self, imported):
        """Makes the standard library, and what is imported beyond it and the stubs."""
        self.toolchain.prepare_target(self.base)
        if "Foundation" in self.sources:
            is_ready = self.toolchain.prepare_samples(self.base)
        else:
            is_ready = not imported & FOREIGN - self.sources.keys() or (
                self.base.system == "macosx" and self.toolchain.prepare_tests(self.base))
        if not is_ready:
            raise Unavailable("there is no Foundation for %s" % self.base.triple)
        os.makedirs(self.folder, exist_ok=True)

    def arguments(self, module):
        return [
            "-parse-as-library", "-swift-version", "6", "-module-name", module, "-D", self.condition,
            "-suppress-warnings", "-I", self.folder, *(["-I", self.objective_c] if self.has_bridge else [])]

    def build(self, modules):
        """Builds modules after their imports; returns the errors."""
        for module in sorted(set(modules) & self.sources.keys() - self.built.keys()):
            self.built[module] = None
            errors = self.build(self.imports[module]) or self.build_one(module)
            if errors:
                return errors
        return []

    def build_one(self, module):
        mark = hashlib.sha256(self.toolchain.stamp.encode())
        for name in sorted(self.imports[module] & self.sources.keys()):
            mark.update((self.built[name] or "").encode())
        header = os.path.join(self.stubs, module, "module.modulemap")
        has_header = os.path.exists(header)
        for path in [header] * has_header + self.sources[module]:
            mark.update(read(path).encode())
        self.built[module] = mark.hexdigest()
        output = os.path.join(self.folder, module + ".swiftmodule")
        if os.path.exists(output + ".made") and read(output + ".made") == self.built[module]:
            return []
        # The stubs use each other's declarations freely; only uses by samples are judged. What a
        # platform lacks is introduced by a release that never comes: other stubs may refer to it,
        # which they may not if it is marked as unavailable.
        sources = self.adapted(self.sources[module], module, lambda text: re.sub(
            r"@available\((\w+), unavailable\)", r"@available(\1, introduced: %s)" % NEVER, text))
        done = self.toolchain.front(self.base, self.arguments(module) + [
            "-emit-module", "-enable-library-evolution", "-disable-availability-checking",
            "-experimental-skip-all-function-bodies", *(["-import-underlying-module"] if has_header else []),
            *sources, "-o", output], interop=self.has_bridge)
        if done.returncode != 0:
            return ["%s [stub of %s]" % (line, self.base.triple)
                    for line in done.stdout.splitlines() if ": error:" in line] or [done.stdout]
        with open(output + ".made", "w") as file:
            file.write(self.built[module])
        return []

    def adapted(self, paths, kind, change=lambda text: text):
        """Copies of files, changed and with the releases of visionOS, which Apple's SDK derives from
        those of iOS; each copy with the file it is of."""
        folder = os.path.join(self.folder, "sources", kind)
        os.makedirs(folder, exist_ok=True)
        copies = {}
        for number, path in enumerate(paths):
            text = change(read(path))
            copy = os.path.join(folder, "%03d-%s" % (number, os.path.basename(path)))
            with open(copy, "w", encoding="utf-8") as file:
                file.write(with_releases_of_visionos(text) if self.platform == "visionos" else text)
            copies[copy] = path
        return copies

    def compile(self, target, files):
        """The compiler's output about files that form a module of an app; empty if it accepts them."""
        copies = self.adapted(files, "Sample") if self.platform == "visionos" else {}
        mode = self.arguments("Sample") + (list(copies) or files)

        def front(*options):
            return self.toolchain.front(target, mode + list(options), interop=self.has_bridge, base=self.base)

        # As for a module of an app, control flow and constant arithmetic are checked, for which SIL
        # is generated. That stops where the stubs lack a bridge to Objective-C; then only types are
        # checked.
        done = front("-emit-sil", "-o", os.devnull)
        if done.returncode not in (0, 1):
            done = front("-typecheck")
        if done.returncode == 0:
            return ""
        said = UNAVAILABLE.sub(r"is unavailable in \1", done.stdout)
        for copy, path in copies.items():
            said = said.replace(copy, path)
        return said or "the compiler stopped with %d" % done.returncode
