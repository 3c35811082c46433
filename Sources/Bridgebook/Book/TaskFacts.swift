/// A part of the field that tasks are grouped by; raw values are the `area:` of their files.
package enum TaskArea: String, CaseIterable, Sendable {
  case text, keyboard, lists, navigation, presentation, hosting, controllers, media, maps, web
  case documents
  case dragAndDrop = "drag-and-drop"
  case gestures, appearance
  case macWindows = "mac-windows"
  case macMenus = "mac-menus"
  case services
  case otherPlatforms = "other-platforms"

  /// The area for people.
  package var title: String {
    switch self {
    case .text: "Text"
    case .keyboard: "Keyboard and focus"
    case .lists: "Lists and scrolling"
    case .navigation: "Navigation and tabs"
    case .presentation: "Sheets, popovers, alerts"
    case .hosting: "SwiftUI inside UIKit and AppKit"
    case .controllers: "Controllers and the window"
    case .media: "Camera, photos, video, sound"
    case .maps: "Maps and location"
    case .web: "Web pages"
    case .documents: "Documents, printing, sharing"
    case .dragAndDrop: "Drag and drop, pasteboard"
    case .gestures: "Gestures and the pointer"
    case .appearance: "Appearance and drawing"
    case .macWindows: "Windows on the Mac"
    case .macMenus: "Menus, toolbars, panels on the Mac"
    case .services: "System services"
    case .otherPlatforms: "tvOS, visionOS, watchOS"
    }
  }
}

/// What a task says beside its sections: what does it, and what it takes where SwiftUI does not.
package struct TaskFacts: Equatable, Sendable {
  package var area: TaskArea
  /// Whether it is among the most frequent questions of its area.
  package var isAskedOften = false
  /// How much of the task SwiftUI does itself at the newest releases.
  package var coverage: NativeCoverage
  /// The SwiftUI APIs that do it, the best fit first.
  package var natives: [NativeAPI]
  /// What is bridged, and how, where SwiftUI does not do it; nil where nothing is.
  package var bridge: String?
  /// The pattern that shows the bridge.
  package var pattern: String?
  /// The class that is bridged.
  package var component: String?
  /// What to watch for, the most important first.
  package var gotchas: [String]

  package init(area: TaskArea, coverage: NativeCoverage) {
    self.area = area
    self.coverage = coverage
    natives = []
    gotchas = []
  }

  /// The entries it names, each once: pattern, class, gotchas.
  package var links: [String] {
    var seen: Set<String> = []
    return ([pattern, component].compactMap { $0 } + gotchas).filter { seen.insert($0).inserted }
  }

  /// The best native API of a platform at a release; without a release, at any.
  package func native(on platform: Platform, at target: Version?) -> NativeAPI? {
    natives.first { native in
      guard let target else { return native.since.row(for: platform) != nil }
      return native.since.contains(platform, target)
    }
  }
}

/// A task that a question asks for in so many words.
package struct DescribedTask: Equatable, Sendable {
  package let id: String
  package let title: String
  /// The title or phrasing whose words the question holds.
  package let phrasing: String
  /// What does it, in no order.
  package let approaches: [Approach]
  /// What SwiftUI offers for it, and which class is bridged otherwise.
  package let facts: TaskFacts
  /// Other classes that it names, such as those of the other toolkit.
  package let classes: [String]

  package init(
    id: String, title: String, phrasing: String, approaches: [Approach], facts: TaskFacts,
    classes: [String] = []
  ) {
    self.classes = classes
    self.id = id
    self.title = title
    self.phrasing = phrasing
    self.approaches = approaches
    self.facts = facts
  }
}
