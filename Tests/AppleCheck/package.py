"""The package's targets as its manifest declares them."""

import glob
import json
import os
import re
import subprocess

from toolchain import Unavailable

IMPORT = re.compile(r"^\s*(?:@\w+\s+)*(?:\w+\s+)?import\s+(?:(?:class|struct|enum|func|protocol)\s+)?(\w+)", re.M)


class Module:
    def __init__(self, root, description):
        self.name, self.code_name = description["name"], description["c99name"]
        self.kind = description["type"]
        self.folder = os.path.join(root, description["path"])
        self.sources = [os.path.join(self.folder, name) for name in description["sources"]]
        self.dependencies = description.get("target_dependencies", [])
        self.language = {
            "SwiftTarget": "swift", "PluginTarget": "swift", "ClangTarget": "c", "SystemLibraryTarget": "system",
        }.get(description["module_type"])
        if self.language is None:
            raise Unavailable("%s is a %s, which is not checked" % (self.name, description["module_type"]))

    def imports(self):
        return {name for path in self.sources for name in IMPORT.findall(open(path, encoding="utf-8").read())}


def fuzzer(root):
    """The fuzzers, which fuzz.sh compiles without a manifest, described as the manifest would."""
    own = sorted(glob.glob(os.path.join(root, "Tests", "Fuzzing", "*.swift")))
    with open(os.path.join(root, "Tests", "Fuzzing", "borrowed.txt"), encoding="utf-8") as file:
        borrowed = file.read().split()
    return {
        "name": "Fuzz", "c99name": "Fuzz", "type": "fuzzer", "module_type": "SwiftTarget", "path": ".",
        "sources": [os.path.relpath(path, root) for path in own] + borrowed,
        "target_dependencies": ["Bridgebook", "BridgebookCLI"]}


class Package:
    def __init__(self, root, work):
        command = [
            "swift", "package", "--package-path", root, "--scratch-path", os.path.join(work, "package"),
            "describe", "--type", "json"]
        # The plug-in is declared only for packages that depend on this one, and if this variable is
        # set.
        environment = dict(os.environ, BRIDGEBOOK_PLUGIN="1")
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
        if done.returncode != 0:
            raise Unavailable("the package could not be read:\n" + done.stderr)
        described = json.loads(done.stdout)
        self.name = described["name"]
        self.floors = {item["name"]: item["version"] for item in described["platforms"]}
        self.modules = {t["name"]: Module(root, t) for t in described["targets"]}
        self.modules["Fuzz"] = Module(root, fuzzer(root))
        # The modules of library products, which apps link.
        linked = [
            name for product in described["products"] if "library" in product["type"] for name in product["targets"]]
        self.linked = self.with_dependencies(linked)

    def with_dependencies(self, names):
        """The modules that the named ones need, each after its dependencies."""
        order = []

        def visit(name):
            if name in order or name not in self.modules:
                return
            for other in self.modules[name].dependencies:
                visit(other)
            order.append(name)

        for name in names:
            visit(name)
        return [self.modules[name] for name in order]
