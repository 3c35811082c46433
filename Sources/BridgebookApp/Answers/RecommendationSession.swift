internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// Connects the store, the rules and the code samples for one question.
final class RecommendationSession {
  private let store: Store
  private let newest: [Release]
  private let nodes: TreeNodes
  /// Collects the store errors that occur in the rules' lookups, whose closures do not throw.
  private let failures = Failures()
  /// A cache of classes, because a question looks up the same one several times.
  private var components: [String: Entry?] = [:]
  /// The tasks that are most similar to the last text for which they were searched.
  private var closest: (text: String, tasks: [SearchResult])?
  /// The words of the last question for all platforms.
  private var vocabulary: (text: String, words: Vocabulary)?

  init(store: Store) throws {
    self.store = store
    newest = try store.releases.newest()
    let tree = try StoredTree(store)
    nodes = TreeNodes(
      root: tree.root,
      question: { [failures] id in
        failures.reading { () throws(StoreError) in try tree.question(id) }
      },
      leaf: { [failures] id in
        failures.reading { () throws(StoreError) in try tree.leaf(id) }
      },
      detailed: { [failures] leaf in
        failures.reading { () throws(StoreError) in try tree.detailed(leaf) } ?? leaf
      },
      fact: { [failures] id in
        failures.reading { () throws(StoreError) in try tree.fact(id) }
      })
  }

  /// Keeps the first error of lookups that cannot throw.
  private final class Failures {
    private var first: StoreError?

    func reading<Found>(_ read: () throws(StoreError) -> Found?) -> Found? {
      do throws(StoreError) { return try read() } catch {
        first = first ?? error
        return nil
      }
    }

    func check() throws(StoreError) {
      if let first { throw first }
    }
  }

  /// Runs the rules and throws the store's error if a lookup failed.
  private func checked<Answer>(_ work: () throws(BrokenTree) -> Answer) throws -> Answer {
    let answer: Result<Answer, BrokenTree>
    do throws(BrokenTree) { answer = .success(try work()) } catch { answer = .failure(error) }
    // Checked first: a node that could not be read looks like a missing one.
    try failures.check()
    switch answer {
    case .success(let answer): return answer
    case .failure(let broken):
      throw StoreError.sqlite(
        .damaged(Damage(table: "tree", row: broken.node, column: nil, problem: .missing)))
    }
  }

  /// Recognizes the question's words, including the task and its requirements.
  ///
  /// - Parameter target: the deployment target as given; validated once the platform is known.
  func read(_ inquiry: Inquiry, target: Version? = nil) throws -> QuestionReading {
    var reading = try words(of: inquiry, target: target)
      .preferringShown { [self] in component(named: $0) }
    guard !inquiry.text.isEmpty, inquiry.answers.isEmpty,
      reading.subject == nil
        || inquiry.text.contains(where: \.isWhitespace)
    else { return reading }
    reading.requirements = try store.vocabulary.requirements(reading.requirementIDs)
    let platform = try platform(for: inquiry, reading: reading)
    guard let sides = reading.sides, !sides.isElsewhere || reading.stems.contains("swiftui")
    else { return reading }
    let named = reading.releases.filter { $0.platform.numbering == platform.numbering }
    let oldest = target ?? named.map(\.version).min()
    // A description of a problem resembles that of a task, so the stricter search is used for it.
    let task =
      reading.isSymptom
      ? try store.tasks.task(
        describedIn: inquiry.text, among: closestTasks(to: inquiry.text), on: platform)
      : try store.tasks.task(
        meantBy: inquiry.text, among: closestTasks(to: inquiry.text), on: platform, at: oldest,
        sides: sides,
        isPlaced: reading.isPlacedThing)
    let ofPart = { [self] in
      try AssumedTask(store: store, closest: closestTasks(to:)).ofPart(
        in: reading, on: platform, at: oldest, component: component(named:))
    }
    if let task = try task ?? ofPart() {
      reading = reading.adding(task, on: platform, at: oldest) { [self] in component(named: $0) }
    }
    return reading.addingSubject(on: platform) { [self] in component(named: $0) }
      .replacingNewer(on: platform, at: oldest) { [self] in component(named: $0) }
  }

  /// Returns the reading of a question for a task; of the question's own reading, only what it says
  /// about releases and requirements is kept.
  func reading(
    of task: DescribedTask, besides asked: QuestionReading = QuestionReading(),
    for inquiry: Inquiry, on platform: Platform, at target: Version?
  ) throws -> QuestionReading {
    var reading = QuestionReading()
    reading.releases = asked.releases
    reading.requirements = asked.requirements
    reading.evidence = asked.evidence
    reading = reading.adding(task, on: platform, at: target) { [self] in component(named: $0) }
    // A platform that would be assumed anyway was not stated by words.
    if try self.platform(for: inquiry, reading: reading) != platform {
      reading.choices["platform"] = platform.rawValue
    }
    return reading
  }

  /// Returns the tasks that are most similar to a text, best first.
  ///
  /// Several rules ask for those of the question, and the search takes as long as the rest of the
  /// answer.
  func closestTasks(to text: String) throws -> [SearchResult] {
    if let closest, closest.text == text { return closest.tasks }
    let tasks = try store.tasks.closest(to: text)
    closest = (text, tasks)
    return tasks
  }

  private func words(of inquiry: Inquiry, target: Version?) throws -> QuestionReading {
    guard !inquiry.text.isEmpty else { return QuestionReading() }
    if let platform = inquiry.platform {
      var reading = try read(inquiry.text, on: platform)
      // A given platform overrides the platforms that the words name.
      reading.contradictions.removeAll { $0.fact == "platform" }
      return reading
    }
    // The words may imply the platform, which in turn determines the classes that other words can
    // mean.
    let reading = try read(inquiry.text, on: nil)
    guard !reading.evidence.isEmpty else { return reading }
    let isPlatformOpen = reading.choices["platform"] == nil && reading.releases.isEmpty
    if !reading.isNamed, isPlatformOpen {
      // A word for classes of several platforms means that of the default platform.
      let reading = try read(inquiry.text, on: .ios)
      if reading.subject != nil { return reading }
    }
    let platform = try platform(for: inquiry, reading: reading)
    // Inferred words do not override a release that their platform never had.
    if !reading.isNamed, isPlatformOpen, let target, try !has(target, platform) {
      return try read(inquiry.text, on: .ios)
    }
    return try read(inquiry.text, on: platform)
  }

  private func has(_ target: Version, _ platform: Platform) throws -> Bool {
    try store.releases.all(of: platform.numbering).contains { $0.version == target.withoutPatch }
  }

  private func read(_ text: String, on platform: Platform?) throws -> QuestionReading {
    let vocabulary = try vocabulary(for: text, platform)
    return try checked { () throws(BrokenTree) in
      let reading = QuestionReader(vocabulary: vocabulary, fact: nodes.fact).read(text)
      // If the store has the entry of a class but not its words, the store is damaged.
      if case .unknown(let name, _, _) = reading.subject { _ = component(named: name) }
      return reading
    }
  }

  /// Returns the words that can occur in a question, which are read once for all platforms.
  private func vocabulary(for text: String, _ platform: Platform?) throws -> Vocabulary {
    guard text.contains(where: \.isWhitespace) else {
      return try store.vocabulary.words(for: text, platform: platform)
    }
    if vocabulary?.text != text { vocabulary = (text, try store.vocabulary.words(for: text)) }
    guard let all = vocabulary?.words, let platform else { return vocabulary?.words ?? .init() }
    return try store.vocabulary.limited(all, to: platform, for: text)
  }

  func recommend(_ inquiry: Inquiry, reading: QuestionReading) throws -> Recommendation {
    let answer = try checked { () throws(BrokenTree) in
      try recommender.recommend(inquiry, reading: reading)
    }
    guard case .unclear(let name) = reading.subject else { return answer }
    let classes = try store.components.classes(ofFramework: name)
    return classes.isEmpty ? answer : answer.naming(classes, ofFramework: name)
  }

  /// Returns the platform that the answer is about.
  func platform(for inquiry: Inquiry, reading: QuestionReading) throws -> Platform {
    try checked { () throws(BrokenTree) in recommender.platform(for: inquiry, reading: reading) }
  }

  private var recommender: Recommender {
    Recommender(nodes: nodes, newest: newest) { [self] in component(named: $0) }
  }

  /// Adds the code sample, the alternative, and the gotchas and pattern of the class itself.
  func addCode(to answer: inout Recommendation, reading: QuestionReading) throws {
    guard answer.status == .recommended, let approach = answer.approach else { return }
    let entry = component(of: reading)
    try failures.check()
    if let entry, entry.id == answer.subject?.name {
      if let pattern = answer.pattern {
        let own = try store.components.links(
          of: entry.id, approach: approach, platform: answer.platform, target: answer.target,
          general: pattern)
        answer.gotchas = own.gotchas + answer.gotchas.filter { !own.gotchas.contains($0) }
        answer.pattern = own.pattern ?? pattern
      }
      if case .component(let facts) = entry.details, facts.delegate != nil,
        !facts.hasDelegate(in: answer.platform.toolkit)
      {
        // The class has a delegate only in another toolkit.
        answer.gotchas.removeAll { $0 == "delegate-not-set" }
      }
      if let instead = entry.section("Instead") {
        answer.notes.append(
          MarkdownText.withoutMarks(instead.markdown).replacing("\n", with: " "))
      }
    }
    answer.gotchas = try store.components.gotchas(answer.gotchas, on: answer.platform)
    let isFeature = answer.facts.contains { $0.fact == "thing" && $0.choice == "feature" }
    // The subject of such an answer is the task.
    let advice = entry == nil ? reading.task.map { TaskAdvice(store: store, task: $0) } : nil
    try advice?.replacePattern(of: &answer)
    guard let pattern = answer.pattern, advice == nil || !isFeature else { return }
    let samples = RecommendedSamples(
      store: store, answer: answer, entry: answer.newer == nil || isFeature ? entry : nil)
    answer.code = try samples.code(pattern: pattern)
    if let advice, !advice.isShown(in: answer.code) {
      answer.code = ""
      return
    }
    if answer.code.isEmpty, let note = try samples.note(pattern: pattern) {
      answer.notes.append(note)
    }
  }

  /// Adds the gotchas whose symptoms the question describes: up to three if there is no other
  /// answer, otherwise the best one, before the gotchas of the bridge.
  func addGotchas(
    describedIn text: String, reading: QuestionReading, to answer: inout Recommendation
  ) throws {
    if reading.isSymptom, answer.status == .notCovered {
      let found = try store.search.results(
        for: text, kind: .gotcha, limit: RecommendationSession.symptomGotchas)
      answer.gotchas = found.filter { $0.match == .strong }.map(\.id)
      if answer.gotchas.isEmpty { answer.gotchas = found.prefix(1).map(\.id) }
      return
    }
    guard text.contains(where: \.isWhitespace),
      let gotcha = try store.search.gotcha(describedIn: text)
    else { return }
    answer.gotchas = [gotcha] + answer.gotchas.filter { $0 != gotcha }
  }

  /// The maximum number of gotchas to show for a symptom.
  private static let symptomGotchas = 3

  private func component(named name: String) -> Entry? {
    if let known = components[name] { return known }
    let entry = failures.reading { () throws(StoreError) in try store.components.component(name) }
    components[name] = .some(entry)
    return entry
  }

  private func component(of reading: QuestionReading) -> Entry? {
    switch reading.subject {
    case .component(let name): component(named: name)
    case .unknown(_, _, let base): base.flatMap { component(named: $0) }
    case .unclear, nil: nil
    }
  }
}

extension Recommendation {
  /// The maximum number of a framework's classes in a note.
  private static let namedClasses = 12

  /// Returns the answer to a question that names a framework instead of a class.
  fileprivate func naming(_ classes: [String], ofFramework name: String) -> Recommendation {
    var answer = self
    answer.status = .notCovered
    answer.approach = nil
    answer.missing = []
    answer.summary = "\(name) is a framework; ask about one of its classes."
    let rest = classes.count - Recommendation.namedClasses
    let more = rest > 0 ? ", and \(rest) more" : ""
    answer.notes = [
      "The book has "
        + classes.prefix(Recommendation.namedClasses).joined(separator: ", ") + more + "."
    ]
    return answer
  }
}
