/// Checks that closures are called with as many values as the actions that were passed for them
/// take, which Swift's types ensure in an app.
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
  /// The actions that are passed for each closure.
  private var actions: [Closure: Set<Int>] = [:]
  /// The closures that each closure is handed on to.
  private var receivers: [Closure: [Closure]] = [:]

  /// Notes a call of a closure with a number of values.
  func noteCall(_ name: ScenarioName, field: Int, of view: Int, count: Int) {
    calls.append(Call(closure: Closure(view: view, field: field), name: name, count: count))
  }

  /// Notes what is passed for a closure: an action, or a closure of the view that passes it.
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

  /// Reports calls with another number of values than a passed action takes.
  func find(in context: ResolverContext) {
    var counts = actions.mapValues { actions in
      Set(actions.map { context.resolved.actions[$0].argumentCount })
    }
    // A closure that gains a count hands it on, so that a chain of views takes one pass.
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
