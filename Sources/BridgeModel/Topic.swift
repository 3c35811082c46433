/// A part of the field, with the entries that belong to it, as cheat sheets are ordered.
package struct Topic: Equatable, Sendable {
  /// An entry and the sections of it that a cheat sheet prints.
  package struct Item: Equatable, Sendable {
    package let entry: String
    package let headings: [String]

    package init(entry: String, headings: [String]) {
      self.entry = entry
      self.headings = headings
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
