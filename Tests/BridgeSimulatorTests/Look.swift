import BridgeModel
import BridgeSimulator
import Foundation
import Testing

@Suite struct Look {
  @Test func look() throws {
    guard let words = ProcessInfo.processInfo.environment["LOOK"] else { return }
    for word in words.split(separator: " ") {
      let parts = word.split(separator: "/").map(String.init)
      let run = try Simulated(parts[0], parts[1])
      print("=== \(word)")
      print(run.listing)
      print("--- console"); print(run.console.joined(separator: "\n"))
      for f in run.findings {
        print(
          "finds \(f.gotcha) \(f.lines) by \(f.provokedBy?.line ?? 0) \(f.provokedBy?.text ?? "")")
      }
      print(
        run.outcome.finals.map { "\($0.name)=\($0.value)" },
        run.outcome.live.map { "\($0.type)=\($0.count)" })
    }
  }
}
