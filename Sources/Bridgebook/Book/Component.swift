/// What a class is to a bridge: the choice of the tree's fact `thing` that it settles.
package enum ComponentRole: String, CaseIterable, Sendable {
  case view, controller, recognizer, layer, interaction
  case watchObject = "watch-object"
  /// Only receives content, as a popover or a cell does.
  case slot
  case window
  /// A system panel that an action runs.
  case panel
  /// An object without a view, owned by a model or a coordinator.
  case service
  /// Belongs to another platform object and is assigned there.
  case part
  /// One of SwiftUI's own hosting classes.
  case host
  /// No class to bridge: SwiftUI has an API for what this platform API does.
  case feature
}

/// A SwiftUI API that replaces a class in part or in full.
package struct NativeAPI: Equatable, Sendable {
  /// What kind of API it is.
  package enum Form: String, CaseIterable, Sendable {
    case view, scene, modifier
    /// Any other type: a style, a property wrapper, a value of the environment.
    case type

    /// The form that a name tells: a modifier is written with a point in front.
    package static func implied(by name: String) -> Form {
      name.hasPrefix(".") ? .modifier : .type
    }
  }

  package let name: String
  package let form: Form
  package var since: Availability
  /// The releases at which a newer API of the class takes its place; no rows where none does.
  package var until: Availability
  package let source: String

  package init(
    name: String, form: Form, since: Availability, until: Availability = Availability(),
    source: String
  ) {
    self.name = name
    self.form = form
    self.since = since
    self.until = until
    self.source = source
  }

  /// Whether it exists at a release of a platform and no newer API has taken its place there.
  package func isCurrent(_ platform: Platform, _ target: Version) -> Bool {
    since.contains(platform, target)
      && !(until.row(for: platform) != nil && until.contains(platform, target))
  }
}

/// One thing that the native API of a class cannot do.
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

  /// What is missing, as Markdown without marks.
  package let text: String
  /// The document that says so or whose listing of the API does not have it.
  package let source: String
  /// The release whose API was looked at last.
  package let checked: Release

  package init(text: String, source: String, checked: Release) {
    self.text = text
    self.source = source
    self.checked = checked
  }
}

/// A class people bridge, and everything the recommendation needs to know of it.
package struct ComponentFacts: Equatable, Sendable {
  package var kind: ComponentKind
  package var role: ComponentRole
  package var framework: String
  /// Base classes by toolkit name, nearest first.
  package var inherits: [(toolkit: String, chain: [String])]
  package var deprecated: Availability
  package var isSoftDeprecated: Bool
  package var presentation: Presentation?
  /// Where a slot or window receives SwiftUI content.
  package var place: String?
  package var coverage: NativeCoverage
  package var natives: [NativeAPI]
  package var lacks: [Lack]
  package var lacksTerms: [String]
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
    sample = SampleFragments()
  }

  package static func == (left: ComponentFacts, right: ComponentFacts) -> Bool {
    left.kind == right.kind && left.role == right.role && left.framework == right.framework
      && left.inherits.map(\.toolkit) == right.inherits.map(\.toolkit)
      && left.inherits.map(\.chain) == right.inherits.map(\.chain)
      && left.deprecated == right.deprecated && left.isSoftDeprecated == right.isSoftDeprecated
      && left.presentation == right.presentation && left.place == right.place
      && left.coverage == right.coverage && left.natives == right.natives
      && left.lacks == right.lacks && left.lacksTerms == right.lacksTerms
      && left.delegate == right.delegate
      && left.sample == right.sample
  }
}

/// The parts of a code sample that only this class has; a template of its role supplies the rest.
package struct SampleFragments: Equatable, Sendable {
  /// A place of the template that takes code.
  package enum Slot: String, CaseIterable, Sendable {
    case properties, make, update, handle, coordinator, dismantle
  }

  /// A setting of the template.
  package enum Key: String, CaseIterable, Sendable {
    case imports = "import"
    case conforms
    case usage
    /// The type the representable makes, where it is not the class itself: a text view comes inside its scroll view.
    case type
    /// Where the whole sample compiles, as in `CodeCondition` without its first word.
    case needs
  }

  /// Code or a setting, for one toolkit or for all.
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

  /// The code for a slot at a place; a fragment of its toolkit wins over one for all.
  package func code(_ slot: Slot, at place: CodePlace) -> String? {
    let named = fragments.filter { $0.name == slot.rawValue }
    for toolkit in [place.platform.toolkit, nil] {
      let fitting = named.lazy.filter { $0.toolkit == toolkit }
        .compactMap { CodeCondition.code($0.text, at: place) }
      if let code = fitting.first { return code }
    }
    return nil
  }

  /// Whether the sample compiles at a place: its need is met, and each slot that has code has some for it.
  package func exists(at place: CodePlace) -> Bool {
    let toolkit = place.platform.toolkit
    if let need = text(.needs, for: toolkit).flatMap({ CodeCondition("Needs \($0)"[...]) }),
      !need.holds(at: place)
    {
      return false
    }
    return Slot.allCases.allSatisfy { slot in
      let isFilled = fragments.contains {
        $0.name == slot.rawValue && ($0.toolkit ?? toolkit) == toolkit
      }
      return !isFilled || code(slot, at: place) != nil
    }
  }

  /// A setting's comma-separated values: those for all, then those of the toolkit alone.
  package func values(_ key: Key, for toolkit: Toolkit) -> [String] {
    fragments.filter { $0.name == key.rawValue && ($0.toolkit ?? toolkit) == toolkit }
      .flatMap { fragment in
        fragment.text.split(separator: ",").map { String($0.drop { $0 == " " }) }
      }
  }

  /// A setting's text as written.
  package func text(_ key: Key, for toolkit: Toolkit) -> String? {
    text(key.rawValue, for: toolkit)
  }

  private func text(_ name: String, for toolkit: Toolkit) -> String? {
    let named = fragments.filter { $0.name == name }
    return (named.first { $0.toolkit == toolkit } ?? named.first { $0.toolkit == nil })?.text
  }
}
