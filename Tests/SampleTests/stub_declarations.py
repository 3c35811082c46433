"""Reads the declarations of the stub modules, each with the platforms and releases it is for.

A declaration's name is its path and its argument labels, as in `UIView.addSubview(_:)`. Its releases
are those of its own @available lines and of what encloses it, a type or an
extension. The reader expects the layout that `swift format` gives a file.
"""
import glob
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "AppleCheck"))

from stub_modules import PLATFORMS, STUBS, module_platforms, read  # noqa: E402

SYSTEMS = {
    "iOS": "ios", "macCatalyst": "catalyst", "tvOS": "tvos", "visionOS": "visionos",
    "macOS": "macos", "watchOS": "watchos"}
ATTRIBUTES = r"(?:@[\w.]+(?:\((?:[^()]|\([^()]*\))*\))?\s*)*"
DECLARATION = re.compile(
    ATTRIBUTES + r"(?:(?:public|open|final|nonisolated(?:\(\w+\))?|indirect|static|class(?=\s+(?:func|var))|"
    r"override|required|convenience|weak|mutating|nonmutating|prefix|infix|optional|dynamic|unowned)\s+)*"
    r"(struct|class|enum|protocol|actor|extension|func|var|let|init|subscript|case|typealias|"
    r"associatedtype)\b[?!]?\s*(.*)$")
SCOPES = ("struct", "class", "enum", "protocol", "actor", "extension")
UNAVAILABLE = "unavailable"


def release(text):
    return ([int(part) for part in text.split(".")] + [0])[:2]


def later(one, other):
    """The stricter of two statements about a platform."""
    if UNAVAILABLE in (one, other):
        return UNAVAILABLE
    return max(one, other, key=release)


class Declaration:
    """A declaration of a stub module."""

    def __init__(self, module, path, labels, kind, own, available, conditions):
        self.module, self.path, self.labels, self.kind = module, path, labels, kind
        self.own, self.available, self.conditions = own, available, conditions

    @property
    def name(self):
        labels = "" if self.labels is None else "(%s)" % "".join(l + ":" for l in self.labels)
        return "%s %s%s" % (self.module, ".".join(self.path), labels)

    def platforms(self):
        """The platforms on which the file declares it, whatever its @available lines say."""
        found = []
        every = [platform for platform in PLATFORMS if platform != "ipados"]
        for platform in module_platforms().get(self.module, every):
            condition = PLATFORMS[platform][2]
            if all(holds(text, condition) for text in self.conditions):
                found.append(platform)
        return found

    def is_everywhere(self):
        """Whether it is stated to exist in every release of each of its platforms."""
        return not any(
            p in self.available and (
                self.available[p] == UNAVAILABLE
                or release(self.available[p]) > release(PLATFORMS[p][1]))
            for p in self.platforms())


def holds(condition, name):
    """Evaluates a condition such as `IOS || MACOS` for one of the three flavors of the stubs."""
    words = re.sub(r"canImport\(\w+\)", "True", condition)
    words = re.sub(r"\b[A-Z]+\b", lambda m: str(m[0] == name), words)
    words = words.replace("||", " or ").replace("&&", " and ").replace("!", " not ")
    return bool(eval(words, {}))


def stated(text):
    """What the inside of @available(...) says, by platform."""
    parts = [part.strip() for part in text.split(",")]
    if parts[0] in SYSTEMS and UNAVAILABLE in parts[1:]:
        return {SYSTEMS[parts[0]]: UNAVAILABLE}
    found = {}
    for part in parts:
        words = part.split()
        if len(words) == 2 and words[0] in SYSTEMS:
            found[SYSTEMS[words[0]]] = words[1]
    return found


def labels_of(text):
    """The argument labels of a function, from its opening parenthesis on."""
    depth, start, labels = 0, None, []
    for position, character in enumerate(text.replace("->", "  ")):
        if character in "([{<":
            depth += 1
            if depth == 1 and character == "(":
                start = position + 1
        elif character in ")]}>":
            depth -= 1
        if start is not None and ((character == "," and depth == 1) or depth == 0):
            argument = re.sub(r"^" + ATTRIBUTES, "", text[start:position].strip())
            if argument:
                labels.append(argument.split(":")[0].split()[0])
            start = position + 1
            if depth == 0:
                break
    return tuple(labels)


def names_of(kind, rest):
    if kind in ("init", "subscript"):
        return [kind]
    if kind == "case":
        return re.findall(r"(?:^|,)\s*`?(\w+)", re.sub(r"\([^()]*\)|=[^,]*", "", rest))
    match = re.match(r"`?([\w.]+)|([^\s(]+)", rest)
    return [match[1] or match[2]]


class Reader:
    """Goes over the lines of one file."""

    def __init__(self, module, text):
        self.module, self.lines, self.position = module, text.splitlines(), 0
        # The open braces: the path and the releases inside, and whether declarations can follow.
        self.scopes, self.conditions = [((), {}, True)], []

    def next_line(self):
        line = re.sub(r'"(?:[^"\\]|\\.)*"', '""', self.lines[self.position])
        self.position += 1
        return re.sub(r"//.*", "", line).strip()

    def condition(self, line):
        """Follows the conditions of #if; returns whether the line is a directive."""
        if line.startswith("#if"):
            self.conditions.append(line[3:].strip())
        elif line.startswith("#elseif"):
            self.conditions[-1] = "!(%s) && (%s)" % (self.conditions[-1], line[7:].strip())
        elif line.startswith("#else"):
            self.conditions[-1] = "!(%s)" % self.conditions[-1]
        elif line.startswith("#endif"):
            self.conditions.pop()
        return line.startswith("#")

    def declarations(self):
        own = {}
        while self.position < len(self.lines):
            line = self.next_line()
            if not line or self.condition(line):
                continue
            match = re.match(r"@available\(([^()]*)\)\s*", line)
            if match:
                for platform, said in stated(match[1]).items():
                    own[platform] = later(own.get(platform, said), said)
                continue
            match = DECLARATION.match(line) if self.scopes[-1][2] else None
            if match:
                yield from self.declaration(match, own)
                own = {}
            else:
                self.braces(line, self.scopes[-1][0], self.scopes[-1][1], False)
                if not re.fullmatch(ATTRIBUTES, line):
                    own = {}

    def declaration(self, match, own):
        kind, rest = match[1], match[2]
        while rest.count("(") > rest.count(")") or (kind in SCOPES and "{" not in rest):
            rest += " " + self.next_line()
        path, enclosing, _ = self.scopes[-1]
        available = dict(enclosing)
        for platform, said in own.items():
            available[platform] = later(available.get(platform, said), said)
        names = names_of(kind, rest)
        if kind == "extension":
            path = tuple(names[0].split("."))
        else:
            signature = rest[len(names[0]):] if kind == "func" else rest
            labels = labels_of(signature) if kind in ("func", "init", "subscript") else None
            for name in names:
                yield Declaration(
                    self.module, path + (name,), labels, kind, own, available,
                    tuple(self.conditions))
            path += (names[0],)
        self.braces(rest, path, available, kind in SCOPES)

    def braces(self, line, path, available, is_scope):
        count = line.count("{") - line.count("}")
        self.scopes += [(path, available, is_scope)] * max(count, 0)
        if count < 0:
            del self.scopes[max(len(self.scopes) + count, 1):]


def stub_declarations():
    """All declarations of the stub modules."""
    found = []
    for path in sorted(glob.glob(os.path.join(STUBS, "*", "*.swift"))):
        module = os.path.basename(os.path.dirname(path))
        found += Reader(module, read(path)).declarations()
    return found
