#!/usr/bin/env python3
"""Compiles every sample that the program prints, for each platform and for the oldest release it is printed for.

usage: check-printed.py BINARY [--platform NAME ...] [--work DIR] [NAME ...]
       check-printed.py --self-test       whether the samples in Broken/ are refused

The stub modules in Stubs/ carry the availability of the real interfaces, and the compiler judges:
a sample for tvOS 16 is compiled with `-target arm64-apple-tvos16.0`. A declaration that its own
@available line keeps from that release is refused as well. What has passed is remembered
in DIR, by default .build/sample-check. The program's own command `check` reads the samples for iOS
as well. Prints
"CLASS for PLATFORM RELEASE:line: message" for what is refused, then the matrix of what was checked,
and exits with 1 if anything was refused, with 2 where nothing could be checked.
"""
import argparse
import glob
import hashlib
import os
import re
import subprocess
import sys
import tempfile
import time

from printed_samples import RELEASES, printed

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "AppleCheck"))

from package import IMPORT  # noqa: E402
from stub_modules import StubModules, oldest, read  # noqa: E402
from toolchain import Toolchain, Unavailable  # noqa: E402

WORK = os.path.join(HERE, "..", "..", ".build", "sample-check")
# The names that a file declares at its top level; two files of one module may not declare the same
# name.
DECLARED = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|open|final|nonisolated|indirect|private|fileprivate)\s+)*"
    r"(?:class|struct|enum|protocol|actor|typealias|extension|func|let|var)\s+(\w+)", re.M)
# An attribute of a declaration, and the releases that it names.
GATE = re.compile(r"^ *@available\(([^)]*)\)$")
SPELLING = {
    "ios": "iOS", "catalyst": "iOS", "tvos": "tvOS", "visionos": "visionOS", "macos": "macOS",
    "watchos": "watchOS"}
DIAGNOSTIC = re.compile(r"^(.*?):(\d+):\d+: error: (.*)$")
# Findings of `bridgebook check` that are wrong: this sample creates rows only if there are too few.
ACCEPTED = {("UIStackView", "view-rebuilt-in-update")}
FINDING = re.compile(r"^(.*?):\d+:\d+: (?:warning|error): .*\[([a-z-]+), \w+\]$", re.M)
# The number of samples in one call of the compiler.
BATCH = 40


class Sample:
    def __init__(self, name, platform, release, code):
        self.name, self.platform, self.release, self.code = name, platform, release, code
        self.declared = set(DECLARED.findall(code))

    @property
    def title(self):
        return "%s for %s %s" % (self.name, self.platform, self.release)

    def gates(self):
        """The lines that keep a declaration from the release that the sample is printed for."""
        for number, line in enumerate(self.code.splitlines(), 1):
            match = GATE.match(line)
            since = match and re.search(r"\b%s ([\d.]+)" % SPELLING[self.platform], match[1])
            if since and numbers(since[1]) > numbers(self.release):
                yield "%d: only for %s %s and newer" % (number, SPELLING[self.platform], since[1])


class Checker:
    def __init__(self, work):
        self.work = os.path.abspath(work)
        # The same headers, library and stub modules serve Tests/AppleCheck.
        self.toolchain = Toolchain(os.path.join(os.path.dirname(self.work), "apple-check"))
        self.toolchain.prepare()
        self.stubs = {}

    def stubs_for(self, platform, samples):
        if platform not in self.stubs:
            self.stubs[platform] = StubModules(self.toolchain, oldest(platform))
        stubs = self.stubs[platform]
        imported = {name for s in samples for name in IMPORT.findall(s.code)}
        stubs.prepare(imported)
        errors = stubs.build(imported)
        if errors:
            sys.exit("\n".join(errors))
        return stubs

    def check(self, samples):
        """Returns the errors of each refused sample."""
        refused = {}
        for platform in sorted({s.platform for s in samples}):
            own = [s for s in samples if s.platform == platform]
            stubs = self.stubs_for(platform, own)
            passed = Passed(os.path.join(self.work, "passed-%s.txt" % platform), stubs)
            refused.update((s.title, list(s.gates())) for s in own if any(s.gates()))
            for batch in batches([s for s in own if s not in passed and s.title not in refused]):
                found = self.compile(stubs, batch)
                refused.update(found)
                passed.add([s for s in batch if s.title not in found])
        return refused

    def compile(self, stubs, batch):
        folder = os.path.join(self.work, "samples", stubs.platform)
        os.makedirs(folder, exist_ok=True)
        paths = {}
        for number, sample in enumerate(batch):
            path = os.path.join(folder, "%03d.swift" % number)
            with open(path, "w", encoding="utf-8") as file:
                file.write(sample.code)
            paths[path] = sample
        release = batch[0].release
        output = stubs.compile(stubs.base.at(release if "." in release else release + ".0"), list(paths))
        refused = {}
        for line in output.splitlines():
            match = DIAGNOSTIC.match(line)
            if match and match[1] in paths:
                refused.setdefault(paths[match[1]].title, []).append("%s: %s" % (match[2], match[3]))
        if not output or (refused and len(batch) == 1):
            return refused
        if len(batch) == 1:
            return {batch[0].title: ["0: " + output.strip()]}
        # An error stops the checks of control flow in the other files, and a macro's error is in a
        # file of its own.
        single = {}
        rest = [s for s in batch if s.title not in refused]
        if refused:
            single.update(refused)
            single.update(self.compile(stubs, rest) if rest else {})
        else:
            for sample in batch:
                single.update(self.compile(stubs, [sample]))
        return single


class Passed:
    """The samples that earlier runs have accepted, by what they depend on."""

    def __init__(self, path, stubs):
        self.path = path
        self.basis = "".join(sorted(filter(None, stubs.built.values())))
        self.known = set(read(path).split()) if os.path.exists(path) else set()

    def mark(self, sample):
        text = "\0".join((self.basis, sample.platform, sample.release, sample.code))
        return hashlib.sha256(text.encode()).hexdigest()

    def __contains__(self, sample):
        return self.mark(sample) in self.known

    def add(self, samples):
        with open(self.path, "a") as file:
            file.writelines(self.mark(s) + "\n" for s in samples)


def batches(samples):
    """Samples for one release whose declarations differ."""
    open_batches = []
    for sample in samples:
        for batch in open_batches:
            if batch[0].release == sample.release and len(batch) < BATCH and not any(
                    s.declared & sample.declared for s in batch):
                batch.append(sample)
                break
        else:
            open_batches.append([sample])
    return open_batches


def numbers(release):
    return ([int(part) for part in release.split(".")] + [0, 0])[:3]


def findings(binary, samples):
    """What the program finds in its own newest samples for the default platform."""
    with tempfile.TemporaryDirectory(prefix="check-printed-") as folder:
        for sample in samples:
            if sample.platform == "ios":
                with open(os.path.join(folder, sample.name + ".swift"), "w", encoding="utf-8") as file:
                    file.write(sample.code)
        command = [binary, "--store", os.path.join(folder, "book.sqlite"), "check", folder]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode not in (0, 1):
        sys.exit("the samples could not be read by `check`:\n" + done.stdout)
    rows = [(os.path.basename(path)[:-len(".swift")], rule) for path, rule in FINDING.findall(done.stdout)]
    return sorted(set(rows) - ACCEPTED)


def self_test(checker):
    """Each file of Broken/ begins with its platforms, and the text of the expected error."""
    failed = 0
    for path in sorted(glob.glob(os.path.join(HERE, "Broken", "*.swift"))):
        code = read(path)
        for line in code.splitlines():
            match = re.match(r"// (refused|accepted) for (\w+) ([\d.]+)(?:: (.*))?$", line)
            if not match:
                continue
            sample = Sample(os.path.basename(path), match[2], match[3], code)
            stubs = checker.stubs_for(sample.platform, [sample])
            said = "\n".join(list(sample.gates()) or sum(checker.compile(stubs, [sample]).values(), []))
            holds = match[4] in said if match[1] == "refused" else not said
            print("%s: %s %s for %s %s" % ("ok" if holds else "WRONG", sample.name, *match.groups()[:3]))
            if not holds:
                failed += 1
                print(said)
    return failed


def print_matrix(samples, refused):
    print("samples by platform and the oldest release they are printed for:")
    for platform in RELEASES:
        own = [s for s in samples if s.platform == platform]
        counts = ["%s: %d" % (release, sum(s.release == release for s in own))
                  for release in RELEASES[platform] if any(s.release == release for s in own)]
        print("  %-9s %4d  %s" % (platform, len(own), ", ".join(counts)))
    print("%d samples of %d classes for %d platforms checked, %d refused" % (
        len(samples), len({s.name for s in samples}), len({s.platform for s in samples}), len(refused)))


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n\n")[0])
    parser.add_argument("binary", nargs="?")
    parser.add_argument("--platform", action="append", choices=RELEASES)
    parser.add_argument("--work", default=WORK)
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    if not options.self_test and not options.binary:
        parser.error("the program whose samples are checked is missing")
    try:
        return run(options)
    except Unavailable as reason:
        print(reason, file=sys.stderr)
        return 2


def run(options):
    checker = Checker(options.work)
    if options.self_test:
        return 1 if self_test(checker) else 0
    start = time.monotonic()
    rows = printed(options.binary, options.platform or list(RELEASES))
    samples = [Sample(*row) for row in rows if not options.names or row[0] in options.names]
    refused = checker.check(samples)
    for title, errors in sorted(refused.items()):
        for error in errors:
            print("%s:%s" % (title, error))
    found = findings(options.binary, samples)
    for name, rule in found:
        print("%s: its sample has the gotcha %s" % (name, rule))
    print_matrix(samples, refused)
    print("%.0f s" % (time.monotonic() - start), file=sys.stderr)
    return 1 if refused or found else 0


if __name__ == "__main__":
    sys.exit(main())
