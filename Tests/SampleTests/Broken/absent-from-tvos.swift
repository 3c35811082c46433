// refused for tvos 26.0: is unavailable in tvOS
// accepted for ios 13.0
// accepted for catalyst 14.0
import UIKit

func limit(_ recognizer: UIPanGestureRecognizer) {
  Task { @MainActor in recognizer.maximumNumberOfTouches = 2 }
}
