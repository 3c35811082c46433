/// The bridge for a property or method of a platform object that has no SwiftUI API at the target.
///
/// Either the object is wrapped, or the hosting controller is used instead.
struct FeatureBridge {
  private let name: String
  private let title: String
  private let facts: ComponentFacts

  /// Creates the bridge for a feature; returns nil for any other entry.
  init?(_ entry: Entry, name: String, facts: ComponentFacts) {
    guard facts.role == .feature else { return nil }
    self.name = name
    title = entry.title
    self.facts = facts
  }

  /// Adds the place where the member is set, called or overridden, because a member cannot be
  /// wrapped.
  func apply(to answer: inout Recommendation) {
    guard let approach = answer.approach, [.view, .controller].contains(approach),
      let technique = answer.technique
    else { return }
    let owner = self.owner(in: answer.platform.toolkit)
    guard let place = owner.flatMap({ FeatureBridge.places[$0] }) else {
      let article = technique.hasPrefix("NS") ? "an" : "a"
      answer.summary =
        "\(use(of: owner ?? "view")) that you wrap in \(article) \(technique)."
      return
    }
    answer.summary = "\(verb) \(name) \(isOverridden ? FeatureBridge.subclass : place.words)."
    guard place.isHosting, let owner else { return }
    // The steps after the direction lead to a representable.
    answer.path = Array(answer.path.prefix(1))
    answer.path.append(
      Recommendation.Step(
        question: "Which class declares \(name)?", answer: owner, because: FeatureBridge.because))
    answer.approach = .hosting
    answer.technique = FeatureBridge.hostingClass
    answer.pattern = isOverridden ? FeatureBridge.overridePattern : FeatureBridge.hostingPattern
    answer.presentation = nil
    answer.alternatives = []
    answer.gotchas = isOverridden ? FeatureBridge.overrideGotchas : FeatureBridge.hostingGotchas
  }

  /// Returns the class that declares the member in a toolkit, or nil if another toolkit alone has
  /// it.
  private func owner(in toolkit: Toolkit) -> String? {
    facts.inherits.first { $0.toolkit == toolkit.title }?.chain.first
  }

  private func use(of owner: String) -> String {
    isDelegateMethod
      ? "\(verb) \(name) in the delegate of the \(owner)" : "\(verb) \(name) on the \(owner)"
  }

  private var verb: String {
    if isDelegateMethod { return "Implement" }
    if isOverridden { return "Override" }
    return title.hasPrefix(name + "(") ? "Call" : "Set"
  }

  /// Whether the name is a later part of a selector, as in `tableView(_:editActionsForRowAt:)`.
  private var isDelegateMethod: Bool { title.contains(":" + name) }

  /// Whether UIKit reads the value from the controller and it cannot be set, as with
  /// `prefersStatusBarHidden`.
  private var isOverridden: Bool { name.hasPrefix("prefer") }

  /// The place at which an object that cannot be wrapped is reached.
  private struct Place {
    let words: String
    /// Whether it is reached from UIKit code that creates a hosting controller.
    let isHosting: Bool
  }

  private static let places: [String: Place] = [
    "UIViewController": Place(
      words: "on the hosting controller before UIKit code pushes or presents it", isHosting: true),
    "UITabBarItem": Place(
      words: "on the tab bar item of the hosting controller in a UITabBarController",
      isHosting: true),
    "UINavigationItem": Place(
      words: "on the navigation item of the hosting controller, the parent of a wrapped controller",
      isHosting: false),
    "NSWindow": Place(
      words: "on the window of a wrapped NSView, when it has one", isHosting: false),
    "UIResponder": Place(
      words: "on the text field or text view that you wrap in a UIViewRepresentable",
      isHosting: false),
  ]

  private static let subclass = "in a subclass of UIHostingController that UIKit code shows"
  private static let because =
    "UIKit reads it from the controller of the screen, which for SwiftUI is a hosting controller."
  private static let hostingClass = "UIHostingController"
  private static let hostingPattern = "host-screen-uikit"
  private static let hostingGotchas = ["environment-not-crossing", "dismiss-hosted-view"]
  private static let overridePattern = "forward-controller-preferences"
  private static let overrideGotchas = ["controller-preferences-not-forwarded"]
}
