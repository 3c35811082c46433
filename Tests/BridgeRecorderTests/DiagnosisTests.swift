import BridgeRecorder
import Bridgebook
import Foundation
import Testing

/// Records small wrappers and diagnoses the traces.
struct DiagnosisTests {
  /// A platform object that calls its delegate about every change before the setter returns, like a
  /// map.
  private final class Map {
    var onChange: ((Double) -> Void)?
    var center = 0.0 {
      didSet { onChange?(center) }
    }
  }

  /// A minimal SwiftUI: state, a main queue, and a bridge that is updated when the state changes.
  private final class Screen {
    let trace: BridgeRecorder.Subject
    let map = Map()
    var state = 0.0
    var blocks: [() -> Void] = []

    init(_ trace: BridgeRecorder.Subject) {
      self.trace = trace
      trace.coordinatorMake()
      trace.viewMake { trace.platformInit(value: "Map") }
    }

    /// Runs the waiting blocks and then updates.
    func turn(_ update: () -> Void) {
      let waiting = blocks
      blocks = []
      for block in waiting { block() }
      update()
    }
  }

  private func run(_ record: (BridgeRecorder) -> Void) throws -> RecordedTrace {
    let collected = Collected()
    let recorder = BridgeRecorder(to: collected.destination)
    record(recorder)
    #expect(recorder.close())
    return try collected.trace()
  }

  @Test func aLoopIsFoundWithTheWriteThatKeepsItGoing() throws {
    let run = try run { recorder in
      let screen = Screen(recorder.instance(of: "HybridMap"))
      screen.map.onChange = { [unowned screen] center in
        screen.trace.callback("didChange", value: center) {
          screen.trace.enqueue("center", value: center)
          screen.blocks.append {
            screen.trace.run("center") {
              screen.state = center + 0.25
              screen.trace.write("center", value: screen.state, outcome: .committed)
            }
          }
        }
      }
      for _ in 0..<5 {
        screen.turn {
          screen.trace.update(value: screen.state) {
            screen.trace.set("center", value: screen.state)
            screen.map.center = screen.state
          }
        }
      }
    }
    let loop = try #require(run.findings.first { $0.gotcha == "update-feedback-loop" })
    let write = try #require(run.events.first { $0.kind == .write })
    #expect(loop.provokedBy?.line == write.line)
    #expect(run.findings.map(\.gotcha) == ["update-feedback-loop"])
  }

  @Test func theSameWrapperWithAGuardIsClean() throws {
    let run = try run { recorder in
      let screen = Screen(recorder.instance(of: "HybridMap"))
      var agreed = -1.0
      screen.map.onChange = { [unowned screen] center in
        screen.trace.callback("didChange", value: center) {
          screen.trace.enqueue("center", value: center)
          screen.blocks.append {
            screen.trace.run("center") {
              agreed = center
              screen.state = center
              screen.trace.write("center", value: center, outcome: .committed)
            }
          }
        }
      }
      for target in [1.0, 2.0, 3.0] {
        recorder.app.input("button", value: target)
        screen.state = target
        for _ in 0..<3 {
          screen.turn {
            screen.trace.update(value: screen.state) {
              guard agreed != screen.state else { return }
              agreed = screen.state
              screen.trace.set("center", value: screen.state)
              screen.map.center = screen.state
            }
          }
        }
      }
      screen.trace.dismantle { screen.map.onChange = nil }
      screen.trace.coordinatorDeinit()
    }
    #expect(run.findings == [])
    #expect(run.events.filter { $0.kind == .set }.count == 3)
  }

  @Test func aDroppedWriteInsideAnUpdateIsFound() throws {
    let run = try run { recorder in
      let trace = recorder.instance(of: "HybridMap")
      trace.update(value: 1) {
        trace.set("center", value: 1)
        trace.callback("didChange", value: 1) {
          trace.write("center", value: 1, outcome: .dropped)
        }
      }
    }
    #expect(run.findings.map(\.gotcha) == ["state-modified-during-update"])
    #expect(run.findings.first?.provokedBy?.text.contains("center") == true)
  }

  @Test func aCoordinatorThatReadsAnOldStructIsFound() throws {
    let run = try run { recorder in
      let trace = recorder.instance(of: "HybridMap")
      trace.coordinatorMake()
      for step in 1...3 {
        trace.update(value: step) { trace.set("step", value: step) }
        recorder.app.input("tap")
        trace.callback("tapped") { trace.observe("parent.step", value: 1) }
      }
    }
    #expect(run.findings.map(\.gotcha) == ["stale-coordinator-parent", "stale-coordinator-parent"])
  }

  @Test func aClosureOfMakeThatReadsAnOldStructIsFound() throws {
    let run = try run { recorder in
      let trace = recorder.instance(of: "HybridMap")
      trace.viewMake { trace.platformInit(value: "Map") }
      for step in 1...2 {
        trace.update(value: step) { trace.set("step", value: step) }
        recorder.app.input("tap")
        trace.callback("tapped") { trace.observe("self.step", value: 1) }
      }
    }
    #expect(run.findings.map(\.gotcha) == ["closure-instead-of-coordinator"])
    let make = try #require(run.events.first { $0.kind == .viewMake })
    #expect(run.findings.first?.provokedBy?.line == make.line)
  }

  @Test(arguments: [false, true])
  func aRowThatIsKeptForTheNextItemIsFound(_ hasIdentity: Bool) throws {
    let run = try run { recorder in
      let cell = recorder.instance(of: "Cell")
      var row = recorder.instance(of: "Row")
      cell.set("contentConfiguration", value: "apples")
      row.body {}
      recorder.app.input("tap")
      row.write("isExpanded", value: true)
      row.body {}
      recorder.app.input("scroll")
      cell.set("contentConfiguration", value: "pears")
      if hasIdentity { row = recorder.instance(of: "Row") }
      row.body {}
    }
    #expect(run.findings.map(\.gotcha) == (hasIdentity ? [] : ["cell-state-leaks-on-reuse"]))
    guard let finding = run.findings.first else { return }
    #expect(finding.confidence == .possible)
    #expect(finding.provokedBy?.line == run.events.last { $0.kind == .set }?.line)
  }
}
