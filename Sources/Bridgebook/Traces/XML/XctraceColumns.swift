/// The columns that are read from the tables of Instruments.
enum XctraceColumns {
  /// The required columns of each table, each with its names in different releases.
  static let needed: [(schema: String, columns: [[String]])] = [
    ("SwiftUIFilteredUpdates", updates), ("swiftui-causes", causes),
    ("swiftui-full-causes", causes), ("swiftui-updates", updates),
  ]

  private static let updates = [
    ["start"], ["duration"], ["update-type"], ["view-name", "description"],
  ]
  private static let causes = [["timestamp"], ["source-node"], ["destination-node"]]

  /// Adds a note for each required column that a table lacks.
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
