"""The code samples that the program prints, each with the oldest release it is printed for.

They are requested over the Model Context Protocol, where a question takes a few milliseconds. What
compiles for a release compiles for all later ones, so each text of a class on a platform is needed
once, for the oldest of its releases.
"""
import json
import subprocess
import tempfile

# The releases of each platform at which the text of a sample may change: those that people still
# support, from the oldest with SwiftUI on.
RELEASES = {
    "ios": "13 14 15 16 17 18 26 27".split(),
    "catalyst": "13.1 14 15 16 17 18 26 27".split(),
    "tvos": "13 14 15 16 17 18 26 27".split(),
    "visionos": "1 2 26 27".split(),
    "macos": "10.15 11 12 13 14 15 26 27".split(),
    "watchos": "6 7 8 9 10 11 26 27".split(),
}


class Program:
    """A server for agents that is asked one question after the other."""

    def __init__(self, binary):
        self.folder = tempfile.TemporaryDirectory(prefix="printed-samples-")
        self.process = subprocess.Popen(
            [binary, "--store", self.folder.name + "/book.sqlite", "mcp"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.number = 0
        self.request("initialize", {
            "protocolVersion": "2025-06-18", "capabilities": {},
            "clientInfo": {"name": "samples", "version": "1"}})
        self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def send(self, message):
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def request(self, method, parameters):
        self.number += 1
        self.send({"jsonrpc": "2.0", "id": self.number, "method": method, "params": parameters})
        for line in self.process.stdout:
            answer = json.loads(line)
            if answer.get("id") == self.number:
                return answer["result"]
        raise SystemExit("the program ended while it was asked for samples")

    def code(self, name, platform, release):
        """The sample for a class; empty if there is none."""
        result = self.request("tools/call", {"name": "recommend", "arguments": {
            "question": name, "platform": platform, "target": release}})
        if result.get("isError"):
            return ""
        return json.loads(result["content"][0]["text"]).get("code") or ""

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.folder.cleanup()


def components(binary):
    with tempfile.TemporaryDirectory(prefix="printed-samples-") as folder:
        command = [binary, "--store", folder + "/book.sqlite", "--format", "json", "list", "components"]
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    return [entry["id"] for entry in json.loads(done.stdout)["entries"]]


def texts(ask, releases):
    """The different texts over the releases, each with its first release.

    Texts change where an API begins, from older to newer: if two releases have the same text, so
    have those between them."""
    known = {}

    def at(index):
        if index not in known:
            known[index] = ask(releases[index])
        return known[index]

    def divide(low, high):
        if high - low > 1 and at(low) != at(high):
            middle = (low + high) // 2
            at(middle)
            divide(low, middle)
            divide(middle, high)

    at(0), at(len(releases) - 1)
    divide(0, len(releases) - 1)
    found, last = [], ""
    for index in sorted(known):
        if known[index] and known[index] != last:
            found.append((releases[index], known[index]))
        last = known[index]
    return found


def printed(binary, platforms):
    """Rows of class, platform, oldest release, and code."""
    program = Program(binary)
    rows = []
    for name in components(binary):
        for platform in platforms:
            for release, code in texts(lambda r: program.code(name, platform, r), RELEASES[platform]):
                rows.append((name, platform, release, code))
    program.close()
    return rows
