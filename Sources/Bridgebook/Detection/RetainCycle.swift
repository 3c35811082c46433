/// Detects objects that probably retain each other after their view was removed or their controller
/// was closed.
///
/// The condition is a removed view whose platform object and coordinator are both not released,
/// although those of other views are, or a controller that hosts SwiftUI and stays alive after it
/// was closed.
///
/// The finding's lines are the object's init and the dismantle; `provokedBy` is the `view.make`. If
/// the view remains active, a timer or an observer keeps it alive instead, which
/// `missing-dismantle` detects.
struct RetainCycle: TraceDetector {
  static let rule = DetectionRule(
    "retain-cycle", needs: [.viewMake, .platformInit, .dismantle, .platformDeinit],
    fields: [.depth, .subject],
    alsoReads: [.coordinatorDeinit, .callbackBegin, .run, .contain, .input]
  ) { RetainCycle() }

  /// The number of turns after which a removed object should have been released; normally this
  /// happens in the same turn or the next one.
  static let turns = 2

  private struct View: Sendable {
    let made: EventMark
    var object = TextID.none
    var initLine = 0
    var dismantleLine = 0
    var goneAt: Int?
    var isSettled = false
  }

  /// A controller with a child that hosts SwiftUI.
  private struct Controller: Sendable {
    let child: EventMark
    var closeLine = 0
    var goneAt: Int?
    var isSettled = false
  }

  private var controllers = BoundedTable<Controller>(capacity: 1_024)
  private var views = BoundedTable<View>(capacity: 4_096)
  /// The keys of views by their platform objects.
  private var owners = BoundedTable<UInt64>(capacity: 4_096)
  private var releases = 0

  var dropped: Int { views.dropped + controllers.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    let key = UInt64(event.subject.index)
    guard key != 0 else { return }
    switch event.kind {
    case .viewMake:
      guard context.facts.traits(event.subject).contains(.numbered) else { return }
      views.values[views.find(key, or: View(made: EventMark(event)))] = View(
        made: EventMark(event))
    case .platformInit:
      guard let made = context.scopes.around(event, .viewMake),
        let index = views.find(UInt64(made.subject.index)), views.values[index].object.isNone
      else { return }
      views.values[index].object = event.subject
      views.values[index].initLine = event.line
      owners.values[owners.find(key, or: views.keys[index])] = views.keys[index]
    case .dismantle:
      guard let index = views.find(key) else { return }
      views.values[index].goneAt = context.turn
      views.values[index].dismantleLine = event.line
    case .contain:
      guard context.facts.traits(event.name).contains(.addsChild), !event.value.isNone else {
        return
      }
      _ = controllers.find(UInt64(event.value.index), or: Controller(child: EventMark(event)))
    case .input:
      guard context.facts.traits(event.name).contains(.closing),
        let index = controllers.find(key)
      else { return }
      controllers.values[index].goneAt = context.turn
      controllers.values[index].closeLine = event.line
    case .platformDeinit:
      controllers.remove(key)
      guard let owner = owners.find(key) else { return }
      releases += 1
      views.remove(owners.values[owner])
      owners.remove(key)
    case .coordinatorDeinit: views.remove(key)
    default:
      if let index = controllers.find(key), controllers.values[index].goneAt != nil {
        controllers.values[index].isSettled = true
      }
      guard let index = views.find(key), views.values[index].goneAt != nil,
        context.scopes.around(event, .dismantle) == nil
      else { return }
      views.values[index].isSettled = true
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for controller in controllers.values where !controller.isSettled {
      guard let goneAt = controller.goneAt, context.turn - goneAt >= RetainCycle.turns else {
        continue
      }
      findings.add(
        "retain-cycle", .possible, lines: [controller.child.line, controller.closeLine],
        by: controller.child)
    }
    guard releases > 0 else { return }
    for view in views.values where !view.isSettled && !view.object.isNone {
      guard let goneAt = view.goneAt, context.turn - goneAt >= RetainCycle.turns else { continue }
      findings.add(
        "retain-cycle", .possible, lines: [view.initLine, view.dismantleLine],
        by: view.made)
    }
  }
}
