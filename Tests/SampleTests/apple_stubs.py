"""Builds the stub modules of Stubs/ for Apple targets and compiles samples against them.

The modules of a system are built once, for its oldest release with SwiftUI; their @available lines
decide what a sample may use at a later release. All folders are below one that is kept between
runs, and a module is built anew only if its sources or those of its imports have changed.
"""
import glob
import hashlib
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
STUBS = os.path.join(HERE, "Stubs")
sys.path.insert(0, os.path.join(HERE, "..", "AppleCheck"))

from interfaces import with_releases_of_visionos  # noqa: E402
from toolchain import Target, Toolchain  # noqa: E402

# For each platform of the book: its targets, its oldest release with SwiftUI, and the condition
# under which the stubs declare the toolkit.
PLATFORMS = {
    "ios": ("arm64-apple-ios%s", "13.0", "IOS"),
    "ipados": ("arm64-apple-ios%s", "13.0", "IOS"),
    "catalyst": ("arm64-apple-ios%s-macabi", "13.1", "IOS"),
    "tvos": ("arm64-apple-tvos%s", "13.0", "IOS"),
    "visionos": ("arm64-apple-xros%s", "1.0", "IOS"),
    "macos": ("arm64-apple-macosx%s", "10.15", "MACOS"),
    "watchos": ("arm64-apple-watchos%s", "6.0", "WATCHOS"),
}
IMPORT = re.compile(
    r"^\s*(?:@\w+\s+)*import\s+(?:class |struct |enum |func |protocol )?(\w+)", re.M)
# The release that stands for "unavailable" when stubs are built.
NEVER = "99.0"


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def module_platforms():
    """The platforms of each module in modules.txt; a module that is not listed exists everywhere."""
    found = {}
    for line in read(os.path.join(HERE, "modules.txt")).splitlines():
        if line and not line.startswith("#"):
            name, _, platforms = line.partition(":")
            found[name] = platforms.replace("?", "").split()
    return found


class AppleStubs:
    """The stub modules of one platform."""

    def __init__(self, work, platform):
        self.triple, oldest, self.condition = PLATFORMS[platform]
        self.platform = platform
        self.base = Target(self.triple % oldest)
        # The same headers and library serve Tests/AppleCheck.
        self.toolchain = Toolchain(os.path.join(os.path.dirname(work), "apple-check"))
        self.folder = os.path.join(work, "stubs", self.base.triple)
        self.sources, self.imports, self.built = {}, {}, {}
        homes = module_platforms()
        for name in sorted(os.listdir(STUBS)):
            files = sorted(glob.glob(os.path.join(STUBS, name, "*.swift")))
            family = "ios" if platform == "ipados" else platform
            if files and family in homes.get(name, [family]):
                self.sources[name] = files
                self.imports[name] = set(IMPORT.findall("".join(map(read, files)))) - {name}

    def prepare(self):
        """Builds the standard library for the platform; exits if that is not possible."""
        self.toolchain.prepare()
        if not self.toolchain.prepare_samples(self.base):
            sys.exit("samples were not checked: the toolchain has no interface of Foundation")
        os.makedirs(self.folder, exist_ok=True)

    def target(self, release):
        newest = max(release, self.base.version, key=lambda text: [int(n) for n in text.split(".")])
        return Target(self.triple % (newest if "." in newest else newest + ".0"))

    def arguments(self, module):
        return [
            "-parse-as-library", "-swift-version", "6", "-module-name", module, "-D", self.condition,
            "-I", self.folder, "-I", os.path.join(STUBS, "ObjectiveC")]

    def build(self, modules):
        """Builds modules after their imports; returns the errors."""
        for module in sorted(set(modules) & self.sources.keys() - self.built.keys()):
            self.built[module] = None
            errors = self.build(self.imports[module])
            if errors:
                return errors
            errors = self.build_one(module)
            if errors:
                return errors
        return []

    def build_one(self, module):
        mark = hashlib.sha256(self.toolchain.stamp.encode())
        for name in sorted(self.imports[module] & self.sources.keys()):
            mark.update((self.built[name] or "").encode())
        files = [os.path.join(STUBS, module, "module.modulemap"), *self.sources[module]]
        has_header = os.path.exists(files[0])
        for path in files[0 if has_header else 1:]:
            mark.update(read(path).encode())
        self.built[module] = mark.hexdigest()
        output = os.path.join(self.folder, module + ".swiftmodule")
        if os.path.exists(output + ".made") and read(output + ".made") == self.built[module]:
            return []
        sources = [self.adapted(path, module) for path in self.sources[module]]
        # The stubs use each other's declarations freely; only uses by samples are judged.
        done = self.toolchain.front(self.base, self.arguments(module) + [
            "-emit-module", "-enable-library-evolution", "-suppress-warnings",
            "-disable-availability-checking", "-experimental-skip-all-function-bodies",
            *(["-import-underlying-module"] if has_header else []), *sources, "-o", output],
            interop=True)
        if done.returncode != 0:
            return ["%s [stub of %s]" % (line, self.base.triple)
                    for line in done.stdout.splitlines() if ": error:" in line] or [done.stdout]
        with open(output + ".made", "w") as file:
            file.write(self.built[module])
        return []

    def adapted(self, path, module):
        """A copy of a stub file, adapted to the platform.

        What a platform lacks is introduced by a release that never comes: other stubs may refer to
        it, which they may not if it is marked as unavailable."""
        folder = os.path.join(self.folder, "sources", module)
        os.makedirs(folder, exist_ok=True)
        text = re.sub(r"@available\((\w+), unavailable\)", r"@available(\1, introduced: %s)" % NEVER, read(path))
        copy = os.path.join(folder, os.path.basename(path))
        with open(copy, "w", encoding="utf-8") as file:
            file.write(self.for_platform(text))
        return copy

    def for_platform(self, text):
        """Code with the releases of visionOS, which Apple's SDK derives from those of iOS."""
        return with_releases_of_visionos(text) if self.platform == "visionos" else text

    def compile(self, release, files):
        """The compiler's output about files that make a module, as an app with that target."""
        mode = self.arguments("Sample") + ["-suppress-warnings"] + files
        target = self.target(release)
        done = self.toolchain.front(
            target, mode + ["-emit-sil", "-o", os.devnull], interop=True, base=self.base)
        if done.returncode not in (0, 1):
            # Control flow is checked when SIL is generated, which stops where the stubs lack an
            # Objective-C bridge; then only types are checked.
            done = self.toolchain.front(target, mode + ["-typecheck"], interop=True, base=self.base)
        return "" if done.returncode == 0 else done.stdout
