"""Whether the check refuses what it must: each file of Broken/ is compiled as a sample, and in modules of the package."""

import concurrent.futures
import copy
import glob
import os
import re
import subprocess
import sys

from package import Package
from package_check import ROOT, TRIPLES, Check
from stub_modules import imports
from toolchain import HERE, Target

PROGRAM = os.path.join(HERE, "apple_check.py")


def expectations():
    """Each file of Broken/ begins with its targets and the text of the expected error."""
    for path in sorted(glob.glob(os.path.join(HERE, "Broken", "*.swift"))):
        with open(path, encoding="utf-8") as file:
            for line in file:
                match = re.match(r"// (refused|accepted) for (\S+?)(?:: (.*))?$", line.rstrip())
                if match:
                    yield path, match[1] == "refused", Target(match[2]), match[3] or ""


def self_test(toolchain):
    """Checks the files of Broken/ as samples, and as part of modules of the package where their targets allow it."""
    package, check = Package(ROOT, toolchain.work), Check(toolchain)
    floors = {triple % package.floors[system] for system, names in TRIPLES.items() for triple in names}

    def as_sample(path, target):
        command = [
            sys.executable, PROGRAM, "--work", toolchain.work, "--target", target.triple,
            "--stubs", os.path.join(HERE, "Broken", "Stubs"), path]
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def in_module(path, target, module):
        output = check.output(target, os.path.join("self-test", os.path.basename(path)))
        for other in package.with_dependencies(module.dependencies):
            if other.language == "c":
                check.write_module_map(other, output)
        module = copy.copy(module)
        module.sources = module.sources + [path]
        return check.compile(package, module, target, output)

    def prepare(target):
        toolchain.prepare_target(target)
        if target.triple in floors and target.system == "macosx":
            toolchain.prepare_tests(target)

    cases, failed = list(expectations()), 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(prepare, {target.triple: target for _, _, target, _ in cases}.values()))
        results = []
        for path, is_refused, target, text in cases:
            results.append((pool.submit(as_sample, path, target), path, is_refused, target, text, "as a sample"))
            if target.triple not in floors or imports([path]) - {"Darwin"}:
                continue
            # A module that apps link, and one of the program.
            for module in package.linked[-1:] + [package.modules["Platform"]] * (target.system == "macosx"):
                done = pool.submit(in_module, path, target, module)
                results.append((done, path, is_refused, target, text, "in " + module.name))
        for done, path, is_refused, target, text, where in results:
            status, said = done.result().returncode, done.result().stdout
            holds = status == 1 and "error: " in said and text in said if is_refused else status == 0
            print("%s: %s %s for %s, %s" % (
                "ok" if holds else "WRONG", os.path.basename(path), "refused" if is_refused else "accepted",
                target.triple, where), flush=True)
            if not holds:
                failed += 1
                print(said)
    return failed
