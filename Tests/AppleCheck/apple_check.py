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
import os
import sys

from package_check import ROOT, Check, check_package
from self_test import self_test
from stub_modules import STUBS
from toolchain import Target, Toolchain, Unavailable


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
    if not targets:
        return 1 if check_package(toolchain) else 0
    check = Check(toolchain)
    for target in targets:
        check.samples(options.files, target, options.stubs)
    return 1 if check.show() else 0


if __name__ == "__main__":
    sys.exit(main())
