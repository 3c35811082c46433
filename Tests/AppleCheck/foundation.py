"""Foundation and PackagePlugin for what is type-checked for macOS, without a Mac.

FoundationEssentials of the toolchain has the same source on all systems, with the availability on
Apple's systems. It comes without an interface file, so swift-synthesize-interface prints one, which
is made compilable here; so is PackagePlugin, which comes with the package manager. Other parts of
Foundation that the tests use are declared in Overlays/Foundation.swift.
"""

import os
import re
import subprocess
import sys

# On Linux, the other error codes are functions in the interface.
ERROR_CODES = "@frozen public enum POSIXErrorCode : Swift.Int32, Swift.Hashable, Swift.Sendable { case EPERM = 1 }\n"
# The declarations of PackagePlugin that are not printed because they need a version of the package
# manager, which cannot be specified. Source: swiftlang/swift-package-manager,
# Sources/PackagePlugin, Context.swift at commit 034632a3 and PackageModel.swift at commit 0142d6b1.
PLUGIN_ADDITIONS = """
extension PackagePlugin.PluginContext {
  public var pluginWorkDirectoryURL: FoundationEssentials.URL { get }
}
extension PackagePlugin.PluginContext.Tool {
  public var url: FoundationEssentials.URL { get }
}
extension PackagePlugin.Package {
  public var directoryURL: FoundationEssentials.URL { get }
}
"""
HEAD = """// swift-interface-format-version: 1.0
// swift-compiler-version: %s
// swift-module-flags: -target x86_64-unknown-linux-gnu -swift-version 5 -O -disable-objc-interop \
-enable-library-evolution -enable-experimental-feature Lifetimes -module-name %s
public import Swift
public import _Concurrency
public import _StringProcessing
public import Darwin
"""


def essentials(root, output, compiler):
    """The interface of FoundationEssentials on Linux, as a file that the compiler can read; None if it cannot be
    printed, for a reason that is printed instead."""
    text = printed(root, "FoundationEssentials", output)
    if text is None:
        return None
    text = text.replace("Glibc.POSIXErrorCode", "POSIXErrorCode").replace("Glibc.", "Darwin.")
    # The only type that the interface refers to and does not declare.
    text = re.sub(r"(?m)^extension FoundationEssentials\.URL\.Template\.Element [^{]*\{",
                  "extension FoundationEssentials.URL.Template {", text)
    return HEAD % (compiler, "FoundationEssentials") + ERROR_CODES + "\n".join(map(with_accessors, text.split("\n")))


def plugin_library(root, output, compiler):
    """The interface of PackagePlugin as a file that the compiler can read; None if it cannot be printed."""
    folder = os.path.join(root, "lib", "swift", "pm", "PluginAPI")
    text = printed(root, "PackagePlugin", output, "-I", folder)
    if text is None:
        return None
    head = HEAD % (compiler, "PackagePlugin") + "public import FoundationEssentials\n"
    return head + "\n".join(map(with_accessors, text.split("\n"))) + PLUGIN_ADDITIONS


def printed(root, module, output, *options):
    """The output of swift-synthesize-interface about a module, without imports."""
    command = [
        os.path.join(root, "bin", "swift-synthesize-interface"), "-module-name", module,
        "-target", "x86_64-unknown-linux-gnu", "-sdk", "/", "-print-fully-qualified-types", *options, "-o", output]
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    except OSError as error:
        print("%s cannot be printed: %s" % (module, error), file=sys.stderr)
        return None
    if done.returncode != 0:
        print("%s cannot be printed:\n%s" % (module, done.stdout), file=sys.stderr)
        return None
    with open(output, encoding="utf-8") as file:
        return re.sub(r"(?m)^import .*\n", "", file.read())


def with_accessors(line):
    """A settable property is printed without accessors, which would make it a stored property."""
    line = re.sub(r"(public |open )?(internal|private|fileprivate)\(set\) ", lambda m: m[1] or "public ", line)
    code = line.split("//")[0]
    if "{" in code or not re.search(r"\b(public|open)\b", code):
        return line
    if re.search(r"\b(public|open)\b.*\bsubscript\b|\b(public|open)\b[^(=]*\bvar \w+: ", code):
        return re.sub(r"@inlinable |final |lazy ", "", line) + " { get set }"
    return line
