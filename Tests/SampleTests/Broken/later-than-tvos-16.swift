// refused for tvos 16.0: is only available in tvOS 17.0 or newer
// accepted for tvos 17.0
// accepted for visionos 1.0
import SwiftUI
import UIKit

final class EmptyController: UIViewController {
  func showNothing() {
    contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
  }
}
