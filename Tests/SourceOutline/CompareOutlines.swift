import Foundation

/// Compares the outlines of Swift files by bridgebook and by the toolchain's own parser.
///
/// usage: compare-outlines [--at-least PERCENT] [--show COUNT] [--statements] PATH…
///        compare-outlines --self-test
///
/// Statements are counted, but need not agree; `--statements` shows where they differ.
@main
enum CompareOutlines {
  static func main() throws {
    var words = Array(CommandLine.arguments.dropFirst())
    if words == ["--self-test"] { return testItself() }
    let demanded = Double(option("--at-least", in: &words) ?? "99.9") ?? 99.9
    let shown = Int(option("--show", in: &words) ?? "20") ?? 20
    let showsStatements = words.contains("--statements")
    words.removeAll { $0 == "--statements" }
    var counts = [Count](repeating: Count(), count: Row.Part.allCases.count)
    var files = 0
    var refused: [String] = []
    var differences: [String] = []
    for path in words.flatMap(swiftFiles) {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw Failure(text: "\(path) cannot be read")
      }
      let bytes = [UInt8](data)
      guard let theirs = SyntaxOutline.rows(bytes) else {
        refused.append(path)
        continue
      }
      files += 1
      let ours = OurOutline.rows(bytes)
      let known = Set(theirs)
      let own = Set(ours)
      for row in ours {
        counts[row.part.rawValue].add(agrees: known.contains(row))
        let isShown = (row.part == .statement) == showsStatements
        if isShown, !known.contains(row) {
          differences.append("\(path): ours    \(row.description)")
        }
      }
      for row in theirs where !own.contains(row) {
        counts[row.part.rawValue].add(agrees: false)
        if (row.part == .statement) == showsStatements {
          differences.append("\(path): theirs  \(row.description)")
        }
      }
    }
    for line in differences.prefix(shown) { print(line) }
    if differences.count > shown { print("… \(differences.count - shown) more") }
    print("\(files) files; \(refused.count) that the parser refuses were left out")
    for part in Row.Part.allCases { print("\(part)s: \(counts[part.rawValue].text)") }
    var outline = counts[Row.Part.declaration.rawValue]
    outline.add(counts[Row.Part.directive.rawValue])
    print("outline: \(outline.text)")
    if outline.rows == 0 || outline.percent < demanded {
      print("less than \(demanded) % of the outline agree")
      exit(1)
    }
  }

  /// Checks that texts that differ in one declaration have different rows for it.
  private static func testItself() {
    let text =
      "struct A: B {\n  #if DEBUG\n  @State var b: [Int] = []\n  #endif\n  init(_ c: D) {}\n}\n"
    let changes = [
      ("var b", "let b"), ("@State", "@Binding"), ("[Int]", "[Bool]"), ("_ c", "c"), (": B", ""),
      ("#if DEBUG", "#if RELEASE\n  #else"), ("init(", "func f("), ("struct", "class"),
      ("  #endif\n", "\n  #endif\n"),
    ]
    let theirs = SyntaxOutline.rows(Array(text.utf8)) ?? []
    var failures = Set(theirs) == Set(OurOutline.rows(Array(text.utf8))) ? [] : ["the same text"]
    for (old, new) in changes {
      let changed = text.replacing(old, with: new, maxReplacements: 1)
      if Set(theirs) == Set(OurOutline.rows(Array(changed.utf8))) { failures.append(new) }
    }
    if !failures.isEmpty {
      print("not told apart: \(failures.joined(separator: "; "))")
      exit(1)
    }
    print("\(changes.count) changes of a declaration are differences")
  }

  struct Count {
    var rows = 0
    var agreeing = 0

    mutating func add(agrees: Bool) {
      rows += 1
      if agrees { agreeing += 1 }
    }

    mutating func add(_ other: Count) {
      rows += other.rows
      agreeing += other.agreeing
    }

    var percent: Double { rows == 0 ? 100 : 100 * Double(agreeing) / Double(rows) }

    var text: String { "\(agreeing) of \(rows) rows agree, \(String(format: "%.3f", percent)) %" }
  }

  struct Failure: Error {
    let text: String
  }

  private static func option(_ name: String, in words: inout [String]) -> String? {
    guard let place = words.firstIndex(of: name), place + 1 < words.count else { return nil }
    defer { words.removeSubrange(place...(place + 1)) }
    return words[place + 1]
  }

  private static func swiftFiles(_ path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return [path] }
    let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return below.filter { $0.hasSuffix(".swift") }.sorted().map { path + "/" + $0 }
  }
}
