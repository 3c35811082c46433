#!/usr/bin/env python3
"""Type-checks the package, or code samples, for Apple targets with a toolchain for Linux.

usage: apple_check.py                                 every module, for all systems of Package.swift
       apple_check.py --target TRIPLE [--stubs DIR] FILE ...
                                                      each file alone, for arm64-apple-ios15.0 or another target
       apple_check.py --self-test                     whether the faults in Broken/ are refused

Every module, test, fuzzer and plug-in of the package is checked for macOS; those of its library products, which apps link, for the
other systems too. Tests see the toolchain's own Swift Testing and FoundationEssentials, and Overlays/Foundation.swift.
Each declaration of Overlays/ must name its source, and be in the toolchain's module of that source or in the header.
C files are compiled for both processors. A folder below DIR is a stub module of that name; its declarations carry
@available, and a use below the target is an error. DIR is Tests/SampleTests/Stubs unless given, the one that all code
samples of the repository are checked with. Prints "file:line:column: error: …" and exits with 1 on any error,
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

import foundation
import overlays
from package import Package
from stub_modules import FOREIGN, STUBS, StubModules, imports
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
FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]


def overlay(name):
    with open(os.path.join(HERE, "Overlays", name), encoding="utf-8") as file:
        return file.read()


class Check:
    def __init__(self, toolchain):
        self.toolchain = toolchain
        self.errors = 0

    def report(self, done, what):
        """Prints the compiler's output if it failed."""
        if done.returncode != 0:
            self.refuse(done.stdout, what)
        return done.returncode == 0

    def refuse(self, said, what):
        self.errors += max(1, len(re.findall(r"(?m)^\S.*: error: ", said)))
        print("%s:\n%s" % (what, said.replace(ROOT + "/", "").rstrip()), flush=True)

    def output(self, target, kind):
        folder = os.path.join(self.toolchain.work, kind, target.triple)
        os.makedirs(folder, exist_ok=True)
        return folder

    def overlays(self):
        """Checks the sources of what the overlays declare."""
        for name, modules in overlays.MODULES.items():
            output = os.path.join(self.toolchain.work, "printed.swift")
            texts = [foundation.printed(self.toolchain.root, module, output) for module in modules]
            if None in texts:
                raise Unavailable("the overlays were not checked")
            headers = os.path.join(self.toolchain.sdk, "usr", "include")
            self.overlay(overlays.faults(name, overlay(name + ".swift"), texts, headers))
        self.overlay(overlays.map_faults(overlay("module.modulemap")))

    def overlay(self, faults):
        self.errors += len(faults)
        for fault in faults:
            print("Tests/AppleCheck/Overlays/" + fault, flush=True)

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
        """Checks each file as a module of its own."""
        modules = StubModules(self.toolchain, target, stubs)
        imported = imports(files)
        modules.prepare(imported)
        errors = modules.build(imported)
        if errors:
            self.refuse("\n".join(errors), target.triple)
            return
        for path in files:
            said = modules.compile(target, [path])
            if said:
                self.refuse(said, target.triple)


def expectations():
    """Each file of Broken/ begins with its targets and the text of the expected error."""
    for path in sorted(glob.glob(os.path.join(HERE, "Broken", "*.swift"))):
        with open(path, encoding="utf-8") as file:
            for line in file:
                match = re.match(r"// (refused|accepted) for (\S+?)(?:: (.*))?$", line.rstrip())
                if match:
                    yield path, match[1] == "refused", Target(match[2]), match[3] or ""


def self_test(toolchain):
    """Checks the files of Broken/ as samples, and as part of a module of the package where its targets allow it."""
    failed = 0

    def expect(path, is_refused, target, where, status, said, text):
        nonlocal failed
        holds = status == 1 and "error: " in said and text in said if is_refused else status == 0
        print("%s: %s %s for %s, %s" % (
            "ok" if holds else "WRONG", os.path.basename(path), "refused" if is_refused else "accepted",
            target.triple, where), flush=True)
        if not holds:
            failed += 1
            print(said)

    package, check = Package(ROOT, toolchain.work), Check(toolchain)
    library = package.linked[-1]
    triples = {triple % package.floors[system] for system, names in TRIPLES.items() for triple in names}
    for path, is_refused, target, text in expectations():
        command = [
            sys.executable, os.path.abspath(__file__), "--work", toolchain.work, "--target", target.triple,
            "--stubs", os.path.join(HERE, "Broken", "Stubs"), path]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        expect(path, is_refused, target, "as a sample", done.returncode, done.stdout, text)
        if target.triple in triples and not imports([path]) - {"Darwin"}:
            toolchain.prepare_target(target)
            library.sources.append(path)
            done = check.compile(package, library, target, check.output(target, "self-test"))
            library.sources.pop()
            expect(path, is_refused, target, "in " + library.name, done.returncode, done.stdout, text)
    return failed


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n\n")[0])
    parser.add_argument("--work", default=os.path.join(ROOT, ".build", "apple-check"))
    parser.add_argument("--target", action="append", default=[])
    parser.add_argument("--stubs", default=STUBS)
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    if bool(options.files) != bool(options.target):
        parser.error("files and --target belong together")
    for path in options.files:
        if not os.path.isfile(path):
            parser.error("no such file: %s" % path)
    if not os.path.isdir(options.stubs):
        parser.error("no such folder: %s" % options.stubs)
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
        check.overlays()
        check.package(Package(ROOT, toolchain.work))
    return 1 if check.errors else 0


if __name__ == "__main__":
    sys.exit(main())
