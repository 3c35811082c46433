/// Applies the described task to a question that names no class.
///
/// A named class takes precedence unless it cannot be bridged by itself, as with a part of another
/// object; then the subject is the object it belongs to.
struct TaskEvidence {
  private let task: DescribedTask
  private let taskClass: TaskClass
  private let component: (String) -> Entry?

  /// - Parameters:
  ///   - platform: The platform that the answer is about.
  ///   - target: The deployment target; nil for the newest release.
  ///   - component: Returns a class in the book by its exact name.
  init(
    _ task: DescribedTask, on platform: Platform, at target: Version?,
    component: @escaping (String) -> Entry?
  ) {
    self.task = task
    taskClass = TaskClass(of: task, on: platform, at: target, component: component)
    self.component = component
  }

  /// Returns the reading, completed with the facts that the task implies.
  func added(to reading: QuestionReading) -> QuestionReading {
    if case .unknown(let name, let role, nil) = reading.subject,
      reading.library(with: name) != nil, taskClass.isOfLibraries(with: role)
    {
      // The library's class is the one that the task leaves open.
      var reading = reading
      reading.task = task
      return reading
    }
    guard let approach = approach(for: reading), applies(to: reading) else { return reading }
    var reading = reading
    reading.task = task
    reading.choices["direction"] = TaskEvidence.direction(of: approach)
    let bridged = taskClass.bridged
    switch approach {
    case .view, .controller, .gesture:
      let thing: ComponentRole =
        approach == .view ? .view : approach == .controller ? .controller : .recognizer
      if let bridged, isSubject(bridged.role, besides: thing) {
        reading.subject = .component(bridged.name)
      } else {
        reading.subject = nil
        reading.choices["thing"] = thing.rawValue
      }
    case .native where bridged.map { [.host, .window].contains($0.role) } ?? false:
      // SwiftUI's own API replaces the hosting rather than the class that hosts.
      reading.subject = nil
      reading.choices["thing"] = ComponentRole.feature.rawValue
    case .native
    where isEnough && reading.sides?.isSwiftUIAlone == true
      && reading.requirements.isEmpty:
      // A question that mentions only SwiftUI needs no bridge. Requirements that SwiftUI's API may
      // not meet were checked earlier.
      reading.subject = nil
      reading.choices["thing"] = ComponentRole.feature.rawValue
    case .native, .none:
      // A task without a bridge is only about an object that does the work itself.
      let doesWork = bridged.map { [.part, .service].contains($0.role) } ?? false
      reading.subject =
        doesWork || !task.approaches.contains(.none)
        ? bridged.map { .component($0.name) } : nil
      // Without a class, the task is a feature of SwiftUI or the work of a model object.
      let thing: ComponentRole = approach == .native ? .feature : .service
      if reading.subject == nil {
        reading.choices["thing"] = thing.rawValue
      } else if doesWork {
        // Words for something on the screen, such as "web page", do not describe this object.
        reading.choices["thing"] = nil
      }
    case .hosting:
      if let bridged, bridged.role == .feature, taskClass.hasNative {
        reading.subject = .component(bridged.name)
        reading.choices["direction"] = "into-swiftui"
      } else if taskClass.hasNative, isEnough || task.approaches.contains(.native),
        isWithinSwiftUI(reading)
      {
        reading.subject = nil
        reading.choices["thing"] = ComponentRole.feature.rawValue
        reading.choices["direction"] = "into-swiftui"
      } else {
        reading.subject = nil
      }
    case .environment, .sharedState: reading.subject = nil
    }
    reading.isNamed = false
    reading.contradictions.removeAll { $0.fact == "direction" || $0.fact == "thing" }
    return reading
  }

  /// Returns the approach: the bridge of the task, or SwiftUI's own API if the target has it and
  /// nothing in the question is a reason for the bridge.
  ///
  /// A task that can be accomplished from either side is accomplished from the side that the
  /// question is about.
  private func approach(for reading: QuestionReading) -> Approach? {
    let isHosted = reading.choices["direction"] == "into-platform"
    let bridges = task.approaches.filter { $0 != .native }
    let bridge = bridges.first { ($0 == .hosting) == isHosted } ?? bridges.first
    guard task.approaches.contains(.native), let bridge else {
      return bridge ?? task.approaches.first
    }
    let isStatedHost =
      isHosted && reading.weight(of: "into-platform", for: "direction") >= TaskEvidence.stated
    let isUnneeded =
      switch bridge {
      // It is no bridge, but what to use without SwiftUI's API.
      case .none: true
      case .hosting: !isStatedHost
      // A question that names neither side gives no reason to bridge what SwiftUI does.
      default: reading.sides?.isBare == true
      }
    return taskClass.hasNative && (task.isGuessed || isUnneeded) ? .native : bridge
  }

  /// Returns whether nothing in a question indicates that SwiftUI content goes into UIKit or
  /// AppKit: it names only SwiftUI, or clearly embeds a class in SwiftUI.
  private func isWithinSwiftUI(_ reading: QuestionReading) -> Bool {
    guard let sides = reading.sides, sides.swiftUI > 0,
      reading.weight(of: "into-platform", for: "direction") < TaskEvidence.stated
    else { return false }
    return !sides.namesPlatform
      || reading.weight(of: "into-swiftui", for: "direction") >= TaskEvidence.clear
  }

  /// Whether SwiftUI's own API does all of the task.
  private var isEnough: Bool { task.facts.coverage == .full }

  private func isSubject(_ role: ComponentRole, besides thing: ComponentRole) -> Bool {
    if role == .feature { return taskClass.hasNative }
    // Where the class is a panel, as on the Mac, nothing is bridged, whatever other platforms do.
    return role == thing || role == .panel || TaskClass.isShown(role)
      || taskClass.isLacking && [.controller, .recognizer].contains(role)
  }

  /// Returns whether the words clearly ask for a bridge other than that of the task.
  private func contradicts(_ reading: QuestionReading) -> Bool {
    let direction = reading.choices["direction"]
    let isInto =
      direction == "into-swiftui" || direction == nil && !task.approaches.contains(.hosting)
    guard isInto, let thing = reading.choices["thing"],
      reading.weight(of: thing, for: "thing") >= TaskEvidence.clearThing
    else { return false }
    switch thing {
    case "view":
      return !task.approaches.contains { [.view, .gesture].contains($0) }
        && !isNative(insteadOf: TaskClass.isShown)
    case "controller":
      return !task.approaches.contains(.controller) && !isNative { $0 == .controller }
    default: return false
    }
  }

  /// Returns whether SwiftUI's own API replaces an object with a role, so that words for such an
  /// object can mean that API.
  private func isNative(insteadOf isMeant: (ComponentRole) -> Bool) -> Bool {
    task.approaches.contains(.native) && taskClass.bridged.map { isMeant($0.role) } ?? true
  }

  /// The minimum weight of clear evidence, above that of a phrase of two words.
  private static let clearThing = 5

  private static func direction(of approach: Approach) -> String {
    switch approach {
    case .view, .controller, .gesture, .native, .none: "into-swiftui"
    case .hosting: "into-platform"
    case .environment: "pass-environment"
    case .sharedState: "share-state"
    }
  }

  private func applies(to reading: QuestionReading) -> Bool {
    // A question that also names UIKit does not ask for SwiftUI's own API.
    if approach(for: reading) == .native, reading.sides?.isAcross == true, reading.namesToolkit {
      return false
    }
    let isInto = task.approaches.contains { [.view, .controller, .gesture].contains($0) }
    switch reading.subject {
    case .component(let name) where reading.isNamed:
      guard let entry = component(name), case .component(let facts) = entry.details else {
        return false
      }
      // Passing state or an environment into a hosting class is a separate task.
      if facts.role == .host {
        guard task.approaches == [.environment] || task.approaches == [.sharedState] else {
          return false
        }
        break
      }
      // SwiftUI content for a named window is hosted, regardless of its purpose.
      if facts.role == .window, reading.choices["direction"] == "into-platform",
        reading.weight(of: "into-swiftui", for: "direction") < TaskEvidence.clear,
        !task.approaches.contains(.hosting)
      {
        return false
      }
      let isOwned = [.service, .part, .window].contains(facts.role)
      return isOwned && (isInto || task.approaches.contains(.hosting))
    // What the question wants done is stronger evidence than the library that it names.
    case .unknown(let name, _, nil)
    where reading.library(with: name) != nil
      && !reading.stems.contains(WordForms.stem(name.lowercased())):
      if task.isGuessed { return false }
    case .unknown(let name, let role, nil):
      // The described task is stronger evidence than the name of the user's own view, unless that
      // view is what is to be shown.
      guard role == .view, !PlatformName.isOne(name),
        !UsedView.isInSwiftUI(name, reading.stems)
      else { return false }
    case .unknown, .unclear: return false
    case .component(let name):
      // Words that are only the everyday name of a class, such as "text field", mean the class. If
      // the class is neither shown nor run by itself, a task with the same words says what to do.
      let isTask =
        !taskClass.isUsedItself(name)
        && ContextWords.areAllMissing(of: task.phrasing, in: reading.stems)
      // Words such as `keyDown` mean a base class only because they name its methods.
      let isBaseClass = PlatformName.bases.contains(name)
      let isElsewhere = reading.sides?.isElsewhere ?? false
      if !isTask, !isBaseClass, !isElsewhere, reading.isAll(of: name) { return false }
      if !isBaseClass, taskClass.isUsedItself(name), isDecisive(name, in: reading) { return false }
    case nil: break
    }
    if contradicts(reading) { return false }
    // A direction that the words state clearly is kept.
    guard let direction = reading.choices["direction"] else { return true }
    let isStated =
      direction == "into-platform" || direction == "into-swiftui" && task.approaches == [.hosting]
    let clear = isStated ? TaskEvidence.stated : TaskEvidence.clear
    if reading.weight(of: direction, for: "direction") < clear { return true }
    switch direction {
    // Without a thing, "in a SwiftUI app" only says where the task is done.
    case "into-swiftui":
      let needsNoBridge = task.approaches.contains { [.native, .none].contains($0) }
      return isInto || needsNoBridge && reading.choices["thing"] == nil
    case "into-platform":
      return task.approaches.contains(.hosting)
        || !isInto && !isNative && task.approaches != [.none]
    case "pass-environment": return task.approaches.contains(.environment)
    case "share-state": return task.approaches.contains(.sharedState)
    default: return !isInto
    }
  }

  /// Returns whether a phrase of the highest weight means a class other than the task's, which
  /// only shares words with the question.
  private func isDecisive(_ name: String, in reading: QuestionReading) -> Bool {
    name != task.facts.component
      && reading.evidence.contains { item in
        item.fact == "component" && item.choice == name && item.weight >= TaskEvidence.decisive
      }
  }

  /// Whether SwiftUI's own API is the only approach.
  private var isNative: Bool { task.approaches == [.native] }

  /// The minimum weight at which a direction counts as clear, above that of two weak hints.
  private static let clear = 6
  /// The highest weight of a phrase, with which it decides against a task; see the manual.
  private static let decisive = 9
  /// The minimum weight at which a stated direction overrides the task's opposite one.
  private static let stated = 4
}
