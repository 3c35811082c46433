"""Foundation for tests that are type-checked for macOS, without a Mac.

FoundationEssentials of the toolchain has the same source on all systems, with the availability on
Apple's systems. It comes without an interface file, so swift-synthesize-interface prints one, which
is made compilable here. Other parts of Foundation that the tests use are declared in
Overlays/Foundation.swift.
"""

import os
import re
import subprocess

# On Linux, the other error codes are functions in the interface.
ERROR_CODES = "@frozen public enum POSIXErrorCode : Swift.Int32, Swift.Hashable, Swift.Sendable { case EPERM = 1 }\n"
HEAD = """// swift-interface-format-version: 1.0
// swift-compiler-version: %s
// swift-module-flags: -target x86_64-unknown-linux-gnu -swift-version 5 -O -disable-objc-interop \
-enable-library-evolution -enable-experimental-feature Lifetimes -module-name FoundationEssentials
public import Swift
public import _Concurrency
public import _StringProcessing
public import Darwin
"""


def essentials(root, output, compiler):
    """The interface of FoundationEssentials on Linux, as a file that the compiler can read."""
    command = [
        os.path.join(root, "bin", "swift-synthesize-interface"), "-module-name", "FoundationEssentials",
        "-target", "x86_64-unknown-linux-gnu", "-sdk", "/", "-print-fully-qualified-types", "-o", output]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        return None
    text = open(output, encoding="utf-8").read()
    text = re.sub(r"(?m)^import .*\n", "", text)
    text = text.replace("Glibc.POSIXErrorCode", "POSIXErrorCode").replace("Glibc.", "Darwin.")
    # The only type that the interface refers to and does not declare.
    text = re.sub(r"(?m)^extension FoundationEssentials\.URL\.Template\.Element [^{]*\{",
                  "extension FoundationEssentials.URL.Template {", text)
    return HEAD % compiler + ERROR_CODES + "\n".join(map(with_accessors, text.split("\n")))


def with_accessors(line):
    """A settable property is printed without accessors, which would make it a stored property."""
    line = re.sub(r"(public |open )?(internal|private|fileprivate)\(set\) ", lambda m: m[1] or "public ", line)
    code = line.split("//")[0]
    if "{" in code or not re.search(r"\b(public|open)\b", code):
        return line
    if re.search(r"\b(public|open)\b.*\bsubscript\b|\b(public|open)\b[^(=]*\bvar \w+: ", code):
        return re.sub(r"@inlinable |final |lazy ", "", line) + " { get set }"
    return line
