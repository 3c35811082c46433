/// The context of running code: struct, locals and thread.
struct Frame {
  var node: Node?
  /// The struct whose code is running.
  var fields: [SimulatedValue]
  var ownCells: [Int]
  var locals: [SimulatedValue] = []
  /// The platform object of a struct that is not on screen.
  var structObject: Int?
  var copy: StructCopy?
  /// The view of a struct that a step calls and that is not on screen.
  var view: Int?
  var isMain: Bool
  /// The property whose observer is running.
  var observed: Int?

  init(
    node: Node? = nil, fields: [SimulatedValue] = [], ownCells: [Int] = [],
    structObject: Int? = nil, isMain: Bool = true
  ) {
    self.node = node
    self.fields = fields
    self.ownCells = ownCells
    self.structObject = structObject
    self.isMain = isMain
  }

  /// Creates the frame of a node's code.
  init(of node: Node) {
    self.init(node: node, fields: node.fields, ownCells: node.ownCells)
  }

  /// Assigns a value to a local constant.
  mutating func keep(_ value: SimulatedValue, in slot: Int) {
    while locals.count <= slot { locals.append(.nothing) }
    locals[slot] = value
  }

  /// The fields that the code reads: those of the coordinator's current copy, if it keeps one.
  var readFields: [SimulatedValue] {
    copy == .coordinators ? node?.kept ?? fields : fields
  }
}

/// A copy of a representable's struct that may be outdated; raw values are its names in events.
enum StructCopy: String {
  case coordinators = "parent"
  /// The copy that was captured by a closure passed on in `make`.
  case closures = "self"
}

extension Frame {
  /// Returns the frame of a block that a representable's code stores, which captures the current
  /// struct.
  func capturingStruct(in program: ResolvedProgram) -> Frame {
    guard copy == nil, let node, program.views[node.view].role == .representable else {
      return self
    }
    var frame = self
    frame.copy = .closures
    return frame
  }

  /// The approximate memory that a copy of the frame keeps, in bytes.
  var size: Int {
    locals.reduce(into: 256) { $0 += $1.size } + fields.reduce(into: 0) { $0 += $1.size }
  }
}

extension ResolvedProgram {
  /// Returns the node whose coordinator or controller is kept alive by a timer or a subscription
  /// with this frame.
  ///
  /// The result is nil for a representable whose timers and subscriptions capture the coordinator
  /// weakly.
  func holder(of frame: Frame) -> Node? {
    guard let node = frame.node else { return nil }
    let view = views[node.view]
    return view.role == .representable && view.capturesWeakly ? nil : node
  }
}
