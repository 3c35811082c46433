"""A store that many programs use at once, and the history of their operations."""

import os
import shutil
import subprocess
import time

import stores

NAMESPACE = ["unshare", "-pf", "--kill-child"]
# The time in seconds after which a command counts as hanging; long enough for a busy machine.
PATIENCE = 600


def has_namespaces():
    return bool(shutil.which("unshare")) and subprocess.run(
        NAMESPACE + ["true"], capture_output=True).returncode == 0


class Crowd:
    """A store that all programs use, and the history of their operations."""

    def __init__(self, binary, root, seconds, seed, prefix):
        self.binary, self.root, self.seed, self.prefix = os.path.abspath(binary), root, seed, prefix
        self.store, self.quiet = os.path.join(root, "book.sqlite"), os.path.join(root, "quiet.sqlite")
        self.environment = stores.environment(TMPDIR=root)
        self.history, self.end = [], time.monotonic() + seconds
        # Elapsed times depend on the program only if no other programs run.
        self.is_timed = True
        # The time that a program rests after each command, as a multiple of the command's time.
        self.pause = 0

    def is_over(self):
        return time.monotonic() >= self.end

    def command(self, *words, store=None):
        return [*self.prefix, self.binary, "--store", store or self.store, *words]

    def run(self, kind, *words, store=None, **facts):
        """Runs a command and records it with the facts that the caller knows about it."""
        begin = time.monotonic()
        try:
            done = subprocess.run(self.command(*words, store=store), env=self.environment, timeout=PATIENCE,
                                  capture_output=True, stdin=subprocess.DEVNULL, close_fds=False)
            status, answer, said = done.returncode, done.stdout.decode(), done.stderr.decode()
        except subprocess.TimeoutExpired:
            status, answer, said = None, "", f"hung for {PATIENCE} s"
        event = {"kind": kind, "words": words, "begin": begin, "end": time.monotonic(),
                 "status": status, "answer": answer, "said": said, **facts}
        self.history.append(event)
        time.sleep(self.pause * (event["end"] - begin))
        return event

    def question(self, kind, *words, **facts):
        """Asks a question, and the same one with a store without writers, because a busy machine
        delays both."""
        event = self.run(kind, *words, **facts)
        start = time.monotonic()
        subprocess.run(self.command(*words, store=self.quiet), env=self.environment, timeout=PATIENCE,
                       capture_output=True, stdin=subprocess.DEVNULL, close_fds=False)
        event["quiet"] = time.monotonic() - start
        return event

    def is_machine_busy(self):
        """Returns whether other programs leave a question less than 40 % of the processor time it
        could use, or less than 80 % for a calm crowd; called while no other program of the crowd
        runs."""
        used, start = stores.processor_time(), time.monotonic()
        for _ in range(8):
            subprocess.run(self.command("list", "own", store=self.quiet), env=self.environment, capture_output=True,
                           stdin=subprocess.DEVNULL, close_fds=False)
        factor = 1.25 if self.pause else 2.5
        return time.monotonic() - start > factor * (stores.processor_time() - used)

    def file(self, name, text):
        path = os.path.join(self.root, name)
        stores.write(path, text)
        return path
