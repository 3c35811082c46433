/// Collects the facts of a question from the given answers, the class, the words and the defaults,
/// in that order.
struct FactAssembly {
  let inquiry: Inquiry
  let reading: QuestionReading
  let nodes: TreeNodes
  let releases: KnownReleases
  let component: (String) -> Entry?

  private(set) var platform = Platform.ios
  private(set) var target = Version(0)
  private(set) var asOf: Version?
  private(set) var entry: Entry?
  private(set) var subject: Recommendation.Subject?
  private(set) var known: [Recommendation.KnownFact] = []
  private(set) var notes: [String] = []
  private(set) var isCovered = true
  /// Whether the question is not covered because it names only one side of a bridge.
  private(set) var namesOneSide = false

  init(
    inquiry: Inquiry, reading: QuestionReading, nodes: TreeNodes, releases: KnownReleases,
    component: @escaping (String) -> Entry?
  ) {
    self.inquiry = inquiry
    self.reading = reading
    self.nodes = nodes
    self.releases = releases
    self.component = component
  }

  /// The choices of the known facts, by fact.
  private(set) var choices: [String: String] = [:]

  /// The facts that the class determines, so that changing them is not worth suggesting.
  ///
  /// They include the two questions that help users to determine the kind of their class, which are
  /// never properties of it.
  var settled: Set<String> {
    Set(known.filter { $0.origin == .component }.map(\.fact)).union(["behavior", "outer"])
  }

  /// Whether the class is the user's own, so that no SwiftUI API replaces it.
  var isOwnClass: Bool {
    guard let entry, let subject else { return false }
    return subject.name != entry.id || reading.stems.contains("subclass")
  }

  /// Whether a platform object is embedded in SwiftUI.
  var isInto: Bool { choices["direction"] == "into-swiftui" }

  /// Determines the platform and the facts it depends on.
  mutating func assemblePlatform() {
    readSubject()
    settlePlatform()
  }

  mutating func assemble() {
    for (fact, choice) in inquiry.answers.sorted(by: { $0.key < $1.key }) {
      add(fact, choice, .given)
    }
    if !inquiry.text.isEmpty, inquiry.answers.isEmpty,
      let reason = BridgingSense.refusal(of: reading, component: component)
    {
      isCovered = false
      namesOneSide = [.platformAlone, .swiftUIAlone].contains(reason)
      notes.append(reason.sentence)
      settlePlatform()
      settleTargets()
      return
    }
    readSubject()
    settlePlatform()
    settleTargets()
    settleFeature()
    keepRecognizer()
    for (fact, choice) in reading.choices.sorted(by: { $0.key < $1.key })
    where choices[fact] == nil {
      add(fact, OpenThing.named(choice, on: platform), .words)
    }
    assume()
    notes += FactNotes(facts: self).contradictions
    checkPlatform()
  }

  private mutating func add(
    _ fact: String, _ choice: String, _ origin: Recommendation.Origin
  ) {
    if let earlier = known.first(where: { $0.fact == fact }) {
      guard earlier.choice != choice, origin == .component else { return }
      isCovered = false
      notes.append(
        "The answer \(fact)=\(earlier.choice) contradicts \(subject?.name ?? "the class"), "
          + "for which it is \(choice); leave one of the two out.")
      return
    }
    known.append(.init(fact: fact, choice: choice, origin: origin))
    choices[fact] = choice
  }

  private mutating func readSubject() {
    switch reading.subject {
    case .component(let name):
      guard let entry = component(name), !reading.isOutweighed(entry) else { return }
      take(entry, name: entry.id)
      if let correction = reading.correction, correction.name == name {
        notes.append("\(correction.typed) is not in the book; this is the answer for \(name).")
      }
      if let mentioned = reading.context.first {
        notes.append("\(mentioned) is read as context; the question asks about \(name).")
      }
    case .unknown(let name, let role, let base):
      if let base, let entry = component(base) {
        take(entry, name: name)
        notes.append("\(name) is judged by its base class \(base).")
      } else {
        subject = .init(
          name: name, framework: nil, kind: ComponentKind(judgedBy: role), deprecated: false)
        add("thing", role.rawValue, .component)
        notes.append(FactNotes(facts: self).origin(of: name, role))
      }
    case .unclear(let name):
      notes.append(
        "\(name) is not in the book, and its name does not reveal its kind; "
          + "ask again with its base class, as in \"\(name): UIView\".")
    case nil:
      break
    }
  }

  private mutating func take(_ entry: Entry, name: String) {
    guard case .component(let facts) = entry.details else { return }
    let direction = reading.choices["direction"]
    // "The NSWindow of my SwiftUI view" asks for a view that finds the window, which itself is not
    // bridged; a window that the question opens contains SwiftUI content.
    if facts.role == .window, direction != "into-platform",
      reading.choices["thing"] == "view"
        || direction == "into-swiftui" && !reading.isAboutOpening
    {
      return add("thing", ComponentRole.view.rawValue, .words)
    }
    self.entry = entry
    let isDeprecated = facts.isSoftDeprecated || !facts.deprecated.rows.isEmpty
    subject = .init(
      name: name, framework: name == entry.id ? facts.framework : nil, kind: facts.kind,
      deprecated: isDeprecated, isSoftDeprecated: facts.isSoftDeprecated)
    // A UIKit object that receives SwiftUI content is only the destination.
    let isOwned = [.part, .service].contains(facts.role)
    let isPlace = isOwned && direction == "into-platform"
    if isOwned, let carrier = reading.carrier {
      add("thing", carrier, .words)
    } else if !isPlace, facts.role != .feature {
      add("thing", facts.role.rawValue, .component)
    }
    if let presentation = facts.presentation {
      add("presentation", presentation.rawValue, .component)
    }
    let receivesContent = [.slot, .window, .host].contains(facts.role)
    // A table is not a destination by itself, but SwiftUI content for a table goes into its cells.
    if let place = facts.place, receivesContent || direction == "into-platform" {
      add("place", place, .component)
    }
  }

  /// Bridges through the class that owns the property if SwiftUI has no API for the feature at the
  /// target, or only one that lacks a required feature.
  private mutating func settleFeature() {
    guard let entry, case .component(let facts) = entry.details, facts.role == .feature else {
      return
    }
    let isThere = facts.natives.contains { $0.since.contains(platform, target) }
    if !isThere || reading.isLacking(facts, entry, on: platform, at: target),
      let owner = facts.owner
    {
      add("thing", owner.rawValue, .component)
    } else {
      add("thing", facts.role.rawValue, .component)
    }
  }

  /// Embeds a recognizer in SwiftUI unless the words clearly put SwiftUI content elsewhere: it
  /// receives touches of a SwiftUI view and shows no content itself.
  private mutating func keepRecognizer() {
    guard choices["thing"] == ComponentRole.recognizer.rawValue, choices["direction"] == nil,
      reading.choices["direction"] == "into-platform", reading.choices["place"] == nil,
      reading.weight(of: "into-platform", for: "direction") < FactAssembly.rival
    else { return }
    add("direction", "into-swiftui", .assumed)
  }

  private mutating func settlePlatform() {
    let evidence = PlatformEvidence(
      inquiry: inquiry, reading: reading,
      homes: entry?.platforms.rows.map(\.platform) ?? [])
    guard let found = evidence.found else { return }
    platform = found.platform
    add("platform", found.platform.rawValue, found.origin)
  }

  private mutating func settleTargets() {
    let mentioned = reading.releases.filter { $0.platform.numbering == platform.numbering }
    if mentioned.count > 1 {
      let words = mentioned.map { "\($0.platform.title) \($0.version)" }.joined(separator: " and ")
      notes.append("The question names \(words); the oldest is taken as the deployment target.")
    }
    let word = mentioned.map(\.version).min()
    let newest = releases.newest(on: platform)
    let named = inquiry.target ?? word ?? newest
    let answered = releases.answered(named, on: platform)
    target = answered.version
    if let remark = answered.remark { notes.append(remark) }
    if answered.isBeyond || inquiry.target == nil && word == nil { asOf = newest }
  }

  /// Returns a fact with its choice; for a fact about releases, the choice is the interval that
  /// contains the target.
  func fact(_ id: String) -> Recommendation.KnownFact? {
    if let known = known.first(where: { $0.fact == id }) { return known }
    guard let fact = nodes.fact(id), let versions = fact.versionsOf else { return nil }
    guard versions == platform.numbering else {
      // The releases of another platform are relevant only to changes of the answer.
      return fact.choice(for: releases.newest(on: versions)).map {
        .init(fact: id, choice: $0, origin: .assumed)
      }
    }
    // For an inquiry without a text, the command asks for the release instead of assuming one.
    if inquiry.target == nil, inquiry.text.isEmpty { return nil }
    let origin: Recommendation.Origin =
      inquiry.target != nil ? .given : reading.releases.isEmpty ? .assumed : .words
    return fact.choice(for: target).map { .init(fact: id, choice: $0, origin: origin) }
  }

  /// Adds defaults, if the inquiry has a text.
  private mutating func assume() {
    guard !inquiry.text.isEmpty else { return }
    if OpenThing.isController(in: reading, choices: choices) {
      add("thing", ComponentRole.controller.rawValue, .assumed)
      notes.append(OpenThing.note)
    }
    let thing = choices["thing"]
    // If the words support both directions equally, the answer asks for the direction; a class
    // alone does not raise this question, since it is named in order to be used in SwiftUI.
    let rivals = reading.contradictions.first { $0.fact == "direction" }?.choices ?? []
    let isTorn =
      !rivals.isEmpty
      && (!reading.isNamed
        || rivals.allSatisfy { reading.weight(of: $0, for: "direction") >= FactAssembly.rival })
    // A question that names both toolkits does not state which of them the object goes into.
    let isOpen = !reading.isNamed && reading.namesToolkit && reading.sides?.isAcross == true
    // A window without a class may be that of a SwiftUI app, so its direction is asked about.
    let isEmbeddable = thing != nil && thing != ComponentRole.window.rawValue
    if choices["direction"] == nil, !isTorn, !isOpen, isEmbeddable || reading.subject != nil {
      add("direction", "into-swiftui", .assumed)
    }
    if choices["presentation"] == nil, thing == ComponentRole.controller.rawValue {
      add("presentation", Presentation.embed.rawValue, .assumed)
    }
    if choices["place"] == nil {
      let isHost = thing == ComponentRole.host.rawValue
      if isHost || choices["direction"] == "into-platform" {
        add("place", Fact.dontKnow, .assumed)
      }
    }
  }

  /// Marks the question as not covered if the class does not exist on the platform, and adds notes
  /// on its availability.
  private mutating func checkPlatform() {
    guard let entry, let subject else { return }
    guard entry.platforms.row(for: platform) != nil else {
      isCovered = false
      let homes = entry.platforms.rows.map(\.platform.title).joined(separator: ", ")
      var note =
        FactNotes(facts: self).isWithoutEffect(entry)
        ? "\(entry.id) is declared on \(platform.title) and has no effect there; it works on \(homes)."
        : "\(entry.id) does not exist on \(platform.title); it exists on \(homes)."
      if let counterpart = FactNotes(facts: self).counterpart(of: entry.id) {
        note += " Its counterpart there is \(counterpart)."
      }
      notes.append(note)
      return
    }
    notes += FactNotes(facts: self).deprecation(of: subject, entry)
  }

  /// The minimum weight at which the words for a direction are more than a hint.
  private static let rival = 6
}
