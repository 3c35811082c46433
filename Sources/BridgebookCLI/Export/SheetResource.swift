/// How a client reads a sheet: under an address of its own, with options that are part of it.
struct SheetResource {
  /// What stands for a word that the client puts there.
  static let blank = "{word}"

  /// The end of its address; the last part may be a blank.
  let name: String
  let title: String
  /// Tells an agent when to read it.
  let use: String
  /// The options that `export` is asked with; the blank stands for what the address has there.
  var options: [String] = []
  /// The words after the sheet's name, in the same way.
  var operands: [String] = []
  /// What an address may limit it by, where the sheet has these options.
  var scope = ["approach", "platform", "target", "topic"]
  /// How much it matters among all resources, from 0 to 1.
  var priority = 0.5

  /// Whether the client has to put a word into the address.
  var isTemplate: Bool { name.hasSuffix(SheetResource.blank) }

  /// The resource without its blank for an address that ends with this name; nil where that is another one.
  func filled(by name: String) -> SheetResource? {
    guard isTemplate else { return name == self.name ? self : nil }
    let start = self.name.dropLast(SheetResource.blank.count)
    guard name.hasPrefix(start), name.count > start.count else { return nil }
    let word = String(name.dropFirst(start.count))
    var filled = self
    filled.options = options.map { $0.replacing(SheetResource.blank, with: word) }
    filled.operands = operands.map { $0.replacing(SheetResource.blank, with: word) }
    return filled
  }
}
