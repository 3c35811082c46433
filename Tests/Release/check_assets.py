"""Checks the files of a release as installers read them.

usage: check_assets.py FOLDER
"""
import hashlib, json, re, sys, tarfile, zipfile
from pathlib import Path

folder = Path(sys.argv[1])
sums = dict(reversed(line.split("  ")) for line in (folder / "SHA256SUMS").read_text().splitlines())
archives = sorted(path.name for path in folder.iterdir() if path.suffix in (".gz", ".zip", ".mcpb"))
assert sorted(sums) == archives and len(archives) == 7, archives
for name, digest in sums.items():
    assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest, name

for path in folder.glob("*.tar.gz"):
    with tarfile.open(path) as tar:
        names = tar.getnames()
        assert names[0] == "bin/bridgebook" and tar.getmember(names[0]).mode == 0o755, path
        assert tar.extractfile("share/man/man1/bridgebook.1").read().startswith(b".")
        for shell in ("bridgebook.bash", "_bridgebook", "bridgebook.fish"):
            assert tar.extractfile(f"completions/{shell}").read(), shell

with zipfile.ZipFile(folder / "bridgebook.artifactbundle.zip") as bundle:
    info = json.loads(bundle.read("bridgebook.artifactbundle/info.json"))
    assert info["schemaVersion"] == "1.0"
    artifact = info["artifacts"]["bridgebook"]
    assert artifact["type"] == "executable" and re.fullmatch(r"\d+\.\d+\.\d+", artifact["version"])
    triples = [triple for variant in artifact["variants"] for triple in variant["supportedTriples"]]
    assert len(triples) == len(set(triples)) == 4, triples
    for variant in artifact["variants"]:
        entry = bundle.getinfo("bridgebook.artifactbundle/" + variant["path"])
        assert entry.external_attr >> 16 & 0o777 == 0o755, variant

systems = []
for path in folder.glob("*.mcpb"):
    with zipfile.ZipFile(path) as bundle:
        manifest = json.loads(bundle.read("manifest.json"))
        for member in ("manifest_version", "name", "version", "description", "author", "server"):
            assert manifest[member], member
        server = manifest["server"]
        assert server["type"] == "binary" and server["entry_point"] in bundle.namelist()
        assert server["mcp_config"]["command"].endswith("/" + server["entry_point"])
        systems += manifest["compatibility"]["platforms"]
assert sorted(systems) == ["darwin", "linux", "linux"]

server = json.loads((folder / "server.json").read_text())
assert re.fullmatch(r"io\.github\.[\w.-]+/bridgebook", server["name"])
assert 0 < len(server["description"]) <= 100
assert server["$schema"].endswith("/2025-12-11/server.schema.json")
for package in server["packages"]:
    file = package["identifier"].rsplit("/", 1)[1]
    assert package["registryType"] == "mcpb" and package["transport"] == {"type": "stdio"}
    assert package["fileSha256"] == sums[file]

formula = (folder / "bridgebook.rb").read_text()
summary = re.search(r'^  desc "(.*)"$', formula, re.M)[1]
assert len(summary) < 80 and summary == summary.strip() and not summary.endswith("."), summary
assert re.search(r"^    depends_on macos: :ventura$", formula, re.M)
for url, digest in re.findall(r'url "([^"]+)"\s+sha256 "([0-9a-f]{64})"', formula):
    assert sums[url.rsplit("/", 1)[1]] == digest, url
assert formula.count("sha256 ") == 3
opened = len(re.findall(r"^ *(?:class|def|test do|on_\w+ do)\b", formula, re.M))
assert opened == len(re.findall(r"^ *end$", formula, re.M)), formula
