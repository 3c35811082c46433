package import Bridgebook

/// Writes events as Chrome Trace Event JSON, which Perfetto's viewer opens, appending them to bytes
/// one by one.
///
/// Updates and callbacks become slices, and all other events become instants. The arguments of each
/// record contain the event in the project's own trace format, so that reading the file back gives
/// the same events; begin and end are balanced on every thread.
package struct ChromeTraceExport {
  /// The category of this program's events, which distinguishes them from those of other programs.
  package static let category = "bridge-trace"
  /// The category of records that close slices left open at the end of the run; they represent no
  /// event.
  package static let closing = "bridge-trace-close"

  /// The slices that are open on a thread of the run.
  private struct Track {
    var open: [TraceEventKind] = []
  }

  /// The fields that determine the label of an event.
  private struct LabelKey: Hashable {
    let kind: Int
    let subject, name, value: TextID
    let outcome: WriteOutcome?
  }

  /// The tracks in the order of their numbers, which start at 1.
  private var tracks: [Track] = []
  /// The index of each track, by the name of its thread.
  private var places: [String: Int] = [:]
  /// The thread of the previous event, which is usually the thread of the next one too.
  private var last: (thread: TextID, track: Int)?
  private var labels: [LabelKey: [UInt8]] = [:]
  private var lastTime: Int64 = 0
  private var isFirst = true

  package init() {}

  /// Appends the beginning of the array and the description of the run.
  package mutating func appendHeader(of run: Run, to bytes: inout [UInt8]) {
    append("[", to: &bytes)
    beginRecord(&bytes)
    let title = JSONValue.string(run.title).line
    append(
      "{\"name\":\"process_name\",\"ph\":\"M\",\"pid\":1,\"tid\":0,\"args\":{\"name\":\(title)}}",
      to: &bytes)
    beginRecord(&bytes)
    append(
      "{\"name\":\"bridge_trace\",\"ph\":\"M\",\"pid\":1,\"tid\":0,\"cat\":\"\(Self.category)\",\"args\":",
      to: &bytes)
    TraceExport.appendHeader(of: run, to: &bytes)
    bytes.removeLast()
    append("}", to: &bytes)
  }

  /// Appends an event.
  package mutating func append(_ event: TraceEvent, _ texts: TextTable, to bytes: inout [UInt8]) {
    let track = track(of: event.thread, texts, &bytes)
    let phase: StaticString
    switch event.kind {
    case .updateBegin, .callbackBegin:
      tracks[track].open.append(event.kind)
      phase = "\",\"ph\":\"B\",\"ts\":"
    case .updateEnd where tracks[track].open.last == .updateBegin,
      .callbackEnd where tracks[track].open.last == .callbackBegin:
      tracks[track].open.removeLast()
      phase = "\",\"ph\":\"E\",\"ts\":"
    default: phase = "\",\"ph\":\"i\",\"s\":\"t\",\"ts\":"
    }
    // Without times, events are one microsecond apart.
    lastTime = event.time ?? Int64(event.sequence) * 1_000
    beginRecord(&bytes)
    EventBytes.append("{\"name\":\"", to: &bytes)
    bytes.append(contentsOf: label(of: event, texts))
    EventBytes.append(phase, to: &bytes)
    Self.append(microseconds: lastTime, to: &bytes)
    EventBytes.append(",\"pid\":1,\"tid\":", to: &bytes)
    EventBytes.append(Int64(track + 1), to: &bytes)
    EventBytes.append(",\"cat\":\"bridge-trace\",\"args\":", to: &bytes)
    TraceExport.append(event, texts, to: &bytes)
    bytes.removeLast()
    bytes.append(UInt8(ascii: "}"))
  }

  /// Appends the ends of open slices and of the array.
  package mutating func finish(_ bytes: inout [UInt8]) {
    for (place, track) in tracks.enumerated() {
      for _ in track.open {
        beginRecord(&bytes)
        EventBytes.append("{\"ph\":\"E\",\"ts\":", to: &bytes)
        Self.append(microseconds: lastTime, to: &bytes)
        append(",\"pid\":1,\"tid\":\(place + 1),\"cat\":\"\(Self.closing)\"}", to: &bytes)
      }
    }
    append("\n]\n", to: &bytes)
  }

  private mutating func track(of thread: TextID, _ texts: TextTable, _ bytes: inout [UInt8]) -> Int
  {
    if let last, last.thread == thread, !thread.isTransient { return last.track }
    let name = texts[thread]
    let track: Int
    if let known = places[name] {
      track = known
    } else {
      track = begin(name, &bytes)
    }
    last = (thread, track)
    return track
  }

  private mutating func begin(_ thread: String, _ bytes: inout [UInt8]) -> Int {
    places[thread] = tracks.count
    tracks.append(Track())
    beginRecord(&bytes)
    let name = JSONValue.string(thread.isEmpty ? "unknown thread" : thread).line
    append(
      "{\"name\":\"thread_name\",\"ph\":\"M\",\"pid\":1,\"tid\":\(tracks.count),\"args\":{\"name\":\(name)}}",
      to: &bytes)
    return tracks.count - 1
  }

  private mutating func beginRecord(_ bytes: inout [UInt8]) {
    EventBytes.append(isFirst ? "\n" : ",\n", to: &bytes)
    isFirst = false
  }

  /// Appends nanoseconds as microseconds with three decimals.
  private static func append(microseconds nanoseconds: Int64, to bytes: inout [UInt8]) {
    if nanoseconds < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000)
    EventBytes.append(whole, digits: 1, to: &bytes)
    bytes.append(UInt8(ascii: "."))
    EventBytes.append(rest, digits: 3, to: &bytes)
  }

  /// Returns the label of an event as the contents of a JSON string.
  private mutating func label(of event: TraceEvent, _ texts: TextTable) -> [UInt8] {
    let key = LabelKey(
      kind: event.kind.number, subject: event.subject, name: event.name, value: event.value,
      outcome: event.outcome)
    let isLasting =
      !(event.subject.isTransient || event.name.isTransient || event.value.isTransient)
    if isLasting, let label = labels[key] { return label }
    let text = JSONValue.string(TimelineLabel.short(TimelineEvent(event, texts))).line
    let label = Array(text.utf8.dropFirst().dropLast())
    // Limits the memory for runs with many different labels.
    if labels.count >= 1 << 12 { labels.removeAll(keepingCapacity: true) }
    if isLasting { labels[key] = label }
    return label
  }

  private func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: text.utf8)
  }
}
