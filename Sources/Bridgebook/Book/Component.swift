/// The role of a class in a bridge, which is also its choice of the tree's fact `thing`.
package enum ComponentRole: String, CaseIterable, Sendable {
  case view, controller, recognizer, layer, interaction
  case watchObject = "watch-object"
  /// A class that only receives content, such as a popover or a cell.
  case slot
  case window
  /// A system panel that is run from an action.
  case panel
  /// An object without a view, owned by a model or a coordinator.
  case service
  /// A part of another platform object, assigned to one of its properties.
  case part
  /// One of SwiftUI's own hosting classes.
  case host
  /// A platform API without a class to bridge, because SwiftUI has an equivalent.
  case feature
}

/// A SwiftUI API that replaces a class partly or fully.
package struct NativeAPI: Equatable, Sendable {
  /// The kind of API.
  package enum Form: String, CaseIterable, Sendable {
    case view, scene, modifier
    /// Any other type: a style, a property wrapper, or a value of the environment.
    case type

    /// Returns the form that a name implies; the name of a modifier begins with a period.
    package static func implied(by name: String) -> Form {
      name.hasPrefix(".") ? .modifier : .type
    }
  }

  package let name: String
  package let form: Form
  package var since: Availability
  /// The releases from which a newer API replaces this one; empty if none does.
  package var until: Availability
  /// Whether Apple discourages the API without a compiler warning.
  package var isSoftDeprecated: Bool
  package let source: String

  package init(
    name: String, form: Form, since: Availability, until: Availability = Availability(),
    isSoftDeprecated: Bool = false, source: String
  ) {
    self.name = name
    self.form = form
    self.since = since
    self.until = until
    self.isSoftDeprecated = isSoftDeprecated
    self.source = source
  }

  /// Returns whether the API exists in a platform release and no newer API has replaced it there.
  package func isCurrent(_ platform: Platform, _ target: Version) -> Bool {
    since.contains(platform, target)
      && !(until.row(for: platform) != nil && until.contains(platform, target))
  }
}

/// A feature that the native API of a class lacks.
package struct Lack: Equatable, Sendable {
  /// A release of a platform.
  package struct Release: Equatable, Sendable, CustomStringConvertible {
    package let platform: Platform
    package let version: Version

    package init(platform: Platform, version: Version) {
      self.platform = platform
      self.version = version
    }

    package var description: String { "\(platform.title) \(version)" }
  }

  /// The missing feature, as Markdown without source marks.
  package let text: String
  /// The document that states the lack, or whose listing of the API does not contain the feature.
  package let source: String
  /// The release at which the API was last checked.
  package let checked: Release
  /// The platforms that lack the feature, each with the release that added it, if any; empty if
  /// every platform still lacks it.
  package var ends: Availability

  package init(
    text: String, source: String, checked: Release, ends: Availability = Availability()
  ) {
    self.text = text
    self.source = source
    self.checked = checked
    self.ends = ends
  }

  /// Returns whether the feature is missing in a platform release.
  package func isOpen(_ platform: Platform, _ target: Version) -> Bool {
    guard !ends.rows.isEmpty else { return true }
    guard let row = ends.row(for: platform) else { return false }
    return row.since.map { target < $0 } ?? true
  }
}

/// The superclasses of a class in one toolkit.
package struct Ancestry: Equatable, Sendable {
  package let toolkit: String
  /// The names of the superclasses, nearest first.
  package var chain: [String]

  package init(toolkit: String, chain: [String]) {
    self.toolkit = toolkit
    self.chain = chain
  }
}

/// A class that can be bridged, with the facts that a recommendation needs.
package struct ComponentFacts: Equatable, Sendable {
  package var kind: ComponentKind
  package var role: ComponentRole
  package var framework: String
  /// The superclasses in each toolkit that has the class.
  package var inherits: [Ancestry]
  package var deprecated: Availability
  package var isSoftDeprecated: Bool
  package var presentation: Presentation?
  /// The property through which a slot or window receives SwiftUI content.
  package var place: String?
  /// The class that replaces this one at targets before its release.
  package var earlier: String?
  package var coverage: NativeCoverage
  package var natives: [NativeAPI]
  package var lacks: [Lack]
  package var lacksTerms: [String]
  /// The items that an app must declare before the class works.
  package var setup: [SetupItem]
  package var delegate: String?
  package var sample: SampleFragments

  package init(kind: ComponentKind, role: ComponentRole, framework: String) {
    self.kind = kind
    self.role = role
    self.framework = framework
    inherits = []
    deprecated = Availability()
    isSoftDeprecated = false
    coverage = .none
    natives = []
    lacks = []
    lacksTerms = []
    setup = []
    sample = SampleFragments()
  }

  /// Returns whether the class has a delegate in a toolkit; a `delegate` that begins with the name
  /// of a toolkit, as in `UIKit CNContactViewControllerDelegate`, applies only to that toolkit.
  package func hasDelegate(in toolkit: Toolkit) -> Bool {
    guard let first = delegate?.split(separator: " ").first else { return false }
    let named = Toolkit.allCases.first { $0.title == first }
    return named == nil || named == toolkit
  }

  /// Returns the features that the native APIs lack in a platform release.
  package func lacks(on platform: Platform, at target: Version) -> [Lack] {
    lacks.filter { $0.isOpen(platform, target) }
  }

  /// Returns the items that an app on a platform with this deployment target must declare.
  package func setup(on platform: Platform, at target: Version) -> [SetupItem] {
    setup.filter { $0.isNeeded(platform, target) }
  }

  /// The sources cited by the rows under each heading, in the order of the headings.
  package var rowSources: [(heading: String, sources: [String])] {
    [
      ("Native", natives.map(\.source)), ("Lacks", lacks.map(\.source)),
      ("Setup", setup.map(\.source)),
    ]
  }

  /// The role of the class that declares the property or method of a feature: a view or a
  /// controller, or nil if it is neither.
  ///
  /// A property that belongs to a window counts as a view's, because the window is reached through
  /// a view.
  package var owner: ComponentRole? {
    for chain in inherits.map(\.chain) {
      if chain.contains(where: ComponentFacts.ofControllers.contains) { return .controller }
      if chain.contains(where: ComponentFacts.ofViews.contains) { return .view }
      if chain.first == "UIResponder" { return .view }
    }
    return nil
  }

  private static let ofControllers: Set = [
    "UIViewController", "NSViewController", "UINavigationItem", "UIBarItem",
  ]
  private static let ofViews: Set = ["UIView", "NSView", "NSWindow"]
}

/// The parts of a code sample that are specific to a class; a template for its role supplies the
/// rest.
package struct SampleFragments: Equatable, Sendable {
  /// A place in the template where code is inserted.
  package enum Slot: String, CaseIterable, Sendable {
    case properties, make, update, handle, coordinator, dismantle
    /// Code that presents and dismisses the class, if the code for all classes does not apply.
    case present, dismiss
  }

  /// A setting of the template.
  package enum Key: String, CaseIterable, Sendable {
    case imports = "import"
    case conforms
    case usage
    /// The type that the representable creates if it is not the class itself: a text view is
    /// created inside its scroll view.
    case type
    /// The releases that the whole sample needs, as in `CodeCondition` without the word `Needs`:
    /// `iOS 16, tvOS 16; not watchOS`, or only `not tvOS`.
    case needs
  }

  /// Code or a setting for one toolkit, or for all toolkits.
  package struct Fragment: Equatable, Sendable {
    package let name: String
    package let toolkit: Toolkit?
    package let text: String

    package init(name: String, toolkit: Toolkit?, text: String) {
      self.name = name
      self.toolkit = toolkit
      self.text = text
    }
  }

  package var fragments: [Fragment] = []

  package init() {}

  /// Returns the code for a slot at a release, preferring a fragment for the toolkit to one for all
  /// toolkits.
  package func code(_ slot: Slot, at place: CodePlace) -> String? {
    let named = fragments.filter { $0.name == slot.rawValue }
    for toolkit in [place.platform.toolkit, nil] {
      let fitting = named.lazy.filter { $0.toolkit == toolkit }
        .compactMap { CodeCondition.code($0.text, at: place) }
      if let code = fitting.first { return code }
    }
    return nil
  }

  /// Returns the condition of the whole sample on a platform.
  package func need(on platform: Platform) -> CodeCondition? {
    text(.needs, for: platform.toolkit).flatMap { text in
      text.hasPrefix("not ")
        ? CodeCondition("N" + text.dropFirst()) : CodeCondition("Needs " + text)
    }
  }

  /// Returns whether the sample compiles at a release: its condition holds, and every slot with
  /// code has code for that release.
  package func exists(at place: CodePlace) -> Bool {
    guard need(on: place.platform)?.holds(at: place) ?? true else { return false }
    let toolkit = place.platform.toolkit
    return Slot.allCases.allSatisfy { slot in
      let isFilled = fragments.contains {
        $0.name == slot.rawValue && ($0.toolkit ?? toolkit) == toolkit
      }
      return !isFilled || code(slot, at: place) != nil
    }
  }

  /// Returns a setting's comma-separated values: those for all toolkits and those for the given
  /// toolkit.
  package func values(_ key: Key, for toolkit: Toolkit) -> [String] {
    fragments.filter { $0.name == key.rawValue && ($0.toolkit ?? toolkit) == toolkit }
      .flatMap { fragment in
        fragment.text.split(separator: ",").map { String($0.drop { $0 == " " }) }
      }
  }

  /// Returns a setting's text as written.
  package func text(_ key: Key, for toolkit: Toolkit) -> String? {
    text(key.rawValue, for: toolkit)
  }

  private func text(_ name: String, for toolkit: Toolkit) -> String? {
    let named = fragments.filter { $0.name == name }
    return (named.first { $0.toolkit == toolkit } ?? named.first { $0.toolkit == nil })?.text
  }
}
