"""The store that many programs work on, and the history of what they did."""

import os
import shutil
import subprocess
import time

import stores

NAMESPACE = ["unshare", "-pf", "--kill-child"]


def has_namespaces():
    return bool(shutil.which("unshare")) and subprocess.run(
        NAMESPACE + ["true"], capture_output=True).returncode == 0


class Crowd:
    """The store everybody works on, and the history of what they did."""

    def __init__(self, binary, root, seconds, seed, prefix):
        self.binary, self.root, self.seed, self.prefix = os.path.abspath(binary), root, seed, prefix
        self.store, self.quiet = os.path.join(root, "book.sqlite"), os.path.join(root, "quiet.sqlite")
        self.environment = stores.environment(TMPDIR=root)
        self.history, self.end = [], time.monotonic() + seconds

    def is_over(self):
        return time.monotonic() >= self.end

    def command(self, *words, store=None):
        return [*self.prefix, self.binary, "--store", store or self.store, *words]

    def run(self, kind, *words, store=None, **facts):
        """One command, noted with what the caller knows about it."""
        begin = time.monotonic()
        try:
            done = subprocess.run(self.command(*words, store=store), env=self.environment, timeout=90,
                                  capture_output=True, stdin=subprocess.DEVNULL, close_fds=False)
            status, answer, said = done.returncode, done.stdout.decode(), done.stderr.decode()
        except subprocess.TimeoutExpired:
            status, answer, said = None, "", "hung for 90 s"
        event = {"kind": kind, "words": words, "begin": begin, "end": time.monotonic(),
                 "status": status, "answer": answer, "said": said, **facts}
        self.history.append(event)
        return event

    def question(self, kind, *words, **facts):
        """A question, and the same one of a store that nobody writes to: a busy machine delays both."""
        event = self.run(kind, *words, **facts)
        start = time.monotonic()
        subprocess.run(self.command(*words, store=self.quiet), env=self.environment, timeout=90,
                       capture_output=True, stdin=subprocess.DEVNULL, close_fds=False)
        event["quiet"] = time.monotonic() - start
        return event

    def file(self, name, text):
        path = os.path.join(self.root, name)
        stores.write(path, text)
        return path
