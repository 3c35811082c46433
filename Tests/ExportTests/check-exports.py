#!/usr/bin/env python3
"""Reads the exports of the built program with other programs.

usage: check-exports.py BINARY [--browser CHROMIUM]

Every run: SVG is well-formed and without scripts, sequence diagrams conform to Mermaid's grammar,
Chrome traces are balanced and give the same events when imported. The book: JSON and JSON Lines
recreate the store. The docset: every row of the index leads to a page and an anchor. With a
browser, some pictures are rendered, light and dark.
"""
import json, os, re, sqlite3, subprocess, sys, tempfile
import xml.etree.ElementTree as ElementTree

binary = os.path.abspath(sys.argv[1])
browser = sys.argv[sys.argv.index("--browser") + 1] if "--browser" in sys.argv else None
folder = tempfile.mkdtemp()
store = os.path.join(folder, "book.sqlite")

HOSTILE = (
    "Begin updateUIView a|b `code` <script>alert(1)</script> & \"quoted\" \x1b[31mred\x1b[0m\n"
    "Begin didChange \u202eright to left\u202c [link](javascript:x) ### ; end %% {} #35;\n"
    "[SwiftUI] Modifying state during view update, this will cause undefined behavior.\n"
    "End didChange\nEnd updateUIView\n" + "x" * 10_000 + "\n")


def book(*words, store=store):
    done = subprocess.run([binary, "--store", store, *words], capture_output=True)
    assert done.returncode == 0, (words, done.stderr.decode())
    return done.stdout


def lines(*words, store=store):
    return book(*words, store=store).decode().splitlines()


def check_picture(data, what):
    root = ElementTree.fromstring(data)
    names = {element.tag.split("}")[1] for element in root.iter()}
    assert names <= {"svg", "title", "style", "rect", "text"}, (what, names)
    assert any(element.text for element in root.iter("{http://www.w3.org/2000/svg}text")), what
    width, height = int(root.get("width")), int(root.get("height"))
    for box in root.iter("{http://www.w3.org/2000/svg}rect"):
        right = int(box.get("x")) + int(box.get("width"))
        assert right <= width and int(box.get("y")) + int(box.get("height")) <= height, (what, box.attrib)
    assert not re.search(rb"[\x00-\x08\x0b-\x1f]", data), what


TEXT = r"(?:[^#;<>&\"%{}`\\]|#\d+;)+"
SEQUENCE = re.compile(
    rf"sequenceDiagram|  participant [UQSRPD] as [a-zA-Z ]+|  [UQSRPD](?:->>|-->>|-\)|-x)[UQSRPD]: {TEXT}"
    rf"|  (?:de)?activate [UQSRPD]|  Note over [UQSRPD]: {TEXT}")


def check_sequence(text, what):
    active = {}
    for line in text:
        assert SEQUENCE.fullmatch(line), (what, line)
        word, _, actor = line.strip().partition(" ")
        if word == "activate":
            active[actor] = active.get(actor, 0) + 1
        elif word == "deactivate":
            active[actor] = active.get(actor, 0) - 1
            assert active[actor] >= 0, (what, line)
    assert not any(active.values()), (what, active)


def check_chrome(run, number):
    path = os.path.join(folder, f"{number}.json")
    book("export", "events", run, "--as", "chrome", "-o", path)
    with open(path) as file:
        records = json.load(file)
    open_slices = {}
    for record in records:
        if record["ph"] in "BE":
            depth = open_slices.get(record["tid"], 0) + (1 if record["ph"] == "B" else -1)
            assert depth >= 0, (run, record)
            open_slices[record["tid"]] = depth
    assert not any(open_slices.values()), run
    read = json.loads(book("--format", "json", "import", path, store=second))["runs"][0]["id"]
    mine = lines("export", "events", run)[1:]
    assert mine == lines("export", "events", read, store=second)[1:], run


def check_table(run):
    import csv, io
    text = book("export", "events", run, "--as", "csv").decode()
    table = list(csv.DictReader(io.StringIO(text)))
    events = [json.loads(line) for line in lines("export", "events", run)[1:]]
    assert len(table) == len(events), run
    for row, event in zip(table, events):
        assert row["kind"] == event["kind"] and int(row["line"]) == event["line"], (run, row)
    assert not re.search(r"[\x00-\x09\x0b-\x1f\u202a-\u202e]", text), run


def views(path):
    """Every row of every view, sorted, because a view has no order."""
    with sqlite3.connect(path) as connection:
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'view' ORDER BY 1")]
        return {name: sorted(connection.execute(f"SELECT * FROM {name}"), key=repr) for name in names}


def check_book():
    for form in ("json", "jsonl"):
        path = os.path.join(folder, f"book.{form}")
        copy = os.path.join(folder, f"copy-{form}.sqlite")
        book("export", "book", "--as", form, "-o", path)
        book("import", path, store=copy)
        assert views(copy) == views(store), form
        with open(path, "rb") as file:
            assert book("export", "book", "--as", form, store=copy) == file.read(), form
    print("book: JSON and JSON Lines give the same store")


def check_docset():
    path = os.path.join(folder, "bridgebook.docset")
    book("export", "docset", "-o", path)
    documents = os.path.join(path, "Contents/Resources/Documents")
    pages = {}
    with sqlite3.connect(os.path.join(path, "Contents/Resources/docSet.dsidx")) as index:
        rows = index.execute("SELECT name, type, path FROM searchIndex").fetchall()
    assert len(rows) > 1_000
    for name, _, place in rows:
        page, _, anchor = place.partition("#")
        if page not in pages:
            with open(os.path.join(documents, page)) as file:
                pages[page] = set(re.findall(r'id="([^"]+)"', file.read()))
        assert anchor in pages[page], (name, place)
    for page in pages:
        with open(os.path.join(documents, page)) as file:
            text = file.read()
        for link in re.findall(r'href="(\.\./[^"#]+)"', text):
            assert os.path.exists(os.path.join(documents, os.path.dirname(page), link)), (page, link)
        for anchor in re.findall(r'href="#([^"]+)"', text):
            assert anchor in pages[page], (page, anchor)
    print(f"docset: {len(rows)} rows lead to {len(pages)} pages")


def check_skill():
    """The requirements for a skill: a name equal to its folder's, a description of at most 1024
    characters, and files that exist."""
    for name in ("swiftui-bridges", "My Skill"):
        path = os.path.join(folder, name)
        book("export", "skill", "-o", path)
        with open(os.path.join(path, "SKILL.md")) as file:
            text = file.read()
        matter = re.match(r"---\nname: ([a-z0-9-]{1,64})\ndescription: ([^\n]+)\n---\n\n# ", text)
        assert matter, text[:300]
        assert matter[1] == (name if re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) else "bridgebook"), matter[1]
        # A plain scalar of YAML may not contain `: ` or ` #`, and a prompt should not contain angle
        # brackets.
        assert len(matter[2]) <= 1_024 and not re.search(r": | #|[<>]", matter[2]), matter[2]
        assert text.count("\n") < 500
        for place in re.findall(r"`(references/[^`]+)`", text):
            place = place.replace("CLASS", "MKMapView")
            place = place.replace("gotchas/ID", "gotchas/update-unguarded").replace("patterns/ID", "patterns/map-wrapper")
            place = place.replace("tasks/ID", "tasks/show-tool-tip")
            assert os.path.isfile(os.path.join(path, place)), place
    print("skill: front matter and files hold")


def render(run):
    for sheet in ("timeline", "queue"):
        picture = os.path.join(folder, f"{sheet}.svg")
        book("export", sheet, run, "-o", picture, "--force")
        for scheme in ("light", "dark"):
            image = os.path.join(folder, f"{sheet}-{scheme}.png")
            done = subprocess.run(
                [browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                 f"--user-data-dir={os.path.join(folder, 'browser')}",
                 f"--blink-settings=preferredColorScheme={0 if scheme == 'dark' else 1}",
                 "--window-size=1000,800", f"--screenshot={image}", f"file://{picture}"], capture_output=True, timeout=120)
            assert done.returncode == 0 and os.path.getsize(image) > 5_000, (sheet, scheme, done.stderr)
        with open(os.path.join(folder, f"{sheet}-light.png"), "rb") as light, \
                open(os.path.join(folder, f"{sheet}-dark.png"), "rb") as dark:
            assert light.read() != dark.read(), f"{sheet} is the same on dark and light"
    print("pictures: rendered, light and dark")


second = os.path.join(folder, "second.sqlite")
log = os.path.join(folder, "hostile.log")
with open(log, "w") as file:
    file.write(HOSTILE)
hostile = json.loads(book("--format", "json", "import", log))["runs"][0]["id"]
runs = [run["id"] for run in json.loads(book("--format", "json", "runs"))["runs"]]
assert hostile in runs and len(runs) > 100
for number, run in enumerate(runs):
    check_picture(book("export", "timeline", run), run)
    check_picture(book("export", "queue", run), run)
    check_sequence(lines("export", "sequence", run, "--as", "mermaid"), run)
    check_chrome(run, number)
    check_table(run)
print(f"runs: pictures, diagrams, traces and tables of {len(runs)} hold")
check_book()
check_docset()
check_skill()
if browser:
    render("text-view/N3")
