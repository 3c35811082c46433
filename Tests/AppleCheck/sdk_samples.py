#!/usr/bin/env python3
"""Type-checks every code sample on a Mac against the SDKs of its Xcode instead of the stub modules.

usage: sdk_samples.py [--generated DIR] [--xcrun PROGRAM] [--jobs N] [NAME ...]

The samples are those of Tests/SampleTests/check-samples.py: the blocks of the book, the README and
the manual, and the files of DIR that Tests/SampleTests/generate-samples.py writes. Each is compiled
for the newest release of the SDK. A sample that requires a later release is counted and skipped,
because its names are not in this SDK. Prints "file:line: message [platform]" and exits with 1 on
any error, with 2 if an SDK is missing.
"""
import argparse
import concurrent.futures
import glob
import importlib.util
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SDKS = {
    "ios": ("iphoneos", "arm64-apple-ios%s", ("iOS",)),
    "tvos": ("appletvos", "arm64-apple-tvos%s", ("tvOS",)),
    "visionos": ("xros", "arm64-apple-xros%s", ("visionOS",)),
    "catalyst": ("macosx", "arm64-apple-ios%s-macabi", ("macCatalyst", "iOS")),
    "macos": ("macosx", "arm64-apple-macosx%s", ("macOS",)),
    "watchos": ("watchos", "arm64-apple-watchos%s", ("watchOS",)),
}
def load(name):
    path = os.path.join(ROOT, "Tests", "SampleTests", name + ".py")
    spec = importlib.util.spec_from_file_location(name.replace("-", "_"), path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def numbers(release):
    return [int(part) for part in release.split(".")]


def later_release(text, names, newest):
    """The first release above `newest` that an @available in the text requires."""
    for condition in re.findall(r"@available\(([^)]*)\)", text):
        # The release of a deprecation may be later.
        if "deprecated" in condition:
            continue
        for name in names:
            found = re.search(r"\b%s ([\d.]+)" % name, condition)
            if found and numbers(found[1]) > numbers(newest):
                return "%s %s" % (name, found[1])
            if found:
                break
    return None


class SDK:
    """An SDK of this Mac, with BridgeRecorder built for it if a sample imports that."""

    def __init__(self, platform, folder, xcrun):
        self.platform, self.folder = platform, os.path.join(folder, platform)
        sdk, triple, self.names = SDKS[platform]
        self.xcrun = [xcrun, "--sdk", sdk]
        self.version = self.ask("--show-sdk-version")
        if platform == "catalyst":
            # Since iOS 26, macOS has the same numbers; before that they differed.
            major = numbers(self.version)[0]
            self.version = self.version if major >= 26 else "%d.0" % (major + 3)
        self.swift = self.xcrun + [
            "swiftc", "-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm",
            "-target", triple % self.version, "-I", self.folder]
        if platform == "catalyst":
            support = self.ask("--show-sdk-path") + "/System/iOSSupport/System/Library/Frameworks"
            self.swift += ["-Fsystem", support]
        os.makedirs(self.folder)

    def ask(self, question):
        done = subprocess.run(self.xcrun + [question], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            print("the SDK for %s is missing: %s" % (self.platform, done.stdout.strip()))
            sys.exit(2)
        return done.stdout.strip()

    def compile(self, arguments):
        done = subprocess.run(self.swift + arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return "" if done.returncode == 0 else done.stdout or "the compiler stopped with %d" % done.returncode

    def build_recorder(self):
        sources = glob.glob(os.path.join(ROOT, "Sources", "BridgeRecorder", "**", "*.swift"), recursive=True)
        return self.compile([
            "-emit-module", "-emit-module-path", os.path.join(self.folder, "BridgeRecorder.swiftmodule"),
            "-module-name", "BridgeRecorder", *sorted(sources)])

    def check(self, index, group):
        """The compiler's output about a group of blocks, with the files and lines the blocks are
        from."""
        files = []
        for position, block in enumerate(group):
            files.append(os.path.join(self.folder, "%05d_%d.swift" % (index, position)))
            with open(files[-1], "w", encoding="utf-8") as out:
                out.write("\n" * (block.line - 1) + block.text)
        # Control and data flow are checked when SIL is generated.
        said = self.compile(["-emit-sil", "-wmo", "-module-name", "Sample", "-o", os.devnull, *files])
        errors = re.findall(r"(?m)^(.+?):(\d+):\d+: error: (.*)$", said)
        if said and not errors:
            return ["%s: %s [%s]" % (os.path.relpath(group[0].path), said.strip(), self.platform)]
        origin = {path: os.path.relpath(block.path) for path, block in zip(files, group)}
        return ["%s:%s: %s [%s]" % (origin.get(path, path), line, words, self.platform)
                for path, line, words in errors]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--generated")
    parser.add_argument("--xcrun", default="xcrun")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    os.chdir(ROOT)
    check_samples = load("check-samples")
    options.book, options.page = check_samples.BOOK, None
    with tempfile.TemporaryDirectory(prefix="sdk-samples-") as folder:
        groups = check_samples.collect(options)
        if not groups:
            sys.exit("no samples")
        sdks, left_out, work = {}, [], []
        for index, (flavor, group) in enumerate(groups):
            platform = check_samples.platform_of(flavor, group[0].path)
            if platform not in sdks:
                sdks[platform] = SDK(platform, folder, options.xcrun)
            sdk = sdks[platform]
            later = next(filter(None, (later_release(b.text, sdk.names, sdk.version) for b in group)), None)
            if later:
                left_out.append("%s needs %s" % (os.path.relpath(group[0].path), later))
            else:
                work.append((sdk, index, group))
        for sdk in {s for s, _, group in work if any("BridgeRecorder" in b.imports for b in group)}:
            said = sdk.build_recorder()
            if said:
                print("BridgeRecorder [%s]:\n%s" % (sdk.platform, said))
                return 1
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            results = list(pool.map(lambda item: item[0].check(*item[1:]), work))
    for error in sum(results, []):
        print(error)
    for words in left_out:
        print("not checked: %s" % words)
    for platform, sdk in sorted(sdks.items()):
        count = sum(item[0] is sdk for item in work)
        print("%s: %d samples against the SDK of %s" % (platform, count, sdk.version))
    failed = sum(map(bool, results))
    print("%d samples checked, %d refused, %d not checked" % (len(work), failed, len(left_out)))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
