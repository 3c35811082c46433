import Testing

@testable import Bridgebook

/// The parts of the machine that own state, each tested separately.
@Suite struct MachinePartTests {
  private let run = SimulationRun(
    ModelSettings(platform: .ios), texts: TextTable(), budget: .standard, isUnwanted: { false },
    sink: { _, _ in })

  private func block(_ line: Int) -> QueuedBlock {
    QueuedBlock(label: .none, line: line, code: [], frame: Frame())
  }

  @Test func blocksThatAreAddedLaterWaitForTheNextTime() {
    let queue = MainQueue(run)
    queue.append(block(1))
    queue.append(block(2))
    let first = queue.takeAll()
    queue.append(block(3))
    #expect(first.map(\.line) == [1, 2])
    #expect(queue.takeAll().map(\.line) == [3])
    #expect(queue.isEmpty)
  }

  @Test func sourcesComeByTimeAndThenInOrder() {
    let schedule = ScheduledSources(program, run)
    for (name, time) in [("late", 5), ("early", 3), ("second", 3)] as [(String, Int64)] {
      schedule.add(.callback(object: 0, name: name, line: 1), after: time)
    }
    var names: [String] = []
    while let source = schedule.takeNext(dueBy: 4) {
      if case .callback(_, let name, _) = source.kind { names.append(name) }
    }
    #expect(names == ["early", "second"])
    #expect(schedule.takeNext(dueBy: 5) != nil)
  }

  @Test func timersAreStoppedByNameAndOwner() {
    let schedule = ScheduledSources(program, run)
    let nodes = NodeStore(program, run, GraphUpdate())
    let owners = [node(nil, nodes), node(nil, nodes)]
    for owner in owners {
      schedule.add(
        .timer(label: "tick", line: 1, code: [], frame: Frame(of: owner), period: nil), after: 1)
    }
    #expect(schedule.stopTimers("other", of: nil).isEmpty)
    #expect(schedule.stopTimers("tick", of: owners[0]).map(\.number) == [owners[0].number])
    #expect(!schedule.holds(owners[0]) && schedule.holds(owners[1]))
  }

  private var program: ResolvedProgram {
    var program = ResolvedProgram(settings: ModelSettings(platform: .ios))
    program.views = [ViewSpec(name: "V", role: .view, line: 1)]
    return program
  }

  private func node(_ parent: Node?, _ nodes: NodeStore) -> Node {
    nodes.make(
      0, subject: .none, key: NodeKey(slot: 0, turn: 0, identity: ""), parent: parent, [])
  }

  @Test func parentsAreUpdatedFirstAndWhatIsGoneNever() {
    let nodes = NodeStore(program, run, GraphUpdate())
    let root = node(nil, nodes)
    let child = node(root, nodes)
    let gone = node(root, nodes)
    for node in [gone, child, root, child] { nodes.mark(node) }
    nodes.forget(gone)
    var order: [Int] = []
    while let node = nodes.nextDirty() {
      node.isDirty = false
      order.append(node.number)
    }
    #expect(order == [root.number, child.number])
    #expect(nodes.living[0].count == 2)
  }

  @Test func onlyWhatIsAskedForIsConsulted() {
    let parameters = ConsultedParameters(ModelSettings(platform: .ios))
    _ = parameters.isFlushFirst(matters: false)
    #expect(parameters.turnCap(reachedBy: 1) == nil)
    #expect(parameters.consulted.isEmpty)
    _ = parameters.asks(.siblings)
    _ = parameters.isFlushFirst(matters: true)
    #expect(parameters.turnCap(reachedBy: 101) == 100)
    #expect(parameters.consulted == ["policy", "siblings", "turnCap"])
  }

  @Test func aBudgetEndsTheRunOnce() {
    run.line = 7
    run.exceed(.printed)
    run.line = 8
    run.stop(.freeze)
    #expect(run.stoppedBy == .budget(.printed))
    #expect(run.stopLine == 7)
    #expect(run.eventCount == 1)
  }
}
