/// A topic of the cheat sheets, with its entries in order.
package struct Topic: Equatable, Sendable {
  /// A section of an entry, or one block of it.
  package struct Part: Equatable, Sendable {
    package let heading: String
    /// The block's position in the section, counted from 0; nil for the whole section.
    package let block: Int?

    package init(heading: String, block: Int? = nil) {
      self.heading = heading
      self.block = block
    }
  }

  /// An entry and the parts of it that cheat sheets print.
  package struct Item: Equatable, Sendable {
    package let entry: String
    /// The parts printed on the topic's own sheet.
    package let parts: [Part]
    /// The parts printed on the short cheat sheet.
    package let digest: [Part]

    package init(entry: String, parts: [Part], digest: [Part]) {
      self.entry = entry
      self.parts = parts
      self.digest = digest
    }
  }

  package let id: String
  package let title: String
  package var items: [Item]

  package init(id: String, title: String, items: [Item]) {
    self.id = id
    self.title = title
    self.items = items
  }
}

/// A gotcha in brief: the visible symptom and the first thing to do.
package struct GotchaDigest: Equatable, Sendable {
  package let gotcha: String
  package let symptom: String
  package let fix: String

  package init(gotcha: String, symptom: String, fix: String) {
    self.gotcha = gotcha
    self.symptom = symptom
    self.fix = fix
  }
}
