/// The `key: value` lines at the top of a file, up to the first blank line.
struct FrontMatter {
  struct Item {
    let key: String
    let value: String
    /// The index of the line, counted from 0.
    let line: Int
    /// The column of the value, counted from 1.
    let column: Int
  }

  let items: [Item]
  /// The index of the first line after the front matter.
  let end: Int
  private let file: SourceFile

  init(_ file: SourceFile, from start: Int = 0) throws(TextDiagnostic) {
    var items: [Item] = []
    var index = start
    while index < file.lines.count, !file.lines[index].trimmed.isEmpty {
      let line = file.lines[index]
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
        line[..<colon].utf8.allSatisfy(FrontMatter.isKeyByte)
      else { throw file.diagnostic(line: index, .malformedKeyLine) }
      let key = String(line[..<colon])
      guard !items.contains(where: { $0.key == key }) else {
        throw file.diagnostic(line: index, .duplicateKey(key))
      }
      let value = line[line.utf8.index(after: colon)...].trimmed
      let column = line[..<value.startIndex].count + 1
      items.append(Item(key: key, value: String(value), line: index, column: column))
      index += 1
    }
    self.items = items
    self.file = file
    end = index
  }

  subscript(key: String) -> Item? { items.first { $0.key == key } }

  /// Returns the value of a required key, which must not be empty.
  func required(_ key: String) throws(TextDiagnostic) -> String { try requiredItem(key).value }

  /// Returns a required key, whose value must not be empty.
  func requiredItem(_ key: String) throws(TextDiagnostic) -> Item {
    guard let item = self[key] else { throw file.diagnostic(line: 0, .missingKey(key)) }
    guard !item.value.isEmpty else {
      throw file.diagnostic(line: item.line, column: item.column, .emptyValue(key: key))
    }
    return item
  }

  /// Returns the items of a comma-separated value, or an empty list if the key is missing.
  func list(_ key: String) -> [String] {
    self[key]?.value.list() ?? []
  }

  /// Returns a value from a closed list, or nil if the key is missing.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of type: Choice.Type
  ) throws(TextDiagnostic) -> Choice? where Choice.RawValue == String {
    guard let item = self[key] else { return nil }
    guard let choice = Choice(rawValue: item.value) else {
      throw bad(item, value: item.value, allowed: type.allCases.map(\.rawValue))
    }
    return choice
  }

  /// Returns several values from a closed list.
  func choices<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of type: Choice.Type
  ) throws(TextDiagnostic) -> [Choice] where Choice.RawValue == String {
    guard let item = self[key] else { return [] }
    var choices: [Choice] = []
    for value in item.value.list() {
      guard let choice = Choice(rawValue: value) else {
        throw bad(item, value: value, allowed: type.allCases.map(\.rawValue))
      }
      choices.append(choice)
    }
    return choices
  }

  func bad(_ item: Item, value: String, allowed: [String]) -> TextDiagnostic {
    file.diagnostic(
      line: item.line, column: item.column,
      .badValue(key: item.key, value: value, allowed: allowed))
  }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
  }
}
