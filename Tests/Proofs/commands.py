"""The commands that the proofs run, with the state they begin with and what is required of the
program."""

import os
import shutil
import subprocess

import stores


class Command:
    """A command line and the files that exist before it runs.

    - stores: name in the case's folder → name of a prepared store.
    - inputs: prepared inputs that are copied into the folder, so that reading them can fail as
      well.
    - is_question: whether it may be answered from memory, or from the store before its upgrade.
    - middle: creates the intermediate state of a command that handles each file separately, or that
      creates or upgrades a store before it changes it; a command that fails there has to say so.
    - repeats: whether running the command again must succeed and leave the same store.
    """

    def __init__(self, name, arguments, stores=None, inputs=(), is_question=False, repeats=True,
                 statuses=(0,), variables=None, middle=None):
        self.name, self.arguments, self.stores = name, arguments, stores or {}
        self.inputs, self.is_question, self.repeats = inputs, is_question, repeats
        self.statuses, self.variables, self.middle = statuses, variables or {}, middle

    def prepare(self, workshop, folder):
        """Creates the case folder with the files that the command begins with."""
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(os.path.join(folder, "tmp"))
        for name, store in self.stores.items():
            shutil.copyfile(workshop.path(store), os.path.join(folder, name))
        for name in self.inputs:
            shutil.copyfile(workshop.path("inputs", name), os.path.join(folder, name))

    def beginning(self):
        """The names of files in the folder before the command runs."""
        return [*self.stores, *self.inputs, "tmp"]

    def run(self, workshop, folder, seconds=20, arguments=None, **variables):
        """The finished process; raises `stores.Hang` if it takes too long."""
        # Relative names make stores and answers equal in all folders; temporary files are in the
        # folder, so that strays are found.
        return stores.ask(
            [workshop.binary, "--store", "book.sqlite", *(arguments or self.arguments)], seconds,
            cwd=folder, env={**workshop.environment, "TMPDIR": "tmp", **self.variables, **variables},
            stdin=subprocess.DEVNULL)


def all_commands(workshop):
    run = workshop.imported_run("own.sqlite")
    ones = [f"one-{number}.txt" for number in range(1, 7)]
    own, clean = {"book.sqlite": "own.sqlite"}, {"book.sqlite": "clean.sqlite"}
    ancient = Command("upgrade-schema", ["list", "patterns"], {"book.sqlite": "ancient.sqlite"},
                      is_question=True)
    return ([ancient] if workshop.has_ancient else []) + [
        Command("first-use", ["list", "patterns"], is_question=True),
        Command("first-add", ["add", "one-1.txt"], inputs=["one-1.txt"], middle=["list", "patterns"]),
        Command("import", ["import", "run-3.log"], own, ["run-3.log"]),
        Command("import-long", ["import", "long.log"], clean, ["long.log"]),
        Command("import-two", ["import", "run-3.log", "run-4.log"], clean, ["run-3.log", "run-4.log"],
                middle=["import", "run-3.log"]),
        Command("add", ["add"] + ones, clean, ones),
        Command("edit", ["edit", "one-2"], own, ["edited.txt"],
                variables={"EDITOR": "cp edited.txt", "VISUAL": ""}),
        Command("remove", ["remove", "one-3", "one-4"], own, repeats=False),
        Command("restore", ["restore", "one-1@1"], own, repeats=False),
        Command("merge", ["merge", "other.sqlite"], {**own, "other.sqlite": "other.sqlite"}),
        Command("runs-remove", ["runs", "remove", run], own, repeats=False),
        Command("simulate", ["simulate", "scenario.txt", "--variant", "inset", "--record"], own,
                ["scenario.txt"], statuses=(0, 1)),
        Command("backup", ["backup", "copy.sqlite"], own, repeats=False),
        Command("backup-force", ["backup", "--force", "copy.sqlite"],
                {**own, "copy.sqlite": "clean.sqlite"}),
        Command("doctor-fix", ["doctor", "--fix", "schema", "index", "book", "entries"],
                {"book.sqlite": "faulty.sqlite"}),
        Command("upgrade", ["list", "own"], {"book.sqlite": "older.sqlite"}, is_question=True),
        Command("upgrade-add", ["add", "two-1.txt"], {"book.sqlite": "older.sqlite"},
                ["two-1.txt"], middle=["list", "own"]),
        Command("import-book", ["import", "book.jsonl"], inputs=["book.jsonl"], repeats=False),
        Command("list", ["list", "own"], own, is_question=True),
        Command("search", ["search", "cursor", "jumps"], own, is_question=True),
        Command("show", ["show", "one-1"], own, is_question=True),
        Command("runs", ["runs"], own, is_question=True),
        Command("sql", ["sql", "SELECT count(*) FROM events"], own, is_question=True),
        Command("recommend", ["recommend", "MKMapView"], own, is_question=True),
    ]
