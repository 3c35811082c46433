#!/usr/bin/env python3
"""Runs sdk_samples.py with a substitute for Xcode's xcrun, which does not exist on Linux.

The substitute provides SDKs 26.1, records its calls, and refuses every line with the text "refused
here".
usage: sdk_samples_test.py
"""
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
XCRUN = r"""#!/bin/sh
echo "$*" >>"$0.calls"
case "$0 $*" in
*xcrun-none*xros*) echo 'xcrun: error: SDK "xros" cannot be located' && exit 1 ;;
*--show-sdk-version) echo 26.1 ;;
*--show-sdk-path) echo "/SDKs/$2" ;;
*)
  status=0
  for path; do
    case $path in
    *.swift) grep -n 'refused here' "$path" | sed "s|^\([0-9]*\):.*|$path:\1:1: error: refused here|" | grep . && status=1 ;;
    esac
  done
  exit $status
  ;;
esac
"""
SAMPLES = {
    "Fine.ios.swift": "import SwiftUI\n",
    "Fine17.ios.swift": "import SwiftUI\n",
    "TVPosterView.tvos.ios.swift": "import TVUIKit\n",
    "Volume.visionos.ios.swift": "import RealityKit\n",
    "Bar.catalyst.ios.swift": "import UIKit\n",
    "Table.macos.swift": "import AppKit\n\n// refused here\n",
    "Later.ios.swift": "import UIKit\n@available(macOS 14.0, iOS 27.0, *)\nstruct Later {}\n",
    "Earlier.ios.swift": "@available(macOS 27.0, iOS 16.0, *)\nstruct Earlier {}\n",
    "Renamed.ios.swift": "@available(iOS, deprecated: 100000.0)\nstruct Renamed {}\n",
    "Recorded.watchos.swift": "import BridgeRecorder\n",
}


def run(folder, name, *words):
    xcrun = os.path.join(folder, name)
    with open(xcrun, "w") as file:
        file.write(XCRUN)
    os.chmod(xcrun, 0o755)
    done = subprocess.run(
        [sys.executable, os.path.join(HERE, "sdk_samples.py"), "--xcrun", xcrun, *words],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    calls = open(xcrun + ".calls").read() if os.path.exists(xcrun + ".calls") else ""
    return done.returncode, done.stdout, calls


def main():
    failed = 0

    def expect(holds, what, said):
        nonlocal failed
        if not holds:
            failed += 1
            print("WRONG: %s\n%s" % (what, said))

    with tempfile.TemporaryDirectory() as folder:
        generated = os.path.join(folder, "generated")
        os.mkdir(generated)
        for name, text in SAMPLES.items():
            with open(os.path.join(generated, name), "w") as file:
                file.write(text)
        status, said, calls = run(folder, "xcrun", "--generated", generated, generated)
        expect(status == 1, "a refused sample fails the run", said)
        expect(re.search(r"generated/Table\.macos\.swift:3: refused here \[macos\]", said), "its file and line", said)
        expect("9 samples checked, 1 refused, 1 not checked" in said, "the numbers", said)
        expect("Later.ios.swift needs iOS 27.0" in said, "what needs a later SDK", said)
        for sdk, target in (
                ("iphoneos", "arm64-apple-ios26.1"), ("appletvos", "arm64-apple-tvos26.1"),
                ("xros", "arm64-apple-xros26.1"), ("macosx", "arm64-apple-ios26.1-macabi"),
                ("macosx", "arm64-apple-macosx26.1"), ("watchos", "arm64-apple-watchos26.1")):
            expect(re.search(r"--sdk %s swiftc .*-target %s " % (sdk, target), calls), target, calls)
        expect("-Fsystem /SDKs/macosx/System/iOSSupport" in calls, "the frameworks of Mac Catalyst", calls)
        recorder = re.findall(r"--sdk (\w+) .*-emit-module .*BridgeRecorder", calls)
        expect(recorder == ["watchos"], "the recorder is built where a sample imports it", recorder)
        status, said, _ = run(folder, "xcrun-none", "--generated", generated, generated)
        expect(status == 2 and "the SDK for visionos is missing" in said, "a missing SDK is said", said)
        # An SDK is found for all samples of the repository.
        status, said, calls = run(folder, "xcrun-all")
        checked = re.search(r"(\d+) samples checked, 0 refused", said)
        expect(status == 0 and checked and int(checked[1]) > 400, "every sample as written", said)
        expect({"iphoneos", "macosx", "watchos", "xros"} <= set(re.findall(r"--sdk (\w+) swiftc", calls)), "SDKs", said)
    if not failed:
        print("each sample finds its SDK; %s samples as written" % checked[1])
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
