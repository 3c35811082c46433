import Foundation
import TestSupport
import Testing

/// The folders of the core are layers, although they are compiled as one module.
///
/// A file may use top-level types of its own folder and of the folders listed for it. The compiler
/// cannot enforce this inside a module, so the test compares the names in each file with the
/// folders that declare them.
@Suite struct CoreFolderTests {
  static let mayUse: [String: Set<String>] = [
    "Language": [],
    "Book": ["Language"],
    "Events": ["Language", "Book"],
    "BookText": ["Language", "Book"],
    "Decision": ["Language", "Book"],
    "Traces": ["Language", "Book", "Events"],
    "Detection": ["Language", "Book", "Events"],
    "Simulation": ["Language", "Book", "Events"],
    "SourceReading": ["Language"],
    "SourceCheck": ["SourceReading", "Book", "Events"],
  ]

  private static let files = ScannedFile.all.filter { $0.module == "Bridgebook" }

  /// The folder that declares each top-level type of the core.
  private static let homes: [String: String] = {
    var homes: [String: String] = [:]
    for file in files {
      for name in declaredTypes(in: file, nested: false) { homes[name] = folder(of: file) }
    }
    return homes
  }()

  @Test func everyFolderHasALayer() {
    #expect(
      Set(CoreFolderTests.files.map(CoreFolderTests.folder)) == Set(CoreFolderTests.mayUse.keys))
    #expect(CoreFolderTests.homes.count > 200)
  }

  @Test func foldersUseOnlyLowerOnes() {
    for file in CoreFolderTests.files {
      for fault in CoreFolderTests.faults(of: file) { Issue.record(Comment(rawValue: fault)) }
    }
  }

  @Test(arguments: [
    ("Traces", "let machine = Machine()"), ("Book", "func read(_ source: SourceFile) {}"),
    ("Detection", "var importer: TraceImporter"), ("Simulation", "let matcher: MessageMatcher"),
  ])
  func aTypeOfAnotherLayerIsFound(_ folder: String, _ text: String) {
    let file = ScannedFile(path: "Sources/Bridgebook/\(folder)/Example.swift", text: text)
    #expect(CoreFolderTests.faults(of: file).count == 1)
  }

  private static func folder(of file: ScannedFile) -> String {
    String(file.path.split(separator: "/")[2])
  }

  private static func faults(of file: ScannedFile) -> [String] {
    let folder = folder(of: file)
    let allowed = (mayUse[folder] ?? []).union([folder])
    let own = Set(declaredTypes(in: file, nested: true))
    var faults: [String] = []
    for (index, line) in file.code.enumerated() {
      for name in typeNames(in: line) where !own.contains(name) {
        guard let home = homes[name], !allowed.contains(home) else { continue }
        faults.append("\(file.path):\(index + 1): \(folder) may not use \(name) of \(home)")
      }
    }
    return faults
  }

  /// Returns the capitalized words in a line, except for members, which follow a dot.
  private static func typeNames(in line: String) -> Set<String> {
    var names: Set<String> = []
    var word = ""
    var previous: Character = " "
    var before: Character = " "
    for character in line + " " {
      if character.isLetter || character.isNumber || character == "_" {
        if word.isEmpty { before = previous }
        word.append(character)
      } else {
        if before != ".", word.first?.isUppercase ?? false { names.insert(word) }
        word = ""
      }
      previous = character
    }
    return names
  }

  private static let keywords: Set<Substring> = [
    "struct", "enum", "class", "protocol", "typealias", "actor",
  ]

  private static func declaredTypes(in file: ScannedFile, nested: Bool) -> [String] {
    file.code.flatMap { line -> [String] in
      if !nested, line.first == " " { return [] }
      let words = line.split(whereSeparator: { " :<({".contains($0) })
      var names: [String] = []
      for (word, next) in zip(words, words.dropFirst()) {
        if keywords.contains(word) || nested && word == "case" { names.append(String(next)) }
      }
      return names
    }
  }
}
