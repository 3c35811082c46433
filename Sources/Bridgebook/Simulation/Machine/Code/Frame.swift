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
  /// The view of a struct that a step calls, which is on no screen.
  var view: Int?
  var isMain: Bool
  /// The property whose own observer runs.
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

  /// Makes the frame of a node's own code.
  init(of node: Node) {
    self.init(node: node, fields: node.fields, ownCells: node.ownCells)
  }

  /// Gives a local constant its value.
  mutating func keep(_ value: SimulatedValue, in slot: Int) {
    while locals.count <= slot { locals.append(.nothing) }
    locals[slot] = value
  }

  /// The fields that its code reads: those of the newest copy, where a coordinator keeps one.
  var readFields: [SimulatedValue] {
    copy == .coordinators ? node?.kept ?? fields : fields
  }
}

/// A copy of a representable's struct that may be older than the struct; raw values are how its
/// reads are named.
enum StructCopy: String {
  case coordinators = "parent"
  /// A closure that `make` handed over has captured it.
  case closures = "self"
}

extension Frame {
  /// The frame of a block that a representable's own code stores, which has captured the struct of
  /// that moment.
  func capturingStruct(in program: ResolvedProgram) -> Frame {
    guard copy == nil, let node, program.views[node.view].role == .representable else {
      return self
    }
    var frame = self
    frame.copy = .closures
    return frame
  }

  /// Roughly the bytes that a copy of it keeps.
  var size: Int {
    locals.reduce(into: 256) { $0 += $1.size } + fields.reduce(into: 0) { $0 += $1.size }
  }
}

extension ResolvedProgram {
  /// The node whose coordinator or controller a timer or a subscription with this frame keeps
  /// alive; nil for a coordinator that its blocks capture weakly.
  func holder(of frame: Frame) -> Node? {
    guard let node = frame.node else { return nil }
    let view = views[node.view]
    return view.role == .representable && view.capturesWeakly ? nil : node
  }
}
