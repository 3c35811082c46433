#!/usr/bin/env python3
"""Asks ClickHouse, DuckDB and a merged store the manual's questions about the runs of a fleet.

usage: check-fleet.py BINARY     (needs the packages chdb and duckdb)

Ten machines record a hundred runs each: traces of a recorder in several versions of an app, and console logs whose version
is given at the import. Each run becomes a file of findings, each machine leaves a file of events. The tables and
questions are exactly those of the topic `fleet`; every engine must return the same rows.
"""
import concurrent.futures, csv, io, json, os, random, re, subprocess, sys, tempfile, time

import chdb.session
import duckdb

MACHINES, RUNS = 10, 100
binary = os.path.abspath(sys.argv[1])
top = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
folder = tempfile.mkdtemp()
os.chdir(folder)


def book(store, *words, text=None):
    done = subprocess.run([binary, "--store", store, *words], input=text, capture_output=True, text=True)
    assert done.returncode == 0, (words, done.stderr)
    return done.stdout


def blocks():
    """The SQL of the topic, by the names of its files."""
    with open(os.path.join(top, "Sources", "BridgebookCLI", "Manual", "fleet.md")) as file:
        return dict(re.findall(r"^```sql (\S+)\n(.*?)^```$", file.read(), re.M | re.S))


def trace(number, chance):
    """A trace of the recorder: some updates are not guarded, most often in the oldest version."""
    version = chance.choice(["2.3.0", "2.3.1", "2.4.0"])
    header = {"bridgeTrace": 1, "title": f"run {number}", "tool": "BridgeRecorder 1"}
    if chance.random() < 0.9:
        header |= {"platform": chance.choice(["iOS", "macOS"]), "os": chance.choice(["17.2", "18.0", "26.1"])}
    if chance.random() < 0.95:
        header["appVersion"] = version
    # Near midnight, with and without a time zone: a day must be the same everywhere.
    day, hour = chance.randrange(1, 29), chance.choice([0, 1, 12, 22, 23])
    header["start"] = f"2026-10-{day:02}T{hour:02}:30:{number % 60:02}" + chance.choice(["Z", "+02:00", "-0500"])
    subject = chance.choice(["MapView#1", "Editor#1", 'Odd "name", \\with\u00e4ll#1'])
    lines = [header]
    for step in range(chance.randrange(1, 6)):
        begin = {"kind": "update.begin", "subject": subject, "thread": "main", "depth": 0}
        lines.append(begin)
        lines.append({"kind": "set", "subject": subject, "name": "centerCoordinate", "value": "52.5, 13.4", "depth": 1})
        if chance.random() < (0.5 if version == "2.3.0" else 0.2):
            lines.append({"kind": "callback.begin", "subject": subject, "name": "regionDidChange", "depth": 1})
            lines.append({"kind": "write", "subject": subject, "name": "center", "value": "52.6", "depth": 2})
            lines.append({"kind": "message", "depth": 2, "name": "msg-modifying-state"})
            lines.append({"kind": "callback.end", "subject": subject, "name": "regionDidChange", "depth": 1})
        lines.append({"kind": "update.end", "subject": subject, "thread": "main", "depth": 0})
    if version == "2.4.0" and chance.random() < 0.3:
        # A gotcha that first appears in the newest version.
        lines.append({"kind": "message", "depth": 0, "name": "msg-publishing-background"})
    for place, line in enumerate(lines[1:]):
        line |= {"seq": place, "t": place * 1_000 + number}
    return "".join(json.dumps(line) + "\n" for line in lines)


def console(number, chance):
    lines = [f"run {number}", "Begin updateUIView"]
    if chance.random() < 0.5:
        lines.append("[SwiftUI] Publishing changes from within view updates is not allowed, this will cause undefined "
                     "behavior.")
    return "\n".join(lines + ["End updateUIView", ""])


def machine(number):
    """What a machine does after its tests; returns the path of its store."""
    chance = random.Random(number)
    place, store = f"machine-{number}", f"machine-{number}.sqlite"
    os.mkdir(place)
    traces, logs = [], []
    for run in range(RUNS):
        # One in ten runs is the same on two machines.
        known = number * RUNS + run if run % 10 else run
        paths, make = (logs, console) if run % 4 == 3 else (traces, trace)
        paths.append(os.path.join(place, f"{run}.log"))
        with open(paths[-1], "w") as file:
            file.write(make(known, random.Random(known)))
    ids = [run["id"] for paths, version in ((traces, []), (logs, ["--app-version", chance.choice(["2.3.1", "2.4.0"])]))
           for run in json.loads(book(store, "--format", "json", "import", *version, *paths))["runs"]]
    for run in ids:
        book(store, "export", "findings", run, "-o", f"findings-{run}-{number}.ndjson")
    book(store, "export", "events", "--as", "rows", "-o", f"events-{number}.ndjson")
    return store


def store_answer(sql):
    """The rows of the merged store as text, in the order of the question."""
    rows = csv.reader(io.StringIO(book("fleet.sqlite", "sql", "--format", "csv", text=sql)))
    return [tuple(row) for row in rows][1:]


def duck_answer(connection, sql):
    return [tuple("" if cell is None else str(cell) for cell in row) for row in connection.execute(sql).fetchall()]


def click_answer(session, sql):
    text = session.query(sql, "CSV").bytes().decode()
    return [tuple("" if cell == "\\N" else cell for cell in row) for row in csv.reader(io.StringIO(text))]


def statements(sql):
    return [part for part in (part.strip() for part in sql.split(";")) if part]


started = time.monotonic()
sql = blocks()
questions = [name for name in sql if name not in ("duckdb.sql", "clickhouse.sql", "store.sql")]
assert len(questions) >= 5, questions
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
    stores = list(workers.map(machine, range(MACHINES)))
files = [name for name in os.listdir(".") if name.startswith("findings-")]
assert len(files) >= 1_000, len(files)
for store in stores:
    book("fleet.sqlite", "merge", store)
print(f"fleet: {len(files)} files of findings and {MACHINES} of events, {time.monotonic() - started:.0f} s")

duck = duckdb.connect()
for part in statements(sql["duckdb.sql"]):
    duck.execute(part)
click = chdb.session.Session()
for part in statements(sql["clickhouse.sql"]):
    click.query(part)
for name in questions:
    wanted = store_answer(sql["store.sql"] + sql[name])
    assert wanted, name
    for engine, answer in (("DuckDB", duck_answer(duck, sql[name])), ("ClickHouse", click_answer(click, sql[name]))):
        different = [pair for pair in zip(wanted, answer) if pair[0] != pair[1]]
        assert answer == wanted, f"{name}: {engine} gives {len(answer)} rows, the store {len(wanted)}; {different[:3]}"
    print(f"{name}: {len(wanted)} rows, the same from ClickHouse, DuckDB and the store")

# The other form of both tables, which must contain the same rows.
book("fleet.sqlite", "export", "findings", "--as", "csv", "-o", "findings.csv")
book("fleet.sqlite", "export", "events", "--as", "csv", "-o", "events.csv")
for table in ("findings", "events"):
    count = "SELECT count(*), count(DISTINCT run_id), sum(line) FROM"
    wanted = duck_answer(duck, f"{count} {table}")
    assert duck_answer(duck, f"{count} read_csv('{table}.csv')") == wanted, table
    # A run without findings has no line, which ClickHouse's columns represent as 0.
    assert click_answer(click, f"{count} file('{table}.csv', CSVWithNames)") == wanted, table
    assert click_answer(click, f"{count} {table}") == wanted, table
print(f"CSV: as many rows; {time.monotonic() - started:.0f} s in all")
