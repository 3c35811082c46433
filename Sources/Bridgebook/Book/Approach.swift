/// The bridge a recommendation names.
package enum Approach: String, CaseIterable, Sendable {
  case view, controller, gesture, hosting, environment
  case sharedState = "shared-state"
  case native, none
}

/// What kind of thing a class is, as the recommendation reports it.
package enum ComponentKind: String, CaseIterable, Sendable {
  case view, controller, gesture, window, layer
  case notAView = "not-a-view"
}

/// How much of a class's common use a native SwiftUI API covers.
package enum NativeCoverage: String, CaseIterable, Sendable {
  case full, partial, none
}

/// Whether a controller becomes part of the SwiftUI layout or is shown over it.
package enum Presentation: String, CaseIterable, Sendable {
  case embed, present
}
