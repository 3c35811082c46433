/// The bridge that a recommendation names.
package enum Approach: String, CaseIterable, Sendable {
  case view, controller, gesture, hosting, environment
  case sharedState = "shared-state"
  case native, none
}

/// The kind of a class, as a recommendation reports it.
package enum ComponentKind: String, CaseIterable, Sendable {
  case view, controller, gesture, window, layer
  case notAView = "not-a-view"
}

/// How much of a class's common use the native SwiftUI APIs cover.
package enum NativeCoverage: String, CaseIterable, Sendable {
  case full, partial, none
}

/// Whether a controller becomes part of the SwiftUI layout or is presented over it.
package enum Presentation: String, CaseIterable, Sendable {
  case embed, present
}
