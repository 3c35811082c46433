import Foundation

/// Texts of a team for tests, and a store with some of them.
enum OwnTexts {
  /// Returns a valid gotcha.
  static func gotcha(
    _ id: String, title: String = "Ours", relation: String = "", links: String = "",
    symptom: String? = nil, more: String = ""
  ) -> String {
    """
    kind: gotcha
    id: \(id)
    title: \(title)
    approaches: view
    platforms: ios 13.0
    severity: warning
    evidence: statement
    sources: own-experience
    terms: word of \(id)
    audited: iOS 26
    \(links.isEmpty ? "" : "links: \(links)\n")\(relation.isEmpty ? "" : relation + "\n")
    ## Symptom
    \(symptom ?? "What people see of \(id).")

    ## Cause
    It is so.[^own-experience]

    ## Fix
    Do this.[^own-experience]
    \(more)
    """
  }

  /// A shared store with the texts of `teamTexts`; tests must not change it.
  static let team = prepared("team") { store in try store.add(teamTexts(for: store)) }

  /// Returns a gotcha, an override, a scenario, and rows of two tables, by file name.
  static func teamTexts(for store: OwnStore) throws -> [String: String] {
    let scenario = try store.run("new", "scenario").out
      .filled(["our-knob", "A knob", "It works"])
    return [
      "a.txt": gotcha("our-caret"),
      "b.txt": gotcha(
        "update-unguarded", title: "Ours holds", relation: "overrides: update-unguarded"),
      "c.txt": scenario,
      "d.txt":
        "kind: table\nid: our-lines\nextends: messages\n\nour-line | caret was lost <n> times | our-caret | warning | -\n",
      "e.txt": "kind: table\nid: our-sources\nextends: sources\n\nwiki | article | Our wiki | -\n",
    ]
  }

  /// Returns the path of a store that the closure fills once.
  static func prepared(
    _ name: String, _ fill: (OwnStore) throws -> Program.Output
  ) -> String {
    do {
      let store = try OwnStore()
      let filled = try fill(store)
      precondition(filled.status == 0, "own texts were not taken: \(filled.err)")
      let path = SharedStore.folder + "/\(name).sqlite"
      try FileManager.default.moveItem(atPath: store.path, toPath: path)
      return path
    } catch { preconditionFailure("the store \(name) was not made: \(error)") }
  }

  /// A shared store with two gotchas of a team, each in two versions; tests must not change it.
  static let store: String = {
    let path = SharedStore.folder + "/own.sqlite"
    try? SharedStore.copy(to: path)
    for title in ["First", "Second"] {
      var files: [String] = []
      for id in ["our-caret", "our-map"] {
        let file = SharedStore.folder + "/\(id).txt"
        try? Data(gotcha(id, title: title).utf8).write(to: URL(fileURLWithPath: file))
        files.append(file)
      }
      let added = try? Program.run(["--store", path, "add"] + files)
      precondition(added?.status == 0, "own texts were not taken: \(added?.err ?? "")")
    }
    return path
  }()
}

/// A store for one test, a copy of a shared one.
final class OwnStore {
  let folder: TemporaryFolder
  let path: String

  init(from source: String = SharedStore.path, as name: String = "book.sqlite") throws {
    folder = try TemporaryFolder()
    path = folder.path(name)
    try FileManager.default.copyItem(atPath: source, toPath: path)
  }

  /// Runs the program in the folder of the store.
  func run(_ words: String...) throws -> Program.Output { try run(words) }

  func run(_ words: [String]) throws -> Program.Output {
    try Program.run(["--store", path] + words, in: folder.path)
  }

  /// Adds texts from files with these names, in one command.
  func add(_ texts: [String: String]) throws -> Program.Output {
    for (name, text) in texts { try folder.write(text, to: name) }
    return try run(["add"] + texts.keys.sorted())
  }
}
