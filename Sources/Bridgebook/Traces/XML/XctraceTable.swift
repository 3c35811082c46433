/// Tracks the rows of an exported table and the values that their elements refer to.
struct XctraceTable {
  /// The maximum number of values that can be referred to.
  static let capacity = 1 << 22
  static let maximumColumnCount = 256

  /// The content of an element: a number or a text.
  struct Value {
    var number: Int64 = .min
    var text = TextID.none
  }

  struct Column {
    var mnemonic = TextID.none
    var type = TextID.none
  }

  private struct Open {
    var id = 0
    var value = Value()
    var isReference = false
    var isColumn = false
    /// Whether rows are read from elements of this type.
    var isRead = true
  }

  private(set) var schema = TextID.none
  private(set) var columns: [Column] = []
  private(set) var row: [Value] = []
  /// The values that can be referred to, by id.
  private var values: [UInt32: Value] = [:]
  /// The types of elements that rows are read from, or nil for all.
  private var typesRead: [[UInt8]]?
  private var stack: [Open] = []
  private var rowLine = 0
  private var isInRow = false
  private var depth = 0
  private var rowDepth = 0
  private var schemaText: [UInt8] = []
  /// The number of rows converted to events.
  private(set) var rows = 0
  /// The number of rows before the current table.
  private var rowsBefore = 0
  /// The number of tables without rows.
  private(set) var emptyTables = 0
  /// Whether the root element was closed.
  var isComplete: Bool { depth == 0 && wasOpened }
  private var wasOpened = false

  /// Processes a token, and converts the row that ends with it to events.
  mutating func take(_ token: XMLTokenizer.Token, line: Int, into sink: inout EventSink) {
    switch token {
    case .start(let name, let attributes, let isEmpty):
      depth += 1
      wasOpened = true
      start(name, attributes, line, &sink)
      if isEmpty { end(name, &sink) }
    case .end(let name):
      end(name, &sink)
      guard !isInRow else { return }
      let before = sink.line
      sink.line = line
      if name.isEqual("schema") {
        XctraceColumns.check(schema, columns, &sink)
        typesRead = XctraceColumns.typesRead(schema, columns, sink.texts)
      } else if name.isEqual("node") {
        if rows == rowsBefore {
          emptyTables += 1
          sink.report(.noRows)
        }
        rowsBefore = rows
        columns = []
        schema = .none
      }
      sink.line = before
    case .text(let text): self.text(text, &sink)
    }
  }

  private mutating func start(
    _ name: Bytes, _ attributes: Bytes, _ line: Int, _ sink: inout EventSink
  ) {
    if isInRow {
      guard stack.count < 64 else { return }
      stack.append(open(name, attributes, &sink))
    } else if name.isEqual("row") {
      isInRow = true
      rowDepth = depth
      rowLine = line
      row.removeAll(keepingCapacity: true)
    } else if name.isEqual("schema") {
      columns = []
      schema = XMLEntities.attribute("name", in: attributes).map { lasting(sink.name($0)) } ?? .none
    } else if name.isEqual("col") {
      if columns.count < XctraceTable.maximumColumnCount { columns.append(Column()) }
    }
    schemaText.removeAll(keepingCapacity: true)
  }

  private func open(
    _ name: Bytes, _ attributes: Bytes, _ sink: inout EventSink
  ) -> Open {
    var open = Open()
    open.isColumn = depth == rowDepth + 1
    open.isRead = isRead(name)
    guard open.isRead else { return open }
    if let ref = XMLEntities.attribute("ref", in: attributes) {
      open.isReference = true
      var cursor = Cursor(ref)
      if let id = cursor.number(), let value = values[UInt32(clamping: id)] {
        open.value = value
      } else {
        sink.report(.malformedRecord)
      }
      return open
    }
    if let id = XMLEntities.attribute("id", in: attributes) {
      var cursor = Cursor(id)
      open.id = cursor.number() ?? 0
    }
    // The formatted text is kept only for threads, processes and views; formatted times would be
    // different in each row.
    let isNumeric = name.hasSuffix("-time") || name.hasSuffix("duration") || name.isEqual("time")
    if !isNumeric, let format = XMLEntities.attribute("fmt", in: attributes) {
      open.value.text = XMLEntities.resolve(format).withUnsafeBufferPointer {
        let text = typesRead == nil ? Bytes($0) : InstrumentNode.readPart(of: Bytes($0), in: name)
        return lasting(name.isEqual("process") ? sink.process(text) : sink.name(text))
      }
    }
    return open
  }

  private func isRead(_ name: Bytes) -> Bool {
    guard let typesRead else { return true }
    return typesRead.contains { $0.withUnsafeBufferPointer { Bytes($0).isEqual(name) } }
  }

  private mutating func text(_ text: Bytes, _ sink: inout EventSink) {
    guard isInRow, let last = stack.indices.last else {
      if !isInRow, schemaText.count < 4096 { schemaText.append(contentsOf: text.to(4096).buffer) }
      return
    }
    let text = text.trimmed
    guard !text.isEmpty, text[0] > 0x20, !stack[last].isReference, stack[last].isRead else {
      return
    }
    var cursor = Cursor(text)
    let isNegative = cursor.pass(UInt8(ascii: "-"))
    if let number = cursor.number(), cursor.isAtEnd {
      stack[last].value.number = isNegative ? -Int64(number) : Int64(number)
    } else if stack[last].value.text == .none {
      stack[last].value.text = lasting(sink.name(text))
    }
  }

  private mutating func end(_ name: Bytes, _ sink: inout EventSink) {
    defer { depth -= 1 }
    if isInRow {
      if depth == rowDepth {
        isInRow = false
        rows += 1
        stack.removeAll(keepingCapacity: true)
        let line = sink.line
        sink.line = rowLine
        if columns.isEmpty { sink.report(.missingSchema) }
        XctraceRow(schema: schema, columns: columns, values: row).emit(into: &sink)
        sink.line = line
      } else if let open = stack.popLast() {
        store(open, &sink)
        guard open.isColumn else { return }
        guard row.count < XctraceTable.maximumColumnCount else { return sink.report(.tableFull) }
        row.append(open.value)
      }
      return
    }
    let text = schemaText.withUnsafeBufferPointer { lasting(sink.name(Bytes($0).trimmed)) }
    if name.isEqual("mnemonic"), !columns.isEmpty { columns[columns.count - 1].mnemonic = text }
    if name.isEqual("engineering-type"), !columns.isEmpty { columns[columns.count - 1].type = text }
    schemaText.removeAll(keepingCapacity: true)
  }

  /// Returns the number of a text if rows may refer to it later, or none if the text is transient.
  private func lasting(_ number: TextID) -> TextID { number.isTransient ? .none : number }

  private mutating func store(_ open: Open, _ sink: inout EventSink) {
    guard open.id > 0 else { return }
    guard let id = UInt32(exactly: open.id), values.count < XctraceTable.capacity else {
      return sink.report(.valuesFull)
    }
    values[id] = open.value
  }
}
