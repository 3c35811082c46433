#!/usr/bin/env python3
"""Tests of apple_check.py that need no compiler: what cannot be checked is never taken for checked."""

import contextlib
import io
import os
import subprocess
import sys
import tempfile
import types
import unittest

import foundation
import package_check
import toolchain

PROGRAM = os.path.join(toolchain.HERE, "apple_check.py")


def run(*arguments, **environment):
    return subprocess.run(
        [sys.executable, PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        env=dict(os.environ, **environment))


class Compilers:
    """Compiles everything; without Foundation if `has_tests` is false."""

    def __init__(self, work, has_tests):
        self.work, self.has_tests = work, has_tests

    def prepare_target(self, target):
        pass

    def prepare_tests(self, target):
        return self.has_tests

    def front(self, target, arguments):
        return subprocess.CompletedProcess(arguments, 0, "", "")


class AppleCheckTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def errors(self, has_tests, triple="arm64-apple-macosx13.0"):
        def module(name, imports, dependencies):
            return types.SimpleNamespace(
                name=name, code_name=name, kind="library", language="swift", sources=[], imports=lambda: imports,
                dependencies=dependencies)

        modules = [module("A", {"Foundation"}, []), module("B", set(), []), module("C", {"Swift"}, ["A"])]
        package = types.SimpleNamespace(name="p", with_dependencies=lambda names: [])
        check = package_check.Check(Compilers(self.folder.name, has_tests))
        check.modules(package, modules, toolchain.Target(triple))
        return check.errors, "\n".join(check.said)

    def test_a_module_without_its_foundation_is_an_error(self):
        self.assertEqual(self.errors(True)[0], 0)
        errors, said = self.errors(False)
        self.assertEqual(errors, 1)
        self.assertIn("error: arm64-apple-macosx13.0: A is not checked, since there is no Foundation for it", said)
        self.assertIn("C was not checked", said)
        self.assertIn("1 modules", said)
        self.assertEqual(self.errors(True, "arm64-apple-ios15.0")[0], 1)

    def test_a_toolchain_that_prints_no_interfaces_has_no_foundation(self):
        output = os.path.join(self.folder.name, "printed")
        with contextlib.redirect_stderr(io.StringIO()) as said:
            self.assertIsNone(foundation.essentials(self.folder.name, output, "Swift"))
            self.assertIsNone(foundation.plugin_library(self.folder.name, output, "Swift"))
        self.assertIn("FoundationEssentials cannot be printed", said.getvalue())
        self.assertIn("PackagePlugin cannot be printed", said.getvalue())

    def test_without_headers_nothing_can_be_checked(self):
        done = run("--work", self.folder.name, "--self-test", PIP_INDEX_URL="http://127.0.0.1:9/", PIP_RETRIES="0",
                   PIP_NO_CACHE_DIR="1")
        self.assertEqual(done.returncode, 2, done.stdout)
        self.assertIn("could not be fetched", done.stdout)

    def test_what_is_asked_wrongly_cannot_be_checked(self):
        sample = os.path.join(self.folder.name, "s.swift")
        open(sample, "w").close()
        for words, reason in [
            (["--target", "arm64-apple-ios15.0", sample + "x"], "no such file: "),
            (["--target", "arm64-linux", sample], "no Apple target: arm64-linux"),
            ([sample], "belong together"),
        ]:
            done = run("--work", self.folder.name, *words)
            self.assertEqual(done.returncode, 2, done.stdout)
            self.assertIn(reason, done.stdout)
            self.assertNotIn("Traceback", done.stdout)

    def test_headers_of_another_version_are_not_taken(self):
        for name in ["ziglang-0.1.0-py3-none-any.whl", "other-%s-any.whl" % toolchain.HEADERS.split("==")[1]]:
            open(os.path.join(self.folder.name, name), "w").close()
        self.assertIsNone(toolchain.wheel_in(self.folder.name))
        wanted = os.path.join(self.folder.name, toolchain.HEADERS.replace("==", "-") + "-py3-none-any.whl")
        open(wanted, "w").close()
        self.assertEqual(toolchain.wheel_in(self.folder.name), wanted)


if __name__ == "__main__":
    unittest.main()
