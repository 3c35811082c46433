internal import Platform

/// The forms of traces that the benchmark measures.
enum TraceForm: String, CaseIterable {
  case bridgeTrace = "bridge-trace"
  case nslog = "xcode-nslog"
  case oslogNDJSON = "oslog-ndjson"
  case plain
}

/// Writes a trace with one event per line, with the same bytes on every machine.
struct TraceWriter {
  private let form: TraceForm
  private var bytes: [UInt8] = []

  static func write(_ form: TraceForm, events: Int, to path: String) throws {
    try write(form, events: 0..<events, to: path)
  }

  static func write(_ form: TraceForm, events: Range<Int>, to path: String) throws {
    let file = try BufferedFile(path, .write)
    var writer = TraceWriter(form: form)
    for index in events {
      writer.add(index)
      if writer.bytes.count > 1 << 16 || index == events.upperBound - 1 {
        writer.bytes.withUnsafeBytes { file.write($0) }
        writer.bytes.removeAll(keepingCapacity: true)
      }
    }
    try file.close()
  }

  private init(form: TraceForm) {
    self.form = form
  }

  private mutating func add(_ index: Int) {
    switch form {
    case .bridgeTrace: addRecord(index)
    case .plain: addMessage(index)
    case .nslog:
      addTime(index)
      text(" Atlas[27001:549001] ")
      addMessage(index)
    case .oslogNDJSON: addEntry(index)
    }
    text("\n")
  }

  // MARK: The project's own format

  /// The kind and name of each event in a turn: a map is updated, calls its delegate, and its value
  /// is stored.
  private static let turn: [(kind: StaticString, name: StaticString)] = [
    ("body", ""), ("update.begin", ""), ("set", "region"), ("update.end", ""),
    ("callback.begin", "mapViewDidChangeVisibleRegion"), ("write", "region"),
    ("callback.end", "mapViewDidChangeVisibleRegion"), ("input", "pan"), ("layout", ""),
    ("idle", ""),
  ]

  private mutating func addRecord(_ index: Int) {
    let step = TraceWriter.turn[index % TraceWriter.turn.count]
    text("{\"seq\":")
    number(index)
    text(",\"t\":")
    number(index * 41_000)
    text(",\"kind\":\"")
    text(step.kind)
    text("\",\"subject\":\"HybridMap#")
    number(index / 10 % 40 + 1)
    text("\"")
    if step.name.utf8CodeUnitCount > 0 {
      text(",\"name\":\"")
      text(step.name)
      text("\"")
    }
    if index % 10 == 2 || index % 10 == 5 {
      text(",\"value\":\"52.")
      number(index / 10 % 900 + 100)
      text("\"")
    }
    if index % 10 == 5 { text(",\"outcome\":\"committed\"") }
    text(",\"thread\":\"main\"}")
  }

  // MARK: Consoles

  private static let messages: [StaticString] = [
    "[Map] Begin updateUIView region=52.", "tile cache holds this many tiles: ",
    "[Map] mapViewDidChangeVisibleRegion begin span=0.",
    "region stored for the next launch, revision ",
    "[Map] mapViewDidChangeVisibleRegion end", "[Map] End updateUIView",
    "list row configured for place ", "image for place decoded off main, bytes=",
    "[Sync] finished request with status 200, place ", "selection is place ",
  ]
  private static let runtime: StaticString =
    "[SwiftUI] Modifying state during view update, this will cause undefined behavior."

  private mutating func addMessage(_ index: Int) {
    // Every fiftieth line is a runtime message inside the callback.
    if index % 50 == 23 { return text(TraceWriter.runtime) }
    let step = index % 10
    text(TraceWriter.messages[step])
    if step != 4, step != 5 { number(index / 10 % 90 + 10) }
  }

  private mutating func addEntry(_ index: Int) {
    text("{\"traceID\":11259012,\"eventMessage\":\"")
    addMessage(index)
    text("\",\"eventType\":\"logEvent\",\"source\":null,\"formatString\":\"%{public}@\",")
    text("\"activityIdentifier\":0,\"subsystem\":\"com.example.atlas\",\"category\":\"ui\",")
    text("\"threadID\":549001,\"senderImageUUID\":\"5F2B6C1D-7A1E-3C55-9A60-1D2F3B4C5D6E\",")
    text("\"backtrace\":{\"frames\":[{\"imageOffset\":18332,")
    text("\"imageUUID\":\"5F2B6C1D-7A1E-3C55-9A60-1D2F3B4C5D6E\"}]},\"bootUUID\":\"\",")
    text("\"processImagePath\":\"\\/private\\/var\\/containers\\/Atlas.app\\/Atlas\",")
    text("\"timestamp\":\"")
    addTime(index)
    text("\",\"senderImagePath\":\"\\/private\\/var\\/containers\\/Atlas.app\\/Atlas\",")
    text("\"machTimestamp\":")
    number(index * 41)
    text(",\"messageType\":\"Default\",\"processImageUUID\":")
    text("\"5F2B6C1D-7A1E-3C55-9A60-1D2F3B4C5D6E\",\"processID\":27001,")
    text("\"senderProgramCounter\":18332,\"parentActivityIdentifier\":0,\"timezoneName\":\"\"}")
  }

  /// Lines are 41 microseconds apart, so that a run of ten million ends before midnight.
  private mutating func addTime(_ index: Int) {
    let microseconds = index * 41
    text("2026-02-11 ")
    padded(9 + microseconds / 3_600_000_000, 2)
    text(":")
    padded(microseconds / 60_000_000 % 60, 2)
    text(":")
    padded(microseconds / 1_000_000 % 60, 2)
    text(".")
    padded(microseconds % 1_000_000, 6)
    text("+0100")
  }

  // MARK: Bytes

  private mutating func text(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func number(_ value: Int) { padded(value, 1) }

  private mutating func padded(_ value: Int, _ width: Int) {
    var digits: [UInt8] = []
    var rest = value
    while rest > 0 || digits.count < width {
      digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    bytes.append(contentsOf: digits.reversed())
  }
}
