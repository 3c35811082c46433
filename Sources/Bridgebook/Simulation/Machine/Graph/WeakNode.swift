/// A reference to a node that does not keep it alive, and is nil once it is deallocated.
///
/// Swift's `weak` does the same, but moves the node's reference counts to a side table, where every
/// retain and release takes several times as long; that was a third of the time of a simulation.
@propertyWrapper
struct WeakNode {
  private var reference: NodeReference?

  init(wrappedValue: Node?) { reference = wrappedValue?.reference }

  var wrappedValue: Node? {
    get { reference?.node }
    set { reference = newValue?.reference }
  }
}

/// The address of a node, which the node clears when it is deallocated.
final class NodeReference {
  /// Never read after the node's `deinit`, which sets it to nil.
  unowned(unsafe) var node: Node?
}
