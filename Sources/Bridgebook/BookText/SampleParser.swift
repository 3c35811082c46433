/// Parses the fragments under the heading Sample: settings, and fenced code for the slots of the
/// template.
struct SampleParser {
  let file: SourceFile

  func parse(_ sections: [Section]) throws(TextDiagnostic) -> SampleFragments {
    var sample = SampleFragments()
    guard let section = sections.first(where: { $0.heading == "Sample" }) else { return sample }
    var index = section.line
    while index < file.lines.count, !file.lines[index].hasPrefix("## ") {
      let line = file.lines[index]
      if line.hasPrefix("~~~~") {
        sample.fragments.append(try fragment(at: &index))
      } else if !line.trimmed.isEmpty {
        sample.fragments.append(try setting(at: index))
      }
      index += 1
    }
    return sample
  }

  private func setting(at index: Int) throws(TextDiagnostic) -> SampleFragments.Fragment {
    let line = file.lines[index]
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      throw file.diagnostic(line: index, .malformedKeyLine)
    }
    let words = line[..<colon].split(separator: "-", maxSplits: 1).map(String.init)
    let name = words.first ?? ""
    guard SampleFragments.Key(rawValue: name) != nil else {
      throw file.diagnostic(
        line: index, .unknownKey(name, known: SampleFragments.Key.allCases.map(\.rawValue)))
    }
    let value = line[line.utf8.index(after: colon)...].trimmed
    return SampleFragments.Fragment(
      name: name, toolkit: try toolkit(words.dropFirst().first, at: index), text: String(value))
  }

  /// Parses a fragment, and moves the index to the closing fence.
  private func fragment(at index: inout Int) throws(TextDiagnostic) -> SampleFragments.Fragment {
    let words = file.lines[index].dropFirst(4).split(separator: " ").map(String.init)
    guard (2...3).contains(words.count), words[0] == "swift",
      SampleFragments.Slot(rawValue: words[1]) != nil
    else {
      throw file.diagnostic(line: index, .badExampleHeader(words.joined(separator: " ")))
    }
    let toolkit = try toolkit(words.dropFirst(2).first, at: index)
    let start = index + 1
    index = start
    while index < file.lines.count, file.lines[index].trimmed != "~~~~" { index += 1 }
    guard index < file.lines.count else {
      throw file.diagnostic(line: start - 1, .unclosedFence)
    }
    return SampleFragments.Fragment(
      name: words[1], toolkit: toolkit,
      text: file.lines[start..<index].joined(separator: "\n"))
  }

  private func toolkit(_ word: String?, at index: Int) throws(TextDiagnostic) -> Toolkit? {
    guard let word else { return nil }
    guard let toolkit = Toolkit(rawValue: word) else {
      throw file.diagnostic(
        line: index,
        .badValue(key: "toolkit", value: word, allowed: Toolkit.allCases.map(\.rawValue)))
    }
    return toolkit
  }
}
