/// A table of the SwiftUI instrument as `xctrace export` of Xcode 27 writes it, with invented apps
/// and numbers.
///
/// Each element is defined once with an `id` and referred to afterwards, as in a real export.
package struct InstrumentTable {
  /// A column: its mnemonic, and the engineering type, which is the name of its elements.
  package typealias Column = (mnemonic: String, type: String)

  /// The columns of `swiftui-updates`, in their order.
  package static let updateColumns: [Column] = [
    ("start", "start-time"), ("duration", "duration"), ("id", "uint32"),
    ("update-type", "swiftui-update"), ("allocations", "event-count"), ("description", "string"),
    ("category", "string"), ("view-hierarchy", "view-hierarchy"), ("module", "string"),
    ("view-name", "string"), ("process", "process"), ("thread", "thread"),
    ("root-causes", "description-set"), ("severity", "event-concept"),
    ("downstream-cost", "duration"), ("downstream-events", "cause-set"),
    ("cause-graph-node", "typed-array"), ("full-cause-graph-node", "typed-array"),
  ]

  /// The columns of `swiftui-causes`, in their order.
  package static let causeColumns: [Column] = [
    ("timestamp", "event-time"), ("source-node-event-id", "uint32"),
    ("source-node", "typed-array"), ("destination-node-event-id", "uint32"),
    ("destination-node", "typed-array"), ("label", "string"), ("value-type", "string"),
    ("changed-properties", "string"), ("layout-info", "string"), ("process", "process"),
  ]

  private let schema: String
  private let columns: [Column]
  private var rows: [String] = []
  private var ids: [String: Int] = [:]
  /// The number of the last element that has one.
  private var lastID = 0

  /// The elements that an export nests in elements of these types, whose text is only in `fmt`.
  ///
  /// Source: the samples of Xcode 27 in sforteln/xctrace-query-mcp-server,
  /// `tests/fixtures/xcode-27.0`.
  private static let parts: [String: [String]] = [
    "cause-set": ["uint64"], "description-set": ["uint64"], "process": ["pid", "device-session"],
    "thread": ["tid", "process"], "typed-array": ["string", "string"],
    "view-hierarchy": ["process"],
  ]

  /// Creates an empty table.
  package init(_ schema: String, _ columns: [Column]) {
    self.schema = schema
    self.columns = columns
  }

  /// Appends a row; a column without a value contains the `sentinel` element.
  package mutating func add(_ values: [String: String]) {
    var row = "<row>"
    for column in columns {
      guard let value = values[column.mnemonic] else {
        row += "<sentinel/>"
        continue
      }
      let key = "\(column.type) \(value)"
      if let id = ids[key] {
        row += "<\(column.type) ref=\"\(id)\"/>"
        continue
      }
      let parts = InstrumentTable.parts[column.type] ?? []
      ids[key] = lastID + 1
      let text = InstrumentTable.escaped(value)
      row += "<\(column.type) id=\"\(lastID + 1)\" fmt=\"\(text)\">"
      for (index, part) in parts.enumerated() {
        row += "<\(part) id=\"\(lastID + 2 + index)\" fmt=\"77\">77</\(part)>"
      }
      row += (parts.isEmpty ? text : "") + "</\(column.type)>"
      lastID += 1 + parts.count
    }
    rows.append(row + "</row>\n")
  }

  /// The document; row N is on line N + 3.
  package var text: String {
    var text = """
      <?xml version="1.0"?>
      <trace-query-result>
      <node xpath='//trace-toc[1]/run[1]/data[1]/table[9]'><schema name="\(schema)">
      """
    for column in columns {
      text +=
        "<col><mnemonic>\(column.mnemonic)</mnemonic><name>\(column.mnemonic)</name>"
        + "<engineering-type>\(column.type)</engineering-type></col>"
    }
    return text + "</schema>\n" + rows.joined() + "</node></trace-query-result>\n"
  }

  package static func escaped(_ text: String) -> String {
    text.map { character -> String in
      switch character {
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
  }
}

extension InstrumentTable {
  private static let mainThread = "Main Thread (0x1e9000) (Atlas, pid: 1001)"

  /// Returns the updates of two wrappers of an app, with the bodies around them: one wrapper takes
  /// 35 and 31 ms, the other much less.
  package static func updates(
    columns: [Column] = updateColumns, typeName: String = "Representable Updates"
  ) -> String {
    var table = InstrumentTable("swiftui-updates", columns)
    let bars = [
      ("1000000", "35000000", "Samples.values"), ("60000000", "31000000", "Samples.values"),
      ("120000000", "900000", "External: size"),
    ]
    for (index, (start, duration, cause)) in bars.enumerated() {
      table.add([
        "start": start, "duration": duration, "id": "\(1_001 + index)", "update-type": typeName,
        "allocations": "42", "description": "PlatformViewRepresentableAdaptor<Bars>.update",
        "category": "Update", "view-hierarchy": "PlatformViewRepresentableAdaptor<Bars> ← VStack",
        "module": "Atlas", "view-name": "Bars", "process": "Atlas (1001)", "thread": mainThread,
        "root-causes": cause, "severity": duration.count > 7 ? "Very High" : "Low",
        "downstream-cost": duration, "downstream-events": "3 events",
        "cause-graph-node": "Bars, blue, square, n/a, n/a",
        "full-cause-graph-node": "Bars, blue, square, n/a, n/a",
      ])
    }
    // The view is older than the recording, so only the adaptor identifies the wrapper.
    table.add([
      "start": "130000000", "duration": "400000", "id": "2001", "update-type": typeName,
      "description": "PlatformViewRepresentableAdaptor.update",
      "view-hierarchy": "PlatformViewRepresentableAdaptor<Pair<Map, Int>> ← ZStack",
      "view-name": "[unknown view: created before tracing started?]", "thread": mainThread,
    ])
    table.add([
      "start": "140000000", "duration": "700000", "id": "3001", "update-type": "View Body Updates",
      "description": "Panel.body", "view-name": "Panel", "thread": mainThread,
      "root-causes": "Samples.values",
    ])
    table.add([
      "start": "150000000", "duration": "100000", "id": "4001", "update-type": "Other Updates",
      "description": "ResolvedTextFilter", "thread": mainThread,
    ])
    return table.text
  }

  /// Returns the cause graph of the same run: in each frame, a scroll offset invalidates the body
  /// of the panel.
  package static func causes(frames: Int, columns: [Column] = causeColumns) -> String {
    var table = InstrumentTable("swiftui-causes", columns)
    for frame in 0..<frames {
      // Two rows of the list are updated in each frame.
      for row in 0..<2 {
        table.add([
          "timestamp": "\(16_000_000 * frame + 100_000 * row)", "source-node-event-id": "1",
          "source-node": "@State: offset, blue, arrow.right.circle, n/a, n/a",
          "destination-node-event-id": "\(2 + row)",
          "destination-node": "Panel.body, blue, square, n/a, n/a", "label": "Update",
          "process": "Atlas (1001)",
        ])
      }
    }
    table.add([
      "timestamp": "900000000", "source-node": "Panel.body, blue, square, n/a, n/a",
      "destination-node":
        "PlatformViewChild<PlatformViewRepresentableAdaptor<Bars>>, gray, a.square, n/a, n/a",
      "changed-properties": "heights", "label": "Update",
    ])
    return table.text
  }
}
