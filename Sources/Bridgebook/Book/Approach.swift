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

/// The extent to which native SwiftUI APIs cover the common use of a class.
package enum NativeCoverage: String, CaseIterable, Sendable {
  case full, partial, none
}

/// The way in which a controller is shown: in the SwiftUI layout, or presented over it.
package enum Presentation: String, CaseIterable, Sendable {
  case embed, present
}
