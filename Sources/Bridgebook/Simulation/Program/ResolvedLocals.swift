extension [ResolvedStatement] {
  /// The slots of the local values that the statements read.
  var locals: Set<Int> {
    var found: Set<Int> = []
    for statement in self { statement.kind.collectLocals(&found) }
    return found
  }
}

extension ResolvedStatement.Kind {
  fileprivate func collectLocals(_ found: inout Set<Int>) {
    switch self {
    case .print(let value), .write(_, let value, _), .set(_, _, let value), .keep(_, let value),
      .constant(_, let value), .setTrait(_, let value):
      value.collectLocals(&found)
    case .choice(let condition, let then, let otherwise):
      condition.collectLocals(&found)
      found.formUnion(then.locals)
      found.formUnion(otherwise.locals)
    case .loop(_, let value, let block):
      value.collectLocals(&found)
      found.formUnion(block.locals)
    case .async(_, let block, _), .background(_, let block), .timer(_, _, let block, _),
      .subscribe(_, let block), .step(_, let block), .dismiss(_, _, let block):
      found.formUnion(block.locals)
    case .track(_, let reading, let block):
      found.formUnion(reading.locals)
      found.formUnion(block.locals)
    case .callField(_, let values), .callAction(_, let values), .callStruct(_, _, let values):
      for value in values { value.collectLocals(&found) }
    default: break
    }
  }
}

extension ResolvedExpression {
  fileprivate func collectLocals(_ found: inout Set<Int>) {
    switch self {
    case .local(let slot): found.insert(slot)
    case .template(let pieces):
      for case .value(let value) in pieces { value.collectLocals(&found) }
    case .range(let left, let right), .binary(let left, _, let right):
      left.collectLocals(&found)
      right.collectLocals(&found)
    case .list(let elements), .function(_, let elements):
      for element in elements { element.collectLocals(&found) }
    case .not(let value): value.collectLocals(&found)
    default: break
    }
  }
}

extension ResolvedStatement.Kind {
  /// Whether it only decides which other statements run, or names a value.
  var isControl: Bool {
    switch self {
    case .choice, .loop, .constant: true
    default: false
    }
  }

  /// Whether it is an input, or a choice or a loop that contains one.
  var holdsInputs: Bool {
    switch self {
    case .launch, .step, .drag, .type, .choose, .tap, .scroll, .touch, .touchGestures, .close,
      .wait:
      true
    case .choice(_, let then, let otherwise): (then + otherwise).contains { $0.kind.holdsInputs }
    case .loop(_, _, let block): block.contains { $0.kind.holdsInputs }
    default: false
    }
  }
}
