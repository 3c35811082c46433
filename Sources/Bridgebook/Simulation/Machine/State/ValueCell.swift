/// A state cell: what code outside an update sees, and what the graph works with.
struct ValueCell {
  let kind: CellSpec.Kind
  var current: SimulatedValue
  var updateValue: SimulatedValue
  let spec: CellSpec
  let name: TextID
  /// The view whose own state it is.
  var owner = TextID.none
  /// The view that holds it, which a published property invalidates.
  weak var holder: Node?
  var readers: [Node] = []
}
