/// Translates values and conditions of Swift to expressions of a scenario.
struct ValueTranslator {
  let names: ValueNames

  private static let maximumDepth = 12

  /// Returns a value as an expression; nil if a part of it is unknown to the model.
  ///
  /// - Parameter isTruth: Whether the value is used as a condition, so that it must be a Boolean.
  func value(_ node: SwiftNode, isTruth: Bool = false, depth: Int = 0) -> ScenarioValue? {
    guard depth < ValueTranslator.maximumDepth else { return nil }
    if let known = names.value(of: node, isTruth: isTruth) { return known }
    switch node.kind {
    case .identifier:
      if let local = names.local(node) { return value(local, isTruth: isTruth, depth: depth + 1) }
      return constant(node, isTruth)
    case .tuple:
      guard let only = node.base, only == node.last, only.name.isEmpty, let inner = only.base
      else { return nil }
      return value(inner, isTruth: isTruth, depth: depth + 1)
    case .prefixed: return prefixed(node, isTruth, depth)
    case .cast where node.label == "as":
      return node.base.flatMap { value($0, isTruth: isTruth, depth: depth + 1) }
    case .sequence: return sequence(Array(node.children)[...], depth)
    case .member: return member(node, depth) ?? constant(node, isTruth)
    case .call: return call(node, depth)
    case .string where node.base != nil: return interpolated(node, depth)
    default: return constant(node, isTruth)
    }
  }

  private func constant(_ node: SwiftNode, _ isTruth: Bool) -> ScenarioValue? {
    guard let text = ScenarioConstant.text(node), !isTruth || text == "true" || text == "false"
    else { return nil }
    return ScenarioValue(text: text, isText: node.kind == .string)
  }

  private func prefixed(_ node: SwiftNode, _ isTruth: Bool, _ depth: Int) -> ScenarioValue? {
    if let constant = constant(node, isTruth) { return constant }
    guard let inner = node.base else { return nil }
    switch node.operator {
    case "!": return value(inner, isTruth: true, depth: depth + 1)?.negated
    case "-":
      return value(inner, depth: depth + 1).map {
        .joined([ScenarioValue(text: "0"), $0], by: ["-"], rank: .sum)
      }
    default: return nil
    }
  }

  // MARK: Operators

  /// Swift's operators, ordered from lowest to highest precedence.
  private static let rows: [(rank: ScenarioValue.Rank, signs: [String: String])] = [
    (.or, ["||": "or"]), (.and, ["&&": "and"]),
    (.comparison, comparisons.mapValues(\.same)), (.single, ["??": ""]),
    (.sum, ["+": "+", "-": "-"]), (.product, ["*": "*", "/": "/", "%": "%"]),
  ]

  private static let comparisons: [String: (same: String, opposite: String)] = [
    "==": ("=", "!="), "!=": ("!=", "="), "<": ("<", ">="), ">": (">", "<="), "<=": ("<=", ">"),
    ">=": (">=", "<"), "===": ("=", "!="), "!==": ("!=", "="),
  ]

  /// Returns the value of one or more operands with operators between them.
  func value(ofOperands parts: [SwiftNode]) -> ScenarioValue? { operand(parts[...], true, 0) }

  /// Returns the value of operands with operators between them; nil for operators that scenarios do
  /// not have.
  private func sequence(_ parts: ArraySlice<SwiftNode>, _ depth: Int) -> ScenarioValue? {
    guard parts.count > 1, parts.count % 2 == 1 else { return nil }
    let signs = stride(from: parts.startIndex + 1, to: parts.endIndex, by: 2)
      .map { parts[$0].operator }
    let all = ValueTranslator.rows
    guard signs.allSatisfy({ sign in all.contains { $0.signs[sign] != nil } }),
      let row = all.first(where: { row in signs.contains { row.signs[$0] != nil } })
    else { return nil }
    let places = signs.indices.filter { row.signs[signs[$0]] != nil }
    var slices: [ArraySlice<SwiftNode>] = []
    var start = parts.startIndex
    for place in places {
      let end = parts.startIndex + 2 * place + 1
      slices.append(parts[start..<end])
      start = end + 1
    }
    slices.append(parts[start...])
    // Values of the model are never nil, so the right side of `??` is not used.
    if row.signs["??"] != nil { return slices.first.flatMap { operand($0, false, depth) } }
    let isTruth = row.rank == .or || row.rank == .and
    var values: [ScenarioValue] = []
    for slice in slices {
      guard let value = operand(slice, isTruth, depth) else { return nil }
      values.append(value)
    }
    if row.rank == .comparison {
      guard values.count == 2, let sign = ValueTranslator.comparisons[signs[places[0]]] else {
        return nil
      }
      if values.contains(where: \.isNumber) || !["=", "!="].contains(sign.same) {
        values = values.map(\.asNumber)
      }
      return .compared(values[0], values[1], sign)
    }
    if row.rank == .product || signs.contains("-") { values = values.map(\.asNumber) }
    return .joined(values, by: places.map { row.signs[signs[$0]] ?? "" }, rank: row.rank)
  }

  private func operand(
    _ parts: ArraySlice<SwiftNode>, _ isTruth: Bool, _ depth: Int
  ) -> ScenarioValue? {
    guard parts.count == 1, let only = parts.first else { return sequence(parts, depth + 1) }
    return value(only, isTruth: isTruth, depth: depth + 1)
  }

  // MARK: Members and calls

  private func member(_ node: SwiftNode, _ depth: Int) -> ScenarioValue? {
    guard let base = node.base, let function = ValueTranslator.members[node.name],
      let inner = value(base, depth: depth + 1)
    else { return nil }
    switch function {
    case "":
      return .compared(
        .call("count", [inner]), ScenarioValue(text: "0"), (same: "=", opposite: "!="))
    default: return .call(function, [inner])
    }
  }

  /// The functions that replace members; an empty name compares the count with zero.
  private static let members = [
    "isEmpty": "", "count": "count", "first": "first", "last": "last",
  ]

  private func call(_ node: SwiftNode, _ depth: Int) -> ScenarioValue? {
    guard let callee = node.base else { return nil }
    let arguments = node.all(.argument)
    if callee.kind == .member, let base = callee.base {
      if callee.name == "rounded", arguments.isEmpty {
        return value(base, depth: depth + 1).map { .call("round", [$0]) }
      }
      if ["isEqual", "isEqualTo"].contains(callee.name), arguments.count == 1,
        let left = value(base, depth: depth + 1),
        let right = arguments[0].base.flatMap({ value($0, depth: depth + 1) })
      {
        return .compared(left, right, (same: "=", opposite: "!="))
      }
      return nil
    }
    guard callee.kind == .identifier else { return nil }
    if let count = ValueTranslator.functions[callee.name], arguments.count == count {
      let values = arguments.compactMap { $0.base.flatMap { value($0, depth: depth + 1) } }
      return values.count == count ? .call(callee.name, values) : nil
    }
    guard let kind = Conversion.kinds[callee.name], arguments.count == 1,
      kind.labels.contains(arguments[0].name),
      let inner = arguments[0].base.flatMap({ value($0, depth: depth + 1) })
    else { return nil }
    return converted(inner, kind)
  }

  /// The Swift functions that scenarios have, with the number of their arguments.
  private static let functions = ["abs": 1, "min": 2, "max": 2]

  private func converted(_ value: ScenarioValue, _ kind: Conversion) -> ScenarioValue? {
    switch kind.result {
    case .same: return value
    case .number:
      // The number that a string is converted to is unknown.
      return value.isText ? nil : value
    case .text:
      if value.isText { return value }
      guard !value.text.contains("\"") else { return nil }
      return ScenarioValue(text: "\"{\(value.text)}\"", isText: true, uses: value.uses)
    }
  }

  /// Returns a string with interpolations, such as `"\(count) of 3"`.
  private func interpolated(_ node: SwiftNode, _ depth: Int) -> ScenarioValue? {
    var text = ""
    var uses: [ScenarioValue.Use] = []
    var place = node.range.lowerBound
    for argument in node.all(.argument) {
      guard argument.name.isEmpty, let part = argument.base else { return nil }
      let range = part.range
      let before = node.tree.text(place..<range.lowerBound)
      guard before.hasSuffix("\\("), let inner = value(part, depth: depth + 1),
        !inner.text.contains("\"")
      else { return nil }
      text += before.dropLast(2) + "{\(inner.text)}"
      uses += inner.uses
      place = range.upperBound
      // Checks for the parenthesis after the value.
      guard node.tree.text(place..<place + 1) == ")" else { return nil }
      place += 1
    }
    let rest = node.tree.text(place..<node.range.upperBound)
    let literal = text + rest
    guard !literal.contains("\\"), !literal.contains("\n"), !literal.hasPrefix("\"\"\""),
      literal.hasPrefix("\""), literal.utf8.count < 120
    else { return nil }
    return ScenarioValue(text: literal, isText: true, uses: uses)
  }
}

/// An initializer that only changes the type of a value; different values remain different.
private struct Conversion {
  enum Result { case same, number, text }

  let result: Result
  /// The labels of its argument, one per overload.
  let labels: Set<String>

  static let kinds: [String: Conversion] = {
    var kinds: [String: Conversion] = [:]
    for name in [
      "CGFloat", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "TimeInterval",
      "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "NSInteger",
    ] {
      kinds[name] = Conversion(result: .number, labels: [""])
    }
    kinds["NSNumber"] = Conversion(result: .number, labels: ["value"])
    for name in ["String", "Substring", "NSString"] {
      kinds[name] = Conversion(result: .text, labels: ["", "string", "describing"])
    }
    kinds["NSAttributedString"] = Conversion(result: .same, labels: ["string", "attributedString"])
    kinds["NSMutableAttributedString"] = kinds["NSAttributedString"]
    kinds["AttributedString"] = Conversion(result: .same, labels: [""])
    kinds["URL"] = Conversion(result: .same, labels: ["string", "fileURLWithPath", "filePath"])
    for name in ["URLRequest", "AVURLAsset", "PDFDocument"] {
      kinds[name] = Conversion(result: .same, labels: ["url"])
    }
    for name in ["UIColor", "NSColor", "Color", "UIImage", "NSImage", "Array", "Set"] {
      kinds[name] = Conversion(result: .same, labels: [""])
    }
    return kinds
  }()
}
