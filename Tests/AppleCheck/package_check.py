"""Compiles the modules of the package, or samples, for Apple targets, on all processors."""

import concurrent.futures
import glob
import os
import re
import shutil
import time

import foundation
import overlays
from package import Package
from stub_modules import FOREIGN, StubModules, imports
from toolchain import HERE, Target, Unavailable

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
    """Finds errors and collects their messages, because other checkers run at the same time."""

    def __init__(self, toolchain):
        self.toolchain = toolchain
        self.errors = 0
        self.said = []

    def report(self, done, what):
        """Adds the compiler's output to the messages if it failed."""
        if done.returncode != 0:
            self.refuse(done.stdout, what)
        return done.returncode == 0

    def refuse(self, said, what):
        self.errors += max(1, len(re.findall(r"(?m)^\S.*: error: ", said)))
        self.said.append("%s:\n%s" % (what, said.replace(ROOT + "/", "").rstrip()))

    def show(self):
        """Prints the messages; returns the number of errors."""
        for text in self.said:
            print(text, flush=True)
        return self.errors

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
            self.said.append("Tests/AppleCheck/Overlays/" + fault)

    # The package.

    def modules(self, package, modules, target):
        """Compiles each module as soon as those it depends on are compiled."""
        self.toolchain.prepare_target(target)
        has_tests = target.system == "macosx" and self.toolchain.prepare_tests(target)
        start = time.monotonic()
        output = self.output(target, "modules")
        shutil.rmtree(output)
        os.makedirs(output)
        foreign = {m.name: m.imports() & FOREIGN for m in modules if m.language == "swift" and not has_tests}

        def result(module, needed):
            """The compiler's output about a module; None if it is not compiled."""
            if foreign.get(module.name) or any(not done.result() or done.result().returncode for done in needed):
                return None
            return self.compile(package, module, target, output)

        results = {}
        with concurrent.futures.ThreadPoolExecutor(len(modules)) as pool:
            for module in modules:
                if module.language == "c":
                    self.write_module_map(module, output)
                if module.language == "swift":
                    needed = [results[name] for name in module.dependencies if name in results]
                    results[module.name] = pool.submit(result, module, needed)
        count = 0
        for name, done in results.items():
            if done.result() is not None:
                count += self.report(done.result(), "%s: %s" % (target.triple, name))
            elif foreign.get(name):
                self.errors += 1
                self.said.append("error: %s: %s is not checked, since there is no %s for it" % (
                    target.triple, name, " or ".join(sorted(foreign[name]))))
            else:
                self.said.append("%s: %s was not checked, since a module it depends on is refused" % (
                    target.triple, name))
        self.said.append("%s: %d modules in %.0f s" % (target.triple, count, time.monotonic() - start))

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
        os.makedirs(folder, exist_ok=True)
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


def check_package(toolchain):
    """Checks the overlays and the package for each of its targets; returns the number of errors."""
    parts = []
    # One worker has the macOS modules, most of which wait for each other; one has all the rest.
    with concurrent.futures.ThreadPoolExecutor(2) as pool:

        def start(function, *arguments):
            part = Check(toolchain)
            parts.append((part, pool.submit(function, part, *arguments)))

        start(Check.overlays)
        package = Package(ROOT, toolchain.work)
        for system, triples in TRIPLES.items():
            modules = list(package.modules.values()) if system == "macos" else package.linked
            for triple in triples if system in package.floors else []:
                target = Target(triple % package.floors[system])
                start(Check.modules, package, package.with_dependencies([m.name for m in modules]), target)
        start(Check.c_files, package)
        errors = 0
        for part, done in parts:
            done.result()
            errors += part.show()
    return errors
