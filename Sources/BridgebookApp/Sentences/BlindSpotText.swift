internal import Bridgebook

/// Sentences about what a run cannot show.
enum BlindSpotText {
  static func sentences(_ spots: [CannotShow], hidden: [HiddenGotcha]) -> [String] {
    // Without threads, the main thread need not be mentioned.
    let told = spots.filter { $0 != .mainThread || !spots.contains(.threads) }
    var sentences = told.map { sentence(for: $0) }
    let gotchas = hidden.filter { !$0.isAlsoMessage }.map(\.gotcha)
    if !gotchas.isEmpty {
      sentences.append(
        "These gotchas could not be checked and may be present: "
          + gotchas.joined(separator: ", ") + ".")
    }
    let half = hidden.filter(\.isAlsoMessage).map(\.gotcha)
    if !half.isEmpty {
      sentences.append(
        "These show only by a message of the runtime, which is not always printed: "
          + half.joined(separator: ", ") + ".")
    }
    return sentences
  }

  static func sentence(for spot: CannotShow) -> String {
    switch spot {
    case .times: "It carries no times, only an order."
    case .threads: "It does not tell the threads."
    case .mainThread: "Its thread numbers do not tell which one is the main thread."
    case .updateEnds: "It does not tell where updates begin and end."
    case .callbacks: "It holds no delegate callbacks."
    case .sets: "It does not hold what update sets on the platform object."
    case .writes: "It holds no writes to state."
    case .dismantle: "It does not tell when views are dismantled."
    case .structInits: "It does not tell when structs are made."
    case .bodies: "It holds no evaluations of body."
    case .inputs: "It does not hold what the user did."
    case .values: "It carries no values."
    case .reason:
      "The line with the reason is missing: look for \"reason:\" or \"Fatal error:\" in the console just before the "
        + "stack, or under \"Application Specific Information\" (asi in an .ips file) in the crash report."
    }
  }
}
