/// The columns that are read from the tables that Instruments exports.
enum XctraceColumns {
  /// The columns that are read from the rows of a table.
  private struct Reading {
    let schema: String
    /// The required columns, each with its names in different releases.
    let needed: [[String]]
    /// The column that distinguishes the table; without it, rows are read like those of any other
    /// table.
    let key: String
    /// Columns that are read if a table has them.
    let others: [String]
  }

  private static let tables: [Reading] = [
    updates("SwiftUIFilteredUpdates"), updates("swiftui-updates"), causes("swiftui-causes"),
    causes("swiftui-full-causes"),
  ]

  private static func updates(_ schema: String) -> Reading {
    Reading(
      schema: schema,
      needed: [["start"], ["duration"], ["update-type"], ["view-name", "description"]],
      key: "update-type",
      others: ["view-hierarchy", "root-causes", "severity", "thread", "process"])
  }

  private static func causes(_ schema: String) -> Reading {
    Reading(
      schema: schema, needed: [["timestamp"], ["source-node"], ["destination-node"]],
      key: "destination-node", others: ["changed-properties", "thread", "process"])
  }

  /// Adds a note for each required column that a table lacks.
  static func check(_ schema: TextID, _ columns: [XctraceTable.Column], _ sink: inout EventSink) {
    let name = sink.texts[schema]
    guard let table = tables.first(where: { $0.schema == name }) else { return }
    let given = Set(columns.map { sink.texts[$0.mnemonic] })
    for names in table.needed where given.isDisjoint(with: names) {
      sink.report(.missingColumns)
      var text = "\(name): \(names.joined(separator: " or "))"
      let value = text.withUTF8 { sink.interned(Bytes($0)) }
      sink.add(.note, name: sink.text(MeasuredName.missingColumn), value: value)
    }
  }

  /// Returns the types of elements that the rows of a table are read from, or nil for all of them.
  ///
  /// An export of the SwiftUI instrument is often a gigabyte in size, most of it in columns that
  /// are not read and whose texts differ in each row. Elements of any column may be referred to in
  /// a column that is read, but only if they have its type.
  static func typesRead(
    _ schema: TextID, _ columns: [XctraceTable.Column], _ texts: TextTable
  ) -> [[UInt8]]? {
    let name = texts[schema]
    guard let table = tables.first(where: { $0.schema == name }),
      columns.contains(where: { texts[$0.mnemonic] == table.key })
    else { return nil }
    let read = Set(table.needed.joined() + table.others)
    let types = columns.filter { read.contains(texts[$0.mnemonic]) }.map { texts[$0.type] }
    return Set(types).sorted().map { Array($0.utf8) }
  }
}
