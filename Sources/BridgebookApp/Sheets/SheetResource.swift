/// How a client reads a sheet: under an address of its own, with options that are part of it.
package struct SheetResource {
  /// What stands for a word that the client puts there.
  package static let blank = "{word}"

  /// The end of its address; the last part may be a blank.
  package let name: String
  package let title: String
  /// Tells an agent when to read it.
  package let use: String
  /// The options that the sheet is asked with; the blank stands for what the address has there.
  package var options: [SheetOption]
  /// The words after the sheet's name, in the same way.
  package var operands: [String]
  /// What an address may limit it by, where the sheet has these options.
  package let scope: [String]
  /// How much it matters among all resources, from 0 to 1.
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

  /// Whether the client has to put a word into the address.
  package var isTemplate: Bool { name.hasSuffix(SheetResource.blank) }

  /// The resource without its blank for an address that ends with this name; nil where that is another one.
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
