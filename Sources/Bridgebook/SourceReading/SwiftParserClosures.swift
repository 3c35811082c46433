/// Closures with what they capture and take.
extension SwiftParser {
  mutating func readClosure() -> Int32 {
    let node = add(.closure, start: place)
    plain { parser in
      parser.inside { parser in
        parser.readSignature(into: node)
        parser.readStatements(into: node)
      }
    }
    finish(node)
    return node
  }

  /// Attributes, captures, parameters and effects up to `in`; nothing is read where there is no `in`.
  private mutating func readSignature(into node: Int32) {
    guard let end = endOfSignature() else { return }
    while isPunctuation(UInt8(ascii: "@")) { _ = readAttribute() }
    if isPunctuation(UInt8(ascii: "[")) {
      inside { $0.readCaptures(into: node) }
    }
    if isPunctuation(UInt8(ascii: "(")) {
      inside { $0.readParameters(into: node) }
    } else {
      while let token, place < end, token.kind == .identifier || isPunctuation(UInt8(ascii: ",")) {
        if token.kind == .identifier, !isEffect() {
          let parameter = add(.parameter, start: place, name: token.name)
          records[Int(parameter)].end = Int32(place + 1)
          adopt(parameter, by: node)
        }
        place += 1
      }
    }
    readEffects(of: node)
    if place < end, let token, token.kind == .operator, token.byte == UInt8(ascii: "-") {
      place += 1
      let result = add(.result, start: place)
      adopt(readTypeName(), by: result)
      finish(result)
      adopt(result, by: node)
    }
    place = end + 1
  }

  private func isEffect() -> Bool {
    isWord(.async) && (isWord(.in, at: 1) || isWord(.throws, at: 1))
  }

  /// The index of the `in` that ends the signature of the closure.
  private func endOfSignature() -> Int? {
    var index = place
    let last = min(limit, place + 96)
    while index < last {
      let token = tokens[index]
      switch token.kind {
      case .keyword:
        if token.name.index == SwiftWord.in.rawValue { return index }
        let isPart =
          token.name.index == SwiftWord.throws.rawValue
          || token.name.index == SwiftWord.rethrows.rawValue
          || token.name.index == SwiftWord.inout.rawValue
        guard isPart else { return nil }
      case .identifier, .postfixMark: break
      case .operator:
        // An arrow, generic arguments, `&` and `~` of types.
        switch token.byte {
        case UInt8(ascii: "-"): guard token.length == 2 else { return nil }
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "~"): break
        default: return nil
        }
      case .punctuation:
        switch token.byte {
        case UInt8(ascii: "("), UInt8(ascii: "["):
          guard isClosed(index), Int(brackets.ends[index]) < limit else { return nil }
          index = Int(brackets.ends[index])
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "@"): break
        default: return nil
        }
      default: return nil
      }
      index += 1
    }
    return nil
  }

  private mutating func readCaptures(into node: Int32) {
    while !isAtEnd {
      let start = place
      var flags: SwiftNodeFlags = []
      if isWord(.weak), !isPunctuation(UInt8(ascii: ","), at: 1) {
        flags.insert(.isWeak)
        place += 1
      } else if isWord(.unowned), !isPunctuation(UInt8(ascii: ","), at: 1) {
        flags.insert(.isUnowned)
        place += 1
        if isPunctuation(UInt8(ascii: "(")) { skip() }
      }
      let capture = add(
        .capture, start: start, name: token?.name ?? .none, flags: flags, anchor: place)
      place += 1
      if isOperator(UInt8(ascii: "=")) {
        place += 1
        adopt(readExpression(), by: capture)
      }
      finish(capture)
      adopt(capture, by: node)
      while !isAtEnd, !isPunctuation(UInt8(ascii: ",")) { skip() }
      _ = take(UInt8(ascii: ","))
    }
  }
}
