extension Machine {
  /// Adds an event at the present moment, which then passes.
  func emit(
    _ kind: TraceEventKind, line: Int, subject: TextID = .none, name: TextID = .none,
    value: TextID = .none, outcome: WriteOutcome? = nil
  ) {
    if hasCrashed { return }
    if writer.count >= spending.events, stoppedBy == nil { return exceed(.events) }
    writer.add(
      kind, at: now, line: line, subject: subject, name: name, value: value, outcome: outcome)
    now += 1_000
  }

  func text(_ text: String) -> TextID { writer.number(text) }

  func text(_ value: SimulatedValue) -> TextID {
    if case .integer(let integer) = value { return writer.number(integer) }
    spend(value.size >> 6)
    // As a recorder writes it.
    if case .nothing = value { return writer.number("nil") }
    return writer.number(value.text)
  }

  /// The app prints a line.
  func printLine(_ value: SimulatedValue) {
    let text = self.text(value.text)
    countPrinted(value.size)
    if stoppedBy == nil { emit(.note, line: line, name: self.text("print"), value: text) }
  }

  private func countPrinted(_ bytes: Int) {
    spending.printedBytes += bytes
    if spending.printedBytes > spending.printed { exceed(.printed) }
  }

  /// The runtime says something.
  func say(_ message: SimulatedMessage, line: Int, subject: TextID = .none) {
    countPrinted(message.text.utf8.count)
    emit(
      .message, line: line, subject: subject, name: text(message.id), value: text(message.text))
  }

  /// Runs code one level deeper.
  func nested(_ body: () -> Void) {
    writer.depth += 1
    body()
    writer.depth -= 1
  }

  /// The name of the next instance of a type.
  func nextInstance(of type: String) -> TextID {
    let number = instances[type, default: 0] + 1
    instances[type] = number
    return text("\(type)#\(number)")
  }

  /// What a struct holds, as its update shows it: values and closures, or else the bindings.
  func describe(_ fields: [SimulatedValue], of spec: ViewSpec) -> TextID {
    let shown = spec.shownFields
    if shown.isEmpty { return .none }
    if shown.count == 1 { return text(described(fields[shown[0]])) }
    let parts = shown.map { "\(spec.fields[$0].name): \(described(fields[$0]).text)" }
    return text(parts.joined(separator: ", "))
  }

  private func described(_ value: SimulatedValue) -> SimulatedValue {
    if case .binding(let cell) = value {
      return updating > 0 ? cells[cell].updateValue : cells[cell].current
    }
    return value
  }
}
