/// The columns without which a table of Instruments does not tell what is read from it.
enum XctraceColumns {
  /// A table, and each column by any of the names it has in one release or another.
  static let needed: [(schema: String, columns: [[String]])] = [
    ("SwiftUIFilteredUpdates", updates), ("swiftui-causes", causes),
    ("swiftui-full-causes", causes), ("swiftui-updates", updates),
  ]

  private static let updates = [
    ["start"], ["duration"], ["update-type"], ["view-name", "description"],
  ]
  private static let causes = [["timestamp"], ["source-node"], ["destination-node"]]

  /// Notes each column that a table should have and has not.
  static func check(_ schema: TextID, _ columns: [XctraceTable.Column], _ sink: inout EventSink) {
    let name = sink.texts[schema]
    guard let table = needed.first(where: { $0.schema == name }) else { return }
    let given = Set(columns.map { sink.texts[$0.mnemonic] })
    for names in table.columns where given.isDisjoint(with: names) {
      sink.report(.missingColumns)
      var text = "\(name): \(names.joined(separator: " or "))"
      let value = text.withUTF8 { sink.interned(Bytes($0)) }
      sink.add(.note, name: sink.text(MeasuredName.missingColumn), value: value)
    }
  }
}
