/// Numbers for the texts of events, after their private parts have been replaced.
extension EventSink {
  /// Returns the number of a text, which is transient if the table is full.
  mutating func text(_ bytes: Bytes) -> TextID {
    text(bytes, for: .value) { $0.redact(bytes, $1) }
  }

  /// Returns the number of a name to which values belong or which gives them a meaning.
  mutating func name(_ bytes: Bytes) -> TextID {
    text(bytes, for: .name) { $0.redact(bytes, $1) }
  }

  /// Returns the number of a string constant of the program.
  mutating func text(_ text: StaticString) -> TextID { interned(Bytes(text), for: .own) }

  /// Returns the number of a thread's name.
  mutating func thread(_ name: Bytes) -> TextID {
    text(name, for: .name) { $0.redactThread(name, $1) }
  }

  /// Returns the number of a process's name.
  mutating func process(_ name: Bytes) -> TextID {
    text(name, for: .name) { $0.redactProcess(name, $1) }
  }

  private mutating func text(
    _ bytes: Bytes, for purpose: TextTable.Purpose,
    _ redact: (inout Redactor, (Bytes) -> TextID) -> TextID?
  ) -> TextID {
    guard redactor != nil else { return interned(bytes, for: purpose) }
    return redacted(purpose, redact) ?? interned(bytes, for: purpose)
  }

  private mutating func redacted(
    _ purpose: TextTable.Purpose, _ redact: (inout Redactor, (Bytes) -> TextID) -> TextID?
  ) -> TextID? {
    guard var redactor else { return nil }
    // Moved out of `self`, because the closure needs exclusive access to the rest.
    self.redactor = nil
    defer { self.redactor = redactor }
    guard let number = redact(&redactor, { interned($0, for: purpose) }) else { return nil }
    report(.redacted, count: redactor.count)
    // Texts recorded before the name or number was learned may contain it.
    if redactor.hasLearned { memory = MeaningMemory(isOn: memory.isOn) }
    if redactor.isFull { report(.redactionFull) }
    return number
  }

  /// Returns the number of a text without redacting it; transient if the table is full.
  mutating func interned(_ bytes: Bytes, for purpose: TextTable.Purpose = .value) -> TextID {
    if let number = texts.number(of: bytes.buffer, for: purpose) { return number }
    // A word such as `began` or `nil` has a meaning wherever it occurs, so it may use the space
    // reserved for names.
    if purpose == .value, bytes.isWord,
      let number = texts.number(of: bytes.buffer, for: .name)
    {
      return number
    }
    report(.textsFull)
    return texts.transientNumber(of: bytes.buffer)
  }
}

extension Bytes {
  /// Whether a text is short and has no digits, so that it probably recurs.
  fileprivate var isWord: Bool { count <= 32 && !buffer.contains { $0.isDigit } }
}
