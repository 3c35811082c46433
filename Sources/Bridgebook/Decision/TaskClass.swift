/// The class that a task is about, as it exists on a platform.
struct TaskClass {
  private let task: DescribedTask
  private let platform: Platform
  private let target: Version?
  private let component: (String) -> Entry?

  /// - Parameters:
  ///   - platform: The platform that the answer is about.
  ///   - target: The deployment target; nil for the newest release.
  ///   - component: Returns a class in the book by its exact name.
  init(
    of task: DescribedTask, on platform: Platform, at target: Version?,
    component: @escaping (String) -> Entry?
  ) {
    self.task = task
    self.platform = platform
    self.target = target
    self.component = component
  }

  /// The class to bridge, with its role in the decision tree.
  ///
  /// It is the first of the task's classes that exists on the platform at the target, otherwise the
  /// first that exists in any release of the platform. If the platform lacks the task's own class,
  /// that is a class that the bridge's sentence mentions, such as the panel of the Mac.
  var bridged: (name: String, role: ComponentRole)? {
    guard let own = task.facts.component else { return nil }
    var names = [own] + PlatformName.counterparts(of: own) + task.classes
    if isLacking {
      // A base class only says what to write a subclass of.
      names += task.classNames.filter { !PlatformName.bases.contains($0) }
    }
    var later: (name: String, role: ComponentRole)?
    for name in names {
      guard let entry = component(name), case .component(let facts) = entry.details,
        let row = entry.platforms.row(for: platform)
      else { continue }
      guard let target, let since = row.since, target < since else { return (name, facts.role) }
      if later == nil { later = (name, facts.role) }
    }
    return later
  }

  /// Whether the platform lacks the task's own class, so that it may use another one with a
  /// different role.
  var isLacking: Bool {
    task.facts.component.flatMap(component)?.platforms.row(for: platform) == nil
  }

  /// Whether SwiftUI's own API does the task at the target.
  var hasNative: Bool { task.facts.native(on: platform, at: target) != nil }

  /// Returns whether the task is about classes of libraries, of which the book knows only the base
  /// class.
  func isOfLibraries(with role: ComponentRole) -> Bool {
    task.facts.component.map(PlatformName.bases.contains) ?? false
      && task.approaches.contains(role == .view ? .view : .controller)
  }

  /// Returns whether a class is a view, something shown in one, or a panel.
  func isUsedItself(_ name: String) -> Bool {
    guard case .component(let facts) = component(name)?.details else { return false }
    return TaskClass.isShown(facts.role) || facts.role == .panel
  }

  /// Returns whether objects of a role, such as layers, interactions and WatchKit objects, are
  /// shown through a view.
  static func isShown(_ role: ComponentRole) -> Bool {
    [.view, .layer, .interaction, .watchObject].contains(role)
  }
}
