internal import Bridgebook

/// A sheet as a resource that a client reads at an address, with options that are part of the
/// address.
package struct SheetResource {
  /// The placeholder for a word that the client inserts.
  package static let blank = "{word}"

  /// The last part of the address; may end in the placeholder.
  package let name: String
  package let title: String
  /// The description for agents, which says when to read the resource.
  package let use: String
  /// The options of the sheet; the placeholder is replaced with the word in the address.
  package var options: [SheetOption]
  /// The operands after the sheet's name, with the same placeholder.
  package var operands: [String]
  /// The options by which an address can limit the sheet, if the sheet has them.
  package let scope: [String]
  /// The priority among all resources, from 0 to 1.
  package let priority: Double

  package init(
    name: String, title: String, use: String, options: [SheetOption] = [],
    operands: [String] = [], scope: [String] = ["approach", "platform", "target", "topic"],
    priority: Double = 0.5
  ) {
    self.name = name
    self.title = title
    self.use = use
    self.options = options
    self.operands = operands
    self.scope = scope
    self.priority = priority
  }

  /// Whether the client has to insert a word into the address.
  package var isTemplate: Bool { name.hasSuffix(SheetResource.blank) }

  /// Returns the resource for an address that ends with this name, with the placeholder filled in;
  /// nil if it does not match.
  package func filled(by name: String) -> SheetResource? {
    guard isTemplate else { return name == self.name ? self : nil }
    let start = self.name.dropLast(SheetResource.blank.count)
    guard name.hasPrefix(start), name.count > start.count else { return nil }
    let word = String(name.dropFirst(start.count))
    var filled = self
    filled.options = options.map {
      SheetOption($0.name, $0.value?.replacing(SheetResource.blank, with: word))
    }
    filled.operands = operands.map { $0.replacing(SheetResource.blank, with: word) }
    return filled
  }
}
