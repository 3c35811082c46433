#!/usr/bin/env python3
"""Records the README's session as a picture: what the program prints on a terminal of 80 columns and 24 rows.

usage: record-session.py BINARY            writes .github/session.svg
       record-session.py BINARY --check    fails if that file differs from what would be written

The files are those that the README shows, the output is that of the program, with its colors. Each command is a scene; the
scenes follow each other without a script, and only the first is shown if the system is set to reduce motion.
"""
import fcntl, html, os, pty, re, struct, sys, tempfile, termios

COLUMNS, ROWS, SECONDS = 80, 24, 7
COMMANDS = [
    "bridgebook recommend MKMapView --target 16",
    "bridgebook diagnose console.txt",
    "bridgebook check MapView.swift",
]
STYLES = {"1": "strong", "2": "faint", "31": "red", "32": "green", "33": "yellow", "34": "blue", "36": "cyan"}
COLORS = {"strong": "#ffffff", "faint": "#9aa4b2", "red": "#ff8182", "green": "#7ee787", "yellow": "#e3b341",
          "blue": "#79c0ff", "cyan": "#76e3ea"}
CELL, LINE, MARGIN = 8, 18, 16
binary = os.path.abspath(sys.argv[1])
top = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
picture = os.path.join(top, ".github", "session.svg")


def files():
    with open(os.path.join(top, "README.md")) as readme:
        return re.findall(r"^```(?:swift|text) (\S+)\n(.*?)^```$", readme.read(), re.M | re.S)


def printed(words):
    """What a command prints on a terminal."""
    child, terminal = pty.fork()
    if child == 0:
        # The size is set before the program asks for it.
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        os.environ.update(TERM="xterm-256color", BRIDGEBOOK_STORE=os.path.join(os.getcwd(), "book.sqlite"), PAGER="cat")
        for name in ("NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "LINES"):
            os.environ.pop(name, None)
        os.execv(binary, words)
    text = b""
    try:
        while piece := os.read(terminal, 1 << 16):
            text += piece
    except OSError:
        pass  # the other side of a terminal is closed
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) in (0, 1), (words, text)
    return text.decode().replace("\r\n", "\n")


def pieces(line):
    """The parts of a line, each with the style that the terminal was asked for."""
    style = ""
    for index, part in enumerate(re.split(r"\x1b\[([0-9;]*)m", line)):
        if index % 2:
            style = STYLES.get(part.split(";")[-1], "")
        elif part:
            yield style, part


def scene(number, command):
    lines = printed(command.split()).rstrip("\n").split("\n")
    if len(lines) > ROWS - 2:
        lines = lines[:ROWS - 3] + ["\x1b[2m…\x1b[0m"]
    rows = [f'<tspan class="green">$</tspan> <tspan class="strong">{html.escape(command)}</tspan>']
    for line in lines:
        assert "\x1b" not in re.sub(r"\x1b\[[0-9;]*m", "", line), line
        rows.append("".join(
            f'<tspan class="{style}">{html.escape(part)}</tspan>' if style else html.escape(part)
            for style, part in pieces(line)))
    text = "".join(
        f'    <text x="{MARGIN}" y="{MARGIN + 28 + LINE * place}">{row}</text>\n' for place, row in enumerate(rows) if row)
    return f'  <g class="scene s{number}">\n{text}  </g>\n'


def drawn(scenes):
    width, height = 2 * MARGIN + CELL * COLUMNS, 2 * MARGIN + 20 + LINE * ROWS
    total = SECONDS * len(scenes)
    share = 100 / len(scenes)
    rules = "".join(f"    .s{number} {{ animation-delay: {SECONDS * number}s }}\n" for number in range(len(scenes)))
    colors = "".join(f"    .{name} {{ fill: {color} }}\n" for name, color in COLORS.items())
    dots = "".join(f'  <circle cx="{MARGIN + 4 + 16 * place}" cy="14" r="5" fill="{color}"/>\n'
                   for place, color in enumerate(("#ff5f57", "#febc2e", "#28c840")))
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img">
  <title>A session in a terminal: {html.escape("; ".join(COMMANDS))}</title>
  <style>
    text {{ font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #e6edf3; white-space: pre }}
    .strong {{ font-weight: bold }}
{colors}    .scene {{ opacity: 0; animation: scene {total}s linear infinite }}
    @keyframes scene {{ 0%, {share - 0.5:g}% {{ opacity: 1 }} {share:g}%, 100% {{ opacity: 0 }} }}
{rules}    @media (prefers-reduced-motion: reduce) {{ .scene {{ animation: none }} .s0 {{ opacity: 1 }} }}
  </style>
  <rect width="{width}" height="{height}" rx="8" fill="#0d1117"/>
{dots}{"".join(scenes)}</svg>
"""


with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    for name, text in files():
        with open(name, "w") as file:
            file.write(text)
    printed(["bridgebook", "list", "patterns"])  # makes the store
    recorded = drawn([scene(number, command) for number, command in enumerate(COMMANDS)])
    os.chdir(top)
if "--check" in sys.argv:
    with open(picture) as file:
        if file.read() != recorded:
            sys.exit("session: .github/session.svg is out of date; Tests/ExportTests/record-session.py BINARY writes it")
    print(f"session: the picture shows what {len(COMMANDS)} commands print")
else:
    with open(picture, "w") as file:
        file.write(recorded)
    print(f"{picture}: {len(recorded)} bytes")
