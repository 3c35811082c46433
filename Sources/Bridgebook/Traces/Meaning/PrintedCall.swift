/// A function named in an app's output: `[Map] Begin updateUIView value`,
/// `CounterLabel init(count:)`, `🗺 Map.body`.
struct PrintedCall {
  /// The phase of the call, as indicated by a word next to the name.
  enum Phase { case whole, begin, end }

  var phase = Phase.whole
  /// The type before the name, or the tag; empty if there is neither.
  var subject: Bytes
  var name: Bytes
  /// `init(count:)` for an initializer, otherwise the name.
  var signature: Bytes
  var meaning: CallName?
  /// The text after the name.
  var value: Bytes

  /// Returns the call that a text names, or nil for any other text.
  static func read(_ text: Bytes) -> PrintedCall? {
    var cursor = Cursor(text)
    let tag = passDecoration(&cursor)
    var phase = Phase.whole
    let start = cursor.index
    guard var first = identifier(&cursor) else { return nil }
    if let word = phaseWord(first, isBefore: true), cursor.passBlanks() {
      phase = word
      guard let next = identifier(&cursor) else { return nil }
      first = next
    }
    // The type may precede the name as in `Map.updateUIView`, `Map updateUIView`,
    // `Map: updateUIView` or `Map - updateUIView`.
    var subject = tag
    var name = first
    if let dot = first.lastIndex(of: UInt8(ascii: ".")) {
      subject = first.to(dot)
      name = first.from(dot + 1)
    }
    var meaning = CallName.meaning(of: name)
    if meaning == nil, phase != .end || first.at(0).isUpper, let (other, found) = second(&cursor) {
      subject = first
      name = other
      meaning = found
    }
    let isNamed = phase != .whole && start < text.count && isCamelCase(name)
    guard meaning != nil || isNamed else { return nil }
    let nameStart = cursor.index - name.count
    var call = PrintedCall(
      phase: phase, subject: subject, name: name, signature: name, meaning: meaning,
      value: text.to(0))
    passArguments(&cursor, of: &call, nameStart: nameStart)
    passPhaseAfter(&cursor, of: &call)
    return call.isCredible(hasBlanksBefore: first) ? call : nil
  }

  /// Skips emoji, arrows, bullets and one `[Tag]` before the words, and returns the tag if it looks
  /// like a type.
  private static func passDecoration(_ cursor: inout Cursor) -> Bytes {
    var tag = cursor.bytes.to(0)
    while !cursor.isAtEnd {
      let byte = cursor.byte
      if byte == UInt8(ascii: "[") {
        let inside = cursor.bytes.from(cursor.index + 1)
        guard let end = inside.to(64).firstIndex(of: UInt8(ascii: "]")) else { return tag }
        if inside.at(0).isUpper { tag = inside.to(end) }
        cursor.index += end + 2
      } else if byte >= 0x80 || !(byte.isWord || byte == UInt8(ascii: "@")) {
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "\"") { return tag }
        cursor.index += 1
      } else {
        return tag
      }
    }
    return tag
  }

  /// Reads a word with periods and generic arguments, as in types and members.
  private static func identifier(_ cursor: inout Cursor) -> Bytes? {
    let start = cursor.index
    guard cursor.byte.isWord else { return nil }
    var depth = 0
    while !cursor.isAtEnd {
      let byte = cursor.byte
      if byte == UInt8(ascii: "<") {
        depth += 1
      } else if byte == UInt8(ascii: ">"), depth > 0 {
        depth -= 1
      } else if byte == UInt8(ascii: "."), cursor.bytes.at(cursor.index + 1).isWord {
      } else if byte == UInt8(ascii: "#"), cursor.bytes.at(cursor.index + 1).isDigit {
      } else if !byte.isWord, depth == 0 {
        break
      }
      cursor.index += 1
    }
    return depth == 0 ? cursor.bytes.slice(start, cursor.index) : nil
  }

  /// Reads the name after a type, if the name has a known meaning.
  private static func second(_ cursor: inout Cursor) -> (Bytes, CallName)? {
    var ahead = cursor
    _ =
      ahead.pass("::") || ahead.pass(UInt8(ascii: ":")) || ahead.pass(" -") || ahead.pass(" >")
      || ahead.pass(" ->") || ahead.pass("]")
    _ = ahead.pass(UInt8(ascii: ">"))
    ahead.passBlanks()
    guard let name = identifier(&ahead), let meaning = CallName.meaning(of: name) else {
      return nil
    }
    cursor = ahead
    return (name, meaning)
  }

  /// Skips an argument list such as `(context:)`, which belongs to the name, or keeps one such as
  /// `(count: 3)` as the value.
  private static func passArguments(
    _ cursor: inout Cursor, of call: inout PrintedCall, nameStart: Int
  ) {
    guard cursor.byte == UInt8(ascii: "(") else { return }
    let start = cursor.index
    var depth = 0
    var isSignature = true
    while !cursor.isAtEnd {
      let byte = cursor.byte
      cursor.index += 1
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { break }
      if !(byte.isWord || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "(")) {
        isSignature = false
      }
    }
    let inside = cursor.bytes.slice(start + 1, cursor.index - 1)
    if isSignature, inside.isEmpty || inside[inside.count - 1] == UInt8(ascii: ":") {
      call.signature = cursor.bytes.slice(nameStart, cursor.index)
    } else {
      call.value = inside
    }
  }

  /// Skips the text after the name in `updateUIView begin`, `updateUIView called` or
  /// `updateUIView: value`.
  private static func passPhaseAfter(_ cursor: inout Cursor, of call: inout PrintedCall) {
    _ = cursor.pass(UInt8(ascii: ":"))
    cursor.passBlanks()
    var ahead = cursor
    _ = ahead.pass("- ") || ahead.pass("-> ") || ahead.pass("| ")
    if let word = identifier(&ahead) {
      if call.phase == .whole, let phase = phaseWord(word, isBefore: false) {
        call.phase = phase
        cursor = ahead
      } else if word.isEqual("called") || word.isEqual("invoked") || word.isEqual("evaluated") {
        cursor = ahead
      }
    }
    let rest = cursor.rest.trimmed
    if !rest.isEmpty { call.value = rest }
  }

  /// Returns the phase indicated by a word before or after the name.
  private static func phaseWord(_ word: Bytes, isBefore: Bool) -> Phase? {
    guard word.count <= 8 else { return nil }
    switch word[0] | 0x20 {
    case UInt8(ascii: "b"):
      return isWord(word, "begin") || isWord(word, "began") ? .begin : nil
    case UInt8(ascii: "e"):
      if isWord(word, "enter") || isWord(word, "entering") || isWord(word, "entered") {
        return .begin
      }
      return isWord(word, "end") || isWord(word, "ended") || isWord(word, "exit")
        || isWord(word, "exiting") ? .end : nil
    case UInt8(ascii: "s"):
      return isWord(word, "start") || isWord(word, "starting") || isWord(word, "started")
        ? .begin : nil
    case UInt8(ascii: "f"):
      return isWord(word, "finish") || isWord(word, "finished") ? .end : nil
    case UInt8(ascii: "l"):
      return isWord(word, "leave") || isWord(word, "leaving") ? .end : nil
    case UInt8(ascii: "d"):
      return !isBefore && isWord(word, "done") ? .end : nil
    default: return nil
    }
  }

  private static func isWord(_ word: Bytes, _ text: StaticString) -> Bool {
    let text = Bytes(text)
    guard word.count == text.count else { return false }
    for index in 0..<text.count where word[index] | 0x20 != text[index] { return false }
    return true
  }

  /// Returns whether a name is in camel case, unlike the words of a sentence.
  private static func isCamelCase(_ name: Bytes) -> Bool {
    guard name.at(0).isLower else { return false }
    for index in 1..<max(name.count, 1) where name[index].isUpper { return true }
    return false
  }

  /// Returns whether a short name is plausible as a call, unlike in `body of the message` or
  /// `init failed`.
  private func isCredible(hasBlanksBefore first: Bytes) -> Bool {
    let hasType = subject.at(0).isUpper
    switch meaning {
    case .body:
      if phase != .whole { return true }
      return hasType ? !value.at(0).isLower : value.isEmpty
    case .initializer:
      return signature.count > name.count || (hasType && !value.at(0).isLower) || phase != .whole
    case .deinitializer, .appear, .disappear, .focus, .layout, .callback:
      return true
    default: return true
    }
  }
}
