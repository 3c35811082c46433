internal import Bridgebook

/// Sentences about what a run cannot show.
enum BlindSpotText {
  static func sentences(_ spots: [CannotShow], hidden: [HiddenGotcha]) -> [String] {
    // If threads are missing, the main thread need not be mentioned.
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
        "These gotchas can only be found by a message of the runtime, which is not always printed: "
          + half.joined(separator: ", ") + ".")
    }
    return sentences
  }

  static func sentence(for spot: CannotShow) -> String {
    switch spot {
    case .times: "The trace has no timestamps, only the order of events."
    case .threads: "The trace does not say which thread an event belongs to."
    case .mainThread:
      "The trace numbers its threads, but does not say which one is the main thread."
    case .updateEnds: "The trace does not show where updates begin and end."
    case .callbacks: "The trace does not show delegate callbacks."
    case .sets: "The trace does not show which properties update sets on the platform object."
    case .writes: "The trace does not show writes to state."
    case .dismantle: "The trace does not show when views are dismantled."
    case .structInits: "The trace does not show when the structs of views are created."
    case .bodies: "The trace does not show when body is evaluated."
    case .inputs: "The trace does not show what the user did."
    case .values: "The trace does not show the values that are set, written or passed."
    case .reason:
      "The line with the reason is missing: look for \"reason:\" or \"Fatal error:\" in the console just before the "
        + "stack, or under \"Application Specific Information\" (asi in an .ips file) in the crash report."
    }
  }
}
