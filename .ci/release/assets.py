#!/usr/bin/env python3
"""Makes what a release consists of from built programs; every step runs on Linux and macOS without a network.

usage: assets.py VERSION OWNER/REPOSITORY BINARIES OUT

BINARIES holds one folder a platform (macos-universal, linux-x86_64, linux-aarch64), each with the program
`bridgebook`. OUT receives archives with completions and manual page, an artifact bundle for SwiftPM and mise, one MCP
bundle a platform, server.json, the formula of a Homebrew tap, and SHA256SUMS over all files people download.
"""
import gzip, hashlib, io, json, os, platform, re, subprocess, sys, tarfile, zipfile

PLATFORMS = {
    "macos-universal": {
        "triples": ["arm64-apple-macosx", "x86_64-apple-macosx"], "system": "darwin"},
    "linux-x86_64": {"triples": ["x86_64-unknown-linux-gnu"], "system": "linux"},
    "linux-aarch64": {"triples": ["aarch64-unknown-linux-gnu"], "system": "linux"},
}
SHELLS = {"bash": "bridgebook.bash", "zsh": "_bridgebook", "fish": "bridgebook.fish"}
# At most 80 characters, as Homebrew asks for; without a period.
SUMMARY = "Which bridge between SwiftUI and UIKit or AppKit to build, and what goes wrong"
# The same input gives the same bytes: no clock in the archives.
ZIP_TIME = (2026, 1, 1, 0, 0, 0)


def runs_here(name):
    machine = {"arm64": "aarch64", "amd64": "x86_64"}.get(platform.machine(), platform.machine())
    return name == ("macos-universal" if platform.system() == "Darwin" else f"linux-{machine}")


def extras(program):
    """Completions and manual page, which are the same on every platform."""
    def output(*words):
        return subprocess.run([program, *words], check=True, capture_output=True).stdout
    files = {f"completions/{file}": output("completions", shell) for shell, file in SHELLS.items()}
    files["share/man/man1/bridgebook.1"] = output("help", "--man")
    return files


def write_archive(path, files):
    """A tar.gz of (name, bytes, is program)."""
    raw = io.BytesIO()
    with tarfile.open(fileobj=raw, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, data, is_program in files:
            entry = tarfile.TarInfo(name)
            entry.size, entry.mode = len(data), 0o755 if is_program else 0o644
            tar.addfile(entry, io.BytesIO(data))
    with open(path, "wb") as file, gzip.GzipFile("", "wb", fileobj=file, mtime=0) as packed:
        packed.write(raw.getvalue())


def write_zip(path, files):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data, is_program in files:
            entry = zipfile.ZipInfo(name, ZIP_TIME)
            entry.external_attr = (0o100755 if is_program else 0o100644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)


def document(value):
    return (json.dumps(value, indent=2) + "\n").encode()


def artifact_bundle(version, programs):
    """The form of SwiftPM's SE-0305; mise takes it where a triple matches."""
    variants = [
        {"path": f"bridgebook-{version}/{name}/bridgebook", "supportedTriples": PLATFORMS[name]["triples"]}
        for name in programs]
    info = {
        "schemaVersion": "1.0",
        "artifacts": {"bridgebook": {"version": version, "type": "executable", "variants": variants}}}
    top = "bridgebook.artifactbundle"
    return [(f"{top}/info.json", document(info), False)] + [
        (f"{top}/bridgebook-{version}/{name}/bridgebook", data, True) for name, data in programs.items()]


def mcp_manifest(version, name):
    return {
        "manifest_version": "0.3", "name": "bridgebook", "version": version, "description": SUMMARY,
        "author": {"name": "The bridgebook authors"}, "license": "MIT",
        "server": {
            "type": "binary", "entry_point": "bridgebook",
            "mcp_config": {"command": "${__dirname}/bridgebook", "args": ["mcp"]}},
        "compatibility": {"platforms": [PLATFORMS[name]["system"]]}}


def server_document(version, repository, bundles):
    owner = repository.split("/")[0]
    base = f"https://github.com/{repository}"
    return {
        "$schema": "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
        "name": f"io.github.{owner}/bridgebook", "description": SUMMARY, "version": version,
        "repository": {"url": base, "source": "github"},
        "packages": [
            {"registryType": "mcpb", "identifier": f"{base}/releases/download/{version}/{file}",
             "version": version, "fileSha256": digest, "transport": {"type": "stdio"}}
            for file, digest in bundles]}


def formula(version, repository, archives):
    """Takes the built archives: nobody waits for a build, and completions and manual page come along."""
    def source(name):
        return (f'      url "https://github.com/{repository}/releases/download/{version}/'
                f'{archives[name][0]}"\n      sha256 "{archives[name][1]}"\n')
    blocks = ""
    if "macos-universal" in archives:
        blocks += ("  on_macos do\n" + source("macos-universal").replace("      ", "    ")
                   + "\n    depends_on macos: :ventura\n  end\n\n")
    linux = [(on, name) for on, name in (("intel", "linux-x86_64"), ("arm", "linux-aarch64")) if name in archives]
    if linux:
        blocks += "  on_linux do\n"
        for on, name in linux:
            blocks += f"    on_{on} do\n{source(name)}    end\n"
        blocks += "  end\n\n"
    return f'''class Bridgebook < Formula
  desc "{SUMMARY}"
  homepage "https://github.com/{repository}"
  version "{version}"
  license "MIT"

{blocks}  def install
    bin.install "bin/bridgebook"
    man1.install "share/man/man1/bridgebook.1"
    bash_completion.install "completions/bridgebook.bash" => "bridgebook"
    zsh_completion.install "completions/_bridgebook"
    fish_completion.install "completions/bridgebook.fish"
  end

  test do
    assert_match "UIViewRepresentable",
      shell_output("#{{bin}}/bridgebook --store #{{testpath}}/book.sqlite recommend MKMapView")
  end
end
'''


def main():
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    version, repository, binaries, out = sys.argv[1:]
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        sys.exit(f"{version} is no version such as 0.2.0; a tag has exactly that form")
    if not re.fullmatch(r"[\w.-]+/[\w.-]+", repository):
        sys.exit(f"{repository} is no OWNER/REPOSITORY")
    programs = {}
    for name in PLATFORMS:
        path = os.path.join(binaries, name, "bridgebook")
        if os.path.isfile(path):
            programs[name] = open(path, "rb").read()
    here = next((name for name in programs if runs_here(name)), None)
    if here is None:
        sys.exit(f"{binaries} holds no program for this machine, which writes completions and manual page")
    program = os.path.join(binaries, here, "bridgebook")
    os.chmod(program, 0o755)
    more = extras(program)
    os.makedirs(out, exist_ok=True)
    archives = {}
    bundles = []
    for name, data in programs.items():
        file = f"bridgebook-{version}-{name}.tar.gz"
        write_archive(os.path.join(out, file), [("bin/bridgebook", data, True)] + [
            (path, text, False) for path, text in sorted(more.items())])
        archives[name] = (file, hashlib.sha256(open(os.path.join(out, file), "rb").read()).hexdigest())
        file = f"bridgebook-{version}-{name}.mcpb"
        write_zip(os.path.join(out, file), [
            ("manifest.json", document(mcp_manifest(version, name)), False), ("bridgebook", data, True)])
        bundles.append((file, hashlib.sha256(open(os.path.join(out, file), "rb").read()).hexdigest()))
    write_zip(os.path.join(out, "bridgebook.artifactbundle.zip"), artifact_bundle(version, programs))
    with open(os.path.join(out, "SHA256SUMS"), "w") as sums:
        for file in sorted(os.listdir(out)):
            if file.endswith((".gz", ".zip", ".mcpb")):
                digest = hashlib.sha256(open(os.path.join(out, file), "rb").read()).hexdigest()
                sums.write(f"{digest}  {file}\n")
    with open(os.path.join(out, "server.json"), "wb") as file:
        file.write(document(server_document(version, repository, bundles)))
    with open(os.path.join(out, "bridgebook.rb"), "w") as file:
        file.write(formula(version, repository, archives))


main()
