/// The subject area by which tasks are grouped; raw values are the `area:` of their files.
package enum TaskArea: String, CaseIterable, Sendable {
  case text, keyboard, lists, navigation, presentation, hosting, controllers, media, maps, web
  case documents
  case dragAndDrop = "drag-and-drop"
  case gestures, appearance
  case macWindows = "mac-windows"
  case macMenus = "mac-menus"
  case services
  case otherPlatforms = "other-platforms"

  /// The area's name for display.
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

/// The facts of a task: the APIs that accomplish it, and the bridge to build if SwiftUI has none.
package struct TaskFacts: Equatable, Sendable {
  package var area: TaskArea
  /// Whether the task is among the most frequent questions of its area.
  package var isAskedOften = false
  /// The extent to which the newest releases of SwiftUI cover the task.
  package var coverage: NativeCoverage
  /// The SwiftUI APIs that accomplish it, best first.
  package var natives: [NativeAPI]
  /// What to build or to call if SwiftUI does not suffice, as a phrase without a period; nil if
  /// SwiftUI always suffices.
  ///
  /// It is the verdict of an answer that names no class.
  package var bridge: String?
  /// The id of the pattern that shows the bridge.
  package var pattern: String?
  /// The id of the class to bridge.
  package var component: String?
  /// The gotchas to watch for, most important first.
  package var gotchas: [String]

  package init(area: TaskArea, coverage: NativeCoverage) {
    self.area = area
    self.coverage = coverage
    natives = []
    gotchas = []
  }

  /// The ids of the linked entries without duplicates: pattern, class, gotchas.
  package var links: [String] {
    var seen: Set<String> = []
    return ([pattern, component].compactMap { $0 } + gotchas).filter { seen.insert($0).inserted }
  }

  /// Returns the best native API in a platform release, or in any release if none is given.
  package func native(on platform: Platform, at target: Version?) -> NativeAPI? {
    natives.first { native in
      guard let target else { return native.since.row(for: platform) != nil }
      return native.since.contains(platform, target)
    }
  }
}

/// A task that a question describes.
package struct DescribedTask: Equatable, Sendable {
  package let id: String
  package let title: String
  /// The title or phrasing whose words the question contains; empty if the question only resembles
  /// the task.
  package let phrasing: String
  /// The bridges that accomplish the task, in no particular order.
  package let approaches: [Approach]
  /// The APIs, bridge, pattern, and gotchas of the task.
  package let facts: TaskFacts
  /// Other classes that the task names, such as those of the other toolkit.
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

  /// Whether the question only resembles the task; such a task can select a SwiftUI API but never a
  /// bridge.
  package var isGuessed: Bool { phrasing.isEmpty }
}
