// refused for macos 13.0: is only available in macOS 14.0 or newer
// refused for watchos 9.0: is only available in watchOS 10.0 or newer
// accepted for macos 14.0
import SwiftUI

@MainActor @Observable
final class Model {
  var count = 0
}
