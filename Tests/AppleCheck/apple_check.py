#!/usr/bin/env python3
"""Type-checks the package, or code samples, for Apple targets with a toolchain for Linux.

usage: apple_check.py                                 every module, for all systems of Package.swift
       apple_check.py --target TRIPLE --stubs DIR FILE ...
                                                      each file alone, for arm64-apple-ios15.0 or another target
       apple_check.py --self-test                     whether the faults in Broken/ are refused

Every module, test, fuzzer and plug-in of the package is checked for macOS; those of its library products, which apps link, for the
other systems too. Tests see the toolchain's own Swift Testing and FoundationEssentials, and Overlays/Foundation.swift.
C files are compiled for both processors. A folder below DIR is a stub module of that name; its declarations carry
@available, and a use below the target is an error. Prints "file:line:column: error: …" and exits with 1 on any error,
with 2 where nothing could be checked.

Not checked: linking, what newer headers declare, and what happens at run time.
"""

import argparse
import glob
import os
import re
import shutil
import subprocess
import sys
import time

from package import IMPORT, Package
from toolchain import HERE, Target, Toolchain, Unavailable

ROOT = os.path.dirname(os.path.dirname(HERE))
# For each system in a manifest: the triples to check, with the manifest's minimum release.
TRIPLES = {
    "macos": ["arm64-apple-macosx%s"],
    "ios": ["arm64-apple-ios%s"],
    "maccatalyst": ["arm64-apple-ios%s-macabi"],
    "tvos": ["arm64-apple-tvos%s"],
    # Int has 32 bits on the first target.
    "watchos": ["arm64_32-apple-watchos%s", "arm64-apple-watchos%s"],
    "visionos": ["arm64-apple-xros%s"],
}
C_TARGETS = ["arm64-apple-macosx%s", "x86_64-apple-macosx%s"]
# Modules that import these are checked for macOS only, with the versions that toolchain.py builds.
FOREIGN = {"Foundation", "PackagePlugin", "Testing"}
FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]


class Check:
    def __init__(self, toolchain):
        self.toolchain = toolchain
        self.errors = 0

    def report(self, done, what):
        """Prints the compiler's output if it failed."""
        if done.returncode == 0:
            return True
        self.errors += max(1, len(re.findall(r"(?m)^\S.*: error: ", done.stdout)))
        print("%s:\n%s" % (what, done.stdout.replace(ROOT + "/", "").rstrip()), flush=True)
        return False

    def output(self, target, kind):
        folder = os.path.join(self.toolchain.work, kind, target.triple)
        os.makedirs(folder, exist_ok=True)
        return folder

    # The package.

    def package(self, package):
        for system, triples in TRIPLES.items():
            floor = package.floors.get(system)
            if floor is None:
                continue
            for triple in triples:
                target = Target(triple % floor)
                modules = list(package.modules.values()) if system == "macos" else package.linked
                self.modules(package, package.with_dependencies([m.name for m in modules]), target)
        self.c_files(package)

    def modules(self, package, modules, target):
        self.toolchain.prepare_target(target)
        has_tests = target.system == "macosx" and self.toolchain.prepare_tests(target)
        start = time.monotonic()
        output = self.output(target, "modules")
        shutil.rmtree(output)
        os.makedirs(output)
        broken, count = set(), 0
        for module in modules:
            if module.language == "c":
                self.write_module_map(module, output)
            if module.language != "swift":
                continue
            if module.imports() & FOREIGN and not has_tests:
                self.errors += 1
                broken.add(module.name)
                print("error: %s: %s is not checked, since there is no %s for it" % (
                    target.triple, module.name, " or ".join(sorted(module.imports() & FOREIGN))), flush=True)
                continue
            if broken & set(module.dependencies):
                broken.add(module.name)
                print("%s: %s was not checked, since a module it depends on is refused" % (target.triple, module.name))
                continue
            if self.report(self.compile(package, module, target, output), "%s: %s" % (target.triple, module.name)):
                count += 1
            else:
                broken.add(module.name)
        print("%s: %d modules in %.0f s" % (target.triple, count, time.monotonic() - start), flush=True)

    def compile(self, package, module, target, output):
        if module.kind == "library":
            # Literals and constant arithmetic are checked after type-checking, which -emit-sil
            # includes.
            mode = ["-emit-sil", "-parse-as-library", "-emit-module-path",
                    os.path.join(output, module.code_name + ".swiftmodule"), "-o", os.devnull]
        else:
            mode = ["-typecheck"]
            if module.kind in ("plugin", "fuzzer"):
                mode += ["-parse-as-library", "-package-description-version", "6.2.0"]
        headers = []
        for other in package.with_dependencies(module.dependencies):
            if other.language == "system":
                headers += ["-I", other.folder]
            elif other.language == "c":
                headers += ["-I", os.path.join(output, other.code_name)]
        features = [word for name in FEATURES for word in ("-enable-upcoming-feature", name)]
        return self.toolchain.front(target, mode + module.sources + [
            "-module-name", module.code_name, "-package-name", package.name, "-swift-version", "6",
            "-warnings-as-errors", "-enable-testing", "-I", output, *headers, *features])

    def write_module_map(self, module, output):
        folder = os.path.join(output, module.code_name)
        os.makedirs(folder)
        headers = sorted(glob.glob(os.path.join(module.folder, "include", "*.h")))
        with open(os.path.join(folder, "module.modulemap"), "w") as file:
            lines = "".join('  header "%s"\n' % os.path.abspath(path) for path in headers)
            file.write("module %s {\n%s  export *\n}\n" % (module.code_name, lines))

    def c_files(self, package):
        for triple in C_TARGETS:
            target = Target(triple % package.floors["macos"])
            output = os.path.join(self.output(target, "objects"), "object.o")
            files = [(m, path) for m in package.modules.values() if m.language == "c" for path in m.sources]
            for module, path in files:
                include = os.path.join(module.folder, "include")
                done = self.toolchain.clang(target, ["-std=c2x", "-I", include, "-c", path, "-o", output])
                self.report(done, target.triple)
            print("%s: %d C files" % (target.triple, len(files)), flush=True)

    # Samples.

    def samples(self, files, target, stubs):
        self.toolchain.prepare_target(target)
        imported = {name for path in files for name in IMPORT.findall(open(path, encoding="utf-8").read())}
        stubbed = set(os.listdir(stubs)) if stubs else set()
        if target.system == "macosx" and imported & FOREIGN - stubbed and not self.toolchain.prepare_tests(target):
            raise Unavailable("there is no Foundation for %s" % target.triple)
        output = self.output(target, "stubs")
        shutil.rmtree(output)
        os.makedirs(output)
        for path in files:
            if self.build_stubs(path, target, stubs, output, []):
                # As for a module of an app, constant arithmetic is checked as well.
                done = self.toolchain.front(target, [
                    "-emit-sil", "-parse-as-library", path, "-module-name", "Sample", "-swift-version", "6",
                    "-I", output, "-o", os.devnull])
                self.report(done, target.triple)

    def build_stubs(self, path, target, stubs, output, under_way):
        """Builds the stub modules that a file imports; returns whether that succeeded."""
        for name in IMPORT.findall(open(path, encoding="utf-8").read()):
            sources = sorted(glob.glob(os.path.join(stubs, name, "*.swift"))) if stubs else []
            module = os.path.join(output, name + ".swiftmodule")
            if not sources or name in under_way or os.path.exists(module):
                continue
            if not all(self.build_stubs(s, target, stubs, output, under_way + [name]) for s in sources):
                return False
            done = self.toolchain.front(target, [
                "-emit-module", "-parse-as-library", *sources, "-module-name", name, "-swift-version", "6",
                "-enable-library-evolution", "-suppress-warnings", "-experimental-skip-all-function-bodies",
                "-I", output, "-o", module])
            if not self.report(done, "%s: the stub module %s" % (target.triple, name)):
                return False
        return True


def self_test(toolchain):
    """Each file of Broken/ begins with its targets and the text of the expected error."""
    failed = 0
    for path in sorted(glob.glob(os.path.join(HERE, "Broken", "*.swift"))):
        head = open(path, encoding="utf-8").read().split("\n")
        for line in head:
            match = re.match(r"// (refused|accepted) for (\S+?)(?:: (.*))?$", line)
            if not match:
                continue
            target = Target(match[2])
            command = [
                sys.executable, os.path.abspath(__file__), "--work", toolchain.work, "--target", target.triple,
                "--stubs", os.path.join(HERE, "Broken", "Stubs"), path]
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            was_refused = done.returncode == 1 and "error: " in done.stdout and (match[3] or "") in done.stdout
            holds = was_refused if match[1] == "refused" else done.returncode == 0
            print("%s: %s %s for %s" % (
                "ok" if holds else "WRONG", os.path.basename(path), match[1], target.triple), flush=True)
            if not holds:
                failed += 1
                print(done.stdout)
    return failed


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n\n")[0])
    parser.add_argument("--work", default=os.path.join(ROOT, ".build", "apple-check"))
    parser.add_argument("--target", action="append", default=[])
    parser.add_argument("--stubs")
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    if bool(options.files) != bool(options.target):
        parser.error("files and --target belong together")
    for path in options.files:
        if not os.path.isfile(path):
            parser.error("no such file: %s" % path)
    try:
        return run(options)
    except Unavailable as reason:
        print(reason, file=sys.stderr)
        return 2


def run(options):
    targets = [Target(triple) for triple in options.target]
    toolchain = Toolchain(os.path.abspath(options.work))
    toolchain.prepare()
    if options.self_test:
        return 1 if self_test(toolchain) else 0
    check = Check(toolchain)
    for target in targets:
        check.samples(options.files, target, options.stubs)
    if not targets:
        check.package(Package(ROOT, toolchain.work))
    return 1 if check.errors else 0


if __name__ == "__main__":
    sys.exit(main())
