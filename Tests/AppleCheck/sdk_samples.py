#!/usr/bin/env python3
"""Type-checks generated samples on a Mac against the SDKs of Xcode instead of the stub modules.

usage: sdk_samples.py DIR   with files that end in .ios.swift, .macos.swift or .watchos.swift, as
                            Tests/SampleTests/generate-samples.py writes them
"""

import glob
import os
import subprocess
import sys

SDKS = {
    "ios": ("iphoneos", "arm64-apple-ios26.0"),
    "macos": ("macosx", "arm64-apple-macosx26.0"),
    "watchos": ("watchos", "arm64-apple-watchos26.0"),
}


def main(folder):
    files = sorted(glob.glob(os.path.join(folder, "**", "*.swift"), recursive=True))
    if not files:
        sys.exit("no samples in " + folder)
    failed = 0
    for path in files:
        flavor = path.split(".")[-2]
        if flavor not in SDKS:
            sys.exit("%s does not say which SDK it is for" % path)
        sdk, target = SDKS[flavor]
        done = subprocess.run(
            ["xcrun", "--sdk", sdk, "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6",
             "-target", target, path],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            failed += 1
            print(done.stdout)
    print("%d samples, %d refused" % (len(files), failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
