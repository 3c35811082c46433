internal import BookData
internal import Bridgebook
internal import BridgebookStore

extension HealthCheck {
  /// The check that the store contains every row of this version's built-in book, and no others.
  package static let book = HealthCheck("book", repairs: [.knowledge]) { examined in
    guard
      try Store.storedFingerprint(in: examined.connection) == examined.door.fingerprint
    else {
      return .bad(
        "the built-in knowledge is not that of this version, \(ProgramVersion.number)",
        fix: "any command brings it up to date, and so does bridgebook doctor --fix")
    }
    let different = try examined.comparison.differentRows()
    return .faults(
      different.flatMap { rows in
        [
          (rows.missing, "\(rows.missing) rows of \(rows.table) are missing or changed"),
          (
            rows.superfluous,
            "\(rows.superfluous) rows of \(rows.table) do not belong to the built-in book"
          ),
        ].filter { $0.0 > 0 }.map(\.1)
      },
      fix: HealthFinding.repair,
      none: "the built-in knowledge is that of version \(ProgramVersion.number)")
  }
}

extension HealthCheck {
  /// The check that built-in entries are complete for their kinds and consistent with each other.
  package static let entries = HealthCheck("entries") { examined in
    let (book, problems) = try examined.expected.builtIn.get()
    return .faults(
      problems.map { problem in
        let message = BookProblemText.message(for: problem)
        return [message.location, message.message].compactMap { $0 }.joined(separator: ": ")
      },
      fix: "it comes with the program; use a release whose tests passed",
      none: "\(book.entries.count) entries have sources, headings, code and links as they should")
  }
}

extension HealthCheck {
  /// The check that the decision tree has one answer for every combination of facts.
  package static let tree = HealthCheck("tree", repairs: [.knowledge]) { examined in
    let tree = try StoredTree(examined.store).whole()
    return .faults(
      TreeChecker.faults(of: tree).map { TreeFaultText.sentences(for: $0).message },
      fix: HealthFinding.repair,
      none:
        "\(tree.questions.count) questions lead to \(tree.leaves.count) answers, each case to one")
  }
}

extension HealthCheck {
  /// The check that the detectors find in each recorded example exactly what it marks.
  package static let examples = HealthCheck("examples", repairs: [.knowledge]) { examined in
    let store = try examined.store
    let evidence = ExampleEvidence(try store.detectionCatalog())
    let examples = try store.examples.traces()
    return .faults(
      examples.compactMap { evidence.fault(of: $0.example, in: $0.entry) },
      fix: "\(HealthFinding.fixing) built-in entries; correct your own with bridgebook edit",
      none: "\(examples.count) recorded examples show what they mark")
  }
}

extension HealthCheck {
  /// The check that every variant of every scenario produces the findings it declares.
  package static let scenarios = HealthCheck("scenarios", repairs: [.knowledge]) { examined in
    let store = try examined.store
    let texts = try store.scenarios.texts()
    let differing = try RunHealth(store).claimsThatDiffer().map {
      "run \($0.run) does not show what claim \($0.claim) expects of it"
    }
    return .faults(
      try ScenarioEvidence.faults(of: texts, store.detectionCatalog()) + differing,
      fix: "\(HealthFinding.fixing) built-in scenarios; correct your own with bridgebook edit",
      none: "\(texts.count) scenarios show what their variants declare and claims expect")
  }
}

extension HealthCheck {
  /// The check that every citation in a text refers to a document that its entry lists.
  package static let sources = HealthCheck("sources", repairs: [.knowledge]) { examined in
    let sections = try examined.store.entries.markedSections()
    var count = 0
    var loose: [String] = []
    for section in sections {
      for id in SourceMarks.ids(in: section.markdown) where id != "inference" {
        count += 1
        guard !section.sources.contains(id) else { continue }
        loose.append(
          "\(section.entry), \(section.heading), names the source \(id) it does not list")
      }
    }
    return .faults(
      loose, fix: "\(HealthFinding.fixing) built-in entries; correct your own with bridgebook edit",
      none: "\(count) source marks lead to documents")
  }
}
