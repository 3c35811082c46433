#!/usr/bin/env python3
"""Tests of overlays.py: what an overlay declares without a source is refused. They need no compiler."""

import os
import tempfile
import unittest

import overlays
from toolchain import HERE

INTERFACE = """
open class Lock : Base, @unchecked Sendable {

    public init(name: String, isFair: Bool = false)

    open var name: String? { get set }

    public func run<R>(after delay: Int = 0, _ body: (inout Int, R) throws -> [R: Int]) rethrows -> R
}

extension Foundation.Lock {

    public enum Kind : Int, @unchecked Sendable {

        case plain

        case fair
    }

    public static func == (lhs: Lock, rhs: Lock) -> Bool
}
"""
OVERLAY = """@_exported import Darwin

// The file named before each declaration is in a repository.

// Lock.swift
open class Lock: Base {
  init() {}
  public init(name: String) {}
  open var name: String? { get { nil } set {} }
  public func run<R>(_ body: (inout Int, R) throws -> [R: Int]) rethrows -> R {
    let other = 1
    fatalError()
  }
}

// Lock.swift
extension Lock {
  public enum Kind: Int { case plain = 1, fair = 2 }
  public static func == (a: Lock, b: Lock) -> Bool { true }
}
"""


class OverlayTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def faults(self, old="", new=""):
        self.assertIn(old, OVERLAY)
        text = OVERLAY.replace(old, new, 1) if old else OVERLAY
        return overlays.faults("Locks", text, [INTERFACE], self.folder.name)

    def test_what_the_source_declares_is_accepted(self):
        self.assertEqual(self.faults(), [])

    def test_a_declaration_without_a_source_is_refused(self):
        for old, new, line in [
            ("// Lock.swift\nopen", "open", 5), ("// Lock.swift", "// It locks.", 5),
            ("// Lock.swift\nextension", "extension", 16),
            ("}\n\n// Lock.swift\n", "}\n\npublic var open: Int { 0 }\n\n// Lock.swift\n", 16),
        ]:
            self.assertIn("Locks.swift:%d: error: no source is named" % line, self.faults(old, new))

    def test_what_the_source_does_not_declare_is_refused(self):
        for old, new, title in [
            ("  public init(name: String) {}", "  public init(named: String) {}", "Lock.init(named:)"),
            ("open var name", "open var title", "Lock.title"),
            ("run<R>(_ body", "run<R>(_ body: Int, after", "Lock.run(_:after:)"),
            ("  public func run", "  public func runs", "Lock.runs(_:)"),
            ("fair = 2", "unfair = 2", "Lock.Kind.unfair"),
            ("a: Lock, b: Lock", "a: Lock", "Lock.==(a:)"),
            ("open class Lock: Base {", "open class Locks: Base {", "Locks"),
            ("extension Lock {", "extension Lock {\n  public typealias Other = Int", "Lock.Other"),
            ("extension Lock {", "extension Lock {\n  public subscript(index: Int) -> Int { 0 }", "Lock.subscript(index:)"),
        ]:
            said = [fault.split("declare ")[-1] for fault in self.faults(old, new)]
            self.assertIn(title, said)

    def test_a_header_is_a_source_of_the_names_it_has(self):
        paragraph = "// _lock.h of the SDK\npublic var LOCK_FAIR: Int32 { 1 }\n"
        text = OVERLAY + "\n" + paragraph
        interfaces = [INTERFACE]
        self.assertEqual(
            overlays.faults("Locks", text, interfaces, self.folder.name),
            ["Locks.swift:23: error: the named source does not declare LOCK_FAIR"])
        with open(os.path.join(self.folder.name, "_lock.h"), "w") as file:
            file.write("#define LOCK_FAIR 1\n")
        self.assertEqual(overlays.faults("Locks", text, interfaces, self.folder.name), [])

    def test_each_group_of_headers_names_its_source(self):
        with open(os.path.join(HERE, "Overlays", "module.modulemap"), encoding="utf-8") as file:
            text = file.read()
        self.assertEqual(overlays.map_faults(text), [])
        lines = text.split("\n")
        for number, line in enumerate(lines):
            if line.startswith("  // "):
                said = overlays.map_faults("\n".join(lines[:number] + [""] + lines[number + 1:]))
                self.assertEqual(len(said), 1, line)

    def test_every_overlay_is_checked(self):
        names = {name[:-len(".swift")] for name in os.listdir(os.path.join(HERE, "Overlays")) if name.endswith(".swift")}
        self.assertEqual(names, set(overlays.MODULES))


if __name__ == "__main__":
    unittest.main()
