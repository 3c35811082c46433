"""What Overlays/ declares, and whether each declaration has a source.

The overlays are written by hand, so nothing but their sources says that Apple's modules declare the
same. A paragraph begins with a comment that names its source. Its declarations must be those of the
toolchain's own module, which is made of that source, by owner, name and argument labels; a label may
be left out, as one with a default value can be in a call. Where a header is the source, it must
contain the name.
"""

import glob
import os
import re

# For each overlay, the module of the toolchain for Linux that has the same source.
MODULES = {"Darwin": ["Glibc", "SwiftGlibc"], "Dispatch": ["Dispatch"], "Foundation": ["Foundation", "FoundationEssentials"]}
# Interfaces are printed with qualified names.
QUALIFIER = re.compile(r"^(?:Swift|%s)\.(?=\w)" % "|".join(sorted(set(sum(MODULES.values(), [])))))
SOURCE = re.compile(r"\b\w+\.(?:swift|h)\b|\b[a-z]+/[a-z]+\(")
HEADER = re.compile(r"\b[\w/]+\.h\b")
OWNER = re.compile(r"\b(?:class|struct|enum|protocol|extension) (?!func\b|var\b)([\w.]+)")
DECLARATION = re.compile(r"\b(?:(func) ([^\s(<]+)|(init)\b|(?:var|let) (\w+)|(subscript)\b|(typealias) (\w+))")


class Declaration:
    def __init__(self, owner, name, labels, line):
        self.owner, self.name, self.labels, self.line = owner, name, labels, line

    @property
    def title(self):
        owner = self.owner + "." if self.owner else ""
        labels = "" if self.labels is None else "(%s)" % "".join(label + ":" for label in self.labels)
        return owner + self.name + labels

    @property
    def is_operator(self):
        return not re.match(r"\w", self.name)

    def is_in(self, found):
        """Whether a declaration with this owner and name has these labels, in this order."""
        for labels in found.get((self.owner, self.name), []):
            if self.is_operator and labels is not None:
                return len(labels) == len(self.labels)
            rest = iter(labels or [])
            if (labels is None) == (self.labels is None) and all(label in rest for label in self.labels or []):
                return True
        return False


def labels_of(text):
    """The argument labels of the parentheses that the text begins with."""
    depth, parameter, labels = 0, "", []
    for character in text[text.index("("):]:
        if character in ")]}>" and not parameter.endswith("-"):
            depth -= 1
        if depth == 0 and character == ")" or depth == 1 and character == ",":
            if parameter.strip():
                labels.append(parameter.split(":")[0].split()[0])
            parameter = ""
            if depth == 0:
                break
            continue
        if depth > 0:
            parameter += character
        if character in "([{<":
            depth += 1
    return labels


def declarations(text):
    """The public declarations of a Swift file or a printed interface, with their lines."""
    owners, found = [], []
    lines = [re.sub(r'"[^"]*"|//.*', "", line) for line in text.split("\n")]
    for number, line in enumerate(lines, 1):
        depth = len(owners)
        owner = ".".join(name for name in owners if name)
        match, opened = DECLARATION.search(line), OWNER.search(line)
        # A type is a declaration of its owner; the declarations of an extension belong to the type
        # that it names.
        name = QUALIFIER.sub("", opened[1]) if opened else ""
        if opened and "extension " not in line:
            found.append(Declaration(owner, name, None, number))
        elif match and None not in owners and re.search(r"\b(public|open)\b", line):
            if match[1] or match[3] or match[5]:
                rest = "\n".join(lines[number - 1:number + 30])
                rest = rest[match.end():]
                found.append(Declaration(owner, match[2] or match[3] or match[5], labels_of(rest), number))
            else:
                found.append(Declaration(owner, match[4] or match[7], None, number))
        cases = re.search(r"(?:^|{)\s*(?:indirect )?case (.*?)[ }]*$", line)
        if cases and None not in owners:
            enumeration = ".".join(part for part in [owner, name] if part)
            for item in re.findall(r"`?(\w+)`?(?:\([^)]*\))?(?: = \w+)?(?:,|$)", cases[1]):
                found.append(Declaration(enumeration, item, None, number))
        for character in line:
            if character == "{":
                # None represents the body of a function, whose declarations are its own.
                owners.append(name if opened and len(owners) == depth else None)
            elif character == "}" and owners:
                owners.pop()
    return found


def paragraphs(text):
    """The first line, comment and rest of each paragraph with declarations at the top level."""
    number = 1
    for paragraph in re.split(r"\n(?=\n)", text):
        lines = paragraph.split("\n")
        code = [line for line in lines if line and not line.startswith("//")]
        if any(not line.startswith("@_exported import") for line in code):
            first = next(index for index, line in enumerate(lines) if line)
            yield number + first, "\n".join(line[3:] for line in lines if line.startswith("// ")), paragraph
        number += len(lines)


def faults(name, text, interfaces, headers):
    """The messages about an overlay, with what the toolchain prints of its modules and the folder of Apple's
    headers."""
    said, excused = [], set()
    for line, comment, paragraph in paragraphs(text):
        if not SOURCE.search(comment):
            said.append("%s.swift:%d: error: no source is named" % (name, line))
        for header in HEADER.findall(comment):
            for path in glob.glob(os.path.join(headers, "**", header), recursive=True):
                with open(path, encoding="utf-8", errors="replace") as file:
                    excused |= set(re.findall(r"\w+", file.read())) & set(re.findall(r"\w+", paragraph))
    known = {}
    for interface in interfaces:
        for item in declarations(interface):
            known.setdefault((item.owner, item.name), []).append(item.labels)
    for item in declarations(text):
        if not item.is_in(known) and item.name not in excused:
            said.append("%s.swift:%d: error: the named source does not declare %s" % (name, item.line, item.title))
    return said


def map_faults(text):
    """The messages about a module map whose headers come in groups, each below its source."""
    said, number = [], 1
    for group in text.split("\n\n"):
        if re.search(r"(?m)^ *header ", group) and not re.search(r"(?m)^ *// .*\w", group.split("header ")[0]):
            said.append("module.modulemap:%d: error: no source is named" % number)
        number += group.count("\n") + 2
    return said
