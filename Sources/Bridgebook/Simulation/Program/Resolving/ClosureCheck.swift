/// Checks that closures are called with as many values as the actions passed for them take; in an
/// app, Swift's types ensure this.
final class ClosureCheck {
  /// A closure of a view or a representable.
  private struct Closure: Hashable {
    let view: Int
    let field: Int
  }

  private struct Call {
    let closure: Closure
    let name: ScenarioName
    let count: Int
  }

  private var calls: [Call] = []
  /// The actions passed for each closure.
  private var actions: [Closure: Set<Int>] = [:]
  /// The closures to which each closure is passed on.
  private var receivers: [Closure: [Closure]] = [:]

  /// Records a call of a closure with a number of values.
  func noteCall(_ name: ScenarioName, field: Int, of view: Int, count: Int) {
    calls.append(Call(closure: Closure(view: view, field: field), name: name, count: count))
  }

  /// Records what is passed for a closure: an action, or a closure of the passing view.
  func notePassed(_ argument: ResolvedExpression, by sender: Int?, to field: Int, of view: Int) {
    let receiver = Closure(view: view, field: field)
    switch argument {
    case .action(let action): actions[receiver, default: []].insert(action)
    case .field(let field):
      guard let sender else { return }
      receivers[Closure(view: sender, field: field), default: []].append(receiver)
    default: break
    }
  }

  /// Reports calls with a different number of values than a passed action takes.
  func find(in context: ResolverContext) {
    var counts = actions.mapValues { actions in
      Set(actions.map { context.resolved.actions[$0].argumentCount })
    }
    // A closure passes each new count on, so that one pass suffices for a chain of views.
    var waiting = counts.flatMap { closure, found in found.map { (closure, $0) } }
    while let (closure, count) = waiting.popLast() {
      for receiver in receivers[closure] ?? []
      where counts[receiver, default: []].insert(count).inserted {
        waiting.append((receiver, count))
      }
    }
    for call in calls {
      guard let other = counts[call.closure]?.filter({ $0 != call.count }).min() else { continue }
      context.report(
        .callCount(call.name.text, expected: other, found: call.count), call.name.place)
    }
  }
}
