#!/usr/bin/env python3
"""Types unfinished lines into real shells on a terminal, presses the tab key, and compares the
completed lines.

usage: completions.py PROGRAM STORE [SHELL…]
"""
import os, pty, re, select, shutil, subprocess, sys, tempfile, time

program, store = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
shells = sys.argv[3:] or ["bash", "zsh", "fish"]
home = tempfile.mkdtemp()
binaries = os.path.join(home, "bin")
os.mkdir(binaries)
os.symlink(program, os.path.join(binaries, "bridgebook"))
open(os.path.join(home, "lonely file.log"), "w").close()

CASES = [
    ("bridgebook sear", "bridgebook search"),
    ("bridgebook show update-ung", "bridgebook show update-unguarded"),
    ("bridgebook list --platform mac", "bridgebook list --platform macos"),
    ("bridgebook list --platform=mac", "bridgebook list --platform=macos"),
    ("bridgebook list --approach shared", "bridgebook list --approach shared-state"),
    ("bridgebook --format js", "bridgebook --format json"),
    ("bridgebook sql --format cs", "bridgebook sql --format csv"),
    ("bridgebook simulate map-wrap", "bridgebook simulate map-wrapper"),
    ("bridgebook simulate map-wrapper --vari", "bridgebook simulate map-wrapper --variant"),
    ("bridgebook simulate counter-la", "bridgebook simulate counter-label"),
    ("bridgebook runs show map-wrapper/M3", "bridgebook runs show map-wrapper/M3"),
    ("bridgebook runs comp", "bridgebook runs compare"),
    ("bridgebook doctor fore", "bridgebook doctor foreign-keys"),
    ("bridgebook help vie", "bridgebook help views"),
    ("bridgebook runs show text-view/N4+pol", "bridgebook runs show text-view/N4+policy=queueFirst"),
    ("bridgebook runs show text-view/N4+policy=que", "bridgebook runs show text-view/N4+policy=queueFirst"),
    ("bridgebook export cheat", "bridgebook export cheatsheet"),
    ("bridgebook export run map-wrapper/M3", "bridgebook export run map-wrapper/M3"),
    ("bridgebook diagnose --as xcode-n", "bridgebook diagnose --as xcode-nslog"),
    ("bridgebook list --status refu", "bridgebook list --status refuted"),
    ("bridgebook import lone", r"bridgebook import lonely\ file.log"),
]

# A run whose id contains characters that are special to shells.
subprocess.run([program, "--store", store, "simulate", "text-view", "--variant", "N4", "--set", "policy=queueFirst",
                "--record"], check=True, capture_output=True)

START = {
    "bash": ["bash", "--noprofile", "--norc", "-i"],
    "zsh": ["zsh", "-f", "-i"],
    "fish": ["fish", "--no-config", "-i"],
}
SET_UP = {
    "bash": ["bind 'set enable-bracketed-paste off'", "PS1='READY> '", "eval \"$(bridgebook completions bash)\""],
    "zsh": ["PS1='READY> '", "unsetopt zle_bracketed_paste", "bindkey -e", "autoload -Uz compinit && compinit -u -D",
            "eval \"$(bridgebook completions zsh)\""],
    "fish": ["function fish_prompt; echo 'READY> '; end", "bridgebook completions fish | source"],
}
ESCAPES = re.compile(rb"\x1b\[[0-9;?=>]*[a-zA-Z]|\x1b\][^\x07\x1b]*(\x07|\x1b\\)|\x1b[()][A-Z0-9]|\x1b[=>]|\r")


class Session:
    def __init__(self, shell):
        environment = dict(
            HOME=home, PATH=binaries + ":" + os.environ["PATH"], TERM="dumb" if shell == "bash" else "xterm",
            BRIDGEBOOK_STORE=store, LANG="C.UTF-8", XDG_CONFIG_HOME=home, XDG_DATA_HOME=home)
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(home)
            os.execvpe(START[shell][0], START[shell], environment)
        self.seen = b""

    def read(self, until, seconds):
        """Reads until a pattern appears in the output since the last call; returns the text up to
        it."""
        start, seen = time.monotonic(), b""
        while time.monotonic() - start < seconds:
            if not select.select([self.terminal], [], [], 0.05)[0]:
                if until is None and time.monotonic() - start > 0.3:
                    break
                continue
            try:
                part = os.read(self.terminal, 65536)
            except OSError:
                break
            seen += part
            # fish queries the terminal's type and waits for the answer.
            if b"\x1b[c" in part or b"\x1b[0c" in part:
                os.write(self.terminal, b"\x1b[?62;c")
            if until is not None and re.search(until, ESCAPES.sub(b"", seen)):
                break
        return ESCAPES.sub(b"", seen).decode(errors="replace")

    def send(self, text):
        os.write(self.terminal, text.encode())

    def run(self, line):
        self.send(line + "\n")
        return self.read(None, 5)

    def complete(self, line):
        """The completed line, which the shell itself writes into a file."""
        result = os.path.join(home, "result")
        if os.path.exists(result):
            os.remove(result)
        self.send(line)
        self.read(None, 2)
        self.send("\t")
        self.read(None, 4)
        # Moves to the start of the line, makes the line an argument of printf, and runs that.
        self.send("\x01printf '%s' '\x05' > " + result + "\n")
        for _ in range(100):
            self.read(None, 0.1)
            if os.path.exists(result) and os.path.getsize(result):
                break
        return open(result).read() if os.path.exists(result) else ""


failures = 0
for shell in shells:
    if not shutil.which(shell):
        sys.exit(f"{shell} is not installed")
    session = Session(shell)
    session.read(None, 5)
    for line in SET_UP[shell]:
        session.run(line)
    for line, expected in CASES:
        became = session.complete(line).rstrip()
        if became != expected:
            failures += 1
            print(f"{shell}: {line!r} became {became!r}, not {expected!r}")
    session.send("exit\n")
    os.close(session.terminal)
    version = subprocess.run([shell, "--version"], capture_output=True, text=True).stdout.splitlines()[0]
    print(f"{shell}: {len(CASES)} lines completed ({version})")
shutil.rmtree(home, ignore_errors=True)
sys.exit(1 if failures else 0)
