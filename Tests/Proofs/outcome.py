"""The results of one run of a command, and the handling of a proof that is ended early."""

import multiprocessing
import os
import re
import signal

import stores

STORES = ("book.sqlite", "copy.sqlite", "other.sqlite")


def marks(folder):
    """The marks by which a change of a file is detected; None if a journal may contain more."""
    found = {}
    for name in STORES:
        path = os.path.join(folder, name)
        if os.path.exists(path) and not os.path.exists(path + "-wal"):
            status = os.stat(path)
            found[name] = (status.st_ino, status.st_mtime_ns, status.st_size)
    return found


class Outcome:
    """The results of one run; files that were not written have their old contents."""

    def __init__(self, done, folder, command, contents, marked=None, before=None):
        self.status = done.returncode
        self.words = done.stderr.decode(errors="replace")
        self.answer = done.stdout
        now = marks(folder) if marked else {}
        self.stores = {name: before[name] if name in now and marked.get(name) == now[name]
                       else contents.of(os.path.join(folder, name)) for name in STORES}
        present = [name for name in self.stores if os.path.exists(os.path.join(folder, name))]
        self.strays = stores.strays(folder, command.beginning() + present)
        self.strays += ["tmp/" + name for name in os.listdir(os.path.join(folder, "tmp"))]


def pattern(names):
    """Names without numbers, so that equal findings are grouped."""
    return " ".join(sorted({re.sub(r"[0-9a-zA-Z]{6}$|\d+", "N", name) for name in names}))


def stop_on_request():
    """An event that SIGINT and SIGTERM set, so that a proof that is ended early still reports its
    findings."""
    stop = multiprocessing.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stop.set())
    return stop
