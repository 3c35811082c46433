/// Combines a built-in text with a team's additions.
enum TextExtension {
  /// Returns the combined text, with the positions of its lines in the team's own text.
  ///
  /// Lists in the front matter are extended and other keys are replaced. Sections of the built-in
  /// text are extended at their end, and new sections are inserted in the order of the form.
  static func extended(_ base: SourceFile, by own: OwnFile) -> OwnLines {
    let (baseMatter, baseBody) = parts(of: base.lines.map { ($0, nil) })
    let (ownMatter, ownBody) = parts(
      of: zip(own.lines.file.lines, own.lines.origins).map { (text: $0, origin: $1) })
    let matter = merged(baseMatter, with: ownMatter)
    guard let kind = own.header.kind.entryKind, let form = EntryForm.form(for: kind) else {
      return OwnLines(path: own.path, matter + [("", nil)] + baseBody + [("", nil)] + ownBody)
    }
    var sections = cut(baseBody)
    for section in cut(ownBody) {
      if let index = sections.firstIndex(where: { $0.heading == section.heading }) {
        sections[index].lines += [("", nil)] + section.lines.dropFirst()
      } else {
        let rank = form.headings.firstIndex(of: section.heading) ?? form.headings.count
        let next = sections.firstIndex {
          (form.headings.firstIndex(of: $0.heading) ?? form.headings.count) > rank
        }
        sections.insert(section, at: next ?? sections.count)
      }
    }
    return OwnLines(
      path: own.path, matter + [("", nil)] + sections.flatMap { $0.lines + [("", nil)] })
  }

  private typealias Line = (text: Substring, origin: Int?)

  private struct Part {
    let heading: String
    var lines: [Line]
  }

  /// Returns the front matter, and the lines after the blank line that follows it.
  private static func parts(of lines: [Line]) -> (matter: [Line], body: [Line]) {
    let start = lines.firstIndex { !$0.text.trimmed.isEmpty && !$0.text.hasPrefix("#") } ?? 0
    let end = lines[start...].firstIndex { $0.text.trimmed.isEmpty } ?? lines.count
    return (Array(lines[start..<end]), Array(lines[min(end + 1, lines.count)...]))
  }

  private static let lists: Set<String> = [
    "approaches", "platforms", "sources", "terms", "claims", "links", "lacks-terms", "gotchas",
    "rules", "phrasings", "traps",
  ]

  private static func merged(_ base: [Line], with own: [Line]) -> [Line] {
    var lines = base
    for line in own {
      let key = line.text.prefix { $0 != ":" }
      if ["kind", "id"].contains(key) { continue }
      guard let index = lines.firstIndex(where: { $0.text.hasPrefix(key + ":") }) else {
        lines.append(line)
        continue
      }
      let value = line.text.dropFirst(key.count + 1).trimmed
      lines[index] =
        lists.contains(String(key))
        ? (lines[index].text + (value.isEmpty ? "" : ", " + value), line.origin) : line
    }
    return lines
  }

  /// Splits the body at its headings; anything before the first one becomes a part without a
  /// heading.
  private static func cut(_ lines: [Line]) -> [Part] {
    var parts: [Part] = []
    var fence: String?
    for line in lines {
      if let marker = fence {
        if line.text.trimmed == marker { fence = nil }
      } else if line.text.hasPrefix("## ") {
        parts.append(Part(heading: String(line.text.dropFirst(3).trimmed), lines: []))
      } else {
        fence = SectionReader.fenceMarker(of: line.text)
      }
      if parts.isEmpty {
        if line.text.trimmed.isEmpty { continue }
        parts.append(Part(heading: "", lines: []))
      }
      parts[parts.count - 1].lines.append(line)
    }
    return parts
  }
}

extension DecisionTree {
  /// Adds the branches, questions and leaves of another text.
  ///
  /// An added branch takes over its choices from the existing branches of the question; if the
  /// added question asks for another fact, it replaces the existing one entirely.
  mutating func extend(with other: DecisionTree) {
    for question in other.questions {
      guard let index = questions.firstIndex(where: { $0.id == question.id }) else {
        questions.append(question)
        continue
      }
      let known = questions[index]
      var branches = question.branches
      if known.fact == question.fact {
        let taken = Set(question.branches.flatMap(\.choices))
        branches += known.branches.compactMap { branch in
          let left = branch.choices.filter { !taken.contains($0) }
          return left.isEmpty
            ? nil : Branch(choices: left, child: branch.child, because: branch.because)
        }
      }
      questions[index] = Question(
        id: question.id, fact: question.fact, text: question.text, branches: branches)
    }
    for leaf in other.leaves {
      if let index = leaves.firstIndex(where: { $0.id == leaf.id }) {
        leaves[index] = leaf
      } else {
        leaves.append(leaf)
      }
    }
  }
}
