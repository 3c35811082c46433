"""Prepares the initial stores of the proofs, and reads the contents of stores.

Everything is created once by the program under test, with a fixed clock, so that equal operations
give equal bytes.
"""

import hashlib
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile

FOLDER = os.path.dirname(os.path.abspath(__file__))
CLOCK = "1790000000"

GOTCHA = """kind: gotcha
id: {id}
title: {title}
approaches: view
platforms: ios 13.0
severity: warning
evidence: statement
sources: own-experience
terms: term of {id}
audited: iOS 26

## Symptom
What people see of {id}.

## Cause
It is so.[^own-experience]

## Fix
Do this.[^own-experience]
"""

SCENARIO = """kind: scenario
id: {id}
title: A scroll view whose offset is bound to state
platform: ios

state offset = 0

representable Scroller wraps UIScrollView
  binding offset
  update
    print "update {{offset}}"
    set contentOffset = offset + 8
  callback scrollViewDidScroll
    async report
      write offset = view.contentOffset

view ContentView
  body
    show Scroller(offset)

steps
  launch ContentView
  drag Scroller contentOffset to 40, 80

variant inset broken: every update adds the inset again
"""


def log(mark, blocks=6):
    """A console log of updates with distinct texts."""
    return "".join(
        f"Begin updateUIView {mark}{n}\nset text={mark}{n}\nset offset={n}\nEnd updateUIView\n"
        for n in range(blocks))


def scratch_folder():
    """A folder in memory if the system has one; waiting for a disk does not add to a proof."""
    place = "/dev/shm" if os.path.isdir("/dev/shm") and os.access("/dev/shm", os.W_OK) else None
    return tempfile.mkdtemp(prefix="bridgebook-proof-", dir=place)


def environment(**more):
    """The environment of the program, without variables of the user's."""
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
    return {**kept, "HOME": "/nonexistent", "LANG": "C.UTF-8", "BRIDGEBOOK_AUTHOR": "prover", **more}


def compile_shim(name, into):
    """Compiles a preload library; an error of the compiler ends the proof."""
    target = os.path.join(into, name + ".so")
    source = os.path.join(FOLDER, "shims", name + ".c")
    compiler = shutil.which("cc") or shutil.which("clang") or shutil.which("gcc")
    if not compiler:
        sys.exit("no C compiler: install gcc or clang")
    subprocess.run([compiler, "-O2", "-Wall", "-Wextra", "-Werror", "-fPIC", "-shared", "-o", target,
                    source, "-ldl"], check=True)
    return target


class Hang(Exception):
    """An answer took more processor time than allowed, or did not come."""


def ask(words, seconds, **options):
    """The finished process; limited by processor time, which does not depend on how busy the
    machine is.

    Only one call at a time per process, because it measures the time of all child processes.
    """
    before = processor_time()
    try:
        done = subprocess.run(words, capture_output=True, timeout=20 * seconds, close_fds=False, **options)
    except subprocess.TimeoutExpired:
        raise Hang from None
    if processor_time() - before > seconds:
        raise Hang
    return done


def processor_time():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


class Workshop:
    """The prepared stores and inputs, with a folder for each case."""

    def __init__(self, binary, root, preload=None):
        self.binary, self.root = os.path.abspath(binary), root
        self.environment = environment()
        if preload:
            self.environment = environment(LD_PRELOAD=preload, PROOF_CLOCK=CLOCK)
        os.makedirs(self.path("inputs"))
        self.make_inputs()
        self.make_stores()

    def path(self, *names):
        return os.path.join(self.root, *names)

    def run(self, store, *arguments, statuses=(0,), **options):
        """Runs a command that has to succeed, to prepare the proofs."""
        done = subprocess.run([self.binary, "--store", self.path(store), *arguments],
                              env=self.environment, capture_output=True, **options)
        if done.returncode not in statuses:
            sys.exit(f"preparing {store}: {' '.join(arguments)} ended with {done.returncode}:\n"
                     f"{done.stderr.decode(errors='replace')}")
        return done.stdout.decode()

    def make_inputs(self):
        inputs = self.path("inputs")
        for number in range(1, 7):
            write(f"{inputs}/one-{number}.txt", GOTCHA.format(id=f"one-{number}", title="First"))
            write(f"{inputs}/two-{number}.txt", GOTCHA.format(id=f"two-{number}", title="Theirs"))
        write(f"{inputs}/again.txt", GOTCHA.format(id="one-1", title="Second"))
        write(f"{inputs}/edited.txt", GOTCHA.format(id="one-2", title="Edited"))
        write(f"{inputs}/scenario.txt", SCENARIO.format(id="inset-scroller"))
        for number in range(1, 5):
            write(f"{inputs}/run-{number}.log", log(f"r{number}"))
        write(f"{inputs}/long.log", log("long", 400))

    def inputs(self, *names):
        return [self.path("inputs", name) for name in names]

    def copy(self, store, name):
        shutil.copy(self.path(store), self.path(name))

    def make_stores(self):
        self.run("clean.sqlite", "list", "patterns")
        self.copy("clean.sqlite", "own.sqlite")
        self.run("own.sqlite", "add", *self.inputs(*[f"one-{n}.txt" for n in range(1, 7)]))
        self.run("own.sqlite", "add", *self.inputs("again.txt"))
        self.run("own.sqlite", "import", *self.inputs("run-1.log", "run-2.log"))
        self.copy("clean.sqlite", "other.sqlite")
        self.run("other.sqlite", "add", *self.inputs(*[f"two-{n}.txt" for n in range(1, 7)]))
        self.run("other.sqlite", "import", *self.inputs("run-3.log", "run-4.log"))
        self.copy("own.sqlite", "older.sqlite")
        change(self.path("older.sqlite"),
               "UPDATE book_setting SET value = 'older' WHERE name = 'fingerprint'")
        self.copy("own.sqlite", "faulty.sqlite")
        change(self.path("faulty.sqlite"), "DROP INDEX entry_link_by_target",
               "DELETE FROM entry_section WHERE entry_id = 'update-unguarded'",
               "DELETE FROM search_posting WHERE term IN (SELECT term FROM search_posting LIMIT 5)")
        self.make_ancient_store()
        write(self.path("inputs", "book.jsonl"), self.run("own.sqlite", "export", "book", "--as", "jsonl"))

    def make_ancient_store(self):
        """Creates a store of the first five migrations with a run; `has_ancient` becomes false if
        there are no others, or if this program does not accept such a store."""
        folder = os.path.join(FOLDER, "..", "..", "Migrations")
        migrations = sorted(os.listdir(folder))
        self.has_ancient = len(migrations) > 5
        if not self.has_ancient:
            return
        connection = sqlite3.connect(self.path("ancient.sqlite"), isolation_level=None)
        connection.execute("ATTACH ? AS clean", [self.path("clean.sqlite")])
        connection.execute("PRAGMA application_id = 1111640881")
        connection.execute("PRAGMA journal_mode = WAL")
        history = connection.execute(
            "SELECT sql FROM clean.sqlite_schema WHERE name = 'schema_migration'").fetchone()[0]
        connection.execute(history)
        for name in migrations[:5]:
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                connection.executescript(file.read())
            connection.execute("INSERT INTO schema_migration SELECT * FROM clean.schema_migration "
                               "WHERE id = ?", [name.removesuffix(".sql")])
        connection.executescript("""
            INSERT INTO run (number, id, title, origin, format, content_hash, line_count, byte_count, event_count, checksum, imported_at)
              VALUES (1, '00000000000a', 'old.log', 'imported', 'plain', '00000000000abc', 1, 8, 1, 'bd908406888b1412', 'then');
            INSERT INTO run_text VALUES (1, 1, 'old text');
            INSERT INTO run_event VALUES (4294967296, 41, 0, 1, 0, 0, 0, 1, NULL, NULL);""")
        connection.close()
        self.copy("ancient.sqlite", "tried.sqlite")
        tried = subprocess.run([self.binary, "--store", self.path("tried.sqlite"), "list", "patterns"],
                               env=self.environment, capture_output=True)
        self.has_ancient = tried.returncode == 0

    def imported_run(self, store):
        """The id of an imported run."""
        with sqlite3.connect(self.path(store)) as connection:
            return connection.execute("SELECT min(id) FROM run WHERE origin = 'imported'").fetchone()[0]


def change(path, *statements):
    """Changes a store without the program and leaves a single file."""
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


class Contents:
    """The contents of stores as digests; equal files are read once."""

    def __init__(self):
        self.known = {}

    def of(self, path):
        """A digest of all rows; "none" without a file, or a description of the damage.

        Checkpoints the write-ahead log, as the next program would.
        """
        if not os.path.exists(path):
            return "none"
        if os.path.exists(path + "-wal") or os.path.exists(path + "-journal"):
            # After a crash, the next process creates new shared memory.
            if os.path.exists(path + "-shm"):
                os.remove(path + "-shm")
            try:
                connection = sqlite3.connect(path)
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
                connection.close()
            except sqlite3.Error as error:
                return f"unsound: {error}"
        with open(path, "rb") as file:
            key = hashlib.blake2b(file.read(), digest_size=16).digest()
        if key not in self.known:
            self.known[key] = digest(path)
        return self.known[key]


def digest(path):
    """A hash of all rows of all tables, provided that pages and references are intact."""
    connection = sqlite3.connect(path)
    connection.text_factory = bytes
    try:
        found = connection.execute("PRAGMA integrity_check").fetchall()
        if found != [(b"ok",)]:
            return f"unsound: {found[:2]}"
        found = connection.execute("PRAGMA foreign_key_check").fetchall()
        if found:
            return f"unsound: rows without their parents in {found[0][0]!r}"
        total = hashlib.blake2b(digest_size=16)
        objects = connection.execute(
            "SELECT type, name, sql FROM sqlite_schema ORDER BY type, name").fetchall()
        total.update(repr(objects).encode())
        for kind, name, sql in objects:
            if kind != b"table" or sql is None or sql.upper().startswith(b"CREATE VIRTUAL"):
                continue
            total.update(name)
            rows = connection.execute(f'SELECT * FROM "{name.decode()}"').fetchall()
            total.update(repr(sorted(map(repr, rows))).encode())
        return total.hexdigest()
    except sqlite3.Error as error:
        return f"unsound: {error}"
    finally:
        connection.close()


def strays(folder, expected):
    """Files that belong to no store: neither expected nor the journals of existing stores."""
    names = set(os.listdir(folder))
    belonging = {name + ending for name in names for ending in ("-wal", "-shm")
                 if name.endswith(".sqlite")}
    return sorted(names - set(expected) - belonging)
