/// The remarks in an answer about the origin of its facts.
struct FactNotes {
  let facts: FactAssembly

  /// Notes on facts that the words leave open, and on a platform that the words name in addition to
  /// the given one.
  var contradictions: [String] {
    var notes: [String] = []
    for contradiction in facts.reading.contradictions where facts.choices[contradiction.fact] == nil
    {
      let title = facts.nodes.fact(contradiction.fact)?.title ?? contradiction.fact
      notes.append(
        "The words support \(contradiction.choices.joined(separator: " and ")) "
          + "(\(title)); neither is used.")
    }
    let worded = facts.reading.choices["platform"]
    if let given = facts.inquiry.platform, let worded, worded != given.rawValue,
      Platform(rawValue: worded)?.numbering != given.numbering
    {
      notes.append(
        "The question mentions \(worded), but \(given.rawValue) was given and is used.")
    }
    return notes
  }

  /// Returns a note on a class without an entry.
  func origin(of name: String, _ role: ComponentRole) -> String {
    facts.reading.library(with: name).map { library in
      "\(name) is the \(role.rawValue) of a third-party library. Create it as the library's "
        + "documentation describes, and check whether the library has a SwiftUI view of its own: "
        + library.address
    } ?? "\(name) is not in the book; it is classified by its name."
  }

  /// Notes on the deprecation of the class.
  func deprecation(of subject: Recommendation.Subject, _ entry: Entry) -> [String] {
    guard subject.deprecated, case .component(let own) = entry.details else { return [] }
    if subject.isSoftDeprecated {
      return [
        "\(entry.id) is soft-deprecated: Apple discourages it, and the compiler does not warn."
      ]
    }
    let rows = own.deprecated.rows.compactMap { row in
      row.since.map { "\(row.platform.title) \($0)" }
    }
    let since = rows.isEmpty ? "" : " since \(rows.joined(separator: ", "))"
    return ["\(entry.id) is deprecated\(since)."]
  }

  /// Returns whether the SDK of the platform declares the class only as deprecated; the book lists
  /// such a platform under the deprecations instead of the platforms.
  func isWithoutEffect(_ entry: Entry) -> Bool {
    guard case .component(let own) = entry.details else { return false }
    return own.deprecated.row(for: facts.platform) != nil
  }

  /// Returns the class with the same name in the other toolkit, if it exists on the platform.
  func counterpart(of name: String) -> String? {
    PlatformName.counterparts(of: name).first { other in
      facts.component(other)?.platforms.row(for: facts.platform) != nil
    }
  }
}
