internal import Bridgebook
internal import BridgebookStore

/// Finds the tasks that questions ask for without describing them.
struct AssumedTask {
  let store: Store

  /// Returns the task with exactly this id, such as `tab-bar-appearance`.
  func named(_ text: String) throws -> DescribedTask? {
    text.contains("-") ? try store.tasks.task(text) : nil
  }

  /// Returns the platform for a task that was asked for by its id: the usual one, unless the task
  /// exists only on others and none was requested.
  func platform(
    of task: DescribedTask, _ inquiry: Inquiry, usually usual: Platform
  ) throws -> Platform {
    guard inquiry.platform == nil else { return usual }
    let platforms = try store.tasks.platforms(of: task.id)
    return platforms.contains(usual) ? usual : platforms.first ?? usual
  }

  /// Returns the task for a question that names only one side of a bridge, understood as a question
  /// about a SwiftUI app: the most similar one, if SwiftUI's own API accomplishes it at the target.
  ///
  /// A bridge is never assumed this way, because it needs evidence for both sides.
  ///
  /// - Parameter answer: the answer so far.
  func withinSwiftUI(
    _ text: String, _ reading: QuestionReading, of answer: Recommendation
  ) throws -> DescribedTask? {
    guard answer.namesOneSide, !reading.isSymptom,
      let nearest = try store.search.results(for: text, kind: .task, limit: 1).first,
      nearest.score >= AssumedTask.leastScore, let task = try store.tasks.task(nearest.id),
      task.facts.native(on: answer.platform, at: answer.target) != nil
    else { return nil }
    return task
  }

  /// The minimum score of the most similar task; one with a lower score often shares only a common
  /// word with the question.
  private static let leastScore = 10.0

  /// Returns the task for an object that belongs to another one and so is not bridged itself, if
  /// SwiftUI has no replacement for it at the target: below iOS 15, the refresh control of a scroll
  /// view needs a wrapped scroll view.
  ///
  /// - Parameter component: Returns a class in the book by its exact name.
  func ofPart(
    in reading: QuestionReading, on platform: Platform, at target: Version?,
    component: (String) -> Entry?
  ) throws -> DescribedTask? {
    guard reading.isNamed, let sides = reading.sides, sides.swiftUI > 0,
      [nil, "into-swiftui"].contains(reading.choices["direction"]),
      case .component(let name) = reading.subject, let entry = component(name),
      case .component(let facts) = entry.details, [.part, .service].contains(facts.role)
    else { return nil }
    let isThere = facts.natives.contains { native in
      target.map { native.since.contains(platform, $0) } ?? (native.since.row(for: platform) != nil)
    }
    guard !isThere, let task = try store.tasks.onlyTask(with: name, on: platform),
      !Set(task.approaches).isDisjoint(with: [.view, .controller, .gesture])
    else { return nil }
    return task
  }
}
